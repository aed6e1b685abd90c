import type { Translation } from '@bulkhead/kernel'
import type { reasons as english } from '../en/reasons.ts'

/** Why something is not offered; in full, and in a few words. */
export const reasons: Translation<typeof english> = {
  'why.alert-on': "La Procédure d'alerte a déjà commencé.",
  'why.elevator-away': "L'Ascenseur n'est pas ici.",
  'why.elevator-here': "L'Ascenseur est déjà ici.",
  'why.elevator-off': "L'Ascenseur n'est pas alimenté.",
  'why.elevator-stuck': "L'Ascenseur est verrouillé jusqu'à la fin de la manche.",
  'why.gate-shut': 'La Grande porte est fermée.',
  'why.isolation-shut':
    "La Chambre d'isolement s'ouvre sur la case 8 ou avec la Procédure d'alerte.",
  'why.no-airlock': "Vous n'êtes pas dans un Sas de sortie.",
  'why.no-css-token': "Le jeton Temps n'est pas sur un jeton SAF.",
  'why.no-object-here': "Il n'y a ici ni Cadavre, ni Carcasse, ni Œuf à analyser.",
  'why.no-power': "Ce secteur n'est pas alimenté.",
  'why.no-rover': "L'Astromobile n'est pas à votre Sas de sortie.",
  'why.no-way-to-bunker': "Vous n'avez ici ni l'Astromobile ni une Combi tout-terrain.",
  'why.pod-taken': "Quelqu'un attend déjà dans cette nacelle.",
  'why-brief.alert-on': 'alerte en cours',
  'why-brief.elevator-away': 'Ascenseur ailleurs',
  'why-brief.elevator-here': 'Ascenseur présent',
  'why-brief.elevator-off': 'sans courant',
  'why-brief.elevator-stuck': 'verrouillé',
  'why-brief.gate-shut': 'porte fermée',
  'why-brief.isolation-shut': 'pas encore ouverte',
  'why-brief.no-airlock': 'pas de sas',
  'why-brief.no-css-token': "pas d'envoi",
  'why-brief.no-object-here': 'rien à analyser',
  'why-brief.no-power': 'sans courant',
  'why-brief.no-rover': "pas d'Astromobile",
  'why-brief.no-way-to-bunker': 'aucun moyen',
  'why-brief.pod-taken': 'nacelle occupée',
  'why.no-quest': 'Votre Objet de quête est déjà actif.',
  'why.quest-unmet': "La condition de votre Objet de quête n'est pas remplie.",
  'why-brief.no-quest': 'déjà actif',
}
