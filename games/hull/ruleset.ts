import type { Hidden, Ship } from '@bulkhead/common'
import { once } from '@bulkhead/common'
import type { Option, Rules, Seat, Texts } from '@bulkhead/kernel'
import type { AnyAction, AnyMissing, Declared } from './actions/action.ts'
import type { ActionCard, Moment } from './actions/card.ts'
import type { AttackCard } from './cards/attack-card.ts'
import type { EventCard } from './cards/event-card.ts'
import type { ItemDef } from './cards/item-card.ts'
import type { ObjectiveCard } from './cards/objective-card.ts'
import type { Tile } from './cards/tile.ts'
import type { WoundCard } from './cards/wound-card.ts'
import type { CharacterChanges } from './figures.ts'
import type { CombatFace, IntruderProfile, IntruderType, NoiseFace, Token } from './kinds.ts'
import type { Entering } from './movement.ts'
import { type Defs, type Printed, printedInShape } from './pack.ts'
import type { Corridor, Intruder, ObjectId, Place, Player, State } from './state.ts'
import type { HullTexts, Table } from './table.ts'

/** What the chapters ask, whichever game they play. */
export interface Ruleset {
  readonly id: string
  /** The game's own id of each rule that the chapters cite; absent where they cite the game's own. */
  readonly cites?: Defs<string>
  readonly printed: Printed
  readonly ships: Defs<Ship>
  /** The room with the Eggs of the Intruder board. */
  readonly nest: string
  /** How many markers and tokens there are. */
  readonly supply: Supply
  /** All Intruder tokens, and all Exploration tokens. */
  readonly tokens: readonly Token[]
  readonly explorationTokens: readonly string[]
  readonly intruders: Readonly<Record<IntruderType, IntruderProfile>>
  readonly noiseDie: readonly NoiseFace[]
  readonly combatDie: readonly CombatFace[]
  /** Rolled in place of the noise die in some places. */
  readonly surfaceDie?: readonly NoiseFace[]
  /** Rolled in place of the combat die by whoever shoots where it is lit. */
  readonly advantageDie?: readonly CombatFace[]
  /** Where the surface die is rolled, and what its own face does. */
  isSurface?(s: State, place: Place): boolean
  surfaceRolled?(t: Table, me: Player): Rules
  /** Danger in a place where it is like nowhere else; answers whether it was. */
  dangerAt?(t: Table, place: Place): boolean
  isLit?(s: State, place: Place): boolean
  inTheDark?(s: State, me: Player): boolean
  /** Whether somebody ignores what hits them because it is dark. */
  ignoresDark?(t: Table, me: Player, what: Darkness): Rules<boolean>
  /** Whether somebody profits from a Weakness that is found; everybody does where this is absent. */
  profits?(s: State, slot: string, me: Player): boolean
  /** One step of the game for each phase. */
  readonly steps: Defs<(t: Table) => Rules>
  /** Which phase follows which. */
  readonly after: Defs<(s: State) => string>
  /** What an Exploration token of a place does, by its effect; answers whether it cancels the noise roll. */
  readonly exploration: Defs<(t: Table, me: Player, how: Entering, place: Place) => Rules<boolean>>
  /** Who moves along with somebody who is about to move; null where nobody is asked. */
  accompany?(t: Table, me: Player, place: Place): Rules<readonly Player[]> | null
  /**
   * Somebody, with company or with something in their stead, has come into a room and explored it; answers whether no
   * noise roll follows. Null where nothing comes of it.
   */
  entered?(t: Table, me: Player, place: Place, how: Entering): Rules<boolean> | null
  /** Exploration tokens that lie face down in an unexplored room beside its own. */
  tokensBeside?(s: State, place: Place): readonly Hidden[]
  /** Rooms that a Move reaches through the Technical Corridors. */
  throughDucts?(s: State, me: Player): readonly Place[]
  /** Actions that only this game has. */
  actions?(s: State, me: Player): readonly AnyAction[]
  /** An action has been declared and paid for. */
  acted?(t: Table, me: Player, declared: Declared): void
  /** An action of somebody who still lives is over, cancelled or not; undefined where nothing comes of it. */
  resolved?(t: Table, me: Player): Rules | undefined
  /** Crafted Items that are given up for something can be crafted again. */
  readonly craftedReturn?: boolean
  /** Any two Characters of the room may exchange things in a trade. */
  readonly anyTrade?: boolean
  /** False where whoever fights can attack Intruders only, and no Eggs. */
  readonly eggsInCombat?: boolean
  /** Somebody's turn is over, but for the next one's beginning. */
  turnEnded?(t: Table, me: Player): void
  /** Why nothing that treats the wounds of others treats those of this Character; null where it does. */
  untreatable?(s: State, me: Player): AnyMissing | null
  /** A shot has missed; answers whether the die is rolled again. */
  shotMissed?(t: Table, me: Player): Rules<boolean>
  /** Who else sees what a seat looks at in secret. */
  watchers?(s: State, seat: Seat): readonly Seat[]
  /** Light Wounds by a Fire marker, before anything carried changes them. */
  fireWounds?(me: Player): number
  /** How a Character's own nature changes figures. */
  natureOf?(s: State, me: Player): CharacterChanges | undefined
  /** Some Items change figures of their bearers. */
  readonly itemsModify?: boolean
  /**
   * Somebody has drawn a Contamination card; answers whether it is gone, and another is drawn in its place. Null where
   * nothing comes of it.
   */
  drew?(t: Table, me: Player, card: number): Rules<boolean> | null
  /** Contamination cards that are removed go under their deck, and do not leave the game. */
  readonly contaminationReturns?: boolean
  /** One-use Items are lost though their action is cancelled. */
  readonly cancelledItemsLost?: boolean
  /** Adds what a Character can do in a turn for nothing, besides passing and dropping things. */
  addFree?(choices: TurnChoice[], s: State, me: Player): void
  /** Where things lie that somebody loses who is in no room. */
  ground(s: State, me: Player): Place
  /** Who takes turns without being a Character. */
  readonly otherTurns?: OtherTurns
  /** The number of a token that counts against a Character. */
  numberOf(t: Table, token: Token, me: Player): Rules<number>
  /** Objects that are gone with the dead who carried them. */
  lostWithTheDead?(object: ObjectId): boolean
  /** Whom an Intruder may attack, of those present; all of them where this is absent. */
  preyOf?(s: State, intruder: Intruder, present: readonly Player[]): readonly Player[]
  /** Characters died of one effect, by their player numbers. */
  died(t: Table, victims: readonly Player[]): Rules
  /** An Intruder has come to the place where it is now. */
  arrived(t: Table, intruder: Intruder): void
  /** A door no longer shuts. */
  opened(t: Table, corridor: Corridor): void
  /** What a game may be waiting for has just happened. */
  happened?(t: Table, what: Happening): void
  /** What Objectives ask about that only this game has. */
  facts?(s: State): unknown
  /** What the end of the game does to everybody, before the checks. */
  ends(t: Table): void
  /** The checks after the end, in their order. */
  readonly checks: readonly ((t: Table) => void)[]
}

