import { type TheseusView, theseus } from '@bulkhead/theseus'
import type { GameUi } from '../ui.ts'
import { Board } from './board.tsx'
import { Ending } from './ending.tsx'
import { explain } from './explain.ts'
import { guide } from './guide.ts'
import { groupOf, hint, targetsOf } from './hints.ts'
import { FACTION_ICONS } from './icons.ts'
import { momentOf } from './moments.ts'
import { factionName, initialOf } from './names.ts'
import { Others } from './others.tsx'
import { Own, ownParts } from './own.tsx'
import { Reference } from './reference.tsx'
import { Status } from './status.tsx'

export const theseusUi: GameUi<TheseusView> = {
  rules: theseus,
  words: (_, language) => theseus.text[language],
  side: (view, seat, words) => ({
    name: factionName(view, seat, words),
    initial: initialOf(view, seat),
    icon: FACTION_ICONS[view.players[seat].faction],
  }),
  Board,
  Status,
  Own,
  ownParts,
  Others,
  Ending,
  explain,
  momentOf,
  targetsOf,
  shownOf: ([first = null], { kind }) => (kind === 'unit' ? first : null),
  hint,
  groupOf,
  headings: new Set(['turn']),
  guide,
  Reference,
}
