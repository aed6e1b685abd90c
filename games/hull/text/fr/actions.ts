import type { Translation } from '@bulkhead/kernel'
import type { actions as english } from '../en/actions.ts'

/** Basic actions; those of cards, Items and rooms bear the names of what they come from. */
export const actions: Translation<typeof english> = {
  'action.move': 'Déplacement',
  'action.careful-move': 'Déplacement vigilant',
  'action.shoot': 'Tir',
  'action.melee': 'Corps-à-corps',
  'action.pick-up': 'Ramasser un corps lourd',
  'action.trade': 'Échanger',
  'action.craft': 'Fabriquer un objet',
  'action.activate-quest': 'Activer un Objet de quête',
}
