import type { Rules } from '@bulkhead/kernel'
import { type Attack, attack } from './attack.ts'
import { pointing, seatTarget } from './choices.ts'
import { OPPORTUNITY_LIMIT } from './components.ts'
import { entrance, explore } from './exploration.ts'
import { across, PLACES_OF, type Place, type Slot } from './facility.ts'
import { leaveLander, standIn } from './intruders.ts'
import { placeSecure } from './markers.ts'
import { rollNoise } from './noise.ts'
import {
  bodiesIn,
  bySize,
  intrudersAt,
  intrudersIn,
  isPassable,
  isThere,
  onMap,
  roomAt,
  seatOf,
} from './queries.ts'
import type { Intruder, Player, State } from './state.ts'
import type { Option, Table } from './table.ts'

/** MOVE, OPP: Characters go from Room to Room. */

export interface Going {
  readonly cautious?: boolean
  /** Move Quietly: no roll at the end of it. */
  readonly silent?: boolean
  readonly prevents?: Attack['prevents']
  /** RET-MOVE-14: whoever comes along. */
  readonly with?: Player | null
  /** RET-MODE-COOP-08: knocked-over models that are taken along. */
  readonly carries?: readonly Player[]
}

/** RET-MOVE-03 */
export function directions(s: State, me: Player): Place[] {
  return PLACES_OF[me.room].filter((place) => s.corridors[place] !== null && isPassable(s, place))
}

/** RET-MOVE-02, RET-MOVE-10 */
export function* move(t: Table, me: Player, place: Place, going: Going = {}): Rules {
  const s = t.state
  const to = across(place, me.room)
  const carries = yield* bodiesTaken(t, me, going)
  const attackers = bySize([...intrudersIn(s, me.room), ...intrudersAt(s, place)])
  const followers = yield* opportunities(t, me, attackers, going)
  if (!onMap(me)) return
  if (s.rooms[to] === null) yield* exploreBy(t, me, place, to, followers, { ...going, carries })
  else {
    arrive(t, me, to, followers, { ...going, carries })
    if (!going.silent) yield* rollNoise(t, me)
  }
}

/** RET-MOVE-12: wherever it is; only those in the Room that is left have an opportunity. */
export function* goTo(t: Table, me: Player, to: Slot, going: Going = {}): Rules {
  const carries = yield* bodiesTaken(t, me, going)
  const followers = yield* opportunities(t, me, intrudersIn(t.state, me.room), going)
  if (!onMap(me)) return
  arrive(t, me, to, followers, { ...going, carries })
}

/** RET-MODE-COOP-08: where more lie in the Room than are paid for, whoever moves chooses. */
function* bodiesTaken(t: Table, me: Player, { carries = [] }: Going): Rules<readonly Player[]> {
  const s = t.state
  const bodies = bodiesIn(s, me.room)
  const number = carries.length
  if (number === 0 || number === bodies.length) return carries
  const picks = yield* t.ask(
    seatOf(s, me),
    {
      prompt: 'take-which',
      params: { number },
      rule: 'RET-MODE-COOP-08',
      min: number,
      max: number,
    },
    bodies.map((one) => bodyOption(s, one)),
  )
  const chosen = picks.map(({ id }) => id)
  return bodies.filter((one) => chosen.includes(bodyOption(s, one).id))
}

function bodyOption(s: State, body: Player): Option {
  return pointing('take-body', seatTarget(s, body))
}

/** RET-EXPLORE-13 to RET-EXPLORE-18: the whole Exploration Sequence. */
function* exploreBy(
  t: Table,
  me: Player,
  place: Place,
  to: Slot,
  followers: readonly Intruder[],
  going: Going,
): Rules {
  const card = explore(t, to)
  arrive(t, me, to, followers, going)
  yield* entrance(t, me, place, card)
}

/** RET-MOVE-04, RET-MOVE-08, RET-MOVE-09, RET-MOVE-14 */
function arrive(
  t: Table,
  me: Player,
  to: Slot,
  followers: readonly Intruder[],
  going: Going,
): void {
  const s = t.state
  me.room = to
  t.log('moves', { seat: seatOf(s, me), room: roomAt(s, to).tile }, 'RET-MOVE-04')
  for (const intruder of followers) if (isThere(s, intruder)) follow(t, intruder, to)
  if (going.cautious) placeSecure(t, to, 1, 'RET-MOVE-09')
  if (going.with) takeWith(t, going.with, to, 'comes-along', 'RET-MOVE-14')
  for (const body of going.carries ?? []) takeWith(t, body, to, 'is-carried', 'RET-MODE-COOP-08')
}

/** Blood Sense: it comes after the Character, and does not Attack because of it. */
function follow(t: Table, intruder: Intruder, to: Slot): void {
  standIn(intruder, to)
  t.log('follows', { type: intruder.type, room: roomAt(t.state, to).tile }, 'RET-ATTACK-01')
  leaveLander(t, to)
}

function takeWith(
  t: Table,
  other: Player,
  to: Slot,
  kind: 'comes-along' | 'is-carried',
  rule: string,
): void {
  other.room = to
  t.log(kind, { seat: seatOf(t.state, other), room: roomAt(t.state, to).tile }, rule)
}

/** RET-OPP-01 to RET-OPP-09: answers those that will follow (Blood Sense). */
function* opportunities(
  t: Table,
  me: Player,
  attackers: readonly Intruder[],
  { prevents }: Going,
): Rules<Intruder[]> {
  const s = t.state
  const followers: Intruder[] = []
  let made = 0
  for (const attacker of attackers) {
    if (made === OPPORTUNITY_LIMIT) break
    if (!isThere(s, attacker)) continue
    made++
    yield* attack(t, me, {
      attacker,
      type: attacker.type,
      kind: 'opportunity',
      prevents,
      followers,
    })
  }
  return followers
}
