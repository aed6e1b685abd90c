import type { Dictionary } from '@bulkhead/kernel'

/** Items of every kind; which of them are used up, worn or held in a hand is shown besides. */
export const items = {
  'item.assault-rifle': 'Assault Rifle',
  'item.automatic-shotgun': 'Automatic Shotgun',
  'item.bf-gun': 'BF Gun',
  'item.carbine': 'Carbine',
  'item.sawed-off-shotgun': 'Sawed-off Shotgun',
  'item.handgun': 'Handgun',
  'item.bulletproof-vest': 'Bulletproof Vest',
  'item.egg': 'Egg',
  'item.ammo': 'Ammo',
  'item.military-taser': 'Military Taser',
  'item.grenade': 'Grenade',
  'item.flashbang': 'Flashbang',
  'item.remote-detonator': 'Remote Detonator',
  'item.exploring-drone': 'Exploring Drone',
  'item.portable-barrier': 'Portable Barrier',
  'item.anti-aircraft-codes': 'Anti-Aircraft Codes',
  'item.personal-log-codes': 'Personal Log Codes',
  'item.medical-stapler': 'Medical Stapler',
  'item.medkit': 'Medkit',
  'item.medpack': 'Medpack',
  'item.adrenaline-injection': 'Adrenaline Injection',
  'item.antiseptic': 'Antiseptic',
  'item.caffeine-pills': 'Caffeine Pills',
  'item.heavy-oxygen-tank': 'Heavy Oxygen Tank',
  'item.stimulants': 'Stimulants',
  'item.emergency-life-support-codes': 'Emergency Life Support Codes',
  'item.termination-codes': 'Termination Codes',
  'item.oxygen-tank': 'Oxygen Tank',
  'item.tools': 'Tools',
  'item.duct-tape': 'Duct Tape',
  'item.fire-extinguisher': 'Fire Extinguisher',
  'item.phosphates': 'Phosphates',
  'item.robot-controller': 'Robot Controller',
  'item.assault-shotgun': 'Assault Shotgun',
  'item.autoloader-belt': 'Autoloader Belt',
  'item.bayonet': 'Bayonet',
  'item.biohazard-armor': 'Biohazard Armor',
  'item.drum-mag-rifle': 'Drum Mag Rifle',
  'item.engineering-equipment': 'Engineering Equipment',
  'item.entrenching-tool': 'Entrenching Tool',
  'item.flamethrower': 'Flamethrower',
  'item.gatling-gun': 'Gatling Gun',
  'item.grenade-launcher': 'Grenade Launcher',
  'item.hand-cannon': 'Hand Cannon',
  'item.heavy-armor': 'Heavy Armor',
  'item.noise-scanner': 'Noise Scanner',
  'item.perimeter-security-device': 'Perimeter Security Device',
  'item.plasma-gun': 'Plasma Gun',
  'item.portable-device': 'Portable Device',
  'item.rpg-launcher': 'RPG Launcher',
  'item.security-system-control': 'Security System Control',
  'item.sonic-gun': 'Sonic Gun',
  'item.submachine-gun': 'Submachine Gun',
  'item.supporting-robot-controller': 'Supporting Robot Controller',
  'item.tactical-armor': 'Tactical Armor',
  'item.tactical-hatchet': 'Tactical Hatchet',
  'item.utility-vest': 'Utility Vest',

  'item-text.assault-rifle':
    'After a shot you may spend Ammo of it to shoot the same Intruder once more.',
  'item-text.automatic-shotgun':
    'A shot deals 2 Hits before the roll. On a Critical it also spends Ammo.',
  'item-text.bf-gun': 'In a burst a rolled 1 deals 2 Hits. On the symbol the gun breaks.',
  'item-text.carbine': 'A target that survives the roll of a shot takes 1 more Hit.',
  'item-text.sawed-off-shotgun':
    'In place of a shot you may spend Ammo of it to repel 1 Adult from your room.',
  'item-text.handgun': 'A burst deals 1 Hit fewer than rolled.',
  'item-text.bulletproof-vest':
    'When you would take a Serious Wound, the Vest is discarded in its place.',
  'item-text.egg': 'Some Objectives and Tasks want it carried out. It does nothing else.',
  'item-text.ammo': 'Gain 1 full Ammo token.',
  'item-text.military-taser':
    'Repel 1 Intruder from your room; or a Character in your room, willing or not, discards all Action cards.',
  'item-text.grenade':
    'Throw it into an adjacent corridor (Burst die and 2 more Hits); or gain 1 Grenade token.',
  'item-text.flashbang': 'Move, all Attacks of the move prevented.',
  'item-text.remote-detonator':
    'Remove 1 Secure token from a room of your Section: every Intruder there takes a Critical, every Character there loses 3 Health.',
  'item-text.exploring-drone':
    'Explore the slot behind an adjacent unexplored corridor without moving and without the Entrance Effect.',
  'item-text.portable-barrier':
    'Put a closed door on either end of an adjacent corridor, even on a destroyed one or without a slot.',
  'item-text.anti-aircraft-codes':
    'In a room with a working Computer: look secretly at both Anti-Aircraft tokens and stack them as you like.',
  'item-text.personal-log-codes':
    'In a room with a working Computer: look secretly at all Objectives of 1 other living Character.',
  'item-text.medical-stapler':
    'Discard 1 Serious Wound, or restore 2 Health; yours, or of somebody in your room who agrees.',
  'item-text.medkit':
    'Discard 1 Serious Wound, restore 3 Health, or both; yours, or of somebody in your room who agrees.',
  'item-text.medpack':
    'Restore 2 Health, yours or of somebody in your room who agrees; or gain 1 Medpack token.',
  'item-text.adrenaline-injection':
    'Draw 1 card. From now on this turn has no limit of Actions; only passing ends it.',
  'item-text.antiseptic': 'Remove 1 Contamination card of your hand from the game, unscanned.',
  'item-text.caffeine-pills': 'Draw 3 Action cards.',
  'item-text.heavy-oxygen-tank':
    'Gain 7 Oxygen, up to 7; or somebody in your room does who agrees.',
  'item-text.stimulants':
    'Restore 2 Health, yours or of somebody in your room who agrees; or draw 2 Action cards.',
  'item-text.emergency-life-support-codes':
    'In a room with a working Computer: switch the Life Support of any Section.',
  'item-text.termination-codes':
    'In a room with a working Computer: choose any room; every corridor there gets a closed door at its end.',
  'item-text.oxygen-tank':
    'Gain 3 Oxygen, or somebody in your room does who agrees; or gain 1 Oxygen token.',
  'item-text.tools':
    'Remove a Malfunction from your room, an Item held there or the Robot there; or open or close 1 door within reach.',
  'item-text.duct-tape':
    'Remove a Malfunction from your room, an Item held there or the Robot there; or bind 2 of your Heavy Items so that they take one hand.',
  'item-text.fire-extinguisher':
    'Put out the fire in your room, or repel 1 Intruder from your room.',
  'item-text.phosphates': 'Reinforce 1 empty adjacent corridor, or put out the fire in your room.',
  'item-text.robot-controller':
    'Activate the Robot wherever it is; or discard this Item to fill its empty slots with Ammo and Oxygen.',
  'item-text.assault-shotgun':
    'When an Intruder is about to Attack you, you may discard all Ammo of it: 1 Hit on that Intruder, and the Attack is prevented.',
  'item-text.autoloader-belt':
    'Ammo on it counts as loaded on every Ranged Weapon you hold, and may be used like other gear.',
  'item-text.bayonet':
    'Shares a hand with a Ranged Weapon. When an Intruder is about to Attack you, a Malfunction on the Bayonet prevents it.',
  'item-text.biohazard-armor': 'Each Contamination card you would gain costs you 1 Health instead.',
  'item-text.drum-mag-rifle': 'Three slots for Ammo, and no other text.',
  'item-text.engineering-equipment':
    'Remove a Malfunction or the fire here; or discard this Item to reinforce 1 empty adjacent corridor.',
  'item-text.entrenching-tool':
    'Destroy 1 closed door within reach, or place 2 Secure tokens in your room.',
  'item-text.flamethrower':
    'Without Life Support each shot or burst costs 1 Oxygen. On the symbol or the ammo face your room burns.',
  'item-text.gatling-gun':
    'After a burst you may burst once more at the same corridor for nothing, unless the symbol was rolled. On the symbol the gun breaks.',
  'item-text.grenade-launcher':
    'When you burst you may throw the Grenades on it at that corridor, before the burst or in place of it.',
  'item-text.hand-cannon':
    'A burst deals 1 Hit fewer than rolled; numbers of a shot count 1 lower.',
  'item-text.heavy-armor': 'In place of a Serious Wound you may lose 2 Health.',
  'item-text.noise-scanner':
    'Remove 1 Noise from any corridor and roll the Noise die: if it shows a value of that corridor, an Intruder token is resolved there.',
  'item-text.perimeter-security-device':
    'While you explore, every Hazard that would hit you is ignored.',
  'item-text.plasma-gun':
    'On the symbol or the ammo face you lose 2 Health for each marker on the gun, which then gets one more.',
  'item-text.portable-device':
    'In a room with a Computer or a Life Support Control: use the room, Malfunction or not.',
  'item-text.rpg-launcher':
    'Choose a neighbouring room: there and in all its corridors every Intruder takes a Critical and closed doors are destroyed; each Character in that room loses 3 Health.',
  'item-text.security-system-control':
    'Remove 1 Secure token from a room of your Section and roll the Burst die for Hits in a corridor of that room. On the symbol this Item breaks.',
  'item-text.sonic-gun':
    'In a burst 3 and 4 count as 2. On the symbol or the ammo face your room gets a Malfunction.',
  'item-text.submachine-gun': 'The ammo face also kills the target.',
  'item-text.supporting-robot-controller':
    'Activate the Robot wherever it is; or bring it into your room, revealing it if it is hidden.',
  'item-text.tactical-armor': 'Each Intruder Attack that costs you Health costs 1 less.',
  'item-text.tactical-hatchet':
    'In melee no roll is made: the target takes a Critical, and the Hatchet breaks.',
  'item-text.utility-vest': 'Two slots for any token, and no other text.',
} as const satisfies Dictionary
