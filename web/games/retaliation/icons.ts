import type { Dictionary, Language, Seat } from '@bulkhead/kernel'
import type { RetaliationView } from '@bulkhead/retaliation'
import type { IconShape } from '../../ui/icon.tsx'

/** The drawings and letters by which both the Facility and the boards of the players know a thing. */

type Icons = Readonly<Record<string, IconShape>>

export const ROOM_ICONS: Icons = {
  'sprinklers-control': 'gi:fountain',
  shelter: 'gi:bunker',
  'emergency-room': 'gi:hospital-cross',
  'supply-room': 'gi:cargo-crate',
  armory: 'gi:lockers',
  'door-control-room': 'gi:closed-doors',
  'security-robot-room': 'gi:robot-grab',
  'gunnery-room': 'gi:turret',
  'pressure-control': 'gi:speedometer',
  'alarm-room': 'gi:public-speaker',
  'experimental-military-lab': 'gi:test-tubes',
  'technical-corridor-entrance': 'gi:pipes',
  'decontamination-room': 'gi:shower',
  'landing-zone': 'gi:apollo-capsule',
  'life-support-control-a': 'gi:scuba-tanks',
  'surgery-room': 'gi:scalpel',
  'drilling-room': 'gi:drill',
  hibernatorium: 'gi:cryo-chamber',
  'life-support-control-b': 'gi:scuba-tanks',
  'server-room': 'gi:server-rack',
  'cooling-system': 'gi:snowflake-1',
  'life-support-control-c': 'gi:scuba-tanks',
  reactor: 'gi:reactor',
  'escape-shuttle': 'gi:rocket-flight',
  nest: 'gi:nest-eggs',
}

export const ITEM_ICONS: Icons = {
  'assault-rifle': 'gi:ak47',
  'automatic-shotgun': 'gi:winchester-rifle',
  'bf-gun': 'gi:minigun',
  carbine: 'gi:famas',
  'sawed-off-shotgun': 'gi:sawed-off-shotgun',
  handgun: 'gi:pistol-gun',
  'bulletproof-vest': 'gi:kevlar-vest',
  egg: 'gi:big-egg',
  ammo: 'gi:ammo-box',
  'military-taser': 'gi:electric',
  grenade: 'gi:grenade',
  flashbang: 'gi:flash-grenade',
  'remote-detonator': 'gi:detonator',
  'exploring-drone': 'gi:delivery-drone',
  'portable-barrier': 'gi:barrier',
  'anti-aircraft-codes': 'gi:key-card',
  'personal-log-codes': 'gi:notebook',
  'medical-stapler': 'gi:stapler',
  medkit: 'gi:first-aid-kit',
  medpack: 'gi:medical-pack',
  'adrenaline-injection': 'gi:syringe',
  antiseptic: 'gi:spray',
  'caffeine-pills': 'gi:pill',
  'heavy-oxygen-tank': 'gi:scuba-tanks',
  stimulants: 'gi:medicines',
  'emergency-life-support-codes': 'gi:swipe-card',
  'termination-codes': 'gi:usb-key',
  'oxygen-tank': 'gi:scuba-mask',
  tools: 'gi:toolbox',
  'duct-tape': 'gi:wire-coil',
  'fire-extinguisher': 'gi:fire-extinguisher',
  phosphates: 'gi:bubbling-flask',
  'robot-controller': 'gi:console-controller',
  'assault-shotgun': 'gi:shotgun',
  'autoloader-belt': 'gi:heavy-bullets',
  bayonet: 'gi:bayonet',
  'biohazard-armor': 'gi:hazmat-suit',
  'drum-mag-rifle': 'gi:thompson-m1928',
  'engineering-equipment': 'gi:spanner',
  'entrenching-tool': 'gi:spade',
  flamethrower: 'gi:flamethrower',
  'gatling-gun': 'gi:chaingun',
  'grenade-launcher': 'gi:bolter-gun',
  'hand-cannon': 'gi:revolver',
  'heavy-armor': 'gi:breastplate',
  'noise-scanner': 'gi:radar-sweep',
  'perimeter-security-device': 'gi:cctv-camera',
  'plasma-gun': 'gi:ray-gun',
  'portable-device': 'gi:smartphone',
  'rpg-launcher': 'gi:missile-launcher',
  'security-system-control': 'gi:sentry-gun',
  'sonic-gun': 'gi:sonic-screech',
  'submachine-gun': 'gi:mp5',
  'supporting-robot-controller': 'gi:tv-remote',
  'tactical-armor': 'gi:armor-vest',
  'tactical-hatchet': 'gi:tomahawk',
  'utility-vest': 'gi:sleeveless-jacket',
}

