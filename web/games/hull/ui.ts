import type { View } from '@bulkhead/hull/view.ts'
import type { Dictionary, Seat } from '@bulkhead/kernel'
import type { GameUi, Side } from '../ui.ts'
import { sharedWay } from './board-preview.tsx'
import { context, deed } from './deeds.ts'
import { endingOf } from './ending.ts'
import { explain } from './explain.ts'
import type { HullGame } from './game.ts'
import { glance } from './glance.ts'
import { initialOf } from './icons.ts'
import { headings, momentOf } from './moments.ts'
import { ownParts } from './own.tsx'
import { sideName } from './reader.ts'
import { seatLine } from './seat-line.ts'
import { groupOf, targetsOf } from './targets.ts'
import { hint } from './targets-hint.ts'
import { nameOf, priceOf, riskOf, tagOf, unavailableAt } from './targets-tag.ts'
import { progressOf, verbsFor } from './verbs.ts'
import { languageOf, wordsFor } from './words.ts'

/** What each game draws in its own way. */
type Own =
  | 'Board'
  | 'textAt'
  | 'Map'
  | 'Status'
  | 'Own'
  | 'SeatBoard'
  | 'sheets'
  | 'aims'
  | 'coach'
  | 'Reference'

/** All of a game's client that its family shares. */
export function hullUi<V extends View>(game: HullGame<V>) {
  return {
    box: game.box,
    words: wordsFor(game),
    side: (view, seat, words) => sideOf(game, view, seat, words),
    glance: (view, seat, words, language) => glance(game, view, seat, words, language),
    focus,
    ownParts,
    seatLine: (seat, reading) => seatLine(game, seat, reading),
    ending: (ended) => endingOf(game, ended),
    explain: (what, view, words, language) => explain(game, what, { view, words, language }),
    momentOf: (line, view, seat, before) => momentOf(game, line, view, seat, before),
    targetsOf: (option, view) => targetsOf(game, option, view),
    verbs: verbsFor(game),
    progressOf,
    nameOf: (option, reading) => nameOf(game, option, reading),
    priceOf: (option, reading) => priceOf(game, option, reading),
    tagOf: (option, reading) => tagOf(game, option, reading),
    riskOf: (option, reading) => riskOf(game, option, reading),
    unavailableAt: (what, unavailable, reading) => unavailableAt(game, what, unavailable, reading),
    shownOf: sharedWay,
    hint: (option, view, words, language) => hint(game, option, { view, words, language }),
    context,
    deed,
    groupOf: (option, _, language) => groupOf(game, option, language),
    confirmed: new Set(['pay']),
    neverOrdered: new Set(['action']),
    headings,
  } satisfies Omit<GameUi<V>, Own>
}

/** One's own figure, as long as it is on the board. */
function focus({ phase, players }: View, seat: Seat | null): string | null {
  if (seat === null || phase === 'draft') return null
  const { fate } = players[seat]
  return fate === 'awake' || fate === 'hibernating' ? `[data-target="seat:${seat}"]` : null
}

/** The Character; before the draft the player's number. */
function sideOf<V extends View>(game: HullGame<V>, view: V, seat: Seat, words: Dictionary): Side {
  const initial = initialOf(game, view, seat, languageOf(words))
  const name = sideName(view, seat, words)
  if (view.phase === 'draft') return { name, initial, icon: 'gi:person' }
  return { name, initial, icon: game.icons.characters[view.players[seat].character] }
}
