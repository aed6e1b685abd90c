import type { Condition } from '@bulkhead/common'
import type { Rules, Seat } from '@bulkhead/kernel'
import { type Action, actionInShape, type Effect } from './actions/action.ts'
import type { Attack } from './attack.ts'
import type { Slot } from './facility.ts'
import type { Facts } from './facts.ts'
import type {
  BurstFace,
  Cause,
  Colour,
  Direction,
  HealthState,
  IntruderType,
  Orientation,
  RoomType,
  SlotKind,
} from './kinds.ts'
import type { Intruder, Item, Player, State } from './state.ts'
import type { Table } from './table.ts'

/** What is printed on the components: every kind is a declaration with its effect beside it. */

export type Defs<T> = Readonly<Record<string, T>>

export interface Character {
  readonly id: string
  /** The beginning of the ids of its Action cards. */
  readonly short: string
  readonly rank: number
  readonly items: readonly string[]
  /** RET-DRAFT-20 */
  readonly drafts: boolean
  /** The faces of the ten cards. */
  readonly cards: readonly string[]
}

/** An Action card's face; several Characters may have it. */
export interface ActionCard {
  readonly id: string
  readonly action: Action
  /** What each of its options costs besides the card itself. */
  readonly prices: readonly number[]
  /** Its second option is a Command: the same wherever Officer's Channel carries it. */
  command?(): Effect
  /** What whoever plays it may do before an Intruder that has just come Attacks. */
  beforeAttack?(t: Table, me: Player): Rules
  readonly reacts?: 'attacked' | 'commanded'
}

export type ItemDeck = Colour | 'character' | 'support' | 'token'

export interface ItemDef {
  readonly id: string
  readonly deck: ItemDeck
  readonly count: number
  readonly heavy?: boolean
  readonly armor?: boolean
  readonly ranged?: boolean
  readonly melee?: boolean
  readonly needsNoAmmo?: boolean
  readonly oneUse?: boolean
  /** May be used for nothing when it is gained (RET-ITEM-14). */
  readonly free?: boolean
  readonly slots?: readonly SlotKind[]
  /** What it does by Use an Item. */
  readonly action?: Action
  readonly weapon?: WeaponText
  /** May lie in one Hand slot with a Ranged Weapon. */
  readonly sharesHand?: boolean
  /** Its Ammo counts as loaded on every Ranged Weapon. */
  readonly feedsWeapons?: boolean
  /** Hazards do not hit its holder in a Move that Explores. */
  readonly ignoresHazards?: boolean
  /** Health points that an Intruder Attack costs less. */
  readonly absorbs?: number
  /** A Contamination card costs 1 Health in its place. */
  readonly repelsContamination?: boolean
  /** Before a Serious Wound: whether it takes its place. */
  wounded?(t: Table, me: Player, cause: Cause): Rules<boolean>
  /** Before an Attack on its holder: what it may do against it. */
  attacked?: AgainstAttack
}

const ITEM_PARTS: Readonly<Record<keyof ItemDef, undefined>> = {
  id: undefined,
  deck: undefined,
  count: undefined,
  heavy: undefined,
  armor: undefined,
  ranged: undefined,
  melee: undefined,
  needsNoAmmo: undefined,
  oneUse: undefined,
  free: undefined,
  slots: undefined,
  action: undefined,
  weapon: undefined,
  sharesHand: undefined,
  feedsWeapons: undefined,
  ignoresHazards: undefined,
  absorbs: undefined,
  repelsContamination: undefined,
  wounded: undefined,
  attacked: undefined,
}

/** Something that its holder may use when about to be Attacked; it Prevents that Attack. */
export interface AgainstAttack {
  can(s: State, me: Player, item: Item, attack: Attack): boolean
  use(t: Table, me: Player, item: Item, attack: Attack): Rules
}

/** What a Weapon adds to Shoot, Burst and Melee. */
export interface WeaponText {
  /** Hits before the roll of a Shot. */
  readonly shootHits?: number
  /** Added to number faces of the Shoot die. */
  readonly shootNumber?: number
  /** The ammo face also kills. */
  readonly ammoFaceKills?: boolean
  /** A Critical also spends Ammo. */
  readonly critSpends?: boolean
  /** Hits of a Burst, by its face. */
  hits?(face: BurstFace): number
  /** After the symbol of a Burst. */
  symbol?(t: Table, me: Player, weapon: Item): Rules
  /** After the ammo face of a Shot. */
  ammoFace?(t: Table, me: Player, weapon: Item): Rules
  /** A Hit on a target that survived the roll. */
  readonly hitsSurvivor?: boolean
  /** May Shoot once more, for Ammo. */
  readonly shootsTwice?: boolean
  /** May Burst once more for nothing, unless the symbol was rolled. */
  readonly burstsTwice?: boolean
  /** In place of a Shot it may Repel an Adult, for Ammo. */
  readonly repelsAdults?: boolean
  /** Grenades on it may be thrown before a Burst or in place of it. */
  readonly throwsGrenades?: boolean
  /** Oxygen that each use costs in a Section without Life Support. */
  readonly burnsOxygen?: number
  /** In Melee: no roll, a Critical; then a Malfunction. */
  readonly kills?: boolean
}

export interface RoomDef {
  readonly id: string
  /** Breaks ties. */
  readonly number: number
  readonly type: RoomType
  readonly icons: readonly Colour[]
  readonly computer?: boolean
  /** Lies there from the start. */
  readonly printed?: boolean
  readonly alwaysSecured?: boolean
  readonly neverSecured?: boolean
  readonly unbreakable?: boolean
  /** The Section whose Life Support it controls. */
  readonly controls?: 'A' | 'B' | 'C'
  readonly effects: readonly Effect[]
}

