import type { Dictionary } from '@bulkhead/kernel'

/** Questions. */
export const questions = {
  'prompt.bag-roll': 'You have to roll for noise: do you?',
  'prompt.power-token': 'Which Power token lies at {power}?',
  'prompt.ride-along': '{seat:Seat} rides the Elevator to {place}: do you come along?',
  'prompt.take-along': 'Who shall ride along to {place}?',
  'prompt.outside': 'You wait in a pod.',
} as const satisfies Dictionary
