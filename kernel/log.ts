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
export function readLog(entries: readonly Entry[], reader: Seat | null, since = 0): Line[] {
  const lines: Line[] = []
  let seen = 0
  for (const entry of entries) {
    const line = lineFor(entry, reader)
    if (line && seen++ >= since) lines.push(line)
  }
  return lines
}

export function lineFor(entry: Entry, reader: Seat | null): Line | null {
  const { kind, params, rule, to, less } = entry
  if (!to || (reader !== null && to.includes(reader))) return { kind, params, rule }
  return less ? { ...less, rule } : null
}
