import * as hull from '@bulkhead/hull/text/naming.ts'
import type { Dictionary, Language } from '@bulkhead/kernel'
import { SHIPS } from '../board.ts'
import type { NemesisView } from '../view.ts'
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
  networks(board, language) {
    const { one, several } = NETWORKS[language]
    return SHIPS[board].networks > 1 ? several : [one]
  },
}

/** The technical networks, by colour where there are two. */
const NETWORKS = {
  en: {
    one: 'the Technical Corridors',
    several: ['the red Technical Corridors', 'the blue Technical Corridors'],
  },
  fr: { one: 'les Conduits', several: ['les Conduits rouges', 'les Conduits bleus'] },
} as const

/** Names for whoever knows nothing of the game: numbers of rooms and seats. */
export function generalNames(language: Language): hull.Names {
  return hull.generalNames(NAMING, language)
}

/**
 * Names for the reader of a view, to be laid over the game's dictionary before anything is rendered:
 * `render({ ...nemesis.text[language], ...namesFor(view, language) }, …)`.
 */
export function namesFor(view: NemesisView, language: Language): Dictionary {
  return hull.namesFor(NAMING, view, language)
}
