import type { Seat } from '@bulkhead/kernel'
import type { FactionId, PendingSlot, Room, Sector, Slot, UnitKind } from './components.ts'

export type CardId = string
export type BonusId = 'bon-unexpected-reinforcements' | 'bon-gangway' | 'bon-upgrade'
export type UnitId = number

export type Mode = 'duel' | 'deathmatch' | 'team'

/** Where a unit is when it stands in no Sector. */
export const SPACE = -1
/** The supply of Minor Aliens, the reserve of Embryos, the box. */
export const SUPPLY = -2
export const ON_CARD = -3
/** No unit, no Room, no slot, nobody. */
export const NONE = -1

export type SetupStep =
  | 'ring'
  | 'alliance-sectors'
  | 'pandora-token'
  | 'decks'
  | 'starting-cards'
  | 'first-units'
  | 'last-units'

export interface State {
  mode: Mode
  /** Which step comes next. */
  cursor: SetupStep | 'turn' | 'over'
  rules: SetupRules
  players: Player[]
  /** In the death-match and for two players everybody is an alliance of their own. */
  alliances: Alliance[]
  /** The station, clockwise from the Corridors. */
  ring: Sector[]
  /** The Pandora Sector token; NONE where Pandora does not play. */
  pandora: { sector: Sector; side: 'left' | 'right' }
  order: Seat[]
  turn: Turn
  units: Unit[]
  /** Who stands in each Room of each Sector. */
  rooms: UnitId[][]
  installed: (CardInPlay | null)[]
  pending: (CardInPlay | null)[]
  /** Bonus cards that still lie on their slots. */
  bonus: (BonusId | null)[]
  malfunction: { pending: boolean; slot: Slot | PendingSlot } | null
  /** Whose Deactivation tokens lie in each Sector. */
  deactivations: Seat[][]
  endOfGame: number
  /** Cards out of the game, in the order in which they left. */
  discarded: (CardId | BonusId)[]
  outcome: Outcome | null
}

/** What was agreed for this game's setup. */
export interface SetupRules {
  threeCards: boolean
  chosenDecks: boolean
  /** Highest card level allowed. */
  level: number
  ring: 'printed' | 'random' | 'players'
}

export interface Player {
  faction: FactionId
  alliance: number
  life: number
  data: number
  /** The last one is the top card. */
  deck: CardId[]
  /** Cards of the faction that are not used in this game. */
  box: CardId[]
  /** Starting cards not yet placed. */
  drawn: CardId[]
  /** Their markers were taken off the board: they no longer score. */
  out: boolean
}

export interface Alliance {
  members: Seat[]
  home: Sector
  upgrades: number
  /** Instant and Bonus cards kept for later. */
  kept: (CardId | BonusId)[]
}

export interface Turn {
  /** Counts all turns of the game. */
  number: number
  active: Seat
  /** Turns in a row in which no card entered or left a pending slot. */
  quiet: number
  /** Who still plays an additional turn after a tie; null before the end. */
  additional: Seat[] | null
  /** The unit in the middle of its Movement. */
  moving: UnitId
}

export interface Unit {
  name: string
  kind: UnitKind
  owner: Seat
  upgraded: boolean
  sector: Sector
  room: Room | typeof NONE
  /** Moved in this turn, by whomever. */
  moved: boolean
  /** Attacked in this turn by a Phantom Attack. */
  phantom: boolean
  invisible: boolean
  parasites: number
  /** For whom the Parasites act. */
  parasitesOf: Seat
  /** The slot of the Clamp that holds it. */
  clamp: Slot
}

export interface CardInPlay {
  id: CardId
  owner: Seat
  upgrades: number
  /** Recording points of a Camera. */
  recording: number
  /** A Defence System that was switched on. */
  active: boolean
  /** Carries a Crawlers token. */
  crawled: boolean
  control: Control | null
}

/** An Embryo lies on the card: it is Pandora's. */
export interface Control {
  unit: UnitId
  once: boolean
  /** The turn in which it was taken. */
  since: number
  /** A Module, Special or Duplication card changed something in a later turn. */
  used: boolean
}

export interface Outcome {
  winners: Seat[]
  reason: 'life' | 'data' | 'points' | 'shared'
}
