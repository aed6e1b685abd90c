import { promisify } from 'node:util'
import { deflateRaw, inflateRawSync } from 'node:zlib'
import {
  type Change,
  changes,
  editionName,
  KERNEL_VERSION,
  type Line,
  type Match,
  patched,
  type Result,
  type Seat,
} from '@bulkhead/kernel'
import type { Rulebook } from '../rules/library.ts'

const deflated = promisify(deflateRaw)

/** What each reader saw of a finished match: to be read for good, whatever becomes of its rules. */
export interface LastLook {
  readonly view: unknown
  readonly log: readonly Line[]
  readonly result: Result | null
}

/** What a spectator saw, and how it was otherwise for each seat. */
export interface LastLooks extends LastLook {
  readonly seats: readonly { readonly view: readonly Change[]; readonly log: readonly Change[] }[]
}

/** A match as it stands, as text, and how it ended where it has; pressed together in a thread of its own. */
export async function packMatch(match: Match, { edition }: Rulebook): Promise<string> {
  const parts = [
    pressed(match.snapshot(), 1),
    ...(match.result ? [pressed(lastLooks(match), 9)] : []),
  ]
  return [edition, ...(await Promise.all(parts))].join(' ')
}

/** Null where other rules have made it: then only the events say how the match goes. */
export function unpackMatch({ edition, game, Match }: Rulebook, text: string): Match | null {
  const [madeBy, packed] = text.split(' ')
  if (madeBy !== edition || packed === undefined) return null
  return Match.restored(game, spread(packed))
}

/** By which rules a packed match was played; null where that is not known. */
export function editionIn(text: string): string | null {
  // Earlier versions kept a save, of a kernel that played alike.
  if (text.startsWith('{')) return editionName({ ...JSON.parse(text), kernel: KERNEL_VERSION })
  return text.split(' ')[0]
}

export function lastLooksIn(text: string): LastLooks | null {
  const packed = text.split(' ')[2]
  return packed === undefined ? null : spread(packed)
}

export function lookOf({ seats, ...spectator }: LastLooks, seat: Seat | null): LastLook {
  if (seat === null) return spectator
  return {
    ...spectator,
    view: patched(spectator.view, seats[seat].view),
    log: patched(spectator.log, seats[seat].log) as Line[],
  }
}

function lastLooks(match: Match): LastLooks {
  const [view, log] = [match.view(null), match.log(null)]
  const seats = Array.from({ length: match.seats }, (_, seat) => ({
    view: changes(view, match.view(seat)),
    log: changes(log, match.log(seat)),
  }))
  return { view, log, result: match.result, seats }
}

async function pressed(value: unknown, level: number): Promise<string> {
  return (await deflated(JSON.stringify(value), { level })).toString('base64')
}

function spread<T>(packed: string): T {
  return JSON.parse(inflateRawSync(Buffer.from(packed, 'base64')).toString())
}
