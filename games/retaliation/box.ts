import type { Box, Options } from '@bulkhead/kernel'
import type { Mode } from './state.ts'

export const box: Box = {
  id: 'retaliation',
  seats: { min: 1, max: 5 },
  options: {
    /** With one player the cooperative rules are always used. */
    mode: { kind: 'choice', values: ['semi-coop', 'coop'], default: 'semi-coop' },
    /** Corridors count with their second value too. */
    deadly: { kind: 'flag', default: false },
    /** How many Tasks a cooperative game has: one fewer or more than there are Characters. */
    tasks: { kind: 'choice', values: ['fewer', 'standard', 'more'], default: 'standard' },
  },
  refuse,
}

export function modeOf(options: Options, seats: number): Mode {
  return seats === 1 ? 'coop' : (options.mode as Mode)
}

function refuse(options: Options, seats: number): string | null {
  if (modeOf(options, seats) === 'semi-coop' && options.tasks !== 'standard') {
    return 'Only the cooperative game has a number of Tasks to choose.'
  }
  return null
}
