import type { EventCard } from '@bulkhead/hull/cards/event-card.ts'
import {
  consume,
  failLifeSupport,
  guardEggs,
  hatchEgg,
  hatchLarvae,
  hunt,
  igniteAround,
  lurk,
  noiseAround,
  noiseInDucts,
  openAllDoors,
  rampage,
  regenerate,
  ruin,
  shortComputers,
  stirNest,
  wearOut,
} from '@bulkhead/hull/event-effects.ts'
import { larvaAttack } from '@bulkhead/hull/intruder-attack.ts'
import { addToBag } from '@bulkhead/hull/intruders.ts'
import { chooseObjectives } from '@bulkhead/hull/objectives.ts'
import { actionCards, inOrder, placeOf, seatOf } from '@bulkhead/hull/queries.ts'
import type { Rules } from '@bulkhead/kernel'
import { loseLowestPod } from '../pods.ts'
import { startSelfDestruct } from '../self-destruct.ts'
import type { Table } from '../table.ts'

/** The 20 Event cards. Who and what is concerned is decided when the effect begins (NEM-EVENT-16). */

const eggProtection: EventCard = {
  id: 'egg-protection',
  moves: ['breeder', 'queen'],
  exit: 2,
  after: 'discard',
  effect: guardEggs,
}

const hatching: EventCard = {
  id: 'hatching',
  moves: ['adult', 'breeder'],
  exit: 3,
  after: 'discard',
  *effect(t: Table) {
    const s = t.state
    if (s.eggs === 0) return
    const nest = placeOf(s, 'nest')
    const idle = inOrder(s).filter(
      (player) => player.room === nest && actionCards(player).length === 0,
    )
    if (inOrder(s).some((player) => player.room === nest)) t.reveal()
    hatchEgg(t)
    // The book calls this an Encounter: it makes everybody choose an Objective.
    for (const player of idle) {
      t.log('encounter', { seat: seatOf(s, player), place: nest }, 'NEM-ENC-02')
    }
    if (idle.length > 0 && !s.firstEncounter) {
      s.firstEncounter = true
      yield* chooseObjectives(t)
    }
    let suffered = false
    for (const player of idle) if (yield* larvaAttack(t, player, null)) suffered = true
    if (!suffered) addToBag(t, 'larva')
  },
}

const regeneration: EventCard = {
  id: 'regeneration',
  moves: ['breeder', 'queen'],
  exit: 1,
  after: 'discard',
  effect: regenerate,
}

const damage: EventCard = {
  id: 'damage',
  moves: ['creeper', 'adult'],
  exit: 2,
  after: 'discard',
  effect: rampage,
}

const lurking: EventCard = {
  id: 'lurking',
  moves: ['creeper', 'adult'],
  exit: 4,
  after: 'discard',
  effect: lurk,
}

const eclosionEvent: EventCard = {
  id: 'eclosion',
  moves: ['creeper', 'breeder', 'queen'],
  exit: 1,
  after: 'discard',
  effect: eclosion,
}

/** Everybody aboard, also those who wait in pods. */
export function* eclosion(t: Table): Rules {
  yield* hatchLarvae(t, inOrder(t.state))
}

const flammableSolution: EventCard = {
  id: 'flammable-solution',
  moves: ['breeder', 'queen'],
  exit: 4,
  after: 'discard',
  *effect(t) {
    igniteAround(t, placeOf(t.state, 'hibernatorium'))
  },
}

const hunt2: EventCard = {
  id: 'hunt-2',
  moves: ['creeper', 'breeder', 'queen'],
  exit: 2,
  after: 'discard',
  effect: hunt,
}

const hunt3: EventCard = {
  id: 'hunt-3',
  moves: ['breeder', 'queen'],
  exit: 3,
  after: 'discard',
  effect: hunt,
}

const consumingFire: EventCard = {
  id: 'consuming-fire',
  moves: ['creeper', 'breeder', 'queen'],
  exit: 4,
  after: 'discard',
  effect: consume,
}

const scentOfPrey: EventCard = {
  id: 'scent-of-prey',
  moves: ['creeper', 'adult'],
  exit: 3,
  after: 'discard',
  *effect(t) {
    noiseAround(
      t,
      inOrder(t.state).filter((player) => player.slime),
    )
  },
}

const malfunctionEvent: EventCard = {
  id: 'malfunction',
  moves: ['adult', 'breeder'],
  exit: 2,
  after: 'shuffle-back',
  effect: wearOut,
}

const noiseInCorridors: EventCard = {
  id: 'noise-in-corridors',
  moves: ['adult', 'breeder'],
  exit: 4,
  after: 'discard',
  *effect(t) {
    yield* noiseInDucts(t, [...t.state.technicalNoise.keys()])
  },
}

const nestNoise: EventCard = {
  id: 'nest-noise',
  moves: ['creeper', 'breeder', 'queen'],
  exit: 3,
  after: 'discard',
  effect: stirNest,
}

const openingHatches: EventCard = {
  id: 'opening-hatches',
  moves: ['adult', 'breeder'],
  exit: 1,
  after: 'discard',
  effect: openAllDoors,
}

const damagingFire: EventCard = {
  id: 'damaging-fire',
  moves: ['creeper', 'adult'],
  exit: 1,
  after: 'discard',
  effect: ruin,
}

const podEjection: EventCard = {
  id: 'pod-ejection',
  moves: ['adult', 'breeder', 'queen'],
  exit: 3,
  after: 'remove',
  *effect(t) {
    loseLowestPod(t)
  },
}

const shortCircuit: EventCard = {
  id: 'short-circuit',
  moves: ['adult', 'breeder', 'queen'],
  exit: 4,
  after: 'remove',
  effect: shortComputers,
}

const coolantLeak: EventCard = {
  id: 'coolant-leak',
  moves: ['adult', 'breeder', 'queen'],
  exit: 1,
  after: 'remove',
  *effect(t) {
    const s = t.state
    const generator = s.rooms.find((room) => room.tile === 'generator')
    if (generator?.malfunction) startSelfDestruct(t)
  },
}

const lifeSupportFailure: EventCard = {
  id: 'life-support-failure',
  moves: ['adult', 'breeder', 'queen'],
  exit: 2,
  after: 'remove',
  effect: failLifeSupport,
}

export const EVENT_CARDS: readonly EventCard[] = [
  eggProtection,
  hatching,
  regeneration,
  damage,
  lurking,
  eclosionEvent,
  flammableSolution,
  hunt2,
  hunt3,
  consumingFire,
  scentOfPrey,
  malfunctionEvent,
  noiseInCorridors,
  nestNoise,
  openingHatches,
  damagingFire,
  podEjection,
  shortCircuit,
  coolantLeak,
  lifeSupportFailure,
]
