import type { IconShape } from '../../ui/icon.tsx'
import { COMPUTER, type Icons, type Initials, type PrintedIcons } from '../hull/icons.ts'
import { icons as nemesis, initials as nemesisInitials } from '../nemesis/icons.ts'

/** What this box adds to what Nemesis draws. */

export const SHUTTLE: IconShape = 'gi:space-shuttle'
export const ALERT: IconShape = 'gi:siren'
export const ACTIVATE: IconShape = 'gi:siren'
export const TURRET: IconShape = 'gi:sentry-gun'
export const OFFER: IconShape = 'gi:receive-money'
export const MISSION: IconShape = 'gi:contract'
export const SAND: IconShape = 'gi:sands-of-time'
export const SAMPLE: IconShape = 'gi:vial'
export const TRAIT: IconShape = 'gi:brain'
export const LAIKA: IconShape = 'gi:sitting-dog'
/** An Aftermath token, as a hexagon whose face is down. */
export const TOKEN: IconShape = 'gi:hexagonal-nut'

/** Effects of Aftermath tokens. */
export const AFTERMATH_ICONS: Icons = {
  lockdown: 'gi:closed-doors',
  danger: 'gi:hazard-sign',
  egg: 'gi:egg-clutch',
  'slime-room': 'gi:slime',
  larva: 'gi:leeching-worm',
  fire: 'gi:flame',
  carcass: 'gi:animal-skull',
  corpse: 'gi:dead-head',
}

/** What a Turret aims at. */
export const AIM_ICONS: Icons = {
  all: 'gi:targeting',
  intruders: 'gi:alien-skull',
  inactive: 'gi:power-button',
}

const rooms: Icons = {
  ...nemesis.rooms,
  'shuttle-main': SHUTTLE,
  'crafting-room': 'gi:anvil',
  'server-room': 'gi:server-rack',
  'alarm-room': 'gi:ringing-alarm',
  'turret-room': TURRET,
}

const items: Icons = {
  ...nemesis.items,
  'laser-pointer': 'gi:laser-precision',
  'combat-drone': 'gi:walking-turret',
  'enviro-suit': 'gi:hazmat-suit',
  robot: 'gi:vintage-robot',
  'arm-gun': 'gi:laser-gun',
  'compact-pistol': 'gi:pistol-gun',
  'hunting-rifle': 'gi:winchester-rifle',
  handcuffs: 'gi:handcuffs',
  'handcuff-keys': 'gi:key-card',
  'manual-control': 'gi:robot-grab',
  'ship-codes': COMPUTER,
  'power-cell': 'gi:battery-pack',
  'deactivation-module': 'gi:circuitry',
  'spy-drone': 'gi:delivery-drone',
  'emotion-reader': 'gi:psychic-waves',
  'search-module': 'gi:sniffing-dog',
  'anti-aggro': 'gi:dog-bowl',
  'bionic-arm': 'gi:mechanical-arm',
  pipe: 'gi:lead-pipe',
}

const characters: Icons = {
  ...nemesis.characters,
  ceo: 'gi:tie',
  android: 'gi:android-mask',
  psychologist: 'gi:brain',
  'bounty-hunter': 'gi:wanted-reward',
  convict: 'gi:prisoner',
}

const wounds: Icons = { ...nemesis.wounds, 'wound-melted': 'gi:melting-metal' }

export const icons: PrintedIcons = { rooms, items, characters, wounds }

export const initials: Initials = {
  en: {
    ...nemesisInitials.en,
    ceo: 'Ce',
    android: 'A',
    psychologist: 'Py',
    'bounty-hunter': 'B',
    convict: 'Co',
  },
  fr: {
    ...nemesisInitials.fr,
    ceo: 'Pd',
    android: 'A',
    psychologist: 'Py',
    'bounty-hunter': 'Ch',
    convict: 'Co',
  },
}
