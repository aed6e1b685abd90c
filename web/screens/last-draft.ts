import type { GameEntry } from '../games/entry.ts'
import { type Draft, firstDraft } from './draft.ts'

const KEY = 'bulkhead-tables'

/** The table that was opened last for a game: what "play now" and the form start from. */
export function lastDraft(entry: GameEntry): Draft {
  const first = firstDraft(entry)
  const last = { ...first, ...read()[entry.id] }
  const { min, max } = entry.seats
  return last.seats.length >= min && last.seats.length <= max ? last : first
}

export function rememberDraft(game: string, draft: Draft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [game]: draft }))
  } catch {
    // A browser that keeps nothing still plays.
  }
}

function read(): Readonly<Record<string, Partial<Draft>>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}
