import type { Rules, Texts } from '@bulkhead/kernel'
import type { Player, State } from '../state.ts'
import type { Table } from '../table.ts'
import type { AnyAction, Doing, Price } from './action.ts'

/**
 * When a reaction is played: somebody else declares something, or what they do would move one, make one discard or
 * stop one's action; one is attacked by surprise, about to be attacked beside others, or attacked however it be; one has
 * to roll for the bag; the dark part of an Event comes.
 */
export type Moment =
  | 'declared'
  | 'imposed'
  | 'surprised'
  | 'targeted'
  | 'attacked'
  | 'bag-roll'
  | 'dark'

/** An Action card: how many each Character has, and what it does. */
export interface ActionCard {
  readonly id: string
  readonly copies: Readonly<Record<string, number>>
  /** Absent for reactions. */
  readonly action?: AnyAction
  readonly reacts?: Moment | readonly Moment[]
  /** What the moment needs besides. */
  mayReact?(s: State, me: Player, moment: Moment): boolean
  /** What playing it as a reaction does besides. */
  reacted?(t: Table, me: Player): Rules
}

/** Every part that an Action card may have. */
export const CARD_PARTS: Readonly<Record<keyof ActionCard, undefined>> = {
  id: undefined,
  copies: undefined,
  action: undefined,
  reacts: undefined,
  mayReact: undefined,
  reacted: undefined,
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
export function reactionCard(
  id: string,
  copies: ActionCard['copies'],
  reacts: Moment | readonly Moment[],
  mayReact?: ActionCard['mayReact'],
): ActionCard {
  return mayReact ? { id, copies, reacts, mayReact } : { id, copies, reacts }
}
