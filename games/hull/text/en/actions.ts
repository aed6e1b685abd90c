import type { Dictionary } from '@bulkhead/kernel'

/** Basic actions; those of cards, Items and rooms bear the names of what they come from. */
export const actions = {
  'action.move': 'Move',
  'action.careful-move': 'Careful Movement',
  'action.shoot': 'Shoot',
  'action.melee': 'Melee',
  'action.pick-up': 'Pick Up a Heavy Object',
  'action.trade': 'Trade',
  'action.craft': 'Craft an Item',
  'action.activate-quest': 'Activate a Quest Item',
} as const satisfies Dictionary
