import type { Dictionary } from '@bulkhead/kernel'

/** Tokens, markers and Robots. */
export const tokens = {
  'gear.ammo': 'Ammo',
  'gear.half-ammo': 'half-full Ammo',
  'gear.grenade': 'Grenade',
  'gear.oxygen': 'Oxygen',
  'gear.medpack': 'Medpack',
  'gear.any': 'any token',

  'gear-text.ammo':
    'Used, it moves onto a Ranged Weapon and stays there. It can be spent twice: once it turns half-full, then it is gone.',
  'gear-text.half-ammo': 'It can be spent once more; it is as good as a full one to fire.',
  'gear-text.grenade':
    'Thrown at a horde in an adjacent corridor, not through a closed door: Burst die and 2 more Hits.',
  'gear-text.oxygen': '3 Oxygen, up to 7: for you, or for somebody in your room who agrees.',
  'gear-text.medpack': 'Restores 2 Health: yours, or of somebody in your room who agrees.',

  'marker.fire': 'Fire',
  'marker.malfunction': 'Malfunction',
  'marker.noise': 'Noise',
  'marker.secure': 'Secure token',
  'marker.door': 'Door',
  'marker.egg': 'Egg',
  'marker.larva': 'Larva',
  'marker.data': 'Data token',
  'marker.suffocating': 'Suffocating',
  'marker.life-support': 'Life Support',
  'marker.anti-aircraft': 'Anti-Aircraft system',
  'marker.lander': 'Lander',
  'marker.autodestruction': 'Autodestruction',

  'marker-text.fire':
    'Whoever ends a turn here loses 1 Health; each round it deals 1 Hit to every Intruder here, and in the Nest destroys an Egg. Where a tenth fire is needed, the Facility is destroyed.',
  'marker-text.malfunction':
    'What it lies on cannot be used: a room, a Heavy Item or the Robot. Item icons and Computers of a room still count. A second one destroys an Item.',
  'marker-text.noise':
    'A roll that shows this value answers it: an Intruder token is drawn, and what it brings stands in the corridor.',
  'marker-text.secure':
    'When an Intruder comes into this room where somebody is, one of them goes and the Attack does not take place. It helps against nothing else.',
  'marker-text.door':
    'Closed, nobody moves, fires or acts through it. Intruders that want through destroy it and stay where they are; a destroyed door stays open.',
  'marker-text.egg':
    'It lies in the Nest, or is held as a Heavy Item. Without an Egg left there the Nest is destroyed.',
  'marker-text.larva':
    'It hatches at the end of the game, or by an Event: any Contamination card among the 4 drawn then kills its host.',
  'marker-text.data':
    'It can be neither lost nor traded. With it the Robot is activated from a Computer for 1 card; Objectives ask for it.',
  'marker-text.suffocating':
    'The next loss of Oxygen kills. It goes when Oxygen is gained, or a turn ends where Life Support is on.',
  'marker-text.life-support': 'While it is off, whoever ends a turn in the Section loses 1 Oxygen.',
  'marker-text.anti-aircraft':
    'Of two hidden tokens the upper one counts. While it is ACTIVE, a Lander that tries to land is shot down.',
  'marker-text.lander':
    'When the round comes to its space it tries to land. Then it can be boarded in the Landing Zone; those aboard may launch it at the start of each Event phase.',
  'marker-text.autodestruction':
    'When the round comes to its space, or the game ends while it runs, the Facility is destroyed with everybody in it. Only the Reactor stops it.',

  'robot.exploration-robot': 'Exploration Robot',
  'robot.medical-robot': 'Medical Robot',
  'robot.military-robot': 'Military Robot',
  'robot.securing-robot': 'Securing Robot',
  'robot.server-robot': 'Server Robot',
  'robot.technical-robot': 'Technical Robot',

  'robot-text.exploration-robot':
    'Goes up to 2 rooms; or goes through an unexplored corridor and explores, without the Entrance Effect.',
  'robot-text.medical-robot':
    'Goes up to 2 rooms; or somebody in its room who agrees loses 1 Serious Wound or restores 2 Health.',
  'robot-text.military-robot':
    'Goes 1 room; or rolls the Burst die for Hits in an adjacent corridor. On the symbol it breaks down.',
  'robot-text.securing-robot':
    'Goes up to 3 rooms; or opens or closes 1 door within its reach; or places 2 Secure tokens in its room.',
  'robot-text.server-robot':
    'Goes up to 3 rooms; or, in a room with a Computer, you use that room, Malfunction or not.',
  'robot-text.technical-robot':
    'Goes up to 2 rooms; or removes a Malfunction from its room or an Item held there, or the fire there.',
} as const satisfies Dictionary
