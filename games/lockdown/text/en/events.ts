import type { Dictionary } from '@bulkhead/kernel'

/** Event cards, with what follows in the dark; who moves through which exits is shown besides. */
export const events = {
  'event.coolant-leak': 'Coolant Leak',
  'event.hidden': 'Hidden',
  'event.power-surge': 'Power Surge',
  'event.brood-guard': 'Brood Guard',
  'event.hatching': 'Hatching',
  'event.regeneration': 'Regeneration',
  'event.rampage': 'Rampage',
  'event.maturation': 'Maturation',
  'event.hunt-2': 'Hunt',
  'event.hunt-3': 'Hunt',
  'event.consuming-fire': 'Consuming Fire',
  'event.ruinous-fire': 'Ruinous Fire',
  'event.scent-of-prey': 'Scent of Prey',
  'event.noise-in-the-caves': 'Noise in the Caves',
  'event.stir-in-the-nest': 'Stir in the Nest',
  'event.doors-release': 'Doors Release',
  'event.short-circuit': 'Short Circuit',
  'event.life-support': 'Life Support Failure',
  'event.wear-and-tear': 'Wear and Tear',
  'event.css-fault': 'CSS Fault',
  'event.lights-out': 'Lights Out',
  'event.stalking': 'Stalking',
  'event.lurking': 'Lurking',
  'event.flammable-vapours': 'Flammable Vapours',
  'event.power-failure': 'Power Failure',

  'event-text.coolant-leak':
    'If the Cooling System has a Malfunction, the Autodestruction starts, unless it runs already. This card is removed and the discard shuffled into the deck.',
  'event-text.hidden': 'Every Intruder not in combat leaves the board for the bag.',
  'event-text.power-surge':
    'The blue Power token with the highest number turns red; the Time token turns to its red side.',
  'event-text.brood-guard':
    'Each Character in the Nest or carrying an Egg resolves an Encounter where they are.',
  'event-text.hatching':
    'An Egg of the Laboratory board is discarded. Each Character in the Nest without an Action card in hand gets a Larva, or dies of the one they have, and a Contamination card. If there is none, a Larva token goes into the bag.',
  'event-text.regeneration': 'Every Intruder on the board loses 2 damage.',
  'event-text.rampage':
    'A Malfunction in each explored room with an Adult, a Breeder or the Queen.',
  'event-text.maturation':
    'Each Character with a Larva dies and a Creeper appears. Then everybody else draws 4 cards and scans the Contamination cards among them: an infected one means a Larva. The 4 cards are discarded.',
  'event-text.hunt-2':
    'Each Adult not in combat moves to a connected room with a Character, if there is one.',
  'event-text.hunt-3':
    'Each Adult not in combat moves to a connected room with a Character, if there is one.',
  'event-text.consuming-fire':
    'The Item counter of each explored burning room falls to 0; then fire spreads to all rooms neighbouring a burning one.',
  'event-text.ruinous-fire':
    'A Malfunction in each burning room; then fire spreads to all rooms neighbouring a burning one.',
  'event-text.scent-of-prey':
    'For each Character with a Slime marker: noise in every place around their room that has none.',
  'event-text.noise-in-the-caves':
    'Noise in the Technical Corridors; if there is some already, each Character in a room with an entrance rolls for noise.',
  'event-text.stir-in-the-nest':
    'If the Nest is explored: noise in every place around it that has none.',
  'event-text.doors-release': 'Every closed Door is opened.',
  'event-text.short-circuit':
    'A Malfunction in each explored yellow room with a Computer. This card is removed and the discard shuffled into the deck.',
  'event-text.life-support':
    'A Malfunction in each explored green room. This card is removed and the discard shuffled into the deck.',
  'event-text.wear-and-tear':
    'A Malfunction in the lowest-numbered explored room that has none. This card is shuffled back into the deck.',
  'event-text.css-fault':
    'The face-down CSS token nearest ahead of the Time token is removed unseen. This card is removed and the discard shuffled into the deck.',
  'event-text.lights-out':
    'No Flashlight and no Light Stick can be used until the next Event card is drawn.',
  'event-text.stalking':
    'For each Character: noise in the lowest-numbered place around their room that has none.',
  'event-text.lurking': 'Every Intruder not in combat leaves the board for the bag.',
  'event-text.flammable-vapours':
    'A Fire in the Repository; if it already burns, in each room neighbouring it.',
  'event-text.power-failure':
    'The blue Power token with the highest number turns red. This card is removed and the discard shuffled into the deck.',

  'event-dark.hidden': 'Characters out of combat roll for noise.',
  'event-dark.regeneration': 'Intruders in dark rooms lose all their damage.',
  'event-dark.hunt-2': 'So do Breeders and Creepers, towards Characters in the dark.',
  'event-dark.hunt-3': 'So do Breeders and Creepers, towards Characters in the dark.',
  'event-dark.scent-of-prey': 'The same for each Character in the dark.',
  'event-dark.lights-out': 'Each Character discards 1 Action card of their choice.',
  'event-dark.stalking': 'Characters with 2 cards or fewer in hand roll for noise too.',

  'event-brief.coolant-leak': 'A broken Cooling System starts the Autodestruction.',
  'event-brief.power-surge': 'The highest blue Power token and the Time token turn red.',
  'event-brief.brood-guard': 'Whoever is in the Nest or carries an Egg has an Encounter.',
  'event-brief.hatching':
    'An Egg hatches: whoever is in the Nest without an Action card gets a Larva.',
  'event-brief.maturation': 'Larvae kill their hosts; everybody else scans 4 drawn cards.',
  'event-brief.hunt-2': 'Adults out of combat move to Characters in connected rooms.',
  'event-brief.hunt-3': 'Adults out of combat move to Characters in connected rooms.',
  'event-brief.consuming-fire': 'Burning rooms lose all Items; then fire spreads.',
  'event-brief.ruinous-fire': 'A Malfunction in burning rooms; then fire spreads.',
  'event-brief.scent-of-prey': 'Noise everywhere around those who have Slime.',
  'event-brief.noise-in-the-caves':
    'Noise in the Technical Corridors, or noise rolls at their entrances.',
  'event-brief.short-circuit': 'A Malfunction in explored yellow rooms with a Computer.',
  'event-brief.life-support': 'A Malfunction in every explored green room.',
  'event-brief.wear-and-tear': 'A Malfunction in the lowest-numbered room without one.',
  'event-brief.css-fault': 'The next CSS token is removed unseen.',
  'event-brief.stalking': 'Noise at the lowest quiet exit of each Character.',
  'event-brief.power-failure': 'The highest blue Power token turns red.',

  'prompt.loses-card': 'Which Action card do you discard?',
} as const satisfies Dictionary
