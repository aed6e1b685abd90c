import type { AnyGame } from '@bulkhead/kernel'

const LOADERS: Readonly<Record<string, () => Promise<AnyGame>>> = {
  theseus: () => import('@bulkhead/theseus').then(({ theseus }) => theseus),
  nemesis: () => import('@bulkhead/nemesis').then(({ nemesis }) => nemesis),
}

export function isKnownGame(game: unknown): game is string {
  return typeof game === 'string' && Object.hasOwn(LOADERS, game)
}

/** The rules of a game, loaded where they are needed. */
export function rulesOf(game: string): Promise<AnyGame> {
  return LOADERS[game]()
}
