import { copy, type Match, type Seat } from '@bulkhead/kernel'
import type { ReplayMoment } from './position.ts'

/** Shows a match as it was after any number of its answers. A step forward is cheap. */
export class Replayer {
  private walker: Match
  private last: ReplayMoment['moment'] = null

  constructor(private readonly match: Match) {
    this.walker = match.fork(0)
  }

  /** What an answer was is told to its own seat; with `all` to everybody. */
  moment(wanted: number, seat: Seat | null, all: boolean): ReplayMoment {
    const { length } = this.match.answers
    const at = Math.max(0, Math.min(wanted, length))
    this.walkTo(at)
    const { walker, last } = this
    return {
      at,
      length,
      seat,
      // A view may share parts with the state, which goes on changing.
      view: copy(walker.view(seat)),
      log: walker.log(seat),
      waiting: walker.pending().map((decision) => decision.seat),
      result: walker.result,
      moment: last && (all || isTold(last.seat, seat) ? last : { seat: last.seat }),
    }
  }

  lines(seat: Seat | null): number[] {
    const numbers = []
    for (let at = 0; at <= this.match.answers.length; at++) {
      this.walkTo(at)
      numbers.push(this.walker.log(seat).length)
    }
    return numbers
  }

  private walkTo(at: number): void {
    const { answers } = this.match
    if (this.walker.answers.length > at) {
      this.walker = this.match.fork(Math.max(0, at - 1))
      this.last = null
    }
    for (const answer of answers.slice(this.walker.answers.length, at)) {
      const { seat, picks } = answer
      const what = answer.offer
        ? { offer: this.walker.offers(seat).find(({ id }) => id === picks[0]) }
        : { decision: this.walker.pending().find((one) => one.seat === seat) }
      const refused = this.walker.replay(answer)
      if (refused) throw new Error(refused.message)
      this.last = { seat, ...what, picks }
    }
  }
}

/** What time does is told to everybody. */
function isTold(whose: Seat | null, reader: Seat | null): boolean {
  return whose === null || whose === reader
}
