import type { Dictionary } from '@bulkhead/kernel'

/** What a card does in at most 80 characters, for the small face of it: only where its whole text is longer. */
export const briefs = {
  'card-brief.search': 'Draw 1 Item for each icon of the room, keep up to 1.',
  'card-brief.rest': 'Scan the Contamination in your hand; clean cards leave the game.',
  'card-brief.demolition': 'Destroy a closed door, or put a Malfunction in your room.',
  'card-brief.repairs': 'For 1 card remove a Malfunction here; or open or close a door.',
  'card-brief.fast-repairs': 'Remove a Malfunction here, or open or close a door.',
  'card-brief.secure': '2 Secure tokens here; or, for 1 card, reinforce a corridor to somebody.',
  'card-brief.fast-secure': '2 Secure tokens here, or reinforce a corridor to somebody.',
  'card-brief.basic-secure':
    'For 1 card: 2 Secure tokens here, or reinforce a corridor to somebody.',
  'card-brief.chain-of-command':
    'Shift the Lander, or order a lower Rank. Reaction: ignore a Command.',
  'card-brief.first-in-command': 'Shift the Lander, or order a lower Rank to move, shoot or burst.',
  'card-brief.fire-at-will':
    'Shift the Lander, or everybody in a room bursts at corridors you name.',
  'card-brief.stay-calm': 'Shift the Lander, or all in a room draw 1. Reaction: prevent an Attack.',
  'card-brief.officers-channel': 'Shift the Lander, or play another Command that reaches any room.',
  'card-brief.lets-go': 'Shift the Lander, or move and bring somebody along.',
  'card-brief.computer-skills': 'At a Computer: use the room for nothing, or turn any door.',
  'card-brief.explosives':
    'Grenade: lay a corridor to a room beside. Or gain one at a yellow icon.',
  'card-brief.pyrotechnics': 'Put out the fire here; or, for a Grenade, kill a whole corridor.',
  'card-brief.tactical-retreat':
    'For 1 card and Ammo: move safely through an empty corridor, with a friend.',
  'card-brief.always-prepared':
    'Use the room even in combat; or, for 1 card, 2 Items, keep up to 1.',
  'card-brief.duck-and-cover':
    'For 1 card: move, prevent 1 Attack. Reaction: another one is Attacked.',
  'card-brief.breakthrough': 'Burst at a corridor, then go through it without being Attacked.',
  'card-brief.continuous-fire':
    'BF Gun: a Hit in a corridor for each card discarded, then you may burst.',
  'card-brief.fast-reload': 'Load 1 Ammo and fire that Weapon, in either order.',
  'card-brief.forcing-fire': 'For Ammo: repel every Intruder from your room.',
  'card-brief.combat-drugs': 'For a Medpack: somebody here draws up to 3 cards.',
  'card-brief.field-surgery': 'For 1 card: 1 Serious Wound less; then a Medpack, or Contamination.',
  'card-brief.first-aid': 'Restore 1 Health; or, at a green icon, gain a Medpack.',
  'card-brief.hippocratic-oath':
    'With somebody wounded here: 2 Hits on an Intruder, then attack it.',
  'card-brief.scouting': 'Move cautiously to a known room; or explore, then search it.',
  'card-brief.shoot-first': 'Move through an empty corridor; you may fire once on the way.',
  'card-brief.contamination': 'Pays for nothing. Only a scan tells whether it is infected.',
  'card-brief.contamination-clean': 'Not infected. It still pays for nothing.',

  'item-brief.assault-rifle': 'For Ammo, shoot the same Intruder once more.',
  'item-brief.automatic-shotgun': 'Shots: 2 Hits. A Critical also spends Ammo.',
  'item-brief.bf-gun': 'Bursts: a 1 deals 2 Hits. The symbol breaks it.',
  'item-brief.sawed-off-shotgun': 'Shots: or, for Ammo, repel an Adult.',
  'item-brief.military-taser': 'Repel 1 Intruder here; or somebody here discards all Action cards.',
  'item-brief.grenade': 'Throw it into a corridor beside you, or gain a Grenade token.',
  'item-brief.remote-detonator':
    'For a Secure token of a room: all Intruders there die, others lose 3 Health.',
  'item-brief.exploring-drone': 'Explore beyond a corridor without moving and without its effect.',
  'item-brief.portable-barrier': 'A closed door on either end of an adjacent corridor.',
  'item-brief.anti-aircraft-codes': 'At a Computer: see both Anti-Aircraft tokens and stack them.',
  'item-brief.personal-log-codes': 'At a Computer: see all Objectives of another Character.',
  'item-brief.medical-stapler': '1 Serious Wound less, or 2 Health; you or somebody here.',
  'item-brief.medkit': '1 Serious Wound less, 3 Health, or both; you or somebody here.',
  'item-brief.medpack': '2 Health, for you or somebody here; or gain a Medpack token.',
  'item-brief.adrenaline-injection': 'Draw 1 card; act without limit until you pass.',
  'item-brief.stimulants': '2 Health, for you or somebody here; or draw 2 cards.',
  'item-brief.emergency-life-support-codes': 'At a Computer: switch any Life Support.',
  'item-brief.termination-codes': 'At a Computer: close every corridor of any room.',
  'item-brief.oxygen-tank': '3 Oxygen, for you or somebody here; or an Oxygen token.',
  'item-brief.tools': 'Remove a Malfunction here, or open or close a door.',
  'item-brief.duct-tape': 'Remove a Malfunction here, or bind 2 Heavy Items into one hand.',
  'item-brief.robot-controller':
    'Activate the Robot anywhere; or discard this to refill its slots.',
  'item-brief.assault-shotgun':
    'Attacked: discard its Ammo for 1 Hit, and the Attack is prevented.',
  'item-brief.autoloader-belt': 'Its Ammo counts as loaded on every Weapon you hold.',
  'item-brief.bayonet': 'Shares a hand. Attacked: break it to prevent the Attack.',
  'item-brief.biohazard-armor': 'Contamination costs you 1 Health instead.',
  'item-brief.engineering-equipment':
    'Remove a Malfunction or fire here; or discard it to reinforce.',
  'item-brief.flamethrower':
    'No Ammo. Without Life Support 1 Oxygen a use; bad rolls set fire here.',
  'item-brief.gatling-gun': 'Bursts twice, unless the symbol comes: that breaks it.',
  'item-brief.grenade-launcher': 'Bursts: throw its Grenades too, or in place of the burst.',
  'item-brief.noise-scanner':
    'Remove a Noise anywhere and roll: the same value brings Intruders there.',
  'item-brief.plasma-gun': 'No Ammo. Bad rolls cost 2 Health for each marker on it, and add one.',
  'item-brief.portable-device': 'At a Computer or Life Support Control: use the room, even broken.',
  'item-brief.rpg-launcher':
    'All Intruders in a room beside and its corridors die; others lose 3 Health.',
  'item-brief.security-system-control':
    'For a Secure token of a room: Burst die into one of its corridors.',
  'item-brief.sonic-gun': 'No Ammo. Bursts deal 2 at most; bad rolls break your room.',
  'item-brief.supporting-robot-controller':
    'Activate the Robot anywhere, or bring it into your room.',
  'item-brief.tactical-hatchet': 'Melee: a Critical without a roll; then it breaks.',

  'robot-brief.exploration-robot': 'Goes up to 2 rooms, or explores through a corridor.',
  'robot-brief.medical-robot': 'Goes up to 2 rooms, or treats somebody in its room.',
  'robot-brief.military-robot': 'Goes 1 room, or fires into a corridor (Burst die).',
  'robot-brief.securing-robot': 'Goes up to 3 rooms, turns a door, or places 2 Secure tokens.',
  'robot-brief.server-robot': 'Goes up to 3 rooms, or you use its Computer room, even broken.',
  'robot-brief.technical-robot': 'Goes up to 2 rooms, or repairs or puts out the fire there.',

  'attack-brief.blood-sense': '2 Health; a Drone or the Queen follows you as you leave.',
  'attack-brief.deadly-claws-1': '1 Health. Drone: Serious Wounds, or death.',
  'attack-brief.deadly-claws-2': '2 Health and 1 Contamination. Drone: Serious Wounds, or death.',
  'attack-brief.deadly-claws-3': '3 Health. Drone: Serious Wounds, or death.',
  'attack-brief.fury-1': '1 Health, 1 Contamination. Drone, Queen: a wound or death to all here.',
  'attack-brief.fury-2': '2 Health, 1 Contamination. Drone, Queen: a wound or death to all here.',
  'attack-brief.infecting': '2 Health. Queen: 1 Contamination and a Larva.',
  'attack-brief.tail-attack-1': '1 Contamination. Queen: death, or a wound if Healthy.',
  'attack-brief.tail-attack-2': '1 Health, 1 Contamination. Queen: death, or a wound if Healthy.',

  'wound-brief.lungs': 'Passing: 1 Oxygen, or 2 Health without any.',

  'event-brief.breaking-in': '1 Secure token less everywhere; Noise beyond the map is answered.',
  'event-brief.damage': 'Malfunction wherever Intruders are. Hazard in rooms without Secure.',
  'event-brief.damaging-fire':
    'Burning rooms break, and fire spreads. Hazard in rooms without Secure.',
  'event-brief.egg-protection':
    'Drones in the Nest and at the edge of Section C. All roll for Noise.',
  'event-brief.fire-breath': 'Fire spreads where Life Support is on. All roll for Noise.',
  'event-brief.generators-overheat':
    'Life Support Controls burn if on, break if off. All roll for Noise.',
  'event-brief.hatching': 'Larvae in the Nest and beside Characters; Noise beyond is answered.',
  'event-brief.landing-zone-explodes': 'The Landing Zone burns and breaks. Noise beyond the map.',
  'event-brief.leaving-the-shell':
    'Larvae may kill their hosts; everybody else scans 4 drawn cards.',
  'event-brief.life-support-failure':
    'All Life Support goes off, its Controls break. Noise beyond the map.',
  'event-brief.no-way-out': '4 Adults in each corridor of the Landing Zone. All roll for Noise.',
  'event-brief.overwhelming-enemies':
    'A Drone in each noisy corridor beside you. Hazard without Secure.',
  'event-brief.panic': 'Near Intruders: lose 1 Oxygen or Ammo. Noise beyond is answered.',
  'event-brief.protect-and-serve':
    '2 Drones to the Queen, or 2 tokens into the bag. Hazard without Secure.',
  'event-brief.reactor-overheating':
    'A broken Cooling System or Reactor starts Autodestruction; both break.',
  'event-brief.rise-of-the-machine':
    'The Robot and its room break; 2 Health from all there. Noise beyond.',
  'event-brief.scent-of-prey': 'Noise beside Characters is answered. All roll for Noise.',
  'event-brief.short-circuit': 'Broken rooms burn where Life Support is on. Hazard without Secure.',
  'event-brief.system-failure': 'All Computer rooms break. Noise beyond the map is answered.',
  'event-brief.the-queen-awakens': 'All Queen tokens enter the bag. Noise beyond the map.',

  'objective-brief.crews-favorite': 'The lowest Rank survives, or the highest does not.',
  'objective-brief.weve-got-history': 'The lowest Rank survives, or the highest does not.',

  'task-brief.essential-data': 'A Data token leaves by the Lander; Section A is all explored.',
  'task-brief.the-supply-route':
    'Reinforced corridors from the Landing Zone to Life Support Control C.',
  'task-brief.scientific-sample': 'Somebody escapes carrying an Egg and survives.',
} as const satisfies Dictionary
