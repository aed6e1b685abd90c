import type { Seat } from '@bulkhead/kernel'
import type { RetaliationView } from '@bulkhead/retaliation'
import { MOST_OXYGEN, SECTION_SLOTS, SKULL } from '@bulkhead/retaliation/printed'
import { type Say, sayIn } from '../../words/words.ts'
import type { Reading, SeatBar, SeatCount, SeatLine } from '../ui.ts'
import { DEATH, FIRST, HEALTH, INTRUDER_ICONS, OXYGEN } from './icons.ts'
import {
  healthOf,
  healthState,
  isDrafting,
  isFighting,
  type PlayerView,
  roomName,
} from './reader.ts'
import { BOARD_WORDS, type BoardWord } from './words.ts'

/** Where a marine is, and how Health and Oxygen stand. */
export function seatLine(seat: Seat, reading: Reading<RetaliationView>): SeatLine {
  const { view, language } = reading
  const say = sayIn(BOARD_WORDS, language)
  const player = view.players[seat]
  const isFirst = seat === view.first && !isDrafting(view)
  const isIn = player.fate === 'alive' || player.fate === 'down'
  return {
    target: { kind: 'seat', id: seat },
    where: whereabouts(seat, reading, say),
    note: !isDrafting(view) && player.fate === 'alive' && player.passed ? say('passed') : undefined,
    state: isIn ? (isFighting(view, player) ? 'bad' : 'well') : 'out',
    mark: isFirst ? { icon: FIRST, label: say('first') } : undefined,
    counts: countsOf(player, say),
    bars: isIn && player.character !== '' ? barsOf(player, say) : undefined,
  }
}

function whereabouts(
  seat: Seat,
  { view, words }: Reading<RetaliationView>,
  say: Say<BoardWord>,
): string {
  const { fate, inLander, room, character, number } = view.players[seat]
  if (character === '') return ''
  if (isDrafting(view)) return say('player', { number })
  if (fate !== 'alive') return say(`fate.${fate}`)
  return inLander ? say('aboard') : roomName(view, room, words)
}

function countsOf({ fate, larva }: PlayerView, say: Say<BoardWord>): readonly SeatCount[] {
  if (fate === 'dead') return [{ icon: DEATH, label: say('fate.dead'), tone: 'bad' }]
  return larva ? [{ icon: INTRUDER_ICONS.larva, label: say('larva'), tone: 'bad' }] : []
}

const TONES = { healthy: 'good', injured: 'warn', 'heavily-injured': 'bad' } as const

function barsOf(player: PlayerView, say: Say<BoardWord>): readonly SeatBar[] {
  const { oxygen, suffocating } = player
  return [
    {
      icon: HEALTH,
      label: say('health'),
      number: healthOf(player),
      of: SKULL,
      group: SECTION_SLOTS,
      tone: TONES[healthState(player)],
    },
    {
      icon: OXYGEN,
      label: say(suffocating ? 'suffocating' : 'oxygen'),
      number: oxygen,
      of: MOST_OXYGEN,
      tone: suffocating || oxygen <= 1 ? 'bad' : 'calm',
    },
  ]
}
