import type { Params, Rules, Target } from '@bulkhead/kernel'
import type { Item, Player, State } from '../state.ts'
import type { Label, Missing, Option, Table } from '../table.ts'

/** ACT: anything that a Character can do in a Turn. */

/** What an option points at, and what its text says. */
export interface Told {
  readonly targets?: readonly Target[]
  readonly params?: Params
}

/** One way to declare something: its choice, made before it is paid for. All of them are made by `newWay`. */
export interface Way<Choice = unknown> {
  /** Unique among the ways of the Action. */
  readonly id: string | undefined
  /** By default that of the Action. */
  readonly label: Label | undefined
  readonly targets: Told['targets']
  readonly params: Told['params']
  /** Cards on top of the cost. */
  readonly extra: number | undefined
  readonly choice: Choice
}

export interface Doing<Choice = unknown> {
  /** What is missing besides the cost and the Not in Combat mark. Where it has ways, they tell that it can be done. */
  missing?(s: State, me: Player, item?: Item): Missing | null
  /** None where something is missing. */
  ways?(s: State, me: Player, item?: Item): readonly Way<Choice>[]
  /** What tells of its only way, where it has just one. */
  told?(): Told
  /** Asks those who have to agree; null where they do not, and then nothing is paid and nothing done. */
  settle?(t: Table, me: Player, choice: Choice): Rules<Choice | null>
  resolve(t: Table, me: Player, choice: Choice, item?: Item): Rules
}

/** What is called otherwise in each of its ways: such a name stands only in the ids of options. */
type Nameless =
  | 'activate-robot'
  | 'fix'
  | 'move-card'
  | 'order'
  | 'push'
  | 'relay'
  | 'robot-door'
  | 'robot-repairs'
  | 'scout'
  | 'scout-and-search'
  | 'use-gear'
  | 'use-other-room'
  | 'use-room'
  | 'work-door'

export interface Effect<Choice = unknown> extends Doing<Choice> {
  /** Also the label of those of its ways that bring none. */
  readonly id: Label | Nameless
  /** Cards on top of the cost in each of its ways. */
  readonly price?: number
  /** It removes a Contamination card that its user holds. */
  readonly cleanses?: boolean
}

export interface Action<Choice = unknown> extends Effect<Choice> {
  /** Action cards to discard; a played card comes on top. */
  readonly cost: number
  /** RET-ACT-18: Not in Combat. */
  readonly calm: boolean
}

const EFFECT_PARTS: Readonly<Record<keyof Effect, undefined>> = {
  id: undefined,
  price: undefined,
  cleanses: undefined,
  missing: undefined,
  ways: undefined,
  told: undefined,
  settle: undefined,
  resolve: undefined,
}

/**
 * The same with all parts that it may have, be they undefined: the rules go through many of them at once, and find the
 * parts soonest where all have one shape.
 */
export function effectInShape(effect: Effect): Effect {
  return { ...EFFECT_PARTS, ...effect }
}

const ACTION_PARTS: Readonly<Record<keyof Action, undefined>> = {
  ...EFFECT_PARTS,
  cost: undefined,
  calm: undefined,
}

export function actionInShape(action: Action): Action {
  return { ...ACTION_PARTS, ...action }
}

/** What an Action comes from. */
export interface Source {
  readonly kind: 'basic' | 'card' | 'item' | 'room'
  readonly action: Action
  /** The card that is played. */
  readonly card: string | null
  /** The Item that is used. */
  readonly item: Item | undefined
}

export interface Declared {
  readonly source: Source
  readonly way: Way
  readonly cost: number
  readonly option: Option
}

/** Every source has all of its parts: see `effectInShape`. */
export function newSource(
  kind: Source['kind'],
  action: Action,
  card: string | null = null,
  item?: Item,
): Source {
  return { kind, action, card, item }
}

/** Every way has all of its parts: see `effectInShape`. */
export function newWay<C>(
  choice: C,
  id?: string,
  targets?: readonly Target[],
  label?: Label,
  params?: Params,
  extra?: number,
): Way<C> {
  return { id, label, targets, params, extra, choice }
}

export function labelOf({ id }: Pick<Effect, 'id'>, { label }: Way): Label {
  return label ?? (id as Label)
}

export function waysOf(s: State, me: Player, doing: Doing, item?: Item): readonly Way[] {
  if (doing.ways) return doing.ways(s, me, item)
  if (doing.missing?.(s, me, item)) return []
  const told = doing.told?.()
  return [newWay(undefined, undefined, told?.targets, undefined, told?.params)]
}
