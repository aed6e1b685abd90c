import type { Translation } from '@bulkhead/kernel'
import type { reasons as english } from '../en/reasons.ts'

/** Why something is not offered. */
export const reasons: Translation<typeof english> = {
  'why.burns': 'La salle est déjà en Feu.',
  'why.chambers-closed':
    "Les caissons s'ouvrent quand le marqueur temporel atteint une case bleue.",
  'why.depressurising': 'Une salle est déjà en dépressurisation.',
  'why.hibernating': "Quelqu'un hiberne.",
  'why.no-airlock': "Aucune autre salle jaune explorée n'est sans porte détruite.",
  'why.no-engine': "Vous n'êtes pas dans une salle de Moteur.",
  'why.no-flamethrower': 'Vous ne tenez pas de Lance-flammes.',
  'why.no-free-pod': "Aucune nacelle de cette section n'est déverrouillée avec une place libre.",
  'why.no-loaded-rifle': "Vous ne tenez pas de Fusil d'assaut chargé.",
  'why.no-pod-here':
    "Il n'y a plus de nacelle dans cette section, ou vous n'êtes pas dans une Section d'évacuation.",
  'why.no-pod-left': "Il n'y a plus de nacelle à bord.",
  'why.no-return': "L'autodestruction a dépassé le point de non-retour.",
  'why.no-revolver-to-load': 'Vous ne tenez pas de Revolver.',
  'why.nobody-to-order': "Il n'y a personne à qui donner un ordre.",
  'why.not-yellow': "Vous n'êtes pas dans une salle jaune.",
}
