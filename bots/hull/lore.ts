import type { Data, Ship } from '@bulkhead/common'
import type { KillOdds, NoiseOdds } from '@bulkhead/hull/odds'
import type { Printed } from '@bulkhead/hull/pack.ts'
import type { PlayerView, View } from '@bulkhead/hull/view.ts'
import type { Act } from './acts.ts'
import type { Aim } from './aims.ts'
import type { Answer } from './answers.ts'
import type { Blow } from './combat.ts'
import type { Strike } from './harm.ts'
import type { Mind } from './mind.ts'
import type { Pursuit } from './objectives.ts'
import type { WayOut } from './plan.ts'
import type { Gain } from './sidelines.ts'
import type { Signs } from './signs.ts'
import type { Ride } from './travel.ts'
import type { Move } from './turn.ts'

/**
 * What a game tells the bots of its family: all that their chapters ask. Where two games differ by more than a
 * number or a list, the chapter asks a function. Worths and costs are counted in cards.
 */
export interface Lore {
  // --- what is printed ---
  readonly ships: Readonly<Record<string, Ship>>
  printed(view: View): Data<Printed>
  /** How many markers there are: one more than that destroys everything. */
  readonly markers: { readonly fire: number; readonly malfunction: number }
  readonly chances: Chances

  // --- the beginning ---
  /** Characters from the best on, for a seat. */
  characters(mind: Mind): readonly string[]
  /** A Character's Action cards still in the game, where they are not ten. */
  deckSize?(me: PlayerView): number

  // --- places and ways ---
  readonly rooms: RoomLore
  /** Rooms that a Move reaches from another through the Technical Corridors: the same in every game on a board. */
  ducts?(mind: Mind, place: number): readonly number[]
  /** Actions that lead next door with less noise than a Movement, the best first. */
  readonly quietSteps: readonly string[]
  /** What opens closed doors. */
  readonly openers: Means
  /** What a closed door is in the way of whoever has nothing to open it. */
  readonly shut?: number
  /** With so many rounds left nobody waits any more for Intruders to move on, or stays in a fire to save a card. */
  readonly haste?: number
  /** Ways that are no corridors. */
  rides?(mind: Mind): readonly Ride[]

  // --- actions, cards, Items ---
  /** Actions that are never worth a thought. */
  readonly silly: readonly string[]
  /** Actions that search a room. */
  readonly searches: readonly string[]
  /** What mends a room. */
  readonly repairs: Means
  /** Items that put out a fire on the spot. */
  readonly extinguishers: readonly string[]
  readonly cards: CardLore
  readonly items: ItemLore
  /** What acts bring besides what is aimed at, by action, and by the room whose action is performed. */
  readonly gains: Readonly<Record<string, Gain>>
  readonly roomGains: Readonly<Record<string, Gain>>
  /** In a quiet first round a crew looks for the way out before it looks for Items. */
  isEager(mind: Mind): boolean
  /** What is asked besides the turn itself: takes the place of what the chapters would answer. */
  readonly answers: Readonly<Record<string, Answer>>
  /** What whoever is in no room does in a turn. */
  outside(mind: Mind, acts: readonly Act[]): Move
  /** How a seat that plays no Character answers. */
  opponent?(mind: Mind): Answer | undefined

  // --- dangers ---
  /** What an Intruder that might be met counts, of what it usually counts: 1 where nothing is said. */
  dread?(mind: Mind): number
  /** What a round costs in which somebody only bears a fight, where that is more than elsewhere. */
  readonly lostRound?: number
  /** What an Attack card does to this Character. */
  strike(mind: Mind, attack: string): Strike
  /** Actions that fire a Weapon, and what they make of the faces of the die. */
  readonly shots: Readonly<Record<string, (faces: readonly number[]) => readonly number[]>>
  /** Other actions for a fight. */
  readonly blows: Readonly<Record<string, Blow>>
  /** Actions that draw a card before anything else. */
  readonly draws: readonly string[]
  /** Nothing here will last. */
  isDoomed(mind: Mind): boolean

