/** Why a bot of the family does what it does. */
export const en = {
  // --- the beginning, the end ---
  'because.hull.role': 'This Character has the best prospects.',
  'because.hull.objective': 'This Objective is the likelier one to be fulfilled.',

  // --- the Objective, the ship ---
  'because.hull.signal': 'The Objective asks for a Signal.',
  'because.hull.look-for': 'This may be the way to: {tile}.',
  'because.hull.explore': 'Every room has to be explored.',
  'because.hull.fetch': 'The Objective asks for this: {object}.',
  'because.hull.take-egg': 'The Objective asks for an Egg.',
  'because.hull.analyse': 'A Weakness can be discovered here.',
  'because.hull.repair': 'The room has to be repaired before it is of use.',
  'because.hull.mend-room':
    'Malfunction markers on the board: {number}. Beyond {most} everything is lost.',
  'because.hull.douse': 'Fire markers on the board: {number}. Beyond {most} everything is lost.',

  // --- fighting ---
  'because.hull.shoot': 'Shooting promises more than fleeing ({type}).',
  'because.hull.strike': 'There is nothing better than bare hands ({type}).',
  'because.hull.flee': 'This fight is not worth it ({type}).',
  'because.hull.slip-away': 'This way nobody attacks on the way out.',
  'because.hull.sample': 'The Objective asks for one of these ({type}).',
  'because.hull.drive-away': 'It can be driven away ({type}).',
  'because.hull.bear': 'Nothing better can be done against it now ({type}).',
  'because.hull.reload': 'The Weapon is empty.',
  'because.hull.reroll': 'The roll is judged by what it would hit.',
  'because.hull.spend-ammo': 'One more injury is worth the Ammo.',
  'because.hull.nerves': 'A Surprise Attack is what Nerves of Steel are for.',
  'because.hull.armor': 'The Armor is there for such attacks.',
  'because.hull.be-covered': 'Leaving under cover beats staying.',

  // --- health ---
  'because.hull.scan': 'Clean Contamination cards leave the game when they are scanned.',
  'because.hull.no-scan': 'A scan could do more harm than good.',
  'because.hull.scan-one': 'This card is the most worth knowing.',
  'because.hull.surgery': 'The infection has to be removed before the last check.',
  'because.hull.antidote': 'The Antidote removes the Larva.',
  'because.hull.drink': 'One Contamination card less.',
  'because.hull.emergency': 'The wounds have to be treated.',
  'because.hull.dress': 'This wound hinders: {wound}.',
  'because.hull.dress-all': 'All wounds can be dressed at once.',
  'because.hull.heal': 'One wound less to die of.',
  'because.hull.heal-light': 'Light Wounds add up.',
  'because.hull.wash': 'Slime turns silence into danger.',
  'because.hull.out-of-fire': 'Nobody waits in a fire who can wait elsewhere.',

  // --- cards and Items ---
  'because.hull.pay': 'Pays with what will be missed least.',
  'because.hull.discard': 'Contamination cards only clog the hand.',
  'because.hull.keep-for-rest': 'Rest is kept for the Contamination that it scans.',
  'because.hull.keep-hand': 'Cards that the next round may need: {number}.',
  'because.hull.dig': 'This hand mends nothing: new cards may.',
  'because.hull.no-cards': 'No card is left to act with.',
  'because.hull.save-cards':
    'Cards kept for what the round may bring: {number}. Then on to {place}.',
  'because.hull.wait': 'Nothing is worth the noise now; cards in hand: {number}.',
  'because.hull.search': 'There is something to be found here.',
  'because.hull.keep-item': 'This one is of more use.',
  'because.hull.drop': 'This is missed least.',
  'because.hull.load': 'An empty Weapon is no help.',
  'because.hull.eat': 'More cards, more to do.',
  'because.hull.craft': 'This is worth its components: {item}.',
  'because.hull.quest': 'This is worth activating: {item}.',
  'because.hull.motivate': 'Everybody here has use for a card.',
  'because.hull.bind': 'Bound together they take one hand.',

  // --- noise, doors, others ---
  'because.hull.careful-noise': 'The noise does the least harm there.',
  'because.hull.keep-roll': 'The roll does no harm.',
  'because.hull.roll-again': 'This roll would mean an Encounter.',
  'because.hull.leave-doors': 'The doors are well as they are.',
  'because.hull.interrupt': 'This Character must not get away.',
  'because.hull.let-pass': 'There is no reason to interfere.',
  'because.hull.take-offer': 'A gift is a gift.',
  'because.hull.no-trade': 'There is nothing to trade.',

  // --- thinking ---
  'because.hull.tried-better':
    'The best of {tried} tried out in possible worlds: it did better by {percent} points of a hundred.',
  'because.hull.whim': 'Why not?',
  'because.hull.as-good': 'One is as good as the other.',
  'because.hull.only-way': 'There is no other way.',
} as const
