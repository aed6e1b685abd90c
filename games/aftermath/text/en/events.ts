import type { Dictionary } from '@bulkhead/kernel'

/** Event cards of this box; who moves through which exit, and the Alert icon, are shown besides. */
export const events = {
  'event.aft-echoes': 'Echoes',
  'event.aft-power-drop': 'Power Drop',
  'event.aft-smouldering': 'Smouldering Wires',
  'event.aft-new-brood': 'New Brood',
  'event.aft-bulkhead-failure': 'Bulkhead Failure',
  'event.aft-lockdown-protocol': 'Lockdown Protocol',
  'event.aft-targeting-error': 'Targeting Error',
  'event.aft-swarm': 'Swarm',
  'event.aft-spores': 'Spores',
  'event.aft-last-call': 'Last Call',

  'event-text.aft-echoes':
    'For each Character alone in a room and not in combat: noise in the lowest-numbered exit of the room that has none.',
  'event-brief.aft-echoes': 'Noise in 1 exit for each Character who is alone and out of combat.',
  'event-text.aft-power-drop':
    'A Malfunction in the lowest-numbered explored room with a Computer that has none.',
  'event-brief.aft-power-drop': 'A Malfunction in the lowest-numbered room with a Computer.',
  'event-text.aft-smouldering':
    'A Fire in the lowest-numbered room that has a Malfunction and does not burn.',
  'event-text.aft-new-brood': 'A Larva and an Adult token go into the bag, if there are any.',
  'event-text.aft-bulkhead-failure': 'Every closed door is opened.',
  'event-text.aft-lockdown-protocol':
    'Every open door of the lowest-numbered room of the Nemesis with a Character is closed.',
  'event-brief.aft-lockdown-protocol': 'Doors close around the lowest-numbered room with somebody.',
  'event-text.aft-targeting-error':
    'The Targeting tokens of every Turret are shuffled. Without a Turret: a Malfunction in the lowest-numbered explored red room that has none.',
  'event-brief.aft-targeting-error': "Turrets' tokens are shuffled, or a red room breaks down.",
  'event-text.aft-swarm':
    'Each Intruder not in combat moves to a connected room with a Character, if there is one: to the lowest-numbered of several. A closed door in its way is destroyed instead.',
  'event-brief.aft-swarm': 'Intruders out of combat go to a Character next door.',
  'event-text.aft-spores':
    'Each Character with a Slime marker or a Larva gains 1 Contamination card.',
  'event-brief.aft-spores': '1 Contamination card to each with Slime or a Larva.',
  'event-text.aft-last-call':
    'Each Character aboard discards 1 Action card or suffers 1 Light Wound.',

  'prompt.last-call': 'Do you discard an Action card, or suffer a Light Wound?',
  'option.be-wounded': 'Suffer 1 Light Wound',
  'death.last-call': 'the last call',
} as const satisfies Dictionary