  // --- what is played for ---
  /** What has to be done whatever the Objective is. */
  duties?(mind: Mind): readonly Aim[]
  /** Whether every card is to be spent for what has to be done. */
  presses?(mind: Mind): boolean
  readonly pursuits: Readonly<Record<string, Pursuit>>
  /** Objects that Objectives ask for. */
  readonly wanted: Readonly<Record<string, readonly string[]>>
  /** Whether an action would take another player out of reach. */
  isLeaving(action: string): boolean

  /** Which of a group's Objectives this seat sees to. */
  share?(mind: Mind, goals: readonly string[]): readonly string[]
  /** What is worth doing besides, whatever the Objective, while there is time. */
  errands?(mind: Mind): Aim[]

  // --- leaving ---
  /** Player phases left, this one included. */
  roundsLeft(mind: Mind): number
  waysOut(mind: Mind, goals: readonly string[]): WayOut[]
  /** From this round on whoever can leave a crew does, whatever is still to be done. */
  readonly patience: number
  /** Whoever can be away in this round does nothing else on the way. */
  readonly leavesAtOnce?: boolean
  /** Who of a group sees to it that somebody survives: leaving comes first. */
  isKeeper?(mind: Mind): boolean

  // --- what tells how it may end ---
  /** What surviving is worth where the Objective is missed. */
  worthOfSurvival(view: Pick<View, 'mode'>): number
  signs(mind: Mind, goal: string | undefined): Signs[]
  weights(view: View): Signs
}

/** Chances as the rules have them, from what a seat can see. */
export interface Chances {
  /** Injuries by a shot, for each face of the die. */
  shot(mind: Mind, weapon: string, against: string, more?: number): number[]
  /** Injuries by a blow, for each face of the die. */
  blow(mind: Mind, against: string): number[]
  kill(mind: Mind, type: string, injuries: number): KillOdds
  /** The ids of the Attack cards that may come. */
  attacks(mind: Mind): string[]
  /** What a noise roll may come to in a room. */
  noise(mind: Mind, place: number): NoiseOdds
}

/** Action cards and Items of the Inventory that serve the same end. */
export interface Means {
  readonly cards: readonly string[]
  readonly items: readonly string[]
}

/** Tiles by what they are good for. */
export interface RoomLore {
  readonly nest: string
  readonly signal: string
  /** Dresses all wounds or heals one. */
  readonly emergency: string
  /** Removes an infection, for a wound. */
  readonly surgery: string
  /** Puts out fires from afar. */
  readonly fireControl?: string
  /** Where one waits for a pod, and all rooms from which one leaves. */
  readonly pods: readonly string[]
  readonly waysOut: readonly string[]
  /** What it costs to be in a room besides what is the same everywhere. */
  nuisance(mind: Mind, place: number): number
}

export interface CardLore {
  readonly worth: Readonly<Record<string, number>>
  /** What a card is worth as things stand, where that is something else. */
  now?(mind: Mind, card: string): number | undefined
  /** Cards that are worth more in a fight. */
  readonly inCombat: readonly string[]
  /** Cards that save whoever waits. */
  readonly kept: readonly string[]
  /** Of those that load a Weapon without an Item. */
  readonly reload?: string
}

export interface ItemLore {
  readonly worth: Readonly<Record<string, number>>
  /** What the next one of a kind is worth as things stand, of what it is worth at all. */
  now(mind: Mind, id: string, worth: number): number
  /** What the decks hold on average. */
  readonly decks: Readonly<Record<string, number>>
  /** What a Quest Item is worth when it is activated. */
  readonly quests: Readonly<Record<string, number>>
  /** What a crafted Item is worth now; 0 where its components are worth more. */
  crafted(mind: Mind, id: string): number
  /** Those that tell how a game may end. */
  readonly useful: readonly string[]
}
