import type { Dictionary } from '@bulkhead/kernel'

/** Intruders: their attacks, their Weaknesses, the cards of the Intruder player; and wounds. */
export const intruders = {
  'attack.scratch-1': 'Scratch',
  'attack.scratch-2': 'Scratch',
  'attack.scratch-3': 'Scratch',
  'attack.scratch-4': 'Scratch',
  'attack.claws-1': 'Claw Attack',
  'attack.claws-2': 'Claw Attack',
  'attack.claws-3': 'Claw Attack',
  'attack.claws-4': 'Claw Attack',
  'attack.bite-1': 'Bite',
  'attack.bite-2': 'Bite',
  'attack.bite-3': 'Bite',
  'attack.bite-4': 'Bite',
  'attack.tail-1': 'Tail Attack',
  'attack.tail-2': 'Tail Attack',
  'attack.transformation-1': 'Transformation',
  'attack.transformation-2': 'Transformation',
  'attack.frenzy-1': 'Frenzy',
  'attack.frenzy-2': 'Frenzy',
  'attack.slime': 'Slime',
  'attack.summoning': 'Summoning',

  'attack-text.scratch-1': '1 Light Wound and 1 Contamination card.',
  'attack-text.scratch-2': '1 Light Wound and 1 Contamination card.',
  'attack-text.scratch-3': '1 Light Wound and 1 Contamination card.',
  'attack-text.scratch-4': '1 Light Wound and 1 Contamination card.',
  'attack-text.claws-1': '2 Light Wounds and 1 Contamination card.',
  'attack-text.claws-2': '2 Light Wounds and 1 Contamination card.',
  'attack-text.claws-3': '2 Light Wounds and 1 Contamination card.',
  'attack-text.claws-4': '2 Light Wounds and 1 Contamination card.',
  'attack-text.bite-1': '1 Serious Wound; death to a Character who has 2 or more.',
  'attack-text.bite-2': '1 Serious Wound; death to a Character who has 2 or more.',
  'attack-text.bite-3': '1 Serious Wound; death to a Character who has 2 or more.',
  'attack-text.bite-4': '1 Serious Wound; death to a Character who has 2 or more.',
  'attack-text.tail-1': '1 Serious Wound; death to a Character who has 1 or more.',
  'attack-text.tail-2': '1 Serious Wound; death to a Character who has 1 or more.',
  'attack-text.transformation-1':
    'The Creeper becomes a Breeder, which attacks by surprise at once if its victim has no card in hand.',
  'attack-text.transformation-2':
    'The Creeper becomes a Breeder, which attacks by surprise at once if its victim has no card in hand.',
  'attack-text.frenzy-1':
    '1 Serious Wound to every Character of the room; death to those who have 2 or more.',
  'attack-text.frenzy-2':
    '1 Serious Wound to every Character of the room; death to those who have 2 or more.',
  'attack-text.slime': 'A Slime marker and 1 Contamination card.',
  'attack-text.summoning': 'One more Intruder is drawn from the bag into the room.',

  'weakness.vital-places': 'Vital Places',
  'weakness.vulnerability-to-fire': 'Vulnerability to Fire',
  'weakness.reaction-to-danger': 'Reaction to Danger',
  'weakness.vulnerability-to-energy': 'Vulnerability to Energy',
  'weakness.way-of-moving': 'The Way of Moving',
  'weakness.susceptibility-to-phosphates': 'Susceptibility to Phosphates',
  'weakness.way-of-fighting': 'The Way of Fighting',
  'weakness.endangered-species': 'Endangered Species',

  'weakness-text.vital-places': 'A miss against an Adult counts as a single hit.',
  'weakness-text.vulnerability-to-fire':
    'Fire, Molotov Cocktails and Flamethrowers deal 1 more injury to Intruders.',
  'weakness-text.reaction-to-danger':
    'Numbers on Intruder tokens count 1 less, at least 1, for Surprise Attacks.',
  'weakness-text.vulnerability-to-energy':
    'A shot of an energy Weapon that deals an injury deals 1 more.',
  'weakness-text.way-of-moving': 'Only Breeders and the Queen destroy closed doors.',
  'weakness-text.susceptibility-to-phosphates':
    'Fire Extinguishers and the Fire Control System also deal 1 injury, before the retreat.',
  'weakness-text.way-of-fighting':
    'The Bite of an Adult gives a Light Wound in place of a Serious one.',
  'weakness-text.endangered-species': 'The endurance of an Intruder counts 1 less in each check.',

  'wound.wound-body': 'Body',
  'wound.wound-leg': 'Leg',
  'wound.wound-hand': 'Hand',
  'wound.wound-bleeding': 'Bleeding',
  'wound.wound-arm': 'Arm',

  'wound-text.wound-body': 'You draw up to 4 cards in place of 5.',
  'wound-text.wound-leg': 'Your Escapes cost 2 cards.',
  'wound-text.wound-hand': 'Your Item actions cost 1 card more.',
  'wound-text.wound-bleeding': 'Each time you pass: 1 Light Wound.',
  'wound-text.wound-arm': 'You have only one hand.',

  'intruderCard.pursuit-1': 'Pursuit (exit 1)',
  'intruderCard.pursuit-2': 'Pursuit (exit 2)',
  'intruderCard.pursuit-3': 'Pursuit (exit 3)',
  'intruderCard.pursuit-any': 'Pursuit (any exit)',
  'intruderCard.metamorphosis': 'Metamorphosis',
  'intruderCard.preparation-4': 'Preparation (exit 4)',
  'intruderCard.preparation-any': 'Preparation (any exit)',
  'intruderCard.pack-hunt-3': 'Pack Hunting (exit 3)',
  'intruderCard.pack-hunt-4': 'Pack Hunting (exit 4)',
  'intruderCard.recovery': 'Recovery',

  'intruderCard-text.pursuit-1':
    'Move through exit 1, or attack with 2 cards, or: a Character not in combat rolls for noise.',
  'intruderCard-text.pursuit-2':
    'Move through exit 2, or attack with 2 cards, or: a Character not in combat rolls for noise.',
  'intruderCard-text.pursuit-3':
    'Move through exit 3, or attack with 2 cards, or: a Character not in combat rolls for noise.',
  'intruderCard-text.pursuit-any':
    'Move through any exit, or attack with 1 card, or: a Character not in combat rolls for noise.',
  'intruderCard-text.metamorphosis':
    'Move through exit 1, or attack with 3 cards, or: resolve the effect of the Eclosion Event.',
  'intruderCard-text.preparation-4':
    'Move through exit 4, or attack with 3 cards, or: draw 3 Event cards and resolve 1 of them.',
  'intruderCard-text.preparation-any':
    'Move through any exit, or attack with 1 card, or: draw 3 Event cards and resolve 1 of them.',
  'intruderCard-text.pack-hunt-3':
    'Move through exit 3, or attack with 2 cards, or: each Adult moves to a connected room with a Character.',
  'intruderCard-text.pack-hunt-4':
    'Move through exit 4, or attack with 2 cards, or: each Adult moves to a connected room with a Character.',
  'intruderCard-text.recovery':
    'Move through exit 2, or attack with 3 cards, or: remove 2 injuries from 1 Intruder.',
} as const satisfies Dictionary
