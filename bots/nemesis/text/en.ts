/** Why a Nemesis bot does what it does. */
export const en = {
  // --- the beginning, the end ---
  'because.nemesis.role': 'This Character has the best prospects.',
  'because.nemesis.objective': 'This Objective is the likelier one to be fulfilled.',
  'because.nemesis.hibernate': 'It is time to hibernate: the ship should find its way home.',
  'because.nemesis.pod': 'An Escape Pod is open: time to leave.',
  'because.nemesis.launch': 'Away from here.',
  'because.nemesis.wait-in-pod': 'The pod is the safest place to wait.',
  'because.nemesis.wait-for-company': 'Somebody near would find no other pod.',
  'because.nemesis.wait-for-pods': 'The pods unlock in {rounds} rounds: better be near them.',
  'because.nemesis.unlock': 'Without an open pod there is no way out.',
  'because.nemesis.self-destruct': 'The self-destruct sequence will unlock the pods.',
  'because.nemesis.stop-sequence': 'The ship must not be destroyed.',

  // --- the Objective, the ship ---
  'because.nemesis.signal': 'The Objective asks for a Signal.',
  'because.nemesis.look-for': 'This may be the way to: {tile}.',
  'because.nemesis.explore': 'Every room has to be explored.',
  'because.nemesis.fetch': 'The Objective asks for this: {object}.',
  'because.nemesis.take-egg': 'The Objective asks for an Egg.',
  'because.nemesis.analyse': 'A Weakness can be discovered here.',
  'because.nemesis.autopsy': 'The corpse belongs in the Surgery.',
  'because.nemesis.storage': 'Every Item counts.',
  'because.nemesis.course': 'The ship has to be sent here: {destination}.',
  'because.nemesis.engine': 'Engine {engine} has to be seen to.',
  'because.nemesis.engines': 'From here all Engines can be checked.',
  'because.nemesis.mend-engine': 'Two Engines must work.',
  'because.nemesis.break-engine': 'This ship is not to come home.',
  'because.nemesis.repair': 'The room has to be repaired before it is of use.',
  'because.nemesis.mend-room':
    'Malfunction markers on the board: {number}. A ninth destroys the ship.',
  'because.nemesis.douse': 'Fire markers on the board: {number}. A ninth destroys the ship.',

  // --- fighting ---
  'because.nemesis.shoot': 'Shooting promises more than fleeing ({type}).',
  'because.nemesis.strike': 'There is nothing better than bare hands ({type}).',
  'because.nemesis.flee': 'This fight is not worth it ({type}).',
  'because.nemesis.slip-away': 'This way nobody attacks on the way out.',
  'because.nemesis.drive-away': 'It can be driven away ({type}).',
  'because.nemesis.bear': 'Nothing better can be done against it now ({type}).',
  'because.nemesis.reload': 'The Weapon is empty.',
  'because.nemesis.reroll': 'The roll is judged by what it would hit.',
  'because.nemesis.spend-ammo': 'One more injury is worth the Ammo.',
  'because.nemesis.nerves': 'A Surprise Attack is what Nerves of Steel are for.',
  'because.nemesis.armor': 'The Armor is there for such attacks.',
  'because.nemesis.be-covered': 'Leaving under cover beats staying.',

  // --- health ---
  'because.nemesis.scan': 'Clean Contamination cards leave the game when they are scanned.',
  'because.nemesis.no-scan': 'A scan could do more harm than good.',
  'because.nemesis.scan-one': 'This card is the most worth knowing.',
  'because.nemesis.surgery': 'The infection has to be removed before the last check.',
  'because.nemesis.antidote': 'The Antidote removes the Larva.',
  'because.nemesis.drink': 'One Contamination card less.',
  'because.nemesis.emergency': 'The wounds have to be treated.',
  'because.nemesis.dress': 'This wound hinders: {wound}.',
  'because.nemesis.dress-all': 'All wounds can be dressed at once.',
  'because.nemesis.heal': 'One wound less to die of.',
  'because.nemesis.heal-light': 'Light Wounds add up.',
  'because.nemesis.wash': 'Slime turns silence into danger.',
  'because.nemesis.out-of-fire': 'Nobody waits in a fire who can wait elsewhere.',

  // --- cards and Items ---
  'because.nemesis.pay': 'Pays with what will be missed least.',
  'because.nemesis.discard': 'Contamination cards only clog the hand.',
  'because.nemesis.keep-for-rest': 'Rest is kept for the Contamination that it scans.',
  'because.nemesis.keep-hand': 'Cards that the next round may need: {number}.',
  'because.nemesis.dig': 'This hand mends nothing: new cards may.',
  'because.nemesis.no-cards': 'No card is left to act with.',
  'because.nemesis.save-cards':
    'Cards kept for what the round may bring: {number}. Then on to {place}.',
  'because.nemesis.wait': 'Nothing is worth the noise now; cards in hand: {number}.',
  'because.nemesis.search': 'There is something to be found here.',
  'because.nemesis.keep-item': 'This one is of more use.',
  'because.nemesis.drop': 'This is missed least.',
  'because.nemesis.load': 'An empty Weapon is no help.',
  'because.nemesis.eat': 'More cards, more to do.',
  'because.nemesis.craft': 'This is worth its components: {item}.',
  'because.nemesis.quest': 'This is worth activating: {item}.',
  'because.nemesis.motivate': 'Everybody here has use for a card.',
  'because.nemesis.bind': 'Bound together they take one hand.',

  // --- noise, doors, others ---
  'because.nemesis.careful-noise': 'The noise does the least harm there.',
  'because.nemesis.keep-roll': 'The roll does no harm.',
  'because.nemesis.roll-again': 'This roll would mean an Encounter.',
  'because.nemesis.leave-doors': 'The doors are well as they are.',
  'because.nemesis.next-event': 'The Event is judged by what it does to this Character.',
  'because.nemesis.interrupt': 'This Character must not get away.',
  'because.nemesis.let-pass': 'There is no reason to interfere.',
  'because.nemesis.take-offer': 'A gift is a gift.',
  'because.nemesis.no-trade': 'There is nothing to trade.',

  // --- the Intruder player ---
  'because.nemesis.hunt': 'This hurts the crew most.',
  'because.nemesis.stalk': 'This brings the Intruder nearest to its prey.',
  'because.nemesis.intruder-player-rest': 'This card is the best to keep.',

  // --- thinking ---
  'because.nemesis.tried-better':
    'The best of {tried} tried out in possible worlds: it did better by {percent} points of a hundred.',
  'because.nemesis.whim': 'Why not?',
  'because.nemesis.as-good': 'One is as good as the other.',
  'because.nemesis.only-way': 'There is no other way.',
} as const
