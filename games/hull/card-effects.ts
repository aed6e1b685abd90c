import type { Question, Rules, Seat, Texts } from '@bulkhead/kernel'
import type { Doing, Effect, Price, Way } from './actions/action.ts'
import { noWayOut } from './actions/basic.ts'
import type { ItemReactions } from './cards/item-card.ts'
import {
  corridorTarget,
  intruderTarget,
  kindOptions,
  placeTarget,
  plain,
  playerTarget,
} from './choices.ts'
import { purge, removeContamination, scan, scanHand } from './contamination.ts'
import { injureAndRepel, loseEmptyNest } from './damage.ts'
import { destroyDoor } from './doors.ts'
import { isEnergyWeapon, neighbourWays, type Step, takesCharge, weaponWays } from './effects.ts'
import {
  discardAny,
  discardCards,
  discardHand,
  drawCards,
  eachDiscards,
  gainContamination,
  hasContamination,
  reshuffle,
} from './hand.ts'
import { capacityOf, discardUsed, reload, takeAway, takeObject } from './items.ts'
import type { NoiseFace } from './kinds.ts'
import { chooseUnexplored, lookAtObjectives, lookAtRoom, unexplored } from './looking.ts'
import { canBreak, putMalfunction, removeFire } from './markers.ts'
import { enter } from './movement.ts'
import { noiseRoll, rollNoise } from './noise.ts'
import {
  charactersInOrder,
  contaminationIn,
  corridorsOf,
  holds,
  intrudersIn,
  isAwake,
  roomOf,
  seatOf,
} from './queries.ts'
import { defies, undefiant } from './reacting.ts'
import { rulesOf } from './ruleset.ts'
import type { Corridor, Intruder, Item, Place, Player, State } from './state.ts'
import { type Option, saysAnything, type Table } from './table.ts'
import { lightWounds } from './wounds.ts'

/** What cards, Items and rooms do in several games of the family. */

// --- doors and markers ---

export const destroyClosedDoor: Effect<Corridor> = {
  id: 'destroy-door',
  ways: (s, me) =>
    corridorsOf(s, me.room)
      .filter(({ corridor }) => s.corridors[corridor].door === 'closed')
      .map(({ corridor }) => {
        const target = corridorTarget(s, corridor)
        return { id: String(target.id), targets: [target], choice: corridor }
      }),
  *resolve(t, _me, corridor) {
    destroyDoor(t, corridor)
  },
}

export const breakRoom: Effect<void> = {
  id: 'break-room',
  ways: (s, me) =>
    canBreak(s, me.room) ? [{ targets: [placeTarget(me.room)], choice: undefined }] : [],
  *resolve(t, me) {
    putMalfunction(t, me.room)
  },
}

export const extinguish: Effect<void> = {
  id: 'extinguish',
  missing: (s, me) => (roomOf(s, me).fire ? null : { why: 'no-fire', rule: 'NEM-FIRE-07' }),
  *resolve(t, me) {
    removeFire(t, me.room)
  },
}

// --- Contamination ---

/** Scans the Contamination cards of the hand: clean ones are removed (NEM-CONT-09). */
export const scanWholeHand: Doing<void> & Pick<Price, 'scans'> = {
  scans: true,
  missing: (_s, me) =>
    hasContamination(me) ? null : { why: 'no-contamination', rule: 'NEM-CONT-09' },
  *resolve(t, me) {
    yield* scanHand(t, me)
  },
}

/** Scans one card of the hand and removes it; an infected one brings another (NEM-CONT-06). */
export const scanOneAway: Doing<void> & Pick<Price, 'scans'> = {
  scans: true,
  missing: (_s, me) =>
    hasContamination(me) ? null : { why: 'no-contamination', rule: 'NEM-CONT-06' },
  *resolve(t, me) {
    const card = yield* pickContamination(t, me, { prompt: 'scan-one', rule: 'NEM-CONT-06' })
    if (card === undefined) return
    const { infected } = scan(t, me, [card])
    removeContamination(t, me, [card])
    if (infected.length > 0) gainContamination(t, me)
  },
}

/** Cards not scanned before are all alike to their owner. */
export function* pickContamination<T extends Texts>(
  t: Table<T>,
  me: Player,
  question: Question<T>,
): Rules<number | undefined> {
  const s = t.state
  const seat = seatOf(s, me)
  if (!hasContamination(me)) return undefined
  const statuses = () => [...new Set(contaminationIn(me).map((card) => statusOf(s, seat, card)))]
  const [picked] = yield* saysAnything(t).ask(seat, question, () =>
    statuses().map(contaminationOption),
  )
  return contaminationIn(me).find((card) => picked.id === `scan:${statusOf(s, seat, card)}`)
}

