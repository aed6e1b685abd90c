import type { Dictionary } from '@bulkhead/kernel'

/** The game itself, and what a table may choose. */
export const table = {
  'game.name': 'Nemesis: Aftermath',
  'game.summary':
    'The Nemesis once more. In the Epilogue a rescue crew has five rounds on the very ship that an earlier game left behind; in the Investigation a Shuttle docks and Alerts must be answered; or new Characters, Traits, rooms and Turrets join a classic game.',

  'setting.play': 'Way to play',
  'setting.play.epilogue': 'Epilogue: five rounds on the ship as an earlier game left it',
  'setting.play.investigation': 'Investigation: a full game with the Shuttle and Alerts',
  'setting.play.classic': 'Classic: a game of Nemesis with what this box adds',

  'setting.rooms': 'New rooms',
  'setting.rooms.false': 'No',
  'setting.rooms.true': 'Crafting, Server, Alarm and Turret Room among the tiles',
  'setting.turrets': 'Turrets',
  'setting.turrets.false': 'No',
  'setting.turrets.true': 'Three among the Exploration tokens',
  'setting.traits': 'Traits',
  'setting.traits.false': 'No',
  'setting.traits.true': 'A benefit and a drawback for every Character',
} as const satisfies Dictionary
