import type { Rules, Texts } from '@bulkhead/kernel'
import type { AnyAction, Doing, Price } from '../actions/action.ts'
import type { CharacterChanges, Quarried } from '../figures.ts'
import type { Colour, CombatFace, NoiseFace } from '../kinds.ts'
import type { Item, Player, State } from '../state.ts'
import type { Table } from '../table.ts'

export type CraftSymbol = 'flame' | 'cloth' | 'cross' | 'wrench' | 'battery'

/** An Item card of any kind. */
export interface ItemDef {
  readonly id: string
  /** Its deck; starting Items and Quest Items have none. Which secret one it is, only its owner sees. */
  readonly colour: Colour | 'crafted' | 'weapon' | 'quest' | 'secret-quest'
  readonly copies: number
  readonly symbol?: CraftSymbol
  /** Takes a hand. */
  readonly heavy?: boolean
  /** Cannot be dropped, nor bound to anything. */
  readonly undroppable?: boolean
  readonly untradable?: boolean
  /** Discarded after its effect. */
  readonly once?: boolean
  readonly recipe?: readonly [CraftSymbol, CraftSymbol]
  readonly weapon?: Weapon
  /** Ammo that it comes with, though it is no Weapon. */
  readonly loaded?: number
  /** More room for Ammo in the Weapon that it is added to. */
  readonly magazine?: number
  /** Shots of the Weapon that it is added to may be rolled again once. */
  readonly rerolls?: boolean
  readonly action?: AnyAction
  readonly quest?: Quest
  readonly reacts?: ItemReactions
  /** Figures of its bearer, once everybody has seen it. */
  readonly modifies?: CharacterChanges
}

/** What an Item does, or lets its bearer do, at some moment. */
export interface ItemReactions {
  /** Its bearer is attacked; answers whether the attack is ignored. */
  attacked?(t: Table, me: Player, item: Item): Rules<boolean>
  /** Its bearer holds it in a hand and has rolled for noise; answers the face that counts. */
  noiseRolled?(t: Table, me: Player, face: NoiseFace): Rules<NoiseFace>
  /** Its bearer has missed with a blow; answers whether it spares them the Serious Wound. */
  missed?(t: Table, me: Player, item: Item): Rules<boolean>
  /** Its bearer has it no more; somebody else may. */
  parted?(t: Table, me: Player, to: Player | null): void
  /** Its bearer has just received these Items. */
  received?(t: Table, me: Player, item: Item, received: readonly Item[]): Rules
  /** Something hits its bearer because it is dark; answers whether that is ignored. */
  dark?(t: Table, me: Player, item: Item): Rules<boolean>
}

/** How a Weapon shoots (components 8.9: order of modifiers). */
export interface Weapon {
  readonly energy: boolean
  readonly capacity: number
  /** The Ammo that it comes with, where the card says so. */
  readonly loaded?: number
  /** (1) another face in place of the one rolled. */
  readonly face?: Partial<Record<CombatFace, CombatFace>>
  /** (1) the same against some. */
  readonly faceAgainst?: Partial<Record<Quarried, Partial<Record<CombatFace, CombatFace>>>>
  /** (2) any face but a miss deals at least so many. */
  readonly atLeast?: number
  /** (3) more injuries on a face actually rolled. */
  readonly onFace?: Partial<Record<CombatFace, number>>
  /** (4) more injuries where at least one is dealt. */
  readonly onHit?: number
  /** The die may be rolled again once. */
  readonly reroll?: boolean
  /** After a shot without injuries the die may be rolled again, once, for one more Ammo. */
  readonly retry?: boolean
  /** On a rolled double hit one more Ammo may be spent for one more injury. */
  readonly overload?: boolean
  /** A rolled double hit sets the room on fire. */
  readonly ignites?: boolean
}

/** What activates a Quest Item: a place to stand, or an Item to discard. */
export interface Quest {
  readonly character: string
  readonly place?: string
  readonly discard?: readonly string[]
  /** Turned over again when it is lost: it can be activated once more. */
  readonly again?: boolean
  /** A further condition. */
  possible?(s: State, me: Player): boolean
  /** What becomes of the active Item, where its owner does not just take it. */
  activate?(t: Table, me: Player): void
}

/** An Item as it is declared: its action bears its name. */
export type DeclaredItem<Choice, T extends Texts> = Omit<ItemDef, 'action'> & {
  readonly action?: Doing<Choice, T> & Price
}

/** Every part that an Item may have. */
export const ITEM_PARTS: Readonly<Record<keyof ItemDef, undefined>> = {
  id: undefined,
  colour: undefined,
  copies: undefined,
  symbol: undefined,
  heavy: undefined,
  undroppable: undefined,
  untradable: undefined,
  once: undefined,
  recipe: undefined,
  weapon: undefined,
  loaded: undefined,
  magazine: undefined,
  rerolls: undefined,
  action: undefined,
  quest: undefined,
  reacts: undefined,
  modifies: undefined,
}

/** Declares an Item. */
export function item<Choice, T extends Texts>({
  action,
  ...def
}: DeclaredItem<Choice, T>): ItemDef {
  return { ...def, action: action && { ...action, id: def.id } }
}
