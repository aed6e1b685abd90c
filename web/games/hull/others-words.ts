import { words } from '../../words/words.ts'

/** Words of what lies beside the board. */
export const OTHERS_WORDS = words(
  {
    // --- crew ---
    cards: 'cards in hand',
    items: 'Items',
    'roles-of': 'chooses between',
    waits: 'waits',
    'known-objective': 'An Objective you know',

    // --- Intruders ---
    'on-board': 'on board {number}',
    none: 'None is on board.',
    bag: 'Bag: {number} tokens',
    injuries: 'injuries {number}',
    weaknesses: 'Weaknesses',
    unfound: 'not found yet',
    eggs: 'Eggs in the Nest: {number}',
    'nest-destroyed': 'The Nest is destroyed.',
    'queen-killed': 'The Queen is dead.',

    // --- decks ---
    decks: 'Decks and discards',
    'deck.red': 'Red Items',
    'deck.yellow': 'Yellow Items',
    'deck.green': 'Green Items',
    'deck.crafted': 'Crafted Items',
    'deck.events': 'Events',
    'deck.attacks': 'Intruder Attacks',
    'deck.wounds': 'Serious Wounds',
    'deck.contamination': 'Contamination',
    discarded: 'discarded {number}',
    left: 'left: {list}',
    'known-at': 'card {at} from the top: {name}',
  },
  {
    cards: 'cartes en main',
    items: 'objets',
    'roles-of': 'choisit entre',
    waits: 'attend',
    'known-objective': 'Un objectif que vous connaissez',

    'on-board': 'à bord {number}',
    none: 'Aucun à bord.',
    bag: 'Sac : {number} jetons',
    injuries: 'dégâts {number}',
    weaknesses: 'Points faibles',
    unfound: 'pas encore découvert',
    eggs: 'Œufs dans le nid : {number}',
    'nest-destroyed': 'Le nid est détruit.',
    'queen-killed': 'La reine est morte.',

    decks: 'Pioches et défausses',
    'deck.red': 'Objets rouges',
    'deck.yellow': 'Objets jaunes',
    'deck.green': 'Objets verts',
    'deck.crafted': 'Objets fabriqués',
    'deck.events': 'Événements',
    'deck.attacks': 'Attaques d’Intrus',
    'deck.wounds': 'Blessures graves',
    'deck.contamination': 'Contamination',
    discarded: 'défaussées {number}',
    left: 'restent : {list}',
    'known-at': 'carte {at} depuis le dessus : {name}',
  },
)

export type OthersWord = keyof (typeof OTHERS_WORDS)['en']
