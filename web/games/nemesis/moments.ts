import type { Line, Target } from '@bulkhead/kernel'
import type { NemesisView } from '@bulkhead/nemesis'
import type { IconShape } from '../../ui/icon.tsx'
import type { Moment } from '../ui.ts'
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

export const headings: ReadonlySet<string> = new Set(['round', 'time'])

type Style = Pick<Moment, 'weight' | 'tone' | 'icon'>

const step = (tone: Moment['tone'], icon?: IconShape): Style => ({ weight: 'step', tone, icon })
const band = (tone: Moment['tone'], icon?: IconShape): Style => ({ weight: 'band', tone, icon })
const QUIET: Style = { weight: 'quiet', tone: 'calm' }

/** Everything worth a moment; what is not named here stands in the log alone. */
const STYLES: Readonly<Record<string, Style>> = {
  interrupts: step('warn'),

  // --- moving and exploring ---
  explores: step('act'),
  'found-silence': step('calm', TOKEN_ICONS.silence),
  'found-danger': step('bad', TOKEN_ICONS.danger),
  'found-slime': step('warn', SLIME),
  'found-fire': step('warn', FIRE),
  'found-malfunction': step('warn', MALFUNCTION),
  'found-doors': step('warn', DOOR),

  // --- noise and Encounters ---
  'noise-roll': step('warn', NOISE),
  noise: step('warn', NOISE),
  danger: step('bad', TOKEN_ICONS.danger),
  'danger-alone': step('bad', TOKEN_ICONS.danger),
  encounter: band('bad', NOISE),
  token: step('bad', BAG),
  intruder: step('bad'),
  'surprise-attack': band('bad'),
  'objective-choice': band('warn', LOOK),

  // --- Intruders ---
  attack: step('bad'),
  'attack-card': step('bad', EVENT),
  'attack-misses': step('calm'),
  'keeps-nerve': step('act'),
  'armor-holds': step('act', ITEM_ICONS.armor),
  'intruder-moves': step('bad'),
  retreats: step('calm'),
  vanishes: step('calm'),
  transforms: band('bad', INTRUDER_ICONS.breeder),
  injured: step('act'),
  'intruder-dies': step('act', DEATH),
  'bag-grows': step('warn', BAG),
  'egg-laid': step('bad', OBJECT_ICONS.egg),
  'egg-hatches': step('bad', OBJECT_ICONS.egg),
  'egg-destroyed': step('act', OBJECT_ICONS.egg),
  'nest-destroyed': band('act', ROOM_ICONS.nest),
  'weakness-found': step('act', ROOM_ICONS.laboratory),

  // --- fighting ---
  shoots: step('calm'),
  strikes: step('calm'),
  'combat-roll': step('act'),

  // --- wounds ---
  'light-wound': step('bad', LIGHT_WOUND),
  'serious-wound': band('bad', SERIOUS_WOUND),
  scans: step('warn', CONTAMINATION),
  infested: band('bad', INTRUDER_ICONS.larva),
  slimed: step('warn', SLIME),
  dies: band('bad', DEATH),
  revived: band('act', ROOM_ICONS['emergency-room']),

  // --- things ---
  finds: step('act'),
  takes: step('calm'),
  crafts: step('act'),
  'quest-activated': step('act'),

  // --- the ship ---
  'door-opened': step('calm', DOOR),
  'door-closed': step('calm', DOOR),
  'door-destroyed': step('warn', DOOR),
  fire: step('warn', FIRE),
  'fire-out': step('calm', FIRE),
  malfunction: step('warn', MALFUNCTION),
  repaired: step('act', MALFUNCTION),
  depressurisation: step('warn', DEPRESSURISED),
  'depressurisation-ends': step('calm', DEPRESSURISED),
  depressurised: band('bad', DEPRESSURISED),
  destination: step('warn', DESTINATION),
  signal: step('calm', SIGNAL),
  'engine-order-changed': step('warn', ROOM_ICONS['engine-1']),
  'self-destruct-started': band('bad', SELF_DESTRUCT),
  'self-destruct-stopped': band('act', SELF_DESTRUCT),
  'sees-room': step('act', LOOK),
  'sees-token': step('act', LOOK),
  'sees-coordinates': step('act', DESTINATION),
  'sees-engine': step('act', ROOM_ICONS['engine-1']),
  'sees-event': step('act', EVENT),
  'sees-objective': step('act', LOOK),

  // --- pods and hibernation ---
  boards: step('calm', POD),
  'boarding-fails': step('warn', POD),
  'leaves-pod': step('calm', POD),
  launched: band('act', POD),
  'pod-locked': step('warn', LOCKED),
  'pod-unlocked': step('act', UNLOCKED),
  'pods-unlocked': step('act', UNLOCKED),
  'pod-lost': step('bad', POD),
  hibernates: band('act', ROOM_ICONS.hibernatorium),
  'hibernation-fails': step('warn', ROOM_ICONS.hibernatorium),

  // --- the Event phase ---
  time: step('warn', TIME),
  'chambers-open': band('act', ROOM_ICONS.hibernatorium),
  'self-destruct': step('bad', SELF_DESTRUCT),
  event: step('warn', EVENT),
  overlord: band('bad', INTRUDER_ICONS.queen),
  'overlord-plays': step('bad', INTRUDER_ICONS.adult),

  // --- the end ---
  'ends-jump': band('warn', HYPERSPACE),
  'ends-explosion': band('bad', EXPLOSION),
  'ends-nobody-left': band('warn', DEATH),
  jump: band('warn', HYPERSPACE),
  explodes: band('bad', EXPLOSION),
  perishes: step('bad', DEATH),
  'check-engines': band('warn', ROOM_ICONS['engine-1']),
  'check-coordinates': band('warn', DESTINATION),
  'check-contamination': step('warn', CONTAMINATION),
  'check-objectives': step('warn', LOOK),
}

