import { words } from '../../words/words.ts'

/** Words of what lies beside the ship. */
export const SHIP_SHEET = words(
  {
    pod: 'Pod {number}',
    locked: 'locked',
    unlocked: 'open',
    'pods-open': 'pods open: {open} of {left}',
    gone: 'gone',
    'aboard-pod': 'in it: {names}',
    engine: 'Engine {number}',
    unknown: 'unknown',
    course: 'Course {letter}',
    'intruder-cards': 'Cards of the Intruders',
  },
  {
    pod: 'Nacelle {number}',
    locked: 'verrouillée',
    unlocked: 'ouverte',
    'pods-open': 'ouvertes : {open} sur {left}',
    gone: 'partie',
    'aboard-pod': 'à bord : {names}',
    engine: 'Moteur {number}',
    unknown: 'inconnu',
    course: 'Cap {letter}',
    'intruder-cards': 'Cartes des Intrus',
  },
)
