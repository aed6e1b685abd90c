import type { Dictionary } from '@bulkhead/kernel'

/**
 * What a card does in at most 80 characters, for the small face of it: only where its whole text is
 * longer in either language. Reasons in a few words stand under a card that cannot be used now.
 */
const REPAIR = 'Remove the Malfunction here, or repair or break the Engine here.'
const DOOR_OR_FILL = 'Fill 1 energy Weapon you hold, or open or close 1 door of your room.'
const PURSUIT = 'or a Character out of combat rolls for noise.'
const PREPARATION = 'or resolve 1 of 3 Events drawn.'
const PACK_HUNT = 'or each Adult goes to a Character next door.'

export const briefs = {
  'card-brief.search': "Draw 2 Items of the room's colour, keep 1.",
  'card-brief.rest': 'Scan the Contamination cards in your hand; clean ones are removed.',
  'card-brief.demolition': 'Destroy a closed door of your room, or put a Malfunction in it.',
  'card-brief.interruption': 'Cancel an Action or an Interruption of another player in your room.',
  'card-brief.basic-repairs': REPAIR,
  'card-brief.repairs': REPAIR,
  'card-brief.quick-repairs': REPAIR,
  'card-brief.computer-skills': "Turn a door of your room, or use the room's Computer for nothing.",
  'card-brief.suppressive-fire': 'For 1 Ammo, you or somebody here leaves without being attacked.',
  'card-brief.covering-fire':
    'For 1 Ammo, you, another one here or both leave without being attacked.',
  'card-brief.order': 'Another Character here moves to a neighbouring room you name.',
  'card-brief.ship-knowledge': 'Open or close a door of your room, or look at 1 unexplored room.',
  'card-brief.piloting': 'Use the Cockpit or a Computer room for nothing, or see the Coordinates.',
  'card-brief.old-friend': 'Use a room without a Computer for nothing.',
  'card-brief.ingenuity': 'Repair as with Basic Repairs, or craft an Item at no further cost.',
  'card-brief.pyrotechnics': 'Discard an Item to set your room on fire, or put its fire out.',
  'card-brief.technical-corridors':
    'Crawl from a technical entrance to any room of its network; then pass.',
  'card-brief.full-auto': 'Shoot all Ammo of the Assault Rifle: 1 more injury for every 2.',
  'card-brief.nerves-of-steel': 'Ignore a Surprise Attack on you before its card is drawn.',
  'card-brief.aimed-shot': 'Shoot an energy Weapon without paying; you may reroll once.',
  'card-brief.adrenaline': 'Shoot or escape without paying for it, then draw 1 card.',
  'card-brief.reconnaissance': 'Move without a noise roll; Silence and Danger tokens do nothing.',
  'card-brief.intranet': 'At a Computer: use any explored room with a Computer for nothing.',
  'card-brief.access-denied':
    'At a Computer: use the room for nothing, or break any Computer room.',
  'card-brief.threat-assessment': 'At a Computer: see the next Event; leave it or put it under.',
  'card-brief.contamination': 'Pays for nothing. Only a scan tells whether it is infected.',
  'card-brief.contamination-infected':
    'INFECTED: at the end, any Contamination among 4 cards drawn kills you.',

  'item-brief.revolver': 'Loaded by the Reload card. A rolled double hit deals 1 more.',
  'item-brief.ship-log': 'At a Computer: see all Objectives of one living Character.',
  'item-brief.intercom': 'Order and Motivation reach rooms with a Computer.',
  'item-brief.orbital-thrusters': 'Everybody passes; the Event phase has no Intruder attacks.',
  'item-brief.pilot-evacuation-key': 'In an Evacuation Section: lock or unlock 1 of its pods.',
  'item-brief.plasma-torch': 'Open or close 1 door of your room, even a destroyed one.',
  'item-brief.flashlight': 'Search your room as with the Search card.',
  'item-brief.autoloader': 'On the Assault Rifle: 1 more capacity, reloading costs nothing.',
  'item-brief.armor': 'Discard it to ignore an attack on you, once its card is drawn.',
  'item-brief.motion-tracker': 'In hand: discard 1 card to roll once more for noise.',
  'item-brief.security-key': 'Choose any room: open or close any of its doors.',
  'item-brief.holo-computer': 'In hand: Intranet and Threat Assessment work in any room.',
  'item-brief.lab-equipment': 'With a Corpse, Carcass or Egg here: reveal its Weakness.',
  'item-brief.energy-charge': DOOR_OR_FILL,
  'item-brief.energy-charge-yellow': DOOR_OR_FILL,
  'item-brief.grenade': 'Here or next door: 2 injuries, 1 to others there; wounds Characters too.',
  'item-brief.smoke-grenade': 'Others here discard 1 card; you leave without being attacked.',
  'item-brief.bait': 'Draws the Intruders of the rooms around a neighbouring room into it.',
  'item-brief.extended-magazine': 'On an energy Weapon you hold: 2 more capacity, and 2 Ammo.',
  'item-brief.prototype-rifle': 'Energy Weapon. On a double hit, 1 more Ammo for 1 more injury.',
  'item-brief.prototype-shotgun':
    'Energy Weapon. Hits on all but a miss; a rolled hit deals 1 more.',
  'item-brief.comms-key': 'At a Computer: see 1 Objective of a Character who sent a Signal.',
  'item-brief.self-destruct-key': 'At a Computer: start or stop the self-destruct sequence.',
  'item-brief.tools': 'Remove the Malfunction, work on the Engine, or turn a door, all here.',
  'item-brief.duct-tape': 'Remove the Malfunction, work on the Engine, or bind 2 Heavy Items.',
  'item-brief.fire-extinguisher': 'Put out the fire here, or make 1 Intruder here retreat.',
  'item-brief.technical-corridor-plans':
    'Crawl from a technical entrance to any room of its network.',
  'item-brief.space-suit':
    'From a yellow room to any explored yellow one, for all your Action cards.',
  'item-brief.adrenaline-shot': 'Draw 1 card; any number of Actions this turn, then pass.',
  'item-brief.alcohol': 'Scan and remove 1 Contamination card; an infected one brings another.',
  'item-brief.military-drugs': 'Discard any cards of your hand, then draw as many and 1 more.',
  'item-brief.antidote': 'Scan all your Contamination; infected ones and your Larva go. Then pass.',
  'item-brief.taser':
    '1 injury to an Intruder here, which retreats; or somebody here drops their hand.',
  'item-brief.flamethrower': 'Loaded with Chemicals. Hits on all but a miss; a double hit burns.',
  'item-brief.molotov-cocktail':
    'Fire here or next door: 1 injury to Intruders, wounds Characters too.',

  'objective-brief.quarantine': 'The ship reaches Mars, or Earth with the Nest destroyed.',

  'attack-brief.transformation-1':
    'It becomes a Breeder; with no card in hand you are attacked at once.',
  'attack-brief.transformation-2':
    'It becomes a Breeder; with no card in hand you are attacked at once.',
  'attack-brief.frenzy-1': '1 Serious Wound to all in the room; those who have 2 die.',
  'attack-brief.frenzy-2': '1 Serious Wound to all in the room; those who have 2 die.',

  'intruderCard-brief.pursuit-1': `Exit 1, or attack with 2, ${PURSUIT}`,
  'intruderCard-brief.pursuit-2': `Exit 2, or attack with 2, ${PURSUIT}`,
  'intruderCard-brief.pursuit-3': `Exit 3, or attack with 2, ${PURSUIT}`,
  'intruderCard-brief.pursuit-any': `Any exit, or attack with 1, ${PURSUIT}`,
  'intruderCard-brief.metamorphosis': 'Exit 1, or attack with 3, or the effect of Eclosion.',
  'intruderCard-brief.preparation-4': `Exit 4, or attack with 3, ${PREPARATION}`,
  'intruderCard-brief.preparation-any': `Any exit, or attack with 1, ${PREPARATION}`,
  'intruderCard-brief.pack-hunt-3': `Exit 3, or attack with 2, ${PACK_HUNT}`,
  'intruderCard-brief.pack-hunt-4': `Exit 4, or attack with 2, ${PACK_HUNT}`,
  'intruderCard-brief.recovery': 'Exit 2, or attack with 3, or 1 Intruder loses 2 injuries.',

  'event-brief.egg-protection': 'Whoever is in the Nest or carries an Egg has an Encounter.',
  'event-brief.hatching': 'An Egg hatches: whoever is in the Nest without a card meets a Larva.',
  'event-brief.damage': 'A Malfunction wherever an Adult, a Breeder or the Queen stands.',
  'event-brief.eclosion': 'Larvae kill their hosts; everybody else scans 4 drawn cards.',
  'event-brief.flammable-solution': 'Fire in the Hibernatorium; if it burns, in the rooms around.',
  'event-brief.hunt-2': 'Adults out of combat move to Characters in connected rooms.',
  'event-brief.hunt-3': 'Adults out of combat move to Characters in connected rooms.',
  'event-brief.consuming-fire': 'Burning rooms lose all Items; then fire spreads.',
  'event-brief.scent-of-prey': 'Noise in every exit of those who have Slime.',
  'event-brief.malfunction': 'A Malfunction in the lowest-numbered room without one.',
  'event-brief.noise-in-corridors':
    'Noise in the Technical Corridors, or noise rolls at their entrances.',
  'event-brief.nest-noise': 'Noise in every exit of the Nest, once it is explored.',
  'event-brief.damaging-fire': 'A Malfunction in burning rooms; then fire spreads.',
  'event-brief.pod-ejection': 'The lowest-numbered pod aboard is lost.',
  'event-brief.short-circuit': 'A Malfunction in explored yellow rooms with a Computer.',
  'event-brief.coolant-leak': 'A broken Generator starts the self-destruct sequence.',
  'event-brief.life-support-failure': 'A Malfunction in every explored green room.',

  'weakness-brief.reaction-to-danger': 'Surprise Attacks count 1 less on Intruder tokens.',
  'weakness-brief.susceptibility-to-phosphates':
    'Extinguishers and Fire Control deal 1 injury too.',
  'weakness-brief.vulnerability-to-fire': 'Fire of every kind deals 1 more injury to Intruders.',

  'why-brief.burns': 'it burns already',
  'why-brief.chambers-closed': 'chambers still shut',
  'why-brief.depressurising': 'one is under way',
  'why-brief.hibernating': 'somebody hibernates',
  'why-brief.no-airlock': 'no room to open',
  'why-brief.no-engine': 'no Engine here',
  'why-brief.no-flamethrower': 'no Flamethrower',
  'why-brief.no-free-pod': 'no free pod',
  'why-brief.no-loaded-rifle': 'no loaded rifle',
  'why-brief.no-pod-here': 'no pod here',
  'why-brief.no-pod-left': 'no pod left',
  'why-brief.no-return': 'too late to stop it',
  'why-brief.no-revolver-to-load': 'no Revolver',
  'why-brief.nobody-to-order': 'nobody here',
  'why-brief.not-yellow': 'no yellow room',
} as const satisfies Dictionary
