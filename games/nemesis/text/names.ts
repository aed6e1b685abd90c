import { names as chaptersEn } from '@bulkhead/hull/text/en/names.ts'
import { names as chaptersFr } from '@bulkhead/hull/text/fr/names.ts'
import * as hull from '@bulkhead/hull/text/naming.ts'
import type { Dictionary, Language } from '@bulkhead/kernel'
import { SHIPS } from '../board.ts'
import type { NemesisView } from '../view.ts'
import { names as namesEn } from './en/names.ts'
import { rooms as roomsEn } from './en/rooms.ts'
import { names as namesFr } from './fr/names.ts'
import { rooms as roomsFr } from './fr/rooms.ts'

const NAMED: hull.Named = {
  ships: SHIPS,
  words: {
    en: { ...chaptersEn, ...namesEn, ...roomsEn },
    fr: { ...chaptersFr, ...namesFr, ...roomsFr },
  },
}

/** Names for whoever knows nothing of the game: numbers of rooms and seats. */
export function generalNames(language: Language): hull.Names {
  return { ...hull.generalNames(NAMED, language), ...NETWORKS[language] }
}

/**
 * Names for the reader of a view, to be laid over the game's dictionary before anything is rendered:
 * `render({ ...nemesis.text[language], ...namesFor(view, language) }, …)`.
 */
export function namesFor(view: NemesisView, language: Language): Dictionary {
  const names = hull.namesFor(view, NAMED, language)
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
