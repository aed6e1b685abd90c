import { once } from '@bulkhead/common'
import { ACTION_PARTS, type AnyAction } from './actions/action.ts'
import { type ActionCard, CARD_PARTS } from './actions/card.ts'
import type { AttackCard } from './cards/attack-card.ts'
import type { EventCard } from './cards/event-card.ts'
import { ITEM_PARTS, type ItemDef } from './cards/item-card.ts'
import type { ObjectiveCard } from './cards/objective-card.ts'
import { TILE_PARTS, type Tile } from './cards/tile.ts'
import type { WeaknessCard } from './cards/weakness-card.ts'
import type { WoundCard } from './cards/wound-card.ts'

/** Everything of one kind that a game is played with, by its id, in the order of the packs. */
export type Defs<T> = Readonly<Record<string, T>>

/** A Character: the room and the Item to start with, and the Quest Items. */
export interface Character {
  readonly id: string
  readonly start: string
  /** Some have none. */
  readonly item?: string
  readonly quests: readonly string[]
}

/** What each kind of printed thing is. */
interface Kinds {
  readonly characters: Character
  readonly cards: ActionCard
  readonly items: ItemDef
  readonly tiles: Tile
  readonly attacks: AttackCard
  readonly events: EventCard
  readonly wounds: WoundCard
  readonly weaknesses: WeaknessCard
  readonly objectives: ObjectiveCard
}

/** What comes together in a box. */
export type Pack = { readonly [Kind in keyof Kinds]?: readonly Kinds[Kind][] }

/** Everything that is printed on what a game is played with. */
export type Printed = { readonly [Kind in keyof Kinds]: Defs<Kinds[Kind]> }

/** All packs together; what a later pack prints takes the place of what has the same id. */
export function printedIn(packs: readonly Pack[]): Printed {
  return {
    characters: byId(packs.flatMap((pack) => pack.characters ?? [])),
    cards: byId(packs.flatMap((pack) => pack.cards ?? [])),
    items: byId(packs.flatMap((pack) => pack.items ?? [])),
    tiles: byId(packs.flatMap((pack) => pack.tiles ?? [])),
    attacks: byId(packs.flatMap((pack) => pack.attacks ?? [])),
    events: byId(packs.flatMap((pack) => pack.events ?? [])),
    wounds: byId(packs.flatMap((pack) => pack.wounds ?? [])),
    weaknesses: byId(packs.flatMap((pack) => pack.weaknesses ?? [])),
    objectives: byId(packs.flatMap((pack) => pack.objectives ?? [])),
  }
}

/**
 * The same, where every card, Item, room and action has all parts of its kind, be they undefined. The rules go through
 * many of them at once, and find the parts soonest where all have one shape.
 */
export function printedInShape(printed: Printed): Printed {
  return {
    ...printed,
    cards: byId(Object.values(printed.cards).map((card) => withAction(CARD_PARTS, card))),
    items: byId(Object.values(printed.items).map((item) => withAction(ITEM_PARTS, item))),
    tiles: byId(Object.values(printed.tiles).map((tile) => withAction(TILE_PARTS, tile))),
  }
}

function withAction<T extends { readonly action?: AnyAction }>(
  parts: Readonly<Record<keyof T, undefined>>,
  thing: T,
): T {
  return { ...parts, ...thing, action: thing.action && inShape(thing.action) }
}

export function inShape(action: AnyAction): AnyAction {
  return { ...ACTION_PARTS, ...action }
}

const decksIn = once(({ characters, cards }: Printed): Defs<readonly string[]> => {
  const all = Object.values(cards)
  const decks = Object.keys(characters).map((character) => [
    character,
    all.flatMap(({ id, copies }) => Array<string>(copies[character] ?? 0).fill(id)),
  ])
  return Object.fromEntries(decks)
})

/** The Action cards of a Character. */
export function deckOf(printed: Printed, character: string): string[] {
  return [...decksIn(printed)[character]]
}

/** The Objectives of a kind that so many players use (NEM-SETUP-32). */
export function objectivesFor({ objectives }: Printed, kind: string, players: number): string[] {
  return Object.values(objectives)
    .filter((card) => card.kind === kind && card.players <= players)
    .map((card) => card.id)
}

/** How much Ammo a Weapon holds, with what has been added to it. */
export function capacityIn(
  { items }: { readonly items: Defs<Pick<ItemDef, 'weapon' | 'magazine'>> },
  { id, added }: { readonly id: string; readonly added: readonly string[] },
): number {
  const own = items[id].weapon?.capacity ?? 0
  return added.reduce((sum, one) => sum + (items[one].magazine ?? 0), own)
}

/** Every copy of cards of which there are several. */
export function copiesOf(
  cards: readonly { readonly id: string; readonly copies: number }[],
): string[] {
  return cards.flatMap(({ id, copies }) => Array<string>(copies).fill(id))
}

/**
 * Things by their ids. Without a prototype the engine keeps them as a dictionary, in which any of a hundred ids is found at
 * once; among the properties of an ordinary object it would have to be searched for.
 */
export function byId<T extends { readonly id: string }>(things: readonly T[]): Defs<T> {
  const defs: Record<string, T> = Object.create(null)
  for (const thing of things) defs[thing.id] = thing
  return defs
}
