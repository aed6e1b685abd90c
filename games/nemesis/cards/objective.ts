import type { Player, State } from '../state.ts'

/** An Objective card; surviving is always required as well. */
export interface ObjectiveCard {
  readonly id: string
  readonly kind: 'personal' | 'corporate' | 'group'
  /** Not used with fewer players. */
  readonly players: number
  /** Asks its owner (or, in the cooperative mode, somebody) for a Signal in every or in this way. */
  readonly signal?: boolean
  /** Judged when every other check is made. `me` is the owner. */
  fulfilled(s: State, me: Player): boolean
}

const REGISTRY = new Map<string, ObjectiveCard>()

export function objective(card: ObjectiveCard): ObjectiveCard {
  REGISTRY.set(card.id, card)
  return card
}

export function objectiveOf(id: string): ObjectiveCard {
  return REGISTRY.get(id)!
}

export function allObjectives(): ObjectiveCard[] {
  return [...REGISTRY.values()]
}

/** The cards of a kind that so many players use (NEM-SETUP-32). */
export function objectivesFor(kind: ObjectiveCard['kind'], players: number): string[] {
  return allObjectives()
    .filter((card) => card.kind === kind && card.players <= players)
    .map((card) => card.id)
}
