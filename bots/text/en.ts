import type { Dictionary } from '@bulkhead/kernel'

/** Reasons that fit any game. */
export const en: Dictionary = {
  'because.only-choice': 'There is nothing else to do.',
  'because.wins': 'This wins the game.',
  'because.looks-best': 'The position looks best after this.',
  'because.looks-fine': 'This looks good enough.',
}
