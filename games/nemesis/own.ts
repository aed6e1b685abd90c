import type { Hidden } from '@bulkhead/common'
import type { Place, State } from '@bulkhead/hull/state.ts'
import type { Seat } from '@bulkhead/kernel'

/** What a game of Nemesis has beside what its family shares. */
export interface Own {
  /** The first dead player goes on as the Intruders. */
  intrudersPlayed: boolean
  /** The Intruder player's cards; null while there is none. */
  intruderPlayer: IntruderPlayer | null
  draft: 'roles' | 'free'
  /** The next Event phase has no Intruder attack step. */
  attacksSkipped: boolean
  /** NONE while the sequence is not running. */
  selfDestruct: number
  destination: number
  /** Where the ship has gone: found out in the last checks. */
  arrival: string | null
  coordinates: Hidden
  /** Coordinates cards that setup put back into the box. */
  coordinatesLeft: string[]
  engines: Engine[]
  depressurised: Place
  /** The blue corpse has been in the Surgery. */
  autopsy: boolean
  pods: Pod[]
}

/** What Objectives ask about that only this game has. */
export interface OwnFacts {
  /** Where the ship has gone; null while nobody knows. */
  readonly arrival: string | null
  readonly autopsy: boolean
}

export function own(s: State): Own {
  return s.own as Own
}

export interface Engine {
  /** The top tile says Working. */
  working: boolean
  seen: Seat[]
}

export interface Pod {
  number: number
  section: 'a' | 'b'
  locked: boolean
  /** Launched, or lost by an event. */
  gone: boolean
}

export interface IntruderPlayer {
  seat: Seat
  /** Plays from the next Player phase on. */
  active: boolean
  hand: string[]
  deck: string[]
  discard: string[]
  /** Attack or Event cards to choose one from. */
  drawn: string[]
}
