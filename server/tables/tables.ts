import { setTimeout as pause } from 'node:timers/promises'
import type { Seat } from '@bulkhead/kernel'
import type { Clock } from '../clock.ts'
import { conflict, notFound } from '../complaint.ts'
import type { Games } from '../games.ts'
import type { Library } from '../rules/library.ts'
import { type Caps, type Storage, StorageFault } from '../storage/index.ts'
import { Driver, type Pace } from './driver.ts'
import { dueOf } from './due.ts'
import { LiveTable } from './live.ts'
import { mayRename, type Person, rename } from './lobby.ts'
import { sendNotices } from './notices.ts'
import { Opener } from './opener.ts'
import type { Pause } from './pauses.ts'
import type { Playing } from './play.ts'
import { type HappeningOf, isTimed, type TableEvent, type TableRecord } from './record.ts'
import { makesShown, reveal } from './sequels.ts'
import type { Thinker } from './thinker.ts'
import type { Webhooks } from './webhook.ts'
import { wishFor } from './wishes.ts'

export interface Tools {
  readonly games: Games
  readonly library: Library
  readonly storage: Storage
  readonly clock: Clock
  pauses(): readonly Pause[]
  beat(): Promise<void>
  readonly thinker: Thinker
  readonly webhooks: Webhooks | null
  readonly pace: Pace
  /** Milliseconds after which somebody without a stream counts as absent. */
  readonly absence: number
  /** Milliseconds after which a table that nobody uses leaves the memory. */
  readonly idle: number
  readonly caps: Caps
  readonly observe: Observer
}

/** What is counted and logged. */
export interface Observer {
  happened(event: TableEvent): void
  /** Somebody has a seat at a table. */
  seated(identity: string, table: string): void
  /** Of a table, or of what is done for all of them. */
  failed(table: string | null, error: unknown): void
}

/** So many of somebody's tables, the newest first, learn a new name. */
const TABLES_OF_ONE = 100
const SWEEP = 60_000
const PRESENCE = 15_000
/** Milliseconds between two looks for tables that want a server, and how late one may be before somebody else acts. */
const LOOK = 2000
const LATE = 2000
const MOST_AT_ONCE = 200
/** Milliseconds for which a table waits for its game to begin. */
const OPEN_FOR = 7 * 24 * 3_600_000
const PAUSE_WITHOUT_STORAGE = 1000
/** Milliseconds after which nobody waits for somebody's consent to end a game. */
const LONG_GONE = 7 * 24 * 3_600_000
const MOST_NOTED = 10_000

/** All tables of this process: those in memory, and the way to the others. */
export class Tables {
  readonly opener: Opener
  /** Whether the storage answers. */
  isStored = true
  private readonly live = new Map<string, Promise<LiveTable | null>>()
  /** Those of them that are loaded. */
  private readonly loaded = new Map<string, LiveTable>()
  private readonly drivers = new Map<LiveTable, Driver>()
  private readonly timers: NodeJS.Timeout[] = []
  /** When each person who asked something lately was noted. */
  private readonly here = new Map<string, number>()
  private closed = false

  constructor(private readonly tools: Tools) {
    this.opener = new Opener(tools, (id) => this.find(id))
    tools.storage.onAppended((table) => this.hear(table))
    this.every(SWEEP, () => this.sweep())
    this.every(PRESENCE, () => this.notePresence())
  }

  get size(): number {
    return this.live.size
  }

  /** Everybody who follows a table is told why nothing goes on, and when it does again. */
  storageAnswers(answers: boolean): void {
    this.isStored = answers
    for (const loading of this.live.values()) {
      loading.then((table) => table?.audience.tellStorage(answers)).catch(() => {})
    }
  }

  /** Every clock at every table is reckoned anew, and told. */
  pausesChanged(): void {
    for (const driver of this.drivers.values()) driver.reckonAnew()
    for (const loading of this.live.values()) {
      loading.then((table) => table?.read(toldAnew)).catch(() => {})
    }
  }

  /** Nothing is done before it is known which time counts. */
  async begin(): Promise<void> {
    try {
      await this.persist(() => this.tools.beat())
      await this.persist(() => this.look(0))
    } catch (error) {
      if (!this.closed) throw error
    }
    if (!this.closed) this.every(LOOK, () => this.look(LATE))
  }

