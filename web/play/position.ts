import type { Telling } from '@bulkhead/protocol'

/** What a table tells one reader, as the client's screens know it. */

export type { Order } from '@bulkhead/bots'
export type { Line, Offer, Option, Unavailable } from '@bulkhead/kernel'
export type {
  Asked,
  BotReason,
  Clocks,
  Frame,
  GoneBack,
  Hourglass,
  Position,
  Refused,
  ReplayMoment,
  Said,
  SeatClock,
  SeatInfo,
  TableInfo,
  Telling,
  ToldMoment,
  UndoRequest,
} from '@bulkhead/protocol'

/** What somebody has not seen yet: the board before it, and each line with the board once it was told. */
export interface Missed {
  readonly before: unknown
  readonly told: readonly Telling[]
}
