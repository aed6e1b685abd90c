import type { Line, Seat } from '@bulkhead/kernel'
import type { RetaliationView } from '@bulkhead/retaliation'
import { NONE } from '@bulkhead/retaliation/printed'
import type { IconShape } from '../../ui/icon.tsx'
import type { Cue, Fact, Moment, Tone } from '../moment.ts'
import { concernOf } from './concerns.ts'
import {
  AMMO,
  ANTI_AIRCRAFT,
  AUTODESTRUCTION,
  BAG,
  CARDS,
  CHARACTER_ICONS,
  CONTAMINATION,
  DATA,
  DEATH,
  DOOR,
  EGGS,
  EVENT,
  EXPLOSION,
  FACILITY,
  FIRE,
  FIRST,
  GEAR_ICONS,
  HAZARD,
  HEALTH,
  INTRUDER_ICONS,
  ITEM_ICONS,
  LANDER,
  LOOK,
  MALFUNCTION,
  NOISE,
  OBJECTIVE,
  OXYGEN,
  ROBOT,
  ROBOT_ICONS,
  ROOM_ICONS,
  SECURE,
  TASK,
  TIME,
  WOUND,
  WOUND_ICONS,
} from './icons.ts'
import { aboutOf } from './moment-places.ts'
import { nextOf } from './next.ts'

export const headings: ReadonlySet<string> = new Set(['round'])

type Style = Pick<Moment, 'weight' | 'tone' | 'icon' | 'cue'>

const style =
  (weight: Moment['weight']) =>
  (tone: Tone, icon?: IconShape, cue?: Cue): Style => ({ weight, tone, icon, cue })
const quiet = style('quiet')
const routine = style('routine')
const joined = style('joined')
const event = style('event')

