import { names as chaptersEn } from '@bulkhead/hull/text/en/names.ts'
import { names as chaptersFr } from '@bulkhead/hull/text/fr/names.ts'
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

const NAMED: hull.Named = {
  ships: SHIPS,
  words: {
    en: { ...chaptersEn, ...namesEn, ...roomsEn, ...intrudersEn },
    fr: { ...chaptersFr, ...namesFr, ...roomsFr, ...intrudersFr },
  },
}

/** Names for whoever knows nothing of the game: numbers of rooms and seats. */
export function generalNames(language: Language): hull.Names {
  return { ...hull.generalNames(NAMED, language), ...ZONES[language] }
}

/** Names for the reader of a view, to be laid over the game's dictionary before anything is rendered. */
export function namesFor(view: View, language: Language): Dictionary {
  return { ...hull.namesFor(view, NAMED, language), ...ZONES[language] }
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
