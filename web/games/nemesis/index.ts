import type { Dictionary, Seat } from '@bulkhead/kernel'
import { type NemesisView, nemesis } from '@bulkhead/nemesis'
import type { GameUi, Side } from '../ui.ts'
import { Board } from './board.tsx'
import { nameSizeOn } from './board-layout.ts'
import { ShipMap } from './board-map.tsx'
import { sharedWay } from './board-preview.tsx'
import { coach } from './coach.ts'
import { context, deed } from './deeds.ts'
import { ending } from './ending.ts'
import { aims } from './ending-aims.ts'
import { explain } from './explain.ts'
import { glance } from './glance.ts'
import { CHARACTER_ICONS, INTRUDER_ICONS, initialOf, sideName } from './icons.ts'
import { headings, momentOf } from './moments.ts'
import { SeatBoard, sheets } from './others.tsx'
import { Own, ownParts } from './own.tsx'
import { Reference } from './reference.tsx'
import { seatLine } from './seat-line.ts'
import { Status } from './status.tsx'
import { groupOf, targetsOf } from './targets.ts'
import { hint } from './targets-hint.ts'
import { nameOf, priceOf, riskOf, tagOf, unavailableAt } from './targets-tag.ts'
import { progressOf, verbs } from './verbs.ts'
import { languageOf, wordsOf } from './words.ts'

const ABOARD: readonly NemesisView['players'][number]['fate'][] = ['awake', 'hibernating']

/** How Nemesis is shown. */
export const nemesisUi: GameUi<NemesisView> = {
  rules: nemesis,
  words: wordsOf,
  side,
  glance,
  Board,
  focus: ({ phase, players }, seat) =>
    seat === null || phase === 'draft' || !ABOARD.includes(players[seat].fate)
      ? null
      : `[data-target="seat:${seat}"]`,
  textAt: ({ board }, { width, height }) => nameSizeOn(board, { x: width, y: height }),
  Map: ShipMap,
  Status,
  Own,
  ownParts,
  seatLine,
  SeatBoard,
  sheets,
  ending,
  aims,
  explain,
  momentOf,
  targetsOf,
  verbs,
  progressOf,
  nameOf,
  priceOf,
  tagOf,
  riskOf,
  unavailableAt,
  shownOf: sharedWay,
  hint,
  context,
  deed,
  groupOf,
  confirmed: new Set(['pay']),
  neverOrdered: new Set(['action']),
  headings,
  coach,
  Reference,
}

/** The Character, before the draft the player's number, and the first dead as the Intruders. */
function side(view: NemesisView, seat: Seat, words: Dictionary): Side {
  const initial = initialOf(view, seat, languageOf(words))
  if (view.intruderPlayer?.seat === seat && view.intruderPlayer.active) {
    return { name: words['name.intruders'], initial, icon: INTRUDER_ICONS.adult }
  }
  const name = sideName(view, seat, words)
  if (view.phase === 'draft') return { name, initial, icon: 'gi:person' }
  return { name, initial, icon: CHARACTER_ICONS[view.players[seat].character] }
}
