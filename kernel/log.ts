import type { Seat } from './game.ts'

export type Params = Readonly<Record<string, string | number>>

/** One thing that happened, as the match keeps it. */
export interface Entry {
  readonly kind: string
  readonly params?: Params
  readonly rule?: string
  /** Who may read it; absent means everybody. */
  readonly to?: readonly Seat[]
  /** What all the others read instead; absent means nothing. */
  readonly less?: { readonly kind: string; readonly params?: Params }
}

/** One thing that happened, as one seat reads it. */
export interface Line {
  readonly kind: string
  readonly params?: Params
  readonly rule?: string
}

/** Readers get the very parameters that the match keeps. Lines are sealed from the end: the others are already. */
export function sealLog(entries: readonly Entry[]): void {
  for (let i = entries.length - 1; i >= 0 && !Object.isFrozen(entries[i]); i--) {
    const { params, less } = Object.freeze(entries[i])
    Object.freeze(params)
    Object.freeze(less?.params)
  }
}

/** The lines this reader may see. Their numbering is the reader's own, so gaps tell nothing. */
export function readLog(entries: readonly Entry[], reader: Seat | null): Line[] {
  const lines: Line[] = []
  for (const entry of entries) {
    const line = lineFor(entry, reader)
    if (line) lines.push(line)
  }
  return lines
}

/** What everybody may read is read as it is kept; what is made for one reader is sealed as that is. */
export function lineFor(entry: Entry, reader: Seat | null): Line | null {
  const { kind, params, rule, to, less } = entry
  if (!to) return entry
  if (reader !== null && to.includes(reader)) return Object.freeze({ kind, params, rule })
  return less ? Object.freeze({ ...less, rule }) : null
}

interface Read {
  /** How many entries were read, and the last of them: where that is another one the log has gone back. */
  readonly entries: number
  readonly last: Entry | undefined
  readonly lines: readonly Line[]
}

/** What each reader has read of a log: only what is new is read, and what is handed out nobody changes. */
export class LogReaders {
  private readonly readers = new Map<Seat | null, Read>()

  read(entries: readonly Entry[], reader: Seat | null): readonly Line[] {
    const known = this.readers.get(reader)
    const stands = known !== undefined && entries[known.entries - 1] === known.last
    if (stands && known.entries === entries.length) return known.lines
    const fresh = readLog(stands ? entries.slice(known.entries) : entries, reader)
    const lines = Object.freeze(stands ? known.lines.concat(fresh) : fresh)
    this.readers.set(reader, { entries: entries.length, last: entries.at(-1), lines })
    return lines
  }
}
