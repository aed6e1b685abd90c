import { words } from '../../words/words.ts'

/** Knowledge and codes, on the boards of the players. */
export const KNOWING = words(
  {
    knowledge: 'Knowledge: {number} of 8',
    active: 'token active',
    codes: 'Codes',
    'hold-to-see': 'hold to see',
    mine: 'Yours',
    known: 'Seen with {name}',
    'in-pool': 'Seen in the pool',
    not: 'Whatever you hold is not the active one.',
    dark: 'in the dark',
    light: 'no light until the next Event',
  },
  {
    knowledge: 'Connaissance : {number} sur 8',
    active: 'jeton actif',
    codes: 'Codes',
    'hold-to-see': 'maintenir',
    mine: 'À vous',
    known: 'Vu chez {name}',
    'in-pool': 'Vu dans le pool',
    not: 'Ce que vous avez en main n’est pas la contingence active.',
    dark: 'dans le noir',
    light: 'pas de lumière avant le prochain Événement',
  },
)
