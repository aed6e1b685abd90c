import type { Dictionary, Seat } from '@bulkhead/kernel'
import { type NemesisView, nemesis } from '@bulkhead/nemesis'
import type { GameUi, Side } from '../ui.ts'
import { Board } from './board.tsx'
import { sharedWay } from './board-preview.tsx'
import { context, deed } from './deeds.ts'
import { Ending } from './ending.tsx'
import { explain } from './explain.ts'
import { guide } from './guide.ts'
import { CHARACTER_ICONS, INTRUDER_ICONS, initialOf, sideName } from './icons.ts'
import { headings, momentOf } from './moments.ts'
import { Others } from './others.tsx'
import { Own, ownParts } from './own.tsx'
import { Reference } from './reference.tsx'
import { Status } from './status.tsx'
import { groupOf, targetsOf } from './targets.ts'
import { hint } from './targets-hint.ts'
import { languageOf, wordsOf } from './words.ts'

const ABOARD: readonly NemesisView['players'][number]['fate'][] = ['awake', 'hibernating']

/** How Nemesis is shown. */
export const nemesisUi: GameUi<NemesisView> = {
  rules: nemesis,
  words: wordsOf,
  side,
  Board,
  focus: ({ phase, players }, seat) =>
    seat === null || phase === 'draft' || !ABOARD.includes(players[seat].fate)
      ? null
      : `[data-target="seat:${seat}"]`,
  Status,
  Own,
  ownParts,
  Others,
  Ending,
  explain,
  momentOf,
  targetsOf,
  shownOf: sharedWay,
  hint,
  context,
  deed,
  groupOf,
  neverOrdered: new Set(['action']),
  headings,
  guide,
  Reference,
}

/** The Character, before the draft the player's number, and the first dead as the Intruders. */
function side(view: NemesisView, seat: Seat, words: Dictionary): Side {
  const initial = initialOf(view, seat, languageOf(words))
  if (view.overlord?.seat === seat && view.overlord.active) {
    return { name: words['name.intruders'], initial, icon: INTRUDER_ICONS.adult }
  }
  const name = sideName(view, seat, words)
  if (view.phase === 'draft') return { name, initial, icon: 'gi:person' }
  return { name, initial, icon: CHARACTER_ICONS[view.players[seat].character] }
}
