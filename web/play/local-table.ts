import type { Chosen } from '@bulkhead/bots'
import {
  type AnyGame,
  type Beat,
  beatsOf,
  isRefusal,
  Match,
  type Refusal,
  type Seat,
  type Seen,
  type Unavailable,
} from '@bulkhead/kernel'
import {
  folded,
  frameBetween,
  hourglassesOf,
  isVain,
  type Turned,
  turnedAfter,
} from '@bulkhead/protocol'
import { LocalBots } from './local-bots.ts'
import { LocalClock } from './local-clock.ts'
import { isAlone, peopleIn, positionOf, progressOf } from './local-position.ts'
import type { BotReason, Missed, Order, Position, Refused, ReplayMoment } from './position.ts'
import type { AskedFor, LocalGame, Notice } from './protocol.ts'
import { Replayer } from './replayer.ts'
import type { Kept, Shelf } from './shelf.ts'
import type { Think } from './thinker.ts'

export interface Surroundings {
  readonly shelf: Shelf
  readonly think: Think
  readonly tell: (notice: Notice) => void
  /** Milliseconds before a bot answers. */
  readonly botPause: number
}

/** One local game while it is open: whatever happens is kept first and told then. */
export class LocalTable {
  match!: Match
  game!: LocalGame
  reasons!: readonly BotReason[]
  orders!: readonly (readonly Order[])[]
  turned!: Turned
  /** The seat that holds the device; null while nobody does. */
  holder: Seat | null = null
  readonly asked = new Map<Seat, AskedFor>()
  private told: Position | null = null
  private replayer: Replayer | null = null
  private isWatched = false
  private work: Promise<unknown> = Promise.resolve()
  private readonly bots: LocalBots
  private readonly clock = new LocalClock(() => this.timeIsUp())

  private constructor(
    private readonly rules: AnyGame,
    private readonly around: Surroundings,
  ) {
    this.bots = new LocalBots(this, around)
  }

  static from(rules: AnyGame, kept: Kept, around: Surroundings): LocalTable | Refusal {
    const table = new LocalTable(rules, around)
    const refused = table.lay(kept)
    if (refused) return refused
    const people = peopleIn(kept.game.seats)
    if (people.length === 1) table.holder = people[0]
    return table
  }

  // --- what can be read ---

  whyNot(): readonly Unavailable[] {
    return this.holder === null ? [] : this.match.whyNot(this.holder)
  }

  /** A finished match is the kernel's own file, which anybody can verify; a running one says who sits where. */
  save(): unknown {
    const match = this.match.save()
    if (this.match.result) return match
    return { format: 'bulkhead-table', seats: this.game.seats, reasons: this.reasons, match }
  }

  replay(at: number, seat: Seat | null): ReplayMoment | Refused {
    const isOver = this.match.result !== null
    return this.mayRead(seat) ? this.film().moment(at, seat, isOver) : NOT_YOURS
  }

  lines(seat: Seat | null): readonly number[] | Refused {
    return this.mayRead(seat) ? this.film().lines(seat) : NOT_YOURS
  }

  /** What whoever holds the device has not been told yet. */
  missed(lines: number): Missed {
    return this.film().missed(this.holder, lines)
  }

  /** While the game runs nobody looks through another's eyes. */
  private mayRead(seat: Seat | null): boolean {
    return seat === null || seat === this.holder || this.match.result !== null
  }

  private film(): Replayer {
    this.replayer ??= new Replayer(this.match)
    return this.replayer
  }

  // --- what can be done ---

  /** Begins to tell what happens, and lets the bots play. */
  watch(): void {
    this.tellAll()
    this.bots.wake()
    this.isWatched = true
    this.watchClock()
  }

  close(): void {
    this.bots.close()
    this.isWatched = false
    this.clock.stop()
  }

  hold(seat: Seat): Refused | null {
    if (!peopleIn(this.game.seats).includes(seat)) return NOT_YOURS
    this.holder = seat
    this.tellAll()
    return null
  }

  answer(asked: AskedFor, picks: readonly string[]): Promise<Refused | null> {
    return this.asHolder('answered', asked, (seat) => this.match.answer(seat, asked.id, picks))
  }

