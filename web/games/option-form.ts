import type { AnyGame, Options, OptionValue } from '@bulkhead/kernel'
import { rulesOf } from '../play/rules.ts'
import type { InBoth } from './catalogue.tsx'

/** How a game's options are asked: the words for them, and which of them matter when. */
export interface OptionForm {
  readonly texts: Readonly<Record<string, OptionText>>
  readonly presets: readonly Preset[]
  /** Whether an option changes anything beside the others. */
  matters(option: string, options: Options, seats: number): boolean
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

/** Everything that opening a table of a game needs: the rules' own options, and how to ask for them. */
export interface GameForm {
  readonly rules: AnyGame
  readonly form: OptionForm
}

const FORMS: Readonly<Record<string, () => Promise<OptionForm>>> = {
  theseus: () => import('./theseus/options.ts').then(({ theseusOptions }) => theseusOptions),
  nemesis: () => import('./nemesis/options.ts').then(({ nemesisOptions }) => nemesisOptions),
}

const loaded = new Map<string, Promise<GameForm>>()

/** The form of a game that the catalogue has. */
export function loadGameForm(game: string): Promise<GameForm> {
  let wanted = loaded.get(game)
  if (!wanted) {
    wanted = Promise.all([rulesOf(game), FORMS[game]()]).then(([rules, form]) => ({ rules, form }))
    loaded.set(game, wanted)
  }
  return wanted
}
