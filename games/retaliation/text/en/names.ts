import type { Dictionary } from '@bulkhead/kernel'

/** Characters, dice, sides and whatever else sentences name. */
export const names = {
  'character.officer': 'Officer',
  'character.recon': 'Recon',
  'character.combat-engineer': 'Combat Engineer',
  'character.medical-support': 'Medical Support',
  'character.heavy-gun-operator': 'Heavy Gun Operator',
  'character.contractor': 'Contractor',

  'the.officer': 'the Officer',
  'the.recon': 'the Recon',
  'the.combat-engineer': 'the Combat Engineer',
  'the.medical-support': 'the Medical Support',
  'the.heavy-gun-operator': 'the Heavy Gun Operator',
  'the.contractor': 'the Contractor',

  'character-text.officer':
    'Commands: moves, shots and bursts of others, and cards for all. Can prevent an Attack on anybody in the room.',
  'character-text.recon':
    'Explores and moves fast: searches what was just found, fires on the way, runs on for Oxygen.',
  'character-text.combat-engineer':
    'Repairs and reinforces cheaply, uses Computers for nothing, blasts corridors open and burns them out.',
  'character-text.medical-support':
    'Keeps the others alive: Health, Serious Wounds, and cards for a Medpack.',
  'character-text.heavy-gun-operator':
    'The most Hits in a corridor: breaks through, fires for cards, reloads and drives everything off.',
  'character-text.contractor':
    'Two Items and no Support Equipment. Uses rooms in combat, moves silently and lets others take the Attack.',

  'action.move': 'Move',
  'action.cautious-move': 'Move Cautiously',
  'action.secure': 'Secure',
  'action.shoot': 'Shoot',
  'action.burst': 'Burst',
  'action.melee': 'Melee Attack',
  'action.activate-robot': 'Activate the Robot',
  'action.trade': 'Trade',
  'action.use-gear': 'Tactical Gear',
  'action.use-room': 'Use the Room',

  'colour.red': 'red',
  'colour.green': 'green',
  'colour.yellow': 'yellow',

  'deck.red': 'a red Item',
  'deck.green': 'a green Item',
  'deck.yellow': 'a yellow Item',
  'deck.character': 'a Character Item',
  'deck.support': 'a Support Equipment',
  'deck.token': 'an Egg',

  'status.active': 'ACTIVE',
  'status.inactive': 'INACTIVE',

  'direction.NE': 'north-east',
  'direction.E': 'east',
  'direction.SE': 'south-east',
  'direction.SW': 'south-west',
  'direction.W': 'west',
  'direction.NW': 'north-west',

  'face.1': '1',
  'face.2': '2',
  'face.3': '3',
  'face.4': '4',
  'face.5': '5',
  'face.hazard': 'Hazard',
  'face.ammo': 'the ammo face',
  'face.crit': 'a Critical',

  'verdict.dies': 'It dies.',
  'verdict.lives': 'Not enough to kill.',

  'healthState.healthy': 'Healthy',
  'healthState.injured': 'Injured',
  'healthState.heavily-injured': 'Heavily Injured',

  'objectiveKind.mission': 'Mission Objective',
  'objectiveKind.private': 'Private Objective',
  'objectiveKind.mission-task': 'Mission Task',
  'objectiveKind.coop': 'Task',

  'outcome.fulfilled': 'fulfilled',
  'outcome.failed': 'not fulfilled',
  'outcome.clean': 'no infection',
  'outcome.survives': 'infected, but alive',
  'outcome.dies': 'a Larva hatches',

  'attackKind.surprise': 'it has just come',
  'attackKind.phase': 'Intruder phase',
  'attackKind.opportunity': 'on the way out',
  'attackKind.response': 'it strikes back',
  'attackKind.activation': 'the Queen acts',
  'attackKind.effect': 'an effect says so',

  'death.adult': 'an Attack by an Adult',
  'death.drone': 'an Attack by a Drone',
  'death.queen': 'an Attack by the Queen',
  'death.larva': 'an Attack by a Larva',
  'death.eclosion': 'a Larva hatches',
  'death.suffocation': 'no Oxygen is left',
  'death.fire': 'the fire',
  'death.wound': 'a Serious Wound',
  'death.contamination': 'Contamination through the Armor',
  'death.explosion': 'an explosion',
  'death.weapon': 'the own Weapon',
  'death.robot': 'the Robot',
  'death.destruction': 'the Facility is destroyed',
  'death.left-behind': 'left behind in the Facility',
} as const satisfies Dictionary
