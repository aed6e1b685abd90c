import type { Hidden } from '@bulkhead/common'
import type { Draft } from '@bulkhead/hull/draft.ts'
import type { Place, Player, State } from '@bulkhead/hull/state.ts'

/** What a game of Lockdown has beside what its family shares. `s.time` is the number of the Time token's space. */
export interface Own {
  draft: Draft
  /** Characters of Nemesis may be played in place of those of the Role cards. */
  alternatives: boolean
  /** The Time token shows its blue side: power has been restored. */
  timeActive: boolean
  power: Record<PowerPlace, PowerToken>
  css: CssToken[]
  /** The CSS token that setup put back into the box, and those that events took away. */
  cssLeft: Hidden[]
  /** The space of the Alert Procedure token; NONE while it is not in play. */
  alert: number
  autodestruction: Autodestruction | null
  gateOpen: boolean
  /** The Exit Airlock that it stands at; NONE at the Bunker. */
  rover: Place
  /** The Elevator Room beside which the tile lies. */
  elevator: Place
  /** Neither called nor ridden nor moved until the end of the round. */
  elevatorStuck: boolean
  /** The face-up Computer Action card, and the others. */
  computer: string
  computerDeck: Hidden[]
  /** The active one; nobody may ever look at it. */
  contingency: Hidden
  pool: Hidden[]
  depressurised: Place
  /** Kinds of Objects on the analysed places, from the left. */
  analysed: ObjectKind[]
  /** No light can be used until the next Event. */
  lightsOut: boolean
  surface: Hidden[]
  surfaceDiscard: string[]
  /** Mars Surface cards while they are resolved: one may bring another. */
  surfaceDrawn: string[]
  /** The Probe Arm lies face down. */
  probeArmSpent: boolean
}

export interface OwnPlayer {
  knowledge: number
  /** The Knowledge token shows the full vial. */
  active: boolean
  contingencies: Hidden[]
  /** Has taken a Movement or Careful Movement in this round. */
  moved: boolean
  /** The pod that is entered at the end of the turn; NONE else. */
  boarding: number
  /** Takes no wounds from Fire until the end of the round. */
  fireproof: boolean
}

export type Section = 's1' | 's2' | 's3'
export const SECTIONS: readonly Section[] = ['s1', 's2', 's3']

/** Where Power tokens lie: on the sections and on the Elevator (LOCK-SECTION-07). */
export type PowerPlace = Section | 'elevator'
export const POWER_PLACES: readonly PowerPlace[] = [...SECTIONS, 'elevator']

export interface PowerToken {
  readonly number: number
  /** Blue side up. */
  on: boolean
}

export interface CssToken extends Hidden {
  space: number
  /** Revealed in a launch; it stays where it lies. */
  used: boolean
}

export interface Autodestruction {
  space: number
  red: boolean
}

export type ObjectKind = 'corpse' | 'carcass' | 'egg'

export type Leaving = 'pod' | 'bunker' | 'locked-in'

/** What Objectives ask about that only this game has; lists are by seats. */
export interface OwnFacts {
  readonly sections: Readonly<
    Record<Section, { readonly explored: number; readonly rooms: number }>
  >
  readonly knowledge: readonly number[]
  /** Whose Knowledge token is active. */
  readonly active: readonly boolean[]
  /** How each of them left the base. */
  readonly ways: readonly (Leaving | null)[]
  readonly nemesisSurvivors: readonly boolean[]
  readonly baseDestroyed: boolean
  readonly analysed: readonly ObjectKind[]
  /** Weaknesses found during play, and those face up in all. */
  readonly discovered: number
  readonly faceUp: number
  readonly blueTokens: number
  readonly timeBlue: boolean
  readonly fires: number
  readonly malfunctions: number
}

export function own(s: State): Own {
  return s.own as Own
}

export function ownOf(me: Player): OwnPlayer {
  return me.own as OwnPlayer
}
