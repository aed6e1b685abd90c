import type { Seat, Seen, SharedParts } from '@bulkhead/kernel'
import type { Position } from '@bulkhead/protocol'
import { frameFor, type Played } from './frames.ts'
import type { Playing } from './play.ts'
import { positionFor, sharedPosition } from './position.ts'
import { seatOf, type TableRecord } from './record.ts'

/** One open stream. */
export interface Listener {
  readonly identity: string | null
  /** Follows only for as long as its person has a seat. */
  readonly isSeated?: boolean
  send(message: Message): void
  end(): void
}

/** Something that a reader is told. */
export interface Message {
  readonly event: string
  /** JSON. */
  readonly data: string
  readonly seat: Seat | null
  /** Absent where nothing of it is kept. */
  readonly id?: string
  /** As the table's own stream tells it. */
  readonly text: string
}

/** It is kept for a while: its text is made where somebody reads it, and not kept twice. */
class Telling implements Message {
  constructor(
    readonly event: string,
    readonly data: string,
    readonly seat: Seat | null,
    readonly id?: string,
  ) {}

  get text(): string {
    const { event, data, id } = this
    return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${data}\n\n`
  }
}

type LiveAt = Playing & { head: number }

interface Reader {
  /** What these readers know. */
  told: Position
  readonly listeners: Set<Listener>
  /** The last messages, for streams that come back after a short loss. */
  readonly sent: Message[]
  /** What is told when it is written, and what these readers know until then. */
  noted: Message[]
  before: Position | null
  leftAt: number
}

const MESSAGES_KEPT = 32
const KEPT_AFTER_LEAVING = 60_000

/** Everybody who follows a table, by what they may read: a seat, or what spectators see. */
export class Audience {
  private readonly readers = new Map<Seat | null, Reader>()
  private ended = false
  private toldPresent = ''
  /** The record by which readers are where they belong. */
  private arrangedBy: TableRecord | null = null

  constructor(private readonly table: LiveAt) {}

  get size(): number {
    let streams = 0
    for (const { listeners } of this.readers.values()) streams += listeners.size
    return streams
  }

  /** The seats whose people have a stream open. */
  get present(): Seat[] {
    const seats = [...this.readers].filter(
      ([seat, { listeners }]) => seat !== null && listeners.size,
    )
    return seats.map(([seat]) => seat as Seat).sort()
  }

  /** The view that each reader was shown last. */
  get seen(): Seen {
    return new Map([...this.readers].map(([seat, { told }]) => [seat, told.view]))
  }

  /** Begins with what was missed since the last message, or with the whole position. */
  add(listener: Listener, last: string | null): void {
    // Its table has left the memory meanwhile: whoever comes back finds it anew.
    if (this.ended) {
      listener.end()
      return
    }
    const seat = readerOf(this.table.record, listener)
    const known = this.readers.get(seat)
    const missed = known && missedSince(known, last, seat, this.table.head)
    if (missed) for (const message of missed) listener.send(message)
    else listener.send(this.position(seat))
    this.reader(seat).listeners.add(listener)
    if (!this.tellPresence()) listener.send(passing('presence', this.toldPresent, seat))
  }

  remove(listener: Listener): void {
    for (const reader of this.readers.values()) {
      if (reader.listeners.delete(listener)) reader.leftAt = this.table.now
    }
    this.tellPresence()
  }

  /** What has just been played tells each reader something, once it is written. */
  note(played: Played): void {
    const { now } = this.table
    const shared: SharedParts = new Map()
    for (const [seat, reader] of this.readers) {
      if (!this.isThere(seat) || (seat === null && this.isPrivate)) continue
      if (reader.listeners.size === 0 && now - reader.leftAt > KEPT_AFTER_LEAVING) {
        this.readers.delete(seat)
        continue
      }
      const { frame, known } = frameFor(this.table, reader.told, played, shared)
      reader.before ??= reader.told
      reader.told = known
      reader.noted.push(numbered('change', seat, frame))
    }
  }

  /** Tells everybody what was noted: it is written. */
  tell(): void {
    const { record } = this.table
    const isArranged = record === this.arrangedBy
    if (!isArranged) this.dismissSpectators()
    for (const { noted, sent, listeners } of this.readers.values()) {
      for (const message of noted) for (const listener of listeners) listener.send(message)
      sent.push(...noted)
      if (sent.length > MESSAGES_KEPT) sent.splice(0, sent.length - MESSAGES_KEPT)
    }
    for (const reader of this.readers.values()) settle(reader)
    if (!isArranged) this.rearrange()
    this.arrangedBy = record
  }

  /** What was noted has not been written. */
  forget(): void {
    for (const reader of this.readers.values()) {
      reader.told = reader.before ?? reader.told
      settle(reader)
    }
  }

  private rearrange(): void {
    this.reseat()
    for (const seat of [...this.readers.keys()]) if (!this.isThere(seat)) this.readers.delete(seat)
    this.tellPresence()
  }

  /** Before the game a seat can be taken away. */
  private isThere(seat: Seat | null): boolean {
    return seat === null || seat < this.table.record.seats.length
  }

  /** What counts by the clock has changed without an event: everybody gets the whole position. */
  tellAnew(): void {
    for (const [seat, reader] of this.readers) {
      if (!this.isThere(seat)) continue
      reader.told = positionFor(this.table, seat)
      reader.sent.length = 0
      const message = this.position(seat)
      for (const one of reader.listeners) one.send(message)
    }
  }

  /** Whether the storage answers is no event either. */
  tellStorage(answers: boolean): void {
    const message = storageMessage(answers)
    for (const { listeners } of this.readers.values())
      for (const one of listeners) one.send(message)
  }

  end(): void {
    this.ended = true
    for (const { listeners } of this.readers.values()) for (const one of listeners) one.end()
    this.readers.clear()
  }

  /** Who is there is no event: nobody needs to know it later. True where there was something to tell. */
  private tellPresence(): boolean {
    const data = JSON.stringify({ present: this.present })
    if (data === this.toldPresent) return false
    this.toldPresent = data
    for (const [seat, { listeners }] of this.readers)
      for (const one of listeners) one.send(passing('presence', data, seat))
    return true
  }

  /** Before the game everybody may look in; some tables are then played among themselves. */
  private dismissSpectators(): void {
    if (!this.isPrivate) return
    const listeners = this.readers.get(null)?.listeners ?? []
    this.readers.delete(null)
    for (const listener of listeners) listener.end()
  }

  private get isPrivate(): boolean {
    const { spectators, phase } = this.table.record
    return !spectators && phase !== 'open'
  }

  /** Whoever has taken or lost a seat reads something else from now on. */
  private reseat(): void {
    for (const [seat, reader] of this.readers) {
      for (const listener of reader.listeners) {
        const place = readerOf(this.table.record, listener)
        if (place === seat) continue
        reader.listeners.delete(listener)
        // What was sent belonged to whoever sat there.
        reader.sent.length = 0
        if (place === null && listener.isSeated) listener.end()
        else this.add(listener, null)
      }
    }
  }

  private reader(seat: Seat | null): Reader {
    let reader = this.readers.get(seat)
    if (!reader) {
      const told = positionFor(this.table, seat)
      reader = { told, listeners: new Set(), sent: [], noted: [], before: null, leftAt: 0 }
      this.readers.set(seat, reader)
    }
    return reader
  }

  private position(seat: Seat | null): Message {
    return numbered('position', seat, sharedPosition(this.table, seat))
  }
}

export function storageMessage(answers: boolean): Message {
  return passing('storage', JSON.stringify({ answers }), null)
}

/** What was noted is told, or never will be. */
function settle(reader: Reader): void {
  if (reader.before === null) return
  reader.noted = []
  reader.before = null
}

function readerOf(record: TableRecord, { identity }: Listener): Seat | null {
  return seatOf(record, identity)
}

/** What came after the message with this id; null where that is not known any more. */
function missedSince(
  { sent }: Reader,
  last: string | null,
  seat: Seat | null,
  head: number,
): readonly Message[] | null {
  const [number, reader] = (last ?? '').split('@')
  if (!/^\d+$/.test(number) || reader !== nameOf(seat)) return null
  const after = Number(number)
  if (after > head || head - after > sent.length) return null
  return sent.slice(sent.length - (head - after))
}

function numbered(event: string, seat: Seat | null, told: { number: number }): Message {
  return new Telling(event, JSON.stringify(told), seat, `${told.number}@${nameOf(seat)}`)
}

function passing(event: string, data: string, seat: Seat | null): Message {
  return new Telling(event, data, seat)
}

function nameOf(seat: Seat | null): string {
  return seat === null ? 'spectator' : String(seat)
}
