import type { Seat } from '@bulkhead/kernel'
import { conflict } from '../complaint.ts'
import { type Person, requirePlaying, requireSeated } from './lobby.ts'
import { type Playing, requirePresent, touchesMatch } from './play.ts'
import type { HappeningOf, TableEvent } from './record.ts'

/**
 * Taking back what the kernel does not give back any more: chance has decided or others have answered since. It goes
 * back to before the asker's last answer, if everybody agrees; what chance has decided since is drawn anew. What was
 * hidden and has been shown stays known, so that nobody goes back past that.
 */
export interface NotedRequest {
  readonly seat: Seat
  /** How many answers would be kept. */
  readonly answers: number
  readonly agreed: readonly Seat[]
  readonly at: number
}

/** What becomes of a request when something happens: whatever moves the match ends it. */
export function requested(before: NotedRequest | null, { at, what }: TableEvent) {
  if (what.kind === 'undo-asked') {
    return { seat: what.seat, answers: what.answers, agreed: [], at }
  }
  if (!before || touchesMatch(what) || what.kind === 'abandoned') return null
  if (what.kind === 'taken-over' && what.seat === before.seat) return null
  if (what.kind !== 'undo-answered') return before
  return what.agree ? { ...before, agreed: [...before.agreed, what.seat] } : null
}

/**
 * The people who have yet to agree. Whoever owns a seat decides, even where a bot plays it now: else
 * anybody could look ahead with a bot on an absent person's seat. Bots with nobody behind them agree.
 */
export function waitingFor(
  { record }: Playing,
  { seat: asker, agreed }: Pick<NotedRequest, 'seat' | 'agreed'>,
): Seat[] {
  return record.seats.flatMap(({ identity }, seat) =>
    identity !== null && seat !== asker && !agreed.includes(seat) ? [seat] : [],
  )
}

export function askUndo(
  t: Playing,
  person: Person,
  revision: number,
): HappeningOf<'undone'> | HappeningOf<'undo-asked'> | HappeningOf<'rewound'> {
  requirePlaying(t.record)
  const seat = requirePresent(t.record, person)
  // Others may have gone on since: what is taken back is this seat's own last answer.
  if (t.progress.seats[seat].answered > revision) {
    throw conflict('stale', 'You have answered something else since.')
  }
  if (t.progress.request) throw conflict('undo-asked', 'Somebody has asked for that already.')
  if (t.match!.undoStop(seat) === null) return { kind: 'undone', seat }
  const answers = t.match!.answers.findLastIndex((answer) => answer.seat === seat)
  if (answers < 0) throw conflict('cannot-undo', 'There is nothing to take back.')
  if (t.match!.hasShownSince(answers)) {
    throw conflict('secret', 'Something hidden was shown since: that cannot be taken back.')
  }
  const alone = waitingFor(t, { seat, agreed: [] }).length === 0
  return alone ? rewound(seat, answers) : { kind: 'undo-asked', seat, answers }
}

/** Whoever asked may withdraw; of the others one refusal is enough. */
export function answerUndo(
  t: Playing,
  person: Person,
  agree: boolean,
): HappeningOf<'undo-answered'> | HappeningOf<'rewound'> {
  requirePlaying(t.record)
  const seat = requireSeated(t.record, person)
  const { request } = t.progress
  if (!request) throw conflict('not-asked', 'Nobody asks to take something back.')
  const waiting = waitingFor(t, request)
  const withdraws = seat === request.seat && !agree
  if (!withdraws && !waiting.includes(seat)) {
    throw conflict('not-asked', 'You are not asked whether to take something back.')
  }
  if (agree && waiting.length === 1) {
    return rewound(request.seat, request.answers)
  }
  return { kind: 'undo-answered', seat, agree }
}

function rewound(seat: Seat, answers: number): HappeningOf<'rewound'> {
  return { kind: 'rewound', seat, answers, redrawn: true }
}
