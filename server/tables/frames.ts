import { caughtUp, type Seat, type SharedParts, type Watched } from '@bulkhead/kernel'
import { type Frame, frameWith, type Happened, type Position } from '@bulkhead/protocol'
import type { Playing } from './play.ts'
import { boardFor, positionWith } from './position.ts'
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
  const { seat } = told
  const board = stands ? told : boardFor(t, seat)
  const { beats, view } = watched.get(seat) ?? { beats: NO_BEATS, view: told.view }
  const { changes, value } = caughtUp(view, board.view, shared)
  const known = positionWith(t, seat, { view: value, log: board.log })
  return { frame: frameWith(told, known, happened(event, seat), { beats, view: changes }), known }
}

const NO_BEATS: Watched['beats'] = []

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
