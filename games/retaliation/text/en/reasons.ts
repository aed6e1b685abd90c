import type { Dictionary } from '@bulkhead/kernel'

/** Why something cannot be done, and how a game ended. */
export const reasons = {
  'why.cannot-secure': 'This room can take no Secure token',
  'why.in-combat': 'Not while Intruders are in your room',
  'why.malfunction': 'A Malfunction lies on this room',
  'why.no-computer': 'Neither the Robot nor a Computer is here',
  'why.no-effect': 'It could not be carried out in full',
  'why.no-gear': 'You have no token to use or to move',
  'why.no-horde': 'No Intruder in a corridor within reach',
  'why.no-loaded-weapon': 'You hold no loaded Weapon that works',
  'why.no-robot': 'The Robot is hidden or broken',
  'why.nobody-here': 'Nobody is here to trade with',
  'why.nothing-to-attack': 'No Intruder in your room',
  'why.too-few-cards': 'It costs {cost} Action card(s)',
  'result.destroyed': 'The Facility was destroyed',
  'result.everybody-out': 'Nobody was left in the Facility',
  'result.round-14': 'The last round was over',
} as const satisfies Dictionary
