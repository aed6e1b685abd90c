import * as hull from '@bulkhead/hull/text/naming.ts'
import type { View } from '@bulkhead/hull/view.ts'
import type { Dictionary, Language } from '@bulkhead/kernel'
import { NETWORKS } from '@bulkhead/nemesis/text/naming.ts'
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
