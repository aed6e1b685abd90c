import type { AftermathView } from '@bulkhead/aftermath'
import type { Seat } from '@bulkhead/kernel'
import { sayIn } from '../../words/words.ts'
import { roomName, sideName } from '../hull/reader.ts'
import * as hull from '../hull/seat-line.ts'
import type { Reading, SeatCount, SeatLine } from '../ui.ts'
import { AFT_WORDS } from './board-words.ts'
import { AFTERMATH } from './game.ts'
import { icons, OFFER } from './icons.ts'

/** A member of the crew; with where the dog is, who watches, and who has taken the offer. */
export function seatLine(seat: Seat, reading: Reading<AftermathView>): SeatLine {
  const line = hull.seatLine(AFTERMATH, seat, reading)
  const { view, words, language } = reading
  const say = sayIn(AFT_WORDS, language)
  if (view.phase === 'draft') return line
  const { character, watchedBy } = view.players[seat]
  const { laika, offer } = view
  const isOut = character === 'bounty-hunter' && laika?.where === 'room'
  const where = isOut
    ? `${line.where} · ${say('laika')}: ${roomName(view, laika.room, words)}`
    : line.where
  const marks: readonly (readonly [boolean, SeatCount])[] = [
    [offer === seat, { icon: OFFER, label: words['objective.lucrative-offer'], tone: 'warn' }],
    [
      watchedBy >= 0,
      {
        icon: icons.items['spy-drone'],
        label: watchedBy >= 0 ? say('watched', { name: sideName(view, watchedBy, words) }) : '',
        tone: 'warn',
      },
    ],
  ]
  return {
    ...line,
    where,
    counts: [...marks.flatMap(([is, count]) => (is ? [count] : [])), ...line.counts],
  }
}
