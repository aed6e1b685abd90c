import { type Blow, driveAway, left, slipAway } from '../hull/combat.ts'
import type { CardLore, Lore } from '../hull/lore.ts'
import { contaminationInHand, type Mind, malfunctions } from '../hull/mind.ts'
import { type Gain, scanning } from '../hull/sidelines.ts'
import { NEMESIS } from '../nemesis/lore.ts'
import { because } from './because.ts'
import { own } from './mind.ts'

/** What cards, Items and free acts of this box are worth. */

const MANY_MALFUNCTIONS = 6

/** What repairs while an Alert asks for that, and what opens doors while they are in the way. */
function cardNow(mind: Mind, card: string): number | undefined {
  const { alert, play } = own(mind)
  const { repairs, openers } = mind.lore
  const breaking = alert?.id === 'alert-hull-stress' || malfunctions(mind) >= MANY_MALFUNCTIONS
  if (play !== 'classic' && breaking && repairs.cards.includes(card)) return 3
  const shut = play !== 'classic' && mind.view.corridors.some(({ door }) => door === 'closed')
  return shut && openers.cards.includes(card) ? 1.6 : undefined
}

export const CARDS: CardLore = {
  ...NEMESIS.cards,
  now: cardNow,
  worth: {
    ...NEMESIS.cards.worth,
    authority: 0.25,
    'one-last-thing': 1.2,
    'corporate-clearance': 0.8,
    'robot-strike': 1.1,
    'robot-quick-repairs': 0.9,
    'robot-demolition': 0.2,
    'robot-escort': 1.1,
    protection: 1.4,
    stop: 1.4,
    'self-repair': 0.6,
    efficiency: 1.1,
    'combat-protocol': 1.1,
    overclock: 0.7,
    'helping-hand': 0.9,
    suggestion: 0.1,
    therapy: 0.7,
    provocation: 0.4,
    heel: 0.8,
    'strategic-withdrawal': 0.4,
    sentries: 1.1,
    'marked-prey': 1.2,
    'no-way': 0.4,
    'short-tempered': 0.9,
    opportunist: 0.9,
    punch: 0.6,
    scrounge: 0.6,
  },
  inCombat: [
    ...NEMESIS.cards.inCombat,
    'robot-strike',
    'protection',
    'stop',
    'combat-protocol',
    'marked-prey',
    'sentries',
    'punch',
  ],
  kept: [...NEMESIS.cards.kept, 'protection', 'stop', 'sentries', 'one-last-thing'],
}

/** The Robot's blow: 1 or 2 injuries, and more for Energy. */
const robotStrike: Blow = (fight, { price }, foe) =>
  foe ? { cost: price + 0.5 + left(fight, foe, 0.55), why: 'strike' } : null

export const BLOWS: Lore['blows'] = {
  ...NEMESIS.blows,
  protection: slipAway,
  'robot-strike': robotStrike,
  'hold-back-free': driveAway(0.25, 0),
  punch: driveAway(0.3, 10),
  'combat-drone': driveAway(0.3, 0.5),
}

export const SHOTS: Lore['shots'] = {
  ...NEMESIS.shots,
  'combat-protocol': (faces) => [...faces, ...faces.filter((one) => one > 0)],
  'marked-prey': (faces) => faces.map((one) => (one > 0 ? one + 1 : 0)),
}

/** Where nobody has been Laika may go first. */
const laika: Gain = (mind, { place }) => {
  const room = own(mind).rooms[place]
  if (!room || !(room.hasAftermath || !room.explored)) return null
  return { worth: 3, because: because('laika') }
}

const mending: Gain = ({ me }, { option }) => {
  const worth: Readonly<Record<string, number>> = {
    'mend-dress': 2.5,
    'mend-heal': 2 * me.wounds.length,
    'mend-heal-light': 1.1 * me.lightWounds,
  }
  return { worth: worth[option.label] ?? 0, because: because('mend') }
}

export const GAINS: Readonly<Record<string, Gain>> = {
  ...NEMESIS.gains,
  'laika-goes-free': laika,
  heel: laika,
  'self-repair': mending,
  'bionic-arm': (mind) => scanning(mind),
  therapy: (mind, { option }) => (option.targets?.[0]?.id === mind.seat ? scanning(mind) : null),
  'cold-analysis': (mind: Mind) =>
    contaminationInHand(mind).length > 0 ? { worth: 0.5, because: because('mend') } : null,
  'cover-wound': () => ({ worth: 3, because: because('mend') }),
  'helping-hand': (mind, { option }) =>
    option.targets?.[0]?.id === mind.seat ? { worth: 1.4, because: because('help') } : null,
  scrounge: () => null,
}
