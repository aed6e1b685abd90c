import type { Hidden } from '@bulkhead/common'
import type { Objective, Place, Player, State } from '@bulkhead/hull/state.ts'
import type { Seat } from '@bulkhead/kernel'
import type { OwnFacts as NemesisFacts, Own as NemesisOwn } from '@bulkhead/nemesis/own.ts'

/** The three ways to play. */
export type Play = 'epilogue' | 'investigation' | 'classic'

/** What a game of Aftermath has beside what Nemesis has. */
export interface Own extends NemesisOwn {
  play: Play
  /** Every Character has a Trait. */
  traits: boolean
  /** Characters of the game before: nobody may play them again. */
  barred: string[]
  /** Tiles that everybody knows to be out of the game. */
  tilesAside: string[]
  /** Aftermath Exploration tokens that setup put aside unseen. */
  tokensLeft: string[]
  /** The space of the marker on the Shuttle's track; NONE while there is none. */
  shuttle: number
  alerts: Hidden[]
  alertDiscard: string[]
  /** The Alert that is being worked on. */
  alert: Alert | null
  /** Null where nobody plays with it. */
  sand: Sand | null
  /** Intruders, by their names, that have come to the room where they are in this round. */
  came: string[]
  /** The dog of the Bounty Hunter; null where nobody plays him. */
  laika: Laika | null
  /** Intruders, by their names, that attack this seat in this round wherever both are in one room. */
  provoked: { readonly intruder: string; readonly seat: Seat }[]
  /** Objectives that a Character had to lay aside, face down. */
  laidAside: Objective[]
  /** By seats, who left the ship with nobody beside them; null until the game ends. */
  leftAlone: boolean[] | null
}

/** On her master's board, in a room, or out of the game. */
export interface Laika {
  where: 'board' | 'room' | 'gone'
  /** NONE where she is in no room. */
  room: Place
}

/** The hourglass: it runs, has run out and can be taken, or lies aside until the next round. */
export interface Sand {
  readonly seconds: number
  state: 'runs' | 'run-out' | 'aside'
}

export interface Alert {
  readonly id: string
  /** How many of its levels are done. */
  level: number
  /** The room in which the level before was activated. */
  activated: string
  /** Since it was revealed: Malfunctions repaired on the ship, and whether an Egg was taken or destroyed. */
  repaired: number
  eggGone: boolean
  /** How many Samples it has, and the rooms that get theirs as soon as they are explored. */
  samples: number
  awaited: string[]
}

/** What a player has in this game only. */
export interface OwnPlayer {
  /** Has come in this round to the room where the Character is. */
  entered: boolean
  /** Has dealt the last injury to an Intruder bigger than a Larva. */
  killed: boolean
  /** What the Trait allows once in a round has been done. */
  traitUsed: boolean
  /** Cards that the Trait brings as soon as the present action is over. */
  earned: number
  /** Action cards that are out of the game. */
  spent: string[]
  /** Who sees through a Spy Drone what this Character sees; NONE while nobody does. */
  watchedBy: Seat
  /** Intruders do not see this Character in the present attack step. */
  unseen: boolean
}

/** What a room has in this game only. */
export interface OwnRoom {
  /** The Aftermath Exploration token, face down. */
  token: Hidden | null
  /** A Slime Room token lies here for good. */
  slime: boolean
  turret: Turret | null
}

export interface Turret {
  /** Its three Targeting tokens; the last one is the top, its mode. */
  pile: Hidden[]
}

/** What Objectives and Missions ask about; lists are by seats. */
export interface OwnFacts extends NemesisFacts {
  /** Whoever left with nobody else in the pod, or on the Shuttle. */
  readonly leftAlone: readonly boolean[]
  readonly reds: readonly number[]
  readonly greens: readonly number[]
  readonly killed: readonly boolean[]
  /** Quest Items that are not active yet. */
  readonly quests: readonly number[]
  /** Engines whose top tile is Working. */
  readonly working: number
  /** The Destination marker points to Earth. */
  readonly course: boolean
  /** Markers on the ship itself. */
  readonly fires: number
  readonly malfunctions: number
}

export function own(s: State): Own {
  return s.own as Own
}

export function ownOf(me: Player): OwnPlayer {
  return me.own as OwnPlayer
}

export function ownRoom(s: State, place: Place): OwnRoom {
  return s.rooms[place].own as OwnRoom
}
