import type { Dictionary, Language } from '@bulkhead/kernel'
import type { TheseusView } from '@bulkhead/theseus'
import { box } from '@bulkhead/theseus/box'
import { lazy } from 'react'
import { typeset } from '../../words/words.ts'
import type { GameUi } from '../ui.ts'
import { Board } from './board.tsx'
import { StationMap } from './board-map.tsx'
import { chainOf } from './chain.ts'
import { coach } from './coach.ts'
import { ending } from './ending.ts'
import { explain } from './explain.ts'
import { GISTS } from './gists.ts'
import { glance } from './glance.ts'
import { groupOf, hint, targetsOf } from './hints.ts'
import { FACTION_ICONS } from './icons.ts'
import { momentOf } from './moments.ts'
import { factionName, initialOf } from './names.ts'
import { SeatBoard, seatLine, sheets } from './others.tsx'
import { Own, ownParts } from './own.tsx'
import { says } from './sayings.ts'
import { Status } from './status.tsx'
import { unavailableAt } from './unavailable.ts'

/** The game's words, and a few of ours. */
function wordsIn(language: Language): Dictionary {
  dictionaries[language] ??= { ...typeset(says.in(language), language), ...GISTS[language] }
  return dictionaries[language]
}

const dictionaries: Partial<Record<Language, Dictionary>> = {}

export const theseusUi: GameUi<TheseusView> = {
  box,
  words: (_, language) => wordsIn(language),
  side: (view, seat, words) => ({
    name: factionName(view, seat, words),
    initial: initialOf(view, seat),
    icon: FACTION_ICONS[view.players[seat].faction],
  }),
  glance,
  Board,
  Map: StationMap,
  Status,
  Own,
  ownParts,
  seatLine,
  SeatBoard,
  sheets,
  ending,
  explain,
  momentOf,
  targetsOf,
  chainOf,
  unavailableAt,
  shownOf: ([first = null], { kind }) => (kind === 'unit' ? first : null),
  hint,
  groupOf,
  headings: new Set(['turn']),
  coach,
  Reference: lazy(async () => ({ default: (await import('./reference.tsx')).Reference })),
}
