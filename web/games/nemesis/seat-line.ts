import type { Seat } from '@bulkhead/kernel'
import type { NemesisView } from '@bulkhead/nemesis'
import { sayIn } from '../../words/words.ts'
import { OWN_WORDS } from '../hull/own-words.ts'
import * as hull from '../hull/seat-line.ts'
import type { Reading, SeatLine } from '../ui.ts'
import { NEMESIS } from './game.ts'
import { INTRUDER_PLAYER } from './own-words.ts'

/** A member of the crew; whoever plays the Intruders is nowhere, and holds their cards. */
export function seatLine(seat: Seat, reading: Reading<NemesisView>): SeatLine {
  const line = hull.seatLine(NEMESIS, seat, reading)
  const { view, language } = reading
  const { intruderPlayer, players } = view
  if (intruderPlayer?.seat !== seat) return line
  const passed = players[seat].passed ? sayIn(OWN_WORDS, language)('passed') : ''
  return {
    ...line,
    where: intruderPlayer.active ? passed : sayIn(INTRUDER_PLAYER, language)('soon'),
    state: 'well',
    counts: [hull.cardCount(intruderPlayer.handCount, language)],
  }
}
