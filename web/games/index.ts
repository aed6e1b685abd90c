import type { Language } from '@bulkhead/kernel'
import { use } from 'react'
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

/** How a game is shown in a language, loaded once; null where there is no such game. */
export function loadUi(game: string, language: Language): Promise<AnyGameUi> | null {
  const entry = entryOf(game)
  if (!entry) return null
  const key = `${game} ${language}`
  const shown = once(uis, key, () => shownIn(entry, language))
  // What could not be loaded may be wanted again.
  shown.catch(() => uis.delete(key))
  return shown
}

async function shownIn({ ui, says }: GameEntry, language: Language): Promise<AnyGameUi> {
  const [shown] = await Promise.all([ui(), says.load(language)])
  return shown
}

/** Every game that has been loaded, in another language. */
export async function loadAllIn(language: Language): Promise<void> {
  const games = new Set([...uis.keys()].map((key) => key.split(' ')[0]))
  await Promise.all([...games].map((game) => loadUi(game, language)))
}

/** Suspends until the game is loaded. */
export function useUi(game: string, language: Language): AnyGameUi | null {
  const ui = loadUi(game, language)
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
    const entry = entryOf(game)!
    const [box, form] = await Promise.all([entry.box(), entry.form()])
    return { box, form }
  })
}

function once<T>(kept: Map<string, T>, key: string, make: () => T): T {
  const value = kept.get(key) ?? make()
  kept.set(key, value)
  return value
}
