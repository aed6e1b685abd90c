import type { IconShape } from '../../ui/icon.tsx'
import type { Faction, SectorAction, UnitKind } from './names.ts'

export const FACTION_ICONS: Readonly<Record<Faction, IconShape>> = {
  marines: 'gi:space-suit',
  aliens: 'gi:alien-bug',
  scientists: 'gi:mad-scientist',
  greys: 'gi:alien-stare',
  pandora: 'gi:gooey-daemon',
}

export const UNIT_ICONS: Readonly<Record<UnitKind, IconShape>> = {
  marine: 'gi:space-suit',
  alien: 'gi:alien-bug',
  scientist: 'gi:mad-scientist',
  grey: 'gi:alien-stare',
  creature: 'gi:gooey-daemon',
  runner: 'gi:sprint',
  catcher: 'gi:grasping-claws',
  warrior: 'gi:crossed-claws',
  'minor-alien': 'gi:maggot',
}

export const ACTION_ICONS: Readonly<Record<SectorAction, IconShape>> = {
  assault: 'gi:crossed-swords',
  malfunction: 'gi:interdiction',
  'extra-turn': 'gi:clockwise-rotation',
  home: 'gi:upgrade',
}

export const CARD_ICONS: Readonly<Record<string, IconShape>> = {
  'mar-assault': 'gi:crossed-pistols',
  'mar-minefield': 'gi:land-mine',
  'mar-strategic-position': 'gi:crosshair',
  'mar-armoury': 'gi:ammo-box',
  'mar-fire': 'gi:flame',
  'mar-barricade': 'gi:barricade',
  'mar-hideout': 'gi:bunker',
  'mar-duplication': 'gi:stack',
  'mar-secret-passage': 'gi:secret-door',
  'mar-ambush': 'gi:hunter-eyes',
  'mar-burst': 'gi:bullets',
  'mar-detector': 'gi:metal-detector',
  'mar-team-tactics': 'gi:rally-the-troops',
  'mar-protection': 'gi:checked-shield',
  'ali-assault': 'gi:claw-slashes',
  'ali-camouflaged': 'gi:chameleon-glyph',
  'ali-hive': 'gi:beehive',
  'ali-tentacles': 'gi:octopus',
  'ali-ventilation-conduit': 'gi:computer-fan',
  'ali-shaft': 'gi:elevator',
  'ali-incubator': 'gi:egg-clutch',
  'ali-duplication': 'gi:stack',
  'ali-ventilation-grate': 'gi:doorway',
  'ali-phantom-attack': 'gi:spectre',
  'ali-abduction': 'gi:grab',
  'ali-parasite': 'gi:tick',
  'ali-crawlers': 'gi:centipede',
  'sci-camera': 'gi:cctv-camera',
  'sci-archives': 'gi:archive-register',
  'sci-infirmary': 'gi:hospital-cross',
  'sci-small-laboratory': 'gi:microscope',
  'sci-defence-system': 'gi:sentry-gun',
  'sci-duplication': 'gi:stack',
  'sci-station-plan': 'gi:treasure-map',
  'sci-detonation': 'gi:time-bomb',
  'sci-clamp': 'gi:clamp',
  'sci-remote-control': 'gi:satellite-communication',
  'gre-probe': 'gi:satellite',
  'gre-minefield': 'gi:land-mine',
  'gre-life-drain': 'gi:bleeding-heart',
  'gre-optimiser': 'gi:gear-hammer',
  'gre-brood-chamber': 'gi:nest-eggs',
  'gre-teleportation': 'gi:teleport',
  'gre-duplication': 'gi:stack',
  'gre-time-loop': 'gi:infinity',
  'gre-transfer': 'gi:card-exchange',
  'gre-downgrade': 'gi:arrow-dunk',
  'gre-invisibility': 'gi:invisible',
  'gre-mind-control': 'gi:brain-tentacle',
  'bon-unexpected-reinforcements': 'gi:card-pickup',
  'bon-gangway': 'gi:bridge',
  'bon-upgrade': 'gi:upgrade',
}

export const LIFE: IconShape = 'gi:hearts'
export const WOUNDS_DEALT: IconShape = 'gi:trophy'
export const DATA: IconShape = 'gi:database'
export const UPGRADE: IconShape = 'gi:upgrade'
export const SPACE: IconShape = 'gi:ringed-planet'
export const DECK: IconShape = 'gi:card-draw'
export const DISCARDS: IconShape = 'gi:card-discard'
export const BONUS: IconShape = 'gi:present'
export const MALFUNCTION: IconShape = 'gi:interdiction'
export const CRAWLERS: IconShape = 'gi:centipede'
export const RECORDING: IconShape = 'gi:video-camera'
export const ACTIVE: IconShape = 'gi:power-lightning'
export const EMBRYO: IconShape = 'gi:alien-egg'
export const CLAMP: IconShape = 'gi:clamp'
export const PARASITE: IconShape = 'gi:tick'
export const INVISIBLE: IconShape = 'gi:sight-disabled'
export const DEACTIVATION: IconShape = 'gi:bolt-shield'
export const END: IconShape = 'gi:hourglass'
export const WOUND: IconShape = 'gi:bleeding-heart'
export const FLASH: IconShape = 'gi:sword-clash'
export const PANDORA: IconShape = 'gi:gooey-daemon'
export const VICTORY: IconShape = 'gi:laurels'
