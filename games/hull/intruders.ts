import type { Exit } from '@bulkhead/common'
import type { Rules } from '@bulkhead/kernel'
import { destroyDoor } from './doors.ts'
import { drawEvent } from './event-deck.ts'
import { intruderFigure } from './figures.ts'
import type { IntruderType, Token } from './kinds.ts'
import { chooseObjectives } from './objectives.ts'
import { charactersIn, fights, intrudersIn, ship } from './queries.ts'
import { rulesOf } from './ruleset.ts'
import type { Corridor, Intruder, Place, Player, State } from './state.ts'
import type { Table } from './table.ts'

/** IMOVE, BAG, RETREAT: Intruders coming, going and moving. */

/**
 * Puts a figure into a room. Where no figure of the type is free, those out of combat withdraw into the
 * bag first (NEM-BAG-11); answers null where that does not help. The first figure of the game makes
 * everybody choose an Objective (NEM-FIRST-02).
 */
export function* placeIntruder(
  t: Table,
  type: IntruderType,
  place: Place,
  token: Token | null,
): Rules<Intruder | null> {
  const s = t.state
  if (!figureFree(s, type)) withdraw(t, type)
  if (!figureFree(s, type)) return null
  const name = `${type}-${++s.intrudersSeen}`
  const intruder: Intruder = { name, type, room: place, injuries: 0, token }
  s.intruders.push(intruder)
  t.log('intruder', { intruder: name, type, place }, 'NEM-ENC-06')
  rulesOf(s).arrived(t, intruder)
  if (!s.firstEncounter) {
    s.firstEncounter = true
    yield* chooseObjectives(t)
  }
  return intruder
}

export function figureFree(s: State, type: IntruderType): boolean {
  return s.intruders.filter((one) => one.type === type).length < rulesOf(s).intruders[type].figures
}

function withdraw(t: Table, type: IntruderType): void {
  for (const intruder of t.state.intruders.filter((one) => one.type === type)) {
    if (!fights(t.state, intruder)) vanish(t, intruder)
  }
}

/** Off the board and back into the bag, with the matching token if possible (NEM-BAG-14). */
export function vanish(t: Table, intruder: Intruder): void {
  const s = t.state
  s.intruders.splice(s.intruders.indexOf(intruder), 1)
  const token = intruder.token ?? takeFromReserve(t, intruder.type)
  if (token) s.bag.push(token)
  const { name, type, room: place } = intruder
  t.log('vanishes', { intruder: name, type, place }, 'NEM-IMOVE-04')
}

/** Gone for good: its token joins the reserve (NEM-BAG-13). */
export function removeIntruder(s: State, intruder: Intruder): void {
  s.intruders.splice(s.intruders.indexOf(intruder), 1)
  if (intruder.token) s.reserve.push(intruder.token)
}

/** A random token of the type from the reserve. */
export function takeFromReserve(t: Table, type: Token['type']): Token | null {
  const { reserve } = t.state
  const fitting = reserve.filter((token) => token.type === type)
  if (fitting.length === 0) return null
  const token = t.rng.pick(fitting)
  reserve.splice(reserve.indexOf(token), 1)
  return token
}

/** Adds a token of a type to the bag, if there is one anywhere to take (NEM-BAG-14). */
export function addToBag(t: Table, type: IntruderType): void {
  const s = t.state
  const token = takeFromReserve(t, type) ?? takeKept(t, type)
  if (!token) return
  s.bag.push(token)
  t.log('bag-grows', { type }, 'NEM-BAG-14')
}

function takeKept(t: Table, type: IntruderType): Token | null {
  const keepers = t.state.intruders.filter((one) => one.type === type && one.token)
  if (keepers.length === 0) return null
  const keeper = t.rng.pick(keepers)
  const { token } = keeper
  keeper.token = null
  return token
}

