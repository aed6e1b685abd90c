import type { Language, Line, Options } from '@bulkhead/kernel'
import type { Asked } from '../play/position.ts'
import type { Stage } from './ui.ts'

type InBoth = Readonly<Record<Language, string>>

/** What is asked and has happened when a hint might help. */
export interface Situation<V> {
  readonly view: V
  readonly asked: Asked
  readonly stage: Stage
  /** The log as far as it is told. */
  readonly lines: readonly Line[]
}

/** One thought about something that a player meets for the first time. */
export interface Tip<V> {
  readonly id: string
  readonly text: InBoth
  /** What it speaks of, as a CSS selector; null while it has nothing to say. */
  at(situation: Situation<V>): string | null
}

/** What somebody who learns the game might answer, and why. */
export interface Advice {
  readonly picks: readonly string[]
  readonly text: InBoth
}

/** How a game explains itself while it is played. */
export interface Coach<V> {
  /** In the order of their weight: of several the first is shown. */
  readonly tips: readonly Tip<V>[]
  /** Answers for the first turns of a prepared opening; null once it is over. */
  readonly advise?: (asked: Asked, view: V) => Advice | null
}

/** A table on which the first turns show what a game is about. */
export interface Opening {
  readonly seed: number
  readonly bots: number
  readonly options: Options
}

/** The selector of a thing on the screen. */
export function thingAt(kind: string, id: string | number): string {
  return `[data-target="${kind}:${id}"]`
}
