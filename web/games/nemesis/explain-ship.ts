import { FIRST_BLUE, FIRST_YELLOW, JUMP, SKULL } from '@bulkhead/nemesis/printed'
import { sayIn } from '../../words/words.ts'
import type { Asked } from '../hull/explain.ts'
import * as table from '../hull/explain-table.ts'
import { EVENT, INTRUDER_ICONS, POD, SELF_DESTRUCT, TIME } from '../hull/icons.ts'
import { listed } from '../hull/others-list.ts'
import { sideName } from '../hull/reader.ts'
import type { Explanation } from '../ui.ts'
import { SHIP_EXPLAIN } from './explain-words.ts'
import { DESTINATION, icons } from './icons.ts'
import { SHIP_SHEET } from './others-words.ts'
import type { ShipView } from './ship.ts'

/** Tracks, pods and whatever else only this ship has. */

function saying<V extends ShipView>({ language }: Asked<V>) {
  return sayIn(SHIP_EXPLAIN, language)
}

export function time<V extends ShipView>(asked: Asked<V>): Explanation {
  const { view, say } = asked
  const own = saying(asked)
  const rounds = FIRST_BLUE - view.time
  return {
    title: own('time'),
    sort: say('sort.track'),
    icon: TIME,
    text: [
      own('time-text', { left: JUMP - view.time }),
      rounds > 0 ? own('time-white', { rounds }) : own('time-blue'),
    ],
    rules: ['NEM-EVENT-02', 'NEM-FIRST-09', 'NEM-END-02', 'NEM-BOARD-05'],
  }
}

export function selfDestruct<V extends ShipView>(asked: Asked<V>): Explanation {
  const own = saying(asked)
  const at = asked.view.selfDestruct
  return {
    title: own('self-destruct'),
    sort: asked.say('sort.track'),
    icon: SELF_DESTRUCT,
    text:
      at < 0
        ? [own('self-destruct-off')]
        : [
            own('self-destruct-on', { left: SKULL - at }),
            own(at >= FIRST_YELLOW ? 'self-destruct-yellow' : 'self-destruct-white'),
          ],
    rules: ['NEM-SELFD-01', 'NEM-SELFD-02', 'NEM-SELFD-04', 'NEM-SELFD-05'],
  }
}

export function destination<V extends ShipView>(asked: Asked<V>): Explanation {
  const own = saying(asked)
  const letter = 'ABCD'[asked.view.destination]
  return {
    title: own('destination'),
    sort: asked.say('sort.track'),
    icon: DESTINATION,
    text: [own('destination-text', { letter }), known(asked)],
    rules: ['NEM-BOARD-07', 'NEM-COORD-04', 'NEM-COORD-05', 'NEM-VICTORY-05', 'NEM-VICTORY-06'],
  }
}

export function coordinates<V extends ShipView>(asked: Asked<V>): Explanation {
  return {
    ...destination(asked),
    title: saying(asked)('coordinates'),
    rules: ['NEM-COORD-01', 'NEM-COORD-02', 'NEM-VICTORY-05', 'NEM-VICTORY-06'],
  }
}

function known<V extends ShipView>(asked: Asked<V>): string {
  const own = saying(asked)
  const { view, words } = asked
  if (!view.coordinates) return own('coordinates-unknown')
  return own('coordinates-known', { list: words[`coordinates.${view.coordinates}`] })
}

export function engine<V extends ShipView>(asked: Asked<V>): Explanation {
  const own = saying(asked)
  const { id, view, words } = asked
  const working = view.engines[Number(id) - 1] ?? null
  return {
    title: own('engine', { number: id }),
    sort: own('sort.engine'),
    icon: icons.rooms['engine-1'],
    text: [
      own('engine-text'),
      working === null
        ? own('engine-unknown')
        : own('engine-known', { status: words[`status.${working ? 'working' : 'damaged'}`] }),
    ],
    rules: ['NEM-ENGINE-01', 'NEM-ENGINE-02', 'NEM-ENGINE-05', 'NEM-VICTORY-03'],
  }
}

export function pod<V extends ShipView>(asked: Asked<V>): Explanation | null {
  const own = saying(asked)
  const { id, view, words } = asked
  const i = view.pods.findIndex(({ number }) => String(number) === id)
  if (i < 0) return null
  const { number, section, locked, gone } = view.pods[i]
  const inside = view.players.flatMap((player, seat) =>
    player.pod === i ? [sideName(view, seat, words)] : [],
  )
  return {
    title: own('pod', { number }),
    sort: own('sort.pod'),
    icon: POD,
    text: [
      own('pod-where', { section: section.toUpperCase() }),
      own(gone ? 'pod.gone' : locked ? 'pod.locked' : 'pod.unlocked'),
      ...(inside.length > 0 ? [own('pod-in', { names: inside.join(', ') })] : []),
    ],
    rules: ['NEM-POD-01', 'NEM-POD-02', 'NEM-POD-04', 'NEM-POD-08', 'NEM-FIRST-07'],
  }
}

/** The cards of the Intruder player are one pile more. */
export function deck<V extends ShipView>(asked: Asked<V>): Explanation | null {
  const { id, view, words, language, say } = asked
  if (id !== 'intruder-player') return table.deck(asked)
  const discard = view.intruderPlayer?.discard ?? []
  const list = listed(discard, 'intruderCard', words)
  return {
    title: sayIn(SHIP_SHEET, language)('intruder-cards'),
    sort: say('sort.deck'),
    icon: EVENT,
    text: [say('deck-discard', { list: list || say('nothing') })],
    rules: ['NEM-MODE-INTR-05', 'NEM-MODE-INTR-22'],
  }
}

/** Only what the reader knows. */
export function intruderCard<V extends ShipView>(asked: Asked<V>): Explanation | null {
  const { id, view, words } = asked
  const hidden =
    !view.intruderPlayer?.hand?.includes(id) && !view.intruderPlayer?.discard.includes(id)
  if (hidden) return null
  return {
    title: words[`intruderCard.${id}`],
    sort: saying(asked)('sort.intruderCard'),
    icon: INTRUDER_ICONS.queen,
    text: [words[`intruderCard-text.${id}`]],
    rules: ['NEM-MODE-INTR-07', 'NEM-MODE-INTR-09'],
  }
}

export function roomNow<V extends ShipView>(
  { view, say }: Asked<V>,
  place: number,
): readonly string[] {
  return view.depressurised === place ? [say('depressurised')] : []
}
