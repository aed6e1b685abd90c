import type { Translation } from '@bulkhead/kernel'
import type { events as english } from '../en/events.ts'

/** Event cards of this box; who moves through which exit, and the Alert icon, are shown besides. */
export const events: Translation<typeof english> = {
  'event.aft-echoes': 'Échos',
  'event.aft-power-drop': 'Baisse de tension',
  'event.aft-smouldering': 'Câbles fumants',
  'event.aft-new-brood': 'Nouvelle couvée',
  'event.aft-bulkhead-failure': 'Cloisons défaillantes',
  'event.aft-lockdown-protocol': 'Protocole de bouclage',
  'event.aft-targeting-error': 'Erreur de ciblage',
  'event.aft-swarm': 'Nuée',
  'event.aft-spores': 'Spores',
  'event.aft-last-call': 'Dernier appel',

  'event-text.aft-echoes':
    "Pour chaque personnage seul dans une salle et hors combat : du Bruit dans la sortie de plus petit numéro de la salle qui n'en a pas.",
  'event-brief.aft-echoes': 'Du Bruit dans 1 sortie pour chaque personnage seul, hors combat.',
  'event-text.aft-power-drop':
    "Une Panne dans la salle explorée avec Ordinateur de plus petit numéro qui n'en a pas.",
  'event-brief.aft-power-drop': 'Une Panne dans la salle avec Ordinateur de plus petit numéro.',
  'event-text.aft-smouldering':
    'Un Feu dans la salle de plus petit numéro en Panne qui ne brûle pas.',
  'event-text.aft-new-brood': "Un jeton Larve et un jeton Adulte vont dans le sac, s'il y en a.",
  'event-text.aft-bulkhead-failure': "Toutes les portes fermées s'ouvrent.",
  'event-text.aft-lockdown-protocol':
    'Toutes les portes ouvertes de la salle du Nemesis de plus petit numéro avec un personnage se ferment.',
  'event-brief.aft-lockdown-protocol': 'Les portes se ferment autour de la première salle occupée.',
  'event-text.aft-targeting-error':
    "Les jetons Ciblage de chaque tourelle sont mélangés. Sans tourelle : une Panne dans la salle rouge explorée de plus petit numéro qui n'en a pas.",
  'event-brief.aft-targeting-error':
    'Jetons des tourelles mélangés, ou Panne dans une salle rouge.',
  'event-text.aft-swarm':
    "Chaque Intrus hors combat va dans une salle reliée où est un personnage, s'il y en a une, celle de plus petit numéro parmi plusieurs. Une porte fermée sur son chemin est détruite à la place.",
  'event-brief.aft-swarm': 'Les Intrus hors combat vont vers un personnage voisin.',
  'event-text.aft-spores':
    'Chaque personnage avec un marqueur Slime ou une Larve reçoit 1 carte Contamination.',
  'event-brief.aft-spores': '1 carte Contamination à qui a du Slime ou une Larve.',
  'event-text.aft-last-call':
    'Chaque personnage à bord défausse 1 carte Action ou subit 1 Blessure légère.',

  'prompt.last-call': 'Défaussez-vous une carte Action, ou subissez-vous une Blessure légère ?',
  'option.be-wounded': 'Subir 1 Blessure légère',
  'death.last-call': 'le dernier appel',
}
