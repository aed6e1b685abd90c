import { words } from '../../words/words.ts'

/** What cards and things say of themselves, in every game. */
export const CARD_WORDS = words(
  {
    'can-use': 'can be used',
    picked: 'chosen',
    'cannot-use': 'Cannot be used now.',
    'not-turn': 'It is not your turn.',
    'not-asked': 'Something else is asked.',
    more: '{number} more',
  },
  {
    'can-use': 'utilisable',
    picked: 'choisie',
    'cannot-use': 'Inutilisable maintenant.',
    'not-turn': 'Ce n’est pas votre tour.',
    'not-asked': 'Autre chose est demandé.',
    more: '{number} de plus',
  },
)
