import type { Dictionary } from '@bulkhead/kernel'

/** Rooms, and what their actions do; a room action costs 2 cards. */
export const rooms = {
  'tile.armory': 'Armory',
  'tile.surgery': 'Surgery',
  'tile.storage': 'Storage',
  'tile.generator': 'Generator',
  'tile.emergency-room': 'Emergency Room',
  'tile.laboratory': 'Laboratory',
  'tile.nest': 'Nest',
  'tile.comms-room': 'Comms Room',
  'tile.evacuation-a': 'Evacuation Section A',
  'tile.evacuation-b': 'Evacuation Section B',
  'tile.fire-control': 'Fire Control System',
  'tile.cabins': 'Cabins',
  'tile.canteen': 'Canteen',
  'tile.command-center': 'Command Center',
  'tile.hatch-control': 'Hatch Control System',
  'tile.airlock-control': 'Airlock Control',
  'tile.shower-room': 'Shower Room',
  'tile.slime-room': 'Room Covered with Slime',
  'tile.engine-control': 'Engine Control Room',
  'tile.monitoring-room': 'Monitoring Room',
  'tile.cockpit': 'Cockpit',
  'tile.hibernatorium': 'Hibernatorium',
  'tile.engine-1': 'Engine 1',
  'tile.engine-2': 'Engine 2',
  'tile.engine-3': 'Engine 3',

  // --- within a sentence ---

  'the.armory': 'the Armory',
  'the.surgery': 'the Surgery',
  'the.storage': 'the Storage',
  'the.generator': 'the Generator',
  'the.emergency-room': 'the Emergency Room',
  'the.laboratory': 'the Laboratory',
  'the.nest': 'the Nest',
  'the.comms-room': 'the Comms Room',
  'the.evacuation-a': 'Evacuation Section A',
  'the.evacuation-b': 'Evacuation Section B',
  'the.fire-control': 'the Fire Control System',
  'the.cabins': 'the Cabins',
  'the.canteen': 'the Canteen',
  'the.command-center': 'the Command Center',
  'the.hatch-control': 'the Hatch Control System',
  'the.airlock-control': 'the Airlock Control',
  'the.shower-room': 'the Shower Room',
  'the.slime-room': 'the Room Covered with Slime',
  'the.engine-control': 'the Engine Control Room',
  'the.monitoring-room': 'the Monitoring Room',
  'the.cockpit': 'the Cockpit',
  'the.hibernatorium': 'the Hibernatorium',
  'the.engine-1': 'Engine 1',
  'the.engine-2': 'Engine 2',
  'the.engine-3': 'Engine 3',

  // --- what they do ---

  'tile-text.armory': 'Add 2 Ammo to one of your energy Weapons, within its capacity.',
  'tile-text.surgery':
    'Scan all your Contamination cards (deck, hand, discard) and remove the infected ones and your Larva. Discard your hand, shuffle discard and deck together, suffer 1 Light Wound and pass.',
  'tile-text.storage':
    'Draw 2 Items of a colour of your choice, keep 1 and put the other under its deck. The Item counter of the room is not used.',
  'tile-text.generator':
    'Start the self-destruct sequence (not while anyone hibernates), or stop it while its marker has not reached a yellow space.',
  'tile-text.emergency-room':
    'Dress all your Serious Wounds, or heal 1 dressed Serious Wound, or heal all your Light Wounds. In the cooperative mode its AutoDoc revives, at the start of a round, the Characters whose Corpses are here.',
  'tile-text.laboratory':
    'With a Character Corpse, an Intruder Carcass or an Egg here, lying or carried by anyone: reveal the Weakness card of that kind. The Object stays.',
  'tile-text.nest':
    'Take 1 Egg of the Intruder board into a free hand, then roll for noise. When no Egg is left the Nest is destroyed. No searching, no Malfunction here.',
  'tile-text.comms-room': 'Send a Signal: put a marker on the Signal space of your board.',
  'tile-text.evacuation-a':
    'With an unlocked pod of section A that has a free seat: roll for noise; if no Intruder came, take a seat, then launch the pod at once or wait.',
  'tile-text.evacuation-b':
    'With an unlocked pod of section B that has a free seat: roll for noise; if no Intruder came, take a seat, then launch the pod at once or wait.',
  'tile-text.fire-control':
    'Choose any room, explored or not: discard its Fire marker, if any; every Intruder there retreats, the biggest first.',
  'tile-text.cabins':
    'No action. If you start a round here with no Intruder and no Malfunction in the room, draw up to one card more.',
  'tile-text.canteen':
    'Heal 1 Light Wound. Then you may scan all Contamination cards in your hand: clean ones are removed; with an infected one you get a Larva, or die if you had one.',
  'tile-text.command-center':
    'Choose any room, explored or not: open or close any doors of its corridors, each as you like. Destroyed doors stay.',
  'tile-text.hatch-control': 'Lock or unlock 1 Escape Pod, occupied or not.',
  'tile-text.airlock-control':
    'Choose another explored yellow room without destroyed doors: close all its doors and put the Depressurisation token there. Unless a door opens or breaks before the Player phase ends, everything alive there dies and its Fire goes out.',
  'tile-text.shower-room':
    'Discard your Slime marker. Then you may scan all Contamination cards in your hand: clean ones are removed; with an infected one you get a Larva, or die if you had one.',
  'tile-text.slime-room':
    'No action. Whoever enters gets a Slime marker, before any Exploration token. No searching, no Malfunction here.',
  'tile-text.engine-control': 'Look secretly at the status of all 3 Engines.',
  'tile-text.monitoring-room':
    'Look secretly at 1 unexplored room and its Exploration token, then put both back.',
  'tile-text.cockpit':
    'Look secretly at the Coordinates card, or move the Destination marker: never with an Intruder here, nor while anyone hibernates.',
  'tile-text.hibernatorium':
    'While the Time marker is on a blue space: roll for noise; if no Intruder came, your Character hibernates.',
  'tile-text.engine-1': 'Look secretly at the status of Engine 1.',
  'tile-text.engine-2': 'Look secretly at the status of Engine 2.',
  'tile-text.engine-3': 'Look secretly at the status of Engine 3.',
} as const satisfies Dictionary
