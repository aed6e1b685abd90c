import type { IconShape } from '../../ui/icon.tsx'
import {
  ANALYSIS,
  CONTAMINATION,
  type Icons,
  type Initials,
  NEST,
  POD,
  type PrintedIcons,
  SIGNAL,
  TREATMENT,
} from '../hull/icons.ts'

/** What only Lockdown has to draw. */

export const ALERT: IconShape = 'gi:siren'
export const AUTODESTRUCTION: IconShape = 'gi:time-bomb'
export const BUNKER: IconShape = 'gi:bunker'
export const CONTINGENCY: IconShape = 'gi:files'
export const DARK: IconShape = 'gi:flashlight'
export const ELEVATOR: IconShape = 'gi:elevator'
export const GATE: IconShape = 'gi:security-gate'
export const ISOLATION: IconShape = 'gi:locked-door'
export const KNOWLEDGE: IconShape = 'gi:vial'
export const POWER: IconShape = 'gi:power-lightning'
export const PURGE: IconShape = 'gi:sonic-boom'
export const ROVER: IconShape = 'gi:jeep'
export const SURFACE: IconShape = 'gi:dust-cloud'
export const ZONE: IconShape = 'gi:echo-ripples'

const STAIRS: IconShape = 'gi:stairs'
const CROSSING: IconShape = 'gi:crossroad'

const rooms: Icons = {
  archive: 'gi:archive-research',
  'cave-entrance': 'gi:cave-entrance',
  'cooling-system': 'gi:computer-fan',
  decon: 'gi:shower',
  'emergency-room': TREATMENT,
  laboratory: ANALYSIS,
  nest: NEST,
  'power-generator': 'gi:power-generator',
  'transmitter-control': SIGNAL,
  'css-a': POD,
  'css-b': POD,
  'css-c': POD,
  'css-control': 'gi:gear-stick',
  'defense-control': 'gi:sentry-gun',
  'guard-room': 'gi:lockers',
  'contaminated-room': CONTAMINATION,
  surgery: 'gi:scalpel',
  'testing-lab': 'gi:test-tubes',
  'vent-control': 'gi:airtight-hatch',
  'isolation-room': ISOLATION,
  repository: 'gi:cargo-crate',
  'backup-power': 'gi:car-battery',
  'alert-room': ALERT,
  'elevator-1': ELEVATOR,
  'elevator-2': ELEVATOR,
  'elevator-3': ELEVATOR,
  'staircase-1': STAIRS,
  'staircase-2': STAIRS,
  'intersection-1': CROSSING,
  'intersection-2': CROSSING,
  'intersection-3': CROSSING,
  'intersection-4': CROSSING,
}

const items: Icons = {
  'energy-charge': 'gi:battery-100',
  'light-stick': 'gi:light-sabers',
  grenade: 'gi:flash-grenade',
  'smoke-grenade': 'gi:smoke-bomb',
  decoy: 'gi:boombox',
  'recon-drone': 'gi:delivery-drone',
  'extended-magazine': 'gi:machine-gun-magazine',
  'prototype-rifle': 'gi:mp5',
  'prototype-shotgun': 'gi:bolter-gun',
  'prototype-pistol': 'gi:ray-gun',
  'comms-key': 'gi:usb-key',
  'autodestruct-key': 'gi:detonator',
  toolbelt: 'gi:toolbox',
  fuel: 'gi:jerrycan',
  'duct-tape': 'gi:wire-coil',
  flashlight: 'gi:flashlight',
  'fire-blanket': 'gi:fire-extinguisher',
  'clothes-yellow': 'gi:clothes',
  'energy-charge-yellow': 'gi:battery-100',
  'cave-plans': 'gi:treasure-map',
  'facility-plans': 'gi:armor-blueprint',
  medkit: 'gi:first-aid-kit',
  'skin-stapler': 'gi:stapler',
  'clothes-green': 'gi:clothes',
  alcohol: 'gi:brandy-bottle',
  'caffeine-pills': 'gi:coffee-beans',
  'adrenaline-shot': 'gi:syringe',
  'research-documents': 'gi:papers',
  stimulants: 'gi:pill',
  antidote: 'gi:medicines',
  taser: 'gi:electric',
  flamethrower: 'gi:flamethrower',
  'thermite-charge': 'gi:fire-bomb',
  'enviro-suit': 'gi:space-suit',
  smg: 'gi:uzi',
  'probe-arm': 'gi:mechanical-arm',
  pistol: 'gi:pistol-gun',
  'nail-gun': 'gi:nails',
  'assault-rifle': 'gi:ak47',
  wail: 'gi:sonic-screech',
  'battle-suit': 'gi:armor-upgrade',
  'analysis-kit': 'gi:round-bottom-flask',
  cyberdeck: 'gi:processor',
  'cleaning-cart': 'gi:shopping-cart',
  'command-tablet': 'gi:tablet',
  'rover-key': 'gi:key-card',
  'field-laboratory': ANALYSIS,
  'motion-tracker': 'gi:radar-sweep',
  'body-armour': 'gi:kevlar-vest',
  'plasma-torch': 'gi:laser-sparks',
}

const characters: Icons = {
  survivor: 'gi:walking-boot',
  'lab-rat': 'gi:rat',
  hacker: 'gi:cyber-eye',
  xenobiologist: 'gi:hazmat-suit',
  sentry: 'gi:guards',
  janitor: 'gi:broom',
  captain: 'gi:captain-hat-profile',
  pilot: 'gi:full-motorcycle-helmet',
  scientist: 'gi:lab-coat',
  scout: 'gi:binoculars',
  soldier: 'gi:rank-3',
  mechanic: 'gi:spanner',
}

const wounds: Icons = {
  'wound-body': 'gi:ribcage',
  'wound-leg': 'gi:leg',
  'wound-knee': 'gi:knee-cap',
  'wound-hand': 'gi:severed-hand',
  'wound-bleeding': 'gi:droplets',
  'wound-arm': 'gi:arm-sling',
}

export const icons: PrintedIcons = { rooms, items, characters, wounds }

export const initials: Initials = {
  en: {
    survivor: 'Su',
    'lab-rat': 'LR',
    hacker: 'H',
    xenobiologist: 'Xe',
    sentry: 'Se',
    janitor: 'J',
    captain: 'C',
    pilot: 'P',
    scientist: 'Si',
    scout: 'Sc',
    soldier: 'So',
    mechanic: 'M',
  },
  fr: {
    survivor: 'Su',
    'lab-rat': 'RL',
    hacker: 'H',
    xenobiologist: 'Xé',
    sentry: 'Se',
    janitor: 'Co',
    captain: 'C',
    pilot: 'P',
    scientist: 'Sc',
    scout: 'É',
    soldier: 'So',
    mechanic: 'M',
  },
}