/** How every line of the log is told; a test keeps to it that none is missing. */
export const STYLES: Readonly<Record<string, Style>> = {
  // --- setup and rounds ---
  character: event('act'),
  'starts-with': quiet('calm'),
  'support-offered': routine('calm', 'gi:cargo-crate'),
  'takes-support': event('act'),
  'support-put-away': quiet('calm'),
  'fills-slot': quiet('calm'),
  'fills-belt': joined('calm'),
  round: event('warn', TIME),
  'starting-player': quiet('calm', FIRST),
  draws: quiet('calm', CARDS),
  reshuffles: quiet('calm', CARDS),
  discards: quiet('calm', CARDS),
  passes: routine('calm'),
  acts: quiet('calm'),
  plays: routine('calm', CARDS),
  'uses-item': routine('calm'),
  'uses-room': routine('calm'),
  'not-agreed': routine('calm'),

  // --- moving and exploring ---
  moves: routine('calm'),
  'comes-along': joined('calm'),
  'is-carried': joined('calm'),
  exploration: routine('act', 'gi:binoculars'),
  'room-found': routine('act', undefined, 'latch'),
  'corridor-laid': joined('calm', FACILITY),
  'robot-revealed': event('act'),

  // --- Noise and the bag ---
  'noise-roll': routine('warn', NOISE, 'rattle'),
  'noise-nothing': joined('calm', NOISE),
  'scanner-roll': routine('warn', NOISE, 'rattle'),
  'scanner-silence': joined('calm', NOISE),
  noise: joined('warn', NOISE, 'knock'),
  'noise-answered': event('bad', NOISE, 'swell'),
  'noise-gone': joined('calm', NOISE),
  hazard: event('bad', HAZARD, 'swell'),
  'hazard-ignored': joined('act', HAZARD),
  token: joined('bad', BAG),
  'blank-returns': quiet('calm', BAG),
  'tokens-added': routine('warn', BAG),
  'no-tokens-left': quiet('calm', BAG),

  // --- Intruders ---
  appears: event('bad', undefined, 'swell'),
  horde: event('bad', undefined, 'swell'),
  'no-model-left': quiet('calm'),
  'no-space': quiet('calm'),
  'crowded-out': quiet('calm'),
  enters: event('bad', undefined, 'knock'),
  follows: event('bad', undefined, 'knock'),
  'into-corridor': routine('bad'),
  waits: joined('calm'),
  'makes-way': quiet('calm'),
  stays: joined('calm'),
  slain: joined('act', DEATH),
  'horde-slain': joined('act', DEATH),
  'hits-lost': joined('calm'),
  hit: joined('act'),
  'hit-lost': joined('calm'),

  // --- Attacks ---
  'phase-burning': event('warn', FIRE, 'crackle'),
  'phase-attacks': event('bad', INTRUDER_ICONS.adult),
  'phase-development': routine('warn', BAG),
  attacks: event('bad', undefined, 'strike'),
  'attack-card': event('bad', EVENT),
  'attack-misses': joined('calm'),
  'attacks-shuffled': quiet('calm'),
  'attack-prevented': joined('act', SECURE),
  'secure-holds': joined('act', SECURE),
  'shelter-holds': joined('act', SECURE),
  reacts: event('warn', CARDS, 'tick'),
  diverted: joined('warn'),
  'larva-settles': event('bad', INTRUDER_ICONS.larva, 'breath'),
  'larva-lost': joined('calm', INTRUDER_ICONS.larva),

  // --- marines fighting ---
  shoots: routine('calm'),
  'shoot-roll': event('act', 'gi:rolling-dices', 'rattle'),
  'shot-number': joined('act'),
  'shot-counts': joined('act'),
  'shot-kills': joined('act'),
  'shot-ammo': joined('warn', AMMO),
  'shot-ammo-kills': joined('act', AMMO),
  bursts: routine('calm'),
  'burst-roll': event('act', 'gi:rolling-dices', 'rattle'),
  'corridor-hits': joined('act'),
  'throws-grenade': routine('act', GEAR_ICONS.grenade, 'strike'),
  strikes: routine('calm'),
  'strikes-with': routine('calm'),
  parries: joined('warn'),
  'spends-ammo': quiet('calm', AMMO),
  'marker-added': joined('warn'),

  // --- the Queen ---
  'queen-hit': joined('act', INTRUDER_ICONS.queen),
  'queen-health': event('warn', INTRUDER_ICONS.queen),
  'queen-recovers': joined('calm', INTRUDER_ICONS.queen),
  'queen-activated': event('bad', INTRUDER_ICONS.queen, 'swell'),
  'queen-withdraws': event('act', INTRUDER_ICONS.queen),
  'queen-dies': event('act', INTRUDER_ICONS.queen, 'swell'),

  // --- bodies ---
  'loses-health': event('bad', HEALTH, 'breath'),
  'restores-health': routine('act', HEALTH),
  wounded: event('bad', WOUND, 'breath'),
  'wound-healed': routine('act', WOUND),
  contaminated: joined('warn', CONTAMINATION),
  'no-contamination-left': quiet('calm'),
  scans: event('warn', CONTAMINATION),
  'scans-secretly': routine('calm', CONTAMINATION),
  decontaminated: routine('act', CONTAMINATION),
  'lays-contamination': quiet('calm'),
  infected: event('bad', INTRUDER_ICONS.larva, 'breath'),
  'larva-removed': event('act', INTRUDER_ICONS.larva),
  eclosion: event('bad', INTRUDER_ICONS.larva, 'strike'),
  'no-eclosion': event('act', INTRUDER_ICONS.larva),
  'loses-oxygen': routine('warn', OXYGEN),
  'spends-oxygen': joined('calm', OXYGEN),
  'gains-oxygen': routine('act', OXYGEN),
  suffocating: event('bad', OXYGEN, 'breath'),
  'breathes-again': event('act', OXYGEN),
  dies: event('bad', DEATH, 'breath'),
  falls: event('bad', DEATH, 'breath'),
  revived: event('act', ROOM_ICONS['surgery-room']),

  // --- gear and Items ---
  'gains-gear': routine('act'),
  'uses-gear': routine('calm'),
  'throws-away': quiet('calm'),
  'gear-moved': routine('calm'),
  reloads: routine('act', AMMO, 'latch'),
  'gear-lost': joined('warn'),
  searches: routine('calm', 'gi:magnifying-glass'),
  'puts-back': quiet('calm'),
  'gains-item': joined('act'),
  'gains-some': joined('act', 'gi:light-backpack'),
  'discards-item': joined('calm'),
  'item-breaks': event('warn', MALFUNCTION),
  'item-destroyed': event('bad', MALFUNCTION),
  'item-repaired': routine('act', MALFUNCTION),
  tapes: routine('calm'),
  'offers-item': quiet('calm'),
  'offers-some': quiet('calm'),
  'offers-gear': quiet('calm'),
  'gives-item': routine('act'),
  'gives-some': routine('act'),
  'gives-gear': routine('act'),
  'no-exchange': routine('calm'),

  // --- the Facility ---
  'door-opened': routine('calm', DOOR, 'hiss'),
  'door-closed': routine('calm', DOOR, 'hiss'),
  'door-destroyed': routine('warn', DOOR, 'strike'),
  reinforced: routine('act', FACILITY, 'latch'),
  fire: routine('warn', FIRE, 'crackle'),
  'fire-out': routine('calm', FIRE),
  malfunction: routine('warn', MALFUNCTION),
  repaired: routine('act', MALFUNCTION),
  secured: joined('act', SECURE, 'latch'),
  'secure-lost': joined('warn', SECURE),
  'life-support-on': event('act', OXYGEN, 'hiss'),
  'life-support-off': event('warn', OXYGEN, 'hiss'),
  'hibernatorium-active': event('act', ROOM_ICONS.hibernatorium, 'hiss'),
  'power-off': event('warn', ROOM_ICONS.reactor, 'hiss'),
  'egg-taken': routine('act', EGGS),
  'egg-destroyed': routine('act', EGGS),
  'nest-destroyed': event('act', EGGS, 'strike'),
  'gains-data': event('act', DATA),

  // --- the Robot ---
  'robot-activated': routine('calm', ROBOT),
  'robot-moves': joined('calm', ROBOT),
  'robot-breaks': event('warn', ROBOT),
  'robot-repaired': routine('act', ROBOT),
  'robot-refilled': joined('act', ROBOT),

  // --- the Lander and the end of the Facility ---
  'lander-shifted': event('warn', LANDER),
  'lander-lands': event('act', LANDER, 'latch'),
  'lander-destroyed': event('bad', ANTI_AIRCRAFT, 'strike'),
  autodestruction: event('bad', AUTODESTRUCTION, 'swell'),
  'autodestruction-late': event('bad', AUTODESTRUCTION, 'swell'),
  boards: event('act', LANDER, 'latch'),
  'leaves-lander': event('bad', LANDER),
  'waits-in-lander': routine('calm', LANDER),
  launched: event('act', LANDER, 'latch'),
  escapes: event('act', LANDER),
  hibernates: event('act', ROOM_ICONS.hibernatorium, 'hiss'),
  'attempt-fails': event('bad', undefined),

  // --- secrets ---
  'sees-anti-aircraft': event('act', ANTI_AIRCRAFT),
  'looks-at-anti-aircraft': routine('calm', ANTI_AIRCRAFT),
  'stacks-anti-aircraft': event('act', ANTI_AIRCRAFT),
  'stacked-anti-aircraft': routine('calm', ANTI_AIRCRAFT),
  'sees-objective': event('act', LOOK),
  'looks-at-objective': routine('warn', LOOK),
  'keeps-objective': event('act', OBJECTIVE),
  'chose-objective': event('warn', OBJECTIVE),

  // --- Events ---
  event: event('warn', EVENT),
  'events-shuffled': quiet('calm'),

  // --- the end ---
  'ends-destroyed': event('bad', EXPLOSION, 'swell'),
  'ends-everybody-out': event('warn', FACILITY, 'swell'),
  'ends-round-14': event('warn', TIME, 'swell'),
  'facility-destroyed': event('bad', EXPLOSION, 'strike'),
  perishes: event('bad', DEATH),
  'last-cards': event('warn', CONTAMINATION),
  'last-shuffle': event('warn', CONTAMINATION),
  'check-infection': joined('warn', CONTAMINATION),
  'check-task': event('warn', TASK),
  'check-objective': event('warn', OBJECTIVE),
  wins: event('act', 'gi:laurel-crown'),
  'nobody-wins': event('bad'),
}

