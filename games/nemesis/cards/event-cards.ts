import { technical } from '@bulkhead/common'
import type { EventCard } from '@bulkhead/hull/cards/event-card.ts'
import type { Tile } from '@bulkhead/hull/cards/tile.ts'
import { burst, scan } from '@bulkhead/hull/contamination.ts'
import { loseEmptyNest, recover } from '@bulkhead/hull/damage.ts'
import { openDoor } from '@bulkhead/hull/doors.ts'
import { encounter } from '@bulkhead/hull/encounter.ts'
import { reshuffle } from '@bulkhead/hull/hand.ts'
import { larvaAttack } from '@bulkhead/hull/intruder-attack.ts'
import { addToBag, drawTo, vanish } from '@bulkhead/hull/intruders.ts'
import { canBreak, putFire, putMalfunction } from '@bulkhead/hull/markers.ts'
import { noiseRoll } from '@bulkhead/hull/noise.ts'
import { noiseEverywhere, putNoise } from '@bulkhead/hull/noise-markers.ts'
import { chooseObjectives } from '@bulkhead/hull/objectives.ts'
import {
  actionCards,
  fights,
  inOrder,
  inRoom,
  intrudersIn,
  isAwake,
  isExplored,
  neighbouringPlaces,
  networkOf,
  placeOf,
  places,
  seatOf,
  ship,
} from '@bulkhead/hull/queries.ts'
import { tileOf } from '@bulkhead/hull/ruleset.ts'
import type { Card, Intruder, Place, Player, State } from '@bulkhead/hull/state.ts'
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
  *effect(t) {
    const s = t.state
    const nest = isExplored(s, 'nest') ? placeOf(s, 'nest') : -1
    const guilty = inOrder(s).filter(
      (player) =>
        inRoom(player) &&
        (player.room === nest || player.hands.some((held) => held.object === 'egg')),
    )
    for (const player of guilty) if (isAwake(player) && inRoom(player)) yield* encounter(t, player)
  },
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
    s.eggs--
    t.log('egg-hatches', undefined, 'NEM-EGG-13')
    loseEmptyNest(t)
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
  *effect(t) {
    for (const intruder of t.state.intruders) recover(t, intruder, 2, 'NEM-EVENT-15')
  },
}

const damage: EventCard = {
  id: 'damage',
  moves: ['creeper', 'adult'],
  exit: 2,
  after: 'discard',
  *effect(t) {
    const s = t.state
    const grown = (place: Place) =>
      intrudersIn(s, place).some(({ type }) => type !== 'larva' && type !== 'creeper')
    for (const place of places(s).filter(grown)) putMalfunction(t, place)
  },
}

const lurking: EventCard = {
  id: 'lurking',
  moves: ['creeper', 'adult'],
  exit: 4,
  after: 'discard',
  *effect(t) {
    for (const intruder of [...t.state.intruders]) {
      if (!fights(t.state, intruder)) vanish(t, intruder)
    }
  },
}

const eclosionEvent: EventCard = {
  id: 'eclosion',
  moves: ['creeper', 'breeder', 'queen'],
  exit: 1,
  after: 'discard',
  effect: eclosion,
}

/** Larvae hatch from their hosts; then everybody is scanned by four cards of their deck. */
export function* eclosion(t: Table): Rules {
  const s = t.state
  const hosts = inOrder(s).filter((player) => player.larva)
  if (hosts.length > 0) yield* burst(t, hosts)
  for (const player of inOrder(s)) {
    const cards = topCards(t, player, 4)
    const contamination = cards.filter((card) => typeof card === 'number')
    if (scan(t, player, contamination).infected.length > 0 && !player.larva) {
      player.larva = true
      t.log('infested', { seat: seatOf(s, player) }, 'NEM-CONT-10')
    }
  }
}

/** Cards that are drawn without being taken into hand lie on the discard pile. */
function topCards(t: Table, player: Player, number: number): Card[] {
  const cards: Card[] = []
  while (cards.length < number) {
    if (player.deck.length === 0) reshuffle(t, player)
    const card = player.deck.pop()
    if (card === undefined) break
    cards.push(card)
  }
  player.discard.push(...cards)
  t.reveal()
  const seat = seatOf(t.state, player)
  if (cards.length > 0) t.log('turns-cards', { seat, number: cards.length }, 'NEM-EVENT-15')
  return cards
}

