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

/** The lines this reader may see. Their numbering is the reader's own, so gaps tell nothing. */
export function readLog(entries: readonly Entry[], reader: Seat | null, since = 0): Line[] {
  const lines: Line[] = []
  let seen = 0
  for (const entry of entries) {
    const line = lineFor(entry, reader)
    if (line && seen++ >= since) lines.push(line)
  }
  return lines
}

function lineFor(entry: Entry, reader: Seat | null): Line | null {
  const { kind, params, rule, to, less } = entry
  if (!to || (reader !== null && to.includes(reader))) return { kind, params, rule }
  return less ? { ...less, rule } : null
}
