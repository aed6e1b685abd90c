import type { Rules } from '@bulkhead/kernel'
import type { Attacking } from './cards/attack-card.ts'
import { exitOption } from './choices.ts'
import { closeDoor, takesDoor } from './doors.ts'
import { intruderAttack } from './intruder-attack.ts'
import { bringObjects } from './items.ts'
import { explorationOf } from './kinds.ts'
import { putFire, putMalfunction, slime } from './markers.ts'
import { danger, noiseRoll, noiseRollFor } from './noise.ts'
import { putNoise } from './noise-markers.ts'
import { type Heard, rollsFor } from './odds.ts'
import { biggestFirst, exitsOf, hasNoise, intrudersIn, isAwake, seatOf } from './queries.ts'
import { type Ruleset, rulesOf, tileOf } from './ruleset.ts'
import { type Corridor, type Intruder, NONE, type Place, type Player, type State } from './state.ts'
import { saysAnything, type Table } from './table.ts'

/** MOVE, EXPLORE, ESCAPE: Characters going from room to room. */

/** How a Character comes into a room. */
export interface Entering {
  /** The corridor used; absent through technical corridors and by other ways. */
  readonly via?: Corridor
  /**
   * A roll; none at all, or none but for what an Exploration token says (a ride); or a marker of the mover's choice
   * (Careful Movement).
   */
  readonly noise: 'roll' | 'none' | 'ride' | 'careful'
  /** Who comes along: the room is empty although they are in it. Whoever may follow is asked where nothing is said. */
  readonly company?: readonly Player[]
  /** Something of the Character's goes in their stead: nobody has entered, and nothing clings to anybody. */
  readonly inStead?: boolean
}

/** Leaves the room, under attack where there are Intruders in it (NEM-ESCAPE-02); company is attacked after the mover. */
export function* moveOrEscape(t: Table, me: Player, place: Place, how: Entering): Rules {
  const company = how.company ?? (yield* companyOf(t, me, place))
  const fleeing: Attacking = { escaping: true, follows: [] }
  for (const one of [me, ...company]) {
    yield* isAttackedFleeing(t, one, fleeing)
    if (!isAwake(me)) return
  }
  for (const intruder of fleeing.follows) follow(t, intruder, place)
  const { via, noise, inStead } = how
  yield* enter(t, me, place, { via, noise, inStead, company: company.filter(isAwake) })
}

function* isAttackedFleeing(t: Table, me: Player, fleeing: Attacking): Rules {
  for (const intruder of biggestFirst(intrudersIn(t.state, me.room))) {
    if (!isAwake(me)) return
    if (t.state.intruders.includes(intruder) && intruder.room === me.room) {
      yield* intruderAttack(t, intruder, me, fleeing)
    }
  }
}

function* companyOf(t: Table, me: Player, place: Place): Rules<readonly Player[]> {
  const asked = rulesOf(t.state).accompany?.(t, me, place)
  return asked ? yield* asked : ALONE
}

const ALONE: readonly Player[] = []

/** An Intruder that comes along with whoever leaves it. */
export function follow(t: Table, intruder: Intruder, place: Place): void {
  if (!t.state.intruders.includes(intruder)) return
  intruder.room = place
  const { name, type } = intruder
  t.log('intruder-moves', { intruder: name, type, place }, 'NEM-IMOVE-01')
  rulesOf(t.state).arrived(t, intruder)
}

/** Comes into a room: explores it, then rolls for noise if it is empty (NEM-MOVE-07). */
export function* enter(t: Table, me: Player, place: Place, how: Entering): Rules {
  const s = t.state
  const company = how.company ?? (yield* companyOf(t, me, place))
  for (const one of [me, ...company]) {
    one.room = place
    t.log('enters', { seat: seatOf(s, one), place }, 'NEM-MOVE-05')
    if (s.rooms[place].explored) tileOf(s, s.rooms[place].tile).entered?.(t, one)
  }
  bringObjects(s, place)
  const hushed = yield* discover(t, me, place, company.length > 0 ? { ...how, company } : how)
  if (hushed || !isAwake(me) || me.room !== place || !rollsFor(s, me, place, company)) return
  if (how.noise === 'roll') yield* noiseRoll(t, me)
  else if (how.noise === 'careful') yield* leaveNoise(t, me)
}

