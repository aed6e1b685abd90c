import type { Box, Options } from '@bulkhead/kernel'
import { FACTIONS } from './components.ts'
import type { Mode } from './state.ts'

export const box: Box = {
  id: 'theseus',
  seats: { min: 2, max: 4 },
  options: {
    /** Four players: everybody for themselves, or two alliances. */
    mode: { kind: 'choice', values: ['deathmatch', 'team'], default: 'deathmatch' },
    factions: { kind: 'perSeat', values: [...FACTIONS, 'random'], default: 'random' },
    /** Highest difficulty level of the cards used. */
    level: { kind: 'choice', values: ['0', '1', '2', '3'], default: '3' },
    /** Three installed cards at the start instead of one. */
    threeCards: { kind: 'flag', default: false },
    decks: { kind: 'choice', values: ['random', 'chosen'], default: 'random' },
    /** The death-match's ring of Sectors: the catalogue's, a random one, or the players' own. */
    ring: { kind: 'choice', values: ['printed', 'random', 'players'], default: 'printed' },
  },
  refuse,
}

export function modeOf(options: Options, seats: number): Mode {
  if (seats === 2) return 'duel'
  return options.mode === 'team' ? 'team' : 'deathmatch'
}

function refuse(options: Options, seats: number): string | null {
  const named = (options.factions as readonly string[]).filter((faction) => faction !== 'random')
  if (new Set(named).size !== named.length) return 'A faction has at most one player.'
  if (options.mode === 'team' && seats !== 4) return 'The team game takes four players.'
  if (options.ring !== 'printed' && modeOf(options, seats) !== 'deathmatch') {
    return 'Only the death-match leaves the order of the Sectors free.'
  }
  return null
}
