import type { GameEntry } from '../games/entry.ts'
import { type Draft, firstDraft, type Place, withBots, withoutBots } from './draft.ts'

const KEY = 'bulkhead-tables'

/** What was opened last for a game, in each place; and in which one that was. */
interface Kept {
  readonly here?: Draft
  readonly online?: Draft
  readonly place?: Place
}

/** The table that was opened last there: what the form starts from. Online every seat begins free. */
export function lastDraft(entry: GameEntry, place: Place): Draft {
  const first = firstDraft(entry)
  const last = { ...first, ...read()[entry.id]?.[place], place }
  const { min, max } = entry.seats
  const fits = last.seats.length >= min && last.seats.length <= max
  const draft = fits ? last : { ...first, place }
  return place === 'online' ? withoutBots(draft) : draft
}

export function lastPlace(game: string): Place {
  return read()[game]?.place ?? 'here'
}

/** One person against bots, as many and as good as the last ones. */
export function aloneDraft(entry: GameEntry): Draft {
  const last = lastDraft(entry, 'here')
  const level = last.seats.find(({ player }) => player === 'bot')?.level ?? 'gentle'
  return withBots(last, last.seats.length - 1, level)
}

export function rememberDraft(game: string, draft: Draft): void {
  try {
    const all = read()
    const { earlier: _, ...lasting } = draft
    const kept = { ...all[game], [draft.place]: lasting, place: draft.place }
    localStorage.setItem(KEY, JSON.stringify({ ...all, [game]: kept }))
  } catch {
    // A browser that keeps nothing still plays.
  }
}

function read(): Readonly<Record<string, Kept>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}
