import { isRefusal, type Match, type Save, type Seen, watched } from '@bulkhead/kernel'
import { Complaint, conflict } from '../complaint.ts'
import type { Library, Rulebook } from '../rules/library.ts'
import type { StoredTable } from '../storage/index.ts'
import { putAside } from './aside.ts'
import { requested } from './consent.ts'
import { fold } from './fold.ts'
import type { Played } from './frames.ts'
import { notedAfter } from './gone-back.ts'
import type { Pause } from './pauses.ts'
import { complaintOf, leavesBoard, type Playing, playOut, touchesMatch } from './play.ts'
import { advance, NO_PROGRESS, type Progress, restartMove } from './progress.ts'
import type { Happening, TableEvent, TableRecord } from './record.ts'
import { editionIn, type LastLooks, lastLooksIn, unpackMatch } from './snapshots.ts'
import { withVacation } from './vacation.ts'

const NOTHING_TOLD: Played['watched'] = new Map()

/** A table as its events have made it, from its opening or from a checkpoint on. */
export abstract class Standing implements Playing {
  record!: TableRecord
  match: Match | null = null
  lastLooks: LastLooks | null = null
  /** What its match is played by; null before it begins. */
  rules: Rulebook | null = null
  progress: Progress = NO_PROGRESS
  head = 0
  /** What each reader is to be told of the event that was played last. */
  protected watched: Played['watched'] = NOTHING_TOLD
  /** That event has left board and log as they were. */
  protected stands = false
  /** What is here may be something else than what is written. */
  protected broken = false
  /** Its rules are not here, or are not what they were. */
  private isAside = false
  private secret = ''
  /** The save of the match that this one goes on from. */
  private before: string | null = null

  constructor(private readonly library: Library) {}

  abstract readonly now: number
  abstract readonly pauses: readonly Pause[]

  /** The views of those who are to be told of an event line by line. */
  protected abstract watching(event: TableEvent): Seen

  /** A stored match cannot be played by the rules that it was played by. */
  protected abstract misplayed(error: unknown): void

  /** The finished match that it goes on from. */
  earlier(): Save | null {
    return this.before ? JSON.parse(this.before) : null
  }

  protected async layOut({ secret, before, opened, checkpoint }: StoredTable): Promise<void> {
    this.secret = secret
    this.before = before
    this.record = opened
    this.rules = null
    this.isAside = false
    if (checkpoint) await this.takeRules(editionIn(checkpoint.save))
    this.match = checkpoint && this.rules && unpackMatch(this.rules, checkpoint.save)
    const known = this.match || this.isAside ? checkpoint : null
    this.lastLooks = known && this.isAside ? lastLooksIn(known.save) : null
    if (known) this.record = this.isAside ? putAside(known.record) : known.record
    this.progress = { ...NO_PROGRESS, ...known?.progress }
    this.head = known?.number ?? 0
  }

  /** Before stored events are played: the match may begin among them. */
  protected async takeRulesFor(events: readonly TableEvent[]): Promise<void> {
    const begun = events.find(({ what }) => what.kind === 'started')?.what
    if (begun?.kind === 'started') await this.takeRules(begun.edition ?? null)
  }

  private async takeRules(edition: string | null): Promise<void> {
    this.rules = await this.library.of(this.record.game, edition)
    this.isAside = this.rules === null
  }

  /** A match is played by the rules that it began with, whatever release goes on with it. */
  protected dated(what: Happening): Happening {
    if (what.kind !== 'started') return what
    this.rules = this.library.now(this.record.game)
    return this.rules ? { ...what, edition: this.rules.edition } : what
  }

  /** Rules that refuse what was played by them are not those that they say they are. */
  protected playStored(event: TableEvent): void {
    try {
      this.play(event)
    } catch (error) {
      if (this.isAside) throw error
      this.misplayed(error)
      this.isAside = true
      this.match = null
      this.broken = false
      this.play(event)
    }
  }

  /** Plays an event, from here or from the storage: the same code for both. */
  protected play(event: TableEvent): void {
    try {
      this.playMatch(event)
    } catch (error) {
      // A refusal has changed nothing; anything else may have stopped half-way.
      if (!(error instanceof Complaint)) this.broken = true
      throw error
    }
    const { what } = event
    if (what.kind === 'handed-back') {
      this.progress = restartMove(
        this.progress,
        what.seat,
        event.at,
        this.record.clocks,
        this.pauses,
      )
    }
    if (what.kind === 'vacation') {
      this.progress = withVacation(this.progress, what.seat, what.days, event.at)
    }
    const request = requested(this.progress.request, event)
    if (request !== this.progress.request) this.progress = { ...this.progress, request }
    this.head = event.number
  }

  private playMatch(event: TableEvent): void {
    const { what } = event
    const had = this.match?.answers.length ?? 0
    this.watched = NOTHING_TOLD
    this.stands = this.match !== null && leavesBoard(this.match, what)
    if (what.kind === 'started' && !this.isAside) this.match = this.startMatch()
    else if (this.match && touchesMatch(what)) this.watchMatch(this.match, event)
    this.record = fold(this.record, what)
    if (this.isAside) this.record = putAside(this.record)
    if (!this.match || !touchesMatch(what)) return
    const { record, match } = this
    const { request, goneBack } = this.progress
    const noted = notedAfter(goneBack, { event, match, record, request, had })
    this.progress = {
      ...advance(this.progress, match, event, record.clocks, this.pauses),
      goneBack: noted,
    }
    if (match.result) this.record = { ...record, phase: 'over' }
  }

  private watchMatch(match: Match, event: TableEvent): void {
    this.watched = watched(match, this.watching(event), () => {
      this.match = playOut(match, event.what)
    })
  }

  private startMatch(): Match {
    const { options, seats, game } = this.record
    if (!this.rules) throw conflict('unplayable', `There is no game "${game}" here.`)
    const contributions = seats.flatMap(({ entropy }) => (entropy === null ? [] : [entropy]))
    const seed = { kind: 'sealed' as const, secret: this.secret, contributions }
    const before = this.earlier() ?? undefined
    const setup = { options, seats: seats.length, seed, before }
    const match = this.rules.Match.start(this.rules.game, setup)
    if (isRefusal(match)) throw complaintOf(match)
    return match
  }
}
