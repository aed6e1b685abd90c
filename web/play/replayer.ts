import type { Match, Seat } from '@bulkhead/kernel'
import { giveAgain, momentOf, type ReplayMoment, tellings } from '@bulkhead/protocol'
import type { Missed } from './position.ts'

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

  /** Everything that a reader was told after so many lines of their log, as the table told it. */
  missed(seat: Seat | null, lines: number): Missed {
    const { answers } = this.match
    const told: Missed['told'][number][] = []
    let before: unknown = this.match.view(seat)
    for (let at = this.firstAfter(seat, lines); at <= answers.length; at++) {
      const moment = this.moment(at, seat, false)
      const news = tellings(moment.told!.before, moment.told!)
      const known = Math.max(0, lines - (moment.log.length - news.length))
      if (told.length === 0) before = news[known - 1]?.view ?? moment.told!.before
      told.push(...news.slice(known))
    }
    return { before, told }
  }

  /** After how many answers the log of a reader had more than so many lines. */
  private firstAfter(seat: Seat | null, lines: number): number {
    const { length } = this.match.answers
    for (let at = 1; at <= length; at++) {
      this.walkTo(at)
      if (this.walker.log(seat).length > lines) return at
    }
    return length + 1
  }

  private walkTo(at: number): void {
    if (this.walker.answers.length > at) this.walker = this.match.fork(at)
    const { length } = this.walker.answers
    for (const answer of this.match.answers.slice(length, at)) giveAgain(this.walker, answer)
  }
}
