import type { Seat, Target } from '@bulkhead/kernel'
import type { IconShape } from '../ui/icon.tsx'

/** How a line of the log is told to one reader. */
export interface Moment {
  /**
   * quiet: in the log alone. joined: together with the line before it. routine: somebody's ordinary doing;
   * for others one telling a turn. event: a telling of its own.
   */
  readonly weight: 'quiet' | 'joined' | 'routine' | 'event'
  readonly tone: Tone
  readonly icon?: IconShape
  /** Faces of dice that were rolled, as words or short texts. */
  readonly dice?: readonly string[]
  /** What it is about: lit on the board. The first that the board shows is where it happens. */
  readonly about: readonly Target[]
  /** Whose doing it is; null where it is nobody's. */
  readonly seat: Seat | null
  readonly concern: Concern
  readonly fact?: Fact
  readonly cue?: Cue
  /** What certainly follows: `next.…` of the game's words, and `go.…` where one can be asked to go on to it. */
  readonly next?: string
}

export type Tone = 'calm' | 'act' | 'warn' | 'bad'

/**
 * What a line is to its reader. none: others' business. deed: one's own doing. own: it touches one's figure, cards
 * or things, or what one may do. harm: it hurts oneself or somebody beside one, somebody dies, or it is the end.
 */
export type Concern = 'none' | 'deed' | 'own' | 'harm'

/** What decided it, shown at the place: two numbers against each other, and what came of it. */
export interface Fact {
  readonly sides?: readonly [FactSide, FactSide]
  /** Entries of the game's words. */
  readonly verdict: string
}

export interface FactSide {
  readonly icon: IconShape
  readonly value: number
  /** An entry of the game's words. */
  readonly label: string
}

/** Sounds; each means what its name says. */
export type Cue =
  | 'turn'
  | 'tick'
  | 'rattle'
  | 'knock'
  | 'swell'
  | 'strike'
  | 'breath'
  | 'hiss'
  | 'latch'
  | 'crackle'
  | 'click'
  | 'won'
  | 'lost'