export const GEAR_ICONS: Icons = {
  ammo: 'gi:machine-gun-magazine',
  'half-ammo': 'gi:machine-gun-magazine',
  grenade: 'gi:grenade',
  oxygen: 'gi:scuba-tanks',
  medpack: 'gi:health-normal',
}

export const INTRUDER_ICONS: Icons = {
  queen: 'gi:horned-reptile',
  drone: 'gi:spider-alt',
  adult: 'gi:alien-skull',
  larva: 'gi:leeching-worm',
  blank: 'gi:plain-circle',
}

export const CHARACTER_ICONS: Icons = {
  officer: 'gi:rank-3',
  recon: 'gi:binoculars',
  'combat-engineer': 'gi:spanner',
  'medical-support': 'gi:hospital-cross',
  'heavy-gun-operator': 'gi:minigun',
  contractor: 'gi:briefcase',
}

export const ROBOT_ICONS: Icons = {
  'exploration-robot': 'gi:tracked-robot',
  'medical-robot': 'gi:robot-antennas',
  'military-robot': 'gi:robot-golem',
  'securing-robot': 'gi:vintage-robot',
  'server-robot': 'gi:mono-wheel-robot',
  'technical-robot': 'gi:robot-grab',
}

export const WOUND_ICONS: Icons = {
  bleeding: 'gi:droplets',
  leg: 'gi:leg',
  arm: 'gi:arm-sling',
  eyes: 'gi:semi-closed-eye',
  guts: 'gi:stomach',
  body: 'gi:ribcage',
  hand: 'gi:severed-hand',
  knee: 'gi:knee-bandage',
  lungs: 'gi:lungs',
}

export const ROBOT: IconShape = 'gi:tracked-robot'
export const FIRE: IconShape = 'gi:flame'
export const MALFUNCTION: IconShape = 'gi:gears'
export const SECURE: IconShape = 'gi:checked-shield'
export const NOISE: IconShape = 'gi:sound-waves'
export const COMPUTER: IconShape = 'gi:laptop'
export const LOCKED: IconShape = 'gi:padlock'
export const BAG: IconShape = 'gi:swap-bag'
export const DEATH: IconShape = 'gi:death-skull'
export const DOOR: IconShape = 'gi:closed-doors'
export const EVENT: IconShape = 'gi:card-draw'
export const TIME: IconShape = 'gi:hourglass'
export const LANDER: IconShape = 'gi:apollo-capsule'
export const AUTODESTRUCTION: IconShape = 'gi:time-bomb'
export const ANTI_AIRCRAFT: IconShape = 'gi:anti-aircraft-gun'
export const EXPLOSION: IconShape = 'gi:explosion-rays'
export const CONTAMINATION: IconShape = 'gi:biohazard'
export const WOUND: IconShape = 'gi:open-wound'
export const HEALTH: IconShape = 'gi:hearts'
export const OXYGEN: IconShape = 'gi:scuba-tanks'
export const FACILITY: IconShape = 'gi:airtight-hatch'
export const EGGS: IconShape = 'gi:nest-eggs'
export const DATA: IconShape = 'gi:usb-key'
export const OBJECTIVE: IconShape = 'gi:bullseye'
export const TASK: IconShape = 'gi:flag-objective'
export const ORDER: IconShape = 'gi:rank-3'
export const LOOK: IconShape = 'gi:semi-closed-eye'
export const HAZARD: IconShape = 'gi:hazard-sign'
export const AMMO: IconShape = 'gi:bullets'
export const CARDS: IconShape = 'gi:card-random'
export const FIRST: IconShape = 'gi:checkered-flag'

const INITIALS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    officer: 'Of',
    recon: 'Re',
    'combat-engineer': 'CE',
    'medical-support': 'MS',
    'heavy-gun-operator': 'HG',
    contractor: 'Co',
  },
  fr: {
    officer: 'Of',
    recon: 'Éc',
    'combat-engineer': 'IC',
    'medical-support': 'SM',
    'heavy-gun-operator': 'ML',
    contractor: 'Co',
  },
}

/** Two letters that tell a Character from all others; before the draft, the number of the player. */
export function initialOf(view: RetaliationView, seat: Seat, language: Language): string {
  const { character, number } = view.players[seat]
  return INITIALS[language][character] ?? String(number)
}

/** The Character of a seat or, before it has one, its number. */
export function sideName(view: RetaliationView, seat: Seat, words: Dictionary): string {
  const { character } = view.players[seat]
  return words[`character.${character}`] ?? words[`Player.${seat}`]
}
