import type { Mode } from '@bulkhead/hull/state.ts'
import type { Box, Options } from '@bulkhead/kernel'

export const box: Box = {
  id: 'nemesis',
  seats: { min: 1, max: 5 },
  options: {
    /** With one player the mode is always solo. */
    mode: { kind: 'choice', values: ['semi-coop', 'coop'], default: 'semi-coop' },
    board: { kind: 'choice', values: ['standard', 'alternate'], default: 'standard' },
    /** The first dead player goes on as the Intruders. */
    intruderPlayer: { kind: 'flag', default: false },
    /** Two Role cards to choose from, or any Character. */
    draft: { kind: 'choice', values: ['roles', 'free'], default: 'roles' },
  },
  refuse,
}

export function modeOf(options: Options, seats: number): Mode {
  return seats === 1 ? 'solo' : (options.mode as Mode)
}

function refuse(options: Options, seats: number): string | null {
  if (options.intruderPlayer === true && modeOf(options, seats) !== 'semi-coop') {
    return 'Only the semi-cooperative game lets the first dead player go on as the Intruders.'
  }
  return null
}
