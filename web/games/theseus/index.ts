import { type TheseusView, theseus } from '@bulkhead/theseus'
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
import { Reference } from './reference.tsx'
import { Status } from './status.tsx'
import { unavailableAt } from './unavailable.ts'

/** The game's words, and a few of ours. */
const DICTIONARIES = {
  en: { ...theseus.text.en, ...GISTS.en },
  fr: { ...typeset(theseus.text.fr, 'fr'), ...GISTS.fr },
}

export const theseusUi: GameUi<TheseusView> = {
  rules: theseus,
  words: (_, language) => DICTIONARIES[language],
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
  Reference,
}