const flammableSolution: EventCard = {
  id: 'flammable-solution',
  moves: ['breeder', 'queen'],
  exit: 4,
  after: 'discard',
  *effect(t) {
    const s = t.state
    const hibernatorium = placeOf(s, 'hibernatorium')
    if (!s.rooms[hibernatorium].fire) {
      putFire(t, hibernatorium)
      return
    }
    for (const place of neighbouringPlaces(s, hibernatorium).sort((a, b) => a - b))
      putFire(t, place)
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

function* hunt(t: Table): Rules {
  huntWith(
    t,
    t.state.intruders.filter((one) => one.type === 'adult' && !fights(t.state, one)),
  )
}

/** Each of them to a joined room with a Character, the lowest number first. */
export function huntWith(t: Table, hunters: readonly Intruder[]): void {
  const s = t.state
  const prey = new Map<Intruder, Place>()
  for (const hunter of hunters) {
    const near = ship(s).ways[hunter.room].map(({ to }) => to)
    const found = near.filter((place) => s.players.some((player) => player.room === place))
    if (found.length > 0) prey.set(hunter, Math.min(...found))
  }
  drawTo(t, [...prey.keys()], (hunter) => prey.get(hunter)!)
}

const consumingFire: EventCard = {
  id: 'consuming-fire',
  moves: ['creeper', 'breeder', 'queen'],
  exit: 4,
  after: 'discard',
  *effect(t) {
    const s = t.state
    for (const place of places(s)) if (s.rooms[place].fire) loseItems(t, place)
    spreadFire(t)
  },
}

/** The Item counter of an explored room goes to 0. */
function loseItems(t: Table, place: Place): void {
  const room = t.state.rooms[place]
  if (room.items === 0 || !room.explored) return
  room.items = 0
  t.log('items-burn', { place }, 'NEM-EVENT-15')
}

/** To every room neighbouring a room that burns now. */
function spreadFire(t: Table): void {
  const s = t.state
  const burning = places(s).filter((place) => s.rooms[place].fire)
  const near = new Set(burning.flatMap((place) => neighbouringPlaces(s, place)))
  for (const place of [...near].sort((a, b) => a - b)) putFire(t, place)
}

const scentOfPrey: EventCard = {
  id: 'scent-of-prey',
  moves: ['creeper', 'adult'],
  exit: 3,
  after: 'discard',
  *effect(t) {
    for (const player of inOrder(t.state)) {
      if (inRoom(player) && player.slime) noiseEverywhere(t, player.room)
    }
  },
}

const malfunctionEvent: EventCard = {
  id: 'malfunction',
  moves: ['adult', 'breeder'],
  exit: 2,
  after: 'shuffle-back',
  *effect(t) {
    const place = places(t.state).find((one) => canBreak(t.state, one))
    if (place !== undefined) putMalfunction(t, place)
  },
}

const noiseInCorridors: EventCard = {
  id: 'noise-in-corridors',
  moves: ['adult', 'breeder'],
  exit: 4,
  after: 'discard',
  *effect(t) {
    const s = t.state
    for (const [network, noisy] of [...s.technicalNoise].entries()) {
      if (!noisy) {
        putNoise(t, technical(network))
        continue
      }
      const near = inOrder(s).filter(
        (player) => inRoom(player) && networkOf(s, player.room) === network,
      )
      for (const player of near) if (isAwake(player) && inRoom(player)) yield* noiseRoll(t, player)
    }
  },
}

const nestNoise: EventCard = {
  id: 'nest-noise',
  moves: ['creeper', 'breeder', 'queen'],
  exit: 3,
  after: 'discard',
  *effect(t) {
    if (isExplored(t.state, 'nest')) noiseEverywhere(t, placeOf(t.state, 'nest'))
  },
}

const openingHatches: EventCard = {
  id: 'opening-hatches',
  moves: ['adult', 'breeder'],
  exit: 1,
  after: 'discard',
  *effect(t) {
    t.state.corridors.forEach(({ door }, corridor) => {
      if (door === 'closed') openDoor(t, corridor)
    })
  },
}

const damagingFire: EventCard = {
  id: 'damaging-fire',
  moves: ['creeper', 'adult'],
  exit: 1,
  after: 'discard',
  *effect(t) {
    const s = t.state
    for (const place of places(s).filter((one) => s.rooms[one].fire)) putMalfunction(t, place)
    spreadFire(t)
  },
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
  *effect(t) {
    breakRooms(t, (tile) => tile.colour === 'yellow' && tile.computer)
  },
}

function breakRooms(t: Table, concerned: (tile: Tile) => boolean): void {
  const s: State = t.state
  for (const place of places(s)) {
    if (concerned(tileOf(s, s.rooms[place].tile))) putMalfunction(t, place)
  }
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
  *effect(t) {
    breakRooms(t, (tile) => tile.colour === 'green')
  },
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
