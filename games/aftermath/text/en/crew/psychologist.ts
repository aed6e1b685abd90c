import type { Dictionary } from '@bulkhead/kernel'

/** The Psychologist. */
export const psychologist = {
  'character.psychologist': 'Psychologist',
  'the.psychologist': 'the Psychologist',
  'trait.trait-psychologist': 'Right Behind You',
  'trait-text.trait-psychologist':
    'When another Character of your room moves by an Action, you may discard 1 Action card and go along. Alone in a room, you count as holding 1 card fewer for Surprise Attacks.',
  'trait-brief.trait-psychologist':
    'For 1 card, go along with another who moves. Alone, you are easier to surprise.',

  'card.helping-hand': 'Helping Hand',
  'card.suggestion': 'Suggestion',
  'card.therapy': 'Therapy',
  'card.provocation': 'Provocation',

  'card-text.helping-hand':
    'Yourself: draw 2 Action cards, then discard 1 card. Another Character of your room: they draw 1, then discard 1.',
  'card-brief.helping-hand': 'Draw 2 and discard 1, or another here draws 1 and discards 1.',
  'card-text.suggestion':
    'Name a basic action or the room action: another Character of your room performs it at once, paying for it, or discards 1 Action card.',
  'card-brief.suggestion': 'Another here performs the action you name, or discards 1 Action card.',
  'card-text.therapy':
    'You, or another Character of your room who agrees, scan every Contamination card in hand as with Rest.',
  'card-brief.therapy': 'You, or another here who agrees, Rest.',
  'card-text.provocation':
    'Until the end of the round 1 Intruder of your room attacks 1 other Character of your room, as long as both are in one room.',
  'card-brief.provocation': 'This round 1 Intruder here attacks 1 other Character you name.',

  'item.compact-pistol': 'Compact Pistol',
  'item.spy-drone': 'Spy Drone',
  'item.emotion-reader': 'Emotion Reader',
  'item-text.compact-pistol': 'Energy Weapon, 2 Ammo. A double hit counts as a single one.',
  'item-text.spy-drone':
    'Put it on the board of another Character of your room, for good: you secretly see whatever they check, and their secret decisions.',
  'item-brief.spy-drone': 'On another here, for good: you see whatever they check in secret.',
  'item-text.emotion-reader':
    'Look secretly at the hand and the Inventory of a Character here or next door, not through a closed door.',
  'item-brief.emotion-reader': 'See the hand and the Inventory of somebody here or next door.',

  'option.helping-hand': 'Help {seat} ({action}, {cost:cards})',
  'option.suggest': 'Suggest to {seat}: {suggested:action} ({action}, {cost:cards})',
  'option.suggest-room': 'Suggest to {seat} the action of this room ({action}, {cost:cards})',
  'option.therapy': 'Treat {seat} ({action}, {cost:cards})',
  'option.provocation': 'Provoke {intruder} against {seat} ({action}, {cost:cards})',
  'option.spy-drone': 'Put it on the board of {seat} ({action}, {cost:cards})',
  'option.emotion-reader':
    'Look secretly at the hand and the Inventory of {seat} ({action}, {cost:cards})',
  'option.go-along': 'Go along, discarding {card}',
  'option.stay-behind': 'Stay behind',

  'prompt.helped': 'Which card of your hand do you discard?',
  'prompt.suggested': 'Do you perform what is suggested, or discard an Action card?',
  'prompt.be-treated': '{seat:Seat} offers you a Therapy: do you agree?',
  'prompt.go-along': '{seat:Seat} goes to {place}: do you go along?',
  'why.nobody-here': 'There is no other Character in your room.',
  'why-brief.nobody-here': 'nobody here',
  'why.nobody-near': 'There is no other Character here or next door.',
  'why-brief.nobody-near': 'nobody near',

  'log.refuses-therapy': '{seat:Seat} refuses the Therapy.',
  'log.provoked': '{intruder:Intruder} is provoked against {seat}.',
  'log.spied-on': '{seat:Seat} puts a Spy Drone on {other:seat}.',
  'log.reads': '{seat:Seat} looks secretly at the hand and the Inventory {owner:ofSeat}.',
  'log.sees-card': 'You see in the hand {owner:ofSeat}: {card}.',
  'log.sees-item': 'You see in the Inventory {owner:ofSeat}: {item}.',
} as const satisfies Dictionary
