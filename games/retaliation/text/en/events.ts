import type { Dictionary } from '@bulkhead/kernel'

/** Event and Exploration cards; which Intruders an Event moves is shown besides. */

const HAZARD = 'Each Character in a room without a Secure token takes a Hazard.'
const ROLL = 'Each Character rolls for Noise.'
const ANSWER = 'The Noise in every unexplored corridor is answered.'
const NOISE = 'A Noise in every unexplored corridor.'
const DOORS = 'its doors close'
const ROLLING = 'you roll for Noise.'

export const events = {
  'event.breaking-in': 'Breaking In',
  'event.damage': 'Damage',
  'event.damaging-fire': 'Damaging Fire',
  'event.egg-protection': 'Egg Protection',
  'event.fire-breath': 'Fire Breath',
  'event.generators-overheat': 'Generators Overheat',
  'event.hatching': 'Hatching',
  'event.landing-zone-explodes': 'Landing Zone Explodes',
  'event.leaving-the-shell': 'Leaving the Shell',
  'event.life-support-failure': 'Life Support Failure',
  'event.no-way-out': 'No Way Out',
  'event.overwhelming-enemies': 'Overwhelming Enemies',
  'event.panic': 'Panic',
  'event.protect-and-serve': 'Protect and Serve',
  'event.reactor-overheating': 'Reactor Overheating',
  'event.rise-of-the-machine': 'Rise of the Machine',
  'event.scent-of-prey': 'Scent of Prey',
  'event.short-circuit': 'Short Circuit',
  'event.system-failure': 'System Failure',
  'event.the-queen-awakens': 'The Queen Awakens',

  'event-text.breaking-in': `Every room loses 1 Secure token. ${ANSWER}`,
  'event-text.damage': `A Malfunction in each room with an Intruder. ${HAZARD}`,
  'event-text.damaging-fire': `A Malfunction in each burning room; fire spreads from it through its corridors of the lowest value. ${HAZARD}`,
  'event-text.egg-protection': `2 Drones in the Nest, 1 in each unexplored corridor of Section C. ${ROLL}`,
  'event-text.fire-breath': `Fire spreads to all rooms beside a burning one in Sections with Life Support. ${ROLL}`,
  'event-text.generators-overheat': `Each Life Support Control: fire where Life Support is on, Malfunction where it is off. ${ROLL}`,
  'event-text.hatching': `A Larva in the Nest, and in each unexplored corridor beside a Character. ${ANSWER}`,
  'event-text.landing-zone-explodes': `Fire and Malfunction in the Landing Zone. ${NOISE}`,
  'event-text.leaving-the-shell':
    'Whoever has a Larva gains a Contamination card and shuffles everything: a Contamination card among 4 drawn kills. Everybody else draws 4 cards, scans the hand and discards it. The Event deck is shuffled.',
  'event-text.life-support-failure': `All Life Support goes off, with a Malfunction in each Life Support Control. ${NOISE}`,
  'event-text.no-way-out': `4 Adults in each corridor of the Landing Zone that is not reinforced. ${ROLL}`,
  'event-text.overwhelming-enemies': `1 Drone in each corridor with a Noise beside a Character. ${HAZARD}`,
  'event-text.panic': `Whoever is in a room with an Intruder, or beside a corridor with one, loses 1 Oxygen or spends Ammo. ${ANSWER}`,
  'event-text.protect-and-serve': `2 Drones come to the Queen and do not Attack now; without her on the map, 2 Drone tokens enter the bag. ${HAZARD}`,
  'event-text.reactor-overheating':
    'With a Malfunction in the Cooling System or the Reactor the Autodestruction starts; then both get one. The Event deck is shuffled.',
  'event-text.rise-of-the-machine': `Once the Robot is revealed: a Malfunction on it and in its room, and 2 Health from each Character there. ${NOISE}`,
  'event-text.scent-of-prey': `The Noise in every corridor beside a Character is answered. ${ROLL}`,
  'event-text.short-circuit': `Fire in each room with a Malfunction in Sections with Life Support. ${HAZARD}`,
  'event-text.system-failure': `A Malfunction in each room with a Computer. ${ANSWER}`,
  'event-text.the-queen-awakens': `If the Queen lives, all Queen tokens enter the bag. ${NOISE}`,

  'exploration.exploration-01': 'Exploration 1',
  'exploration.exploration-02': 'Exploration 2',
  'exploration.exploration-03': 'Exploration 3',
  'exploration.exploration-04': 'Exploration 4',
  'exploration.exploration-05': 'Exploration 5',
  'exploration.exploration-06': 'Exploration 6',
  'exploration.exploration-07': 'Exploration 7',
  'exploration.exploration-08': 'Exploration 8',
  'exploration.exploration-09': 'Exploration 9',
  'exploration.exploration-10': 'Exploration 10',
  'exploration.exploration-11': 'Exploration 11',
  'exploration.exploration-12': 'Exploration 12',

  'exploration-text.exploration-01': `A random room with a Malfunction; ${DOORS}.`,
  'exploration-text.exploration-02': `A random room, broken and burning; ${DOORS} and ${ROLLING}`,
  'exploration-text.exploration-03': 'A random room; you take a Hazard.',
  'exploration-text.exploration-04': `A room of the Section with a Malfunction; ${ROLLING}`,
  'exploration-text.exploration-05': `A broken room of the Section; ${DOORS} and ${ROLLING}`,
  'exploration-text.exploration-06': `A burning room of the Section; ${ROLLING}`,
  'exploration-text.exploration-07': `A burning room of the Section; ${DOORS} and ${ROLLING}`,
  'exploration-text.exploration-08': `A room of the Section; ${DOORS} and you take a Hazard.`,
  'exploration-text.exploration-09': 'A room of the Section; you take a Hazard.',
  'exploration-text.exploration-10': `A room of the Section; 2 Adults behind you, and ${ROLLING}`,
  'exploration-text.exploration-11': `A room of the Section; 3 Adults behind you, and ${ROLLING}`,
  'exploration-text.exploration-12': `A room of the Section; 4 Adults behind you, and ${ROLLING}`,
} as const satisfies Dictionary
