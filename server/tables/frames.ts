import type { Seat, SharedParts, Watched } from '@bulkhead/kernel'
import { type Frame, type Happened, type Position, toldTo } from '@bulkhead/protocol'
import type { Playing } from './play.ts'
import { sharedPosition } from './position.ts'
import type { TableEvent } from './record.ts'

/** What has just been played at a table. */
export interface Played {
  readonly event: TableEvent
  /** What those who watched are told of it line by line. */
  readonly watched: ReadonlyMap<Seat | null, Watched>
  /** The rules have not run: board and log are as they were. */
  readonly stands: boolean
}

/** What that changed for a reader who was told so much before, and what they know then. */
export function frameFor(
  t: Playing & { head: number },
  told: Position,
  { event, watched, stands }: Played,
  shared: SharedParts,
): { frame: Frame; known: Position } {
  const { seat, view } = told
  const after = sharedPosition(t, seat, stands ? told : undefined)
  return toldTo(
    told,
    after,
    happened(event, seat),
    watched.get(seat) ?? { beats: [], view },
    shared,
  )
}

/** Orders are between a seat and the server: the others get an empty frame in its place. */
function happened({ at, what }: TableEvent, reader: Seat | null): Happened {
  if (what.kind === 'ordered' && what.seat !== reader) return { at, kind: 'quiet' }
  return {
    at,
    kind: what.kind,
    ...('seat' in what ? { seat: what.seat } : {}),
    ...(what.kind === 'rewound' ? { answers: what.answers } : {}),
    ...(what.kind === 'said' ? { said: { name: what.name, text: what.text } } : {}),
  }
}
