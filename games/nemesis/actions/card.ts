import type { CharacterId } from '../components.ts'
import type { Action, Doing, Price } from './action.ts'

/** An Action card: how many each Character has, and what it does. Reactions are played elsewhere. */
export interface ActionCard {
  readonly id: string
  readonly copies: Partial<Record<CharacterId, number>>
  /** Absent for reactions. */
  readonly action?: Action
}

const REGISTRY = new Map<string, ActionCard>()

/** Declares an Action card. */
export function actionCard<Choice>(
  id: string,
  copies: ActionCard['copies'],
  action?: Doing<Choice> & Price,
): ActionCard {
  const card = { id, copies, action: action && { ...action, id } }
  REGISTRY.set(id, card)
  return card
}

export function cardOf(id: string): ActionCard {
  return REGISTRY.get(id)!
}

export function allActionCards(): ActionCard[] {
  return [...REGISTRY.values()]
}

/** The ten Action cards of a Character. */
export function deckOf(character: CharacterId): string[] {
  return allActionCards().flatMap(({ id, copies }) =>
    Array<string>(copies[character] ?? 0).fill(id),
  )
}