/**
 * A marker is gone from a room; an Egg was taken from the Nest or destroyed; somebody killed an Intruder, put the tiles
 * of an Engine in order, or has got away.
 */
export type Happening =
  | { readonly what: 'repaired' | 'fire-out'; readonly place: Place }
  | { readonly what: 'engine' | 'away'; readonly by: Player }
  | { readonly what: 'egg-gone' }
  | { readonly what: 'killed'; readonly intruder: Intruder; readonly by: Player }

/** What the dark makes worse: a token's number, an Attack card, an Event. */
export type Darkness = 'token' | 'attack' | 'event'

export interface Supply {
  readonly fire: number
  readonly malfunction: number
  readonly doors: number
  readonly carcasses: number
  readonly eggs: number
}

/** Something free of charge in a turn, and the same of whichever game. */
export type AnyFree = Free<Texts>
export interface Free<T extends Texts = HullTexts> {
  readonly option: Option<T['option']>
  act(t: Table<T>, me: Player): Rules
}

/** What a turn offers to choose from. */
export type TurnChoice = Declared | AnyFree

/** The turns of a seat whose Character is out of the game. */
export interface OtherTurns {
  takes(s: State, seat: Seat): boolean
  turn(t: Table): Rules
}

const RULESETS = new Map<string, Ruleset>()
let latest: Ruleset

