import type { Dictionary } from '@bulkhead/kernel'

/** The game itself, what a table may choose, and how a game ends. */
export const table = {
  'game.name': 'Nemesis',
  'game.summary':
    'A crew wakes up on a ship that is not alone any more. Explore it, stay quiet, mend the Engines, find out where it flies, and fulfil a secret Objective: then hibernate for the jump to Earth, or leave in an Escape Pod.',

  'mode.semi-coop': 'Semi-cooperative',
  'mode.coop': 'Cooperative',
  'mode.solo': 'Solo',

  'setting.mode': 'Mode',
  'setting.mode.semi-coop': 'Semi-cooperative: everybody has secret Objectives',
  'setting.mode.coop': 'Cooperative: open Objectives, all must be fulfilled',
  'setting.board': 'Side of the board',
  'setting.board.standard': 'Standard',
  'setting.board.alternate': 'Alternate: two technical networks, double corridors, harder',
  'setting.intruderPlayer': 'The first player to die',
  'setting.intruderPlayer.false': 'is out of the game',
  'setting.intruderPlayer.true': 'goes on as the Intruders',
  'setting.draft': 'Characters',
  'setting.draft.roles': 'Each chooses from 2 Role cards',
  'setting.draft.free': 'Each chooses freely',

  'result.jump': 'The ship has jumped to hyperspace.',
} as const satisfies Dictionary
