import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { createBot } from '@bulkhead/bots'
import { commitmentOf, type Seat, same, seal } from '@bulkhead/kernel'
import { badRequest, Complaint, conflict, notFound } from '../complaint.ts'
import type { Games } from '../games.ts'
import { type Storage, StorageFault } from '../storage/index.ts'
import { Driver, type Pace, STAND_IN } from './driver.ts'
import { LiveTable, type Wish } from './live.ts'
import { abandon, mayRename, type Person, rename, requireSeated } from './lobby.ts'
import { optionsFor } from './options.ts'
import {
  type Clocks,
  FREE_SEAT,
  type HappeningOf,
  type SeatRecord,
  type TableEvent,
  type TableRecord,
} from './record.ts'
import type { Thinker } from './thinker.ts'
import type { Webhooks } from './webhook.ts'

export interface NewTable {
  readonly game: string
  /** For each seat the bot that takes it at once, or null. */
  readonly bots: readonly (string | null)[]
  /** Where whoever opens the table sits. */
  readonly hostSeat: Seat
  readonly options: Readonly<Record<string, unknown>>
  readonly public: boolean
  readonly spectators: boolean
  readonly clocks: Clocks
  readonly entropy: string | null
}

export interface Tools {
  readonly games: Games
  readonly storage: Storage
  readonly thinker: Thinker
  readonly webhooks: Webhooks | null
  readonly pace: Pace
  /** Milliseconds after which somebody without a stream counts as absent. */
  readonly absence: number
  readonly observe: Observer
}

/** What is counted and logged. */
export interface Observer {
  happened(event: TableEvent): void
  /** Of a table, or of what is done for all of them. */
  failed(table: string | null, error: unknown): void
}

/** So many of somebody's tables, the newest first, learn a new name. */
const TABLES_OF_ONE = 100
const IDLE = 10 * 60_000
const SWEEP = 60_000
const PRESENCE = 15_000
const PAUSE_WITHOUT_STORAGE = 1000

/** All tables of this process: those in memory, and the way to the others. */
export class Tables {
  /** Whether the storage answers. */
  isStored = true
  private readonly live = new Map<string, Promise<LiveTable | null>>()
  private readonly drivers = new Map<string, Driver>()
  private readonly timers: NodeJS.Timeout[] = []
  private closed = false

