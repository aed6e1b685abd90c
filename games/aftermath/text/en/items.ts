import type { Dictionary } from '@bulkhead/kernel'

/** Crafted Items and Serious Wounds of this box. */
export const items = {
  'item.laser-pointer': 'Laser Pointer',
  'item.combat-drone': 'Combat Drone',
  'item.enviro-suit': 'Enviro-Suit',

  'item-text.laser-pointer':
    'Attach it for good to one of your Weapons in hand: each shot with it may be rerolled once.',
  'item-brief.laser-pointer': 'Attach it to a Weapon: each of its shots may be rerolled once.',
  'item-text.combat-drone':
    'Comes with 2 Ammo, which nothing refills. Discard 1 Ammo: 1 injury to 1 Intruder of your room or a neighbouring one. Discarded when it is empty.',
  'item-brief.combat-drone': '1 of its 2 Ammo: 1 injury to an Intruder here or next door.',
  'item-text.enviro-suit': 'Fire does not wound you, and no Slime sticks to you.',

  'option.laser-pointer': 'Attach it to: {item} ({action}, {cost:cards})',
  'option.combat-drone': 'Let it shoot at {intruder} ({action}, {cost:cards})',
  'log.pointer-attached': '{seat:Seat} attaches a Laser Pointer to: {item}.',
  'log.drone-shoots': 'The Combat Drone of {seat} shoots (Ammo left: {ammo}).',
  'why.no-weapon-to-aim': 'You hold no Weapon without a Laser Pointer.',
  'why-brief.no-weapon-to-aim': 'no Weapon for it',

  'wound.wound-melted': 'Melted',
  'wound-text.wound-melted': 'Each of your Shoot actions costs 1 card more.',
} as const satisfies Dictionary
