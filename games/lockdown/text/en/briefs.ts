import type { Dictionary } from '@bulkhead/kernel'

/**
 * What a card does in at most 80 characters, for the small face of it: only where its whole text is longer in
 * either language. Reasons in a few words stand under a card that cannot be used now.
 */
export const briefs = {
  // --- Action cards ---

  'card-brief.search': "Draw 2 Items of the room's colour, keep 1.",
  'card-brief.rest': 'Scan the Contamination cards in your hand; clean ones are removed.',
  'card-brief.demolition': 'Destroy a closed door of your room, or put a Malfunction in it.',
  'card-brief.interruption': 'Cancel an Action or an Interruption of another player in your room.',
  'card-brief.computer-skills': "Turn a door of your room, or use the room's Computer for nothing.",
  'card-brief.desperate-attack':
    'Gain 1 Contamination: 2 injuries to an Intruder here, or 2 Eggs here.',
  'card-brief.distraction': 'Discard an Item and leave for a neighbouring room, not attacked.',
  'card-brief.obstinate': 'Draw 1 card for each Serious Wound, or dress one.',
  'card-brief.ventilation-ducts':
    'Crawl from a technical entrance to any other, under an Attack card.',
  'card-brief.inconspicuous':
    'Another here is attacked instead; or no bag roll for you in the dark.',
  'card-brief.weird-metabolism': 'Discard 1 Contamination and draw 2 cards, or lose your Slime.',
  'card-brief.sensitive-hearing': 'Take away 1 noise around your room, or put one.',
  'card-brief.feel-of-the-dark':
    'Ignore the dark part of an Event, or a Surprise Attack in the dark.',
  'card-brief.bypass': 'At a Computer: turn over the Power token of any section or the Elevator.',
  'card-brief.remote-access': 'At a Computer: a Computer Action for nothing, even without power.',
  'card-brief.data-breach':
    'At a Computer: see 1 Contingency token, or 1 unexplored room and token.',
  'card-brief.vivisection': '1 injury to an Intruder here, and 1 more for every 2 Knowledge.',
  'card-brief.field-experience': 'With an Intruder or an Object in your room: 1 Knowledge.',
  'card-brief.pheromones': 'By your Knowledge: no noise, or a retreat, or send one next door off.',
  'card-brief.specimen-handling': 'Pick up an Object here for nothing, then draw 1 card.',
  'card-brief.quarantine': 'At a Computer: close all doors of any room.',
  'card-brief.stun': 'Somebody here loses up to 3 cards; or for a Weapon, an Intruder retreats.',
  'card-brief.defense-plan': 'Use a white or red room for nothing, or look at 2 unexplored rooms.',
  'card-brief.facility-tour': 'Move with 1 Character of your room who agrees; one noise roll.',
  'card-brief.back-ways': 'Move without a noise roll; Silence and Danger tokens do nothing.',
  'card-brief.handyman': 'Craft for nothing; a yellow Item may stand for either component.',
  'card-brief.facility-knowledge':
    'Open or close a door of your room, or look at 1 unexplored room.',
  'card-brief.rover-driver': 'Send the empty Rover away, or drive it to the Bunker for nothing.',
  'card-brief.contamination': 'Pays for nothing. Only a scan tells whether it is infected.',
  'card-brief.contamination-infected':
    'INFECTED: at the end, any Contamination among 4 cards drawn kills you.',

  // --- Weaknesses ---

  'weakness-brief.slow-to-strike': 'The token number counts 1 less against you, Larvae apart.',
  'weakness-brief.afraid-of-doors':
    'Only Breeders and the Queen destroy the closed doors around you.',
  'weakness-brief.fragile': 'Each number of a check after your injuries counts 1 less.',
  'weakness-brief.light-shy': 'Your Creeper face hits Adults in a powered section.',

  // --- Items ---

  'item-brief.energy-charge':
    'Fill 1 energy Weapon you hold, or open or close 1 door of your room.',
  'item-brief.energy-charge-yellow':
    'Fill 1 energy Weapon you hold, or open or close 1 door of your room.',
  'item-brief.light-stick': 'Ignore 1 effect that hits you because you are in the dark.',
  'item-brief.grenade': 'Here or next door: 2 injuries, 1 to others there; wounds Characters too.',
  'item-brief.smoke-grenade': 'Others here discard 1 card; you leave without being attacked.',
  'item-brief.decoy': 'Draws the Intruders of the rooms around a neighbouring room into it.',
  'item-brief.extended-magazine': 'On an energy Weapon you hold: 2 more capacity, and 2 Ammo.',
  'item-brief.prototype-rifle': 'Energy Weapon. On a double hit, 1 more Ammo for 1 more injury.',
  'item-brief.prototype-shotgun':
    'Energy Weapon. Hits on all but a miss; a rolled hit deals 1 more.',
  'item-brief.comms-key': 'At a Computer: see the Objectives of somebody who sent a Signal.',
  'item-brief.autodestruct-key':
    'At a Computer: start the Autodestruction, or stop it while yellow.',
  'item-brief.toolbelt': 'Remove the Malfunction here, or open or close 1 door of your room.',
  'item-brief.fuel': 'Fill a Flamethrower; or with 4 Knowledge, set your room on fire.',
  'item-brief.duct-tape': 'Remove the Malfunction here, or bind 2 Heavy Items.',
  'item-brief.flashlight': 'In hand: discard 1 Action card to ignore 1 effect of the dark.',
  'item-brief.fire-blanket': 'Put out the fire here, or no Fire wounds until the end of the round.',
  'item-brief.cave-plans': 'Crawl from a technical entrance to any other.',
  'item-brief.alcohol': 'Scan and remove 1 Contamination card; an infected one brings another.',
  'item-brief.caffeine-pills': 'Draw 2 cards; scan the Contamination cards among them.',
  'item-brief.adrenaline-shot': 'Draw 1 card; any number of Actions this turn, then pass.',
  'item-brief.research-documents':
    '1 Knowledge; with 5 before, see a token of the neutral pool too.',
  'item-brief.stimulants': 'Discard any cards of your hand, then draw as many and 1 more.',
  'item-brief.antidote': 'Scan all your Contamination; infected ones and your Larva go. Then pass.',
  'item-brief.taser':
    '1 injury to an Intruder here, which retreats; or somebody here drops their hand.',
  'item-brief.flamethrower': 'Loaded with Fuel. Hits on all but a miss; a double hit burns.',
  'item-brief.thermite-charge':
    'Fire here or next door: 1 injury to Intruders, wounds Characters too.',
  'item-brief.enviro-suit': 'To the Bunker on foot; shields you from the surface.',
  'item-brief.smg': 'Energy Weapon. A shot without injury: 1 more Ammo to roll again, once.',
  'item-brief.probe-arm': 'Take a Carcass from a living Intruder; a Toolbelt makes it ready again.',
  'item-brief.nail-gun': 'Classic Weapon, filled with a Toolbelt. The Adult face misses Adults.',
  'item-brief.assault-rifle': 'Energy Weapon. When it deals an injury: 1 more.',
  'item-brief.wail': 'Put or discard noise in any corridors of your section.',
  'item-brief.battle-suit': 'No Slime, no wounds by Fire markers; counts as an Enviro-Suit.',
  'item-brief.analysis-kit': 'Discard an Object here or carried by you: 3 Knowledge.',
  'item-brief.cyberdeck': 'In hand, in a powered section: your room has a working Computer.',

  // --- reasons ---

  'why-brief.archived': 'already consulted',
  'why-brief.autodestruction-runs': 'already running',
  'why-brief.nothing-to-stop': 'nothing to stop',
  'why-brief.nothing-to-wash-off': 'nothing to wash off',
  'why-brief.no-section': 'in no section',
  'why-brief.no-hidden-css': 'no hidden token',
  'why-brief.no-threat': 'no room to strike',
  'why-brief.none-left': 'none left',
  'why-brief.knows-too-little': 'too little Knowledge',
  'why-brief.depressurising': 'one is under way',
  'why-brief.nobody-crafts': 'nothing to craft with',
  'why-brief.pool-empty': 'pool is empty',
  'why-brief.nobody-filed': 'nobody in the section',
  'why-brief.elevator-fed': 'it has power',
  'why-brief.no-item': 'no Item',
  'why-brief.no-serious-wound': 'no Serious Wound',
  'why-brief.knows-all': 'you know it all',
  'why-brief.nothing-to-study': 'nothing to study',
  'why-brief.no-noise': 'no noise there',
  'why-brief.not-white-or-red': 'neither white nor red',
  'why-brief.no-door-here': 'no door for it',
  'why-brief.no-toolbelt': 'no Toolbelt',
  'why-brief.no-flamethrower': 'no Flamethrower',
  'why-brief.burns': 'it burns already',
  'why-brief.no-fire-here': 'nothing burns here',
  'why-brief.fireproof': 'already shielded',
  'why-brief.probe-arm-spent': 'face down',
  'why-brief.probe-arm-ready': 'ready already',
  'why-brief.nothing-to-sample': 'nothing to sample',
  'why-brief.no-hand-free': 'no free hand',
} as const satisfies Dictionary
