import type { Seat, Seen, Told } from '@bulkhead/kernel'
import { folded, type Position } from '@bulkhead/protocol'
import { frameFor } from './frames.ts'
import type { Playing } from './play.ts'
import { positionFor, sharedPosition } from './position.ts'
import { seatOf, type TableEvent, type TableRecord } from './record.ts'

/** One open stream. */
export interface Listener {
  readonly identity: string | null
  /** A message in the form of an event stream. */
  send(message: string): void
  end(): void
}

type LiveAt = Playing & { head: number }

interface Reader {
  /** What these readers know. */
  told: Position
  readonly listeners: Set<Listener>
  /** The last messages, for streams that come back after a short loss. */
  readonly sent: { number: number; message: string }[]
  leftAt: number
}

const MESSAGES_KEPT = 64
const KEPT_AFTER_LEAVING = 60_000

/** Everybody who follows a table, by what they may read: a seat, or what spectators see. */
export class Audience {
  private readonly readers = new Map<Seat | null, Reader>()
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
    const seat = readerOf(this.table.record, listener)
    const known = this.readers.get(seat)
    const missed = known && missedSince(known, last, seat, this.table.head)
    if (missed) for (const message of missed) listener.send(message)
    else listener.send(this.position(seat))
    this.reader(seat).listeners.add(listener)
    if (!this.tellPresence()) listener.send(this.toldPresent)
  }

  remove(listener: Listener): void {
    for (const reader of this.readers.values()) {
      if (reader.listeners.delete(listener)) reader.leftAt = this.table.now
    }
    this.tellPresence()
  }

  /** Tells everybody of an event that has just been played, each with the beats that are theirs. */
  tell(event: TableEvent, beats: Told): void {
    const { record } = this.table
    if (record !== this.arrangedBy) this.dismissSpectators()
    for (const [seat, reader] of this.readers) {
      if (!this.isThere(seat)) continue
      if (reader.listeners.size === 0 && this.table.now - reader.leftAt > KEPT_AFTER_LEAVING) {
        this.readers.delete(seat)
        continue
      }
      const frame = frameFor(this.table, reader.told, event, beats.get(seat))
      reader.told = folded(reader.told, frame)
      const message = messageOf('change', seat, frame)
      reader.sent.push({ number: frame.number, message })
      if (reader.sent.length > MESSAGES_KEPT) reader.sent.shift()
      for (const listener of reader.listeners) listener.send(message)
    }
    if (record !== this.arrangedBy) this.rearrange()
    this.arrangedBy = record
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
    for (const { listeners } of this.readers.values()) for (const one of listeners) one.end()
    this.readers.clear()
  }

  /** Who is there is no event: nobody needs to know it later. True where there was something to tell. */
  private tellPresence(): boolean {
    const message = `event: presence\ndata: ${JSON.stringify({ present: this.present })}\n\n`
    if (message === this.toldPresent) return false
    this.toldPresent = message
    for (const { listeners } of this.readers.values())
      for (const one of listeners) one.send(message)
    return true
  }

  /** Before the game everybody may look in; some tables are then played among themselves. */
  private dismissSpectators(): void {
    const { spectators, phase } = this.table.record
    if (spectators || phase === 'open') return
    const listeners = this.readers.get(null)?.listeners ?? []
    this.readers.delete(null)
    for (const listener of listeners) listener.end()
  }

  /** Whoever has taken or lost a seat reads something else from now on. */
  private reseat(): void {
    for (const [seat, reader] of this.readers) {
      for (const listener of reader.listeners) {
        if (readerOf(this.table.record, listener) === seat) continue
        reader.listeners.delete(listener)
        // What was sent belonged to whoever sat there.
        reader.sent.length = 0
        this.add(listener, null)
      }
    }
  }

  private reader(seat: Seat | null): Reader {
    let reader = this.readers.get(seat)
    if (!reader) {
      const told = positionFor(this.table, seat)
      reader = { told, listeners: new Set(), sent: [], leftAt: 0 }
      this.readers.set(seat, reader)
    }
    return reader
  }

  private position(seat: Seat | null): string {
    return messageOf('position', seat, sharedPosition(this.table, seat))
  }
}

export function storageMessage(answers: boolean): string {
  return `event: storage\ndata: ${JSON.stringify({ answers })}\n\n`
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
): string[] | null {
  const [number, reader] = (last ?? '').split('@')
  if (!/^\d+$/.test(number) || reader !== nameOf(seat)) return null
  const after = Number(number)
  if (after > head || head - after > sent.length) return null
  return sent.slice(sent.length - (head - after)).map(({ message }) => message)
}

function messageOf(kind: string, seat: Seat | null, data: { number: number }): string {
  return `id: ${data.number}@${nameOf(seat)}\nevent: ${kind}\ndata: ${JSON.stringify(data)}\n\n`
}

function nameOf(seat: Seat | null): string {
  return seat === null ? 'spectator' : String(seat)
}
