import { setImmediate as pause } from 'node:timers/promises'
import type { Match, Recorded, Seat } from '@bulkhead/kernel'
import { giveAgain, momentOf, type ReplayMoment } from '@bulkhead/protocol'
import { badRequest } from '../complaint.ts'
import { matchOf } from './aside.ts'
import { type NotedGoingBack, toldGoingBack } from './gone-back.ts'
import type { Playing } from './play.ts'
import { isShown } from './sequels.ts'

interface Table {
  read<T>(what: (table: Playing) => T): Promise<T>
}

const ANSWERS_BETWEEN_FRAMES = 32
const KEPT_FOR = 60_000
/** Milliseconds for which everybody else waits at a time. */
const AT_A_TIME = 8

/**
 * Looks back at a table's match. It plays a copy of its own, beside the table: some positions on the
 * way are kept for a while, so that the next look is quick.
 */
export class Replay {
  /** The match after 0, 32, 64… answers, as far as somebody has looked. */
  private frames: Match[] = []
  private answers: readonly Recorded[] = []
  private goneBack: readonly NotedGoingBack[] = []
  private queue: Promise<unknown> = Promise.resolve()
  private forgetting: NodeJS.Timeout | null = null

  constructor(private readonly table: Table) {}

  /** After so many answers, or after all of them. */
  moment(at: number | null, seat: Seat | null): Promise<ReplayMoment> {
    const looked = this.queue.then(() => this.look(at, seat))
    this.queue = looked.catch(() => {})
    return looked
  }

  private async look(wanted: number | null, seat: Seat | null): Promise<ReplayMoment> {
    this.forgetLater()
    const all = await this.table.read((t) => this.prepare(t))
    const { length } = this.answers
    const at = wanted ?? length
    if (at > length) throw badRequest(`There are only ${length} answers so far.`)
    const match = await this.standingAt(Math.max(0, at - 1))
    const answer = at > 0 ? this.answers[at - 1] : undefined
    return {
      ...momentOf(match, answer, seat, all),
      length,
      goneBack: toldGoingBack(this.goneBack, seat).filter(({ kept }) => kept <= at),
    }
  }

  /** Takes what is known by now; frames of answers that were taken back are of no more use. */
  private prepare(t: Playing): boolean {
    const { record, progress } = t
    const match = matchOf(t)
    const { answers } = match
    const differs = this.answers.findIndex((answer, i) => answer !== answers[i])
    if (differs >= 0) this.frames.length = Math.min(this.frames.length, framesUpTo(differs))
    this.answers = [...answers]
    this.goneBack = progress.goneBack
    if (this.frames.length === 0) this.frames.push(match.fork(0))
    return isShown(record)
  }

  private async standingAt(at: number): Promise<Match> {
    const nearest = Math.min(this.frames.length, framesUpTo(at)) - 1
    const match = this.frames[nearest].fork()
    let since = performance.now()
    while (match.answers.length < at) {
      this.giveNext(match)
      if (performance.now() - since < AT_A_TIME) continue
      await pause()
      since = performance.now()
    }
    return match
  }

  private giveNext(match: Match): void {
    giveAgain(match, this.answers[match.answers.length])
    const frame = this.frames.length
    if (match.answers.length === frame * ANSWERS_BETWEEN_FRAMES) this.frames.push(match.fork())
  }

  private forgetLater(): void {
    if (this.forgetting) clearTimeout(this.forgetting)
    this.forgetting = setTimeout(() => {
      this.frames = []
      this.answers = []
    }, KEPT_FOR).unref()
  }
}

/** How many frames stand at or before this answer. */
function framesUpTo(at: number): number {
  return Math.floor(at / ANSWERS_BETWEEN_FRAMES) + 1
}
