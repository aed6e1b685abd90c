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
