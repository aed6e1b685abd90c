import type { Dictionary } from '@bulkhead/kernel'

/** Items of every kind. */
export const items = {
  'item.revolver': 'Revolver',
  'item.shotgun': 'Shotgun',
  'item.pistol': 'Pistol',
  'item.rifle': 'Rifle',
  'item.assault-rifle': 'Assault Rifle',
  'item.sawed-off': 'Sawed-off Shotgun',
  'item.ship-log': "Ship's Log",
  'item.intercom': 'Intercom',
  'item.orbital-thrusters': 'Orbital Manoeuvring System',
  'item.pilot-evacuation-key': "Evacuation Key (Pilot's)",
  'item.plasma-torch': 'Plasma Torch',
  'item.flashlight': 'Flashlight',
  'item.autoloader': 'Autoloader',
  'item.armor': 'Armor',
  'item.motion-tracker': 'Motion Tracker',
  'item.security-key': 'Security Key',
  'item.holo-computer': 'Holographic Computer',
  'item.lab-equipment': 'Laboratory Equipment',
  'item.energy-charge': 'Energy Charge',
  'item.grenade': 'Grenade',
  'item.smoke-grenade': 'Smoke Grenade',
  'item.recon-drone': 'Recon Drone',
  'item.bait': 'Bait',
  'item.extended-magazine': 'Extended Magazine',
  'item.prototype-rifle': 'Prototype Rifle',
  'item.prototype-shotgun': 'Prototype Shotgun',
  'item.prototype-pistol': 'Prototype Pistol',
  'item.comms-key': 'Comms Key',
  'item.evacuation-key': 'Evacuation Key',
  'item.self-destruct-key': 'Self-Destruct Key',
  'item.chemicals': 'Chemicals',
  'item.tools': 'Tools',
  'item.duct-tape': 'Duct Tape',
  'item.fire-extinguisher': 'Fire Extinguisher',
  'item.clothes-yellow': 'Clothes (yellow)',
  'item.energy-charge-yellow': 'Energy Charge (yellow)',
  'item.technical-corridor-plans': 'Technical Corridor Plans',
  'item.space-suit': 'Space Suit',
  'item.nemesis-plans': 'Nemesis Plans',
  'item.bandages': 'Bandages',
  'item.medkit': 'Medkit',
  'item.synthetic-food': 'Synthetic Food',
  'item.adrenaline-shot': 'Adrenaline Shot',
  'item.alcohol': 'Alcohol',
  'item.clothes-green': 'Clothes (green)',
  'item.military-drugs': 'Military Drugs',
  'item.antidote': 'Antidote',
  'item.taser': 'Taser',
  'item.flamethrower': 'Flamethrower',
  'item.molotov-cocktail': 'Molotov Cocktail',

  'item-text.revolver':
    'Classic Weapon, reloaded only with the Reload card. On a rolled double hit: 1 more injury.',
  'item-text.shotgun': 'Energy Weapon. When it deals an injury: 1 more.',
  'item-text.pistol': 'Energy Weapon. A double hit counts as a single hit.',
  'item-text.rifle': 'Energy Weapon.',
  'item-text.assault-rifle': 'Energy Weapon. When it deals an injury: 1 more.',
  'item-text.sawed-off': 'Energy Weapon. A single hit counts as a double hit.',
  'item-text.ship-log':
    'Activated in the Comms Room. In a room with a Computer: look secretly at every Objective that one living Character still holds.',
  'item-text.intercom':
    'Activated by discarding Tools or Duct Tape. Order may choose a Character in any room with a Computer; Motivation may work in any one room with a Computer.',
  'item-text.orbital-thrusters':
    'Activated by discarding an Energy Charge. Everybody passes at once, and the Event phase is played without its Intruder attacks.',
  'item-text.pilot-evacuation-key':
    'Activated in the Fire Control System. In an Evacuation Section: lock or unlock 1 of its pods.',
  'item-text.plasma-torch':
    'Activated in the Storage. Open or close 1 door in a corridor of your room; even a destroyed door may be closed.',
  'item-text.flashlight':
    'Activated by discarding an Energy Charge. Search your room as with the Search card.',
  'item-text.autoloader':
    'Activated in the Armory with the Assault Rifle in your hands. It is attached to the rifle: capacity 1 higher, and reloading it with an Energy Charge costs nothing.',
  'item-text.armor':
    'Activated by discarding Tools or Duct Tape. Reaction to an attack on you, once its card is drawn: discard the Armor to ignore it.',
  'item-text.motion-tracker':
    'Activated by discarding an Energy Charge. Held in a hand, after your noise roll and with no Intruder in your room: discard 1 Action card to roll again, once.',
  'item-text.security-key':
    'Activated in the Cockpit. Choose any room: open or close any doors of its corridors.',
  'item-text.holo-computer':
    'Activated in the Generator. Held in a hand: Intranet and Threat Assessment may be played in any room.',
  'item-text.lab-equipment':
    'Activated by discarding Chemicals. With a Corpse, a Carcass or an Egg in your room: reveal the Weakness card of that kind.',
  'item-text.energy-charge':
    'Fill 1 energy Weapon in your hands, or open or close 1 door in a corridor of your room.',
  'item-text.grenade':
    'Choose 1 Intruder in your room or a neighbouring one: 2 injuries to it, 1 to every other Intruder there, 1 Serious Wound to every Character there. Or 2 Eggs there instead; then you roll for noise.',
  'item-text.smoke-grenade':
    'Every other Character of your room discards 1 Action card; you move to a neighbouring room without being attacked for it.',
  'item-text.recon-drone': 'Look secretly at 1 unexplored room and its Exploration token.',
  'item-text.bait':
    'Choose a neighbouring room: all Intruders of the rooms connected to it move into it; those in combat attack once first.',
  'item-text.extended-magazine':
    'Attach it to an energy Weapon in your hands: capacity 2 higher, and 2 Ammo more.',
  'item-text.prototype-rifle':
    'Energy Weapon. On a rolled double hit you may discard 1 more Ammo for 1 more injury.',
  'item-text.prototype-shotgun':
    'Energy Weapon. Every face but a miss deals at least 1 injury; on a rolled single or double hit 1 more.',
  'item-text.prototype-pistol': 'Energy Weapon. You may reroll the die once per shot.',
  'item-text.comms-key':
    'In a room with a Computer: look secretly at 1 Objective of a Character who has sent a Signal.',
  'item-text.evacuation-key': 'In an Evacuation Section: lock or unlock 1 of its pods.',
  'item-text.self-destruct-key':
    'In a room with a Computer: start or stop the self-destruct sequence, as in the Generator.',
  'item-text.chemicals': 'Fill the Flamethrower you hold.',
  'item-text.tools':
    'Discard the Malfunction marker of your room, or repair or break the Engine of your room, or open or close 1 door in a corridor of your room.',
  'item-text.duct-tape':
    'Discard the Malfunction marker of your room, or repair or break the Engine of your room, or bind 2 Heavy Items so that they take one hand.',
  'item-text.fire-extinguisher':
    'Discard the Fire marker of your room, or make 1 Intruder of your room retreat.',
  'item-text.clothes-yellow': 'Discard your Slime marker, or dress 1 of your Serious Wounds.',
  'item-text.energy-charge-yellow':
    'Fill 1 energy Weapon in your hands, or open or close 1 door in a corridor of your room.',
  'item-text.technical-corridor-plans':
    'From a room with a technical entrance, move to another room of the same network, explored or not.',
  'item-text.space-suit':
    'In a yellow room: discard all Action cards of your hand and move to any other explored yellow room.',
  'item-text.nemesis-plans': 'Look secretly at 2 unexplored rooms (not at their tokens).',
  'item-text.bandages': 'Dress 1 of your Serious Wounds, or heal all your Light Wounds.',
  'item-text.medkit': 'Dress 1 of your Serious Wounds, or heal 1 that is dressed.',
  'item-text.synthetic-food': 'Draw 2 Action cards.',
  'item-text.adrenaline-shot':
    'Draw 1 Action card. This turn you may take any number of Actions; then pass.',
  'item-text.alcohol':
    'Scan 1 Contamination card of your hand and remove it; if it was infected, gain another one.',
  'item-text.clothes-green': 'Discard your Slime marker, or dress 1 of your Serious Wounds.',
  'item-text.military-drugs':
    'Discard any number of cards of your hand, then draw that number plus 1.',
  'item-text.antidote':
    'Scan all your Contamination cards (deck, hand, discard); remove the infected ones and your Larva. Gain 1 Contamination card, shuffle everything into a new deck, then pass.',
  'item-text.taser':
    '1 Intruder of your room takes 1 injury and retreats if it lives; or another Character of your room discards their whole hand.',
  'item-text.flamethrower':
    'Classic Weapon, reloaded only with Chemicals. Every face but a miss deals at least 1 injury; a rolled double hit also sets your room on fire.',
  'item-text.molotov-cocktail':
    'Choose your room or a neighbouring one with an Intruder or Eggs: Fire there, 1 injury to every Intruder, 1 Serious Wound to every Character, 1 Egg destroyed.',
} as const satisfies Dictionary
