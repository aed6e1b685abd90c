import { caughtUp, type SharedParts } from './caught-up.ts'
import type { Seat } from './game.ts'
import { type Line, lineFor } from './log.ts'
import type { Match } from './match.ts'
import type { Change } from './patch.ts'

/** One new line of a reader's log, and what had changed in the reader's view when it was written. */
export interface Beat {
  readonly line: Line
  /** Since the line before; since what the reader had seen, for the first line. */
  readonly view: readonly Change[]
}

/** What each reader who watches has seen last, and owns; null is a spectator. */
export type Seen = ReadonlyMap<Seat | null, unknown>

export type Told = ReadonlyMap<Seat | null, readonly Beat[]>

/** What a reader is told line by line, and the reader's view when all of it is told. */
export interface Watched {
  readonly beats: readonly Beat[]
  readonly view: unknown
}

/** Does something with a match while readers watch, and answers what each of them is told. */
export function beatsOf(match: Match, seen: Seen, act: () => void): Told {
  return new Map([...watched(match, seen, act)].map(([seat, { beats }]) => [seat, beats]))
}

export function watched(
  match: Match,
  seen: Seen,
  act: () => void,
): ReadonlyMap<Seat | null, Watched> {
  if (seen.size === 0) {
    act()
    return new Map()
  }
  const readers = [...seen].map(([seat, view]) => ({ seat, view, beats: [] as Beat[] }))
  match.listen((entry) => {
    const shared: SharedParts = new Map()
    for (const reader of readers) {
      const line = lineFor(entry, reader.seat)
      if (!line) continue
      const { changes, value } = caughtUp(reader.view, match.view(reader.seat), shared)
      reader.view = value
      reader.beats.push({ line, view: changes })
    }
  }, act)
  return new Map(readers.map(({ seat, view, beats }) => [seat, { beats, view }]))
}
