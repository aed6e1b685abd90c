import type { EventCard } from '@bulkhead/hull/cards/event-card.ts'
import { infest } from '@bulkhead/hull/contamination.ts'
import { recover } from '@bulkhead/hull/damage.ts'
import {
  failLifeSupport,
  guardEggs,
  hatchEgg,
  hatchLarvae,
  hunt,
  huntWith,
  lurk,
  noiseAround,
  noiseInDucts,
  openAllDoors,
  rampage,
  regenerate,
  ruin,
  stirNest,
  wearOut,
} from '@bulkhead/hull/event-effects.ts'
import { eachDiscards, gainContamination } from '@bulkhead/hull/hand.ts'
import { addToBag } from '@bulkhead/hull/intruders.ts'
import { noiseRoll } from '@bulkhead/hull/noise.ts'
import { putNoise } from '@bulkhead/hull/noise-markers.ts'
import {
  actionCards,
  fights,
  hasNoise,
  inCombat,
  inOrder,
  inRoom,
  isAwake,
  placeOf,
  ship,
} from '@bulkhead/hull/queries.ts'
import type { Player, State } from '@bulkhead/hull/state.ts'
import type { Rules } from '@bulkhead/kernel'
import { EVENT_CARDS as FROM_NEMESIS } from '@bulkhead/nemesis/cards/event-cards.ts'
import { startAutodestruction } from '../autodestruction.ts'
import { loseNextCssToken } from '../css.ts'
import { darkened, isDark } from '../darkness.ts'
import { own } from '../own.ts'
import { dropPower, turnTime } from '../power.ts'
import type { Table } from '../table.ts'
import { alike } from './alike.ts'

/**
 * The 22 Night Stalker Event cards. Who and what is concerned is decided when a part of the effect begins
 * (LOCK-GEN-12); what is `dark` follows for those who are in the dark then (LOCK-EVENT-15).
 */

const [consumingFire, shortCircuit] = alike(FROM_NEMESIS, 'consuming-fire', 'short-circuit')

/** Everybody who stands in a room, in order. */
function crew(s: State): Player[] {
  return inOrder(s).filter(inRoom)
}

/** Those of them who still can roll for noise. */
function* allRoll(t: Table, players: readonly Player[]): Rules {
  for (const player of players) if (inRoom(player)) yield* noiseRoll(t, player)
}

// --- Intruders ---

const hidden: EventCard = {
  id: 'hidden',
  moves: ['creeper', 'adult'],
  exit: 4,
  after: 'discard',
  effect: lurk,
  *dark(t: Table) {
    const calm = (yield* darkened(t)).filter((player) => !inCombat(t.state, player))
    yield* allRoll(t, calm)
  },
}

const broodGuard: EventCard = {
  id: 'brood-guard',
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
  *effect(t) {
    const s = t.state
    const present = crew(s).filter((player) => player.room === placeOf(s, 'nest'))
    if (present.length > 0) t.reveal()
    const idle = present.filter((player) => actionCards(player).length === 0)
    if (s.eggs > 0) hatchEgg(t)
    for (const player of idle) {
      yield* infest(t, player)
      if (isAwake(player)) gainContamination(t, player)
    }
    if (idle.length === 0) addToBag(t, 'larva')
  },
}

const regeneration: EventCard = {
  id: 'regeneration',
  moves: ['breeder', 'queen'],
  exit: 1,
  after: 'discard',
  effect: regenerate,
  *dark(t) {
    const s = t.state
    for (const intruder of s.intruders.filter(({ room }) => isDark(s, room)))
      recover(t, intruder, intruder.injuries, 'LOCK-DARK-06')
  },
}

const rampageEvent: EventCard = {
  id: 'rampage',
  moves: ['creeper', 'adult'],
  exit: 2,
  after: 'discard',
  effect: rampage,
}

const maturation: EventCard = {
  id: 'maturation',
  moves: ['creeper', 'breeder', 'queen'],
  exit: 1,
  after: 'discard',
  *effect(t) {
    yield* hatchLarvae(t, crew(t.state))
  },
}

const hunt2: EventCard = {
  id: 'hunt-2',
  moves: ['creeper', 'breeder', 'queen'],
  exit: 2,
  after: 'discard',
  effect: hunt,
  dark: huntInTheDark,
}

const hunt3: EventCard = {
  id: 'hunt-3',
  moves: ['breeder', 'queen'],
  exit: 3,
  after: 'discard',
  effect: hunt,
  dark: huntInTheDark,
}

