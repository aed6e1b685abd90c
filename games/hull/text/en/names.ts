import type { Dictionary } from '@bulkhead/kernel'

/** Dice, colours and whatever else sentences of any game of the family name. */
export const names = {
  'cards.0': '0 cards',
  'cards.1': '1 card',
  'cards.2': '2 cards',
  'cards.3': '3 cards',
  'cards.4': '4 cards',

  'type.larva': 'Larva',
  'type.creeper': 'Creeper',
  'type.adult': 'Adult',
  'type.breeder': 'Breeder',
  'type.queen': 'Queen',
  'type.blank': 'blank',

  'target.larva': 'a Larva',
  'target.creeper': 'a Creeper',
  'target.adult': 'an Adult',
  'target.breeder': 'a Breeder',
  'target.queen': 'the Queen',
  'target.eggs': 'the Eggs',

  'intruder.eggs': 'the Eggs',
  'intruder.loose-eggs': 'the loose Eggs',

  'blood.arrow': 'a retreat',

  'outcome.clean': 'no infection',
  'outcome.survives': 'infected, but alive',
  'outcome.dies': 'a Larva hatches',
  'outcome.fulfilled': 'fulfilled',
  'outcome.failed': 'not fulfilled',

  'death.larva': 'a Larva hatches',
  'death.creeper': 'an attack by a Creeper',
  'death.adult': 'an attack by an Adult',
  'death.breeder': 'an attack by a Breeder',
  'death.queen': 'an attack by the Queen',
  'death.fire': 'the fire',
  'death.wound': 'an open Wound',
  'death.blow': 'a blow that missed',
  'death.explosion': 'the ship explodes',

  'verdict.lives': 'Not enough to kill.',
  'verdict.dies': 'Enough to kill.',

  'tokenNumber.0': ', no Intruder',
  'tokenNumber.1': ', number 1',
  'tokenNumber.2': ', number 2',
  'tokenNumber.3': ', number 3',
  'tokenNumber.4': ', number 4',

  'colour.red': 'red',
  'colour.yellow': 'yellow',
  'colour.green': 'green',
  'colour.white': 'white',
  'colour.crafted': 'blue (crafted)',
  'colour.weapon': 'starting Weapon',
  'colour.quest': 'Quest Item',

  'symbol.flame': 'flame',
  'symbol.cloth': 'cloth',
  'symbol.cross': 'cross',
  'symbol.wrench': 'wrench',
  'symbol.battery': 'battery',

  'face.1': '1',
  'face.2': '2',
  'face.3': '3',
  'face.4': '4',
  'face.danger': 'Danger',
  'face.silence': 'Silence',
  'face.miss': 'a miss',
  'face.creeper': 'the Creeper face (hits Larvae and Creepers)',
  'face.adult': 'the Adult face (hits all but Breeders and the Queen)',
  'face.one': 'a single hit',
  'face.two': 'a double hit',
  'face.card-one': 'a hit for a card',
  'face.card-two': 'a single hit, or a double one for a card',
  'face.surface': 'the surface',

  'when.any': 'any time',
  'when.combat': 'in combat',
  'when.calm': 'out of combat',

  'weaknessSlot.corpse': 'Character Corpse',
  'weaknessSlot.egg': 'Egg',
  'weaknessSlot.carcass': 'Carcass',

  'objectiveKind.personal': 'Personal Objective',
  'objectiveKind.corporate': 'Corporate Objective',
  'objectiveKind.group': 'Objective',

  'object.egg': 'Egg',
  'object.carcass': 'Carcass',
  'object.corpse': 'blue Corpse',
  'object.corpse-0': 'Corpse of seat 1',
  'object.corpse-1': 'Corpse of seat 2',
  'object.corpse-2': 'Corpse of seat 3',
  'object.corpse-3': 'Corpse of seat 4',
  'object.corpse-4': 'Corpse of seat 5',
} as const satisfies Dictionary
