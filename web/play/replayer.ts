import type { Match, Seat } from '@bulkhead/kernel'
import { giveAgain, momentOf, type ReplayMoment } from '@bulkhead/protocol'

/** Shows a match as it was after any number of its answers. A step forward is cheap. */
export class Replayer {
  /** Stands before the answer that was looked at last. */
  private walker: Match

  constructor(private readonly match: Match) {
    this.walker = match.fork(0)
  }

  /** What an answer was is told to its own seat; with `all` to everybody. */
  moment(wanted: number, seat: Seat | null, all: boolean): ReplayMoment {
    const { answers } = this.match
    const at = Math.max(0, Math.min(wanted, answers.length))
    this.walkTo(Math.max(0, at - 1))
    const answer = at > 0 ? answers[at - 1] : undefined
    const moment = momentOf(this.walker.fork(), answer, seat, all)
    return { ...moment, length: answers.length, goneBack: [] }
  }

  lines(seat: Seat | null): number[] {
    return Array.from({ length: this.match.answers.length + 1 }, (_, at) => {
      this.walkTo(at)
      return this.walker.log(seat).length
    })
  }

  private walkTo(at: number): void {
    if (this.walker.answers.length > at) this.walker = this.match.fork(at)
    const { length } = this.walker.answers
    for (const answer of this.match.answers.slice(length, at)) giveAgain(this.walker, answer)
  }
}
