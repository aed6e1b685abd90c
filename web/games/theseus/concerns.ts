import type { Line, Seat } from '@bulkhead/kernel'
import type { TheseusView } from '@bulkhead/theseus'
import type { Concern } from '../moment.ts'
import { printedCard, unitNamed } from './names.ts'

/** Whom a line concerns, and how much. */

/** Hurts the faction or the unit that it names. */
const HARMS: ReadonlySet<string> = new Set([
  'wounded',
  'life-lowered',
  'trap',
  'ejected',
  'clamped',
  'parasites',
  'relocated',
  'downgraded',
  'unit-downgraded',
  'transferred',
])

/** Hurts the owner of the card that it names. */
const HARMS_CARDS: ReadonlySet<string> = new Set([
  'malfunction',
  'crawled',
  'control',
  'discarded',
  'card-downgraded',
])

/** The end, and what brings it nearer, is everybody's. */
const EVERYBODYS: ReadonlySet<string> = new Set([
  'data-full',
  'life-full',
  'life-gone',
  'totals',
  'tie',
  'wins',
  'shares',
])

export function concernOf(line: Line, view: TheseusView, seat: Seat | null): Concern {
  if (seat === null) return 'none'
  if (EVERYBODYS.has(line.kind)) return 'harm'
  if (line.kind === 'end-of-game') return 'own'
  if (harms(line, view, seat)) return 'harm'
  if (isDoneBy(view, seat)) return 'deed'
  return namesMine(line, view, seat) ? 'own' : 'none'
}

function isDoneBy({ turn }: TheseusView, seat: Seat): boolean {
  return turn.number > 0 && turn.active === seat
}

function harms({ kind, params = {} }: Line, view: TheseusView, seat: Seat): boolean {
  const { unit, target, faction, card } = params
  if (HARMS_CARDS.has(kind)) return isMyCard(view, seat, card) && !isDoneBy(view, seat)
  if (kind === 'attacks') return isMyUnit(view, seat, target)
  // What names a unit names the faction of whoever hurts it.
  return (
    HARMS.has(kind) &&
    (unit === undefined ? faction === mine(view, seat) : isMyUnit(view, seat, unit))
  )
}

function namesMine({ params = {} }: Line, view: TheseusView, seat: Seat): boolean {
  const { unit, faction, card } = params
  return isMyUnit(view, seat, unit) || faction === mine(view, seat) || isMyCard(view, seat, card)
}

function mine({ players }: TheseusView, seat: Seat): string {
  return players[seat].faction
}

type Named = string | number | undefined

function isMyUnit(view: TheseusView, seat: Seat, name: Named): boolean {
  return name !== undefined && unitNamed(view, String(name))?.owner === seat
}

function isMyCard(view: TheseusView, seat: Seat, card: Named): boolean {
  return card !== undefined && printedCard(String(card))?.faction === mine(view, seat)
}
