import type { Dictionary } from '@bulkhead/kernel'

/** The game itself, what a table may choose, and how a game ends. */
export const table = {
  'game.name': 'Nemesis: Retaliation',
  'game.summary':
    'A squad of marines lands at a Facility that nobody answers from. Explore it room by room with your oxygen in mind, hold the corridors against the hordes, complete the mission or your own secret Objective: then leave by the Lander or the Shuttle, or hibernate.',

  'mode.semi-coop': 'Semi-cooperative',
  'mode.coop': 'Cooperative',
  'mode.solo': 'Solo',

  'setting.mode': 'Mode',
  'setting.mode.semi-coop': 'Semi-cooperative: everybody has secret Objectives',
  'setting.mode.coop': 'Cooperative: open Tasks, all must be fulfilled',
  'setting.deadly': 'Deadly mode',
  'setting.deadly.false': 'No: corridors have one Noise value',
  'setting.deadly.true': 'Yes: some corridors have two Noise values',
  'setting.tasks': 'Tasks of a cooperative game',
  'setting.tasks.fewer': 'One fewer than Characters',
  'setting.tasks.standard': 'As many as Characters',
  'setting.tasks.more': 'One more than Characters',

  'result.destroyed': 'The Facility was destroyed.',
  'result.everybody-out': 'Nobody was left in the Facility.',
  'result.round-14': 'The last round was over.',
} as const satisfies Dictionary
