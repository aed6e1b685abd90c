import { names as chaptersEn } from '@bulkhead/hull/text/en/names.ts'
import { names as chaptersFr } from '@bulkhead/hull/text/fr/names.ts'
import * as hull from '@bulkhead/hull/text/naming.ts'
import type { View } from '@bulkhead/hull/view.ts'
import type { Dictionary, Language } from '@bulkhead/kernel'
import { names as nemesisEn } from '@bulkhead/nemesis/text/en/names.ts'
import { rooms as nemesisRoomsEn } from '@bulkhead/nemesis/text/en/rooms.ts'
import { names as nemesisFr } from '@bulkhead/nemesis/text/fr/names.ts'
import { rooms as nemesisRoomsFr } from '@bulkhead/nemesis/text/fr/rooms.ts'
import { NETWORKS } from '@bulkhead/nemesis/text/names.ts'
import { SHIPS } from '../board.ts'
import { crew as crewEn } from './en/crew.ts'
import { rooms as roomsEn } from './en/rooms.ts'
import { crew as crewFr } from './fr/crew.ts'
import { rooms as roomsFr } from './fr/rooms.ts'

const NAMED: hull.Named = {
  ships: SHIPS,
  words: {
    en: { ...chaptersEn, ...nemesisEn, ...nemesisRoomsEn, ...roomsEn, ...crewEn },
    fr: { ...chaptersFr, ...nemesisFr, ...nemesisRoomsFr, ...roomsFr, ...crewFr },
  },
}

/** Names for whoever knows nothing of the game: numbers of rooms and seats. */
export function generalNames(language: Language): hull.Names {
  return { ...hull.generalNames(NAMED, language), ...NETWORKS[language] }
}

/** Names for the reader of a view, to be laid over the game's dictionary before anything is rendered. */
export function namesFor(view: View, language: Language): Dictionary {
  const names = hull.namesFor(view, NAMED, language)
  return SHIPS[view.board].networks > 1 ? { ...names, ...NETWORKS[language] } : names
}