/** How a line of the log is told. */
export function momentOf(
  line: Line,
  view: RetaliationView,
  seat: Seat | null,
  before: RetaliationView = view,
): Moment {
  const shown = STYLES[line.kind] ?? quiet('calm')
  return {
    ...shown,
    icon: shown.icon ?? iconOf(line, view),
    dice: diceOf(line),
    about: aboutOf(line, view, before),
    seat: doerOf(line, view),
    concern: concernOf(line, view, seat, before),
    fact: factOf(line),
    next: nextOf(line, view),
  }
}

/** What comes of somebody's doing is theirs too; outside of turns it is whoever the line names, if anybody. */
function doerOf({ params = {} }: Line, { phase, turn }: RetaliationView): Seat | null {
  if (phase === 'turn') return turn.seat
  return params.seat === undefined || params.seat === NONE ? null : Number(params.seat)
}

/** What decided it, shown at its place. */
function factOf({ kind, params = {} }: Line): Fact | undefined {
  if (kind === 'attack-card') return { verdict: `attack-text.${params.attack}` }
  if (kind === 'shot-number' || kind === 'shot-counts') {
    const number = Number(params.number ?? params.face)
    return {
      sides: [
        { icon: 'gi:rolling-dices', value: number, label: 'fact.die' },
        { icon: AMMO, value: Number(params.hits), label: 'fact.hits' },
      ],
      verdict: `verdict.${params.verdict}`,
    }
  }
  return undefined
}

function iconOf({ params = {} }: Line, view: RetaliationView): IconShape | undefined {
  const { type, item, gear, room, robot, wound, character, seat } = params
  if (item !== undefined) return ITEM_ICONS[item]
  if (gear !== undefined) return GEAR_ICONS[gear]
  if (wound !== undefined) return WOUND_ICONS[wound]
  if (type !== undefined) return INTRUDER_ICONS[type]
  if (robot !== undefined) return ROBOT_ICONS[robot]
  if (room !== undefined) return ROOM_ICONS[room]
  if (character !== undefined) return CHARACTER_ICONS[character]
  return seat === undefined ? undefined : CHARACTER_ICONS[view.players[Number(seat)]?.character]
}

const ROLLS: ReadonlySet<string> = new Set([
  'noise-roll',
  'scanner-roll',
  'shoot-roll',
  'burst-roll',
])

/** Faces in words of a letter or two: the sentence beside them says the rest. */
const FACES: Readonly<Record<string, string>> = { hazard: '!', ammo: '▮', crit: '✕' }

function diceOf({ kind, params = {} }: Line): readonly string[] | undefined {
  return ROLLS.has(kind) ? [FACES[params.face] ?? String(params.face)] : undefined
}
