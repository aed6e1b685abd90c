import type { Dictionary } from '@bulkhead/kernel'

/** Questions. */
export const questions = {
  'prompt.armor': 'You are being attacked: discard the Armor to ignore it?',
  'prompt.choose-attack': 'Which of these Attack cards is resolved?',
  'prompt.choose-event': 'Which of these Event cards is resolved?',
  'prompt.engine-order': 'Engine {engine}: which tile goes on top?',
  'prompt.launch': 'You are in pod {pod}: launch it at once, or wait for company?',
  'prompt.may-scan': 'Do you scan the Contamination cards in your hand?',
  'prompt.motion-tracker': 'Motion Tracker: the noise roll shows {face}. Roll again?',
  'prompt.next-event': 'Leave the next Event card, or put it under the deck?',
  'prompt.intruder-player': 'You play the Intruders: which card?',
  'prompt.intruder-player-attacker': 'Which Intruder attacks?',
  'prompt.intruder-player-exit': 'Through which exit does it go?',
  'prompt.intruder-player-keep': 'You pass: which card do you keep?',
  'prompt.intruder-player-mover': 'Which Intruder moves?',
  'prompt.intruder-player-use': '{intruderCard}: how do you use it?',
  'prompt.intruder-player-victim': 'Whom does it attack?',
  'prompt.pod-to-board': 'Which pod do you enter?',
  'prompt.pursuit': 'Who rolls for noise?',
  'prompt.recovery': 'Which Intruder loses 2 injuries?',
} as const satisfies Dictionary
