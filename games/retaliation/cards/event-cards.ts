import { shuffleIn } from '@bulkhead/common'
import type { Rules } from '@bulkhead/kernel'
import { addAllQueenTokens, addTokens } from '../bag.ts'
import { plain } from '../choices.ts'
import { gainContamination, infection } from '../contamination.ts'
import { eclosion } from '../eclosion.ts'
import { LANDING_ZONE, PLACES, type Place, SLOTS, type Slot } from '../facility.ts'
import { loadedWeapons, spendAnyAmmo } from '../gear.ts'
import { discardHand, drawCards, reshuffle } from '../hand.ts'
import { loseHealth } from '../health.ts'
import { appear, placeInCorridor, placeInRoom } from '../intruders.ts'
import type { Orientation } from '../kinds.ts'
import { SECTIONS } from '../kinds.ts'
import { startAutodestruction } from '../lander.ts'
import { breakRobot, discardSecure, placeFire, placeMalfunction } from '../markers.ts'
import { hazard, placeNoise, resolveNoise, rollNoise } from '../noise.ts'
import { loseOxygen, switchLifeSupport } from '../oxygen.ts'
import { type EventCard, printed } from '../pack.ts'
import {
  characters,
  charactersIn,
  corridorAt,
  corridorsOf,
  hasLifeSupport,
  inCombat,
  intrudersIn,
  isAnybodyIn,
  isComputer,
  isEmpty,
  isPassable,
  isUnexplored,
  neighbours,
  noiseValues,
  onMap,
  places,
  queenOnMap,
  roomAt,
  seatOf,
  slotOf,
  slots,
} from '../queries.ts'
import { NONE, type Player, type State } from '../state.ts'
import type { Table } from '../table.ts'

/** The Event cards. A sentence that cannot be carried out is skipped (RET-PHASE-09). */

const RULE = 'RET-PHASE-06'
type Sentence = (t: Table) => Rules

// --- what many cards end with ---

/** RET-PHASE-07, RET-PHASE-15 */
const everybodyRolls: Sentence = function* (t) {
  for (const one of characters(t.state)) yield* rollNoise(t, one)
}

/** RET-SECURE-11: the Shelter without tokens is such a Room. */
const hazards: Sentence = function* (t) {
  for (const one of characters(t.state)) {
    if (onMap(one) && roomAt(t.state, one.room).secure === 0) yield* hazard(t, one)
  }
}

function unexplored(s: State): Place[] {
  return places(s).filter((place) => isUnexplored(s, place))
}

/** RET-PHASE-08 */
const unexploredAnswer: Sentence = function* (t) {
  for (const place of unexplored(t.state)) yield* resolveNoise(t, place, null)
}

const unexploredNoise: Sentence = function* (t) {
  for (const place of unexplored(t.state)) placeNoise(t, place, RULE)
}

const reshuffleEvents: Sentence = function* (t) {
  const { events } = t.state
  shuffleIn(events.deck, events.discard.splice(0), t.rng)
  t.log('events-shuffled', {}, 'RET-PHASE-10')
}

// --- main effects ---

/** Rooms that something holds for, taken before anything changes (RET-FIRE-07). */
function roomsWhere(s: State, holds: (slot: Slot) => boolean): Slot[] {
  return slots(s).filter(holds)
}

const breakingIn: Sentence = function* (t) {
  for (const slot of roomsWhere(t.state, (one) => roomAt(t.state, one).secure > 0)) {
    discardSecure(t, slot, RULE)
  }
}

const damage: Sentence = function* (t) {
  const s = t.state
  for (const slot of roomsWhere(s, (one) => intrudersIn(s, one).length > 0)) {
    placeMalfunction(t, slot, RULE)
  }
}

/** RET-FIRE-03, RET-FIRE-04, RET-FIRE-07: through Corridors without a Closed Door, to placed Rooms. */
function spread(t: Table, goes: (from: Slot, place: Place, to: Slot) => boolean): void {
  const s = t.state
  const reached = roomsWhere(s, (slot) => roomAt(s, slot).fire).flatMap((from) =>
    neighbours(s, from).filter(
      ({ place, slot }) => isPassable(s, place) && goes(from, place, slot),
    ),
  )
  for (const slot of roomsWhere(s, (one) => reached.some((to) => to.slot === one))) {
    placeFire(t, slot, 'RET-FIRE-03')
  }
}

