import type { Dictionary } from '@bulkhead/kernel'

/** The CEO, the Robot and the Access Codes. */
export const ceo = {
  'character.ceo': 'CEO',
  'the.ceo': 'the CEO',
  'trait.trait-ceo': 'Shareholder',
  'trait-text.trait-ceo':
    'You begin with a Serious Wound to the body. While the Robot has Energy that wound counts as dressed. Where there are Objectives, you see every Corporate one once they are dealt.',
  'trait-brief.trait-ceo':
    'Your body wound is dressed while the Robot has Energy. You see Corporate ones.',

  'card.authority': 'Authority',
  'card.one-last-thing': 'One Last Thing',
  'card.corporate-clearance': 'Corporate Clearance',
  'card.robot-strike': 'Robotic Strike',
  'card.robot-quick-repairs': 'Quick Repairs (Robot)',
  'card.robot-demolition': 'Demolition (Robot)',
  'card.robot-escort': 'Escort',
  'card.protection': 'Protection',
  'card.stop': 'Stop!',

  'card-text.authority':
    'Another Character of your room moves to a neighbouring room you name, willing or not. It is no Action of theirs.',
  'card-brief.authority': 'Another Character here moves to a neighbouring room you name.',
  'card-text.one-last-thing':
    'Keep it in hand when you pass. Before the turn of another player, take one more turn this round; then you are passed again. Not if you were the last to pass.',
  'card-brief.one-last-thing': 'After you have passed, before the turn of another: one more turn.',
  'card-text.corporate-clearance':
    'In a room with a Computer: perform its action without paying, or open or close 1 door of any room with a Computer.',
  'card-brief.corporate-clearance':
    'At a Computer: use the room for nothing, or turn a door of a Computer room.',
  'card-text.robot-strike':
    '1 Energy: roll the combat die against 1 Intruder of your room as for a shot. On a hit you may spend more Energy: 1 more injury each.',
  'card-brief.robot-strike':
    '1 Energy: the Robot strikes; on a hit, 1 more injury for each Energy more.',
  'card-text.robot-quick-repairs':
    '1 Energy: discard the Malfunction marker of your room, or repair or break the Engine of your room.',
  'card-brief.robot-quick-repairs': '1 Energy: repair the room, or repair or break its Engine.',
  'card-text.robot-demolition':
    '1 Energy: destroy 1 closed door or the active Turret of your room, or put a Malfunction marker in it.',
  'card-brief.robot-demolition':
    '1 Energy: destroy a closed door or a Turret here, or break this room.',
  'card-text.robot-escort':
    '1 Energy: move to a neighbouring room; put a Noise marker in an exit of your choice instead of rolling.',
  'card-brief.robot-escort': '1 Energy: move; a Noise marker of your choice instead of the roll.',
  'card-text.protection':
    'While the Robot has Energy: move to a neighbouring room, and no Intruder attacks you for it. Then the card leaves the game.',
  'card-brief.protection': 'Leave without being attacked. The card leaves the game.',
  'card-text.stop':
    'Reaction, while the Robot has Energy: ignore an attack on you, of any kind. Then the card leaves the game.',
  'card-brief.stop': 'Ignore any attack on you. The card leaves the game.',

  'item.robot': 'Robot',
  'item.manual-control': 'Access Codes: Manual Control',
  'item.ship-codes': 'Access Codes: Ship Codes',
  'item-text.robot':
    'Holds 5 Energy, which its cards use. An Energy Charge fills it. It is no Weapon, and can be neither dropped nor traded.',
  'item-brief.robot': 'Its cards use Energy; an Energy Charge fills it to 5.',
  'item-text.manual-control':
    'From anywhere: launch 1 pod, locked or not, with whoever is in it; or repair or break any 1 Engine. Nobody else knows which code you have.',
  'item-brief.manual-control': 'From anywhere: launch 1 pod, or repair or break 1 Engine.',
  'item-text.ship-codes':
    'From anywhere: replace the Coordinates card by one of your choice, in secret; or take 1 card of your choice from the Item deck of the colour of your room.',
  'item-brief.ship-codes': "Choose the Coordinates, or 1 Item from the deck of the room's colour.",
  'colour.secret-quest': 'Access Codes',

  'option.authority': 'Send {seat} to {place} ({corridor:way}; {action}, {cost:cards})',
  'option.robot-strike': 'The Robot strikes {intruder} ({action}, {cost:cards})',
  'option.spend-energy': 'More Energy: {number}',
  'option.robot-escort': 'Be escorted to {place} ({corridor:way}; {action}, {cost:cards})',
  'option.protection':
    'Leave for {place} under protection ({corridor:way}; {action}, {cost:cards})',
  'option.stop': 'Play Stop!: the attack is ignored',
  'option.one-last-thing': 'Play One Last Thing: one more turn now',
  'option.charge-robot': 'Fill the Robot with Energy ({action}, {cost:cards})',
  'option.launch-afar': 'Launch pod {pod} from here ({action}, {cost:cards})',
  'option.turn-engine-afar': 'Repair or break Engine {engine} from here ({action}, {cost:cards})',
  'option.replace-coordinates': 'Choose the Coordinates card in secret ({action}, {cost:cards})',
  'option.choose-coordinates': '{coordinates}',
  'option.take-from-deck': 'Take any card of the {colour} Item deck ({action}, {cost:cards})',

  'prompt.more-energy': 'A hit: how much more Energy do you spend? Each is 1 more injury.',
  'prompt.choose-coordinates': 'Which Coordinates card lies by the Cockpit from now on?',
  'why.no-energy': 'The Robot has no Energy.',
  'why-brief.no-energy': 'no Energy',

  'log.announces': '{seat:Seat} sends {other:seat} to {place}.',
  'log.robot-works': 'The Robot uses Energy (left: {energy}).',
  'log.robot-charged': '{seat:Seat} fills the Robot (Energy: {energy}).',
  'log.card-spent': 'The card {card} leaves the game.',
  'log.last-thing': '{seat:Seat} plays One Last Thing and takes one more turn.',
  'log.coordinates-chosen': 'The Coordinates card is now: {coordinates}.',
  'log.coordinates-replaced': '{seat:Seat} replaces the Coordinates card in secret.',
} as const satisfies Dictionary
