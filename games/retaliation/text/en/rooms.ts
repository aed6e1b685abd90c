import type { Dictionary } from '@bulkhead/kernel'

/** Rooms, and what using them does; the basic Action costs 2 cards. */
export const rooms = {
  'room.sprinklers-control': 'Sprinklers Control',
  'room.shelter': 'Shelter',
  'room.emergency-room': 'Emergency Room',
  'room.supply-room': 'Supply Room',
  'room.armory': 'Armory',
  'room.door-control-room': 'Door Control Room',
  'room.security-robot-room': 'Security Robot Room',
  'room.gunnery-room': 'Gunnery Room',
  'room.pressure-control': 'Pressure Control',
  'room.alarm-room': 'Alarm Room',
  'room.experimental-military-lab': 'Experimental Military Lab',
  'room.technical-corridor-entrance': 'Technical Corridor Entrance',
  'room.decontamination-room': 'Decontamination Room',
  'room.landing-zone': 'Landing Zone',
  'room.life-support-control-a': 'Life Support Control A',
  'room.surgery-room': 'Surgery Room',
  'room.drilling-room': 'Drilling Room',
  'room.hibernatorium': 'Hibernatorium',
  'room.life-support-control-b': 'Life Support Control B',
  'room.server-room': 'Server Room',
  'room.cooling-system': 'Cooling System',
  'room.life-support-control-c': 'Life Support Control C',
  'room.reactor': 'Reactor',
  'room.escape-shuttle': 'Escape Shuttle',
  'room.nest': 'Nest',

  'the.sprinklers-control': 'the Sprinklers Control',
  'the.shelter': 'the Shelter',
  'the.emergency-room': 'the Emergency Room',
  'the.supply-room': 'the Supply Room',
  'the.armory': 'the Armory',
  'the.door-control-room': 'the Door Control Room',
  'the.security-robot-room': 'the Security Robot Room',
  'the.gunnery-room': 'the Gunnery Room',
  'the.pressure-control': 'the Pressure Control',
  'the.alarm-room': 'the Alarm Room',
  'the.experimental-military-lab': 'the Experimental Military Lab',
  'the.technical-corridor-entrance': 'the Technical Corridor Entrance',
  'the.decontamination-room': 'the Decontamination Room',
  'the.landing-zone': 'the Landing Zone',
  'the.life-support-control-a': 'Life Support Control A',
  'the.surgery-room': 'the Surgery Room',
  'the.drilling-room': 'the Drilling Room',
  'the.hibernatorium': 'the Hibernatorium',
  'the.life-support-control-b': 'Life Support Control B',
  'the.server-room': 'the Server Room',
  'the.cooling-system': 'the Cooling System',
  'the.life-support-control-c': 'Life Support Control C',
  'the.reactor': 'the Reactor',
  'the.escape-shuttle': 'the Escape Shuttle',
  'the.nest': 'the Nest',

  'room-text.sprinklers-control': 'Choose a Section: every fire in it is put out.',
  'room-text.shelter':
    'Without a Larva: remove all Contamination cards of your hand from the game, unscanned. Always Secured: Intruders that come do not Attack at once.',
  'room-text.emergency-room': 'Restore 2 Health, or discard 1 Serious Wound.',
  'room-text.supply-room':
    'Draw 1 green, 1 red and 1 yellow Item in secret; keep up to 2. Never Secured.',
  'room-text.armory': 'Gain any number of Ammo and Grenade tokens into free slots.',
  'room-text.door-control-room':
    'Choose a Section: open or close any doors of its corridors, at least one.',
  'room-text.security-robot-room':
    'With a working Robot: place 1 Secure token in its room, or reinforce an empty corridor adjacent to it.',
  'room-text.gunnery-room':
    'Roll the Burst die for Hits in a corridor beside any room with a red icon and without a Malfunction; closed doors do not matter.',
  'room-text.pressure-control':
    'Move 1 Intruder, wherever it is, one step in a direction you choose, with all that follows.',
  'room-text.alarm-room': 'Resolve or discard the Noise in any corridor.',
  'room-text.experimental-military-lab':
    'Gain any number of Ammo tokens into free slots; or look at 2 Support Equipment cards and keep up to 1.',
  'room-text.technical-corridor-entrance':
    'Move to any other discovered room, suffer an Attack as of an Adult there, then roll for Noise. Never Secured.',
  'room-text.decontamination-room':
    'Discard all Action cards and spend 2 Oxygen: every Contamination card of your deck and discard pile leaves the game.',
  'room-text.landing-zone':
    'Take any tokens of its supply slots, which are not refilled. Once the Lander is here: roll for Noise; if no Intruder is here then, you board it.',
  'room-text.life-support-control-a':
    'Switch the Life Support of Section A, or put out a fire in any room.',
  'room-text.surgery-room':
    'With a Larva: discard all Action cards; the Larva and every infected card of your deck and discard pile are removed. Or discard 1 Serious Wound. In the cooperative game whoever lies here at the start of a round stands up.',
  'room-text.drilling-room':
    'With a working Robot: lay a corridor from its room towards a neighbouring slot where none lies.',
  'room-text.hibernatorium':
    'Once it is active: roll for Noise; if no Intruder is here then, you hibernate.',
  'room-text.life-support-control-b':
    'Switch the Life Support of Section B, or look secretly at both Anti-Aircraft tokens and stack them as you like.',
  'room-text.server-room':
    'Use any other room with a Computer and without a Malfunction; or gain a Data token if you have none.',
  'room-text.cooling-system':
    'Start the Autodestruction: the Facility is destroyed 5 rounds later.',
  'room-text.life-support-control-c':
    'Switch the Life Support of Section C, or switch the Hibernatorium on for good.',
  'room-text.reactor':
    'Once in a game, shut all power down for good: Life Support, Autodestruction and Anti-Aircraft.',
  'room-text.escape-shuttle':
    'Roll for Noise; if no Intruder is here then, you escape. It takes one Character, once.',
  'room-text.nest':
    'Take an Egg into a free hand, or destroy one; then roll for Noise. Never Secured, never broken.',
} as const satisfies Dictionary
