import type { Seat } from '@bulkhead/kernel'
import type { Identity } from '../storage/index.ts'
import { type Listener, type Message, storageMessage } from '../tables/audience.ts'
import type { LiveTable } from '../tables/live.ts'
import { isUnderWay } from '../tables/lobby.ts'
import { seatOf, type TableRecord } from '../tables/record.ts'
import type { Channel } from './channels.ts'
import type { Context } from './context.ts'

/** Of one person at one table. */
interface Place {
  readonly table: string
  readonly listener: Listener
  /** Absent until it is loaded. */
  at?: LiveTable
  /** As it was told last. */
  seat: Seat | null
}

const MOST_FOLLOWED = 200

/** What happens at every table at which some people sit, as long as it goes on: each reads what their seat may. */
export class Following {
  private readonly places = new Map<string, Place>()
  /** The last event that was seen of each table, by the seat that has seen it. */
  private readonly last: Map<string, string>
  private stored = storageMessage(true)
  private looking: Promise<void> | null = null
  private closed = false

  constructor(
    private readonly context: Pick<Context, 'tables' | 'storage'>,
    private readonly channel: Channel,
    private readonly people: readonly Identity[],
    last: string,
  ) {
    this.last = new Map(last.split(',').map(lastAt))
    this.tellStorage(storageMessage(context.tables.isStored))
  }

  /** Goes to where somebody sits by now, and away from what is over: also where another server knows of it only. */
  look(): Promise<void> {
    // Whoever does not read holds up one look, not more and more of them.
    this.looking ??= this.lookAround().finally(() => {
      this.looking = null
    })
    return this.looking
  }

  private async lookAround(): Promise<void> {
    for (const [key, { at }] of this.places) {
      if (at && !goesOn(at.record)) this.leave(key)
    }
    for (const { id } of this.people) await this.lookFor(id)
  }

  hear(identity: string, table: string): void {
    if (this.people.some(({ id }) => id === identity)) this.follow(identity, table)
  }

  close(): void {
    this.closed = true
    for (const { at, listener } of this.places.values()) at?.audience.remove(listener)
    this.places.clear()
  }

  private async lookFor(identity: string): Promise<void> {
    // The next look will find what this one could not.
    const tables = await this.context.storage.seatsOf(identity, MOST_FOLLOWED).catch(() => [])
    for (const table of tables) {
      await this.channel.ready()
      await this.follow(identity, table)
    }
  }

  private async follow(identity: string, table: string): Promise<void> {
    const key = `${table} ${identity}`
    if (this.closed || this.places.has(key)) return
    const listener: Listener = {
      identity,
      isSeated: true,
      send: (message) => this.tell(place, message),
      end: () => this.leave(key),
    }
    const place: Place = { table, listener, seat: null }
    this.places.set(key, place)
    try {
      const found = await this.context.tables.find(table)
      await found.read((t) => this.begin(t, place))
    } catch {
      // A table that cannot be played must not hide all the others.
    }
    if (!place.at) this.places.delete(key)
  }

  private begin(t: LiveTable, place: Place): void {
    const seat = seatOf(t.record, place.listener.identity)
    if (this.closed || seat === null || !goesOn(t.record)) return
    place.at = t
    t.audience.add(place.listener, this.last.get(`${t.id} ${seat}`) ?? null)
    this.context.tables.appeared(t)
  }

  private leave(key: string): void {
    const place = this.places.get(key)
    if (!place) return
    this.places.delete(key)
    place.at?.audience.remove(place.listener)
    if (this.closed) return
    const { table, seat } = place
    this.channel.send(`event: gone\ndata: ${JSON.stringify({ table, seat })}\n\n`)
  }

  private tell(place: Place, message: Message): void {
    if (message.event === 'storage') {
      this.tellStorage(message)
      return
    }
    place.seat = message.seat
    this.channel.send(named(place.table, message))
  }

  /** Of all tables at once. */
  private tellStorage(message: Message): void {
    if (message.data === this.stored.data) return
    this.stored = message
    this.channel.send(message.text)
  }
}

/** It names its table, and the seat that is told. */
function named(table: string, { event, id, seat, data }: Message): string {
  const head = id === undefined ? '' : `id: ${table}/${id}\n`
  return `${head}event: ${event}\ndata: {"table":"${table}","seat":${seat},"told":${data}}\n\n`
}

function goesOn({ phase }: TableRecord): boolean {
  return phase === 'open' || isUnderWay({ phase })
}

/** `table/17@0` is event 17 of a table as seat 0 was told it. */
function lastAt(event: string): [string, string] {
  const [table, id = ''] = event.trim().split('/')
  return [`${table} ${id.split('@')[1]}`, id]
}
