import type { Seat } from '@bulkhead/kernel'
import type { LockdownView } from '@bulkhead/lockdown'
import { sayIn } from '../../words/words.ts'
import { roomName } from '../hull/reader.ts'
import * as hull from '../hull/seat-line.ts'
import type { Reading, SeatCount, SeatLine } from '../ui.ts'
import { SHORT_NAMES } from './board-names.ts'
import { LOCKDOWN } from './game.ts'
import { DARK, KNOWLEDGE } from './icons.ts'
import { KNOWING } from './own-words.ts'
import { isInTheDark } from './reader.ts'

/** A member of the crew, with a lamp in the dark, and Knowledge. */
export function seatLine(seat: Seat, reading: Reading<LockdownView>): SeatLine {
  const line = hull.seatLine(LOCKDOWN, seat, reading)
  const { view, language } = reading
  const player = view.players[seat]
  if (view.phase === 'draft' || player.fate === 'dead') return line
  const say = sayIn(KNOWING, language)
  const lamp: SeatCount = { icon: DARK, label: say('dark'), tone: 'warn' }
  const knowledge: SeatCount = {
    icon: KNOWLEDGE,
    label: `${say('knowledge', { number: player.knowledge })}${player.active ? `, ${say('active')}` : ''}`,
    number: player.knowledge,
    tone: player.active ? 'warn' : undefined,
  }
  return {
    ...line,
    where: shortened(line.where, player.room, reading),
    counts: [...(isInTheDark(view, player) ? [lamp] : []), knowledge, ...line.counts],
  }
}

/** Longer ones would be cut. */
const LONGEST = 18

/** With the name that the room has on the board, where its own is too long for a line. */
function shortened(
  where: string,
  place: number,
  { view, words, language }: Reading<LockdownView>,
): string {
  const tile = view.rooms[place]?.tile
  const short: Readonly<Record<string, string>> = SHORT_NAMES[language]
  if (!tile || tile.startsWith('intersection')) return where
  const name = roomName(view, place, words)
  if (name.length <= LONGEST) return where
  // Of several staircases and elevators only their sections tell which one it is.
  const [sections] = /S-\d.*/.exec(name) ?? []
  const which = sections ? ` ${sections.replace(' / S-', '/')}` : ''
  return where.replace(name, `${sections ? short[tile].replace(/ \d$/, '') : short[tile]}${which}`)
}
