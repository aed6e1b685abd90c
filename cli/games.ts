import { GAMES } from '@bulkhead/games'
import { RULES } from '@bulkhead/games/rules'
import type { Catalogue, Terminal } from './catalogue.ts'
import { aftermath } from './games/aftermath/index.ts'
import { lockdown } from './games/lockdown/index.ts'
import { nemesis } from './games/nemesis/index.ts'
import { retaliation } from './games/retaliation/index.ts'
import { theseus } from './games/theseus/index.ts'

/** What the command line has of its own for a game, by the game's id. */
const TERMINALS: Readonly<Record<string, Terminal>> = {
  theseus,
  nemesis,
  aftermath,
  lockdown,
  retaliation,
}

/** Every game, whether or not the command line has anything of its own for it. */
export const games: Catalogue = Object.fromEntries(
  GAMES.map(({ id, usualSeats }, i) => [id, { game: RULES[i], usualSeats, ...TERMINALS[id] }]),
)
