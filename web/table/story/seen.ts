import type { Position } from '../../play/position.ts'
import { nowOf, type Story } from './story.ts'

/** What each reader on this device has been told, from one visit to the next. */

interface Seen {
  readonly lines: number
  /** The board that they last saw; null where it is no longer known. */
  readonly view: unknown
}

interface KeptView {
  readonly key: string
  readonly lines: number
  readonly view: unknown
}

/** Within one visit. */
const visit = new Map<string, Seen>()

/** Boards are large: those of so many readers are kept, the latest first. */
const MOST_VIEWS = 4
const VIEWS = 'bulkhead-seen-boards'

/** Whoever sits there, on this device. */
export function readerKey(id: string, { seat }: Position): string {
  return `${id} ${seat}`
}

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
  const stored = localStorage.getItem(storageKey(key))
  if (stored === null) return null
  const lines = Number(stored)
  const kept = readViews().find((one) => one.key === key && one.lines === lines)
  return { lines, view: kept?.view ?? null }
}

function readViews(): readonly KeptView[] {
  return JSON.parse(localStorage.getItem(VIEWS) ?? '[]')
}

/** Where the telling to this reader has come to. A page may end without another word: the place is kept at once. */
export function noteSeen(key: string, story: Story): void {
  const { view, to } = nowOf(story) ?? { view: story.reached.view, to: story.reached.log.length }
  if (visit.get(key)?.lines !== to) localStorage.setItem(storageKey(key), String(to))
  visit.set(key, { lines: to, view })
}

/** Keeps the board too when the page is left. */
export function keepSeen(key: string): () => void {
  const keep = () => {
    const seen = visit.get(key)
    if (seen) keepView({ key, ...seen })
  }
  addEventListener('pagehide', keep)
  return () => {
    keep()
    removeEventListener('pagehide', keep)
  }
}

/** Where there is no room for boards it is told on the last one. */
function keepView(view: KeptView): void {
  const others = readViews().filter(({ key }) => key !== view.key)
  try {
    localStorage.setItem(VIEWS, JSON.stringify([view, ...others].slice(0, MOST_VIEWS)))
  } catch {
    localStorage.removeItem(VIEWS)
  }
}
