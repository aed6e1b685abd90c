import { randomInt } from 'node:crypto'
import type { Seat, Seen } from '@bulkhead/kernel'
import type { Position } from '@bulkhead/protocol'
import type { Clock } from '../clock.ts'
import { Complaint, conflict } from '../complaint.ts'
import type { Library } from '../rules/library.ts'
import { type Storage, StorageFault, type StoredTable } from '../storage/index.ts'
import { takenUp } from './aside.ts'
import { Audience } from './audience.ts'
import { dueOf } from './due.ts'
import type { Pause } from './pauses.ts'
import { touchesMatch } from './play.ts'
import { positionFor } from './position.ts'
import type { TableEvent, TableRecord } from './record.ts'
import { Replay } from './replay.ts'
import { packMatch } from './snapshots.ts'
import { Standing } from './standing.ts'
import { type Asked, type Done, intentOf, type Known, keyOf, tooBusy, type Wish } from './wishes.ts'

export interface Surroundings {
  readonly library: Library
  readonly storage: Storage
  readonly clock: Clock
  pauses(): readonly Pause[]
  /** After events that were written together; `mine` where this process has appended them. */
  happened(table: LiveTable, events: readonly TableEvent[], mine: boolean): void
  /** Something went wrong that nobody waits for. */
  failed(table: LiveTable, error: unknown): void
}

const TRIES = 8
const EVENTS_BETWEEN_CHECKPOINTS = 256
/** A checkpoint holds every answer, and what was played since the last one is played again much faster. */
const MILLISECONDS_BETWEEN_CHECKPOINTS = 60_000
const KEYS_KEPT = 256
const PAUSE_BEFORE_RECOVERY = 1000
const NOBODY: Seen = new Map()

/**
 * A table in memory. The events in the storage are the truth: what is here can be thrown away at any
 * time and built again from them.
 */
export class LiveTable extends Standing {
  usedAt: number
  readonly audience = new Audience(this)
  readonly replay = new Replay(this)
  /** When somebody last asked for it from outside. */
  lookedAt: number
  /** When it wants a server, as the storage has it. */
  private due: number | null = null
  /** The record as the storage has it. */
  private written!: TableRecord
  /** The last event that the audience was told of. */
  private told = 0
  private checkpointed = 0
  private checkpointedAt = 0
  private closed = false
  private recovering: NodeJS.Timeout | null = null
  private readonly keys = new Map<string, Known>()
  /** What was wished for while something else was done: all of it is played and written together. */
  private asked: Asked[] = []
  private queue: Promise<unknown> = Promise.resolve()

  private constructor(
    readonly id: string,
    private readonly around: Surroundings,
  ) {
    super(around.library)
    this.usedAt = this.now
    this.lookedAt = this.now
  }

  get now(): number {
    return this.around.clock.now()
  }

  get pauses(): readonly Pause[] {
    return this.around.pauses()
  }

  /** Null where there is no such table. */
  static async load(id: string, around: Surroundings): Promise<LiveTable | null> {
    const table = new LiveTable(id, around)
    return (await table.build()) ? table : null
  }

  // --- what can be read and done ---

  read<T>(what: (table: LiveTable) => T): Promise<T> {
    return this.alone(async () => what(this))
  }

  position(seat: Seat | null): Promise<Position> {
    return this.read(() => positionFor(this, seat))
  }

  perform(wish: Wish): Promise<Done> {
    return new Promise((resolve, reject) => {
      this.asked.push({ wish, resolve, reject })
      if (this.asked.length > 1) return
      this.alone(() => this.grant(this.askedNow())).catch((error) => {
        for (const one of this.askedNow()) one.reject(error)
      })
    })
  }

  /** Plays what other processes have appended. Where the storage does not answer it tries again later. */
  async catchUp(): Promise<void> {
    try {
      await this.alone(async () => void (await this.playNew()))
    } catch (error) {
      if (error instanceof StorageFault) this.recoverLater()
      throw error
    }
  }

  /** Waits for what is under way, and leaves a fresh checkpoint behind. */
  async close(): Promise<void> {
    this.closed = true
    if (this.recovering) clearTimeout(this.recovering)
    await this.queue
    this.audience.end()
    const isNewer = this.match !== null && this.head > this.checkpointed
    if (isNewer && !this.broken) await this.writeCheckpoint()
  }

