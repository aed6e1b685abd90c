import type { Rules, Seat } from '@bulkhead/kernel'
import type { Assault } from '../attack.ts'
import type { FactionId, Sector, Slot } from '../components.ts'
import type { CardId, CardInPlay, State, Unit } from '../state.ts'
import type { Table } from '../table.ts'

export type CardType =
  | 'action'
  | 'module'
  | 'trap'
  | 'trap+action'
  | 'instant'
  | 'shortcut'
  | 'duplication'
  | 'special'

/** What an effect does; false says that the player declined it, or that a Module changed nothing. */
export type Effect = Rules | Rules<boolean>

/** One resolution of a card. */
export interface Use {
  readonly t: Table
  readonly s: State
  /** Who resolves it: "you" on the card. */
  readonly you: Seat
  readonly card: CardInPlay
  readonly slot: Slot
  readonly sector: Sector
  /** The number in the Upgrade symbol with its tokens. */
  readonly value: number
  /** How many times the effect counts; more than 1 only on cards whose copies are `special`. */
  readonly times: number
}

/** What is printed on a card, with its effect at each moment at which it acts. */
export interface CardDef {
  readonly id: CardId
  readonly faction: FactionId | 'none'
  /** How many the faction has. */
  readonly copies: number
  readonly level: 0 | 1 | 2 | 3
  readonly type: CardType
  /** The number in the Upgrade symbol; cards without one cannot be upgraded. */
  readonly value?: number
  /** Discarded after its effect. */
  readonly once?: boolean
  /**
   * What Duplications do: `multiply` resolves the card once more for each, `special` hands their number
   * to the effect, `never` leaves them out.
   */
  readonly duplicates: 'multiply' | 'special' | 'never'
  /** Its action deals with Data (THE-TEAM-17, THE-PAND-46). */
  readonly data?: boolean

  /** Own stop. `triggered` is what the Remote Controls of this phase have set off. */
  action?(use: Use, triggered: CardInPlay[]): Effect
  /** Enemy stop. */
  stop?(use: Use, unit: Unit): Rules
  /** Enemy pass. */
  pass?(use: Use, unit: Unit): Rules
  /** Enemy stop, after all other Traps of that arrival. */
  ambush?(use: Use, unit: Unit): Rules
  /** Whether the Trap has anything to do with this unit; every Trap has unless it says otherwise. */
  triggers?(s: State, slot: Slot, unit: Unit): boolean
  /** One of your units in this Sector attacked and hit these. */
  hit?(use: Use, attacker: Unit, hits: readonly Unit[]): Effect
  /** One of your units in this Sector has gained Data by attacking. */
  dataGained?(use: Use, attacker: Unit): Rules
  /** An Assault of yours that reaches this Sector, after the units' attacks. */
  assault?(use: Use, assault: Assault): Effect
  /** The same, after everything else. */
  afterAssault?(use: Use, assault: Assault): Effect
  /** Your units here are not ejected by enemies while others can be. */
  readonly guardsEjection?: boolean
  /** Your units here are not reached by Flash Assaults of enemies. */
  readonly guardsFlash?: boolean
  /** Enemies must put the Malfunction token on this card. */
  readonly drawsMalfunction?: boolean
  /** The card begins to work in its Sector, or has stopped. */
  begins?(t: Table, slot: Slot): void
  stops?(t: Table, slot: Slot): void
  /** What the card does to a Movement. */
  readonly shortcut?: 'skip' | 'spend' | 'end' | 'teleport'

  /** Instant cards: whether it can be played now, and its effect. */
  playable?(s: State, you: Seat): boolean
  play?(t: Table, you: Seat): Rules
}

const REGISTRY = new Map<CardId, CardDef>()

/** Declares a card. */
export function card(def: CardDef): CardDef {
  REGISTRY.set(def.id, def)
  return def
}

export function defOf(id: CardId): CardDef {
  return REGISTRY.get(id)!
}

/** Every copy of every card of a faction up to a difficulty level. */
export function cardsOf(faction: FactionId, level = 3): CardId[] {
  return allCards()
    .filter((def) => def.faction === faction && def.level <= level)
    .flatMap((def) => new Array<CardId>(def.copies).fill(def.id))
}

export function allCards(): CardDef[] {
  return [...REGISTRY.values()]
}

/** For cards in play that were just put there. */
export function cardInPlay(id: CardId, owner: Seat): CardInPlay {
  return { id, owner, upgrades: 0, recording: 0, active: false, crawled: false, control: null }
}

export function hasAction(def: CardDef): boolean {
  return def.action !== undefined
}

export function isTrap(def: CardDef): boolean {
  return def.type === 'trap' || def.type === 'trap+action'
}