const ROOM_PARTS: Readonly<Record<keyof RoomDef, undefined>> = {
  id: undefined,
  number: undefined,
  type: undefined,
  icons: undefined,
  computer: undefined,
  printed: undefined,
  alwaysSecured: undefined,
  neverSecured: undefined,
  unbreakable: undefined,
  controls: undefined,
  effects: undefined,
}

export interface AttackCard {
  readonly id: string
  readonly count: number
  /** By the type of the Attacker; a Larva draws no card. */
  readonly effects: Readonly<Record<Exclude<IntruderType, 'larva'>, AttackEffect>>
  readonly reshuffles?: boolean
}

/** What an Attack does, by the Health state of whoever suffers it. */
export interface AttackEffect {
  readonly harm: Readonly<Record<HealthState, Harm>>
  /** Everybody in the Room suffers it (RET-ATTACK-09). */
  readonly all?: boolean
  /** The Attacker will be where the Move ends. */
  readonly follows?: boolean
}

/** In this order, as long as the target lives (RET-ATTACK-08). */
export interface Harm {
  readonly dies?: boolean
  readonly health?: number
  readonly wounds?: number
  readonly contamination?: number
  /** A Larva, where the target has none. */
  readonly larva?: boolean
}

export interface EventCard {
  readonly id: string
  readonly corridors: readonly Orientation[]
  readonly rooms: boolean
  main(t: Table): Rules
  secondary(t: Table): Rules
}

export interface WoundCard {
  readonly id: string
  /** More cards for a Basic Action. */
  readonly costs?: (s: State, me: Player, action: string) => number
  readonly shootNumber?: number
  readonly handSize?: number
  readonly handSlots?: number
  passed?(t: Table, me: Player): void
}

export interface QueenHealthCard {
  readonly id: string
  readonly further: number
  resolve(t: Table, queen: Intruder, me: Player | null): Rules
}

export interface ExplorationCard {
  readonly id: string
  /** A Room of the Section, or a random one. */
  readonly section: boolean
  readonly corridors: readonly Direction[]
  readonly noise: readonly Direction[]
  readonly fire?: boolean
  readonly malfunction?: boolean
  readonly closesDoors?: boolean
  /** Adults in the Corridor that one came through. */
  readonly adults?: number
  readonly roll: 'noise' | 'hazard' | null
  readonly leaves: boolean
}

export interface RobotCard {
  readonly id: string
  /** How far it goes. */
  readonly steps: number
  readonly effects: readonly Effect[]
}

export interface ObjectiveCard {
  readonly id: string
  readonly kind: 'mission' | 'private'
  readonly count: number
  readonly least: number
  /** The ways to fulfil it, each with all that it asks for beside Surviving. */
  ways(facts: Facts, me: Seat): readonly (readonly Condition[])[]
}

export interface TaskCard {
  readonly id: string
  readonly kind: 'mission-task' | 'coop'
  readonly least: number
  ways(facts: Facts): readonly (readonly Condition[])[]
}

export interface Printed {
  readonly characters: Defs<Character>
  readonly cards: Defs<ActionCard>
  readonly items: Defs<ItemDef>
  readonly rooms: Defs<RoomDef>
  readonly attacks: Defs<AttackCard>
  readonly events: Defs<EventCard>
  readonly wounds: Defs<WoundCard>
  readonly queenHealth: Defs<QueenHealthCard>
  readonly exploration: Defs<ExplorationCard>
  readonly robots: Defs<RobotCard>
  readonly objectives: Defs<ObjectiveCard>
  readonly tasks: Defs<TaskCard>
}

let all: Printed

/** What the chapters find from now on: they know no card, and cards know the chapters. */
export function printing(printed: Printed): Printed {
  all = inShape(printed)
  return printed
}

/** Every Item, Room and Action with all parts of its kind: see `effectInShape`. */
function inShape(printed: Printed): Printed {
  const { cards, items, rooms } = printed
  return {
    ...printed,
    cards: mapped(cards, (card) => ({ ...card, action: actionInShape(card.action) })),
    items: mapped(items, (item) => ({
      ...ITEM_PARTS,
      ...item,
      action: item.action && actionInShape(item.action),
    })),
    rooms: mapped(rooms, (room) => ({ ...ROOM_PARTS, ...room })),
  }
}

function mapped<T>(defs: Defs<T>, change: (def: T) => T): Defs<T> {
  return Object.fromEntries(Object.entries(defs).map(([id, def]) => [id, change(def)]))
}

export function printed(): Printed {
  return all
}

export function itemDef(item: { readonly id: string }): ItemDef {
  return all.items[item.id]
}

export function roomDef(s: State, slot: Slot): RoomDef {
  return all.rooms[s.rooms[slot]!.tile]
}

export function woundDef(id: string): WoundCard {
  return all.wounds[id]
}

/** The face of an Action card: `of-search` is a Search. */
export function faceOf(card: string): string {
  return card.slice(card.indexOf('-') + 1)
}

/** Found once for each card: it is asked for wherever a hand is gone through. */
const cardDefs = new Map<string, ActionCard>()

export function cardDef(card: string): ActionCard {
  let def = cardDefs.get(card)
  if (def === undefined) {
    def = all.cards[faceOf(card)]
    cardDefs.set(card, def)
  }
  return def
}

/** The names of everything of a kind, each as often as there is one. */
export function counted(defs: Defs<{ readonly id: string; readonly count: number }>): string[] {
  return Object.values(defs).flatMap(({ id, count }) => Array<string>(count).fill(id))
}

export function byId<T extends { readonly id: string }>(defs: readonly T[]): Defs<T> {
  return Object.fromEntries(defs.map((def) => [def.id, def]))
}
