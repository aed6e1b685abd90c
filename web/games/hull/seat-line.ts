import type { PlayerView, View } from '@bulkhead/hull/view.ts'
import type { Language, Seat } from '@bulkhead/kernel'
import { type Say, sayIn } from '../../words/words.ts'
import type { Reading, SeatCount, SeatLine } from '../ui.ts'
import type { HullGame } from './game.ts'
import { DEATH, HAND, INTRUDER_ICONS, LIGHT_WOUND, SERIOUS_WOUND, SIGNAL, SLIME } from './icons.ts'
import { OTHERS_WORDS } from './others-words.ts'
import { OWN_WORDS, type OwnWord } from './own-words.ts'
import { isFighting, roomName } from './reader.ts'

/** Where a member of the crew is, and how they fare. */
export function seatLine<V extends View>(
  game: HullGame<V>,
  seat: Seat,
  reading: Reading<V>,
): SeatLine {
  const { view, language } = reading
  const say = sayIn(game.words.own, language)
  const player = view.players[seat]
  const isFirst = seat === view.first && view.phase !== 'draft'
  return {
    target: { kind: 'seat', id: seat },
    where: whereabouts(game, seat, reading, say),
    note: isPassed(view, player) ? say('passed') : undefined,
    state: stateOf(view, player),
    mark: isFirst ? { icon: 'gi:flying-flag', label: say('first') } : undefined,
    counts: view.phase === 'draft' ? [] : countsOf(player, language),
  }
}

function stateOf(view: View, player: PlayerView): SeatLine['state'] {
  if (player.fate !== 'awake') return 'out'
  return isFighting(view, player) ? 'bad' : 'well'
}

function whereabouts<V extends View>(
  game: HullGame<V>,
  seat: Seat,
  { view, words }: Reading<V>,
  say: Say<OwnWord>,
): string {
  const { fate, room, pod } = view.players[seat]
  if (view.phase === 'draft') return ''
  if (fate !== 'awake') return say(`fate.${fate}`)
  if (room >= 0) return roomName(view, room, words)
  return say('in-pod', { number: game.podName(view, pod) })
}

function isPassed({ phase }: View, { fate, passed }: PlayerView): boolean {
  return phase !== 'draft' && fate === 'awake' && passed
}

export function cardCount(number: number, language: Language): SeatCount {
  return { icon: HAND, label: sayIn(OTHERS_WORDS, language)('cards'), number }
}

function countsOf(player: PlayerView, language: Language): readonly SeatCount[] {
  const say = sayIn(OWN_WORDS, language)
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
        label: sayIn(OTHERS_WORDS, language)('items'),
        number: hands.length + inventory.length,
      },
    ],
    [true, cardCount(handCount, language)],
  ]
  return marks.flatMap(([is, count]) => (is ? [count] : []))
}
