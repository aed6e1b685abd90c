import { type Order, orderFor } from '@bulkhead/bots'
import { copy, type Match, type Seat } from '@bulkhead/kernel'
import {
  askedOf,
  hourglassesOf,
  offeredTo,
  type Position,
  type Turned,
  withoutVain,
} from '@bulkhead/protocol'
import type { AskedFor, LocalGame, LocalSeat } from './protocol.ts'

/** A local game as it stands. */
export interface Standing {
  readonly game: LocalGame
  readonly match: Match
  /** The seat that holds the device. */
  readonly holder: Seat | null
  readonly asked: ReadonlyMap<Seat, AskedFor>
  readonly orders: readonly (readonly Order[])[]
  readonly turned: Turned
}

/** Everything that whoever holds the device may know. */
export function positionOf(standing: Standing): Position {
  const position = wholePosition(standing)
  return isAlone(standing.game) ? withoutVain(position) : position
}

/** Then nobody need be kept from seeing who could have reacted: who shares a device sees who is asked for it. */
export function isAlone({ seats }: LocalGame): boolean {
  return peopleIn(seats).length === 1
}

function wholePosition(standing: Standing): Position {
  const { match, holder, game } = standing
  return {
    number: game.version,
    table: tableInfo(game, match),
    seat: holder,
    revision: game.version,
    // A view may share parts with the state, which goes on changing.
    view: copy(match.view(holder)),
    log: match.log(holder),
    goneBack: [],
    ...askedNow(standing),
    hourglasses: hourglassesOf(match, standing.turned),
    waiting: waitingIn(standing),
    undo: undoStop(standing),
    undoRequest: null,
    clocks: [],
    orders: holder === null ? [] : (standing.orders[holder] ?? []),
    result: match.result,
    seed: match.revealedSeed,
  }
}

/** A seat whose order will answer waits for nobody. */
function waitingIn({ match, orders }: Standing): Seat[] {
  const unanswered = match
    .pending()
    .filter((decision) => !orderFor(decision, orders[decision.seat] ?? []))
  return unanswered.map(({ seat }) => seat)
}

function askedNow(standing: Standing): Pick<Position, 'pending' | 'offers'> {
  const { match, holder, asked, game, orders } = standing
  if (holder === null) return { pending: [], offers: [] }
  const revision = asked.get(holder)?.revision ?? game.version
  return {
    pending: askedOf(match, holder, revision),
    offers: offeredTo(match, holder, orders[holder] ?? []),
  }
}

/** Alone with bots one may always go back; see `takenBack`. */
function undoStop({ match, holder, game }: Standing): string | null {
  if (holder === null || match.result) return 'nothing'
  const alone = isAlone(game)
  const hasAnswered = match.answers.some(({ seat }) => seat === holder)
  return alone && hasAnswered ? null : match.undoStop(holder)
}

export function peopleIn(seats: readonly LocalSeat[]): Seat[] {
  return seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
}

/** What the list of games says of a match. */
export function progressOf(match: Match): Pick<LocalGame, 'answers' | 'over' | 'waiting'> {
  return {
    answers: match.answers.length,
    over: match.result !== null,
    waiting: match.pending().map(({ seat }) => seat),
  }
}

function tableInfo(
  { id, game, seats, createdAt, opening }: LocalGame,
  match: Match,
): Position['table'] {
  return {
    id,
    game,
    options: match.options,
    phase: match.result ? 'over' : 'playing',
    code: null,
    public: false,
    spectators: false,
    clocks: {},
    commitment: match.commitment,
    rematch: null,
    after: null,
    sequel: null,
    toBeContinued: false,
    createdAt,
    opening,
    host: peopleIn(seats)[0] ?? null,
    seats: seats.map((seat) =>
      seat.kind === 'person'
        ? { kind: 'person', name: seat.name, bot: null }
        : { kind: 'bot', name: null, bot: seat.bot },
    ),
  }
}
