import type { Dictionary } from '@bulkhead/kernel'

/** The game itself, what a table may choose, and how a game ends. */
export const table = {
  'game.name': 'Nemesis: Lockdown',
  'game.summary':
    'A base on Mars whose lights go out, and something in the dark. Explore it, keep the power on, learn what you can, and fulfil a secret Objective: then leave by a cargo pod, reach the Bunker, or lock yourself in and hope for the right contingency.',
  'mode.semi-coop': 'Semi-cooperative',
  'mode.coop': 'Cooperative',
  'mode.solo': 'Solo',
  'setting.mode': 'Mode',
  'setting.mode.semi-coop': 'Semi-cooperative: everybody has secret Objectives',
  'setting.mode.coop': 'Cooperative: open Objectives, all must be fulfilled',
  'setting.board': 'Side of the board',
  'setting.board.standard': 'Standard: three sections underground',
  'setting.board.alternate': 'Alternate: the Martian surface above the base, harder',
  'setting.draft': 'Characters',
  'setting.draft.roles': 'Each chooses from 2 Role cards',
  'setting.draft.free': 'Each chooses freely',
  'setting.alternatives': 'Characters of Nemesis',
  'setting.alternatives.false': 'are not played',
  'setting.alternatives.true': 'may take the place of those of the same colour',
  'setting.intruders': 'Enemies',
  'setting.intruders.night-stalkers': 'Night Stalkers',
  'setting.intruders.original': 'The original Intruders of Nemesis',
  'result.purge': 'The base has been purged.',
  'result.alert': 'The Alert Procedure has ended the game.',
  'result.explosion': 'The base has been destroyed.',
  'result.nobody-left': 'Nobody is left in the base.',
} as const satisfies Dictionary
