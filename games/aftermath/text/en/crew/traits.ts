import type { Dictionary } from '@bulkhead/kernel'

/** Traits of the Characters of Nemesis. */
export const traits = {
  'trait.trait-captain': 'Born Leader',
  'trait.trait-pilot': 'Flight Reflexes',
  'trait.trait-scientist': 'Cold Analysis',
  'trait.trait-scout': 'Light Step',
  'trait.trait-soldier': 'Drilled',
  'trait.trait-mechanic': 'Handyman',
  'trait-text.trait-captain':
    'At the start of a round with another Character in your room you draw up to 1 card more. When another Character dies you discard 2 cards.',
  'trait-brief.trait-captain': 'In company you draw 1 card more; when another dies you discard 2.',
  'trait-text.trait-pilot':
    'The actions of the Cockpit and the Engine rooms cost you 1. Your Melee attacks cost 2.',
  'trait-brief.trait-pilot': 'Cockpit and Engine rooms cost you 1, Melee attacks 2.',
  'trait-text.trait-scientist':
    'Once a round, free: scan 1 Contamination card of your hand, without any consequence. Your basic Shoot costs 2.',
  'trait-brief.trait-scientist': 'Once a round scan 1 card for nothing. Your basic Shoot costs 2.',
  'trait-text.trait-scout':
    'Once a round a Careful Movement costs you 1. Your Inventory holds at most 4 Items.',
  'trait-brief.trait-scout':
    'Once a round Careful Movement costs 1. At most 4 Items in the Inventory.',
  'trait-text.trait-soldier':
    'Once a round you may reroll a miss of your own shot. Actions of rooms with a Computer cost you 3.',
  'trait-brief.trait-soldier': 'Once a round reroll a miss. Rooms with a Computer cost you 3.',
  'trait-text.trait-mechanic':
    'Each time an Action of yours discards a Malfunction marker or handles an Engine, draw 1 card. Your Rest costs 1.',
  'trait-brief.trait-mechanic': 'Repairing or handling an Engine draws 1 card. Your Rest costs 1.',

  'option.cold-analysis': 'Scan 1 Contamination card, without consequence (free)',
  'prompt.bereaved': 'A Character has died: which cards do you discard?',
} as const satisfies Dictionary
