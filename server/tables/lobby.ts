import type { Order } from '@bulkhead/bots'
import type { Options, Seat } from '@bulkhead/kernel'
import { badRequest, conflict, forbidden, notFound } from '../complaint.ts'
import { type HappeningOf, isFree, isTimed, seatOf, type TableRecord } from './record.ts'

/**
 * What people may do with a table. Each answers what would happen, or complains; nothing here
 * changes anything.
 */

export interface Person {
  readonly id: string
  readonly name: string
}

export function join(
  record: TableRecord,
  person: Person,
  wanted: Seat | null,
  entropy: string | null,
): HappeningOf<'joined'> {
  requireOpen(record)
  if (seatOf(record, person.id) !== null) throw conflict('seated', 'You sit at this table already.')
  if (record.kicked?.includes(person.id)) {
    throw forbidden('The host of this table has sent you away.')
  }
  if (record.seats.some((seat) => isSameName(seat.name, person.name))) {
    throw conflict('name-taken', 'Somebody at this table has your name; take another one.')
  }
  const seat = wanted ?? record.seats.findIndex(isFree)
  if (seat < 0) throw conflict('full', 'Every seat at this table is taken.')
  requireSeat(record, seat)
  if (!isFree(record.seats[seat])) throw conflict('taken', `Seat ${seat} is taken.`)
  return { kind: 'joined', seat, identity: person.id, name: person.name, entropy }
}

/** Before the game the seat is free again; during it a bot plays on, until its owner comes back. */
export function leave(
  record: TableRecord,
  person: Person,
  bot: string,
): HappeningOf<'left'> | HappeningOf<'taken-over'> {
  const seat = requireSeated(record, person)
  if (record.phase === 'open') return { kind: 'left', seat }
  requirePlaying(record)
  if (record.seats[seat].bot !== null) throw conflict('away', 'A bot plays this seat already.')
  return { kind: 'taken-over', seat, bot, why: 'left' }
}

export function kick(record: TableRecord, person: Person, seat: Seat): HappeningOf<'kicked'> {
  requireOpen(record)
  requireHost(record, person)
  requireSeat(record, seat)
  const { identity } = record.seats[seat]
  if (identity === null) throw conflict('nobody', `Nobody sits on seat ${seat}.`)
  if (identity === person.id) throw conflict('yourself', 'Leave the table instead.')
  return { kind: 'kicked', seat }
}

export function seatBot(
  record: TableRecord,
  person: Person,
  seat: Seat,
  bot: string,
): HappeningOf<'bot-seated'> {
  requireOpen(record)
  requireHost(record, person)
  requireSeat(record, seat)
  if (record.seats[seat].identity !== null) throw conflict('taken', `Seat ${seat} is taken.`)
  return { kind: 'bot-seated', seat, bot }
}

export function removeBot(
  record: TableRecord,
  person: Person,
  seat: Seat,
): HappeningOf<'bot-removed'> {
  requireOpen(record)
  requireHost(record, person)
  requireSeat(record, seat)
  const { identity, bot } = record.seats[seat]
  if (identity !== null || bot === null) throw conflict('no-bot', `No bot sits on seat ${seat}.`)
  return { kind: 'bot-removed', seat }
}

/** Which options the seats have in another order, with more or fewer of them. */
export type Rearranged = (places: readonly (Seat | null)[]) => Options

/** Another order, more seats or fewer; nobody who sits there loses theirs by it. */
export function arrange(
  record: TableRecord,
  person: Person,
  places: readonly (Seat | null)[],
  optionsFor: Rearranged,
): HappeningOf<'arranged'> {
  requireOpen(record)
  requireHost(record, person)
  const kept = places.filter((place) => place !== null)
  for (const place of kept) requireSeat(record, place)
  if (new Set(kept).size < kept.length) throw badRequest('A seat has one place.')
  const sentAway = record.seats.findIndex(
    ({ identity }, i) => identity !== null && !kept.includes(i),
  )
  if (sentAway >= 0) throw conflict('taken', `Seat ${sentAway} is taken.`)
  return { kind: 'arranged', places, options: optionsFor(places) }
}

/** Whether everybody finds the table, or only whoever has its link or its code. */
export function list(
  record: TableRecord,
  person: Person,
  isPublic: boolean,
): HappeningOf<'listed'> {
  requireOpen(record)
  requireHost(record, person)
  return { kind: 'listed', public: isPublic }
}

export function start(record: TableRecord, person: Person): HappeningOf<'started'> {
  requireOpen(record)
  requireHost(record, person)
  if (record.seats.some(isFree)) throw conflict('not-full', 'Some seats are still free.')
  return { kind: 'started' }
}

/**
 * Before the game the host gives a table up. A running game ends when everybody wants it who owns a seat, also
 * behind a stand-in: nobody ends it for others. Who has not been seen for long is not waited for.
 */
