import { GAMES } from '@bulkhead/games'
import { RULES } from '@bulkhead/games/rules'
import type { Catalogue, Terminal } from './catalogue.ts'
import { nemesis } from './games/nemesis/index.ts'
import { theseus } from './games/theseus/index.ts'

/** What the command line has of its own for a game, by the game's id. */
const TERMINALS: Readonly<Record<string, Terminal>> = { theseus, nemesis }

/** Every game, whether or not the command line has anything of its own for it. */
export const games: Catalogue = Object.fromEntries(
  GAMES.map(({ id, usualSeats }, i) => [id, { game: RULES[i], usualSeats, ...TERMINALS[id] }]),
)
