import * as hull from '@bulkhead/hull/text/naming.ts'
import type { View } from '@bulkhead/hull/view.ts'
import type { Dictionary, Language } from '@bulkhead/kernel'
import { SHIPS } from '../board.ts'

/** Names for whoever knows nothing of the game: numbers of rooms and seats. */
export function generalNames(words: Dictionary, language: Language): hull.Names {
  return { ...hull.generalNames({ ships: SHIPS, words }, language), ...ZONES[language] }
}

/** Names for the reader of a view, by the game's dictionary in that language. */
export function namesIn(words: Dictionary, view: View, language: Language): Dictionary {
  return { ...hull.namesFor(view, { ships: SHIPS, words }, language), ...ZONES[language] }
}

/** Beside the Technical Corridors, the networks of the surface are its zones. */
const ZONES: Readonly<Record<Language, hull.Names>> = {
  en: {
    'corridor.technical-2': 'zone 1',
    'corridor.technical-3': 'zone 2',
    'corridor.technical-4': 'zone 3',
    'corridor.technical-5': 'zone 4',
  },
  fr: {
    'corridor.technical-2': 'la zone 1',
    'corridor.technical-3': 'la zone 2',
    'corridor.technical-4': 'la zone 3',
    'corridor.technical-5': 'la zone 4',
  },
}
