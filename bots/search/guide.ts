import type { Decision, Rng, Seat } from '@bulkhead/kernel'
import type { Reason } from '../bot.ts'
import type { Choice } from '../choices.ts'

/** What a game tells the search: which choices look natural, how good a position is, how far to look. */
export interface Guide<V = unknown> {
  /** How likely a player is to take each choice, in any unit. */
  weigh(view: V, decision: Decision, choices: readonly Choice[]): readonly number[]
  /** Where several options are picked together: answers that must be tried. */
  suggest?(view: V, decision: Decision): readonly Choice[]
  /** How a line of play is continued; without it choices are drawn by their weights. */
  play?(view: V, decision: Decision, rng: Rng): Choice
  /** The chance to win as it looks to a seat, from 0 to 1. */
  evaluate(view: V, seat: Seat): number
  /** Counts on as the game goes on: turns, say. */
  clock(view: V): number
  /** How far the clock runs in a line of play that begins here. */
  horizon(view: V): number
  /** What a line of play has changed for a seat, in words; null where that would say nothing. */
  explain(before: V, after: V, seat: Seat, lead?: Lead): Reason | null
}

/** Of how many choices that were tried one is the best, and how far it is ahead, in hundredths of a victory. */
export interface Lead {
  readonly tried: number
  readonly percent: number
}

// biome-ignore lint/suspicious/noExplicitAny: the search serves every game; each guide knows its own view.
export type AnyGuide = Guide<any>
