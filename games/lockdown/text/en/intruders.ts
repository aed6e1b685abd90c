import type { Dictionary } from '@bulkhead/kernel'

/** Intruders, Night Stalkers and those of the base game: their attacks, with what follows in the dark; Weaknesses; and wounds. */
export const intruders = {
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

  'attack.slash-1': 'Slash',
  'attack.slash-2': 'Slash',
  'attack.slash-3': 'Slash',
  'attack.slash-4': 'Slash',
  'attack.bloody-chase-1': 'Bloody Chase',
  'attack.bloody-chase-2': 'Bloody Chase',
  'attack.bloody-chase-3': 'Bloody Chase',
  'attack.bite-1': 'Bite',
  'attack.bite-2': 'Bite',
  'attack.bite-3': 'Bite',
  'attack.bite-4': 'Bite',
  'attack.claws-1': 'Claws',
  'attack.claws-2': 'Claws',
  'attack.claws-3': 'Claws',
  'attack.claws-4': 'Claws',
  'attack.tail': 'Tail',
  'attack.tail-1': 'Tail',
  'attack.tail-2': 'Tail',
  'attack.transformation-1': 'Transformation',
  'attack.transformation-2': 'Transformation',
  'attack.frenzy-1': 'Frenzy',
  'attack.frenzy-2': 'Frenzy',
  'attack.slime': 'Slime',
  'attack.scratch-1': 'Scratch',
  'attack.scratch-2': 'Scratch',
  'attack.scratch-3': 'Scratch',
  'attack.scratch-4': 'Scratch',
  'attack.summoning': 'Summoning',

  'attack-text.slash-1': '1 Light Wound and 1 Contamination card.',
  'attack-text.slash-2': '1 Light Wound and 1 Contamination card.',
  'attack-text.slash-3': '1 Light Wound and 1 Contamination card.',
  'attack-text.slash-4': '1 Light Wound and 1 Contamination card.',
  'attack-text.bloody-chase-1':
    '1 Serious Wound to a Character who is escaping; otherwise 1 Light Wound and 1 Contamination card.',
  'attack-text.bloody-chase-2':
    '1 Serious Wound to a Character who is escaping; otherwise 1 Light Wound and 1 Contamination card.',
  'attack-text.bloody-chase-3':
    '1 Serious Wound to a Character who is escaping; otherwise 1 Light Wound and 1 Contamination card.',
  'attack-text.bite-1': '1 Serious Wound; death to a Character who has 2 or more.',
  'attack-text.bite-2': '1 Serious Wound; death to a Character who has 2 or more.',
  'attack-text.bite-3': '1 Serious Wound; death to a Character who has 2 or more.',
  'attack-text.bite-4': '1 Serious Wound; death to a Character who has 2 or more.',
  'attack-text.claws-1': '2 Light Wounds and 1 Contamination card.',
  'attack-text.claws-2': '2 Light Wounds and 1 Contamination card.',
  'attack-text.claws-3': '2 Light Wounds and 1 Contamination card.',
  'attack-text.claws-4': '2 Light Wounds and 1 Contamination card.',
  'attack-text.tail': '1 Serious Wound; death to a Character who has 1 or more.',
  'attack-text.tail-1': '1 Serious Wound; death to a Character who has 1 or more.',
  'attack-text.tail-2': '1 Serious Wound; death to a Character who has 1 or more.',
  'attack-text.transformation-1':
    'The Creeper becomes a Breeder, which attacks at once if its victim has no card in hand.',
  'attack-text.transformation-2':
    'The Creeper becomes a Breeder, which attacks at once if its victim has no card in hand.',
  'attack-text.frenzy-1':
    '1 Serious Wound to every Character of the room; death to those who have 2 or more.',
  'attack-text.frenzy-2':
    '1 Serious Wound to every Character of the room; death to those who have 2 or more.',
  'attack-text.slime': 'A Slime marker and 1 Contamination card.',
  'attack-text.scratch-1': '1 Light Wound and 1 Contamination card.',
  'attack-text.scratch-2': '1 Light Wound and 1 Contamination card.',
  'attack-text.scratch-3': '1 Light Wound and 1 Contamination card.',
  'attack-text.scratch-4': '1 Light Wound and 1 Contamination card.',
  'attack-text.summoning': 'One more Intruder is drawn from the bag into the room.',

  'attack-dark.slash-1': '1 more Light Wound.',
  'attack-dark.slash-2': '1 more Light Wound.',
  'attack-dark.slash-3': '1 more Light Wound.',
  'attack-dark.slash-4': '1 more Light Wound.',
  'attack-dark.bloody-chase-1': 'The attacker comes along into the room escaped to.',
  'attack-dark.bloody-chase-2': 'The attacker comes along into the room escaped to.',
  'attack-dark.bloody-chase-3': 'The attacker comes along into the room escaped to.',
  'attack-dark.claws-1': '1 more Contamination card.',
  'attack-dark.claws-2': '1 more Contamination card.',
  'attack-dark.claws-3': '1 more Contamination card.',
  'attack-dark.transformation-1': 'It attacks at once at 2 cards in hand or fewer.',
  'attack-dark.transformation-2': 'It attacks at once at 2 cards in hand or fewer.',
  'attack-dark.slime': '1 Action card is discarded.',

  'attack-brief.bloody-chase-1':
    'Escaping: 1 Serious Wound. Otherwise 1 Light Wound and Contamination.',
  'attack-brief.bloody-chase-2':
    'Escaping: 1 Serious Wound. Otherwise 1 Light Wound and Contamination.',
  'attack-brief.bloody-chase-3':
    'Escaping: 1 Serious Wound. Otherwise 1 Light Wound and Contamination.',
  'attack-brief.transformation-1':
    'It becomes a Breeder; with no card in hand you are attacked at once.',
  'attack-brief.transformation-2':
    'It becomes a Breeder; with no card in hand you are attacked at once.',
  'attack-brief.frenzy-1': '1 Serious Wound to all in the room; those who have 2 die.',
  'attack-brief.frenzy-2': '1 Serious Wound to all in the room; those who have 2 die.',

  'weakness.vital-places': 'Vital Places',
  'weakness.reaction-to-danger': 'Reaction to Danger',
  'weakness.vulnerability-to-energy': 'Vulnerability to Energy',
  'weakness.way-of-moving': 'The Way of Moving',
  'weakness.way-of-fighting': 'The Way of Fighting',
  'weakness.endangered-species': 'Endangered Species',

  'weakness-text.vital-places': 'A miss against an Adult counts as a single hit.',
  'weakness-text.reaction-to-danger': 'Numbers on Intruder tokens count 1 less, at least 1.',
  'weakness-text.vulnerability-to-energy':
    'A shot of an energy Weapon that deals damage deals 1 more.',
  'weakness-text.way-of-moving': 'Only Breeders and the Queen destroy closed Doors.',
  'weakness-text.way-of-fighting':
    'The Bite of an Adult gives a Light Wound in place of a Serious one.',
  'weakness-text.endangered-species': 'The toughness of an Intruder counts 1 less in each check.',

  'wound.wound-arm': 'Arm',
  'wound.wound-hand': 'Hand',
  'wound.wound-leg': 'Leg',
  'wound.wound-knee': 'Knee',
  'wound.wound-body': 'Body',
  'wound.wound-bleeding': 'Bleeding',

  'wound-text.wound-arm': 'You have one hand less.',
  'wound-text.wound-hand': 'Your Item actions cost 1 card more.',
  'wound-text.wound-leg': 'Your Escapes by Movement cost 1 card more.',
  'wound-text.wound-knee':
    'Your first Movement or Careful Movement of each round costs 1 card more.',
  'wound-text.wound-body': 'You draw up to 1 card less.',
  'wound-text.wound-bleeding': 'Each time you pass: 1 Light Wound.',

  'wound-brief.wound-knee': 'Your first move of each round costs 1 card more.',
} as const satisfies Dictionary
