import type { Texts } from '@bulkhead/kernel'
import type { AnyAction, Doing, Price } from './action.ts'

/** When a reaction is played: somebody else declares something, or one is attacked by surprise. */
export type Moment = 'declared' | 'surprised'

/** An Action card: how many each Character has, and what it does. */
export interface ActionCard {
  readonly id: string
  readonly copies: Readonly<Record<string, number>>
  /** Absent for reactions. */
  readonly action?: AnyAction
  readonly reacts?: Moment
}

/** Declares a card that is played as an action. */
export function actionCard<Choice, T extends Texts>(
  id: string,
  copies: ActionCard['copies'],
  action: Doing<Choice, T> & Price,
): ActionCard {
  return { id, copies, action: { ...action, id } }
}

/** Declares a card that is played at a moment, and not as an action. */
export function reactionCard(id: string, copies: ActionCard['copies'], reacts: Moment): ActionCard {
  return { id, copies, reacts }
}
