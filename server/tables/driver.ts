import { randomInt } from 'node:crypto'
import {
  type Always,
  type Chosen,
  createBot,
  orderFor,
  randomPicks,
  seenBy,
  takenBy,
} from '@bulkhead/bots'
import { type Decision, FastRng, type Seat } from '@bulkhead/kernel'
import { isVain, seemingPause, vainPicks } from '@bulkhead/protocol'
import { Complaint, conflict } from '../complaint.ts'
import type { Library } from '../rules/library.ts'
import { StorageFault } from '../storage/index.ts'
import { isPlayedByBots, timed } from './due.ts'
import type { LiveTable } from './live.ts'
import type { Playing } from './play.ts'
import { hourglassesIn } from './position.ts'
import { deadlineOf } from './progress.ts'
import type { HappeningOf } from './record.ts'
import type { Thinker, Thought } from './thinker.ts'
import type { Wish } from './wishes.ts'

export interface Pace {
  /** Milliseconds before a bot answers: time to look, and to take something back. */
  readonly bot: number
  /** Milliseconds before this process acts at a table where another one has acted last. */
  readonly elsewhere: number
  /** Milliseconds for which bots wait while people decide whether to go back. */
  readonly consent: number
  /** Milliseconds that somebody typically seems to think who has nothing to react with. */
  readonly reaction: number
  /** Milliseconds for which bots play on among themselves when nobody looks. */
  readonly unwatched: number
}

const REST_AFTER_FAILURE = 5000
/** The storage may be back any moment. */
const REST_WITHOUT_STORAGE = 1000
/** Whoever could not answer while the storage was away comes before the clock. */
const GRACE_WITHOUT_STORAGE = 10_000
/** Somebody who seems to think is never late. */
const PART_OF_THE_CLOCK = 0.6

/** What a seat that answers by itself owes. */
interface Turn {
  readonly seat: Seat
  readonly revision: number
  readonly decision: Decision
  readonly bot: string | null
  readonly order: Always | null
  /** When it is to be answered. */
  readonly due: number
}

/** Plays for bots, for absent people and by standing orders, and watches the clocks of one table. */
export class Driver {
  private next: NodeJS.Timeout | null = null
  private clock: NodeJS.Timeout | null = null
  private waits = false
  private busy = false
  private closed = false
  /** The revision at which bots were last asked what they take. */
  private considered = -1
  /** When those are answered for who could not be told from somebody that thinks, by seat and question. */
  private dues = new Map<string, number>()

  constructor(
    private readonly table: LiveTable,
    private readonly tools: { readonly thinker: Thinker; readonly library: Library },
    private readonly pace: Pace,
    private readonly failed: (error: unknown) => void,
  ) {}

  /** Looks what is to be done now; `mine` where this process has acted last at the table. */
  wake(mine: boolean): void {
    this.setClock()
    // What it waited for may have been decided.
    if (this.waits) this.stop()
    if (this.closed || this.busy || this.next) return
    const due = this.nextDue()
    if (due === null) return
    const pause = mine ? this.pace.bot : this.pace.elsewhere + randomInt(1000)
    const waiting = Math.max(this.heldFor(this.table), due - this.table.now)
    this.waits = waiting > 0
    this.next = setTimeout(() => this.act(), Math.max(pause, waiting))
  }

  /** Time counts differently from now on. */
  reckonAnew(): void {
    this.setClock()
  }

  private stop(): void {
    if (this.next) clearTimeout(this.next)
    this.next = null
    this.waits = false
  }

  close(): void {
    this.closed = true
    this.stop()
    if (this.clock) clearTimeout(this.clock)
  }

  private async act(): Promise<void> {
    this.stop()
    this.busy = true
    try {
      await this.takeTurn()
    } catch (error) {
      // Somebody was faster, or took the seat back: the table has moved on.
      if (!(error instanceof Complaint)) return this.rest(error)
    } finally {
      this.busy = false
    }
    this.wake(true)
  }

  private rest(error: unknown): void {
    this.failed(error)
    if (this.closed) return
    const rest = error instanceof StorageFault ? REST_WITHOUT_STORAGE : REST_AFTER_FAILURE
    this.next = setTimeout(() => this.act(), rest)
  }

