import type { IconShape } from '../../ui/icon.tsx'
import {
  ANALYSIS,
  DOOR,
  type Icons,
  type Initials,
  NEST,
  POD,
  type PrintedIcons,
  TECHNICAL,
  TREATMENT,
} from '../hull/icons.ts'

/** What only Nemesis has to draw. */

const rooms: Icons = {
  armory: 'gi:lockers',
  surgery: 'gi:scalpel',
  storage: 'gi:cargo-crate',
  generator: 'gi:reactor',
  'emergency-room': TREATMENT,
  laboratory: ANALYSIS,
  nest: NEST,
  'comms-room': 'gi:radio-tower',
  'evacuation-a': POD,
  'evacuation-b': POD,
  'fire-control': 'gi:fire-extinguisher',
  cabins: 'gi:bunk-beds',
  canteen: 'gi:hot-meal',
  'command-center': DOOR,
  'hatch-control': 'gi:unlocking',
  'airlock-control': 'gi:airtight-hatch',
  'shower-room': 'gi:shower',
  'slime-room': 'gi:dripping-goo',
  'engine-control': 'gi:gear-stick',
  'monitoring-room': 'gi:cctv-camera',
  cockpit: 'gi:radar-dish',
  hibernatorium: 'gi:cryo-chamber',
  'engine-1': 'gi:rocket-thruster',
  'engine-2': 'gi:rocket-thruster',
  'engine-3': 'gi:rocket-thruster',
}

const items: Icons = {
  revolver: 'gi:revolver',
  shotgun: 'gi:winchester-rifle',
  pistol: 'gi:pistol-gun',
  rifle: 'gi:famas',
  'assault-rifle': 'gi:ak47',
  'sawed-off': 'gi:sawed-off-shotgun',
  'ship-log': 'gi:notebook',
  intercom: 'gi:speaker',
  'orbital-thrusters': 'gi:orbital',
  'pilot-evacuation-key': 'gi:key-card',
  'plasma-torch': 'gi:laser-sparks',
  flashlight: 'gi:flashlight',
  autoloader: 'gi:reload-gun-barrel',
  armor: 'gi:kevlar-vest',
  'motion-tracker': 'gi:radar-sweep',
  'security-key': 'gi:swipe-card',
  'holo-computer': 'gi:holosphere',
  'lab-equipment': 'gi:test-tubes',
  'energy-charge': 'gi:battery-100',
  grenade: 'gi:flash-grenade',
  'smoke-grenade': 'gi:smoke-bomb',
  'recon-drone': 'gi:delivery-drone',
  bait: 'gi:meat',
  'extended-magazine': 'gi:machine-gun-magazine',
  'prototype-rifle': 'gi:mp5',
  'prototype-shotgun': 'gi:bolter-gun',
  'prototype-pistol': 'gi:ray-gun',
  'comms-key': 'gi:usb-key',
  'evacuation-key': 'gi:key-card',
  'self-destruct-key': 'gi:detonator',
  chemicals: 'gi:bubbling-flask',
  tools: 'gi:toolbox',
  'duct-tape': 'gi:wire-coil',
  'fire-extinguisher': 'gi:fire-extinguisher',
  'clothes-yellow': 'gi:clothes',
  'energy-charge-yellow': 'gi:battery-100',
  'technical-corridor-plans': TECHNICAL,
  'space-suit': 'gi:space-suit',
  'nemesis-plans': 'gi:armor-blueprint',
  bandages: 'gi:bandage-roll',
  medkit: 'gi:first-aid-kit',
  'synthetic-food': 'gi:opened-food-can',
  'adrenaline-shot': 'gi:syringe',
  alcohol: 'gi:brandy-bottle',
  'clothes-green': 'gi:clothes',
  'military-drugs': 'gi:pill',
  antidote: 'gi:medicines',
  taser: 'gi:electric',
  flamethrower: 'gi:flamethrower',
  'molotov-cocktail': 'gi:molotov',
}

const characters: Icons = {
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
  'wound-hand': 'gi:severed-hand',
  'wound-bleeding': 'gi:droplets',
  'wound-arm': 'gi:arm-sling',
}

export const icons: PrintedIcons = { rooms, items, characters, wounds }

export const HYPERSPACE: IconShape = 'gi:star-gate'
export const DESTINATION: IconShape = 'gi:ringed-planet'

export const initials: Initials = {
  en: { captain: 'C', pilot: 'P', scientist: 'Si', scout: 'Sc', soldier: 'So', mechanic: 'M' },
  fr: { captain: 'C', pilot: 'P', scientist: 'Sc', scout: 'É', soldier: 'So', mechanic: 'M' },
}
