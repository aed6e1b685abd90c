import type { Dictionary, Seat } from '@bulkhead/kernel'
import type { RetaliationView } from '@bulkhead/retaliation'
import { box } from '@bulkhead/retaliation/box'
import { lazy } from 'react'
import { context, deed } from '../hull/deeds.ts'
import type { GameUi, Side } from '../ui.ts'
import { Board } from './board.tsx'
import { nameSizeOn } from './board-layout.ts'
import { FacilityMap } from './board-map.tsx'
import { sharedWay } from './board-way.tsx'
import { coach } from './coach.ts'
import { ending } from './ending.ts'
import { aims } from './ending-aims.ts'
import { explain } from './explain.ts'
import { glance } from './glance.ts'
import { CHARACTER_ICONS, initialOf, sideName } from './icons.ts'
import { headings, momentOf } from './moments.ts'
import { SeatBoard, sheets } from './others.tsx'
import { Own, ownParts } from './own.tsx'
import { isDrafting } from './reader.ts'
import { seatLine } from './seat-line.ts'
import { Status } from './status.tsx'
import { groupOf, targetsOf } from './targets.ts'
import { hint, nameOf, priceOf, riskOf, tagOf, unavailableAt } from './targets-tag.ts'
import { progressOf, verbs } from './verbs.ts'
import { languageOf, wordsOf } from './words.ts'

/** How Nemesis: Retaliation is shown. */
export const retaliationUi: GameUi<RetaliationView> = {
  box,
  words: wordsOf,
  side,
  glance,
  Board,
  focus: (view, seat) =>
    seat === null || isDrafting(view) || view.rooms[view.players[seat].room] === undefined
      ? null
      : `[data-target="seat:${seat}"]`,
  textAt: (view, { width, height }) =>
    isDrafting(view) ? Number.POSITIVE_INFINITY : nameSizeOn({ x: width, y: height }),
  Map: FacilityMap,
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
  Reference: lazy(async () => ({ default: (await import('./reference.tsx')).Reference })),
}

/** The Character; before it is chosen, the player's number. */
function side(view: RetaliationView, seat: Seat, words: Dictionary): Side {
  const initial = initialOf(view, seat, languageOf(words))
  const { character } = view.players[seat]
  return {
    name: sideName(view, seat, words),
    initial,
    icon: CHARACTER_ICONS[character] ?? 'gi:person',
  }
}
