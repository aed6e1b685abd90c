import type { Translation } from '@bulkhead/kernel'
import type { objectives as english } from '../en/objectives.ts'

/** Objective cards. Surviving is always required as well. */
export const objectives: Translation<typeof english> = {
  'objective.save-the-property': 'Sauver le matériel',
  'objective.long-time-friend': 'Ami de longue date',
  'objective.quarantine': 'Quarantaine',
  'objective.tireless-explorer': 'Explorateur infatigable',
  'objective.decent-burial': 'Une sépulture décente',
  'objective.hoarder': 'Accapareur',
  'objective.great-hunt': 'La grande chasse',
  'objective.friends-for-life': 'Amis pour la vie',
  'objective.aliens-aboard': 'Aliens à bord',
  'objective.my-precious': 'Mon précieux',
  'objective.necroscopy': 'Nécropsie',
  'objective.ab-ovo': 'Ab ovo',
  'objective.extreme-field-biology': 'Biologie de terrain extrême',
  'objective.bide-your-time': 'Attendre son heure',
  'objective.greener-grass': "L'herbe est plus verte ailleurs",
  'objective.old-feud': 'Vieille querelle',
  'objective.armed-takeover': 'Prise de pouvoir',
  'objective.outside-insight': 'Regard extérieur',
  'objective.destination-earth': 'Destination : la Terre',
  'objective.autopsy': 'Autopsie',
  'objective.close-contact-protocol': 'Protocole de contact rapproché',
  'objective.behead-the-enemy': "Décapiter l'ennemi",
  'objective.nobody-left-behind': 'Personne en arrière',
  'objective.special-delivery': 'Livraison spéciale',
  'objective.clean-up-crew': 'Équipe de nettoyage',

  'objective-text.save-the-property':
    'Le vaisseau atteint la Terre, ou vous êtes le seul survivant.',
  'objective-text.long-time-friend':
    'Le vaisseau atteint la Terre, ou vous êtes le seul survivant.',
  'objective-text.quarantine':
    'Le vaisseau atteint Mars, ou il atteint la Terre et le Nid est détruit. En hibernation, vous survivez à un voyage vers Mars.',
  'objective-text.tireless-explorer':
    'Envoyez un Signal, et toutes les salles du vaisseau sont explorées.',
  'objective-text.decent-burial':
    'Envoyez un Signal, et partez en nacelle ou hibernez en portant le Cadavre bleu.',
  'objective-text.hoarder': 'Partez en nacelle avec au moins 7 Objets.',
  'objective-text.great-hunt': 'Envoyez un Signal, et la Reine est tuée ou le vaisseau détruit.',
  'objective-text.friends-for-life': 'Vous et au moins 1 autre personnage survivez.',
  'objective-text.aliens-aboard': 'Envoyez un Signal, et le Nid ou le vaisseau est détruit.',
  'objective-text.my-precious':
    'Envoyez un Signal, et partez en nacelle ou hibernez en portant un Œuf.',
  'objective-text.necroscopy':
    'Envoyez un Signal, et le Point faible de la Carcasse est découvert.',
  'objective-text.ab-ovo': "Le Point faible de l'Œuf est découvert.",
  'objective-text.extreme-field-biology': 'Au moins 2 Points faibles sont découverts.',
  'objective-text.bide-your-time': 'Le joueur 1 ne survit pas, ou vous êtes le seul survivant.',
  'objective-text.greener-grass': 'Le joueur 2 ne survit pas, ou vous êtes le seul survivant.',
  'objective-text.old-feud': 'Le joueur 3 ne survit pas, ou vous êtes le seul survivant.',
  'objective-text.armed-takeover': 'Le joueur 4 ne survit pas, ou vous êtes le seul survivant.',
  'objective-text.outside-insight': 'Le joueur 5 ne survit pas, ou vous êtes le seul survivant.',
  'objective-text.destination-earth': 'Le vaisseau atteint la Terre.',
  'objective-text.autopsy': 'Le Cadavre bleu a été apporté au Bloc opératoire.',
  'objective-text.close-contact-protocol': 'Au moins 2 Points faibles sont découverts.',
  'objective-text.behead-the-enemy':
    'Envoyez un Signal, et la Reine est tuée ou le vaisseau détruit.',
  'objective-text.nobody-left-behind':
    'Envoyez un Signal, et toutes les salles du vaisseau sont explorées.',
  'objective-text.special-delivery': "Quelqu'un part en nacelle ou hiberne en portant un Œuf.",
  'objective-text.clean-up-crew': 'Envoyez un Signal, et le Nid ou le vaisseau est détruit.',

  'condition.signal': 'Un Signal envoyé',
  'condition.signals': 'Signaux envoyés par le groupe',
  'condition.reaches-earth': 'Le vaisseau atteint la Terre',
  'condition.reaches-mars': 'Le vaisseau atteint Mars',
  'condition.alone': "Personne d'autre ne survit",
  'condition.company': "Quelqu'un d'autre survit",
  'condition.player-dead': 'Le joueur {player} ne survit pas',
  'condition.nest': 'Le Nid détruit',
  'condition.queen': 'La Reine tuée',
  'condition.explored': 'Salles explorées',
  'condition.carried-corpse': 'Départ avec le Cadavre bleu',
  'condition.carried-egg': 'Départ avec un Œuf',
  'condition.escaped': 'Départ en nacelle',
  'condition.items': 'Objets emportés',
  'condition.weaknesses': 'Points faibles découverts',
  'condition.weakness-carcass': 'Le Point faible de la Carcasse découvert',
  'condition.weakness-egg': "Le Point faible de l'Œuf découvert",
  'condition.autopsy': 'Le Cadavre bleu porté au Bloc opératoire',
}
