import type { Option, Rules, Seat } from '@bulkhead/kernel'
import { plain } from './choices.ts'
import { discardCard } from './hand.ts'
import { charactersInOrder, seatOf } from './queries.ts'
import { defies } from './reacting.ts'
import { reactionOf } from './ruleset.ts'
import type { Place, Player, State } from './state.ts'
import { type Question, saysAnything, type Table } from './table.ts'

/** REACT: cancelling another player's action, or another Interruption. */

/** Whether the action just paid for is cancelled (NEM-REACT-02). */
export function* isInterrupted(t: Table, me: Player): Rules<boolean> {
  const place = me.room
  let heard = yield* hearInterruption(t, place, me, false)
  let cancelled = false
  while (heard) {
    cancelled = !cancelled
    heard = yield* hearInterruption(t, place, heard, true)
  }
  if (cancelled && (yield* defies(t, me))) return false
  if (cancelled) t.log('cancelled', { seat: seatOf(t.state, me) }, 'NEM-REACT-03')
  return cancelled
}

/**
 * Asks everybody else in the room who holds a card, whether or not it is the right one, and whoever stands by too, in
 * vain: who is not asked any more would be known to have said so. The first in order who plays an Interruption is heard.
 */
function* hearInterruption(
  t: Table,
  place: Place,
  against: Player,
  countering: boolean,
): Rules<Player | null> {
  const s = t.state
  const asked = charactersInOrder(s, place).filter(
    (player) => player !== against && player.hand.length > 0,
  )
  if (asked.length === 0) return null
  const answers = yield* saysAnything(t).askAll(
    asked.map((player) => ({
      seat: seatOf(s, player),
      question: {
        prompt: countering ? 'counter-interruption' : 'interrupt',
        params: { seat: seatOf(s, against) },
        rule: 'NEM-REACT-02',
        idle: ['let-pass', 'stand-by'],
      } satisfies Question,
      choices: () => answersOf(s, player),
    })),
  )
  t.reveal()
  const said = (seat: Seat) => answers.find((answer) => answer.seat === seat)!.picks[0].id
  for (const player of asked) if (said(seatOf(s, player)) === 'stand-by') player.standsBy = true
  const heard = asked.find(
    (player) => said(seatOf(s, player)) === reactionOf(s, player, 'declared'),
  )
  if (!heard) return null
  discardCard(heard, reactionOf(s, heard, 'declared')!)
  t.log('interrupts', { seat: seatOf(s, heard) }, 'NEM-REACT-02')
  return heard
}

/** No, no for the rest of the round, or the card; whoever stands by has said so already. */
function answersOf(s: State, player: Player): Option[] {
  if (player.standsBy) return [plain('let-pass')]
  const card = reactionOf(s, player, 'declared')
  const options = [plain('let-pass'), plain('stand-by')]
  return card && player.hand.includes(card) ? [...options, plain(card)] : options
}