/** Something of a Character's goes in their stead; answers what the noise roll for an empty room came to. */
export function* sendIn(t: Table, me: Player, place: Place, via: Corridor): Rules<Heard> {
  const hushed = yield* discover(t, me, place, { via, noise: 'roll', inStead: true })
  if (hushed || !rollsFor(t.state, NOBODY, place)) return 'nothing'
  return yield* noiseRollFor(t, me, place)
}

const NOBODY = { room: NONE, slime: false }

/** What is in a room for whoever comes; answers whether no noise roll follows. */
function* discover(t: Table, me: Player, place: Place, how: Entering): Rules<boolean> {
  const quiet = t.state.rooms[place].explored ? false : yield* explore(t, me, place, how)
  const entering = rulesOf(t.state).entered?.(t, me, place, how)
  const hushed = entering ? yield* entering : false
  return hushed || quiet
}

/** The tile, then the Exploration token; answers whether it cancels the noise roll. */
function* explore(t: Table, me: Player, place: Place, how: Entering): Rules<boolean> {
  const s = t.state
  const room = s.rooms[place]
  room.explored = true
  t.reveal()
  t.log('explores', { seat: seatOf(s, me), place, tile: room.tile }, 'NEM-EXPLORE-01')
  for (const one of arrivals(me, how)) tileOf(s, room.tile).entered?.(t, one)
  const { effect, items } = explorationOf(room.token!.id)
  room.token = null
  if (tileOf(s, room.tile).colour !== null)
    room.items = s.mode === 'solo' ? Math.ceil(items / 2) : items
  saysAnything(t).log(`found-${effect}`, { place, items: room.items }, 'NEM-EXPLORE-02')
  return yield* rulesOf(s).exploration[effect](t, me, how, place)
}

/** The Characters who have come. */
export function arrivals(me: Player, { company = ALONE, inStead }: Entering): readonly Player[] {
  if (inStead) return ALONE
  return company.length > 0 ? [me, ...company] : [me]
}

/** What Exploration tokens do in the game that brought them first. */
export const EXPLORATION: Ruleset['exploration'] = {
  silence: (t, me, how, place) => hush(t, me, 'silence', how, place),
  danger: (t, me, how, place) => hush(t, me, 'danger', how, place),
  *slime(t, me, { inStead }) {
    if (!inStead) slime(t, me)
    return false
  },
  *fire(t, _me, _how, place) {
    putFire(t, place)
    return false
  },
  *malfunction(t, _me, _how, place) {
    putMalfunction(t, place)
    return false
  },
  *doors(t, me, how) {
    if (
      how.via !== undefined &&
      takesDoor(t.state, how.via) &&
      t.state.corridors[how.via].door === 'open'
    ) {
      yield* closeDoor(t, me, how.via)
    }
    return false
  },
}

/** Silence and Danger: ignored by a careful mover; Silence is Danger to the slimed (NEM-EXPLORE-06). */
function* hush(
  t: Table,
  me: Player,
  effect: 'silence' | 'danger',
  how: Entering,
  place: Place,
): Rules<boolean> {
  if (how.noise === 'none' || how.noise === 'careful') return false
  if (effect === 'danger' || (me.slime && !how.inStead)) yield* danger(t, place)
  return true
}

/** Careful Movement: a marker in an exit that has none (NEM-ACT-04). */
function* leaveNoise(t: Table, me: Player): Rules {
  const s = t.state
  const exit = yield* t.pick(
    seatOf(s, me),
    { prompt: 'careful-noise', rule: 'NEM-ACT-04' },
    exitsOf(s, me.room).filter((one) => !hasNoise(s, one)),
    (one) => exitOption('noise', s, one),
  )
  if (exit !== undefined) putNoise(t, exit)
}

/** NEM-ACT-05: Careful Movement needs an exit without noise. */
export function hasQuietExit(s: State, place: Place): boolean {
  for (const exit of exitsOf(s, place)) if (!hasNoise(s, exit)) return true
  return false
}