/** Replaces the token kept for an Intruder that changes its type. */
export function changeToken(t: Table, intruder: Intruder, type: IntruderType): void {
  if (intruder.token) t.state.reserve.push(intruder.token)
  intruder.token = takeFromReserve(t, type)
}

// --- movement ---

/** Moves Intruders through the exits with a number, all at the same moment (NEM-EVENT-09). */
export function moveThrough(t: Table, intruders: readonly Intruder[], number: number): void {
  const s = t.state
  const moves = intruders.flatMap((intruder) => {
    const exit = ship(s).numbered[intruder.room][number]
    return exit === undefined ? [] : [{ intruder, exit }]
  })
  moveAll(t, moves)
}

/** Moves Intruders to a neighbouring room that draws them, each by a corridor it can take. */
export function drawTo(
  t: Table,
  intruders: readonly Intruder[],
  to: (one: Intruder) => Place,
): void {
  moveAll(
    t,
    intruders.map((intruder) => ({
      intruder,
      exit: corridorTo(t.state, intruder.room, to(intruder)),
    })),
  )
}

/** NEM-IMOVE-07: a free corridor if there is one, else the one with the lowest number. */
function corridorTo(s: State, from: Place, to: Place): Corridor {
  const ways = ship(s).ways[from].filter((way) => way.to === to)
  const free = ways.find(({ corridor }) => s.corridors[corridor].door !== 'closed')
  return (free ?? ways[0]).corridor
}

/** Whoever meets a closed door stays and destroys it (NEM-IMOVE-05, NEM-IMOVE-06). */
export function moveAll(t: Table, moves: readonly { intruder: Intruder; exit: Exit }[]): void {
  const s = t.state
  const stopped = moves.filter(({ exit }) => exit >= 0 && s.corridors[exit].door === 'closed')
  for (const { intruder, exit } of stopped) {
    if (
      s.corridors[exit].door === 'closed' &&
      intruderFigure(s, 'breaksDoors', true, intruder.type, around(s, exit))
    )
      destroyDoor(t, exit)
  }
  for (const move of moves) if (!stopped.includes(move)) go(t, move.intruder, move.exit)
}

/** The Characters at both ends of a corridor. */
function around(s: State, corridor: Corridor): Player[] {
  return ship(s).ends[corridor].flatMap((place) => charactersIn(s, place))
}

function go(t: Table, intruder: Intruder, exit: Exit): void {
  const s = t.state
  if (exit < 0) {
    vanish(t, intruder)
    return
  }
  const [a, b] = ship(s).ends[exit]
  intruder.room = intruder.room === a ? b : a
  t.log(
    'intruder-moves',
    { intruder: intruder.name, type: intruder.type, place: intruder.room },
    'NEM-IMOVE-01',
  )
  rulesOf(s).arrived(t, intruder)
}

/** NEM-RETREAT-03: through the corridor that an Event card names; nothing else of the card counts. */
export function retreat(t: Table, intruder: Intruder): void {
  const card = drawEvent(t)
  t.state.eventDiscard.push(card.id)
  t.log(
    'retreats',
    { intruder: intruder.name, type: intruder.type, number: card.exit },
    'NEM-RETREAT-03',
  )
  moveThrough(t, [intruder], card.exit)
  if (card.second) moveOn(t, [intruder], card.second)
}

/** A second move, of those that are still on the board and fight nobody. */
export function moveOn(t: Table, intruders: readonly Intruder[], number: number): void {
  const s = t.state
  moveThrough(
    t,
    intruders.filter((one) => s.intruders.includes(one) && !fights(s, one)),
    number,
  )
}

/** Intruders out of combat in rooms joined to this one, whatever the doors. */
export function intrudersNear(s: State, place: Place): Intruder[] {
  const near = new Set(ship(s).ways[place].map(({ to }) => to))
  return [...near].flatMap((one) => intrudersIn(s, one)).filter((intruder) => !fights(s, intruder))
}
