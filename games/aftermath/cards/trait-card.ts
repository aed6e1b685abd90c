import type { Declared } from '@bulkhead/hull/actions/action.ts'
import type { CharacterChanges } from '@bulkhead/hull/figures.ts'
import type { Free, Happening } from '@bulkhead/hull/ruleset.ts'
import type { Place, Player, State } from '@bulkhead/hull/state.ts'
import type { Rules } from '@bulkhead/kernel'
import type { Missing } from '../declare.ts'
import type { Table, Texts } from '../table.ts'

/** A Trait card: the figures of its Character that it changes, and what it does at some moment. */
export interface Trait {
  readonly id: string
  readonly modifies?: CharacterChanges
  /** Why nothing that treats the wounds of others treats this Character's. */
  readonly untreatable?: Missing
  /** What it lets its Character do in a turn for nothing. */
  free?(s: State, me: Player): readonly Free<Texts>[]
  /** An action has been declared and paid for. */
  acted?(me: Player, declared: Declared): void
  /** Something has come of the action that its Character performs. */
  happened?(me: Player, happening: Happening): void
  /** An action is over. */
  resolved?(t: Table, me: Player): Rules
  /** A shot has missed; answers whether the die is rolled again. */
  shotMissed?(t: Table, me: Player): Rules<boolean>
  /** Another Character of the room is about to go somewhere by an action of theirs; answers whether this one goes along. */
  follows?(t: Table, me: Player, mover: Player, place: Place): Rules<boolean>
  /** A Contamination card has been drawn; answers whether it is gone, and another is drawn in its place. */
  drew?(t: Table, me: Player, card: number): Rules<boolean>
  /** Another Character has died. */
  bereaved?(t: Table, me: Player): Rules
}

/** Every part that a Trait may have. */
export const TRAIT_PARTS: Readonly<Record<keyof Trait, undefined>> = {
  id: undefined,
  modifies: undefined,
  untreatable: undefined,
  free: undefined,
  acted: undefined,
  happened: undefined,
  resolved: undefined,
  shotMissed: undefined,
  follows: undefined,
  drew: undefined,
  bereaved: undefined,
}