/** Every part that a ruleset may have. */
const PARTS: Readonly<Record<keyof Ruleset, undefined>> = {
  id: undefined,
  cites: undefined,
  printed: undefined,
  ships: undefined,
  nest: undefined,
  supply: undefined,
  tokens: undefined,
  explorationTokens: undefined,
  intruders: undefined,
  noiseDie: undefined,
  combatDie: undefined,
  surfaceDie: undefined,
  advantageDie: undefined,
  isSurface: undefined,
  surfaceRolled: undefined,
  dangerAt: undefined,
  isLit: undefined,
  inTheDark: undefined,
  ignoresDark: undefined,
  profits: undefined,
  steps: undefined,
  after: undefined,
  exploration: undefined,
  accompany: undefined,
  entered: undefined,
  tokensBeside: undefined,
  throughDucts: undefined,
  actions: undefined,
  acted: undefined,
  resolved: undefined,
  craftedReturn: undefined,
  anyTrade: undefined,
  eggsInCombat: undefined,
  turnEnded: undefined,
  untreatable: undefined,
  shotMissed: undefined,
  watchers: undefined,
  fireWounds: undefined,
  natureOf: undefined,
  itemsModify: undefined,
  drew: undefined,
  contaminationReturns: undefined,
  cancelledItemsLost: undefined,
  addFree: undefined,
  ground: undefined,
  otherTurns: undefined,
  numberOf: undefined,
  lostWithTheDead: undefined,
  preyOf: undefined,
  died: undefined,
  arrived: undefined,
  opened: undefined,
  happened: undefined,
  facts: undefined,
  ends: undefined,
  checks: undefined,
}

/**
 * A ruleset that states can name from now on. It is kept with all parts, be they undefined: the chapters go from one game
 * to the next without being compiled anew where all rulesets have one shape.
 */
export function ruleset(rules: Ruleset): Ruleset {
  latest = { ...PARTS, ...rules, printed: printedInShape(rules.printed) }
  RULESETS.set(rules.id, latest)
  return rules
}

/** The rules by which a game is played. */
export function rulesOf(s: State): Ruleset {
  if (latest.id !== s.ruleset) latest = RULESETS.get(s.ruleset)!
  return latest
}

/** The phase that follows this one is the next step, unless something else comes of this one. */
export function nextPhase(s: State): void {
  s.phase = rulesOf(s).after[s.phase](s)
}

export function itemDef(s: State, id: string): ItemDef {
  return rulesOf(s).printed.items[id]
}

export function tileOf(s: State, id: string): Tile {
  return rulesOf(s).printed.tiles[id]
}

export function cardOf(s: State, id: string): ActionCard {
  return rulesOf(s).printed.cards[id]
}

/** The card of a Character's deck that is played at a moment; undefined where there is none. */
export function reactionOf(s: State, { character }: Player, moment: Moment): string | undefined {
  for (const { id, moments } of reactionsIn(rulesOf(s).printed)[character]) {
    if (moments.includes(moment)) return id
  }
  return undefined
}

/** By the Characters in whose decks they are. */
const reactionsIn = once(({ characters, cards }: Printed) => {
  const all = Object.values(cards).flatMap(({ id, copies, reacts }) =>
    reacts ? [{ id, copies, moments: [reacts].flat() }] : [],
  )
  const decks = Object.keys(characters).map((one) => [one, all.filter(({ copies }) => copies[one])])
  return Object.fromEntries(decks) as Defs<typeof all>
})

export function attackCardOf(s: State, id: string): AttackCard {
  return rulesOf(s).printed.attacks[id]
}

export function eventCardOf(s: State, id: string): EventCard {
  return rulesOf(s).printed.events[id]
}

export function woundOf(s: State, id: string): WoundCard {
  return rulesOf(s).printed.wounds[id]
}

export function objectiveOf(s: State, id: string): ObjectiveCard {
  return rulesOf(s).printed.objectives[id]
}
