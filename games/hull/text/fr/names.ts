import type { Translation } from '@bulkhead/kernel'
import type { names as english } from '../en/names.ts'

/** Dice, colours and whatever else sentences of any game of the family name. */
export const names: Translation<typeof english> = {
  'cards.0': '0 carte',
  'cards.1': '1 carte',
  'cards.2': '2 cartes',
  'cards.3': '3 cartes',
  'cards.4': '4 cartes',

  'type.larva': 'Larve',
  'type.creeper': 'Rôdeur',
  'type.adult': 'Adulte',
  'type.breeder': 'Hybride',
  'type.queen': 'Reine',
  'type.blank': 'vierge',

  'target.larva': 'une Larve',
  'target.creeper': 'un Rôdeur',
  'target.adult': 'un Adulte',
  'target.breeder': 'un Hybride',
  'target.queen': 'la Reine',
  'target.eggs': 'les Œufs',

  'intruder.eggs': 'les Œufs',
  'intruder.loose-eggs': 'les Œufs par terre',

  'blood.arrow': 'une Retraite',

  'outcome.clean': 'aucune infection',
  'outcome.survives': 'infecté, mais vivant',
  'outcome.dies': 'une Larve éclot',
  'outcome.fulfilled': 'accompli',
  'outcome.failed': 'non accompli',

  'death.larva': 'une Larve éclot',
  'death.creeper': "attaque d'un Rôdeur",
  'death.adult': "attaque d'un Adulte",
  'death.breeder': "attaque d'un Hybride",
  'death.queen': 'attaque de la Reine',
  'death.fire': 'le feu',
  'death.wound': 'une Blessure ouverte',
  'death.blow': 'un coup manqué',
  'death.explosion': 'le vaisseau explose',

  'verdict.lives': 'Pas assez pour tuer.',
  'verdict.dies': 'Assez pour tuer.',

  'tokenNumber.0': ', aucun Intrus',
  'tokenNumber.1': ', nombre 1',
  'tokenNumber.2': ', nombre 2',
  'tokenNumber.3': ', nombre 3',
  'tokenNumber.4': ', nombre 4',

  'colour.red': 'rouge',
  'colour.yellow': 'jaune',
  'colour.green': 'vert',
  'colour.white': 'blanc',
  'colour.crafted': 'bleu (fabriqué)',
  'colour.weapon': 'Arme de départ',
  'colour.quest': 'Objet de quête',

  'symbol.flame': 'flamme',
  'symbol.cloth': 'tissu',
  'symbol.cross': 'croix',
  'symbol.wrench': 'clé',
  'symbol.battery': 'pile',

  'face.1': '1',
  'face.2': '2',
  'face.3': '3',
  'face.4': '4',
  'face.danger': 'Danger',
  'face.silence': 'Silence',
  'face.miss': 'un échec',
  'face.creeper': 'la face Rôdeur (touche Larves et Rôdeurs)',
  'face.adult': 'la face Adulte (touche tous sauf Hybrides et Reine)',
  'face.one': 'une touche simple',
  'face.two': 'une double touche',
  'face.card-one': 'une touche contre une carte',
  'face.card-two': 'une touche simple, ou double contre une carte',
  'face.surface': 'la surface',

  'when.any': 'à tout moment',
  'when.combat': 'au combat',
  'when.calm': 'hors combat',

  'weaknessSlot.corpse': 'Cadavre de personnage',
  'weaknessSlot.egg': 'Œuf',
  'weaknessSlot.carcass': 'Carcasse',

  'objectiveKind.personal': 'Objectif personnel',
  'objectiveKind.corporate': 'Objectif de corporation',
  'objectiveKind.group': 'Objectif',

  'object.egg': 'Œuf',
  'object.carcass': 'Carcasse',
  'object.corpse': 'Cadavre bleu',
  'object.corpse-0': 'Cadavre de la place 1',
  'object.corpse-1': 'Cadavre de la place 2',
  'object.corpse-2': 'Cadavre de la place 3',
  'object.corpse-3': 'Cadavre de la place 4',
  'object.corpse-4': 'Cadavre de la place 5',
}
