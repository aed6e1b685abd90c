import type { Option, Params, Rules, Target } from '@bulkhead/kernel'
import type { Quarry } from '../combat.ts'
import type { Colour, WeaknessSlot } from '../components.ts'
import type {
  Corridor,
  Intruder,
  Item,
  ObjectId,
  Objective,
  Place,
  Player,
  Pod,
  State,
  Wound,
} from '../state.ts'
import type { Table } from '../table.ts'

/** When an action is allowed: in combat, out of it, or both. */
export type When = 'any' | 'combat' | 'calm'

/** Why something cannot be done: a text key `why.<why>` and the rule that says so. */
export interface Missing {
  readonly why: string
  readonly rule: string
  readonly params?: Params
}

/**
 * One way to declare an action: its choices, made before it is paid. The id is unique among the ways
 * of the action; the label is its text key `option.<label>`, by default the action's own.
 */
export interface Way {
  readonly id?: string
  readonly label?: string
  readonly targets?: readonly Target[]
  readonly params?: Params
  readonly corridor?: Corridor
  readonly place?: Place
  /** Rooms to look at. */
  readonly places?: readonly Place[]
  readonly intruder?: Intruder
  readonly object?: ObjectId
  /** Whom or what to attack. */
  readonly quarry?: Quarry
  readonly item?: Item
  /** Items given up: whoever declares them shows them. */
  readonly given?: readonly Item[]
  /** The card that comes of it: a Crafted Item, a Quest Item. */
  readonly gained?: string
  /** Items to be bound to each other. */
  readonly bound?: readonly [Item, Item]
  readonly other?: Player
  /** Who is moved, and then where to, in this order. */
  readonly movers?: readonly Player[]
  readonly moves?: readonly { mover: Player; corridor: Corridor; place: Place }[]
  readonly wound?: Wound
  readonly pod?: Pod
  /** The Item deck to draw from. */
  readonly colour?: Colour
  /** The Weakness to discover. */
  readonly slot?: WeaknessSlot
  /** The square of the Destination track. */
  readonly square?: number
  /** Which of two Objectives. */
  readonly kind?: Objective['kind']
  /** Cards to be paid on top of the action's cost in this way, or spared (less than 0). */
  readonly extra?: number
  /** The effect chosen, where the action offers several separated by OR. */
  readonly effect?: Effect
  /** The room action performed in this way without its cost. */
  readonly performs?: { readonly action: Action; readonly way: Way }
}

/** What an action does, whatever it costs. */
export interface Effect {
  readonly id: string
  /** What is missing besides the cost and the combat symbol; null where nothing is. */
  missing?(s: State, me: Player): Missing | null
  /** The ways to do it now; one plain way where this is absent. */
  ways?(s: State, me: Player): Way[]
  /**
   * Settles what is still open before it is paid: further choices, and whether those agree who have to.
   * Null where they do not: then nothing is paid and nothing done.
   */
  settle?(t: Table, me: Player, way: Way): Rules<Way | null>
  resolve(t: Table, me: Player, way: Way): Rules
}

/** Anything a Character can do in a turn: a basic action, a card, an Item or a room. */
export interface Action extends Effect {
  /** Action cards to discard; a played card itself comes on top. */
  readonly cost: number
  readonly when: When
  /** Scans Contamination cards in hand: it cannot be declared without one. */
  readonly scans?: boolean
}

/** An action as it can be declared now, with what it costs here. */
export interface Declared {
  readonly action: Action
  readonly way: Way
  readonly cost: number
  readonly source: Source
  readonly option: Option
}

/** What the action comes from. */
export type Source =
  | { readonly kind: 'basic' }
  | { readonly kind: 'card'; readonly card: string }
  | { readonly kind: 'item'; readonly item: Item }
  | { readonly kind: 'room' }