type Status = 'infected' | 'clean' | 'unknown'

function statusOf(s: State, seat: Seat, card: number): Status {
  const { infected, seen } = s.contamination[card]
  if (!seen.includes(seat)) return 'unknown'
  return infected ? 'infected' : 'clean'
}

function contaminationOption(status: Status): Option {
  return { id: `scan:${status}`, label: `scan-${status}` }
}

/** Everything infected goes, and the Larva; one more Contamination card, a new deck, a pass. */
export const cure: Doing<void> = {
  *resolve(t, me) {
    purge(t, me)
    gainContamination(t, me)
    discardHand(t, me, 'NEM-ITEM-20')
    reshuffle(t, me, 'NEM-ITEM-20')
    t.state.turn.passing.push(seatOf(t.state, me))
  },
}

/** NEM-ROOM-10 to NEM-ROOM-12, in this order; whoever dies of it dies of this `cause`. */
export function operate(cause: string): Doing<void> {
  return {
    *resolve(t, me) {
      purge(t, me)
      discardHand(t, me, 'NEM-ROOM-11')
      reshuffle(t, me, 'NEM-ROOM-11')
      t.state.turn.passing.push(seatOf(t.state, me))
      yield* lightWounds(t, me, cause)
    },
  }
}

// --- cards in hand ---

/** Any cards of the hand for as many and one more. */
export const exchangeHand: Doing<void> = {
  *resolve(t, me) {
    const discarded = yield* discardAny(t, me, { prompt: 'discard-any', rule: 'NEM-ITEM-20' })
    yield* drawCards(t, me, discarded + 1)
  },
}

const ANY_NUMBER = Number.MAX_SAFE_INTEGER

/** A card, and a turn without a last action: it ends only with a pass. */
export const actAtWill: Doing<void> = {
  *resolve(t, me) {
    yield* drawCards(t, me, 1)
    t.state.turn.allowed = ANY_NUMBER
  },
}

// --- Intruders and others in the room ---

export function intruderWays(intruders: readonly Intruder[]): Way<Intruder>[] {
  return intruders.map((intruder) => ({
    id: intruder.name,
    targets: [intruderTarget(intruder)],
    choice: intruder,
  }))
}

/** 1 injury and a retreat, of which there is only one (NEM-RETREAT-08). */
export const shockIntruder: Effect<Intruder> = {
  id: 'shock-intruder',
  ways: (s, me) => intruderWays(intrudersIn(s, me.room)),
  *resolve(t, me, intruder) {
    injureAndRepel(t, [intruder], 1, me)
  },
}

export const shockCharacter: Effect<Player> = {
  id: 'shock-character',
  ways: (s, me) =>
    charactersInOrder(s, me.room)
      .filter((other) => other !== me && other.hand.length > 0)
      .map((other) => ({
        id: String(seatOf(s, other)),
        targets: [playerTarget(s, other)],
        choice: other,
      })),
  *resolve(t, _me, other) {
    if (yield* defies(t, other)) return
    t.reveal()
    discardHand(t, other, 'NEM-ITEM-20')
  },
}

/** Leaving a fight in smoke: nobody attacks, and the others there lose a card. */
export const leaveInSmoke: Doing<Step> = {
  ways: neighbourWays,
  *resolve(t, me, { place, corridor }) {
    const others = charactersInOrder(t.state, me.room).filter((one) => one !== me)
    yield* eachDiscards(t, yield* undefiant(t, others), { prompt: 'smoke', rule: 'NEM-ITEM-20' })
    yield* enter(t, me, place, { via: corridor, noise: 'roll' })
  },
}

/** Into a neighbouring room without a noise roll; Silence and Danger tokens do nothing. */
export const moveSilently: Doing<Step> = {
  missing: noWayOut,
  ways: neighbourWays,
  *resolve(t, me, { place, corridor }) {
    yield* enter(t, me, place, { via: corridor, noise: 'none' })
  },
}

// --- Weapons ---

/** Fills an energy Weapon (NEM-ITEM-19). */
export const chargeWeapon: Effect<Item> = {
  id: 'charge-weapon',
  ways: (s, me) => weaponWays(s, me, takesCharge),
  *resolve(t, me, weapon) {
    reload(t, me, weapon, capacityOf(t.state, weapon), 'NEM-ITEM-19')
  },
}

