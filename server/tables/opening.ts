import { randomBytes, randomInt } from 'node:crypto'
import { createBot } from '@bulkhead/bots'
import { commitmentOf, type Save, type Seat, same, seal } from '@bulkhead/kernel'
import type { Clocks } from '@bulkhead/protocol'
import { badRequest } from '../complaint.ts'
import type { Games } from '../games.ts'
import { STAND_IN } from './driver.ts'
import type { Person } from './lobby.ts'
import { optionsFor } from './options.ts'
import { FREE_SEAT, type SeatRecord, type TableRecord } from './record.ts'

export interface NewTable {
  readonly game: string
  /** For each seat the bot that takes it at once, or null. */
  readonly bots: readonly (string | null)[]
  /** Where whoever opens the table sits. */
  readonly hostSeat: Seat
  readonly options: Readonly<Record<string, unknown>>
  readonly public: boolean
  readonly spectators: boolean
  readonly clocks: Clocks
  readonly entropy: string | null
  /** The finished table whose match it goes on from. */
  readonly after: string | null
  readonly toBeContinued: boolean
}

/** A table as it is opened, with letters that no other open one has, and the secret that its chance is made from. */
export function newRecord(
  games: Games,
  host: Person,
  wanted: NewTable,
  code: string,
  now: number,
  before?: Save,
): { record: TableRecord; secret: string } {
  const options = optionsFor(games, { ...wanted, seats: wanted.bots.length }, before)
  const seed = seal()
  if (seed.kind !== 'sealed') throw new Error('A played match is sealed.')
  const record: TableRecord = {
    id: randomBytes(12).toString('base64url'),
    game: wanted.game,
    options,
    seats: seatsFor(host, wanted),
    phase: 'open',
    host: host.id,
    code,
    public: wanted.public,
    spectators: wanted.spectators,
    clocks: wanted.clocks,
    commitment: commitmentOf(seed)!,
    rematch: null,
    after: wanted.after,
    sequel: null,
    toBeContinued: wanted.toBeContinued,
    createdAt: now,
  }
  return { record, secret: seed.secret }
}

/** Complains where there is no such bot for the game. */
export function botFor(game: string, bot: string = STAND_IN): string {
  const made = createBot(bot, game)
  if (typeof made === 'string') throw badRequest(made)
  return bot
}

/** Letters that nobody takes for another one or for a word. */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ'
const CODE_LENGTH = 6

export function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}

/** Whether two were opened by the same wish. */
export function isSameWish(one: TableRecord, other: TableRecord): boolean {
  const wish = ({ id, code, createdAt, commitment, ...rest }: TableRecord) => rest
  return same(wish(one), wish(other))
}

function seatsFor(host: Person, { bots, hostSeat, entropy }: NewTable): SeatRecord[] {
  return bots.map((bot, seat) =>
    seat === hostSeat
      ? { ...FREE_SEAT, identity: host.id, name: host.name, entropy }
      : { ...FREE_SEAT, bot },
  )
}

/** The wish for the same table once more. */
export function wishOf(old: TableRecord, hostSeat: Seat): NewTable {
  const { game, options, clocks, spectators, seats, after = null, toBeContinued = false } = old
  const bots = seats.map(({ identity, bot }) => (identity === null ? bot : null))
  const wish = { game, options, clocks, spectators, after, toBeContinued, public: old.public }
  return { ...wish, bots, hostSeat, entropy: null }
}
