import type { Dictionary } from '@bulkhead/kernel'

/** Action and Contamination cards, by their faces. A further card that an effect costs is named in its text. */

const SHIFT = 'Shift the Lander 1 space either way on the Round track; or'
const REINFORCE =
  'Reinforce 1 empty adjacent corridor that leads to a room with another Character or the Robot'
const ORDER =
  'order 1 Character of lower Rank in your room or a neighbouring one: it moves, shoots or bursts as you say, with a Weapon of its own choice, never into an Opportunity Attack'

export const cards = {
  'card.search': 'Search',
  'card.rest': 'Rest',
  'card.demolition': 'Demolition',
  'card.repairs': 'Repairs',
  'card.fast-repairs': 'Fast Repairs',
  'card.secure': 'Secure',
  'card.fast-secure': 'Fast Secure',
  'card.basic-secure': 'Basic Secure',
  'card.chain-of-command': 'Chain of Command',
  'card.first-in-command': 'First in Command',
  'card.fire-at-will': 'Fire at Will',
  'card.stay-calm': 'Stay Calm',
  'card.officers-channel': "Officer's Channel",
  'card.lets-go': "Let's Go!",
  'card.computer-skills': 'Computer Skills',
  'card.explosives': 'Explosives',
  'card.pyrotechnics': 'Pyrotechnics',
  'card.tactical-retreat': 'Tactical Retreat',
  'card.always-prepared': 'Always Prepared',
  'card.duck-and-cover': 'Duck and Cover',
  'card.move-quietly': 'Move Quietly',
  'card.weak-spot': 'Weak Spot',
  'card.breakthrough': 'Breakthrough',
  'card.continuous-fire': 'Continuous Fire',
  'card.fast-reload': 'Fast Reload',
  'card.forcing-fire': 'Forcing Fire',
  'card.combat-drugs': 'Combat Drugs',
  'card.field-surgery': 'Field Surgery',
  'card.first-aid': 'First Aid',
  'card.hippocratic-oath': 'Hippocratic Oath',
  'card.scouting': 'Scouting',
  'card.shoot-first': 'Shoot First',
  'card.sprint': 'Sprint',
  'card.taking-aim': 'Taking Aim',
  'card.contamination': 'Contamination',
  'card.contamination-infected': 'Contamination (infected)',
  'card.contamination-clean': 'Contamination (clean)',

  'card-text.search':
    'Draw 1 Item of the matching colour for each Item icon of your room, in secret; keep up to 1, the others go under their decks.',
  'card-text.rest':
    'Scan the Contamination cards in your hand: clean ones leave the game, infected ones go to your discard pile and give you a Larva if you have none.',
  'card-text.demolition':
    'Destroy 1 closed door within reach of your room, or put a Malfunction in your room.',
  'card-text.repairs':
    'For 1 more card, remove a Malfunction from your room, an Item held there or the Robot there; or open or close 1 door within reach.',
  'card-text.fast-repairs':
    'Remove a Malfunction from your room, an Item held there or the Robot there; or open or close 1 door within reach.',
  'card-text.secure': `Place 2 Secure tokens in your room; or, for 1 more card: ${REINFORCE}.`,
  'card-text.fast-secure': `Place 2 Secure tokens in your room; or: ${REINFORCE}.`,
  'card-text.basic-secure': `For 1 more card: place 2 Secure tokens in your room; or: ${REINFORCE}.`,
  'card-text.chain-of-command': `${SHIFT} ${ORDER}. Reaction to a Command that concerns you: it does nothing to you.`,
  'card-text.first-in-command': `${SHIFT} ${ORDER}.`,
  'card-text.fire-at-will': `${SHIFT} choose your room or a neighbouring one: everybody there who can bursts once, at a corridor that you name.`,
  'card-text.stay-calm': `${SHIFT} choose your room or a neighbouring one: everybody there draws 1 card. Reaction to an Attack on anybody in your room: it is prevented.`,
  'card-text.officers-channel': `${SHIFT} also play another Command of your hand: it may reach any room, closed doors notwithstanding.`,
  'card-text.lets-go': `${SHIFT} move and bring 1 other Character of your room along, willing or not, who makes no Noise roll. Nobody may be brought through a corridor with Intruders.`,
  'card-text.computer-skills':
    'In a room with a Computer: use the room without its cards, or open or close any 1 door of the Facility.',
  'card-text.explosives':
    'Discard a Grenade token to lay a corridor to a neighbouring room that none leads to; or gain a Grenade token in a room with a yellow icon.',
  'card-text.pyrotechnics':
    'Put out the fire in your room; or discard a Grenade token to kill everything in 1 adjacent corridor.',
  'card-text.tactical-retreat':
    'For 1 more card and Ammo: move through an empty corridor, all Attacks of the move prevented. You may bring 1 Character of your room who agrees and makes no Noise roll.',
  'card-text.always-prepared':
    'Use the room without its cards, even in combat; then every Intruder in your room Attacks you. Or, for 1 more card, look at 2 Items of one colour and keep up to 1.',
  'card-text.duck-and-cover':
    'For 1 more card: move and prevent 1 Attack of the move. Reaction to an Attack on you with another Character in the room: that one is Attacked instead.',
  'card-text.move-quietly': 'Move to a neighbouring room that is discovered, without a Noise roll.',
  'card-text.weak-spot':
    'Put 1 Hit on an Intruder in your room, then shoot it or strike it in melee.',
  'card-text.breakthrough':
    'Burst at an adjacent corridor without a closed door, then move through it, cleared or not, all Attacks of the move prevented.',
  'card-text.continuous-fire':
    'With a loaded BF Gun: discard 1 or more other Action cards for as many Hits in 1 adjacent corridor; then you may burst with the gun.',
  'card-text.fast-reload':
    'With one of your Ranged Weapons, in either order: load 1 of your Ammo tokens, and shoot or burst with it.',
  'card-text.forcing-fire':
    'Spend Ammo: repel every Intruder from your room, the largest first, each into a corridor you choose.',
  'card-text.combat-drugs':
    'Discard a Medpack token: a Character in your room who holds fewer than 3 cards draws up to 3.',
  'card-text.field-surgery':
    'For 1 more card: you, or a Character in your room who agrees, lose 1 Serious Wound; then discard a Medpack token, or the patient gains a Contamination card.',
  'card-text.first-aid':
    'Restore 1 Health, yours or that of somebody in your room who agrees; or gain a Medpack token in a room with a green icon.',
  'card-text.hippocratic-oath':
    'With another Character in your room who has a Serious Wound: put 2 Hits on an Intruder there, then shoot it or strike it in melee.',
  'card-text.scouting':
    'Move cautiously to a discovered room; or explore through a corridor and then search the new room, even in combat.',
  'card-text.shoot-first':
    'Move through an empty corridor. Once, before you leave or before anything that came Attacks you, you may shoot or burst.',
  'card-text.sprint': 'Move; then you may spend 1 Oxygen to move once more.',
  'card-text.taking-aim': 'Shoot or burst; you may roll the first roll again, once.',
  'card-text.contamination':
    'Pays for nothing and gives no action; you may discard it when you pass. What its hidden text says only a scan tells.',
  'card-text.contamination-infected':
    'Scanned: INFECTED. It pays for nothing, and gives you a Larva at the end.',
  'card-text.contamination-clean':
    'Scanned: not infected. It still pays for nothing, and counts for a Larva that hatches.',
} as const satisfies Dictionary