  /** When there is something to do; null where there is nothing. */
  private nextDue(): number | null {
    const dues = this.turnsIn(this.table).map(({ due }) => due)
    if (this.toConsider(this.table).length > 0) return 0
    return dues.length > 0 ? Math.min(...dues) : null
  }

  private async takeTurn(): Promise<void> {
    if (await this.takeOffer()) return
    const thought = await this.table.read((t) => this.thoughtOf(t))
    if (!thought) return
    const chosen = await thought.chosen
    await this.table.perform(ownWish((t) => answerOf(this.turnsNow(t), thought.turn, chosen)))
  }

  /** Asks every bot once after each change whether it takes something. */
  private async takeOffer(): Promise<boolean> {
    const thoughts = await this.table.read((t) => {
      if (this.heldFor(t) > 0) return []
      const seats = this.toConsider(t)
      this.considered = t.progress.revision
      return seats.map((seat) => ({ seat, offer: this.offerFor(t, seat) }))
    })
    const { considered } = this
    for (const { seat, offer: thought } of thoughts) {
      const offer = await thought
      if (offer === null) continue
      await this.table.perform(ownWish((t) => takenOf(t, seat, offer, considered)))
      return true
    }
    return false
  }

  /** The seats of bots that may take something and have not been asked since the last change. */
  private toConsider({ record, match, progress }: Playing): Seat[] {
    if (!match?.game.offers || record.phase !== 'playing' || this.sleeps) return []
    if (progress.revision === this.considered) return []
    return record.seats.flatMap(({ bot }, seat) =>
      bot !== null && match.offers(seat).length > 0 ? [seat] : [],
    )
  }

  private offerFor(t: LiveTable, seat: Seat): string | null | Promise<string | null> {
    const { game, seats } = t.record
    const { bot, orders } = seats[seat]
    const player = createBot(bot!, game)
    if (typeof player === 'string') throw new Error(player)
    if (!player.considers) return null
    const seed = randomInt(2 ** 31)
    if (!player.thinks) return takenBy(player, t.match!, seat, new FastRng(seed), orders)
    return this.tools.thinker.consider({ ...this.thought(t, seat, seed), orders })
  }

  private thoughtOf(t: LiveTable) {
    const [turn] = this.turnsNow(t)
    return turn && { turn, chosen: this.chosenBy(t, turn) }
  }

  /** A bot of this release may not find its way in the rules of an earlier one: then it plays at random. */
  private async chosenBy(t: LiveTable, turn: Turn): Promise<Chosen> {
    const { edition } = t.rules!
    try {
      return await this.chosenFor(t, turn)
    } catch (error) {
      if (edition === this.tools.library.now(t.record.game)?.edition) throw error
      return { picks: randomPicks(turn.decision, new FastRng(randomInt(2 ** 31))) }
    }
  }

  private turnsNow(t: Playing): Turn[] {
    if (this.heldFor(t) > 0) return []
    return this.turnsIn(t).filter(({ due }) => due <= t.now)
  }

  /** Bots among themselves play for whoever looks, and stop when nobody does. */
  get sleeps(): boolean {
    const { record, audience, lookedAt, now } = this.table
    return isPlayedByBots(record) && audience.size === 0 && now - lookedAt > this.pace.unwatched
  }

  /** The seats that need not wait for a person. */
  private turnsIn({ record, match, progress }: Playing): Turn[] {
    if (!match || record.phase !== 'playing' || this.sleeps) return []
    const { dues } = this
    this.dues = new Map()
    return match.open.flatMap((decision) => {
      const { seat } = decision
      const { bot, orders } = record.seats[seat]
      const order = bot === null ? (orderFor(decision, orders) ?? this.vainOrder(decision)) : null
      if (bot === null && !order) return []
      const { revision } = progress.seats[seat]
      const key = `${seat} ${revision}`
      const due = bot || !decision.idle ? 0 : (dues.get(key) ?? this.drawnDue(seat))
      this.dues.set(key, due)
      return [{ seat, decision, bot, order, revision, due }]
    })
  }

  /** Only while somebody is there: whoever is away does not think. */
  private vainOrder(decision: Decision): Always | null {
    const { prompt, seat } = decision
    const isHere = this.table.audience.present.includes(seat)
    return isHere && isVain(decision) ? { prompt, picks: vainPicks(decision) } : null
  }

