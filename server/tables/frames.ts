import type { Beat, Seat } from '@bulkhead/kernel'
import {
  type Frame,
  frameBetween,
  type Happened,
  knownAfter,
  type Position,
} from '@bulkhead/protocol'
import type { Playing } from './play.ts'
import { sharedPosition } from './position.ts'
import type { TableEvent } from './record.ts'

/** What an event that has just been played changed for a reader who was told so much before, and what they know then. */
export function frameFor(
  t: Playing & { head: number },
  told: Position,
  event: TableEvent,
  beats?: readonly Beat[],
): { frame: Frame; known: Position } {
  const { seat } = told
  const after = sharedPosition(t, seat)
  const frame = frameBetween(told, after, happened(event, seat), beats)
  return { frame, known: knownAfter(told, frame, after) }
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
