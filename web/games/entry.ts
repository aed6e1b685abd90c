import type { Language, Options } from '@bulkhead/kernel'
import type { ComponentType } from 'react'
import type { IconShape } from '../ui/icon.tsx'
import type { OptionForm } from './option-form.ts'
import type { AnyGameUi } from './ui.ts'

export type InBoth = Readonly<Record<Language, string>>

/** All that the client has for a game: what the pages around the tables say of it, and the rest to be loaded. */
export interface GameEntry {
  readonly id: string
  readonly name: string
  readonly short: string
  readonly icon: IconShape
  readonly Scene: ComponentType
  readonly tagline: InBoth
  readonly seats: { readonly min: number; readonly max: number }
  /** How long a game takes people, in minutes. */
  readonly minutes: string
  /** The table that somebody gets who has never opened one. */
  readonly first: { readonly bots: number; readonly options: Options }
  /** What bots of a level promise, where they play this game otherwise than others. */
  readonly promises?: Readonly<Partial<Record<string, InBoth>>>
  /** Said where the game has no bots of its own: whatever their level, they play at random. */
  readonly atRandom?: true
  /** How it is drawn: loaded when a table of it is opened. */
  ui(): Promise<AnyGameUi>
  /** How its options are asked for: loaded when a table of it is planned. */
  form(): Promise<OptionForm>
}
