import type { Translation } from '@bulkhead/kernel'
import type { hourglass as english } from '../en/hourglass.ts'

/** The hourglass. */
export const hourglass: Translation<typeof english> = {
  'setting.hourglass': 'Sablier',
  'setting.hourglass.none': 'Non',
  'setting.hourglass.3': '3 minutes par manche, pour les tables en direct',
  'setting.hourglass.5': '5 minutes par manche, pour les tables en direct',
  'setting.hourglass.10': '10 minutes par manche, pour les tables en direct',

  'option.sand': 'Le sable est écoulé',
  'option.hourglass': 'Prendre le sablier : un jet de bruit dans une salle de votre choix',
  'option.hourglass-room': 'Dans {place}',
  'option.keep-hourglass': 'Continuer avec le sablier',
  'option.end-hourglass': 'Retirer le sablier de la partie',
  'prompt.hourglass-room': 'Pour quelle salle faites-vous un jet de bruit ?',
  'prompt.hourglass-again': 'Continuez-vous avec le sablier ?',
  'log.sand': 'Le sable est écoulé : chacun peut prendre le sablier.',
  'log.hourglass-taken': '{seat:Seat} prend le sablier.',
  'log.hourglass-gone': '{seat:Seat} retire le sablier de la partie.',
}
