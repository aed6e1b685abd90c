import { use } from 'react'
import type { AnyGameUi } from './ui.ts'

const LOADERS: Readonly<Record<string, () => Promise<AnyGameUi>>> = {
  theseus: () => import('./theseus/index.ts').then(({ theseusUi }) => theseusUi),
  nemesis: () => import('./nemesis/index.ts').then(({ nemesisUi }) => nemesisUi),
}

export const GAME_IDS: readonly string[] = Object.keys(LOADERS)

const loaded = new Map<string, Promise<AnyGameUi>>()

/** How a game is shown, loaded once; null where there is no such game. */
export function loadUi(game: string): Promise<AnyGameUi> | null {
  if (!Object.hasOwn(LOADERS, game)) return null
  let ui = loaded.get(game)
  if (!ui) {
    ui = LOADERS[game]()
    loaded.set(game, ui)
  }
  return ui
}

/** Suspends until the game is loaded. */
export function useUi(game: string): AnyGameUi | null {
  const ui = loadUi(game)
  return ui && use(ui)
}
