import type { Dictionary } from '@bulkhead/kernel'

/** Intruders, their tokens and cards, and Serious Wounds. */

const CLAWS = 'Drone: death if Heavily Injured, 1 Serious Wound if Injured, 2 if Healthy.'
const FURY =
  'Drone, Queen: to all in the room, death if Heavily Injured, else 1 Serious Wound and 1 Contamination.'
const TAIL = 'Queen: death unless Healthy, then 1 Serious Wound and 1 Contamination.'

export const intruders = {
  'type.queen': 'Queen',
  'type.drone': 'Drone',
  'type.adult': 'Adult',
  'type.larva': 'Larva',

  'types.drone': 'Drones',
  'types.adult': 'Adults',
  'types.larva': 'Larvae',

  'the.queen': 'the Queen',
  'the.drone': 'the Drone',
  'the.adult': 'the Adult',
  'the.larva': 'the Larva',

  'a.queen': 'the Queen',
  'a.drone': 'a Drone',
  'a.adult': 'an Adult',
  'a.larva': 'a Larva',

  'type-text.queen':
    'The largest, and the only one. Her Hits stand on a track: the fifth, or a kill, draws a Queen Health card. She counts 4 in a corridor.',
  'type-text.drone':
    'In a corridor 2 Hits together kill it, 1 is lost. In a room it dies of a roll as an Adult does, but Attacks worse.',
  'type-text.adult':
    'In a corridor 1 Hit kills it. In a room it keeps its Hits, and dies when a roll is not higher than them.',
  'type-text.larva':
    '1 Hit kills it anywhere. Its Attack gives a Contamination card, and the Larva settles on whoever has none.',

  'token.queen': 'Queen',
  'token.drone': 'Drone',
  'token.adult': 'Adult',
  'token.larva': 'Larva',
  'token.blank': 'Blank',

  'token-text.queen':
    'The Queen acts; if she is not on the map she is placed, in bag development 2 Larva tokens enter the bag. Once she is dead: a Drone, or 2 Drone tokens, and the token leaves the game.',
  'token-text.drone':
    'In a corridor the Adults and Drones of its back are placed, in a room 1 Drone. Bag development: 2 Queen tokens, or 2 Larva tokens once she is dead.',
  'token-text.adult':
    'In a corridor the Adults of its back are placed, in a room 1 Adult. Bag development: 2 Queen tokens, or 2 Larva tokens once she is dead.',
  'token-text.larva': '1 Larva is placed. Bag development: 2 Drone tokens enter the bag.',
  'token-text.blank': '2 Adult tokens enter the bag, and the Blank goes back into it.',

  'attack.bite': 'Bite',
  'attack.blood-sense': 'Blood Sense',
  'attack.deadly-claws-1': 'Deadly Claws',
  'attack.deadly-claws-2': 'Deadly Claws',
  'attack.deadly-claws-3': 'Deadly Claws',
  'attack.fury-1': 'Fury',
  'attack.fury-2': 'Fury',
  'attack.infecting': 'Infecting',
  'attack.miss': 'Miss',
  'attack.scratch-1': 'Scratch',
  'attack.scratch-2': 'Scratch',
  'attack.scratch-3': 'Scratch',
  'attack.scratch-4': 'Scratch',
  'attack.tail-attack-1': 'Tail Attack',
  'attack.tail-attack-2': 'Tail Attack',

  'attack-text.bite': 'Death if Heavily Injured; else 1 Serious Wound and 1 Contamination.',
  'attack-text.blood-sense':
    '2 Health. A Drone or the Queen that Attacks as you leave follows you to where you go.',
  'attack-text.deadly-claws-1': `Adult, Queen: 1 Health. ${CLAWS}`,
  'attack-text.deadly-claws-2': `Adult, Queen: 2 Health and 1 Contamination. ${CLAWS}`,
  'attack-text.deadly-claws-3': `Adult, Queen: 3 Health. ${CLAWS}`,
  'attack-text.fury-1': `Adult: 1 Health and 1 Contamination. ${FURY}`,
  'attack-text.fury-2': `Adult: 2 Health and 1 Contamination. ${FURY}`,
  'attack-text.infecting':
    'Adult, Drone: 2 Health. Queen: 1 Contamination, and a Larva if you have none.',
  'attack-text.miss': 'Nothing. The deck is shuffled with its discard pile.',
  'attack-text.scratch-1': '1 Contamination.',
  'attack-text.scratch-2': '1 Health and 1 Contamination.',
  'attack-text.scratch-3': '1 Health.',
  'attack-text.scratch-4': '2 Health.',
  'attack-text.tail-attack-1': `Adult, Drone: 1 Contamination. ${TAIL}`,
  'attack-text.tail-attack-2': `Adult, Drone: 1 Health and 1 Contamination. ${TAIL}`,

  'queenHealth.queen-health-01': 'Queen Health 1',
  'queenHealth.queen-health-02': 'Queen Health 2',
  'queenHealth.queen-health-03': 'Queen Health 3',
  'queenHealth.queen-health-04': 'Queen Health 4',
  'queenHealth.queen-health-05': 'Queen Health 5',
  'queenHealth.queen-health-06': 'Queen Health 6',
  'queenHealth.queen-health-07': 'Queen Health 7',
  'queenHealth.queen-health-08': 'Queen Health 8',
  'queenHealth.queen-health-09': 'Queen Health 9',
  'queenHealth.queen-health-10': 'Queen Health 10',
  'queenHealth.queen-health-11': 'Queen Health 11',
  'queenHealth.queen-health-12': 'Queen Health 12',

  'queenHealth-text.queen-health-01': 'The Queen is repelled.',
  'queenHealth-text.queen-health-02': 'The Queen acts.',
  'queenHealth-text.queen-health-03': 'The Queen leaves the map; she may come again.',
  'queenHealth-text.queen-health-04': '1 further card is discarded. The Queen is repelled.',
  'queenHealth-text.queen-health-05': '1 further card is discarded. The Queen is repelled.',
  'queenHealth-text.queen-health-06':
    '1 further card is discarded. All Queen tokens enter the bag.',
  'queenHealth-text.queen-health-07':
    '1 further card is discarded. Everybody in her room draws 2 cards.',
  'queenHealth-text.queen-health-08': '2 further cards are discarded. The Queen is repelled.',
  'queenHealth-text.queen-health-09':
    '2 further cards are discarded. Everybody in her room rolls for Noise.',
  'queenHealth-text.queen-health-10': '3 further cards are discarded. The Queen acts.',
  'queenHealth-text.queen-health-11': '3 further cards are discarded. The Queen acts.',
  'queenHealth-text.queen-health-12': '3 further cards are discarded. Malfunction in her room.',

  'wound.bleeding': 'Bleeding',
  'wound.leg': 'Leg',
  'wound.arm': 'Arm',
  'wound.eyes': 'Eyes',
  'wound.guts': 'Guts',
  'wound.body': 'Body',
  'wound.hand': 'Hand',
  'wound.knee': 'Knee',
  'wound.lungs': 'Lungs',

  'wound-text.bleeding': 'Each time you pass: lose 1 Health.',
  'wound-text.leg': 'Moving away from an Intruder costs 1 card more.',
  'wound-text.arm': 'You have only 1 hand.',
  'wound-text.eyes': 'Numbers of your Shoot die count 1 higher.',
  'wound-text.guts': 'Each time you pass: gain 1 Contamination card.',
  'wound-text.body': 'You draw up to 4 cards in place of 5.',
  'wound-text.hand': 'Using an Item costs 1 card more.',
  'wound-text.knee': 'Moving cautiously costs 1 card more.',
  'wound-text.lungs': 'Each time you pass: lose 1 Oxygen, or 2 Health without any.',
} as const satisfies Dictionary
