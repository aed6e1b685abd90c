import type { Seat } from '@bulkhead/kernel'
import type { NemesisView } from '@bulkhead/nemesis'
import { type Say, sayIn } from '../../words/words.ts'
import type { Reading, SeatCount, SeatLine } from '../ui.ts'
import { DEATH, INTRUDER_ICONS, LIGHT_WOUND, SERIOUS_WOUND, SIGNAL, SLIME } from './icons.ts'
import { OTHERS_WORDS } from './others-words.ts'
import { isFighting, type PlayerView, roomName } from './reader.ts'
import { BOARD_WORDS, type BoardWord } from './words.ts'

/** Where a member of the crew is, and how they fare. */
export function seatLine(seat: Seat, reading: Reading<NemesisView>): SeatLine {
  const { view, language } = reading
  const say = sayIn(BOARD_WORDS, language)
  const player = view.players[seat]
  const isFirst = seat === view.first && view.phase !== 'draft'
  return {
    target: { kind: 'seat', id: seat },
    where: whereabouts(seat, reading, say),
    state: stateOf(view, seat),
    mark: isFirst ? { icon: 'gi:flying-flag', label: say('first') } : undefined,
    counts: view.phase === 'draft' ? [] : countsOf(view, seat, player, reading),
  }
}

function stateOf(view: NemesisView, seat: Seat): SeatLine['state'] {
  const player = view.players[seat]
  if (view.intruderPlayer?.seat === seat) return 'well'
  if (player.fate !== 'awake') return 'out'
  return isFighting(view, player) ? 'bad' : 'well'
}

function whereabouts(
  seat: Seat,
  { view, words }: Reading<NemesisView>,
  say: Say<BoardWord>,
): string {
  const { fate, room, pod, passed } = view.players[seat]
  const { intruderPlayer } = view
  if (view.phase === 'draft') return ''
  if (intruderPlayer?.seat === seat) {
    return intruderPlayer.active ? (passed ? say('passed') : '') : say('intruders-soon')
  }
  if (fate !== 'awake') return say(`fate.${fate}`)
  const number = view.pods[pod]?.number ?? ''
  const where = room >= 0 ? roomName(view, room, words) : say('in-pod', { number })
  return passed ? `${where} · ${say('passed')}` : where
}

function countsOf(
  { intruderPlayer }: NemesisView,
  seat: Seat,
  player: PlayerView,
  { language }: Reading<NemesisView>,
): readonly SeatCount[] {
  const say = sayIn(BOARD_WORDS, language)
  const others = sayIn(OTHERS_WORDS, language)
  const cards = (number: number): SeatCount => ({
    icon: 'gi:card-random',
    label: others('cards'),
    number,
  })
  if (intruderPlayer?.seat === seat) return [cards(intruderPlayer.handCount)]
  if (player.fate === 'dead') return [{ icon: DEATH, label: say('fate.dead'), tone: 'bad' }]
  const { handCount, inventory, hands, lightWounds, wounds, slime, larva, signal } = player
  const marks: readonly (readonly [boolean, SeatCount])[] = [
    [larva, { icon: INTRUDER_ICONS.larva, label: say('larva'), tone: 'bad' }],
    [slime, { icon: SLIME, label: say('slime'), tone: 'warn' }],
    [signal, { icon: SIGNAL, label: say('signal'), tone: 'act' }],
    [
      lightWounds > 0,
      { icon: LIGHT_WOUND, label: say('light-wounds'), number: lightWounds, tone: 'bad' },
    ],
    [
      wounds.length > 0,
      { icon: SERIOUS_WOUND, label: say('serious-wounds'), number: wounds.length, tone: 'bad' },
    ],
    [
      true,
      {
        icon: 'gi:light-backpack',
        label: others('items'),
        number: hands.length + inventory.length,
      },
    ],
    [true, cards(handCount)],
  ]
  return marks.flatMap(([is, count]) => (is ? [count] : []))
}
