import type { Hidden } from '@bulkhead/common'
import type { Seat } from '@bulkhead/kernel'
import type { Colour, IntruderType, Token } from './kinds.ts'

/** A room slot of the board: its printed number less 1. */
export type Place = number
/** A corridor, by its place in the board's list. */
export type Corridor = number

/** No place, nobody, nothing; among those who have seen something, whoever watches the game. */
export const NONE = -1

export type Mode = 'semi-coop' | 'solo' | 'coop'

export interface State {
  /** The id of the rules that it is played by. */
  readonly ruleset: string
  mode: Mode
  /** The id of the plan that it is played on. */
  board: string
  /** The step that comes next: one of the ruleset's, or `over`. */
  phase: string
  round: number
  /** Who holds the First Player token. */
  first: Seat
  turn: Turn
  time: number
  /** By their places on the Intruder board; one that is shown lies face up before it is found. */
  weaknesses: Record<string, { id: string; found: boolean; shown?: boolean }>
  rooms: Room[]
  corridors: CorridorState[]
  /** The Noise marker on each technical network's icon. */
  technicalNoise: boolean[]
  intruders: Intruder[]
  /** How many Intruders have ever come: names are never used again. */
  intrudersSeen: number
  bag: Token[]
  /** The token drawn in the bag step while its effect is resolved. */
  drawn: Token | null
  reserve: Token[]
  /** Eggs on the Intruder board, and those in the supply. */
  eggs: number
  eggSupply: number
  nestDestroyed: boolean
  queenKilled: boolean
  items: Record<Colour, Hidden[]>
  itemDiscards: Record<Colour | 'crafted', string[]>
  /** Crafted Items left in the pile. */
  crafted: string[]
  events: Hidden[]
  eventDiscard: string[]
  /** The Event card while its effect is resolved. */
  resolving: string | null
  attacks: Hidden[]
  attackDiscard: string[]
  wounds: string[]
  woundDiscard: string[]
  /**
   * Every Contamination card by its number: what it hides, who has scanned it, and whether what came of
   * a scan has made it plain to everybody, as far as they can tell one such card from another.
   */
  contamination: { infected: boolean; seen: Seat[]; plain: boolean }[]
  contaminationDeck: number[]
  players: Player[]
  /** The two special moments of the game. */
  firstEncounter: boolean
  firstDeath: boolean
  /** Items and Event cards out of the game for good. */
  removed: string[]
  /** What setup put back into the box: nobody knows it. */
  box: {
    tiles: string[]
    tokens: string[]
    weaknesses: string[]
    /** By their backs. */
    objectives: Record<string, string[]>
    roles: string[]
  }
  ending: Ending | null
  /** What only this game has; its own code knows what. */
  own: unknown
}

export interface Turn {
  seat: Seat
  /** Actions taken in this turn, and how many may be. */
  taken: number
  allowed: number
  /** Those who pass as soon as the present action is resolved. */
  passing: Seat[]
  /** Something has been chosen in it. */
  begun: boolean
  /** A turn more of whoever has passed: the one whose turn follows; NONE in a usual turn. */
  before: Seat
  /** What can be done once in a turn, and has been. */
  used: string[]
  /** Everybody's first turn of this Player phase is still to come for these. */
  fresh: Seat[]
  /** What others did not agree to: not to be declared again in this turn. */
  refused: string[]
  /** Whoever is performing an action; NONE while nobody is. */
  acts: Seat
  /** Action cards to be paid for what has been declared: so many are in hand at least. */
  owes: number
  /** What has been declared scans Contamination cards in hand: there is one at least. */
  scans: boolean
  /** Whoever has the turn chooses what to do: nothing is being resolved. */
  chooses: boolean
}

export interface Room {
  /** The tile, or the printed room. */
  tile: string
  explored: boolean
  /** Who has seen the tile before it was explored. */
  seen: Seat[]
  token: Hidden | null
  items: number
  fire: boolean
  malfunction: boolean
  /** Objects lying here. */
  objects: ObjectId[]
  /** What a room has in this game only. */
  own: unknown
}

/** `egg`, `carcass`, `corpse` (the blue one) or `corpse-2` (of the Character of seat 2). */
export type ObjectId = string

export type Door = 'open' | 'closed' | 'destroyed'

export interface CorridorState {
  noise: boolean
  door: Door
}

export interface Intruder {
  name: string
  type: IntruderType
  room: Place
  injuries: number
  /** The token kept for it. */
  token: Token | null
}

/** An Action card by its id, or a Contamination card by its number. */
export type Card = string | number

/** All but the first two have got away, or will where their shelter holds. */
export type Fate =
  | 'awake'
  | 'dead'
  | 'hibernating'
  | 'escaped'
  | 'departed'
  | 'bunker'
  | 'locked-in'

export interface Player {
  /** The number on the help card. */
  number: number
  character: string
  fate: Fate
  /** NONE in a pod, and once out of the game. */
  room: Place
  pod: number
  passed: boolean
  /** Says no to every Interruption question of this round. */
  standsBy: boolean
  hand: Card[]
  /** What others have seen of the hand and must still be in it. */
  shown: Shown[]
  /** The last one is the top card. */
  deck: Card[]
  discard: Card[]
  lightWounds: number
  wounds: Wound[]
  slime: boolean
  signal: boolean
  larva: boolean
  /** Heavy Items and Objects, at most two hands full. */
  hands: Held[]
  /** Holds too much and is choosing what to drop. */
  dropping: boolean
  inventory: Item[]
  /** Quest Items that are not active yet. */
  quests: string[]
  objectives: Objective[]
  /** The Objective that was not kept. */
  discarded: Objective | null
  /** Draft: the Role cards to choose from. */
  roles: string[]
  /** What a player has in this game only. */
  own: unknown
}

/** Cards that a seat knows to be in somebody's hand; Contamination cards are all alike. */
export interface Shown {
  readonly seat: Seat
  readonly cards: string[]
}

export interface Wound {
  readonly id: string
  dressed: boolean
  /** Dressed only for as long as something else keeps it so. */
  upheld?: boolean
  /** Something lies on it: it has no effect, though it is not dressed. */
  covered?: boolean
}

export type Held = { item: Item; object?: undefined } | { object: ObjectId; item?: undefined }

export interface Item {
  id: string
  ammo: number
  /** Items added to this one for good. */
  added: string[]
  /** Bound to the other Item with the same number, so that both take one hand; 0 is not bound. */
  bound: number
  /** Lies on something of its owner's for good: it can be neither dropped nor traded. */
  laid?: boolean
  /** Who else knows what it is; NONE among them where everybody does. */
  seen: Seat[]
}

export interface Objective {
  id: string
  /** What its back shows. */
  kind: string
  /** Who knows it; NONE among them where everybody does. */
  seen: Seat[]
}

/** How the game ended: each check in order, then who won. */
export interface Ending {
  cause: string
  exploded: boolean
  checks: Check[]
  winners: Seat[]
}

export interface Check {
  check: string
  seat: Seat
  outcome: string
}
