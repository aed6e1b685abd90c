import type { Seat, Texts } from '@bulkhead/kernel'
import { rulesOf } from './ruleset.ts'
import { NONE, type State } from './state.ts'
import { saysAnything, type Table } from './table.ts'

/** INFO: who knows what is hidden. */

/** Something hidden, with the seats that know it; NONE among them where everybody does. */
export interface Known {
  seen: Seat[]
}

/** Whether a seat, or whoever only watches (null), knows something. */
export function knows(seen: readonly Seat[], reader: Seat | null): boolean {
  return seen.includes(reader ?? NONE)
}

export function learn({ seen }: Known, seat: Seat): void {
  if (!seen.includes(seat)) seen.push(seat)
}

/** Every seat, and whoever watches. */
export function everybody(s: State): Seat[] {
  return [...s.players.map((_, seat) => seat), NONE]
}

/** A seat, and whoever else sees what it looks at or decides in secret. */
export function onlookers(s: State, seat: Seat): Seat[] {
  return [seat, ...(rulesOf(s).watchers?.(s, seat) ?? [])]
}

/** How a look is told: what was seen to whoever looked, to the others only that somebody did. */
interface Look<T extends Texts> {
  readonly sees: T['log']
  readonly looks: T['log']
  readonly rule: string
}

/** One seat looks at something hidden, and whoever watches it; nobody need tell the truth (NEM-INFO-04). */
export function lookInSecret<T extends Texts>(
  t: Table<T>,
  seat: Seat,
  hidden: Known,
  look: Look<T>,
): void {
  const { sees, looks, rule } = look
  const [, ...watchers] = onlookers(t.state, seat)
  for (const one of [seat, ...watchers]) learn(hidden, one)
  t.reveal([seat, ...watchers])
  const open = saysAnything(t)
  open.log(sees.kind, sees.params, rule, { to: [seat], less: looks })
  if (watchers.length > 0) open.log(sees.kind, sees.params, rule, { to: watchers })
}
