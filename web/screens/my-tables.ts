import type { Seat } from '@bulkhead/kernel'
import { useMemo } from 'react'
import type { MyTable } from '../play/api.ts'
import { type LocalGame, useLocalGames } from '../play/local.ts'
import type { ServerTables } from './server-tables.ts'

/** A table of mine in a list, wherever it is played. */
export interface Listed {
  readonly id: string
  readonly place: 'here' | 'server'
  readonly game: string
  readonly stage: 'mine' | 'others' | 'unbegun' | 'aside' | 'over'
  readonly seats: readonly ListedSeat[]
  /** Where I sit; null where several people share the device, or nobody does. */
  readonly seat: Seat | null
  readonly waiting: readonly Seat[]
  /** Since when it waits for me, or when something last happened. */
  readonly at: number
}

/** Nobody has a name where the seat is free or a bot's. */
export interface ListedSeat {
  readonly name: string | null
  readonly bot: string | null
}

/** Everything that I play or have played, on this device and on the server; null until it is known. */
export function useMyTables(online: ServerTables | null): readonly Listed[] | null {
  const here = useLocalGames()
  return useMemo(
    () => here && sorted([...fromServer(online), ...here.map(fromHere)]),
    [online, here],
  )
}

const STAGES: readonly Listed['stage'][] = ['mine', 'others', 'unbegun', 'aside', 'over']

/** What has waited for me longest comes first; of the rest, the newest. */
export function sorted(tables: readonly Listed[]): Listed[] {
  const newest = (a: Listed, b: Listed) => (a.stage === 'mine' ? a.at - b.at : b.at - a.at)
  return tables.toSorted(
    (a, b) => STAGES.indexOf(a.stage) - STAGES.indexOf(b.stage) || newest(a, b),
  )
}

function fromServer(online: ServerTables | null): Listed[] {
  return (online?.mine ?? [])
    .filter(({ phase }) => phase !== 'abandoned')
    .map((table) => ({
      id: table.id,
      place: 'server',
      game: table.game,
      stage: stageOf(table),
      seats: table.seats.map(({ name, bot, kind }) => ({ name, bot: kind === 'bot' ? bot : null })),
      seat: table.seat,
      waiting: table.waiting,
      at: table.since ?? table.createdAt,
    }))
}

function stageOf({ phase, yourTurn }: MyTable): Listed['stage'] {
  if (phase === 'over') return 'over'
  if (phase === 'open') return 'unbegun'
  if (phase === 'aside') return 'aside'
  return yourTurn ? 'mine' : 'others'
}

/** One person at the device is always "you"; several take turns. */
function fromHere({ id, game, seats, waiting, over, updatedAt }: LocalGame): Listed {
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  const isMine = waiting.some((seat) => people.includes(seat))
  return {
    id,
    place: 'here',
    game,
    stage: over ? 'over' : isMine ? 'mine' : 'others',
    seats: seats.map((seat) => ({
      name: seat.kind === 'person' ? seat.name : null,
      bot: seat.kind === 'bot' ? seat.bot : null,
    })),
    seat: people.length === 1 ? people[0] : null,
    waiting,
    at: updatedAt,
  }
}

export function hrefOf({ place, id }: Listed): string {
  return place === 'here' ? `/here/${id}` : `/t/${id}`
}
