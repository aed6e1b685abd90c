import type { Dictionary } from '@bulkhead/kernel'

/** Items of every kind, and what they say. */
export const items = {
  'item.energy-charge': 'Energy Charge',
  'item.light-stick': 'Light Stick',
  'item.grenade': 'Grenade',
  'item.smoke-grenade': 'Smoke Grenade',
  'item.decoy': 'Decoy',
  'item.recon-drone': 'Recon Drone',
  'item.extended-magazine': 'Extended Magazine',
  'item.prototype-rifle': 'Prototype Rifle',
  'item.prototype-shotgun': 'Prototype Shotgun',
  'item.prototype-pistol': 'Prototype Pistol',
  'item.comms-key': 'Comms Key',
  'item.autodestruct-key': 'Autodestruct Key',
  'item.toolbelt': 'Toolbelt',
  'item.fuel': 'Fuel',
  'item.duct-tape': 'Duct Tape',
  'item.flashlight': 'Flashlight',
  'item.fire-blanket': 'Fire Blanket',
  'item.clothes-yellow': 'Clothes (yellow)',
  'item.energy-charge-yellow': 'Energy Charge (yellow)',
  'item.cave-plans': 'Cave Plans',
  'item.facility-plans': 'Facility Plans',
  'item.medkit': 'Medkit',
  'item.skin-stapler': 'Skin Stapler',
  'item.clothes-green': 'Clothes (green)',
  'item.alcohol': 'Alcohol',
  'item.caffeine-pills': 'Caffeine Pills',
  'item.adrenaline-shot': 'Adrenaline',
  'item.research-documents': 'Research Documents',
  'item.stimulants': 'Stimulants',
  'item.antidote': 'Antidote',
  'item.taser': 'Taser',
  'item.flamethrower': 'Flamethrower',
  'item.thermite-charge': 'Thermite Charge',
  'item.enviro-suit': 'Enviro-Suit',
  'item.smg': 'SMG',
  'item.probe-arm': 'Probe Arm',
  'item.pistol': 'Pistol',
  'item.nail-gun': 'Nail Gun',
  'item.assault-rifle': 'Assault Rifle',
  'item.wail': 'Wail',
  'item.battle-suit': 'Battle Suit',
  'item.analysis-kit': 'Analysis Kit',
  'item.cyberdeck': 'Cyberdeck',
  'item.cleaning-cart': 'Cleaning Cart',

  // --- what they do ---

  'item-text.energy-charge':
    'Fill 1 energy Weapon in your hands, or open or close 1 door in a corridor of your room.',
  'item-text.light-stick':
    'Reaction: ignore 1 effect that hits you because you are in the dark: the dark part of an Attack or Event card, or the higher number of a token.',
  'item-text.grenade':
    'Choose 1 Intruder in your room or a neighbouring one: 2 injuries to it, 1 to every other Intruder there, 1 Serious Wound to every Character there. Or 2 Eggs there instead; then you roll for noise.',
  'item-text.smoke-grenade':
    'Every other Character of your room discards 1 Action card; you move to a neighbouring room without being attacked for it.',
  'item-text.decoy':
    'Choose a neighbouring room: all Intruders of the rooms connected to it move into it; those in combat attack once first.',
  'item-text.recon-drone': 'Look secretly at 1 unexplored room and its Exploration token.',
  'item-text.extended-magazine':
    'Attach it to an energy Weapon in your hands: capacity 2 higher, and 2 Ammo more.',
  'item-text.prototype-rifle':
    'Energy Weapon. On a rolled double hit you may discard 1 more Ammo for 1 more injury.',
  'item-text.prototype-shotgun':
    'Energy Weapon. Every face but a miss deals at least 1 injury; on a rolled single or double hit 1 more.',
  'item-text.prototype-pistol': 'Energy Weapon. You may reroll the die once per shot.',
  'item-text.comms-key':
    'In a room with a working Computer: look secretly at the Objectives of a living player who has sent a Signal.',
  'item-text.autodestruct-key':
    'In a room with a working Computer: start the Autodestruction, or stop it while its token is yellow.',
  'item-text.toolbelt':
    'Discard the Malfunction marker of your room, or open or close 1 door in a corridor of your room.',
  'item-text.fuel':
    'Fill the Flamethrower you hold. Or, with 4 Knowledge or more, set your room on fire.',
  'item-text.duct-tape':
    'Discard the Malfunction marker of your room, or bind 2 Heavy Items so that they take one hand.',
  'item-text.flashlight':
    'Held in a hand. Reaction: discard 1 Action card to ignore 1 effect that hits you because you are in the dark, as often as you can pay.',
  'item-text.fire-blanket':
    'Discard the Fire marker of your room, or take no wound from Fire until the end of the round.',
  'item-text.clothes-yellow': 'Discard your Slime marker, or dress 1 of your Serious Wounds.',
  'item-text.energy-charge-yellow':
    'Fill 1 energy Weapon in your hands, or open or close 1 door in a corridor of your room.',
  'item-text.cave-plans':
    'From a room with a technical entrance, move to any other, explored or not.',
  'item-text.facility-plans': 'Look secretly at 2 unexplored rooms (not at their tokens).',
  'item-text.medkit': 'Dress 1 of your Serious Wounds, or heal 1 that is dressed.',
  'item-text.skin-stapler': 'Dress 1 of your Serious Wounds, or heal all your Light Wounds.',
  'item-text.clothes-green': 'Discard your Slime marker, or dress 1 of your Serious Wounds.',
  'item-text.alcohol':
    'Scan 1 Contamination card of your hand and remove it; if it was infected, gain another one.',
  'item-text.caffeine-pills':
    'Draw 2 cards and scan the Contamination cards among them; they stay in your hand. With an infected one you get a Larva, or die if you had one.',
  'item-text.adrenaline-shot':
    'Draw 1 Action card. This turn you may take any number of Actions; then pass.',
  'item-text.research-documents':
    'Gain 1 Knowledge. If you had 5 or more before, also look at a random Contingency token of the neutral pool and put it back.',
  'item-text.stimulants': 'Discard any number of cards of your hand, then draw that number plus 1.',
  'item-text.antidote':
    'Scan all your Contamination cards (deck, hand, discard); remove the infected ones and your Larva. Gain 1 Contamination card, shuffle everything into a new deck, then pass.',
  'item-text.taser':
    '1 Intruder of your room takes 1 injury and retreats if it lives; or another Character of your room discards their whole hand.',
  'item-text.flamethrower':
    'Classic Weapon, reloaded only with Fuel. Every face but a miss deals at least 1 injury; a rolled double hit also sets your room on fire.',
  'item-text.thermite-charge':
    'Choose your room or a neighbouring one: Fire there, 1 injury to every Intruder, 1 Serious Wound to every Character, 1 Egg destroyed; then you roll for noise if there was one.',
  'item-text.enviro-suit':
    'Lets you escape to the Bunker on foot. On the surface you take the lower effect of Mars Surface cards.',
  'item-text.smg':
    'Energy Weapon. After a shot without injury you may discard 1 more Ammo to roll again, once per shot.',
  'item-text.probe-arm':
    'With an Intruder other than a Larva in your room and a free hand: take a Carcass into it and turn the Probe Arm face down; the Intruder is unharmed. Out of combat, a Toolbelt turns it up again.',
  'item-text.pistol': 'Energy Weapon. A double hit counts as a single hit.',
  'item-text.nail-gun':
    'Classic Weapon. The Adult face misses Adults. Discard a Toolbelt to fill it.',
  'item-text.assault-rifle':
    'Activated by discarding an Energy Charge. Energy Weapon. When it deals an injury: 1 more.',
  'item-text.wail':
    'Activated in the dark with noise in at least 2 places around your room. For any corridors of your section, as you choose: put a Noise marker, or discard the one there.',
  'item-text.battle-suit':
    'Activated by discarding a Toolbelt or Duct Tape. No Slime sticks to you and no Fire marker wounds you; it counts as an Enviro-Suit.',
  'item-text.analysis-kit':
    'Activated in the Laboratory or the Testing Lab. With an Object lying in your room or carried by you: discard it and gain 3 Knowledge.',
  'item-text.cyberdeck':
    'Activated by discarding an Energy Charge at a working Computer. Held in a hand, in a powered section: your room counts as having a working Computer.',
  'item-text.cleaning-cart': 'Activated in the Repository. You have one more hand.',

  // --- answers ---

  'option.grenade': 'Throw it at {intruder} in {place} ({action}, {cost:cards})',
  'option.smoke-grenade': 'Vanish in smoke to {place} ({corridor:way}; {action}, {cost:cards})',
  'option.decoy': 'Lure Intruders into {place} ({action}, {cost:cards})',
  'option.recon-drone': 'Look secretly at {place} and its token ({action}, {cost:cards})',
  'option.extended-magazine': 'Attach it to: {item} ({action}, {cost:cards})',
  'option.comms-key': 'Look secretly at the Objectives {seat:ofSeat} ({action}, {cost:cards})',
  'option.refuel': 'Refuel: {item} ({action}, {cost:cards})',
  'option.set-fire': 'Set this room on fire ({action}, {cost:cards})',
  'option.shield': 'Take no wound from Fire this round ({action}, {cost:cards})',
  'option.cave-plans': 'Crawl to {place} ({action}, {cost:cards})',
  'option.facility-plans': 'Look secretly at 2 unexplored rooms ({action}, {cost:cards})',
  'option.alcohol': 'Scan and remove 1 Contamination card ({action}, {cost:cards})',
  'option.caffeine-pills': 'Draw 2 cards, and scan those of Contamination ({action}, {cost:cards})',
  'option.adrenaline-shot':
    'Draw 1 card, then act as often as you like, then pass ({action}, {cost:cards})',
  'option.research-documents': 'Gain 1 Knowledge ({action}, {cost:cards})',
  'option.stimulants': 'Discard cards and draw as many plus 1 ({action}, {cost:cards})',
  'option.antidote': 'Remove all infected cards and your Larva, then pass ({action}, {cost:cards})',
  'option.thermite-charge': 'Throw it into {place} ({action}, {cost:cards})',
  'option.take-sample': 'Take a Carcass as a sample ({action}, {cost:cards})',
  'option.clean-probe': 'Make the Probe Arm ready, discarding a Toolbelt ({action}, {cost:cards})',
  'option.nail-gun': 'Fill the Nail Gun, discarding a Toolbelt ({action}, {cost:cards})',
  'option.wail': 'Wail: change the noise of this section ({action}, {cost:cards})',
  'option.silence': 'Silence in {corridor}',
  'option.rover-key': 'Send the empty Rover to {place} ({action}, {cost:cards})',
  'option.use-light': 'Use: {item}',

  // --- questions ---

  'prompt.light': 'The dark makes it worse: do you use a light?',
  'prompt.flashlight': 'Which Action card do you discard for the Flashlight?',
  'prompt.wail': 'In which corridors do you change the noise?',

  // --- what happened ---

  'log.light': '{seat:Seat} has light: {item}.',
  'log.fireproof': '{seat:Seat} takes no wound from Fire this round.',
  'death.grenade': 'a Grenade',
  'death.thermite-charge': 'a Thermite Charge',

  // --- reasons ---

  'why.no-toolbelt': 'You have no Toolbelt.',
  'why.no-flamethrower': 'You hold no Flamethrower.',
  'why.burns': 'The room burns already.',
  'why.no-fire-here': 'Nothing burns out here.',
  'why.fireproof': 'You take no wound from Fire this round already.',
  'why.probe-arm-spent': 'The Probe Arm lies face down.',
  'why.probe-arm-ready': 'The Probe Arm is ready.',
  'why.nothing-to-sample': 'There is no Intruder here but Larvae.',
  'why.no-hand-free': 'You have no free hand.',
} as const satisfies Dictionary