  /**
   * Takes up the tables that have wanted a server for a while: nobody here has them in memory, and whoever had them
   * may be dead. Where several look, the storage decides who acts.
   */
  private async look(late: number): Promise<void> {
    const before = this.tools.clock.now() - late
    for (const id of await this.tools.storage.dueTables(before, MOST_AT_ONCE)) {
      if (this.closed) return
      if (this.at(id)?.record.phase === 'aside') await this.letGo(id)
      if (this.live.has(id)) continue
      await this.find(id)
        .then((table) => table.noteDue())
        .catch((error) => this.foundUnplayable(id, error))
    }
  }

  /** What cannot be played is not looked at again and again. */
  private async foundUnplayable(id: string, error: unknown): Promise<void> {
    if (error instanceof StorageFault) throw error
    this.failed(id, error)
    await this.tools.storage.setDue(id, null)
  }

  /** The table where it is in memory. */
  at(id: string): LiveTable | null {
    return this.loaded.get(id) ?? null
  }

  async find(id: string): Promise<LiveTable> {
    let loading = this.live.get(id)
    if (!loading) {
      loading = this.load(id)
      this.live.set(id, loading)
    }
    const forget = () => {
      // Somebody may have begun to load it again.
      if (this.live.get(id) === loading) this.live.delete(id)
    }
    const table = await loading.catch((error) => {
      forget()
      throw error
    })
    if (!table) forget()
    if (!table) throw notFound('table')
    if (this.live.get(id) === loading) this.loaded.set(id, table)
    return table
  }

  /** Tells every table at which somebody plays their new name; one that cannot be told holds up no other. */
  async rename(person: Person): Promise<void> {
    const seated = await this.tools.storage.tablesOf(person.id, TABLES_OF_ONE)
    for (const { id } of seated.filter((record) => mayRename(record, person))) {
      try {
        const table = await this.find(id)
        await table.perform(wishFor(person, ({ record }) => rename(record, person)))
      } catch (error) {
        if (error instanceof StorageFault) throw error
        this.failed(id, error)
      }
    }
  }

  /** Somebody follows the table who may have been waited for. */
  appeared(table: LiveTable): void {
    this.driverOf(table).wake(true)
  }

  /** Somebody asks for it: bots that play among themselves go on. */
  looked(table: LiveTable): void {
    const driver = this.driverOf(table)
    const { sleeps } = driver
    table.lookedAt = this.tools.clock.now()
    if (sleeps) driver.wake(true)
  }

  /** Whoever asks anything of the server is there, at all their tables. */
  noteHere({ id }: Person): void {
    const now = this.tools.clock.now()
    if (now - (this.here.get(id) ?? -Infinity) < PRESENCE) return
    if (this.here.size >= MOST_NOTED) this.here.clear()
    this.here.set(id, now)
    // Nobody waits for this, and that the storage is away is noted elsewhere.
    this.tools.storage.touchIdentity(id, now).catch(() => {})
  }

  async isAbsent(table: LiveTable, seat: Seat, longer = this.tools.absence): Promise<boolean> {
    if (table.audience.present.includes(seat)) return false
    const seen = await this.tools.storage.seenAt(table.id, seat)
    // What was noted may be as old as the pause between two notes.
    return this.tools.clock.now() - seen > longer + Math.min(PRESENCE, longer)
  }

  /** The seats whose people have not been seen for so long that nobody waits for their consent. */
  async longGone(table: LiveTable): Promise<Seat[]> {
    const seats = [...table.record.seats.keys()]
    const gone = await Promise.all(seats.map((seat) => this.isAbsent(table, seat, LONG_GONE)))
    return seats.filter((seat) => gone[seat] && table.record.seats[seat].identity !== null)
  }

  async close(): Promise<void> {
    this.closed = true
    for (const timer of this.timers) clearInterval(timer)
    for (const driver of this.drivers.values()) driver.close()
    const tables = await Promise.all([...this.live.values()].map((one) => one.catch(() => null)))
    await Promise.all(tables.map((table) => table?.close().catch((e) => this.failed(table.id, e))))
    this.live.clear()
    this.loaded.clear()
  }

  // --- by itself ---

  /** Now and then, one at a time; a time that fails is told, and the next one comes. */
  private every(milliseconds: number, what: () => Promise<void>): void {
    let running = false
    const run = async () => {
      if (running) return
      running = true
      await what().catch((error) => this.tools.observe.failed(null, error))
      running = false
    }
    this.timers.push(setInterval(run, milliseconds).unref())
  }

