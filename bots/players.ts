import type { Players } from './levels.ts'

/** Who plays each game, by the id of the game, to be loaded. One that is not here is played at random. */
export const PLAYERS: Readonly<Record<string, () => Promise<Players>>> = {
  nemesis: () => import('./nemesis/index.ts'),
  aftermath: () => import('./aftermath/index.ts'),
  lockdown: () => import('./lockdown/index.ts'),
  retaliation: () => import('./retaliation/index.ts'),
  theseus: () => import('./theseus/index.ts'),
}
