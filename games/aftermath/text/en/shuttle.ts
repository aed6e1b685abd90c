import type { Dictionary } from '@bulkhead/kernel'

/** The Shuttle and its track, the Aftermath Exploration tokens, and how an Epilogue ends. */
export const shuttle = {
  'token.lockdown': 'Lockdown',
  'token.danger': 'Danger',
  'token.egg': 'Egg',
  'token.slime-room': 'Slime Room',
  'token.larva': 'Larva',
  'token.fire': 'Fire',
  'token.carcass': 'Carcass',
  'token.corpse': 'Corpse',

  'token-text.lockdown':
    'Close every door of the room but that of the corridor used; all of them if nobody came through a corridor.',
  'token-text.danger':
    'Every Intruder next door that fights nobody comes; if there is none, noise in every exit.',
  'token-text.egg': 'An Egg is put in the room, while there are any.',
  'token-text.slime-room': 'It stays: whoever enters gets a Slime marker.',
  'token-text.larva': 'A Larva is put in the room: no Encounter, and no noise roll.',
  'token-text.fire': 'A Fire marker is put in the room.',
  'token-text.carcass': 'A Carcass is put in the room, while there are any.',
  'token-text.corpse': 'A Corpse is put in the room.',

  'object.corpse-stranger': 'Corpse of a stranger',

  'log.aftermath-token': '{seat:Seat} reveals the Aftermath token of {place}: {token}.',
  'log.shuttle-time': 'Event phase. Rounds left until the Shuttle leaves: {left}.',
  'log.ends-departure': 'The Shuttle leaves: the game ends.',
  'log.departs': '{seat:Seat} leaves with the Shuttle.',
  'log.check-tokens': 'Aftermath tokens of the Nemesis: {outcome}.',
  'outcome.revealed': 'enough of them are revealed',
  'outcome.hidden': 'too many were never revealed',
  'death.left-behind': 'the Shuttle has left',
  'result.departure': 'The Shuttle has left the Nemesis.',
} as const satisfies Dictionary