/** Breeders and Creepers hunt too, those whom no light protects. */
function* huntInTheDark(t: Table): Rules {
  const prey = yield* darkened(t)
  const hunters = t.state.intruders.filter(
    (one) => (one.type === 'breeder' || one.type === 'creeper') && !fights(t.state, one),
  )
  huntWith(t, hunters, prey)
}

// --- fire and Malfunctions ---

const coolantLeak: EventCard = {
  id: 'coolant-leak',
  moves: ['adult', 'breeder', 'queen'],
  exit: 1,
  after: 'remove',
  *effect(t: Table) {
    const cooling = t.state.rooms.find((room) => room.tile === 'cooling-system')
    if (cooling?.malfunction) startAutodestruction(t)
  },
}

const ruinousFire: EventCard = {
  id: 'ruinous-fire',
  moves: ['creeper', 'adult'],
  exit: 1,
  after: 'discard',
  effect: ruin,
}

const lifeSupport: EventCard = {
  id: 'life-support',
  moves: ['adult', 'breeder', 'queen'],
  exit: 2,
  after: 'remove',
  effect: failLifeSupport,
}

const wearAndTear: EventCard = {
  id: 'wear-and-tear',
  moves: ['adult', 'breeder'],
  exit: 2,
  after: 'shuffle-back',
  effect: wearOut,
}

// --- noise and doors ---

const scentOfPrey: EventCard = {
  id: 'scent-of-prey',
  moves: ['creeper', 'adult'],
  exit: 3,
  after: 'discard',
  *effect(t) {
    noiseAround(
      t,
      crew(t.state).filter((player) => player.slime),
    )
  },
  *dark(t: Table) {
    noiseAround(t, yield* darkened(t))
  },
}

/** The network of the Technical Corridors: the zones of the surface are no part of it (LOCK-MODE-ALT-21). */
const CAVES = [0]

const noiseInTheCaves: EventCard = {
  id: 'noise-in-the-caves',
  moves: ['adult', 'breeder'],
  exit: 4,
  after: 'discard',
  *effect(t) {
    yield* noiseInDucts(t, CAVES)
  },
}

const stirInTheNest: EventCard = {
  id: 'stir-in-the-nest',
  moves: ['creeper', 'breeder', 'queen'],
  exit: 3,
  after: 'discard',
  effect: stirNest,
}

const doorsRelease: EventCard = {
  id: 'doors-release',
  moves: ['adult', 'breeder'],
  exit: 1,
  after: 'discard',
  effect: openAllDoors,
}

const stalking: EventCard = {
  id: 'stalking',
  moves: ['creeper', 'adult'],
  exit: 2,
  second: 4,
  after: 'discard',
  *effect(t) {
    const s = t.state
    for (const { room } of crew(s)) {
      const quiet = [1, 2, 3, 4]
        .map((number) => ship(s).numbered[room][number])
        .find((exit) => exit !== undefined && !hasNoise(s, exit))
      if (quiet !== undefined) putNoise(t, quiet)
    }
  },
  *dark(t: Table) {
    yield* allRoll(
      t,
      (yield* darkened(t)).filter(({ hand }) => hand.length <= 2),
    )
  },
}

// --- power and light ---

const powerSurge: EventCard = {
  id: 'power-surge',
  moves: ['adult', 'breeder'],
  exit: 3,
  after: 'discard',
  *effect(t: Table) {
    dropPower(t, 'LOCK-POWER-08')
    turnTime(t, false, 'LOCK-POWER-08')
  },
}

const lightsOut: EventCard = {
  id: 'lights-out',
  moves: ['adult', 'breeder', 'queen'],
  exit: 1,
  second: 3,
  after: 'discard',
  *effect(t) {
    own(t.state).lightsOut = true
  },
  *dark(t: Table) {
    yield* eachDiscards(t, yield* darkened(t), {
      prompt: 'loses-card',
      rule: 'LOCK-EVENT-11',
    })
  },
}

const cssFault: EventCard = {
  id: 'css-fault',
  moves: ['adult', 'breeder', 'queen'],
  exit: 3,
  after: 'remove',
  *effect(t: Table) {
    loseNextCssToken(t, 'LOCK-EVENT-05')
  },
}

export const EVENT_CARDS: readonly EventCard[] = [
  coolantLeak,
  hidden,
  powerSurge,
  broodGuard,
  hatching,
  regeneration,
  rampageEvent,
  maturation,
  hunt2,
  hunt3,
  consumingFire,
  ruinousFire,
  scentOfPrey,
  noiseInTheCaves,
  stirInTheNest,
  doorsRelease,
  shortCircuit,
  lifeSupport,
  wearAndTear,
  cssFault,
  lightsOut,
  stalking,
]
