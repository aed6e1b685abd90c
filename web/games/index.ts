import { use } from 'react'
import { rulesOf } from '../play/rules.ts'
import { aftermath } from './aftermath/entry.ts'
import type { GameEntry } from './entry.ts'
import type { Lesson } from './lesson/lesson.ts'
import { lockdown } from './lockdown/entry.ts'
import { nemesis } from './nemesis/entry.ts'
import type { GameForm } from './option-form.ts'
import { retaliation } from './retaliation/entry.ts'
import { theseus } from './theseus/entry.ts'
import type { AnyGameUi } from './ui.ts'

/** The games that the client shows, in this order. */
export const GAMES: readonly GameEntry[] = [nemesis, aftermath, lockdown, retaliation, theseus]

export function entryOf(game: string): GameEntry | null {
  return GAMES.find(({ id }) => id === game) ?? null
}

/** The games that may go on from the end of this one. */
export function followersOf(
  game: string,
): readonly (GameEntry & Required<Pick<GameEntry, 'follows'>>)[] {
  return GAMES.flatMap((entry) => {
    const { follows } = entry
    return follows?.games.includes(game) ? [{ ...entry, follows }] : []
  })
}

const uis = new Map<string, Promise<AnyGameUi>>()

/** How a game is shown, loaded once; null where there is no such game. */
export function loadUi(game: string): Promise<AnyGameUi> | null {
  const entry = entryOf(game)
  return entry && once(uis, game, entry.ui)
}

/** Suspends until the game is loaded. */
export function useUi(game: string): AnyGameUi | null {
  const ui = loadUi(game)
  return ui && use(ui)
}

const lessons = new Map<string, Promise<Lesson>>()

/** The lesson of a game that the client shows. */
export function loadLesson(game: string): Promise<Lesson> {
  return once(lessons, game, () => entryOf(game)!.lesson())
}

const forms = new Map<string, Promise<GameForm>>()

/** The form of a game that the client shows. */
export function loadGameForm(game: string): Promise<GameForm> {
  return once(forms, game, async () => {
    const [rules, form] = await Promise.all([rulesOf(game), entryOf(game)!.form()])
    return { rules, form }
  })
}

function once<T>(kept: Map<string, T>, key: string, make: () => T): T {
  const value = kept.get(key) ?? make()
  kept.set(key, value)
  return value
}
