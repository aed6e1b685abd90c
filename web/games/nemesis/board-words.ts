import { words } from '../../words/words.ts'

/** What is on the board of Nemesis alone. */
export const SHIP_WORDS = words(
  {
    'technical-red': 'Red',
    'technical-blue': 'Blue',
    pod: 'Pod {number}, section {section}: {state}',
    locked: 'locked',
    unlocked: 'unlocked',
    gone: 'gone',
    'pod-places': 'taken: {number} of 2',
    'engine-works': 'you saw it: working',
    'engine-broken': 'you saw it: damaged',
    'engine-unknown': 'state unknown to you',
    destination: 'Destination {letter}',
  },
  {
    'technical-red': 'Rouges',
    'technical-blue': 'Bleus',
    pod: 'Nacelle {number}, section {section} : {state}',
    locked: 'verrouillée',
    unlocked: 'déverrouillée',
    gone: 'partie',
    'pod-places': 'places prises : {number} sur 2',
    'engine-works': 'vous savez : opérationnel',
    'engine-broken': 'vous savez : endommagé',
    'engine-unknown': 'état inconnu de vous',
    destination: 'Destination {letter}',
  },
)

export type ShipWord = keyof (typeof SHIP_WORDS)['en']
