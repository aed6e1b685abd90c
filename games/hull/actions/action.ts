import type { Option, Params, Rules, Target, Texts } from '@bulkhead/kernel'
import type { Item, Player, State } from '../state.ts'
import type { HullTexts, Table } from '../table.ts'

/** When an action is allowed: in combat, out of it, or both. */
export type When = 'any' | 'combat' | 'calm'

/** Why something cannot be done: a text key `why.<why>` and the rule that says so. */
export type Missing<T extends Texts = HullTexts> = T['why'] & { readonly rule: string }

/**
 * One way to declare an action: its choice, made before it is paid. The id is unique among the ways of
 * the action; the label is its text key `option.<label>`, by default the action's own.
 */
export interface Way<Choice = unknown, T extends Texts = HullTexts> {
  readonly id?: string
  readonly label?: T['option']
  readonly targets?: readonly Target[]
  readonly params?: Params
  /** Cards to be paid on top of the action's cost in this way, or spared (less than 0). */
  readonly extra?: number
  /** Items given up: whoever declares them shows them. */
  readonly given?: readonly Item[]
  readonly choice: Choice
  /** What it has been declared as, by its action; kept where the same way is offered again and again. */
  readonly declared?: Map<AnyAction, Declared>
}

/** The only way of what offers no choice. */
export const ONE_WAY: readonly Way[] = [{ choice: undefined }]

/** What is done, whatever it is called and costs. */
export interface Doing<Choice = unknown, T extends Texts = HullTexts> {
  /** What is missing besides the cost and the combat symbol; null where nothing is. */
  missing?(s: State, me: Player): Missing<T> | null
  /** The ways to do it now; one where this is absent. */
  ways?(s: State, me: Player): readonly Way<Choice, T>[]
  /**
   * Settles what is still open before it is paid: further choices, and whether those agree who have to.
   * Null where they do not: then nothing is paid and nothing done.
   */
  settle?(t: Table<T>, me: Player, choice: Choice): Rules<Choice | null>
  resolve(t: Table<T>, me: Player, choice: Choice): Rules
}

export interface Effect<Choice = unknown, T extends Texts = HullTexts> extends Doing<Choice, T> {
  readonly id: string
}

/** What an action asks for, besides what it does. */
export interface Price {
  /** Action cards to discard; a played card itself comes on top. */
  readonly cost: number
  readonly when: When
  /** Scans Contamination cards in hand: it cannot be declared without one. */
  readonly scans?: boolean
}

/** Anything a Character can do in a turn: a basic action, a card, an Item or a room. */
export interface Action<Choice = unknown, T extends Texts = HullTexts>
  extends Effect<Choice, T>,
    Price {}

/** What a game of the family declares, whatever it can say. */
export type AnyMissing = Missing<Texts>
export type AnyWay = Way<unknown, Texts>
export type AnyEffect = Effect<unknown, Texts>
export type AnyAction = Action<unknown, Texts>

/** Every part that an action may have. */
export const ACTION_PARTS: Readonly<Record<keyof AnyAction, undefined>> = {
  id: undefined,
  cost: undefined,
  when: undefined,
  scans: undefined,
  missing: undefined,
  ways: undefined,
  settle: undefined,
  resolve: undefined,
}

/** One of several effects, with the choice made for it. */
export interface Chosen {
  readonly effect: AnyEffect
  readonly choice: unknown
}

/** An action as it can be declared now, with what it costs here. */
export interface Declared {
  readonly action: AnyAction
  readonly way: AnyWay
  readonly cost: number
  readonly source: Source
  readonly option: Option
}

/** What the action comes from. */
export type Source =
  | { readonly kind: 'basic'; readonly action: string }
  | { readonly kind: 'card'; readonly card: string }
  | { readonly kind: 'item'; readonly item: Item }
  | { readonly kind: 'room' }
  /** What only this game has. */
  | { readonly kind: 'other' }
