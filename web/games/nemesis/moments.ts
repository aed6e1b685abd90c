import type { Line, Seat, Target } from '@bulkhead/kernel'
import type { NemesisView } from '@bulkhead/nemesis'
import { NONE } from '@bulkhead/nemesis/printed'
import type { IconShape } from '../../ui/icon.tsx'
import type { Cue, Fact, Moment, Tone } from '../moment.ts'
import { concernOf } from './concerns.ts'
import { placesAtEnd } from './ending-places.ts'
import {
  BAG,
  CHARACTER_ICONS,
  CONTAMINATION,
  DEATH,
  DEPRESSURISED,
  DESTINATION,
  DOOR,
  EVENT,
  EXPLOSION,
  FIRE,
  HYPERSPACE,
  INTRUDER_ICONS,
  ITEM_ICONS,
  LIGHT_WOUND,
  LOCKED,
  LOOK,
  MALFUNCTION,
  NOISE,
  OBJECT_ICONS,
  objectIcon,
  POD,
  ROOM_ICONS,
  SELF_DESTRUCT,
  SERIOUS_WOUND,
  SIGNAL,
  SLIME,
  TIME,
  TOKEN_ICONS,
  UNLOCKED,
} from './icons.ts'
import { nextOf } from './next.ts'

export const headings: ReadonlySet<string> = new Set(['round', 'time'])

type Style = Pick<Moment, 'weight' | 'tone' | 'icon' | 'cue'>

const style =
  (weight: Moment['weight']) =>
  (tone: Tone, icon?: IconShape, cue?: Cue): Style => ({ weight, tone, icon, cue })
const routine = style('routine')
const joined = style('joined')
const event = style('event')
const QUIET: Style = { weight: 'quiet', tone: 'calm' }

/** Everything worth telling; what is not named here stands in the log alone. */
const STYLES: Readonly<Record<string, Style>> = {
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
  'armor-holds': joined('act', ITEM_ICONS.armor),
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
  'nest-destroyed': event('act', ROOM_ICONS.nest),
  'weakness-found': event('act', ROOM_ICONS.laboratory),

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
  revived: event('act', ROOM_ICONS['emergency-room']),

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

  // --- the ship ---
  'door-opened': routine('calm', DOOR, 'hiss'),
  'door-closed': routine('calm', DOOR, 'hiss'),
  'door-destroyed': routine('warn', DOOR, 'strike'),
  fire: routine('warn', FIRE, 'crackle'),
  'fire-out': routine('calm', FIRE),
  'items-burn': joined('warn', FIRE),
  malfunction: routine('warn', MALFUNCTION),
  repaired: routine('act', MALFUNCTION),
  depressurisation: event('warn', DEPRESSURISED, 'hiss'),
  'depressurisation-ends': routine('calm', DEPRESSURISED, 'hiss'),
  depressurised: event('bad', DEPRESSURISED, 'hiss'),
  destination: routine('warn', DESTINATION),
  signal: routine('calm', SIGNAL),
  'engine-order-changed': routine('warn', ROOM_ICONS['engine-1']),
  'self-destruct-started': event('bad', SELF_DESTRUCT, 'swell'),
  'self-destruct-stopped': event('act', SELF_DESTRUCT),
  'sees-room': event('act', LOOK),
  'sees-token': event('act', LOOK),
  'sees-coordinates': event('act', DESTINATION),
  'sees-engine': event('act', ROOM_ICONS['engine-1']),
  'sees-event': event('act', EVENT),
  'sees-objective': event('act', LOOK),

  // --- pods and hibernation ---
  boards: routine('calm', POD, 'latch'),
  'boarding-fails': event('warn', POD),
  'leaves-pod': routine('calm', POD),
  launched: event('act', POD, 'latch'),
  escapes: joined('act', POD),
  'pod-locked': routine('warn', LOCKED, 'latch'),
  'pod-unlocked': routine('act', UNLOCKED, 'latch'),
  'pods-unlocked': event('act', UNLOCKED, 'latch'),
  'pod-lost': event('bad', POD, 'hiss'),
  hibernates: event('act', ROOM_ICONS.hibernatorium, 'hiss'),
  'hibernation-fails': event('warn', ROOM_ICONS.hibernatorium),

  // --- the Event phase ---
  time: routine('warn', TIME),
  'chambers-open': event('act', ROOM_ICONS.hibernatorium, 'hiss'),
  'self-destruct': event('bad', SELF_DESTRUCT),
  event: event('warn', EVENT),
  'intruder-player': event('bad', INTRUDER_ICONS.queen),
  'intruder-player-plays': event('bad', INTRUDER_ICONS.adult),

  // --- the end ---
  'ends-jump': event('warn', HYPERSPACE, 'swell'),
  'ends-explosion': event('bad', EXPLOSION, 'swell'),
  'ends-nobody-left': event('warn', DEATH),
  jump: event('warn', HYPERSPACE),
  explodes: event('bad', EXPLOSION, 'strike'),
  perishes: event('bad', DEATH),
  engine: event('warn', ROOM_ICONS['engine-1'], 'latch'),
  'check-engines': event('warn', ROOM_ICONS['engine-1']),
  'check-coordinates': event('warn', DESTINATION),
  'last-scan': event('warn', CONTAMINATION),
  'last-draw': event('warn', CONTAMINATION),
  'check-contamination': joined('warn', CONTAMINATION),
  signals: event('warn', SIGNAL),
  objective: event('warn', LOOK),
  'check-objectives': joined('warn', LOOK),
  wins: event('act'),
  'nobody-wins': event('bad'),
}