  take(offer: string): Promise<Refused | null> {
    return this.inTurn(() => {
      const seat = this.holder
      if (seat === null) return NOT_YOURS
      return this.perform('taken', seat, () => this.match.take(seat, offer))
    })
  }

  cancel(asked: AskedFor): Promise<Refused | null> {
    return this.asHolder('cancelled', asked, (seat) => this.match.cancel(seat, asked.id))
  }

  undo(): Promise<Refused | null> {
    return this.inTurn(() => {
      const seat = this.holder
      if (seat === null) return NOT_YOURS
      return this.perform('undone', seat, () => this.takeBack(seat))
    })
  }

  order(orders: readonly Order[]): Promise<Refused | null> {
    return this.inTurn(() => {
      const seat = this.holder
      if (seat === null) return NOT_YOURS
      return this.perform('ordered', seat, () => {
        this.orders = this.game.seats.map((_, i) => (i === seat ? orders : (this.orders[i] ?? [])))
        return null
      })
    })
  }

  rename(seat: Seat, name: string): Promise<Refused | null> {
    return this.inTurn(() =>
      this.perform('renamed', seat, () => {
        const seats = this.game.seats.map((one, i) =>
          i === seat ? { kind: 'person' as const, name } : one,
        )
        this.game = { ...this.game, seats }
        return null
      }),
    )
  }

  /** For a bot, or by a standing order. Does nothing where the question has gone. */
  answerFor(seat: Seat, asked: AskedFor, { picks, because }: Chosen): Promise<Refused | null> {
    return this.inTurn(() => {
      if (this.asked.get(seat) !== asked) return null
      const at = this.match.answers.length + 1
      return this.perform('answered', seat, () => {
        const refused = this.match.answer(seat, asked.id, picks)
        if (!refused && because) this.reasons = [...this.reasons, { at, seat, because }]
        return refused
      })
    })
  }

  /** For a bot, where nothing has happened since it was asked. */
  takeFor(seat: Seat, offer: string, version: number): Promise<Refused | null> {
    return this.inTurn(() => {
      if (this.game.version !== version) return null
      return this.perform('taken', seat, () => this.match.take(seat, offer))
    })
  }

  /** Another tab has played on. */
  catchUp(): Promise<void> {
    return this.inTurn(() => this.layAgain())
  }

  // --- time ---

  private watchClock(): void {
    if (this.isWatched) this.clock.watch(hourglassesOf(this.match, this.turned))
  }

  private timeIsUp(): Promise<Refused | null> {
    return this.inTurn(() => {
      const running = hourglassesOf(this.match, this.turned)
      const over = running.find(({ deadline }) => deadline <= Date.now())
      if (over) return this.perform('taken', null, () => this.match.take(null, over.id))
      this.watchClock()
      return null
    })
  }

  // --- how it is done ---

  private lay({ game, match: save, reasons, orders = [], turned = {} }: Kept): Refusal | null {
    const match = Match.resume(this.rules, save)
    if (isRefusal(match)) return match
    this.match = match as Match
    this.game = game
    this.reasons = reasons
    this.orders = orders
    this.turned = turnedAfter(turned, this.match, Date.now())
    this.replayer = null
    this.asked.clear()
    this.noteAsked(game.version)
    return null
  }

  private async layAgain(): Promise<void> {
    const kept = await this.around.shelf.read(this.game.id)
    if (kept && !this.lay(kept)) return this.watch()
    this.close()
    this.around.tell({ table: this.game.id, gone: true })
  }

  /** One thing after another: what is being written must not change. */
  private inTurn<T>(act: () => T | Promise<T>): Promise<T> {
    const done = this.work.then(act)
    this.work = done.catch(() => {})
    return done
  }

  private asHolder(
    kind: string,
    asked: AskedFor,
    play: (seat: Seat) => Refusal | null,
  ): Promise<Refused | null> {
    return this.inTurn(() => {
      const seat = this.holder
      const now = seat === null ? undefined : this.asked.get(seat)
      if (seat === null || now?.id !== asked.id || now.revision !== asked.revision) return STALE
      return this.perform(kind, seat, () => play(seat))
    })
  }

