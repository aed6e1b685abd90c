import type { Dictionary } from '@bulkhead/kernel'

/**
 * Action and Contamination cards, Weaknesses, and what they say. A card costs itself and as many others as it
 * says.
 */
export const cards = {
  'card.search': 'Search',
  'card.rest': 'Rest',
  'card.demolition': 'Demolition',
  'card.interruption': 'Interruption',
  'card.repairs': 'Repairs',
  'card.basic-repairs': 'Basic Repairs',
  'card.computer-skills': 'Computer Skills',
  'card.desperate-attack': 'Desperate Attack',
  'card.distraction': 'Distraction',
  'card.obstinate': 'Obstinate',
  'card.ventilation-ducts': 'Ventilation Ducts',
  'card.inconspicuous': 'Inconspicuous',
  'card.weird-metabolism': 'Weird Metabolism',
  'card.sensitive-hearing': 'Sensitive Hearing',
  'card.feel-of-the-dark': 'Feel of the Dark',
  'card.bypass': 'Bypass',
  'card.remote-access': 'Remote Access',
  'card.data-breach': 'Data Breach',
  'card.vivisection': 'Vivisection',
  'card.field-experience': 'Field Experience',
  'card.pheromones': 'Pheromones',
  'card.specimen-handling': 'Specimen Handling',
  'card.quarantine': 'Quarantine',
  'card.stun': 'Stun',
  'card.defense-plan': 'Defense Plan',
  'card.facility-tour': 'Facility Tour',
  'card.cleaning': 'Cleaning',
  'card.master-keys': 'Master Keys',
  'card.back-ways': 'Back Ways',
  'card.odds-and-ends': 'Odds and Ends',
  'card.handyman': 'Handyman',
  'card.facility-knowledge': 'Facility Knowledge',
  'card.old-hand': 'Old Hand',
  'card.rover-driver': 'Rover Driver',
  'card.contamination': 'Contamination',
  'card.contamination-infected': 'Contamination (INFECTED)',
  'card.contamination-clean': 'Contamination (clean)',

  // --- what they do ---

  'card-text.search':
    'In a room whose Item counter is 1 or more: lower it by 1, draw 2 Items of the colour of the room (any one colour in a white room), keep 1 and put the other under its deck.',
  'card-text.rest':
    'Scan every Contamination card in your hand and remove the clean ones. With an infected one you get a Larva, or die if you had one.',
  'card-text.demolition':
    'Destroy 1 closed door in a corridor of your room, or put a Malfunction marker in your room.',
  'card-text.interruption':
    'Reaction: cancel an Action that another player in your room has just paid for, or cancel an Interruption played in your room.',
  'card-text.repairs': 'Discard the Malfunction marker of your room.',
  'card-text.basic-repairs': 'Discard the Malfunction marker of your room.',
  'card-text.computer-skills':
    'Open or close 1 door in a corridor of your room, or perform the action of your room without paying, if it has a working Computer.',
  'card-text.desperate-attack':
    'Gain 1 Contamination card; then 2 injuries to 1 Intruder of your room, without a die. Out of combat, 2 Eggs of your room instead; then you roll for noise.',
  'card-text.distraction':
    'Discard 1 of your Items and move to a neighbouring room without being attacked for it.',
  'card-text.obstinate':
    'Draw 1 card for each Serious Wound you have, dressed or not, or dress 1 of your Serious Wounds.',
  'card-text.ventilation-ducts':
    'From a room with a technical entrance, move to any other, explored or not. First an Attack card hits you as an Adult in the dark would.',
  'card-text.inconspicuous':
    'Reaction: an Intruder about to attack you attacks another Character of the room that you name. Or, in the dark, you do not roll for noise in the bag step.',
  'card-text.weird-metabolism':
    'Discard 1 Contamination card of your hand and draw 2 cards, or discard your Slime marker.',
  'card-text.sensitive-hearing':
    'Discard 1 Noise marker around your room, or put one where there is none.',
  'card-text.feel-of-the-dark':
    'Reaction: ignore, for yourself, the dark effect of an Event. Or, in the dark, ignore a Surprise Attack on you before its card is drawn.',
  'card-text.bypass':
    'In a room with a working Computer: turn over the Power token of any section or of the Elevator, either way.',
  'card-text.remote-access':
    'In a room with a working Computer: perform a Computer Action without paying for it, even without power.',
  'card-text.data-breach':
    'In a room with a working Computer: look secretly at 1 Contingency token of another player, or at 1 unexplored room and its token.',
  'card-text.vivisection':
    '1 Intruder of your room takes 1 injury, and 1 more for every full 2 Knowledge you have, without a die.',
  'card-text.field-experience':
    'With an Intruder in your room, or an Object lying there or carried by anyone: gain 1 Knowledge.',
  'card-text.pheromones':
    'Knowledge 3: discard all noise around your room. Or Knowledge 5: 1 Larva, Creeper or Adult of your room retreats. Or Knowledge 7: 1 Intruder of a neighbouring room, out of combat, leaves it by the way you choose.',
  'card-text.specimen-handling':
    'Pick up an Object lying in your room without paying, then draw 1 Action card.',
  'card-text.quarantine':
    'In a room with a working Computer: choose any room and close all its doors that are not destroyed.',
  'card-text.stun':
    'Another Character of your room with 1 to 3 cards in hand discards them all; or discard 1 of your Weapons: 1 Intruder of your room retreats.',
  'card-text.defense-plan':
    'Perform the action of your white or red room without paying, or look secretly at 2 unexplored rooms (not at their tokens).',
  'card-text.facility-tour':
    'Move to a neighbouring room with 1 Character of your room who agrees. You explore it; if it is empty, you alone roll for noise.',
  'card-text.cleaning': 'Discard the Malfunction marker of your room, or its Fire marker.',
  'card-text.master-keys': 'Open or close up to 2 doors in corridors of your room.',
  'card-text.back-ways':
    'Move to a neighbouring room without a noise roll; Silence and Danger of its Exploration token do nothing.',
  'card-text.odds-and-ends': 'Search as with the Search card, also where the Item counter is at 0.',
  'card-text.handyman':
    'Craft an Item without paying; 1 yellow Item may stand for either component.',
  'card-text.facility-knowledge':
    'Open or close 1 door in a corridor of your room, or look secretly at 1 unexplored room (not at its token).',
  'card-text.old-hand': 'Perform the action of a room without a Computer without paying.',
  'card-text.rover-driver':
    'In an Exit Airlock or a room with a working Computer: send the empty Rover to the Bunker or to an Exit Airlock. Or, with the Rover here and the Main Gate open, drive to the Bunker without paying.',
  'card-text.contamination':
    'No action, and it pays for nothing. Only a scan tells whether it is infected; left in your deck, it may kill you at the end.',
  'card-text.contamination-infected':
    'Scanned: INFECTED. At the end you must draw 4 cards from your whole deck, and die if one of them is a Contamination card.',
  'card-text.contamination-clean':
    'Scanned: not infected. It still gives no action and pays for nothing.',

  // --- Weaknesses ---

  'weakness.sciophobia': 'Sciophobia',
  'weakness.weak-to-energy': 'Weak to Energy',
  'weakness.slow-to-strike': 'Slow to Strike',
  'weakness.afraid-of-doors': 'Afraid of Doors',
  'weakness.fragile': 'Fragile',
  'weakness.light-shy': 'Light-Shy',
  'weakness-text.sciophobia': 'Attacks by Adults have no dark effect on you.',
  'weakness-text.weak-to-energy': 'Your energy Weapons that deal an injury deal 1 more.',
  'weakness-text.slow-to-strike':
    'The token number compared with your hand is 1 lower, but not below 1; Larvae apart.',
  'weakness-text.afraid-of-doors':
    'Only Breeders and the Queen destroy closed doors around your room.',
  'weakness-text.fragile': 'In a check after injuries you dealt, each number drawn counts 1 less.',
  'weakness-text.light-shy':
    'When you shoot an Adult in a powered section, the Creeper face is a single hit.',

  // --- answers ---

  'option.search': 'Search: 2 {colour} Items, keep 1 ({action}, {cost:cards})',
  'option.odds-and-ends': 'Rummage: 2 {colour} Items, keep 1 ({action}, {cost:cards})',
  'option.rest': 'Scan the Contamination cards in your hand ({action}, {cost:cards})',
  'option.desperate-attack': 'Strike {quarry:intruder} in despair ({action}, {cost:cards})',
  'option.distraction':
    'Leave for {place} ({corridor:way}), discarding: {item} ({action}, {cost:cards})',
  'option.draw-for-wounds': 'Draw cards for your Serious Wounds: {number} ({action}, {cost:cards})',
  'option.ventilation-ducts': 'Crawl to {place} under attack ({action}, {cost:cards})',
  'option.digest': 'Discard a Contamination card and draw 2 cards ({action}, {cost:cards})',
  'option.take-noise': 'Discard the noise in {corridor} ({action}, {cost:cards})',
  'option.take-noise-technical':
    'Discard the noise in {technical:corridor} ({action}, {cost:cards})',
  'option.make-noise': 'Make noise in {corridor} ({action}, {cost:cards})',
  'option.make-noise-technical': 'Make noise in {technical:corridor} ({action}, {cost:cards})',
  'option.look-at-contingency':
    'Look secretly at Contingency token {number} {seat:ofSeat} ({action}, {cost:cards})',
  'option.vivisection': 'Cut into {intruder} ({action}, {cost:cards})',
  'option.field-experience': 'Gain 1 Knowledge ({action}, {cost:cards})',
  'option.hush': 'Discard all noise around this room ({action}, {cost:cards})',
  'option.repel': 'Make {intruder} retreat ({action}, {cost:cards})',
  'option.herd': 'Send {intruder} away through {corridor} ({action}, {cost:cards})',
  'option.herd-technical':
    'Send {intruder} off through {technical:corridor} ({action}, {cost:cards})',
  'option.specimen-handling': 'Pick up: {object}, and draw 1 card ({action}, {cost:cards})',
  'option.quarantine': 'Close all doors of {place} ({action}, {cost:cards})',
  'option.stun-character': 'Stun {seat}, who discards the whole hand ({action}, {cost:cards})',
  'option.hurl-weapon': 'Make {intruder} retreat, discarding: {item} ({action}, {cost:cards})',
  'option.survey': 'Look secretly at 2 unexplored rooms ({action}, {cost:cards})',
  'option.facility-tour': 'Move to {place} with {seat} ({corridor:way}; {action}, {cost:cards})',
  'option.tour-alone': 'Move to {place} ({corridor:way}; {action}, {cost:cards})',
  'option.master-keys': 'Open or close up to 2 doors ({action}, {cost:cards})',
  'option.back-ways': 'Move silently to {place} ({corridor:way}; {action}, {cost:cards})',
  'option.interruption': 'Play Interruption',
  'option.inconspicuous': 'Play Inconspicuous',
  'option.feel-of-the-dark': 'Play Feel of the Dark',

  // --- questions ---

  'prompt.digest': 'Which Contamination card do you discard?',
  'prompt.tour': '{seat:Seat} shows you round: do you come along to {place}?',
  'prompt.master-keys': 'Which doors do you open or close?',

  // --- what happened ---

  'log.refuses-tour': '{seat:Seat} does not come along to {place}.',

  // --- reasons ---

  'why.no-item': 'You have no Item to give up.',
  'why.no-serious-wound': 'You have no Serious Wound.',
  'why.knows-all': 'You know all that can be known.',
  'why.nothing-to-study': 'There is neither an Intruder nor an Object in your room.',
  'why.no-noise': 'There is no Noise marker there.',
  'why.not-white-or-red': 'Your room is neither white nor red.',
  'why.no-door-here': 'There is no door for it.',
} as const satisfies Dictionary
