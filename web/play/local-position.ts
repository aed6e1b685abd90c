import { notForbidden, orderFor } from '@bulkhead/bots'
import { copy, type Match, type Offer, type Seat } from '@bulkhead/kernel'
import { hourglassesOf, type Turned } from './local-clock.ts'
import type { Asked, Order, Position } from './position.ts'
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
  const { match, holder, game } = standing
  return {
    number: game.version,
    table: tableInfo(game, match),
    seat: holder,
    revision: game.version,
    // A view may share parts with the state, which goes on changing.
    view: copy(match.view(holder)),
    log: match.log(holder),
    pending: pendingOf(standing),
    offers: offersOf(standing),
    hourglasses: hourglassesOf(match, standing.turned),
    waiting: waitingIn(standing),
    undo: undoStop(standing),
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

function pendingOf({ match, holder, asked, game }: Standing): Asked[] {
  if (holder === null) return []
  const revision = asked.get(holder)?.revision ?? game.version
  return match.pending(holder).map((decision) => ({ ...decision, revision }))
}

/** What whoever holds the device may take; what their orders forbid is not shown. */
function offersOf({ match, holder, orders }: Standing): readonly Offer[] {
  return holder === null ? [] : notForbidden(match.offers(holder), orders[holder] ?? [])
}

/** Alone with bots one may always go back; see `takenBack`. */
function undoStop({ match, holder, game }: Standing): string | null {
  if (holder === null || match.result) return 'nothing'
  const alone = peopleIn(game.seats).length === 1
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

function tableInfo({ id, game, seats, createdAt }: LocalGame, match: Match): Position['table'] {
  return {
    id,
    game,
    options: match.options,
    phase: match.result ? 'over' : 'playing',
    public: false,
    spectators: false,
    clocks: {},
    commitment: match.commitment,
    rematch: null,
    createdAt,
    host: peopleIn(seats)[0] ?? null,
    seats: seats.map((seat) =>
      seat.kind === 'person'
        ? { kind: 'person', name: seat.name, bot: null }
        : { kind: 'bot', name: null, bot: seat.bot },
    ),
  }
}
