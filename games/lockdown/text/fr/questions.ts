import type { Translation } from '@bulkhead/kernel'
import type { questions as english } from '../en/questions.ts'

/** Questions. */
export const questions: Translation<typeof english> = {
  'prompt.bag-roll': 'Vous devez faire un jet de bruit : le faites-vous ?',
  'prompt.power-token': 'Quel jeton Courant est placé sur {power} ?',
  'prompt.ride-along': "{seat:Seat} prend l'Ascenseur vers {place} : venez-vous ?",
  'prompt.take-along': 'Qui vous accompagne vers {place} ?',
  'prompt.outside': 'Vous attendez dans une nacelle.',
}
