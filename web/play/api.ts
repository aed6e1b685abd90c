import type { OptionSpecs, Options, Seat, Unavailable } from '@bulkhead/kernel'
import type {
  BotReason,
  Clocks,
  Order,
  Position,
  Refused,
  ReplayMoment,
  Said,
  TableInfo,
} from './position.ts'
import { newKey, randomHex, request, type Wish } from './request.ts'

/** The server's interface, request by request; see docs/server.md. */

export interface GameInfo {
  readonly id: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: OptionSpecs
  readonly bots: readonly string[]
}

export interface Identity {
  readonly id: string
  readonly name: string
  readonly webhook: string | null
}

export interface NewTable {
  readonly game: string
  readonly seats: number
  readonly options?: Options
  readonly public?: boolean
  readonly spectators?: boolean
  readonly clocks?: Clocks
  /** Bots for the last seats. */
  readonly bots?: readonly string[]
  /** The finished table that it goes on from, or a finished match from elsewhere. */
  readonly after?: string
  readonly before?: unknown
}

export interface MyTable extends TableInfo {
  readonly seat: Seat | null
  readonly yourTurn: boolean
  /** Seats that owe an answer, and since when it is mine. */
  readonly waiting: readonly Seat[]
  readonly since: number | null
}

/** It is written: the event's number, and the table's revision after it. */
export interface Done {
  readonly number: number
  readonly revision: number
}

type Answer<T> = Promise<T | Refused>

function get<T>(path: string, more: Partial<Wish> = {}): Answer<T> {
  return request<T>({ ...more, method: 'GET', path })
}

function post<T = Done>(path: string, body: unknown = {}, more: Partial<Wish> = {}): Answer<T> {
  return request<T>({ key: newKey(), ...more, method: 'POST', path, body })
}

/** Bytes of one's own that are mixed into the chance of the match. */
function entropy(): string {
  return randomHex(16)
}

// --- games and who one is ---

export const games = () => get<readonly GameInfo[]>('games')

/** Null where the server does not know this browser yet. */
export const identity = () => get<Identity | null>('identity')

export const createIdentity = (name: string) =>
  post<Identity>('identity', { name }, { key: undefined })

export const changeIdentity = (change: Partial<Pick<Identity, 'name' | 'webhook'>>) =>
  request<Identity>({ method: 'PATCH', path: 'identity', body: change })

/** A token that makes another device the same person, once. */
export const carryIdentity = () =>
  post<{ readonly token: string }>('identity/carry', {}, { key: undefined })

export const claimIdentity = (token: string) =>
  post<Identity>('identity/claim', { token }, { key: undefined })

export const leaveIdentity = () => post<null>('identity/leave', {}, { key: undefined })

// --- tables ---

export const openTable = (table: NewTable) =>
  post<TableInfo>('tables', { ...table, entropy: entropy() })

export const openTables = () => get<readonly TableInfo[]>('tables')
export const myTables = () => get<readonly MyTable[]>('tables/mine')
/** The open table with these six letters. */
export const tableByCode = (code: string) => get<TableInfo>(`codes/${encodeURIComponent(code)}`)
export const tableInfo = (table: string) => get<TableInfo>(at(table, ''))

/** Everything that can be asked of one table. Looking ends with the signal; what is to be done is done. */
export function tableApi(table: string, signal?: AbortSignal) {
  const act = (path: string, body?: unknown) => post(at(table, path), body)
  return {
    position: () => get<Position>(at(table, '/position'), { signal }),
    whyNot: () => get<readonly Unavailable[]>(at(table, '/why-not'), { signal }),
    /** After so many answers; null for all of them. */
    replay: (moment: number | null, seat: Seat | null) =>
      get<ReplayMoment>(at(table, `/replay${lookingBack(moment, seat)}`), { signal }),
    match: () => get<unknown>(at(table, '/match'), { signal }),
    reasons: () => get<readonly BotReason[]>(at(table, '/reasons'), { signal }),
    chat: () => get<readonly Said[]>(at(table, '/chat'), { signal }),

    answer: (decision: number, revision: number, picks: readonly string[]) =>
      act('/answers', { decision, revision, picks }),
    take: (offer: string) => act('/offers', { offer }),
    cancel: (decision: number, revision: number) => act('/cancel', { decision, revision }),
    undo: (revision: number) => act('/undo', { revision }),
    requestUndo: (revision: number) => act('/undo-request', { revision }),
    answerUndo: (agree: boolean) => act('/undo-request/answer', { agree }),
    say: (text: string) => act('/chat', { text }),
    order: (orders: readonly Order[]) =>
      request<Done>({
        method: 'PUT',
        path: at(table, '/orders'),
        body: { orders },
        key: newKey(),
      }),

    join: (seat?: Seat) => act('/join', { seat, entropy: entropy() }),
    leave: () => act('/leave'),
    kick: (seat: Seat) => act('/kick', { seat }),
    seatBot: (seat: Seat, bot: string) => act(`/seats/${seat}/bot`, { bot }),
    removeBot: (seat: Seat) =>
      request<Done>({
        method: 'DELETE',
        path: at(table, `/seats/${seat}/bot`),
        key: newKey(),
      }),
    arrange: (places: readonly (Seat | null)[]) =>
      request<Done>({ method: 'PUT', path: at(table, '/seats'), body: { places }, key: newKey() }),
    list: (everybody: boolean) =>
      request<Done>({
        method: 'PUT',
        path: at(table, '/listed'),
        body: { public: everybody },
        key: newKey(),
      }),
    start: () => act('/start'),
    abandon: () => act('/abandon'),
    takeOver: (seat: Seat) => act(`/seats/${seat}/takeover`),
    handBack: () => act('/handback'),
    // Whoever asks gets the same table, however often.
    rematch: () => post<TableInfo>(at(table, '/rematch'), {}, { key: undefined }),
  }
}

export type TableApi = ReturnType<typeof tableApi>

function lookingBack(moment: number | null, seat: Seat | null): string {
  const asked = [
    ...(moment === null ? [] : [`at=${moment}`]),
    ...(seat === null ? [] : [`seat=${seat}`]),
  ]
  return asked.length > 0 ? `?${asked.join('&')}` : ''
}

function at(table: string, path: string): string {
  return `tables/${encodeURIComponent(table)}${path}`
}
