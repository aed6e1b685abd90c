import type { Dictionary, Language, Seat } from '@bulkhead/kernel'
import type { NemesisView } from '@bulkhead/nemesis'
import type { IconShape } from '../../ui/icon.tsx'

/** The drawings and letters by which both the board and the boards of the players know a thing. */

type Icons = Readonly<Record<string, IconShape>>

export const ROOM_ICONS: Icons = {
  armory: 'gi:lockers',
  surgery: 'gi:scalpel',
  storage: 'gi:cargo-crate',
  generator: 'gi:reactor',
  'emergency-room': 'gi:hospital-cross',
  laboratory: 'gi:microscope',
  nest: 'gi:nest-eggs',
  'comms-room': 'gi:radio-tower',
  'evacuation-a': 'gi:apollo-capsule',
  'evacuation-b': 'gi:apollo-capsule',
  'fire-control': 'gi:fire-extinguisher',
  cabins: 'gi:bunk-beds',
  canteen: 'gi:hot-meal',
  'command-center': 'gi:closed-doors',
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

export const ITEM_ICONS: Icons = {
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
  'technical-corridor-plans': 'gi:pipes',
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

export const INTRUDER_ICONS: Icons = {
  larva: 'gi:leeching-worm',
  creeper: 'gi:spider-alt',
  adult: 'gi:alien-skull',
  breeder: 'gi:alien-bug',
  queen: 'gi:horned-reptile',
  blank: 'gi:plain-circle',
}

export const CHARACTER_ICONS: Icons = {
  captain: 'gi:captain-hat-profile',
  pilot: 'gi:full-motorcycle-helmet',
  scientist: 'gi:lab-coat',
  scout: 'gi:binoculars',
  soldier: 'gi:rank-3',
  mechanic: 'gi:spanner',
}

/** What lies about: `corpse-2` is drawn as any corpse. */
export const OBJECT_ICONS: Icons = {
  corpse: 'gi:dead-head',
  carcass: 'gi:animal-skull',
  egg: 'gi:egg-clutch',
}

/** Effects of Exploration tokens. */
export const TOKEN_ICONS: Icons = {
  malfunction: 'gi:gears',
  doors: 'gi:closed-doors',
  fire: 'gi:flame',
  silence: 'gi:speaker-off',
  slime: 'gi:slime',
  danger: 'gi:hazard-sign',
}

export const FIRE: IconShape = 'gi:flame'
export const MALFUNCTION: IconShape = 'gi:gears'
export const NOISE: IconShape = 'gi:sound-waves'
export const COMPUTER: IconShape = 'gi:laptop'
export const SLIME: IconShape = 'gi:slime'
export const SIGNAL: IconShape = 'gi:satellite-communication'
export const POD: IconShape = 'gi:apollo-capsule'
export const LOCKED: IconShape = 'gi:padlock'
export const UNLOCKED: IconShape = 'gi:padlock-open'
export const DEPRESSURISED: IconShape = 'gi:vortex'
export const TECHNICAL: IconShape = 'gi:pipes'
export const BAG: IconShape = 'gi:swap-bag'
export const DEATH: IconShape = 'gi:death-skull'
export const DOOR: IconShape = 'gi:closed-doors'
export const EVENT: IconShape = 'gi:card-draw'
export const TIME: IconShape = 'gi:hourglass'
export const SELF_DESTRUCT: IconShape = 'gi:time-bomb'
export const EXPLOSION: IconShape = 'gi:explosion-rays'
export const HYPERSPACE: IconShape = 'gi:star-gate'
export const DESTINATION: IconShape = 'gi:ringed-planet'
export const CONTAMINATION: IconShape = 'gi:biohazard'
export const LIGHT_WOUND: IconShape = 'gi:bleeding-wound'
export const SERIOUS_WOUND: IconShape = 'gi:open-wound'
export const WOUND_ICONS: Icons = {
  'wound-body': 'gi:ribcage',
  'wound-leg': 'gi:leg',
  'wound-hand': 'gi:severed-hand',
  'wound-bleeding': 'gi:droplets',
  'wound-arm': 'gi:arm-sling',
}
export const LOOK: IconShape = 'gi:semi-closed-eye'

export function objectIcon(object: string): IconShape {
  return OBJECT_ICONS[object.split('-')[0]] ?? OBJECT_ICONS.corpse
}

const INITIALS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { captain: 'C', pilot: 'P', scientist: 'Si', scout: 'Sc', soldier: 'So', mechanic: 'M' },
  fr: { captain: 'C', pilot: 'P', scientist: 'Sc', scout: 'É', soldier: 'So', mechanic: 'M' },
}

/** One or two letters that tell a Character from all others; before the draft, the number of the seat. */
export function initialOf(view: NemesisView, seat: Seat, language: Language): string {
  const { character, number } = view.players[seat]
  return view.phase === 'draft' ? String(number) : INITIALS[language][character]
}

/** The Character of a seat, or, before the draft, its number. */
export function sideName(view: NemesisView, seat: Seat, words: Dictionary): string {
  if (view.phase === 'draft') return words[`Player.${seat}`]
  return words[`character.${view.players[seat].character}`]
}
