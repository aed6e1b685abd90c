import type { Options } from '@bulkhead/kernel'
import type { GameEntry } from '../games/entry.ts'
import { tableApi, tableInfo } from '../play/api.ts'
import { foundAdrift, listLocal, savedLocal } from '../play/local.ts'
import type { Refused } from '../play/position.ts'
import { isRefused } from '../play/source.ts'
import { readTableFile } from '../play/table-file.ts'
import { A_BOT, A_PERSON, type DraftSeat, LEVELS, type Level, type Place } from './draft.ts'

/** What a table goes on from: the end of a game here or on the server, a file, or what bots play for it. */
export type Earlier =
  | { readonly kind: 'here' | 'server'; readonly id: string }
  | { readonly kind: 'file'; readonly name: string; readonly match: unknown }
  | { readonly kind: 'adrift' }

export const ADRIFT: Earlier = { kind: 'adrift' }

/** Whether a game with these options goes on from another. */
export function goesOn({ follows }: GameEntry, options: Options): boolean {
  if (!follows) return false
  return Object.entries(follows.options).every(([option, value]) => options[option] === value)
}

export async function fileOf(file: File): Promise<Earlier> {
  const { match } = readTableFile(JSON.parse(await file.text()))
  return { kind: 'file', name: file.name, match }
}

interface Wanted {
  readonly game: string
  readonly options: Options
  readonly seats: number
}

/** The finished match itself. Where bots have to play it first, it is told how far they are. */
export async function matchOf(
  earlier: Earlier,
  wanted: Wanted,
  tell: (answers: number) => void,
): Promise<unknown | Refused> {
  switch (earlier.kind) {
    case 'here':
      return savedLocal(earlier.id)
    case 'server':
      return tableApi(earlier.id).match()
    case 'file':
      return earlier.match
    case 'adrift':
      return foundAdrift(wanted, tell)
  }
}

/** Where somebody comes from who wants to go on. */
export interface After {
  readonly place: Place
  readonly id: string
}

const crews = new Map<string, Promise<readonly DraftSeat[]>>()

/** Those who played there; empty where that is not known. The same promise for the same table. */
export function crewOf({ place, id }: After): Promise<readonly DraftSeat[]> {
  const known = crews.get(id) ?? (place === 'here' ? crewHere(id) : crewOnline(id))
  crews.set(id, known)
  return known
}

async function crewHere(id: string): Promise<readonly DraftSeat[]> {
  const games = await listLocal()
  const found = isRefused(games) ? undefined : games.find((one) => one.id === id)
  const seats = found?.seats ?? []
  const isAlone = seats.filter(({ kind }) => kind === 'person').length === 1
  return seats.map((seat) =>
    seat.kind === 'bot'
      ? { ...A_BOT, level: levelOf(seat.bot) }
      : { ...A_PERSON, name: isAlone ? '' : seat.name },
  )
}

/** Whoever opens the table sits first; the others find their way by the earlier one. */
async function crewOnline(id: string): Promise<readonly DraftSeat[]> {
  const table = await tableInfo(id)
  if (isRefused(table)) return []
  const people = table.seats.filter(({ kind }) => kind !== 'bot')
  const bots = table.seats.filter(({ kind }) => kind === 'bot')
  return [
    ...people.map(() => A_PERSON),
    ...bots.map(({ bot }) => ({ ...A_BOT, level: levelOf(bot ?? '') })),
  ]
}

function levelOf(bot: string): Level {
  return LEVELS.find((level) => level === bot) ?? A_BOT.level
}