/** How a line of the log is shown: what the Queen does is always across the screen. */
export function momentOf(line: Line, view: NemesisView): Moment {
  const style = STYLES[line.kind] ?? QUIET
  const { params = {} } = line
  const queen = params.type === 'queen' && QUEENLY.has(line.kind)
  return {
    ...style,
    weight: queen ? 'band' : style.weight,
    icon: style.icon ?? iconOf(line, view),
    dice: diceOf(line),
    about: aboutOf(line, view),
  }
}

const QUEENLY: ReadonlySet<string> = new Set(['intruder', 'attack', 'intruder-dies'])

function iconOf({ kind, params = {} }: Line, view: NemesisView): IconShape | undefined {
  const { type, item, object, tile, character, seat } = params
  if (item !== undefined) return ITEM_ICONS[item]
  if (object !== undefined) return objectIcon(String(object))
  if (tile !== undefined) return ROOM_ICONS[tile]
  if (type !== undefined) return INTRUDER_ICONS[type]
  if (character !== undefined) return CHARACTER_ICONS[character]
  if (kind === 'combat-roll') return 'gi:rolling-dices'
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

const KINDS = ['seat', 'intruder', 'place', 'corridor', 'pod', 'attack', 'event', 'object'] as const

/** Everything on the board that a line names. */
function aboutOf({ kind, params = {} }: Line, view: NemesisView): Target[] {
  const about: Target[] = KINDS.flatMap((one) =>
    params[one] === undefined || params[one] === -1 ? [] : [{ kind: one, id: params[one] }],
  )
  if (params.exit !== undefined) {
    const id = String(params.exit)
    about.push({ kind: id.startsWith('technical') ? 'technical' : 'corridor', id })
  }
  if (params.engine !== undefined) {
    const place = view.rooms.findIndex(({ tile }) => tile === `engine-${params.engine}`)
    about.push({ kind: 'place', id: place })
  }
  if (kind === 'pods-unlocked') {
    about.push(...view.pods.map(({ number }) => ({ kind: 'pod', id: number })))
  }
  return about
}
