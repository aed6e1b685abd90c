import type { Translation } from '@bulkhead/kernel'
import type { objectives as english } from '../en/objectives.ts'

/** Objective cards, what they ask for (surviving is always required as well), and Contingencies. */
export const objectives: Translation<typeof english> = {
  'objective.loose-end-1': 'Affaire à régler 1',
  'objective.loose-end-2': 'Affaire à régler 2',
  'objective.loose-end-3': 'Affaire à régler 3',
  'objective.loose-end-4': 'Affaire à régler 4',
  'objective.loose-end-5': 'Affaire à régler 5',
  'objective.no-witnesses': 'Aucun témoin',
  'objective.live-specimen': 'Spécimen vivant',
  'objective.post-mortem': 'Examen post mortem',
  'objective.field-report': 'Rapport de terrain',
  'objective.upper-survey': 'Relevé des hauteurs',
  'objective.lower-survey': 'Relevé des profondeurs',
  'objective.great-hunt': 'Grande Chasse',
  'objective.scorched-nest': 'Nid calciné',
  'objective.scholar': 'Érudition',
  'objective.whistleblower': "Lanceur d'alerte",
  'objective.hoarder': 'Accumulation',
  'objective.last-one': 'Le Dernier',
  'objective.never-alone': 'Jamais seul',
  'objective.distress-call': 'Appel de détresse',
  'objective.deep-survey': 'Sondage profond',
  'objective.decapitation': 'Décapitation',
  'objective.burn-the-nest': 'Brûler le Nid',
  'objective.special-delivery': 'Livraison spéciale',
  'objective.contact-protocol': 'Protocole de contact',
  'objective.cause-of-death': 'Cause du décès',
  'objective.keep-the-lights-on': 'Que la lumière soit',
  'objective.full-understanding': 'Compréhension totale',
  'objective.damage-control': 'Limiter les dégâts',

  'objective-text.loose-end-1': 'Le joueur 1 ne survit pas, ou vous êtes le seul survivant.',
  'objective-text.loose-end-2': 'Le joueur 2 ne survit pas, ou vous êtes le seul survivant.',
  'objective-text.loose-end-3': 'Le joueur 3 ne survit pas, ou vous êtes le seul survivant.',
  'objective-text.loose-end-4': 'Le joueur 4 ne survit pas, ou vous êtes le seul survivant.',
  'objective-text.loose-end-5': 'Le joueur 5 ne survit pas, ou vous êtes le seul survivant.',
  'objective-text.no-witnesses':
    'Aucun survivant du Nemesis ne survit, ou vous êtes le seul survivant.',
  'objective-text.live-specimen':
    'Envoyez un Signal, et partez ou enfermez-vous en portant un Œuf.',
  'objective-text.post-mortem':
    'Envoyez un Signal, et un Point faible est découvert avec une Carcasse.',
  'objective-text.field-report':
    'Un Point faible est découvert en cours de partie, et vous avez au moins 5 de Connaissance.',
  'objective-text.upper-survey':
    'Envoyez un Signal, et toutes les salles de S-01 et S-02 sont explorées.',
  'objective-text.lower-survey':
    'Votre jeton Connaissance est actif, et toutes les salles de S-02 et S-03 sont explorées.',
  'objective-text.great-hunt': 'Envoyez un Signal, et la Reine est tuée ou la base détruite.',
  'objective-text.scorched-nest':
    'Le Nid ou la base est détruit, et votre jeton Connaissance est actif.',
  'objective-text.scholar': 'Vous avez au moins 7 de Connaissance.',
  'objective-text.whistleblower':
    'Envoyez un Signal, et votre jeton Connaissance est actif ou un Point faible est découvert en cours de partie.',
  'objective-text.hoarder': 'Partez en nacelle SAF ou pour le Bunker avec au moins 7 Objets.',
  'objective-text.last-one':
    'Vous êtes le seul survivant ; ou envoyez un Signal, et le Nid ou la base est détruit.',
  'objective-text.never-alone': 'Vous et au moins 1 autre personnage survivez.',
  'objective-text.distress-call':
    'Un Signal est envoyé, et toutes les salles de S-02 sont explorées.',
  'objective-text.deep-survey': 'Toutes les salles de S-02 et S-03 sont explorées.',
  'objective-text.decapitation': 'Un Signal est envoyé, et la Reine est tuée ou la base détruite.',
  'objective-text.burn-the-nest': 'Un Signal est envoyé, et le Nid ou la base est détruit.',
  'objective-text.special-delivery': "Un survivant part ou s'enferme en portant un Œuf.",
  'objective-text.contact-protocol': 'Les trois cartes Point faible sont face visible.',
  'objective-text.cause-of-death':
    'Un Point faible est découvert avec un Cadavre ou une Carcasse, ou un jeton Connaissance est actif.',
  'objective-text.keep-the-lights-on':
    'À la fin, le jeton Temps est bleu, ou au moins 2 jetons Courant le sont.',
  'objective-text.full-understanding':
    'Un personnage, en vie ou non, a au moins 6 de Connaissance.',
  'objective-text.damage-control': 'À la fin, il y a au plus 4 Feux et au plus 5 Pannes.',

  'objective-brief.lower-survey': 'Jeton Connaissance actif ; S-02 et S-03 toutes explorées.',
  'objective-brief.field-report': 'Un Point faible découvert ; au moins 5 de Connaissance.',
  'objective-brief.whistleblower':
    'Un Signal envoyé ; jeton Connaissance actif ou un Point faible découvert.',
  'objective-brief.last-one': 'Seul survivant ; ou un Signal envoyé et le Nid détruit.',
  'objective-brief.cause-of-death': 'Un Point faible par un corps, ou un jeton Connaissance actif.',
  'objective-brief.keep-the-lights-on': 'À la fin : le jeton Temps ou 2 jetons Courant bleus.',
  'objective-brief.damage-control': 'À la fin : au plus 4 Feux et 5 Pannes.',

  'condition.signal': 'Un Signal envoyé',
  'condition.signals': 'Signaux envoyés par le groupe',
  'condition.alone': "Personne d'autre ne survit",
  'condition.company': "Quelqu'un d'autre survit",
  'condition.player-dead': 'Le joueur {player} ne survit pas',
  'condition.no-nemesis-survivor': 'Aucun survivant du Nemesis en vie',
  'condition.carried-egg': 'Départ avec un Œuf',
  'condition.weakness-carcass': 'Un Point faible par une Carcasse',
  'condition.weakness-body': 'Un Point faible par un corps',
  'condition.discovered': 'Un Point faible découvert',
  'condition.weaknesses': 'Points faibles face visible',
  'condition.knowledge': 'Connaissance',
  'condition.knowledge-active': 'Jeton Connaissance actif',
  'condition.explored-s2': 'Salles de S-02 explorées',
  'condition.explored-s1-s2': 'Salles de S-01 et S-02 explorées',
  'condition.explored-s2-s3': 'Salles de S-02 et S-03 explorées',
  'condition.queen': 'La Reine tuée',
  'condition.nest': 'Le Nid détruit',
  'condition.left-with-items': 'Départ en nacelle ou au Bunker',
  'condition.items': 'Objets emportés',
  'condition.time-active': 'Le jeton Temps bleu',
  'condition.power': 'Jetons Courant bleus',
  'condition.few-fires': 'Au plus 4 Feux',
  'condition.few-malfunctions': 'Au plus 5 Pannes',

  'contingency-text.green': 'Tout le monde doit être sauvé : personne ne meurt.',
  'contingency-text.yellow': 'Meurt quiconque a un jeton Connaissance actif.',
  'contingency-text.blue': "Meurt quiconque n'a envoyé aucun Signal.",
  'contingency-text.gray': 'Meurt quiconque est parti en nacelle SAF.',
  'contingency-text.red':
    "La base est détruite : meurt quiconque est enfermé dans la Chambre d'isolement.",
}
