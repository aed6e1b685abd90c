import type { Box, Options, OptionValue } from '@bulkhead/kernel'
import type { InBoth } from './entry.ts'

/** How a game's options are asked: the words for them, and which of them matter when. */
export interface OptionForm {
  readonly texts: Readonly<Record<string, OptionText>>
  readonly presets: readonly Preset[]
  /** Whether an option changes anything beside the others; at a live table everybody sits there at once. */
  matters(option: string, options: Options, seats: number, isLive: boolean): boolean
  /** What these options make of the game, where it needs saying. */
  remark(options: Options, seats: number): InBoth | null
  /** Why the game cannot be played so, where the form can tell before the rules do. */
  refusal(options: Options, seats: number): InBoth | null
}

export interface OptionText {
  readonly name: InBoth
  readonly about?: InBoth
  /** By the value; a flag has only its name and explanation. */
  readonly values?: Readonly<Record<string, { readonly name: InBoth; readonly about?: InBoth }>>
}

export interface Preset {
  readonly id: string
  readonly name: InBoth
  readonly about: InBoth
  readonly options: Readonly<Record<string, OptionValue>>
}

/** Everything that opening a table of a game needs: the game's own options, and how to ask for them. */
export interface GameForm {
  readonly box: Box
  readonly form: OptionForm
}