  /** Says when it wants a server, where that is another time than what is written: clocks may have stood still. */
  async noteDue(): Promise<void> {
    const due = dueOf(this)
    if (due === this.due) return
    await this.around.storage.setDue(this.id, due)
    this.due = due
  }

  // --- one at a time ---

  private alone<T>(what: () => Promise<T>): Promise<T> {
    const turn = this.queue.then(async () => {
      this.usedAt = this.now
      if (this.broken) await this.rebuild()
      return what()
    })
    this.queue = turn.catch(() => {})
    return turn
  }

  private askedNow(): Asked[] {
    const { asked } = this
    this.asked = []
    return asked
  }

  /** Plays what is wished for, appends it and tells it; begins again where others were faster. */
  private async grant(wishes: readonly Asked[]): Promise<void> {
    let waiting = wishes
    for (let tries = 0; waiting.length > 0; ) {
      try {
        if (this.broken) await this.rebuild()
        const { events, dones } = await this.playTogether(waiting)
        if (events.length > 0 && !(await this.append(events))) {
          if (++tries === TRIES) throw tooBusy()
          continue
        }
        if (events.length > 0) this.tell(events, true)
        for (const [i, done] of dones.entries()) waiting[i].resolve(done)
        waiting = waiting.slice(dones.length)
        if (events.length > 0) this.checkpointWhenDue(events.at(-1)!)
      } catch (error) {
        const refused = error instanceof StorageFault ? waiting : waiting.slice(0, 1)
        for (const { reject } of refused) reject(error)
        waiting = waiting.slice(refused.length)
        tries = 0
      }
    }
  }

  /**
   * Plays wishes in their order, up to where something is to be written first: a refusal is judged by what is written,
   * and so is whatever follows a change of the table's record.
   */
  private async playTogether(waiting: readonly Asked[]) {
    const events: TableEvent[] = []
    const dones = [await this.playFirst(waiting[0].wish, events)]
    while (dones.length < waiting.length && this.record === this.written) {
      try {
        dones.push(await this.playWish(waiting[dones.length].wish, events))
      } catch {
        break
      }
    }
    return { events, dones }
  }

  /**
   * Where a wish is refused it may have been done before, by another process; or it is about what this process has not
   * heard of yet: then it is judged again.
   */
  private async playFirst(wish: Wish, events: TableEvent[]): Promise<Done> {
    for (let tries = 0; tries < TRIES; tries++) {
      try {
        return await this.playWish(wish, events)
      } catch (error) {
        if (!(error instanceof Complaint) || wish.by === null) throw error
        const earlier = await this.stored(wish)
        if (earlier) return this.doneBefore(earlier, intentOf(wish))
        if (!(await this.playNew())) throw error
      }
    }
    throw tooBusy()
  }

  private async playWish(wish: Wish, events: TableEvent[]): Promise<Done> {
    const { by, key } = wish
    const intent = intentOf(wish)
    const known = this.keys.get(keyOf(wish)) ?? (wish.isFenced ? null : await this.stored(wish))
    if (known) return this.doneBefore(known, intent)
    const what = this.dated(wish.plan(this))
    const event = { table: this.id, number: this.head + 1, at: this.now, by, key, intent, what }
    this.play(event)
    this.note(event)
    events.push(event)
    return this.doneBy(event)
  }

  /** Played first and written then: an answer that breaks the rules' code never becomes durable. */
  private async append(events: readonly TableEvent[]): Promise<boolean> {
    try {
      const due = dueOf(this)
      const appended = await this.around.storage.append(events, {
        ...(this.record === this.written ? {} : { record: takenUp(this.record) }),
        ...(due === this.due ? {} : { due }),
      })
      if (!appended) this.broken = true
      else this.written = this.record
      if (appended) this.due = due
      return appended
    } catch (error) {
      // It may have been written or not: only the storage knows.
      this.broken = true
      this.recoverLater()
      throw error
    }
  }

  private note(event: TableEvent): void {
    const { watched, stands } = this
    this.audience.note({ event, watched, stands })
  }

  /** What was noted for the audience is durable now. */
  private tell(events: readonly TableEvent[], mine: boolean): void {
    this.told = events.at(-1)!.number
    this.audience.tell()
    this.around.happened(this, events, mine)
  }