  /** Until the storage answers. */
  private async persist<T>(what: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await what()
      } catch (error) {
        if (this.closed || !(error instanceof StorageFault)) throw error
        await pause(PAUSE_WITHOUT_STORAGE)
      }
    }
  }

  // --- in memory ---

  private async load(id: string): Promise<LiveTable | null> {
    const table = await LiveTable.load(id, {
      library: this.tools.library,
      storage: this.tools.storage,
      clock: this.tools.clock,
      pauses: this.tools.pauses,
      happened: (at, events, mine) => this.happened(at, events, mine),
      failed: (at, error) => this.failed(at.id, error),
    })
    if (table) this.driverOf(table).wake(this.tools.storage.kind === 'sqlite')
    return table
  }

  private happened(table: LiveTable, events: readonly TableEvent[], mine: boolean): void {
    const { observe } = this.tools
    if (mine) for (const event of events) observe.happened(event)
    for (const { what } of events) {
      if (what.kind === 'joined') observe.seated(what.identity, table.id)
    }
    if (mine && this.tools.webhooks) {
      const { storage, webhooks } = this.tools
      sendNotices(table, events, storage, webhooks).catch((error) => this.failed(table.id, error))
    }
    const { after } = table.record
    if (mine && after && makesShown(table.record, events.at(-1)!)) {
      this.showEarlier(after).catch((error) => this.failed(after, error))
    }
    this.driverOf(table).wake(mine)
  }

  /** What was kept for a sequel is shown when the sequel is. */
  private async showEarlier(id: string): Promise<void> {
    const table = await this.find(id)
    if (!table.record.toBeContinued) return
    await table.perform({ by: null, key: null, asked: null, plan: (t) => reveal(t, null) })
  }

  private driverOf(table: LiveTable): Driver {
    let driver = this.drivers.get(table)
    if (!driver) {
      const { thinker, pace, library } = this.tools
      driver = new Driver(table, { thinker, library }, pace, (error) =>
        this.failed(table.id, error),
      )
      this.drivers.set(table, driver)
    }
    return driver
  }

  private failed(table: string, error: unknown): void {
    this.tools.observe.failed(table, error)
  }

  private hear(id: string | null): void {
    const heard = id === null ? [...this.live.keys()] : [id]
    for (const one of heard) {
      this.live
        .get(one)
        ?.then((table) => table?.catchUp())
        .catch((error) => this.failed(one, error))
    }
  }

  /** Forgets tables that nobody follows and that want nothing for a while; and ends what was opened in vain. */
  private async sweep(): Promise<void> {
    const now = this.tools.clock.now()
    for (const [id, loading] of this.live) {
      const table = await loading.catch(() => null)
      if (table && (now - table.usedAt <= this.tools.idle || table.audience.size > 0)) continue
      const due = table && dueOf(table)
      if (table && due !== null && due < now + 2 * SWEEP) continue
      await this.letGo(id)
    }
    await this.expire(now - OPEN_FOR)
  }

  /** Whoever asks for it next finds it as it is written, and its rules where they are here by then. */
  private async letGo(id: string): Promise<void> {
    const loading = this.live.get(id)
    this.live.delete(id)
    this.loaded.delete(id)
    const table = await loading?.catch(() => null)
    if (!table) return
    await table.close()
    this.drivers.get(table)?.close()
    this.drivers.delete(table)
  }

  private async expire(before: number): Promise<void> {
    for (const id of await this.tools.storage.staleTables(before, MOST_AT_ONCE)) {
      const table = await this.find(id)
      const plan = ({ record }: Playing) => expired(record)
      await table.perform({ by: null, key: null, asked: null, plan })
    }
  }

  private async notePresence(): Promise<void> {
    for (const loading of [...this.live.values()]) {
      const table = await loading.catch(() => null)
      for (const seat of table?.audience.present ?? []) {
        await this.tools.storage.touchSeat(table!.id, seat, this.tools.clock.now())
      }
    }
  }
}

function expired({ phase }: TableRecord): HappeningOf<'abandoned'> {
  if (phase !== 'open') throw conflict('started', 'The game has started already.')
  return { kind: 'abandoned' }
}

/** Where no clock runs nothing has changed for anybody. */
function toldAnew({ record, audience }: LiveTable): void {
  if (isTimed(record)) audience.tellAnew()
}