  /** With bots alone there is nobody to deceive. No clock runs out meanwhile. */
  private drawnDue(seat: Seat): number {
    const { record, progress, pauses, now } = this.table
    if (!record.seats.some(({ identity }, other) => identity !== null && other !== seat)) return 0
    const deadline = deadlineOf(progress.seats[seat], record.clocks, pauses) ?? Infinity
    const pause = seemingPause(this.pace.reaction, randomInt(2 ** 32) / 2 ** 32)
    return now + Math.min(pause, (deadline - now) * PART_OF_THE_CLOCK)
  }

  private heldFor({ progress: { request }, now }: Playing): number {
    return request ? Math.max(0, request.at + this.pace.consent - now) : 0
  }

  private chosenFor(t: LiveTable, { bot, order, decision, seat }: Turn): Chosen | Promise<Chosen> {
    if (order) return { picks: order.picks }
    const { game } = t.record
    const player = createBot(bot!, game)
    if (typeof player === 'string') throw new Error(player)
    const seed = randomInt(2 ** 31)
    if (!player.thinks) return player.choose(seenBy(t.match!, decision, new FastRng(seed)))
    return this.tools.thinker.think(this.thought(t, seat, seed))
  }

  private thought(t: LiveTable, seat: Seat, seed: number): Thought {
    const { game, seats, host } = t.record
    const { edition } = t.rules!
    const file = this.tools.library.fileOf(edition)
    const rules = file === null ? null : { edition, file }
    return { host, game, rules, bot: seats[seat].bot!, snapshot: t.match!.snapshot(), seat, seed }
  }

  private setClock(): void {
    if (this.clock) clearTimeout(this.clock)
    this.clock = null
    const next = nextDeadline(this.table)
    if (next === null || this.closed) return
    const pause = Math.min(Math.max(0, next - this.table.now), 2 ** 31 - 1)
    this.clock = setTimeout(() => this.timeUp(), pause)
  }

  private async timeUp(): Promise<void> {
    try {
      await this.table.perform(ownWish(timeIsUp))
    } catch (error) {
      // Nobody is late yet, somebody has answered, or another server has seen to it.
      if (error instanceof Complaint) return this.setClock()
      this.failed(error)
      if (!this.closed) this.clock = setTimeout(() => this.timeUp(), GRACE_WITHOUT_STORAGE)
    }
  }
}

/** The bot that takes a seat over when nobody says which. */
export const STAND_IN = 'good'

function ownWish(plan: Wish['plan']): Wish {
  return { by: null, key: null, asked: null, plan }
}

function answerOf(
  turns: readonly Turn[],
  turn: Turn,
  { picks, because }: Chosen,
): HappeningOf<'answered'> {
  const now = turns.find(({ seat }) => seat === turn.seat)
  if (!now || now.revision !== turn.revision || now.bot !== turn.bot) {
    throw conflict('stale', 'The table has moved on.')
  }
  return { kind: 'answered', seat: turn.seat, picks, ...(because ? { because } : {}) }
}

function takenOf(t: Playing, seat: Seat, offer: string, at: number): HappeningOf<'taken'> {
  if (t.progress.revision !== at || t.record.seats[seat].bot === null) {
    throw conflict('stale', 'The table has moved on.')
  }
  return { kind: 'taken', seat, offer }
}

function nextDeadline(t: Playing): number | null {
  const deadlines = [...timed(t), ...hourglassesIn(t)].map(({ deadline }) => deadline)
  return deadlines.length > 0 ? Math.min(...deadlines) : null
}

/** Every server that has the table watches; whoever writes it first has done it for all. */
function timeIsUp(t: Playing): HappeningOf<'taken'> | HappeningOf<'taken-over'> {
  const run = hourglassesIn(t).find(({ deadline }) => deadline <= t.now)
  if (run) return { kind: 'taken', seat: null, offer: run.id }
  const late = timed(t).find(({ deadline }) => deadline <= t.now)
  if (!late) throw conflict('in-time', 'Nobody is late.')
  return { kind: 'taken-over', seat: late.seat, bot: STAND_IN, why: 'clock' }
}