function lowestValue(s: State, place: Place): number {
  return Math.min(...noiseValues(s, place))
}

const damagingFire: Sentence = function* (t) {
  const s = t.state
  for (const slot of roomsWhere(s, (one) => roomAt(s, one).fire)) placeMalfunction(t, slot, RULE)
  spread(t, (from, place) => {
    const least = Math.min(...corridorsOf(s, from).map((one) => lowestValue(s, one)))
    return lowestValue(s, place) === least
  })
}

const eggProtection: Sentence = function* (t) {
  const s = t.state
  const nest = slotOf(s, 'nest')
  if (nest >= 0) for (let i = 0; i < 2; i++) yield* placeInRoom(t, 'drone', nest, null)
  for (const place of unexplored(s)) {
    if (PLACES[place].sections.includes('C')) placeInCorridor(t, ['drone'], place)
  }
}

const fireBreath: Sentence = function* (t) {
  spread(t, (_from, _place, to) => hasLifeSupport(t.state, SLOTS[to].section))
}

function controlRooms(s: State): { slot: Slot; section: 'A' | 'B' | 'C' }[] {
  return slots(s).flatMap((slot) => {
    const section = printed().rooms[roomAt(s, slot).tile].controls
    return section ? [{ slot, section }] : []
  })
}

const overheat: Sentence = function* (t) {
  for (const { slot, section } of controlRooms(t.state)) {
    if (hasLifeSupport(t.state, section)) placeFire(t, slot, RULE)
    else placeMalfunction(t, slot, RULE)
  }
}

/** Corridors beside a Character. */
function besideCharacters(s: State): Place[] {
  return places(s).filter((place) => PLACES[place].ends.some((slot) => isAnybodyIn(s, slot)))
}

const hatching: Sentence = function* (t) {
  const s = t.state
  const nest = slotOf(s, 'nest')
  if (nest >= 0) yield* placeInRoom(t, 'larva', nest, null)
  for (const place of besideCharacters(s)) {
    if (isUnexplored(s, place)) placeInCorridor(t, ['larva'], place)
  }
}

const landingZoneExplodes: Sentence = function* (t) {
  placeFire(t, LANDING_ZONE, RULE)
  placeMalfunction(t, LANDING_ZONE, RULE)
}

const leavingTheShell: Sentence = function* (t) {
  for (const one of characters(t.state)) {
    if (!onMap(one)) continue
    if (one.larva) yield* hatch(t, one)
    else {
      drawCards(t, one, 4)
      yield* infection(t, one)
      discardHand(t, one, RULE)
    }
  }
}

function* hatch(t: Table, me: Player): Rules {
  gainContamination(t, me, RULE)
  discardHand(t, me, RULE)
  reshuffle(t, me)
  if (onMap(me)) yield* eclosion(t, me)
}

const lifeSupportFailure: Sentence = function* (t) {
  const s = t.state
  for (const section of SECTIONS) {
    if (hasLifeSupport(s, section)) switchLifeSupport(t, section)
  }
  for (const { slot } of controlRooms(s)) placeMalfunction(t, slot, RULE)
}

const noWayOut: Sentence = function* (t) {
  const s = t.state
  for (const place of corridorsOf(s, LANDING_ZONE)) {
    if (!corridorAt(s, place).reinforced) {
      placeInCorridor(t, ['adult', 'adult', 'adult', 'adult'], place)
    }
  }
}

const overwhelmingEnemies: Sentence = function* (t) {
  const s = t.state
  for (const place of besideCharacters(s)) {
    if (corridorAt(s, place).noise) placeInCorridor(t, ['drone'], place)
  }
}

const panic: Sentence = function* (t) {
  const s = t.state
  for (const one of characters(s)) {
    const beside = corridorsOf(s, one.room).some((place) => !isEmpty(s, place))
    if (beside || inCombat(s, one)) yield* panics(t, one)
  }
}

