import type { Question, Rules, Texts } from '@bulkhead/kernel'
import type { Moment } from './actions/card.ts'
import { plain } from './choices.ts'
import { discardCard } from './hand.ts'
import { seatOf } from './queries.ts'
import { cardOf, reactionOf } from './ruleset.ts'
import type { Player } from './state.ts'
import { saysAnything, type Table } from './table.ts'

/** REACT: cards that are played at a moment. */

/** What is asked, the answer of whoever plays no card, and the line that tells of the card. */
interface Reaction<T extends Texts> {
  readonly question: Question<T> & { readonly rule: string }
  readonly idle: T['option']
  readonly told: T['log']['kind']
}

/** Whether somebody plays a card; asked of everybody who could have one, so that the question betrays nothing. */
export function* playsCard<T extends Texts>(
  t: Table<T>,
  me: Player,
  moment: Moment,
  { question, idle, told }: Reaction<T>,
): Rules<boolean> {
  const s = t.state
  const open = saysAnything(t)
  const seat = seatOf(s, me)
  const card = reactionOf(s, me, moment)
  if (!card || me.hand.length === 0) return false
  const { mayReact, reacted } = cardOf(s, card)
  if (mayReact && !mayReact(s, me, moment)) return false
  const [answer] = yield* open.ask(seat, { ...question, idle: [idle] }, () => [
    plain(idle),
    ...(me.hand.includes(card) ? [plain(card)] : []),
  ])
  if (answer.id !== card) return false
  discardCard(me, card)
  open.log(told, { seat }, question.rule)
  if (reacted) yield* reacted(open, me)
  return true
}

/** Whether somebody is not to be moved, made to discard or stopped by what another player does. */
export function* defies(t: Table, me: Player): Rules<boolean> {
  return yield* playsCard(t, me, 'imposed', {
    question: { prompt: 'imposed', rule: 'NEM-REACT-01' },
    idle: 'bear-it',
    told: 'defies',
  })
}

/** Those of several whom what another player does concerns. */
export function* undefiant(t: Table, players: readonly Player[]): Rules<Player[]> {
  const concerned: Player[] = []
  for (const one of players) if (!(yield* defies(t, one))) concerned.push(one)
  return concerned
}
