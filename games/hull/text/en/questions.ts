import type { Dictionary } from '@bulkhead/kernel'

/** Questions. */
export const questions = {
  'prompt.action': 'What do you do? (Actions taken this turn: {taken})',
  'prompt.attacked': 'An attack on you is about to be resolved: do you bear it?',
  'prompt.be-covered': '{seat:Seat} covers you: do you move to {place}?',
  'prompt.careful-noise': 'In which exit do you leave noise?',
  'prompt.choose-item': 'Which Item of the deck do you take? ({colour})',
  'prompt.cover-room': 'Where does {seat} go under cover?',
  'prompt.discard-on-pass': 'You pass: which cards of your hand do you discard?',
  'prompt.drop': 'What do you drop? Items are lost, Objects lie in the room.',
  'prompt.drop-one': 'You hold too much: what do you drop?',
  'prompt.counter-interruption': '{seat:Seat} interrupts: do you interrupt the Interruption?',
  'prompt.imposed':
    'What another player does would move you, make you discard or stop your Action: do you bear it?',
  'prompt.interrupt': '{seat:Seat} has paid for something: do you interrupt it?',
  'prompt.keep-item': 'Which Item do you keep? The other goes under its deck.',
  'prompt.look-at-rooms': 'Which unexplored rooms do you look at? ({number})',
  'prompt.nerves': 'A Surprise Attack on you: do you bear it?',
  'prompt.objective':
    'The first Intruder is here, or the end is near: which Objective do you keep?',
  'prompt.offer': 'What do you offer {seat:toSeat}?',
  'prompt.offered': 'A trade is offered by {seat} (things offered: {number}): do you accept?',
  'prompt.other-target': '{intruder:Intruder} is about to attack you: shall it attack another?',
  'prompt.overload': 'A double hit: discard 1 more Ammo for 1 more injury?',
  'prompt.pay': 'With which cards do you pay? ({cost})',
  'prompt.outside': 'You wait in a pod: what do you do?',
  'prompt.reroll': 'The die shows {face}. Roll again?',
  'prompt.retry': 'The die shows {face}. Discard 1 more Ammo and roll again?',
  'prompt.returned': '{seat:Seat} answers your offer (things in return: {number}): do you agree?',
  'prompt.role': 'Which Character do you play?',
  'prompt.show': 'Which of the offered Items do you show {seat:toSeat}?',
  'prompt.spend-card': 'The die shows {face}: do you discard an Action card for it?',
  'prompt.take-door': 'No Door piece is left: which closed door is taken away?',
  'prompt.trade': 'With whom do you trade?',
  'prompt.turn-doors': 'Which doors of {place} do you open or close?',
} as const satisfies Dictionary
