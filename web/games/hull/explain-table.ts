import type { View } from '@bulkhead/hull/view.ts'
import { sayIn } from '../../words/words.ts'
import type { Explanation } from '../ui.ts'
import type { Asked } from './explain.ts'
import { BAG, EVENT, OBJECT_ICONS } from './icons.ts'
import { familyOf, listed } from './others-list.ts'
import type { OthersWord } from './others-words.ts'

/** Decks, and whatever else lies beside the board. */

export function bag<V extends View>({ view, words, say }: Asked<V>): Explanation {
  const list = Object.entries(view.bag).flatMap(([type, number]) =>
    number > 0 ? [`${words[`type.${type}`]} ${number}`] : [],
  )
  return {
    title: say('bag'),
    sort: say('sort.marker'),
    icon: BAG,
    text: [say('bag-text', { list: list.join(', ') })],
    rules: ['NEM-BAG-01', 'NEM-ENC-05', 'NEM-ENC-07', 'NEM-INFO-01'],
  }
}

export function eggs<V extends View>({ view, say }: Asked<V>): Explanation {
  return {
    title: say('eggs'),
    sort: say('sort.object'),
    icon: OBJECT_ICONS.egg,
    text: [say('eggs-text', { number: view.eggs })],
    rules: ['NEM-EGG-01', 'NEM-EGG-04', 'NEM-EGG-06', 'NEM-BAG-08'],
  }
}

const DECK_RULES: Readonly<Record<string, readonly string[]>> = {
  events: ['NEM-DECK-05', 'NEM-EVENT-08'],
  attacks: ['NEM-DECK-06', 'NEM-ATTACK-06', 'NEM-DMG-05'],
  wounds: ['NEM-DECK-07', 'NEM-WOUND-05'],
  contamination: ['NEM-DECK-07', 'NEM-CONT-01'],
  crafted: ['NEM-CRAFT-01', 'NEM-CRAFT-02', 'NEM-CRAFT-05'],
}

export function deck<V extends View>(asked: Asked<V>): Explanation | null {
  const { game, id, view, words, language, say } = asked
  const pile = view.decks[id]
  if (!pile) return null
  const family = familyOf(id)
  return {
    title: sayIn(game.words.others, language)(`deck.${id}` as OthersWord),
    sort: say('sort.deck'),
    icon: EVENT,
    text: [
      say('deck', { number: pile.count }),
      ...pile.known.map(({ at, id: card }) =>
        say('deck-known', { at: at + 1, name: words[`${family}.${card}`] }),
      ),
      say('deck-discard', { list: listed(pile.discard, family, words) || say('nothing') }),
    ],
    rules: DECK_RULES[id] ?? ['NEM-ITEM-02', 'NEM-SEARCH-02', 'NEM-DECK-08'],
  }
}
