import type { Dictionary } from '@bulkhead/kernel'

/** Event cards; who moves through which exit is shown besides. */
export const events = {
  'event.egg-protection': 'Egg Protection',
  'event.hatching': 'Hatching',
  'event.regeneration': 'Regeneration',
  'event.damage': 'Damage',
  'event.lurking': 'Lurking',
  'event.eclosion': 'Eclosion',
  'event.flammable-solution': 'Flammable Solution',
  'event.hunt-2': 'Hunt',
  'event.hunt-3': 'Hunt',
  'event.consuming-fire': 'Consuming Fire',
  'event.scent-of-prey': 'Scent of Prey',
  'event.malfunction': 'Malfunction',
  'event.noise-in-corridors': 'Noise in the Technical Corridors',
  'event.nest-noise': 'Nest',
  'event.opening-hatches': 'Opening Hatches',
  'event.damaging-fire': 'Damaging Fire',
  'event.pod-ejection': 'Escape Pod Ejection',
  'event.short-circuit': 'Short Circuit',
  'event.coolant-leak': 'Coolant Leak',
  'event.life-support-failure': 'Life Support Failure',

  'event-text.egg-protection':
    'Each Character in the Nest or carrying an Egg resolves an Encounter where they are.',
  'event-text.hatching':
    'An Egg of the Intruder board is discarded: each Character in the Nest without an Action card in hand suffers a Larva attack. If there is none, a Larva token goes into the bag.',
  'event-text.regeneration': 'Every Intruder on the board loses 2 injuries.',
  'event-text.damage': 'A Malfunction in each explored room with an Adult, a Breeder or the Queen.',
  'event-text.lurking': 'Every Intruder not in combat leaves the board for the bag.',
  'event-text.eclosion':
    'Each Character with a Larva dies and a Creeper appears. Then everybody else draws 4 cards and scans the Contamination cards among them: an infected one means a Larva. The 4 cards are discarded.',
  'event-text.flammable-solution':
    'A Fire in the Hibernatorium; if it already burns, in each room neighbouring it.',
  'event-text.hunt-2':
    'Each Adult not in combat moves to a connected room with a Character, if there is one.',
  'event-text.hunt-3':
    'Each Adult not in combat moves to a connected room with a Character, if there is one.',
  'event-text.consuming-fire':
    'The Item counter of each explored burning room falls to 0; then fire spreads to all rooms neighbouring a burning one.',
  'event-text.scent-of-prey':
    'For each Character with a Slime marker: noise in every exit of their room that has none.',
  'event-text.malfunction':
    'A Malfunction in the lowest-numbered explored room that has none. This card is shuffled back into the deck.',
  'event-text.noise-in-corridors':
    'Noise in the Technical Corridors; if there is some already, each Character in a room with an entrance rolls for noise.',
  'event-text.nest-noise': 'If the Nest is explored: noise in each of its exits that has none.',
  'event-text.opening-hatches': 'Every closed door is opened.',
  'event-text.damaging-fire':
    'A Malfunction in each burning room; then fire spreads to all rooms neighbouring a burning one.',
  'event-text.pod-ejection':
    'The lowest-numbered Escape Pod still aboard is lost; whoever waits in it is back in its section. This card is removed and the discard shuffled into the deck.',
  'event-text.short-circuit':
    'A Malfunction in each explored yellow room with a Computer. This card is removed and the discard shuffled into the deck.',
  'event-text.coolant-leak':
    'If the explored Generator has a Malfunction, the self-destruct sequence starts. This card is removed and the discard shuffled into the deck.',
  'event-text.life-support-failure':
    'A Malfunction in each explored green room. This card is removed and the discard shuffled into the deck.',
} as const satisfies Dictionary