  constructor(private readonly tools: Tools) {
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

  /** Wakes the tables whose bots or clocks were at work when the server stopped. */
  async wakeAll(): Promise<void> {
    for (const id of await this.persist(() => this.tools.storage.playing())) {
      const record = await this.persist(() => this.tools.storage.record(id))
      if (!record || !goesOnByItself(record)) continue
      await this.persist(() => this.find(id)).catch((e) => this.failed(id, e))
    }
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
    return table
  }

  async open(host: Person, wanted: NewTable, key: string | null): Promise<TableRecord> {
    const { storage } = this.tools
    const { record, secret } = this.recordOf(host, wanted)
    if (await storage.createTable(record, secret, key)) return record
    const earlier = key === null ? null : await storage.tableByKey(host.id, key)
    if (!earlier) throw new Complaint(503, 'busy', 'The table could not be opened; try again.')
    if (!isSameWish(earlier, record)) {
      throw conflict('key-used', 'This idempotency key was used for something else.')
    }
    return earlier
  }

  /** The same table once more, with whoever asked for it on the same seat and the bots on theirs. */
  async rematch(id: string, person: Person): Promise<string> {
    const table = await this.find(id)
    const old = await table.read(({ record }) => record)
    const seat = requireSeated(old, person)
    if (old.rematch) return old.rematch
    if (old.phase !== 'over' && old.phase !== 'abandoned') {
      throw conflict('not-over', 'The game is not over yet.')
    }
    const record = await this.open(person, wishOf(old, seat), `rematch ${id}`)
    const { id: again } = record
    try {
      await table.perform(wishFor(person, (now) => announceRematch(now.record, again)))
      return again
    } catch (error) {
      const first = await table.read((now) => now.record.rematch)
      if (!(error instanceof Complaint) || !first) throw error
      if (first !== again) await this.discard(again, person)
      return first
    }
  }

  /** Somebody else was faster with the rematch. */
  private async discard(id: string, person: Person): Promise<void> {
    const table = await this.find(id)
    await table.perform(wishFor(person, ({ record }) => abandon(record, person)))
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

  async isAbsent(table: LiveTable, seat: Seat): Promise<boolean> {
    if (table.audience.present.includes(seat)) return false
    const seen = await this.tools.storage.seenAt(table.id, seat)
    return Date.now() - seen > this.tools.absence
  }

  /** Complains where there is no such bot for the game. */
  botFor(game: string, bot: string = STAND_IN): string {
    const made = createBot(bot, game)
    if (typeof made === 'string') throw badRequest(made)
    return bot
  }

  async close(): Promise<void> {
    this.closed = true
    for (const timer of this.timers) clearInterval(timer)
    for (const driver of this.drivers.values()) driver.close()
    const tables = await Promise.all([...this.live.values()].map((one) => one.catch(() => null)))
    await Promise.all(tables.map((table) => table?.close().catch((e) => this.failed(table.id, e))))
    this.live.clear()
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

  // --- opening ---

  private recordOf(host: Person, wanted: NewTable): { record: TableRecord; secret: string } {
    const seats = wanted.bots.length
    const options = optionsFor(this.tools.games, { ...wanted, seats })
    for (const bot of wanted.bots) if (bot !== null) this.botFor(wanted.game, bot)
    const seed = seal()
    if (seed.kind !== 'sealed') throw new Error('A played match is sealed.')
    const record: TableRecord = {
      id: randomBytes(12).toString('base64url'),
      game: wanted.game,
      options,
      seats: seatsFor(host, wanted),
      phase: 'open',
      host: host.id,
      public: wanted.public,
      spectators: wanted.spectators,
      clocks: wanted.clocks,
      commitment: commitmentOf(seed)!,
      rematch: null,
      createdAt: Date.now(),
    }
    return { record, secret: seed.secret }
  }

  // --- in memory ---

  private async load(id: string): Promise<LiveTable | null> {
    const table = await LiveTable.load(id, {
      games: this.tools.games,
      storage: this.tools.storage,
      happened: (at, event, mine) => this.happened(at, event, mine),
      failed: (at, error) => this.failed(at.id, error),
    })
    if (table) this.driverOf(table).wake(this.tools.storage.kind === 'sqlite')
    return table
  }

  private happened(table: LiveTable, event: TableEvent, mine: boolean): void {
    if (mine) this.tools.observe.happened(event)
    if (mine) this.sendNotices(table, event).catch((error) => this.failed(table.id, error))
    this.driverOf(table).wake(mine)
  }

  private driverOf(table: LiveTable): Driver {
    let driver = this.drivers.get(table.id)
    if (!driver) {
      const { thinker, pace } = this.tools
      driver = new Driver(table, thinker, pace, (error) => this.failed(table.id, error))
      this.drivers.set(table.id, driver)
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

  /** Forgets tables that nobody follows and that wait for people only. */
  private async sweep(): Promise<void> {
    for (const [id, loading] of this.live) {
      const table = await loading.catch(() => null)
      const idle = !table || (Date.now() - table.usedAt > IDLE && table.audience.size === 0)
      if (!idle || (table && goesOnByItself(table.record))) continue
      this.live.delete(id)
      this.drivers.get(id)?.close()
      this.drivers.delete(id)
      await table?.close()
    }
  }

  private async notePresence(): Promise<void> {
    for (const loading of [...this.live.values()]) {
      const table = await loading.catch(() => null)
      for (const seat of table?.audience.present ?? []) {
        await this.tools.storage.touchSeat(table!.id, seat, Date.now())
      }
    }
  }

  private async sendNotices(table: LiveTable, event: TableEvent): Promise<void> {
    const { webhooks, storage } = this.tools
    if (!webhooks || table.record.phase !== 'playing') return
    for (const [seat, { decision, revision }] of table.progress.seats.entries()) {
      const { identity, bot } = table.record.seats[seat]
      if (decision === null || revision !== event.number || identity === null || bot) continue
      if (table.audience.present.includes(seat)) continue
      const webhook = (await storage.identity(identity))?.webhook
      const notice = { event: 'your-turn', table: table.id, game: table.record.game, seat }
      if (webhook) await webhooks.send(webhook, notice)
    }
  }
}

function isSameWish(one: TableRecord, other: TableRecord): boolean {
  const wish = ({ id, createdAt, commitment, ...rest }: TableRecord) => rest
  return same(wish(one), wish(other))
}

function wishFor(person: Person, plan: Wish['plan']): Wish {
  return { by: person.id, key: null, asked: null, plan }
}

function announceRematch(record: TableRecord, table: string): HappeningOf<'rematch'> {
  if (record.rematch) throw conflict('rematch', 'There is a rematch already.')
  return { kind: 'rematch', table }
}

function goesOnByItself({ phase, seats, clocks }: TableRecord): boolean {
  if (phase !== 'playing') return false
  const timed = clocks.perMove !== undefined || clocks.perGame !== undefined
  return timed || seats.some(({ bot, orders }) => bot !== null || orders.length > 0)
}

function seatsFor(host: Person, { bots, hostSeat, entropy }: NewTable): SeatRecord[] {
  return bots.map((bot, seat) =>
    seat === hostSeat
      ? { ...FREE_SEAT, identity: host.id, name: host.name, entropy }
      : { ...FREE_SEAT, bot },
  )
}

function wishOf(old: TableRecord, hostSeat: Seat): NewTable {
  const { game, options, clocks, spectators, seats } = old
  const bots = seats.map(({ identity, bot }) => (identity === null ? bot : null))
  return { game, options, clocks, spectators, public: old.public, bots, hostSeat, entropy: null }
}
