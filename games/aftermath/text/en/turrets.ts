import type { Dictionary } from '@bulkhead/kernel'

/** Turrets and their Targeting tokens, and the card of Nemesis that destroys them here. */
export const turrets = {
  'card-text.demolition':
    'Destroy 1 closed door in a corridor of your room or the active Turret of your room, or put a Malfunction marker in your room.',
  'card-brief.demolition': 'Destroy a closed door or a Turret here, or put a Malfunction here.',

  'token.turret-2': 'Turret, 2 Items',
  'token.turret-3': 'Turret, 3 Items',

  'targeting.all': 'everything',
  'targeting.intruders': 'Intruders',
  'targeting.inactive': 'nothing',

  'prompt.turret-mode': 'At what does the Turret of {place} shoot?',
  'option.aim-all': 'At everything',
  'option.aim-intruders': 'At Intruders',
  'option.aim-inactive': 'At nothing: it is inactive',
  'option.destroy-turret': 'Destroy the Turret ({action}, {cost:cards})',

  'log.found-turret': 'Exploration token: Turret. Items: {items}.',
  'log.turret': 'A Turret stands in {place}.',
  'log.no-turret-here': 'No Turret can stand in {place}.',
  'log.turret-mode': 'The Turret of {place} shoots at: {mode:targeting}.',
  'log.turret-aimed': '{seat:Seat} sets the Turret of {place} to shoot at: {mode:targeting}.',
  'log.turret-handled': '{seat:Seat} handles the Turret of {place}.',
  'log.turret-holds': 'The Turret of {place} is inactive: it cannot be destroyed.',
  'log.turret-destroyed': 'The Turret of {place} is destroyed.',
  'log.turret-shuffled': 'The Targeting tokens of the Turret of {place} are shuffled.',
  'log.turret-shoots': 'The Turret of {place} shoots.',

  'death.turret': 'a Turret',
} as const satisfies Dictionary
