import * as hull from '@bulkhead/hull/text/naming.ts'
import type { View } from '@bulkhead/hull/view.ts'
import type { Dictionary, Language } from '@bulkhead/kernel'
import { SHIPS } from '../board.ts'
import { intruders as intrudersEn } from './en/intruders.ts'
import { names as namesEn } from './en/names.ts'
import { rooms as roomsEn } from './en/rooms.ts'
import { intruders as intrudersFr } from './fr/intruders.ts'
import { names as namesFr } from './fr/names.ts'
import { rooms as roomsFr } from './fr/rooms.ts'

/** Names that depend on the game being played. */

const NAMING: hull.Naming = {
  words: {
    en: { ...namesEn, ...roomsEn, ...intrudersEn },
    fr: { ...namesFr, ...roomsFr, ...intrudersFr },
  },
  ships: SHIPS,
  networks: (board, language) => NETWORKS[language].slice(0, SHIPS[board].networks),
}

/** The Technical Corridors, and the zones of the surface. */
const NETWORKS: Readonly<Record<Language, readonly string[]>> = {
  en: ['the Technical Corridors', 'zone 1', 'zone 2', 'zone 3', 'zone 4'],
  fr: ['les Conduits', 'la zone 1', 'la zone 2', 'la zone 3', 'la zone 4'],
}

/** Names for whoever knows nothing of the game: numbers of rooms and seats. */
export function generalNames(language: Language): hull.Names {
  return hull.generalNames(NAMING, language)
}

/** Names for the reader of a view, to be laid over the game's dictionary before anything is rendered. */
export function namesFor(view: View, language: Language): Dictionary {
  return hull.namesFor(NAMING, view, language)
}