  private tellStored(event: TableEvent): void {
    this.note(event)
    this.tell([event], false)
  }

  private doneBy({ number }: Known): Done {
    return { number, revision: this.progress.revision }
  }

  /** The same wish came once more. */
  private doneBefore(earlier: Known, intent: string | null): Done {
    if (earlier.intent !== intent) {
      throw conflict('key-used', 'This idempotency key was used for something else.')
    }
    return this.doneBy(earlier)
  }

  private async stored({ by, key }: Wish): Promise<TableEvent | null> {
    if (by === null || key === null) return null
    return this.around.storage.eventByKey(this.id, by, key)
  }

  // --- what happens ---

  protected override play(event: TableEvent): void {
    super.play(event)
    this.remember(event)
  }

  /** What they were told already is not watched again. */
  protected watching({ number }: TableEvent): Seen {
    return number > this.told ? this.audience.seen : NOBODY
  }

  protected misplayed(error: unknown): void {
    this.around.failed(this, error)
  }

  private remember(event: TableEvent): void {
    if (event.key === null) return
    const { number, intent } = event
    this.keys.set(keyOf(event), { number, intent })
    if (this.keys.size > KEYS_KEPT) this.keys.delete(this.keys.keys().next().value!)
  }

  // --- from the storage ---

  /** Whether there was anything. */
  private async playNew(): Promise<boolean> {
    const events = await this.eventsSince()
    for (const event of events) {
      this.playStored(event)
      this.tellStored(event)
    }
    this.written = this.record
    return events.length > 0
  }

  private async eventsSince(): Promise<TableEvent[]> {
    const events = await this.around.storage.eventsAfter(this.id, this.head)
    await this.takeRulesFor(events)
    return events
  }

  /** Those who follow learn what became of it without anybody doing something. */
  private recoverLater(): void {
    if (this.recovering || this.closed) return
    const pause = PAUSE_BEFORE_RECOVERY + randomInt(PAUSE_BEFORE_RECOVERY)
    this.recovering = setTimeout(() => {
      this.recovering = null
      this.catchUp().catch((error) => this.around.failed(this, error))
    }, pause)
  }

  private async build(): Promise<boolean> {
    const stored = await this.around.storage.table(this.id)
    if (!stored) return false
    await this.layOut(stored)
    for (const event of await this.eventsSince()) this.playStored(event)
    this.written = this.record
    this.told = this.head
    return true
  }

  protected override async layOut(stored: StoredTable): Promise<void> {
    await super.layOut(stored)
    this.due = stored.due
    this.keys.clear()
    this.checkpointed = this.head
    this.checkpointedAt = this.now
  }

  /** After a lost race or a failure: back to what is written, and on to what others have written. */
  private async rebuild(): Promise<void> {
    const { told } = this
    this.audience.forget()
    const stored = await this.around.storage.table(this.id)
    if (!stored) throw new Complaint(404, 'not-found', 'There is no such table.')
    // Everybody is told of every event: a checkpoint of another process that is further must not hide any.
    const leaps = stored.checkpoint !== null && stored.checkpoint.number > told
    await this.layOut(leaps ? { ...stored, checkpoint: null } : stored)
    for (const event of await this.eventsSince()) {
      this.playStored(event)
      if (event.number > told) this.tellStored(event)
    }
    this.written = this.record
    this.broken = false
  }

  /** The event is safe already: nobody waits for this. */
  private checkpointWhenDue({ number, what }: TableEvent): void {
    const due =
      number - this.checkpointed >= EVENTS_BETWEEN_CHECKPOINTS &&
      this.now - this.checkpointedAt >= MILLISECONDS_BETWEEN_CHECKPOINTS
    const ended = this.record.phase === 'over' && touchesMatch(what)
    if (!due && !ended) return
    this.alone(() => this.writeCheckpoint()).catch((error) => this.around.failed(this, error))
  }

  private async writeCheckpoint(): Promise<void> {
    const { head, record, progress, match, rules } = this
    if (!match || !rules) return
    try {
      const save = await packMatch(match, rules)
      await this.around.storage.saveCheckpoint(this.id, { number: head, record, progress, save })
      this.checkpointed = head
      this.checkpointedAt = this.now
    } catch (error) {
      // The events are safe without it, and the next one will do.
      this.around.failed(this, error)
    }
  }
}
