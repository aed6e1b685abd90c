import type { Action, Doing, Price } from './action.ts'

/** An Action card: how many each Character has, and what it does. Reactions are played elsewhere. */
export interface ActionCard {
  readonly id: string
  readonly copies: Readonly<Record<string, number>>
  /** Absent for reactions. */
  readonly action?: Action
}

/** Declares an Action card. */
export function actionCard<Choice>(
  id: string,
  copies: ActionCard['copies'],
  action?: Doing<Choice> & Price,
): ActionCard {
  return { id, copies, action: action && { ...action, id } }
}