function* panics(t: Table, me: Player): Rules {
  const options = [plain('lose-oxygen'), plain('lose-ammo')] as const
  if (loadedWeapons(me).length > 0) {
    const [pick] = yield* t.ask(seatOf(t.state, me), { prompt: 'panic', rule: RULE }, options)
    if (pick.id === 'lose-ammo') {
      yield* spendAnyAmmo(t, me, RULE)
      return
    }
  }
  loseOxygen(t, me, 1, RULE)
}

/** The Drones do not Attack now and use up no Secure token. */
const protectAndServe: Sentence = function* (t) {
  const s = t.state
  const queen = queenOnMap(s)
  if (!queen) addTokens(t, 'drone', 2)
  else if (queen.corridor !== NONE) placeInCorridor(t, ['drone', 'drone'], queen.corridor)
  else for (let i = 0; i < 2; i++) appear(t, 'drone', queen.room, RULE)
}

const reactorOverheating: Sentence = function* (t) {
  const s = t.state
  const rooms = [slotOf(s, 'cooling-system'), slotOf(s, 'reactor')].filter((slot) => slot >= 0)
  if (rooms.some((slot) => roomAt(s, slot).malfunction)) startAutodestruction(t, 'RET-SELFD-01')
  for (const slot of rooms.sort((a, b) => a - b)) placeMalfunction(t, slot, RULE)
}

/** RET-ROBOT-16 */
const riseOfTheMachine: Sentence = function* (t) {
  const s = t.state
  const { revealed, room } = s.robot
  if (!revealed) return
  breakRobot(t, RULE)
  placeMalfunction(t, room, RULE)
  for (const one of charactersIn(s, room)) loseHealth(t, one, 2, 'robot', RULE)
}

const scentOfPrey: Sentence = function* (t) {
  for (const place of besideCharacters(t.state)) yield* resolveNoise(t, place, null)
}

const shortCircuit: Sentence = function* (t) {
  const s = t.state
  const broken = roomsWhere(
    s,
    (slot) => roomAt(s, slot).malfunction && hasLifeSupport(s, SLOTS[slot].section),
  )
  for (const slot of broken) placeFire(t, slot, RULE)
}

const systemFailure: Sentence = function* (t) {
  const s = t.state
  for (const slot of roomsWhere(s, (one) => isComputer(s, one))) placeMalfunction(t, slot, RULE)
}

const queenAwakens: Sentence = function* (t) {
  if (!t.state.queen.dead) addAllQueenTokens(t)
}

function card(
  id: string,
  corridors: readonly Orientation[],
  rooms: boolean,
  main: Sentence,
  secondary: Sentence,
): EventCard {
  return { id, corridors, rooms, main, secondary }
}

export const EVENTS: readonly EventCard[] = [
  card('breaking-in', ['grave'], true, breakingIn, unexploredAnswer),
  card('damage', ['hor'], false, damage, hazards),
  card('damaging-fire', ['acute'], true, damagingFire, hazards),
  card('egg-protection', ['grave'], false, eggProtection, everybodyRolls),
  card('fire-breath', ['hor'], true, fireBreath, everybodyRolls),
  card('generators-overheat', ['grave'], true, overheat, everybodyRolls),
  card('hatching', ['acute'], false, hatching, unexploredAnswer),
  card('landing-zone-explodes', ['hor'], true, landingZoneExplodes, unexploredNoise),
  card('leaving-the-shell', [], false, leavingTheShell, reshuffleEvents),
  card('life-support-failure', ['acute'], true, lifeSupportFailure, unexploredNoise),
  card('no-way-out', ['acute'], true, noWayOut, everybodyRolls),
  card('overwhelming-enemies', ['acute'], true, overwhelmingEnemies, hazards),
  card('panic', ['hor'], true, panic, unexploredAnswer),
  card('protect-and-serve', ['hor'], true, protectAndServe, hazards),
  card('reactor-overheating', ['hor', 'acute', 'grave'], true, reactorOverheating, reshuffleEvents),
  card('rise-of-the-machine', ['grave'], true, riseOfTheMachine, unexploredNoise),
  card('scent-of-prey', ['grave'], true, scentOfPrey, everybodyRolls),
  card('short-circuit', ['grave'], true, shortCircuit, hazards),
  card('system-failure', ['hor'], true, systemFailure, unexploredAnswer),
  card('the-queen-awakens', ['acute'], true, queenAwakens, unexploredNoise),
]
