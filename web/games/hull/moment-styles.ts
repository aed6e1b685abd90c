import type { IconShape } from '../../ui/icon.tsx'
import type { Cue, Moment, Tone } from '../moment.ts'
import {
  ANALYSIS,
  BAG,
  CONTAMINATION,
  DEATH,
  DOOR,
  EVENT,
  EXPLOSION,
  FIRE,
  INTRUDER_ICONS,
  LIGHT_WOUND,
  LOOK,
  MALFUNCTION,
  NEST,
  NOISE,
  OBJECT_ICONS,
  SERIOUS_WOUND,
  SIGNAL,
  SLIME,
  TIME,
  TOKEN_ICONS,
  TREATMENT,
} from './icons.ts'

/** How much a line of the log weighs, in which tone it is told, by which sign and sound. */
export type Style = Pick<Moment, 'weight' | 'tone' | 'icon' | 'cue'>

const style =
  (weight: Moment['weight']) =>
  (tone: Tone, icon?: IconShape, cue?: Cue): Style => ({ weight, tone, icon, cue })

/** Somebody's ordinary doing. */
export const routine = style('routine')
/** Told together with the line before it. */
export const joined = style('joined')
/** A telling of its own. */
export const event = style('event')
export const QUIET: Style = { weight: 'quiet', tone: 'calm' }

/** Everything worth telling; what is not named here stands in the log alone. */
export const STYLES: Readonly<Record<string, Style>> = {
  interrupts: event('warn', undefined, 'tick'),
  cancelled: joined('warn'),
  passes: routine('calm'),

  // --- moving and exploring ---
  enters: routine('calm'),
  explores: routine('act', undefined, 'latch'),
  'found-silence': joined('calm', TOKEN_ICONS.silence),
  'found-danger': joined('bad', TOKEN_ICONS.danger),
  'found-slime': joined('warn', SLIME),
  'found-fire': joined('warn', FIRE),
  'found-malfunction': joined('warn', MALFUNCTION),
  'found-doors': joined('warn', DOOR),
  covers: routine('act'),
  'refuses-cover': routine('calm'),
  'cannot-follow': routine('calm'),

  // --- noise and Encounters ---
  'noise-roll': routine('warn', NOISE, 'rattle'),
  noise: joined('warn', NOISE, 'knock'),
  danger: event('bad', TOKEN_ICONS.danger, 'knock'),
  'danger-alone': joined('bad', TOKEN_ICONS.danger, 'knock'),
  encounter: event('bad', NOISE, 'swell'),
  token: joined('bad', BAG),
  intruder: event('bad', undefined, 'swell'),
  'surprise-attack': event('bad', undefined, 'strike'),
  'objective-choice': event('warn', LOOK),

  // --- Intruders ---
  attack: event('bad', undefined, 'strike'),
  'attack-card': event('bad', EVENT),
  'attack-misses': joined('calm'),
  'keeps-nerve': joined('act'),
  'intruder-moves': routine('bad'),
  retreats: joined('calm'),
  vanishes: routine('calm'),
  transforms: event('bad', INTRUDER_ICONS.breeder, 'swell'),
  injured: joined('act'),
  endurance: joined('act'),
  'endurance-lowered': joined('act'),
  'intruder-dies': joined('act', DEATH),
  'bag-grows': routine('warn', BAG),
  'egg-laid': routine('bad', OBJECT_ICONS.egg),
  'egg-hatches': event('bad', OBJECT_ICONS.egg),
  'egg-destroyed': routine('act', OBJECT_ICONS.egg),
  'nest-destroyed': event('act', NEST),
  'weakness-found': event('act', ANALYSIS),

  // --- fighting ---
  shoots: routine('calm'),
  strikes: routine('calm'),
  'combat-roll': event('act', 'gi:rolling-dices', 'rattle'),

  // --- wounds ---
  'light-wound': event('bad', LIGHT_WOUND, 'breath'),
  'serious-wound': event('bad', SERIOUS_WOUND, 'breath'),
  'light-wounds-healed': routine('act', LIGHT_WOUND),
  'wound-dressed': routine('act', SERIOUS_WOUND),
  'wound-healed': routine('act', SERIOUS_WOUND),
  contaminated: joined('warn', CONTAMINATION),
  scans: event('warn', CONTAMINATION),
  infested: event('bad', INTRUDER_ICONS.larva, 'breath'),
  'larva-lost': event('warn', INTRUDER_ICONS.larva),
  'larva-removed': routine('act', INTRUDER_ICONS.larva),
  slimed: joined('warn', SLIME),
  'loses-hand': event('bad'),
  dies: event('bad', DEATH, 'breath'),
  revived: event('act', TREATMENT),

  // --- things ---
  searches: routine('calm'),
  finds: joined('act'),
  takes: routine('calm'),
  'picks-up': routine('calm'),
  crafts: routine('act'),
  'quest-activated': routine('act'),
  'gives-item': routine('act'),
  'gives-object': routine('act'),
  'gives-some': routine('act'),
  'no-exchange': routine('calm'),
  'no-trade': routine('calm'),

  // --- the ship or base ---
  'door-opened': routine('calm', DOOR, 'hiss'),
  'door-closed': routine('calm', DOOR, 'hiss'),
  'door-destroyed': routine('warn', DOOR, 'strike'),
  fire: routine('warn', FIRE, 'crackle'),
  'fire-out': routine('calm', FIRE),
  'items-burn': joined('warn', FIRE),
  malfunction: routine('warn', MALFUNCTION),
  repaired: routine('act', MALFUNCTION),
  signal: routine('calm', SIGNAL),
  'sees-room': event('act', LOOK),
  'sees-token': event('act', LOOK),
  'sees-event': event('act', EVENT),
  'sees-objective': event('act', LOOK),

  // --- the Event phase ---
  time: routine('warn', TIME),
  event: event('warn', EVENT),

  // --- the end ---
  'ends-explosion': event('bad', EXPLOSION, 'swell'),
  'ends-nobody-left': event('warn', DEATH),
  explodes: event('bad', EXPLOSION, 'strike'),
  perishes: event('bad', DEATH),
  'last-scan': event('warn', CONTAMINATION),
  'last-draw': event('warn', CONTAMINATION),
  'check-contamination': joined('warn', CONTAMINATION),
  signals: event('warn', SIGNAL),
  objective: event('warn', LOOK),
  'check-objectives': joined('warn', LOOK),
  wins: event('act'),
  'nobody-wins': event('bad'),
}
