import { GAMES } from './index.ts'

/** The rules of every game, for whoever needs them all at once. */
export const RULES = await Promise.all(GAMES.map(({ load }) => load()))
