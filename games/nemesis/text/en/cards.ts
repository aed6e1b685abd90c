import type { Dictionary } from '@bulkhead/kernel'

/** Action and Contamination cards. A card costs itself and as many others as it says. */
export const cards = {
  'card.search': 'Search',
  'card.rest': 'Rest',
  'card.demolition': 'Demolition',
  'card.interruption': 'Interruption',
  'card.basic-repairs': 'Basic Repairs',
  'card.repairs': 'Repairs',
  'card.quick-repairs': 'Quick Repairs',
  'card.computer-skills': 'Computer Skills',
  'card.suppressive-fire': 'Suppressive Fire',
  'card.covering-fire': 'Covering Fire',
  'card.reload': 'Reload',
  'card.order': 'Order',
  'card.motivation': 'Motivation',
  'card.ship-knowledge': 'Ship Knowledge',
  'card.piloting': 'Piloting',
  'card.old-friend': 'Old Friend',
  'card.ingenuity': 'Ingenuity',
  'card.pyrotechnics': 'Pyrotechnics',
  'card.technical-corridors': 'Technical Corridors',
  'card.full-auto': 'Full Auto',
  'card.nerves-of-steel': 'Nerves of Steel',
  'card.aimed-shot': 'Aimed Shot',
  'card.adrenaline': 'Adrenaline',
  'card.reconnaissance': 'Reconnaissance',
  'card.scavenging': 'Scavenging',
  'card.intranet': 'Intranet',
  'card.access-denied': 'Access Denied',
  'card.threat-assessment': 'Threat Assessment',
  'card.contamination': 'Contamination',
  'card.contamination-infected': 'Contamination (INFECTED)',
  'card.contamination-clean': 'Contamination (clean)',

  'card-text.search':
    'In a room whose Item counter is 1 or more: lower it by 1, draw 2 Items of the colour of the room (any one colour in a white room), keep 1 and put the other under its deck.',
  'card-text.rest':
    'Scan every Contamination card in your hand and remove the clean ones. With an infected one you get a Larva, or die if you had one.',
  'card-text.demolition':
    'Destroy 1 closed door in a corridor of your room, or put a Malfunction marker in your room.',
  'card-text.interruption':
    'Reaction: cancel an Action that another player in your room has just paid for, or cancel an Interruption played in your room.',
  'card-text.basic-repairs':
    'Discard the Malfunction marker of your room, or repair or break the Engine of your room: look at both its tiles and put them back in either order.',
  'card-text.repairs':
    'Discard the Malfunction marker of your room, or repair or break the Engine of your room: look at both its tiles and put them back in either order.',
  'card-text.quick-repairs':
    'Discard the Malfunction marker of your room, or repair or break the Engine of your room: look at both its tiles and put them back in either order.',
  'card-text.computer-skills':
    'Open or close 1 door in a corridor of your room, or perform the action of your room without paying, if it has a Computer.',
  'card-text.suppressive-fire':
    'Discard 1 Ammo: you or another Character of your room who agrees moves to a neighbouring room you name, without being attacked for it.',
  'card-text.covering-fire':
    'Discard 1 Ammo: you and another Character of your room who agrees, or either of you, move to neighbouring rooms you name, without being attacked for it.',
  'card-text.reload': 'Put 1 Ammo on the Revolver in your hands.',
  'card-text.order':
    'Another Character of your room moves to a neighbouring room you name, willing or not.',
  'card-text.motivation': 'Every Character of your room, you included, draws 1 Action card.',
  'card-text.ship-knowledge':
    'Open or close 1 door in a corridor of your room, or look secretly at 1 unexplored room (not at its token).',
  'card-text.piloting':
    'In a working Cockpit or in a room with a Computer: perform its action without paying. Or, in a room with a Computer: look secretly at the Coordinates card.',
  'card-text.old-friend':
    'In a working room without a Computer: perform its action without paying.',
  'card-text.ingenuity':
    'Repair as with Basic Repairs, or craft an Item at no further cost; any yellow Item may stand for the wrench in it.',
  'card-text.pyrotechnics':
    'Discard 1 of your Items to put a Fire marker in your room, or discard the Fire marker of your room.',
  'card-text.technical-corridors':
    'From a room with a technical entrance, move to any other room of the same network, explored or not; then pass.',
  'card-text.full-auto':
    'Discard all Ammo of the Assault Rifle in your hands and shoot once with it: 1 more injury for every 2 Ammo discarded, even on a miss.',
  'card-text.nerves-of-steel':
    'Reaction: ignore a Surprise Attack on you before its card is drawn.',
  'card-text.aimed-shot':
    'Shoot with an energy Weapon in your hands without its basic cost; you may reroll the die once.',
  'card-text.adrenaline':
    'Shoot, or Escape, without its basic cost; then, if you are alive, draw 1 Action card.',
  'card-text.reconnaissance':
    'Move to a neighbouring room without a noise roll; Silence and Danger tokens are ignored too.',
  'card-text.scavenging': 'Search your room, even if its Item counter is at 0.',
  'card-text.intranet':
    'In a room with a Computer: perform the action of any explored room with a Computer without paying, as if you were there.',
  'card-text.access-denied':
    'In a room with a Computer: perform its action without paying, or put a Malfunction marker in any room with a Computer.',
  'card-text.threat-assessment':
    'In a room with a Computer: look secretly at the top Event card; leave it or put it under the deck.',
  'card-text.contamination':
    'No action, and it pays for nothing. Only a scan tells whether it is infected; left in your deck, it may kill you at the end.',
  'card-text.contamination-infected':
    'Scanned: INFECTED. At the end you must draw 4 cards from your whole deck, and die if one of them is a Contamination card.',
  'card-text.contamination-clean':
    'Scanned: not infected. It still gives no action and pays for nothing.',
} as const satisfies Dictionary
