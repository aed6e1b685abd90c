import { type AnyGame, isRefusal, type Seat } from '@bulkhead/kernel'
import { folded } from '@bulkhead/protocol'
import { expect } from 'vitest'
import type { Surroundings } from '../play/local-table.ts'
import type { Position } from '../play/position.ts'
import type { LocalGame, LocalSeat, Notice } from '../play/protocol.ts'
import { Room } from '../play/room.ts'
import type { Kept, Shelf } from '../play/shelf.ts'
import { isRefused } from '../play/source.ts'
import { think } from '../play/thinker.ts'

export const ANN: LocalSeat = { kind: 'person', name: 'Ann' }
export const BEN: LocalSeat = { kind: 'person', name: 'Ben' }
export const BOT: LocalSeat = { kind: 'bot', bot: 'random' }

/** A shelf that forgets; what lies on it went through JSON, as a browser's storage would have it. */
export function memoryShelf(): Shelf & { full: boolean } {
  const kept = new Map<string, string>()
  const read = (id: string): Kept | null => JSON.parse(kept.get(id) ?? 'null')
  return {
    full: false,
    async list() {
      return [...kept.keys()].map((id) => (read(id) as Kept).game as LocalGame)
    },
    read: async (id) => read(id),
    async write(next) {
      if (this.full) throw new Error('There is no room.')
      if ((read(next.game.id)?.game.version ?? 0) !== next.game.version - 1) return false
      kept.set(next.game.id, JSON.stringify(next))
      return true
    },
    remove: async (id) => void kept.delete(id),
  }
}

/** A worker's room without a worker, and the page that listens to it. */
export function newRoom(shelf: Shelf = memoryShelf(), games?: readonly AnyGame[]) {
  const notices: Notice[] = []
  const positions = new Map<string, Position>()
  const told: Position[] = []
  const around: Surroundings = {
    shelf,
    think,
    botPause: 0,
    tell(notice) {
      notices.push(notice)
      if (!('table' in notice) || 'gone' in notice) return
      const before = positions.get(notice.table)
      const now = 'position' in notice ? notice.position : folded(before!, notice.frame)
      positions.set(notice.table, now)
      told.push(now)
    },
  }
  const room = new Room(around, games && shelfOf(games))
  return { room, shelf, notices, told, position: (id: string) => positions.get(id)! }
}

/** Games that are not ours. */
function shelfOf(games: readonly AnyGame[]) {
  const named = (id: unknown) => games.find((game) => game.id === id)
  return {
    isKnownGame: (id: unknown): id is string => named(id) !== undefined,
    anyRules: () => Promise.reject(new Error('No game is named.')),
    rulesOf: async (id: string) => named(id)!,
  }
}

export type TestRoom = ReturnType<typeof newRoom>

export function ok<T>(value: T): Exclude<T, { error: string; message: string }> {
  if (isRefused(value) || isRefusal(value)) throw new Error((value as { message: string }).message)
  return value as Exclude<T, { error: string; message: string }>
}

/** A new game, open; several people share the device. */
export async function begun(
  test: TestRoom,
  seats: readonly LocalSeat[],
  { game = 'theseus', seed = 5 } = {},
): Promise<string> {
  const id = ok(await test.room.create({ game, seats, seed }))
  expect(await test.room.open(id)).toBeNull()
  return id
}

/** Waits until somebody at the device is asked, or the game is over. */
export async function asked(test: TestRoom, id: string): Promise<Position> {
  for (;;) {
    const { table, waiting, result } = test.position(id)
    const people = waiting.filter((seat: Seat) => table.seats[seat].kind === 'person')
    if (result || people.length > 0) return test.position(id)
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
}

/** Whoever is asked takes the device and answers with the first options. */
export async function step(test: TestRoom, id: string): Promise<Position> {
  const { waiting, table } = await asked(test, id)
  const seat = waiting.find((one: Seat) => table.seats[one].kind === 'person')
  if (seat === undefined) return test.position(id)
  if (test.position(id).seat !== seat) ok(await test.room.hold(id, seat))
  const [decision] = test.position(id).pending
  const picks = decision.options.slice(0, Math.max(decision.min, 1)).map((option) => option.id)
  ok(await test.room.answer(id, decision, picks))
  return asked(test, id)
}

export async function playOut(test: TestRoom, id: string): Promise<Position> {
  let position = await asked(test, id)
  while (!position.result) position = await step(test, id)
  return position
}
