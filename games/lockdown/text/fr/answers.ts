import type { Translation } from '@bulkhead/kernel'
import type { answers as english } from '../en/answers.ts'

/** Answers; in brackets what an action comes from and how many cards it costs. */
export const answers: Translation<typeof english> = {
  'option.call-elevator': "Appeler l'Ascenseur ({action}, {cost:cards})",
  'option.ride-elevator': "Prendre l'Ascenseur vers {place} ({action}, {cost:cards})",
  'option.take-along': '{seat:Seat}',
  'option.restore-power': 'Rétablir le courant ({action}, {cost:cards})',
  'option.blue-token': 'Jeton {number}, alimenté',
  'option.red-token': 'Jeton {number}, non alimenté',
  'option.start-alert': "Lancer la Procédure d'alerte ({action}, {cost:cards})",
  'option.escape-by-rover': "S'échapper vers le Bunker avec l'Astromobile ({cost:cards})",
  'option.escape-by-foot': "S'échapper vers le Bunker à pied, avec un jet de bruit ({cost:cards})",
  'option.drive-to-bunker': "Aller au Bunker avec l'Astromobile ({action}, {cost:cards})",
  'option.drive-rover': "Conduire l'Astromobile vers {place} ({cost:cards})",
  'option.send-rover': "Envoyer l'Astromobile vide vers {place} ({action}, {cost:cards})",
  'option.send-rover-to-bunker':
    "Envoyer l'Astromobile vide vers le Bunker ({action}, {cost:cards})",
  'option.analyse': 'Analyser : {object} ({action}, {cost:cards})',
  'option.roll-noise': 'Faire le jet de bruit',
  'action.escape-base': "S'échapper de la base",
  'action.drive-rover': "Conduire l'Astromobile",
}
