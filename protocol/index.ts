/** What a table tells one reader: the same from the server's stream and from a game in the browser. */

export {
  folded,
  frameBetween,
  frameWith,
  type Happened,
  type Telling,
  tellings,
  toldBetween,
} from './fold.ts'
export type { Frame, ToldLine } from './frame.ts'
export { giveAgain, momentOf } from './moment.ts'
export type {
  Asked,
  BotReason,
  GoneBack,
  Hourglass,
  Position,
  Refused,
  ReplayMoment,
  Said,
  SeatClock,
  ToldMoment,
  UndoRequest,
} from './position.ts'
export { askedOf, hourglassesOf, offeredTo, type Turned, turnedAfter } from './reading.ts'
export type { Clocks, SeatInfo, TableInfo, Window } from './table-info.ts'
export { isVain, seemingPause, vainPicks, withoutVain } from './vain.ts'