/** How a line of the log is told. */
export function momentOf(
  line: Line,
  view: NemesisView,
  seat: Seat | null,
  before: NemesisView = view,
): Moment {
  const shown = STYLES[line.kind] ?? QUIET
  return {
    ...shown,
    weight: isCardOfAll(line, view) ? 'event' : shown.weight,
    icon: shown.icon ?? iconOf(line, view),
    dice: diceOf(line),
    about: aboutOf(line, view, before),
    seat: doerOf(line, view),
    concern: concernOf(line, view, seat),
    fact: factOf(line),
    next: nextOf(line, view),
  }
}

/** In a cooperative game nobody shows a card before it is checked. */
function isCardOfAll({ kind }: Line, { mode }: NemesisView): boolean {
  return kind === 'check-objectives' && mode === 'coop'
}

const HAND: IconShape = 'gi:card-random'

/** What comes of somebody's doing is theirs too; outside of turns it is whoever the line names, if anybody. */
function doerOf({ params = {} }: Line, { phase, turn }: NemesisView): Seat | null {
  if (phase === 'turn') return turn.seat
  return params.seat === undefined || params.seat === NONE ? null : Number(params.seat)
}

function factOf({ kind, params = {} }: Line): Fact | undefined {
  const { type, number, cards, injuries, endurance, verdict, attack } = params
  if (kind === 'attack-card') return { verdict: `attack-text.${attack}` }
  if (kind === 'surprise-attack' && number !== undefined) {
    const token = { icon: INTRUDER_ICONS[type], value: Number(number), label: 'fact.token' }
    const hand = { icon: HAND, value: Number(cards), label: 'fact.hand' }
    return { sides: [token, hand], verdict: 'fact.surprise' }
  }
  if (kind.startsWith('endurance')) {
    const hurt = { icon: LIGHT_WOUND, value: Number(injuries), label: 'fact.injuries' }
    const holds = { icon: DEATH, value: Number(endurance), label: 'fact.endurance' }
    return { sides: [hurt, holds], verdict: `verdict.${verdict}` }
  }
  return undefined
}

function iconOf({ params = {} }: Line, view: NemesisView): IconShape | undefined {
  const { type, item, object, tile, character, seat } = params
  if (item !== undefined) return ITEM_ICONS[item]
  if (object !== undefined) return objectIcon(String(object))
  if (tile !== undefined) return ROOM_ICONS[tile]
  if (type !== undefined) return INTRUDER_ICONS[type]
  if (character !== undefined) return CHARACTER_ICONS[character]
  return seat === undefined ? undefined : CHARACTER_ICONS[view.players[Number(seat)]?.character]
}

/** Faces in words of a letter or two: the sentence beside them says the rest. */
const FACES: Readonly<Record<string, string>> = {
  danger: '!',
  silence: '…',
  miss: '✕',
  creeper: '◆',
  adult: '■',
  one: '1',
  two: '2',
}

function diceOf({ kind, params = {} }: Line): readonly string[] | undefined {
  if (kind !== 'noise-roll' && kind !== 'combat-roll') return undefined
  return [FACES[params.face] ?? String(params.face)]
}

const KINDS = ['intruder', 'seat', 'pod', 'attack', 'event', 'object'] as const

/** Everything on the board that a line is about, first where it happens. */
function aboutOf(line: Line, view: NemesisView, before: NemesisView): Target[] {
  const { kind, params = {} } = line
  const about = [...whereOf(line, view), ...placesAtEnd(line, before)]
  for (const one of KINDS) {
    if (params[one] !== undefined && params[one] !== -1) about.push({ kind: one, id: params[one] })
  }
  if (kind === 'pods-unlocked') {
    about.push(...view.pods.map(({ number }) => ({ kind: 'pod', id: number })))
  }
  return about
}

/** The corridor or room that a line names, or the room of whoever it names. */
function whereOf({ params = {} }: Line, view: NemesisView): Target[] {
  const { exit, corridor, engine } = params
  if (exit !== undefined) return [exitNamed(String(exit))]
  if (corridor !== undefined) return [{ kind: 'corridor', id: corridor }]
  const place = engine === undefined ? roomOf(params, view) : engineRoom(view, engine)
  return place === undefined || place < 0 ? [] : [{ kind: 'place', id: place }]
}

function exitNamed(id: string): Target {
  return { kind: id.startsWith('technical') ? 'technical' : 'corridor', id }
}

function engineRoom({ rooms }: NemesisView, engine: string | number): number {
  return rooms.findIndex(({ tile }) => tile === `engine-${engine}`)
}

function roomOf(
  { place, intruder, seat }: NonNullable<Line['params']>,
  view: NemesisView,
): number | undefined {
  if (place !== undefined) return Number(place)
  const found = view.intruders.find(({ name }) => name === intruder)
  return found?.room ?? (seat === undefined ? undefined : view.players[Number(seat)]?.room)
}
