import type { Hidden } from '@bulkhead/common'
import type { Seat } from '@bulkhead/kernel'
import type { Place, Slot } from './facility.ts'
import type { Colour, Gear, GearKind, IntruderType, Section, Token, TokenType } from './kinds.ts'

/** Nowhere, nobody. */
export const NONE = -1

export type Mode = 'semi-coop' | 'coop'

export type Phase =
  | 'characters'
  | 'support'
  | 'belts'
  | 'round'
  | 'turn'
  | 'burning'
  | 'attacks'
  | 'event'
  | 'development'
  | 'cleanup'
  | 'end'
  | 'over'

/** An Action card's id, or the number of a Contamination card. */
export type Card = string | number

export interface State {
  phase: Phase
  mode: Mode
  deadly: boolean
  round: number
  /** The seat with the Starting Player token. */
  first: Seat
  turn: Turn
  players: Player[]
  /** By slot; null where no Room lies. The Undiscovered Hibernatorium does not lie there yet. */
  rooms: (Room | null)[]
  /** By place; null where no Corridor lies. */
  corridors: (Corridor | null)[]
  intruders: Intruder[]
  /** How often each model was placed: it names the next one. */
  placed: number
  queen: Queen
  robot: Robot
  lander: Lander
  autodestruction: Autodestruction
  /** Null once the Reactor was shut down. */
  lifeSupport: Record<Section, boolean> | null
  hibernatoriumActive: boolean
  shuttleUsed: boolean
  /** The upper one last; none left once the Lander has landed or the power is off. */
  antiAircraft: Hidden[]
  eggs: number
  nestDestroyed: boolean
  destroyed: boolean
  /** Tactical Gear tokens in the supply, and on the slots of the Landing Zone. */
  gear: Record<GearKind, number>
  landingGear: Record<GearKind, number>
  /** Face-down stacks, the last on top. */
  tiles: Record<string, string[]>
  corridorSupply: number[]
  exploration: Pile
  events: Pile
  attacks: Pile
  wounds: Pile
  queenHealth: QueenHealth
  items: Record<Colour, Pile>
  support: Pile
  /** Support Equipment that lies open in the draft. */
  offered: string[]
  /** Cards that somebody looks at, to keep some of them. */
  looked: Hidden[]
  /** What changes hands while it is asked where it goes. */
  transit: { items: Item[]; gear: Gear[] }
  bag: Token[]
  piles: Record<TokenType, Token[]>
  contamination: Contamination[]
  contaminationDeck: number[]
  /** Objectives chosen so far. */
  choices: number
  missionTask: string | null
  /** Solo/Coop Tasks. */
  tasks: string[]
  /** What left the game: cards and tokens by id. */
  removed: string[]
  box: Box
  /** Why the game is over, once it is; then what came of it. */
  ending: Ending | null
  outcome: Outcome | null
}

/** RET-QUEEN-06: the cards discarded with another one are not looked at. */
export interface QueenHealth {
  deck: string[]
  unseen: string[]
  discard: string[]
}

export interface Box {
  characters: string[]
  objectives: Record<string, string[]>
  tasks: string[]
  robots: string[]
}

/** A face-down deck, the last card on top, and its open discard pile. */
export interface Pile {
  deck: Hidden[]
  discard: string[]
}

export interface Turn {
  seat: Seat
  taken: number
  /** RET: Adrenaline takes the limit away; only Pass ends the Turn then. */
  unlimited: boolean
  /** The Character passed: only the end of the Turn is left. */
  passed: boolean
  /** What was refused: it cannot be declared again in this Turn. */
  refused: string[]
  /** The Action card that is being resolved lies nowhere (RET-CARD-02). */
  playing: string[]
  /** How many cards the declared Action still costs. */
  owes: number
  /** What has been declared removes a Contamination card in hand: there is one at least. */
  cleanses: boolean
  /** A played card that may still interrupt an Attack (Shoot First). */
  ready: string | null
}

export type Fate = 'alive' | 'down' | 'dead' | 'escaped' | 'hibernated'

export interface Player {
  number: number
  character: string
  /** The Draft cards that lie before this player. */
  drafting: string[]
  fate: Fate
  /** How this Character left: it counts even if it dies in the last checks. */
  left: 'lander' | 'shuttle' | 'hibernation' | null
  room: Slot
  inLander: boolean
  passed: boolean
  /** Places to the right of the leftmost slot; the Skull is the end. */
  health: number
  oxygen: number
  suffocating: boolean
  wounds: string[]
  armor: Item | null
  /** Two Hand slots; Items that share one lie together. */
  hands: Item[][]
  backpack: Item[]
  belt: (Gear | null)[]
  hand: Card[]
  deck: Card[]
  discard: Card[]
  larva: boolean
  data: boolean
  objectives: Objective[]
  discarded: Objective | null
}

export interface Objective {
  id: string
  kind: 'mission' | 'private'
  seen: Seat[]
}

export interface Item {
  id: string
  seen: Seat[]
  malfunction: boolean
  slots: (Gear | null)[]
  /** Universal markers, of the Plasma Gun. */
  markers: number
}

export interface Contamination {
  infected: boolean
  seen: Seat[]
}

export interface Room {
  tile: string
  fire: boolean
  malfunction: boolean
  secure: number
}

export interface Corridor {
  /** The number of its tile. */
  tile: number
  reinforced: boolean
  noise: boolean
  /** The end with the Door slot, or NONE. */
  doorEnd: number
  /** At both ends; a Destroyed Door that is Closed once more is both. */
  doors: [Door, Door]
}

export interface Door {
  closed: boolean
  destroyed: boolean
}

/** Either in a Room or in a Corridor. */
export interface Intruder {
  name: string
  type: IntruderType
  room: Slot
  corridor: Place
  hits: number
}

export interface Queen {
  hits: number
  dead: boolean
  /** A Queen Health card was resolved in this Action (RET-QUEEN-17). */
  spent: boolean
}

export interface Robot {
  id: string
  revealed: boolean
  room: Slot
  malfunction: boolean
  ammo: Gear | null
  oxygen: Gear | null
  /** It has stood in the Reactor. */
  wasInReactor: boolean
}

export interface Lander {
  where: 'track' | 'landed' | 'gone'
  space: number
}

export interface Autodestruction {
  state: 'ready' | 'running' | 'gone'
  /** Its space; beyond the last Round it is behind the track. */
  space: number
}

export type Ending = 'round-14' | 'everybody-out' | 'destroyed'

export interface Outcome {
  winners: Seat[]
}
