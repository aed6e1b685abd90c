import type { Translation } from '@bulkhead/kernel'
import type { ceo as english } from '../../en/crew/ceo.ts'

/** The CEO, the Robot and the Access Codes. */
export const ceo: Translation<typeof english> = {
  'character.ceo': 'PDG',
  'the.ceo': 'le PDG',
  'trait.trait-ceo': 'Actionnaire',
  'trait-text.trait-ceo':
    "Vous commencez avec une Blessure grave au Torse. Tant que le Robot a de l'Énergie, cette Blessure compte comme pansée. S'il y a des Objectifs, vous voyez chaque Objectif Corporation une fois distribué.",
  'trait-brief.trait-ceo':
    "Torse pansé tant que le Robot a de l'Énergie. Vous voyez l'Objectif Corporation.",

  'card.authority': 'Autorité',
  'card.one-last-thing': 'Une dernière chose',
  'card.corporate-clearance': 'Accréditation',
  'card.robot-strike': 'Frappe robotique',
  'card.robot-quick-repairs': 'Réparations rapides (Robot)',
  'card.robot-demolition': 'Démolition (Robot)',
  'card.robot-escort': 'Escorte',
  'card.protection': 'Protection',
  'card.stop': 'Stop !',

  'card-text.authority':
    "Un autre personnage de votre salle va dans une salle voisine que vous nommez, de gré ou de force. Ce n'est pas une Action de sa part.",
  'card-brief.authority': 'Un autre personnage ici va dans une salle voisine de votre choix.',
  'card-text.one-last-thing':
    "Gardez-la en main en passant. Avant le tour d'un autre joueur, jouez un tour de plus dans cette manche, puis vous avez de nouveau passé. Impossible si vous avez passé en dernier.",
  'card-brief.one-last-thing': "Après avoir passé, avant le tour d'un autre : un tour de plus.",
  'card-text.corporate-clearance':
    "Dans une salle avec un Ordinateur : effectuez son action sans payer, ou ouvrez ou fermez 1 porte de n'importe quelle salle avec un Ordinateur.",
  'card-brief.corporate-clearance':
    "À un Ordinateur : la salle sans payer, ou 1 porte d'une salle à Ordinateur.",
  'card-text.robot-strike':
    '1 Énergie : lancez le dé de combat contre 1 Intrus de votre salle comme pour un tir. Si vous touchez, chaque Énergie de plus inflige 1 Dégât de plus.',
  'card-brief.robot-strike':
    '1 Énergie : le Robot frappe ; touché, 1 Dégât de plus par Énergie de plus.',
  'card-text.robot-quick-repairs':
    '1 Énergie : défaussez le marqueur Panne de votre salle, ou réparez ou sabotez le Moteur de votre salle.',
  'card-brief.robot-quick-repairs':
    '1 Énergie : réparez la salle, ou réparez ou sabotez son Moteur.',
  'card-text.robot-demolition':
    '1 Énergie : détruisez 1 porte fermée ou la tourelle active de votre salle, ou mettez-y un marqueur Panne.',
  'card-brief.robot-demolition':
    '1 Énergie : détruisez une porte fermée ou une tourelle, ou une Panne ici.',
  'card-text.robot-escort':
    '1 Énergie : allez dans une salle voisine ; mettez un marqueur Bruit dans une sortie de votre choix au lieu du jet.',
  'card-brief.robot-escort':
    '1 Énergie : déplacez-vous ; un marqueur Bruit de votre choix au lieu du jet.',
  'card-text.protection':
    "Tant que le Robot a de l'Énergie : allez dans une salle voisine sans qu'aucun Intrus ne vous attaque. Puis la carte est retirée du jeu.",
  'card-brief.protection': 'Partez sans être attaqué. La carte est retirée du jeu.',
  'card-text.stop':
    "Réaction, tant que le Robot a de l'Énergie : ignorez une attaque contre vous, quelle qu'elle soit. Puis la carte est retirée du jeu.",
  'card-brief.stop': 'Ignorez toute attaque contre vous. La carte est retirée du jeu.',

  'item.robot': 'Robot',
  'item.manual-control': "Codes d'accès : Contrôle manuel",
  'item.ship-codes': "Codes d'accès : Codes du vaisseau",
  'item-text.robot':
    "Contient 5 Énergies, que ses cartes consomment. Une Charge énergétique le remplit. Ce n'est pas une Arme ; il ne peut être ni lâché ni échangé.",
  'item-brief.robot': "Ses cartes consomment de l'Énergie ; une Charge le remplit à 5.",
  'item-text.manual-control':
    "De n'importe où : lancez 1 Nacelle, verrouillée ou non, avec ses occupants ; ou réparez ou sabotez 1 Moteur. Personne d'autre ne sait quel code vous avez.",
  'item-brief.manual-control':
    "De n'importe où : lancez 1 Nacelle, ou réparez ou sabotez 1 Moteur.",
  'item-text.ship-codes':
    "De n'importe où : remplacez la carte Coordonnées par celle de votre choix, en secret ; ou prenez 1 carte de votre choix dans la pioche d'Objets de la couleur de votre salle.",
  'item-brief.ship-codes': 'Choisissez les Coordonnées, ou 1 Objet de la couleur de votre salle.',
  'colour.secret-quest': "Codes d'accès",

  'option.authority': 'Envoyer {seat} dans {place} ({corridor:way} ; {action}, {cost:cards})',
  'option.robot-strike': 'Le Robot frappe {intruder} ({action}, {cost:cards})',
  'option.spend-energy': 'Énergie en plus : {number}',
  'option.robot-escort': 'Se faire escorter dans {place} ({corridor:way} ; {action}, {cost:cards})',
  'option.protection':
    'Partir sous protection dans {place} ({corridor:way} ; {action}, {cost:cards})',
  'option.stop': "Jouer Stop ! : l'attaque est ignorée",
  'option.one-last-thing': 'Jouer Une dernière chose : un tour de plus maintenant',
  'option.charge-robot': "Remplir le Robot d'Énergie ({action}, {cost:cards})",
  'option.launch-afar': "Lancer d'ici la Nacelle {pod} ({action}, {cost:cards})",
  'option.turn-engine-afar': "Réparer ou saboter d'ici le Moteur {engine} ({action}, {cost:cards})",
  'option.replace-coordinates': 'Choisir en secret la carte Coordonnées ({action}, {cost:cards})',
  'option.choose-coordinates': '{coordinates}',
  'option.take-from-deck':
    "Prendre une carte au choix de la pioche d'Objets ({colour} ; {action}, {cost:cards})",

  'prompt.more-energy':
    "Touché : combien d'Énergie de plus dépensez-vous ? Chacune inflige 1 Dégât de plus.",
  'prompt.choose-coordinates': 'Quelle carte Coordonnées se trouve désormais au Cockpit ?',
  'why.no-energy': "Le Robot n'a plus d'Énergie.",
  'why-brief.no-energy': "plus d'Énergie",

  'log.announces': '{seat:Seat} envoie {other:seat} dans {place}.',
  'log.robot-works': "Le Robot consomme de l'Énergie (reste : {energy}).",
  'log.robot-charged': '{seat:Seat} recharge le Robot (Énergie : {energy}).',
  'log.card-spent': 'La carte {card} est retirée du jeu.',
  'log.last-thing': '{seat:Seat} joue Une dernière chose et prend un tour de plus.',
  'log.coordinates-chosen': 'La carte Coordonnées est maintenant : {coordinates}.',
  'log.coordinates-replaced': '{seat:Seat} remplace en secret la carte Coordonnées.',
}
