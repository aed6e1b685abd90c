import * as hull from '@bulkhead/hull/text/naming.ts'
import type { View } from '@bulkhead/hull/view.ts'
import type { Dictionary, Language } from '@bulkhead/kernel'
import { SHIPS } from '../board.ts'

/** Names for whoever knows nothing of the game: numbers of rooms and seats. */
export function generalNames(words: Dictionary, language: Language): hull.Names {
  return { ...hull.generalNames({ ships: SHIPS, words }, language), ...NETWORKS[language] }
}

/** Names for the reader of a view, by the game's dictionary in that language. */
export function namesIn(words: Dictionary, view: View, language: Language): Dictionary {
  const names = hull.namesFor(view, { ships: SHIPS, words }, language)
  return SHIPS[view.board].networks > 1 ? { ...names, ...NETWORKS[language] } : names
}

/** Where a board has two technical networks, they are told apart by their colours. */
export const NETWORKS: Readonly<Record<Language, hull.Names>> = {
  en: {
    'corridor.technical-1': 'the red Technical Corridors',
    'corridor.technical-2': 'the blue Technical Corridors',
  },
  fr: {
    'corridor.technical-1': 'les Conduits rouges',
    'corridor.technical-2': 'les Conduits bleus',
  },
}
