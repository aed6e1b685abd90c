import type { Reason } from '@bulkhead/bots'
import type { Seat } from '@bulkhead/kernel'
import type { TableEvent } from './record.ts'

/** Why a bot gave an answer; `at` counts the answers, as a replay does. */
export interface Because {
  readonly at: number
  readonly seat: Seat
  readonly because: Reason
}

/** The reasons of the answers that stand: what was taken back is not among them. */
export function reasonsIn(events: readonly TableEvent[]): Because[] {
  const answers: { seat: Seat | null; because?: Reason }[] = []
  for (const { what } of events) {
    if (what.kind === 'answered' || what.kind === 'taken') answers.push(what)
    else if (what.kind === 'undone' || what.kind === 'cancelled') answers.pop()
    else if (what.kind === 'rewound') answers.length = what.answers
  }
  return answers.flatMap(({ seat, because }, i) =>
    because && seat !== null ? [{ at: i + 1, seat, because }] : [],
  )
}