  private async perform(
    kind: string,
    seat: Seat | null,
    play: () => Refusal | null,
  ): Promise<Refused | null> {
    const since = this.told
    let beats: readonly Beat[] = []
    try {
      const { refused, told } = this.watchMatch(play)
      if (refused) return { error: refused.code, message: refused.message }
      beats = told
    } catch (error) {
      console.error(error)
      return RULES_FAILED
    }
    if (TAKES_BACK.includes(kind)) this.forgetTakenBack()
    this.replayer = null
    this.noteAsked(this.game.version + 1)
    this.turned = turnedAfter(this.turned, this.match, Date.now())
    const refused = await this.keep()
    // What could not be kept has never happened.
    if (refused) await this.layAgain()
    // Whoever was told everything meanwhile knows what these beats would tell.
    else this.tellChange(kind, seat, since === this.told ? beats : [])
    this.bots.wake()
    this.watchClock()
    return refused
  }

  /** Plays something; whoever holds the device is told of it line by line. */
  private watchMatch(play: () => Refusal | null) {
    const { holder, told } = this
    let refused: Refusal | null = null
    const seen: Seen = told ? new Map([[holder, told.view]]) : new Map()
    const beats = beatsOf(this.match, seen, () => {
      refused = play()
    })
    return { refused: refused as Refusal | null, told: beats.get(holder) ?? [] }
  }

  /**
   * Alone with bots one may go back as far as one likes, and what chance has decided since is drawn anew; among people
   * chance and secrets stand.
   */
  private takeBack(seat: Seat): Refusal | null {
    const refused = this.takeOneBack(seat)
    if (refused) return refused
    // What the table answers by itself would be answered again at once.
    const isAnswered = isAlone(this.game) && this.match.pending(seat).some(isVain)
    const hasMore = this.match.answers.some((answer) => answer.seat === seat)
    return isAnswered && hasMore ? this.takeBack(seat) : null
  }

  private takeOneBack(seat: Seat): Refusal | null {
    const alone = isAlone(this.game)
    const at = this.match.answers.findLastIndex((answer) => answer.seat === seat)
    const isFree = this.match.undoStop(seat) === null
    if (isFree || !alone || at < 0 || this.match.result) return this.match.undo(seat)
    // Whoever is taught by hints finds what they tell of; otherwise nobody looks into the future.
    this.match = this.game.opening ? this.match.fork(at) : this.match.goneBack(at)
    return null
  }

  private forgetTakenBack(): void {
    const { length } = this.match.answers
    this.reasons = this.reasons.filter(({ at }) => at <= length)
    this.asked.clear()
  }

  /** A question keeps its revision while it stays open, whatever the others answer. */
  private noteAsked(revision: number): void {
    const before = new Map(this.asked)
    this.asked.clear()
    for (const { seat, id } of this.match.pending()) {
      const known = before.get(seat)
      this.asked.set(seat, known?.id === id ? known : { id, revision })
    }
  }

  private async keep(): Promise<Refused | null> {
    const { match, game, reasons, orders, turned } = this
    const next = { ...game, ...progressOf(match), version: game.version + 1, updatedAt: Date.now() }
    try {
      const kept = { game: next, match: match.save(), reasons, orders, turned }
      if (!(await this.around.shelf.write(kept))) return STALE
    } catch (error) {
      console.error(error)
      return NOT_KEPT
    }
    this.game = next
    return null
  }

  private tellAll(): void {
    this.told = positionOf(this)
    this.around.tell({ table: this.game.id, position: this.told })
  }

  private tellChange(kind: string, seat: Seat | null, beats: readonly Beat[]): void {
    if (!this.told) return
    const happened = { kind, seat, at: this.game.updatedAt }
    const frame = frameBetween(this.told, positionOf(this), happened, beats)
    this.told = folded(this.told, frame)
    this.around.tell({ table: this.game.id, frame })
  }
}

const TAKES_BACK = ['undone', 'cancelled']

const STALE: Refused = { error: 'stale', message: 'You are asked something else now.' }
const NOT_YOURS: Refused = {
  error: 'not-your-seat',
  message: 'Until the game is over everybody looks through their own eyes.',
}
const RULES_FAILED: Refused = {
  error: 'rules-failed',
  message: 'The rules failed at this answer: choose something else, and please report it.',
}
export const NOT_KEPT: Refused = {
  error: 'not-kept',
  message: 'The browser could not keep this: it has no room left, or may not keep anything.',
}