export function abandon(
  record: TableRecord,
  person: Person,
  longGone: readonly Seat[] = [],
): HappeningOf<'abandoned'> | HappeningOf<'end-wanted'> {
  const seat = requireSeated(record, person)
  if (record.phase === 'open') {
    requireHost(record, person)
    return { kind: 'abandoned' }
  }
  if (!isUnderWay(record)) throw conflict('ended', 'This table is closed already.')
  const agreed = [...(record.ending ?? []), ...longGone, seat]
  const all = record.seats.every(({ identity }, one) => identity === null || agreed.includes(one))
  if (all) return { kind: 'abandoned' }
  if (record.ending?.includes(seat)) {
    throw conflict('wanted', 'You have said so already; the others have yet to agree.')
  }
  return { kind: 'end-wanted', seat, wants: true }
}

export function goOn(record: TableRecord, person: Person): HappeningOf<'end-wanted'> {
  if (!isUnderWay(record)) requirePlaying(record)
  const seat = requireSeated(record, person)
  if (!record.ending?.includes(seat)) throw conflict('not-wanted', 'You want to go on already.')
  return { kind: 'end-wanted', seat, wants: false }
}

/**
 * Somebody who sits at the table puts the usual bot in the place of a person who is not there; their own place they
 * leave to whichever they like. At a table with clocks only the clock does that to others.
 */
export function takeOver(
  record: TableRecord,
  person: Person,
  seat: Seat,
  bots: { readonly own: string; readonly usual: string },
  isAbsent: boolean,
): HappeningOf<'taken-over'> {
  requirePlaying(record)
  requireSeat(record, seat)
  const mine = requireSeated(record, person)
  const { identity, bot: present } = record.seats[seat]
  if (identity === null || present !== null) throw conflict('bot', 'A bot plays this seat already.')
  if (seat === mine) return { kind: 'taken-over', seat, bot: bots.own, why: 'left' }
  if (isTimed(record)) throw conflict('clock', 'At this table only the clock replaces somebody.')
  if (bots.own !== bots.usual) throw forbidden('Nobody chooses the bot for somebody else.')
  if (!isAbsent) throw conflict('present', 'The person on this seat is there, or was a moment ago.')
  return { kind: 'taken-over', seat, bot: bots.usual, why: 'absent' }
}

export function handBack(record: TableRecord, person: Person): HappeningOf<'handed-back'> {
  requirePlaying(record)
  const seat = requireSeated(record, person)
  if (record.seats[seat].bot === null) throw conflict('yours', 'You play this seat already.')
  return { kind: 'handed-back', seat }
}

export function order(
  record: TableRecord,
  person: Person,
  orders: readonly Order[],
): HappeningOf<'ordered'> {
  requirePlaying(record)
  return { kind: 'ordered', seat: requireSeated(record, person), orders }
}

/** Whoever has a new name has it at every table that is not over. */
export function rename(record: TableRecord, person: Person): HappeningOf<'renamed'> {
  const seat = requireSeated(record, person)
  if (!mayRename(record, person)) throw conflict('known', 'This table knows that name already.')
  return { kind: 'renamed', seat, name: person.name }
}

export function mayRename({ phase, seats }: TableRecord, { id, name }: Person): boolean {
  const goesOn = phase === 'open' || isUnderWay({ phase })
  const isTaken = seats.some((seat) => seat.identity !== id && isSameName(seat.name, name))
  return goesOn && !isTaken && seats.some((seat) => seat.identity === id && seat.name !== name)
}

/** Names that look the same are the same. */
function isSameName(one: string | null, other: string): boolean {
  return one !== null && shown(one) === shown(other)
}

/** What is left of a name without what nobody sees. */
function shown(name: string): string {
  const seen = name.replace(/\p{DI}/gu, '').normalize('NFKC')
  return seen
    .replace(/[\s\u2800]+/g, ' ')
    .trim()
    .toLowerCase()
}

export function say(record: TableRecord, person: Person, text: string): HappeningOf<'said'> {
  const seat = requireSeated(record, person)
  // Somebody may bear a name elsewhere that is taken here.
  return { kind: 'said', seat, name: record.seats[seat].name!, text }
}

// --- what these have in common ---

export function requireSeated(record: TableRecord, person: Person): Seat {
  const seat = seatOf(record, person.id)
  if (seat === null) throw forbidden('You do not sit at this table.')
  return seat
}

/** Begun and not ended, though it may be put aside. */
export function isUnderWay({ phase }: Pick<TableRecord, 'phase'>): boolean {
  return phase === 'playing' || phase === 'aside'
}

export function requirePlaying({ phase }: TableRecord): void {
  if (phase === 'aside') {
    throw conflict(
      'aside',
      'The rules that this game was begun with are not here: it is put aside.',
    )
  }
  if (phase === 'open') throw conflict('not-started', 'The game has not started yet.')
  if (phase !== 'playing') throw conflict('game-over', 'The game is over.')
}

function requireOpen({ phase }: TableRecord): void {
  if (phase !== 'open') throw conflict('started', 'The game has started already.')
}

function requireHost({ host }: TableRecord, person: Person): void {
  if (host !== person.id) throw forbidden('Only the host of the table may do that.')
}

function requireSeat({ seats }: TableRecord, seat: Seat): void {
  if (!(seat in seats)) throw notFound('seat')
}
