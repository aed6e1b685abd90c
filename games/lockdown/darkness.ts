import type { Token } from '@bulkhead/hull/kinds.ts'
import { inOrder, inRoom, isAwake } from '@bulkhead/hull/queries.ts'
import type { Darkness } from '@bulkhead/hull/ruleset.ts'
import type { Place, Player, State } from '@bulkhead/hull/state.ts'
import type { Rules } from '@bulkhead/kernel'
import { light } from './light.ts'
import { isPowered } from './power.ts'
import { isStaircase, sectionOf } from './sections.ts'
import type { Table } from './table.ts'

/** DARK: where it is dark, and who does not mind. */

/** LOCK-DARK-06: an unpowered section, or a staircase; an intersection is neither dark nor powered. */
export function isDark(s: State, place: Place): boolean {
  const section = sectionOf(s, place)
  return section ? !isPowered(s, section) : isStaircase(s, place)
}

/** In a powered section. */
export function isLit(s: State, place: Place): boolean {
  const section = sectionOf(s, place)
  return section !== null && isPowered(s, section)
}

/** LOCK-DARK-01 */
export function inTheDark(s: State, me: Player): boolean {
  return inRoom(me) && isDark(s, me.room)
}

/** LOCK-TOKEN-02, LOCK-TOKEN-03: the higher number counts in the dark, unless there is light. */
export function* numberOf(t: Table, { number, higher }: Token, me: Player): Rules<number> {
  if (higher === undefined || higher === number || !inTheDark(t.state, me)) return number
  return (yield* ignoresDark(t, me, 'token')) ? number : higher
}

/** Everybody in the dark whom the dark part of an Event hits, in order (LOCK-EVENT-15). */
export function* darkened(t: Table): Rules<Player[]> {
  const hit: Player[] = []
  for (const me of inOrder(t.state).filter((one) => inTheDark(t.state, one))) {
    if (!(yield* ignoresDark(t, me, 'event'))) hit.push(me)
  }
  return hit
}

/** LOCK-DARK-04: only what hits the Character; the section stays as dark as it is. */
export function* ignoresDark(t: Table, me: Player, what: Darkness): Rules<boolean> {
  return isAwake(me) && (yield* light(t, me, what))
}
