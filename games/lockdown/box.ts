import type { Box } from '@bulkhead/kernel'

export const box: Box = {
  id: 'lockdown',
  seats: { min: 1, max: 5 },
  options: {
    /** With one player the mode is always solo. */
    mode: { kind: 'choice', values: ['semi-coop', 'coop'], default: 'semi-coop' },
    board: { kind: 'choice', values: ['standard', 'alternate'], default: 'standard' },
    intruders: {
      kind: 'choice',
      values: ['night-stalkers', 'original'],
      default: 'night-stalkers',
    },
    /** Characters of Nemesis in place of those of the same colour. */
    alternatives: { kind: 'flag', default: false },
    /** Two Role cards to choose from, or any Character. */
    draft: { kind: 'choice', values: ['roles', 'free'], default: 'roles' },
  },
  refuse: () => null,
}