/** Adds an Item to an energy Weapon for good, and so many Ammo (NEM-ITEM-14). */
export function attaching(id: string, ammo: number): Doing<Item> {
  return {
    missing: (s, me) =>
      weaponWays(s, me, isEnergyWeapon).length > 0
        ? null
        : { why: 'no-energy-weapon', rule: 'NEM-ITEM-14' },
    ways: (s, me) => weaponWays(s, me, isEnergyWeapon),
    *resolve(t, me, weapon) {
      takeAway(me, holds(me, id)!)
      weapon.added.push(id)
      reload(t, me, weapon, ammo, 'NEM-ITEM-14')
    },
  }
}

// --- Signals and Eggs ---

export const sendSignal: Doing<void> = {
  missing: (_s, me) => (me.signal ? { why: 'signal-sent', rule: 'NEM-ROOM-19' } : null),
  *resolve(t, me) {
    me.signal = true
    t.log('signal', { seat: seatOf(t.state, me) }, 'NEM-ROOM-19')
  },
}

/** An Egg of the Intruder board into a hand, and a noise roll (NEM-EGG-02). */
export const takeEgg: Doing<void> = {
  missing: (s) => (s.eggs > 0 ? null : { why: 'no-eggs', rule: 'NEM-EGG-02' }),
  *resolve(t, me) {
    t.state.eggs--
    loseEmptyNest(t)
    rulesOf(t.state).happened?.(t, { what: 'egg-gone' })
    yield* takeObject(t, me, 'egg')
    if (isAwake(me)) yield* noiseRoll(t, me)
  },
}

// --- looking ---

/** So many unexplored Room tiles, without their tokens. */
export function lookAtRooms(number: number): Doing<Place[]> {
  return {
    missing: (s) =>
      unexplored(s).length > 0 ? null : { why: 'all-explored', rule: 'NEM-INFO-04' },
    ways: () => [{ choice: [] }],
    *settle(t, me) {
      return yield* chooseUnexplored(t, me, number)
    },
    *resolve(t, me, chosen) {
      for (const place of chosen) lookAtRoom(t, me, place)
    },
  }
}

/** Every Objective that another player still holds. */
export function readingObjectives(isReadable: (other: Player) => boolean): Doing<Player> {
  return {
    ways: (s, me) =>
      s.players
        .filter((other) => isReadable(other) && isUnread(s, me, other))
        .map((other) => ({
          id: String(seatOf(s, other)),
          targets: [playerTarget(s, other)],
          choice: other,
        })),
    *resolve(t, me, other) {
      lookAtObjectives(t, me, other, other.objectives)
    },
  }
}

/** Anywhere, not dead, and with something that the reader does not know yet. */
function isUnread(s: State, me: Player, other: Player): boolean {
  if (other === me || other.fate === 'dead') return false
  return other.objectives.some((one) => !one.seen.includes(seatOf(s, me)))
}

// --- reactions ---

/** An Item that may be discarded to ignore an attack (NEM-REACT-05); the game asks it under this name. */
export function wardingOff(name: string, told: string): NonNullable<ItemReactions['attacked']> {
  return function* (t, me, item) {
    const open = saysAnything(t)
    const use = yield* open.pick(
      seatOf(t.state, me),
      { prompt: name, rule: 'NEM-REACT-05' },
      [false, true],
      (one) => plain(one ? name : 'bear-it'),
    )
    if (!use) return false
    discardUsed(t, me, item)
    open.log(told, { seat: seatOf(t.state, me) }, 'NEM-REACT-05')
    return true
  }
}

/** An Action card to roll once more for noise, where it may be; the game asks it under this name. */
export function rollingAgain(
  name: string,
  may: (s: State, me: Player) => boolean,
): NonNullable<ItemReactions['noiseRolled']> {
  return function* (t: Table, me: Player, face: NoiseFace): Rules<NoiseFace> {
    if (me.hand.length === 0 || !may(t.state, me)) return face
    const [answer] = yield* saysAnything(t).ask(
      seatOf(t.state, me),
      { prompt: name, params: { face }, rule: 'NEM-REACT-01' },
      () => [plain('keep-roll'), ...kindOptions('reroll', me)],
    )
    if (answer.id === 'keep-roll') return face
    discardCards(t, me, [String(answer.targets![0].id)], 'NEM-REACT-01')
    return rollNoise(t, me)
  }
}
