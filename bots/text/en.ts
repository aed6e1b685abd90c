import type { Dictionary } from '@bulkhead/kernel'

/** Reasons that fit any game. */
export const en = {
  'because.nothing': 'Nothing',
  'because.only-choice': 'There is nothing else to do.',
  'because.wins': 'This wins the game.',
  'because.looks-best': 'The best of {tried} that were looked at.',
  'because.looks-fine': 'Of {tried} that were looked at not the best, but good enough.',
  'because.promises': 'The best of {tried} tried, by {percent} points of a hundred.',
} as const satisfies Dictionary
