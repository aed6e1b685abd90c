import type { Position } from '../../play/position.ts'
import { nowOf, type Story } from './story.ts'

/** What each reader on this device has been told, from one visit to the next. */

interface Seen {
  readonly lines: number
  readonly view: unknown
}

/** Within one visit also the board that they last saw. */
const visit = new Map<string, Seen>()

function storageKey(key: string): string {
  return `bulkhead-seen-${key}`
}

/** Where this reader left off, if something has happened since; null where nothing is to be told. */
export function seenBefore(key: string, latest: Position): Position | null {
  const kept = visit.get(key) ?? readSeen(key)
  if (!kept || kept.lines >= latest.log.length) return null
  const view = kept.view ?? latest.view
  return { ...latest, view, log: latest.log.slice(0, kept.lines), pending: [], result: null }
}

function readSeen(key: string): Seen | null {
  const lines = localStorage.getItem(storageKey(key))
  return lines === null ? null : { lines: Number(lines), view: null }
}

/** Where the telling to this reader has come to. */
export function noteSeen(key: string, story: Story): void {
  const { view, to } = nowOf(story) ?? { view: story.reached.view, to: story.reached.log.length }
  visit.set(key, { lines: to, view })
}

/** Keeps it when the page is left. */
export function keepSeen(key: string): () => void {
  const keep = () => {
    const seen = visit.get(key)
    if (seen) localStorage.setItem(storageKey(key), String(seen.lines))
  }
  addEventListener('pagehide', keep)
  return () => {
    keep()
    removeEventListener('pagehide', keep)
  }
}
