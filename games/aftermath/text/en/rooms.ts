import type { Dictionary } from '@bulkhead/kernel'

/** Rooms of this box, and what their actions do. */
export const rooms = {
  'tile.shuttle-main': 'Shuttle Main Room',
  'tile.crafting-room': 'Crafting Room',
  'tile.server-room': 'Server Room',
  'tile.alarm-room': 'Alarm Room',
  'tile.turret-room': 'Turret Room',

  'the.shuttle-main': 'the Main Room of the Shuttle',
  'the.crafting-room': 'the Crafting Room',
  'the.server-room': 'the Server Room',
  'the.alarm-room': 'the Alarm Room',
  'the.turret-room': 'the Turret Room',

  'tile-text.shuttle-main':
    'No action. From here a Move or Careful Movement reaches any room of the Nemesis with a technical entrance; from there the other rooms of the Shuttle.',
  'tile-text.crafting-room':
    'Costs 1 card. Exchange an Energy Charge for a Laser Pointer, Tools for a Combat Drone, or Clothes for an Enviro-Suit, while there is one left.',
  'tile-text.server-room':
    'Use the action of any other explored room with a Computer that works, without paying for it.',
  'tile-text.alarm-room':
    'Costs 1 card. Choose another room without any Character, explored or not, and roll for noise there. An Intruder may come, but surprises nobody.',
  'tile-text.turret-room':
    'Choose any Turret: look at its Targeting tokens and put the one you want on top, face down.',

  'option.crafting-room': 'Exchange {one:item} for: {item} ({action}, {cost:cards})',
  'option.alarm-room': 'Roll for noise in {place} ({action}, {cost:cards})',
  'option.turret-room': 'Aim the Turret of {place} ({action}, {cost:cards})',

  'why.nothing-to-swap': 'You have nothing to exchange, or what you could get is used up.',
  'why-brief.nothing-to-swap': 'nothing to swap',
  'why.no-turret': 'There is no Turret.',
  'why-brief.no-turret': 'no Turret',
} as const satisfies Dictionary
