import type { Dictionary } from '@bulkhead/kernel'

/** The hourglass. */
export const hourglass = {
  'setting.hourglass': 'Hourglass',
  'setting.hourglass.none': 'No',
  'setting.hourglass.3': '3 minutes a round, for live tables',
  'setting.hourglass.5': '5 minutes a round, for live tables',
  'setting.hourglass.10': '10 minutes a round, for live tables',

  'option.sand': 'The sand has run through',
  'option.hourglass': 'Take the hourglass: a noise roll in a room of your choice',
  'option.hourglass-room': 'In {place}',
  'option.keep-hourglass': 'Play on with the hourglass',
  'option.end-hourglass': 'Take the hourglass out of the game',
  'prompt.hourglass-room': 'For which room do you roll for noise?',
  'prompt.hourglass-again': 'Do you play on with the hourglass?',
  'log.sand': 'The sand has run through: anybody may take the hourglass.',
  'log.hourglass-taken': '{seat:Seat} takes the hourglass.',
  'log.hourglass-gone': '{seat:Seat} takes the hourglass out of the game.',
} as const satisfies Dictionary
