import type { Seat, Unavailable } from '@bulkhead/kernel'
import type { Telling } from '@bulkhead/protocol'
import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import type {
  Asked,
  BotReason,
  Missed,
  Order,
  Position,
  Refused,
  ReplayMoment,
  Said,
} from './position.ts'
import { useStorageAway } from './storage.ts'

/**
 * live: what is shown is what is. lost: the connection is being sought again. gone: there is no such table.
 * private: it is played without spectators.
 */
export type Connection = 'opening' | 'live' | 'lost' | 'gone' | 'private'

/** A table as the screen knows it, wherever its match runs. */
export interface TableSource {
  readonly place: 'here' | 'server'
  /** The same object until something changes. */
  position(): Position | null
  /**
   * How the last change was told, line by line, each with the view once it is told; nothing where the whole
   * position came at once. To be read whenever `subscribe` calls: the next change has its own.
   */
  told(): readonly Telling[]
  connection(): Connection
  subscribe(changed: () => void): () => void

  answer(asked: Asked, picks: readonly string[]): Promise<Refused | null>
  /** Takes an offer to one's own seat, unasked. */
  take(offer: string): Promise<Refused | null>
  cancel(asked: Asked): Promise<Refused | null>
  undo(): Promise<Refused | null>
  /** All standing orders of one's own seat, in the place of those before. */
  order(orders: readonly Order[]): Promise<Refused | null>
  whyNot(): Promise<readonly Unavailable[]>
  replay(at: number, seat: Seat | null): Promise<ReplayMoment | Refused>
  /** The whole match as a file: any time for a local one, once it is over for one on a server. */
  save(): Promise<unknown | Refused>
  /** Why the bots played as they did: any time for a local game, once it is over for one on a server. */
  reasons(): Promise<readonly BotReason[] | Refused>
  /** The same people once more; the address of that table. */
  rematch(): Promise<string | Refused>
  close(): void

  readonly talk?: Talk
  readonly handover?: Handover
  /** What one's own seat was told after so many lines of its log; absent where only the last position is known. */
  missed?(lines: number): Promise<Missed | Refused>
}

/** What only a table with several people needs. */
export interface Talk {
  chat(): readonly Said[]
  say(text: string): Promise<Refused | null>
  join(seat?: Seat): Promise<Refused | null>
  leave(): Promise<Refused | null>
  kick(seat: Seat): Promise<Refused | null>
  seatBot(seat: Seat, bot: string): Promise<Refused | null>
  removeBot(seat: Seat): Promise<Refused | null>
  /** The seats in another order, more or fewer of them; null is a new free one. */
  arrange(places: readonly (Seat | null)[]): Promise<Refused | null>
  /** Lists the table for everybody, or takes it off the list. */
  list(everybody: boolean): Promise<Refused | null>
  start(): Promise<Refused | null>
  abandon(): Promise<Refused | null>
  takeOver(seat: Seat): Promise<Refused | null>
  handBack(): Promise<Refused | null>
  requestUndo(): Promise<Refused | null>
  answerUndo(agree: boolean): Promise<Refused | null>
}

/** Several people on one device: the seat whose turn it is to look, behind a curtain until they say so. */
export interface Handover {
  /** The seat that should take the device now; null while the right person holds it. */
  next(): Seat | null
  take(seat: Seat): void
  /** Whoever else could want the device, to do something unasked. */
  others(): readonly Seat[]
  /** Gives it to one of them, or back. */
  pass(seat: Seat): void
}

export function isRefused(value: unknown): value is Refused {
  return typeof value === 'object' && value !== null && 'error' in value && 'message' in value
}

/** Whatever else hears of a new position, such as the story, is drawn together with it. */
export function usePosition(source: TableSource): Position | null {
  const [position, setPosition] = useState(source.position)
  useLayoutEffect(() => {
    const hear = () => setPosition(source.position())
    hear()
    return source.subscribe(hear)
  }, [source])
  return position
}

/** Why nothing goes on at a table now. */
export function useTrouble(source: TableSource): 'lost' | 'unstored' | null {
  const isAway = useStorageAway()
  const connection = useConnection(source)
  if (isAway && source.place === 'server') return 'unstored'
  return connection === 'lost' ? 'lost' : null
}

export function useConnection(source: TableSource): Connection {
  return useSyncExternalStore(source.subscribe, source.connection)
}
