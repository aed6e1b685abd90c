import type { Box, Language, Options } from '@bulkhead/kernel'
import type { ComponentType } from 'react'
import type { IconShape } from '../ui/icon.tsx'
import type { Opening } from './coach.ts'
import type { Lesson } from './lesson/lesson.ts'
import type { OptionForm } from './option-form.ts'
import type { Sayings } from './sayings.ts'
import type { AnyGameUi } from './ui.ts'

export type InBoth = Readonly<Record<Language, string>>

/** All that the client has for a game: what the pages around the tables say of it, and the rest to be loaded. */
export interface GameEntry {
  readonly id: string
  readonly name: string
  readonly short: string
  readonly icon: IconShape
  readonly Scene: ComponentType
  /** What happens in it, in at most two short lines. */
  readonly sentence: InBoth
  readonly tagline: InBoth
  readonly seats: { readonly min: number; readonly max: number }
  /** How long a game takes people, in minutes. */
  readonly minutes: { readonly min: number; readonly max: number }
  /** The table that somebody gets who has never opened one. */
  readonly first: { readonly bots: number; readonly options: Options }
  /** What bots of a level promise, where they play this game otherwise than others. */
  readonly promises?: Readonly<Partial<Record<string, InBoth>>>
  /** Said where the game has no bots of its own: whatever their level, they play at random. */
  readonly atRandom?: true
  /** The table on which it is learnt by playing; absent where there is none yet. */
  readonly opening?: Opening
  /** How it goes on from a finished game; absent where it always begins afresh. */
  readonly follows?: Following
  /** What its rules say. */
  readonly says: Sayings
  /** What may be chosen: loaded when a table of it is planned. */
  box(): Promise<Box>
  /** How it is drawn: loaded when a table of it is opened. */
  ui(): Promise<AnyGameUi>
  /** How it is played, in pictures: loaded when somebody wants to learn it. */
  lesson(): Promise<Lesson>
  /** How its options are asked for: loaded when a table of it is planned. */
  form(): Promise<OptionForm>
}

/** A game that goes on from the end of another. */
export interface Following {
  readonly games: readonly string[]
  /** With these options it does. */
  readonly options: Options
  /** What the button at the end says, and the name of what is left there. */
  readonly name: InBoth
  readonly comeAlong: InBoth
  readonly left: InBoth
  /** Bots have just played what it goes on from. */
  readonly adrift: { readonly name: InBoth; readonly about: InBoth; readonly sought: InBoth }
  /** Whether one may want to go on from a game that ended so; or why that cannot be. */
  from(view: unknown): 'possible' | 'never' | InBoth
}

/** Where a game is learnt: by playing its opening, else in pictures. */
export function learnHref({ id, opening }: GameEntry): string {
  return opening ? `/opening/${id}` : `/learn/${id}`
}
