import type { Seat } from '@bulkhead/kernel'
import { tableApi } from './api.ts'
import { playOnLocal } from './local.ts'
import type { BotReason, GoneBack, Refused, ReplayMoment, SeatInfo } from './position.ts'
import type { LocalSeat, Study } from './protocol.ts'
import { askRoom } from './room-client.ts'
import { currentSettings } from './settings.ts'
import { isRefused } from './source.ts'

/** A game that can be looked at from its beginning to where it stands. */
export interface Film {
  readonly game: string
  readonly length: number
  /** Then every seat may be looked through. */
  readonly isOver: boolean
  readonly mine: Seat | null
  readonly seats: readonly SeatInfo[]
  moment(at: number, seat: Seat | null): Promise<ReplayMoment | Refused>
  /** How many lines a reader's log had after each number of answers; null where that takes too long to learn. */
  lines(seat: Seat | null): Promise<readonly number[] | Refused | null>
  reasons(): Promise<readonly BotReason[] | Refused>
  /** The address of a new local game that goes on from there; absent where the game is others' too. */
  readonly playOn?: (at: number) => Promise<string | Refused>
}

export function openFilm(place: 'here' | 'server', id: string): Promise<Film | Refused> {
  return place === 'here' ? localFilm(id) : serverFilm(id)
}

async function localFilm(id: string): Promise<Film | Refused> {
  const study = await askRoom('film', id)
  if (isRefused(study)) return study
  const seats = study.seats ?? []
  const alone = seats.filter(({ kind }) => kind === 'person').length < 2
  return {
    ...roomFilm(study),
    seats: seats.map(seatInfo),
    playOn: study.isOver || alone ? (at) => playedOn(study.id, at) : undefined,
  }
}

/** Once everything is shown the whole match is fetched; before, each moment is. */
async function serverFilm(id: string): Promise<Film | Refused> {
  const api = tableApi(id)
  const position = await api.position()
  if (isRefused(position)) return position
  const { table, seat: mine } = position
  if (table.phase !== 'over' || table.toBeContinued) {
    const last = await api.replay(null, null)
    if (isRefused(last)) return last
    return {
      game: table.game,
      length: last.length,
      isOver: false,
      mine,
      seats: table.seats,
      moment: (at, seat) => api.replay(at, seat),
      lines: async () => null,
      reasons: async () => [],
    }
  }
  const match = await api.match()
  const study = isRefused(match) ? match : await askRoom('study', match)
  if (isRefused(study)) return study
  const sitting = table.seats.map((seat, i) => localSeat(seat, i === (mine ?? 0)))
  const film = roomFilm(study)
  return {
    ...film,
    moment: withGoingBack(film, position.goneBack ?? []),
    mine,
    seats: table.seats,
    reasons: () => api.reasons(),
    playOn: (at) => playedOn(study.id, at, sitting),
  }
}

function roomFilm({ id, game, length, isOver, mine }: Study): Omit<Film, 'seats'> {
  return {
    game,
    length,
    isOver,
    mine,
    moment: (at, seat) => askRoom('replay', id, at, seat),
    lines: (seat) => askRoom('lines', id, seat),
    reasons: () => askRoom('reasons', id),
  }
}

/** The match knows nothing of what was taken back: the table does. */
function withGoingBack(
  film: Pick<Film, 'moment' | 'lines'>,
  goneBack: readonly GoneBack[],
): Film['moment'] {
  const known = new Map<Seat | null, ReturnType<Film['lines']>>()
  return async (at, seat) => {
    const moment = await film.moment(at, seat)
    const gone = goneBack.filter(({ kept }) => kept <= at)
    if (isRefused(moment) || gone.length === 0) return moment
    if (!known.has(seat)) known.set(seat, film.lines(seat))
    const lines = await known.get(seat)
    if (!lines || isRefused(lines)) return moment
    return { ...moment, goneBack: gone.map((one) => ({ ...one, line: lines[one.kept] })) }
  }
}

async function playedOn(
  study: string,
  at: number,
  seats?: readonly LocalSeat[],
): Promise<string | Refused> {
  const id = await playOnLocal(study, at, seats)
  return isRefused(id) ? id : `/here/${id}`
}

function seatInfo(seat: LocalSeat): SeatInfo {
  return seat.kind === 'person'
    ? { kind: 'person', name: seat.name, bot: null }
    : { kind: 'bot', name: null, bot: seat.bot }
}

/** Whoever plays on takes their own seat, and bots take those of the others. */
function localSeat({ name, bot }: SeatInfo, isMine: boolean): LocalSeat {
  if (isMine) return { kind: 'person', name: name ?? currentSettings().name }
  return { kind: 'bot', bot: bot ?? 'good' }
}
