import type { Translation } from '@bulkhead/kernel'
import type { names as english } from '../en/names.ts'

/** Characters, dice, sides and whatever else sentences name. */
export const names: Translation<typeof english> = {
  'character.officer': 'Officier',
  'character.recon': 'Éclaireur',
  'character.combat-engineer': 'Ingénieur de combat',
  'character.medical-support': 'Soutien médical',
  'character.heavy-gun-operator': 'Mitrailleur lourd',
  'character.contractor': 'Contractuel',

  'the.officer': "l'Officier",
  'the.recon': "l'Éclaireur",
  'the.combat-engineer': "l'Ingénieur de combat",
  'the.medical-support': 'le Soutien médical',
  'the.heavy-gun-operator': 'le Mitrailleur lourd',
  'the.contractor': 'le Contractuel',

  'character-text.officer':
    "Commande : mouvements, tirs et rafales des autres, et des cartes pour tous. Peut empêcher une Attaque contre quelqu'un de sa salle.",
  'character-text.recon':
    "Explore et va vite : fouille ce qui vient d'être trouvé, tire en chemin, court encore pour de l'Oxygène.",
  'character-text.combat-engineer':
    'Répare et renforce à bas prix, utilise les salles à Ordinateur sans frais, perce des couloirs et les brûle.',
  'character-text.medical-support':
    'Garde les autres en vie : Santé, Blessures graves, et des cartes pour un Medpack.',
  'character-text.heavy-gun-operator':
    'Le plus de Touches dans un couloir : perce, tire contre des cartes, recharge et refoule tout.',
  'character-text.contractor':
    "Deux Objets et pas d'Équipement de soutien. Utilise les salles en combat, va sans bruit et laisse l'Attaque aux autres.",

  'action.move': 'Bouger',
  'action.cautious-move': 'Bouger prudemment',
  'action.secure': 'Sécuriser',
  'action.shoot': 'Tirer',
  'action.burst': 'Rafale',
  'action.melee': 'Corps à corps',
  'action.activate-robot': 'Activer le Robot',
  'action.trade': 'Échanger',
  'action.use-gear': 'Équipement tactique',
  'action.use-room': 'Utiliser la salle',

  'colour.red': 'rouge',
  'colour.green': 'vert',
  'colour.yellow': 'jaune',

  'deck.red': 'un Objet rouge',
  'deck.green': 'un Objet vert',
  'deck.yellow': 'un Objet jaune',
  'deck.character': 'un Objet de Personnage',
  'deck.support': 'un Équipement de soutien',
  'deck.token': 'un Œuf',

  'status.active': 'ACTIVE',
  'status.inactive': 'INACTIVE',

  'direction.NE': 'nord-est',
  'direction.E': 'est',
  'direction.SE': 'sud-est',
  'direction.SW': 'sud-ouest',
  'direction.W': 'ouest',
  'direction.NW': 'nord-ouest',

  'face.1': '1',
  'face.2': '2',
  'face.3': '3',
  'face.4': '4',
  'face.5': '5',
  'face.hazard': 'Danger',
  'face.ammo': 'munitions perdues',
  'face.crit': 'mort certaine',

  'verdict.dies': "L'Intrus meurt.",
  'verdict.lives': 'Pas assez pour tuer.',

  'healthState.healthy': 'Indemne',
  'healthState.injured': 'Blessé',
  'healthState.heavily-injured': 'Gravement blessé',

  'objectiveKind.mission': 'Objectif de mission',
  'objectiveKind.private': 'Objectif privé',
  'objectiveKind.mission-task': 'Tâche de mission',
  'objectiveKind.coop': 'Tâche',

  'outcome.fulfilled': 'rempli',
  'outcome.failed': 'non rempli',
  'outcome.clean': "pas d'infection",
  'outcome.survives': 'infecté, mais vivant',
  'outcome.dies': 'une Larve éclôt',

  'attackKind.surprise': "il vient d'arriver",
  'attackKind.phase': 'phase des Intrus',
  'attackKind.opportunity': 'au départ',
  'attackKind.response': 'riposte',
  'attackKind.activation': 'la Reine agit',
  'attackKind.effect': 'un effet le dit',

  'death.adult': "Attaque d'un Adulte",
  'death.drone': "Attaque d'un Drone",
  'death.queen': 'Attaque de la Reine',
  'death.larva': "Attaque d'une Larve",
  'death.eclosion': 'une Larve éclôt',
  'death.suffocation': "plus d'Oxygène",
  'death.fire': 'le feu',
  'death.wound': 'une Blessure grave',
  'death.contamination': "la Contamination à travers l'Armure",
  'death.explosion': 'une explosion',
  'death.weapon': 'sa propre Arme',
  'death.robot': 'le Robot',
  'death.destruction': 'le Complexe est détruit',
  'death.left-behind': 'abandonné dans le Complexe',
}
