import { copy } from './copy.ts'
import type { Seat } from './game.ts'
import { type Line, lineFor } from './log.ts'
import type { Match } from './match.ts'
import { type Change, changes, patched } from './patch.ts'

/** One new line of a reader's log, and what had changed in the reader's view when it was written. */
export interface Beat {
  readonly line: Line
  /** Since the line before; since what the reader had seen, for the first line. */
  readonly view: readonly Change[]
}

/** What each reader who watches has seen last; null is a spectator. */
export type Seen = ReadonlyMap<Seat | null, unknown>

export type Told = ReadonlyMap<Seat | null, readonly Beat[]>

/** Does something with a match while readers watch, and answers what each of them is told, line by line. */
export function beatsOf(match: Match, seen: Seen, act: () => void): Told {
  if (seen.size === 0) {
    act()
    return new Map()
  }
  const readers = [...seen].map(([seat, view]) => ({ seat, view, beats: [] as Beat[] }))
  match.listen((entry) => {
    for (const reader of readers) {
      const line = lineFor(entry, reader.seat)
      if (!line) continue
      // What has changed may be shared with the state, which goes on changing.
      const view = copy(changes(reader.view, match.view(reader.seat)))
      reader.view = patched(reader.view, view)
      reader.beats.push({ line, view })
    }
  }, act)
  return new Map(readers.map(({ seat, beats }) => [seat, beats]))
}
