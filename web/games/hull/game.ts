import type { Data, Ship } from '@bulkhead/common'
import type { IntruderProfile } from '@bulkhead/hull/kinds.ts'
import type { Defs, Printed as PrintedHere } from '@bulkhead/hull/pack.ts'
import type { Condition } from '@bulkhead/hull/progress.ts'
import type { View } from '@bulkhead/hull/view.ts'
import type { Box, Dictionary, Language, Seat } from '@bulkhead/kernel'
import type { Words } from '../../words/words.ts'
import type { Sayings } from '../sayings.ts'
import type { BoardWord } from './board-words.ts'
import type { EndingOf } from './ending.ts'
import type { ExplainsOf } from './explain.ts'
import type { ExplainWord } from './explain-words.ts'
import type { Initials, PrintedIcons } from './icons.ts'
import type { TellsOf } from './moments.ts'
import type { OthersWord } from './others-words.ts'
import type { OwnWord } from './own-words.ts'
import type { PlayerOf } from './reader.ts'
import type { TargetsOf } from './targets.ts'
import type { VerbWord } from './verb-words.ts'
import type { VerbsOf } from './verbs.ts'

/** What is printed, as data. */
export type Printed = Data<PrintedHere>

/** What the parts that all games of the family share ask of a game. No part asks which game it is. */
export interface HullGame<V extends View> {
  readonly box: Box
  /** What the rules say. */
  readonly text: Sayings
  readonly ships: Defs<Data<Ship>>
  readonly printed: Printed
  /** Where what is printed depends on the table: attacks, events and Weaknesses of its enemies. */
  printedFor?(view: V): Printed
  /** By types: how many figures there are, and how tough they are. */
  readonly intruders: Readonly<Record<string, Data<IntruderProfile>>>
  /** The names that a reader of the view knows, by what the rules say in that language. */
  namesIn(text: Dictionary, view: V, language: Language): Dictionary
  /** The game's own rule for one that the shared parts cite by the id that it was written under first. */
  readonly cites?: Readonly<Record<string, string>>
  readonly icons: PrintedIcons
  readonly initials: Initials
  readonly words: WordsOf
  /** What the dictionary has besides what the rules say: short sentences, and names. */
  readonly says: Words<string>
  /** The tile of the Nest. */
  readonly nest: string
  /** How many rounds a game has at most. */
  readonly rounds: number
  readonly body: BodyOf
  /** In a few words, what an Item with so much left on it does just now; empty where nothing is to be said. */
  noteOf?(item: string, left: number, me: PlayerOf<V>, language: Language): string
  /** What a pod is called. */
  podName(view: V, pod: number): string | number
  readonly odds: OddsOf<V>
  /** What a seat is after is called, where that is no Objective. */
  aimName?(view: V, seat: Seat, words: Dictionary): string | undefined
  /** The ways to fulfil an Objective, each with its conditions. */
  progress(view: V, objective: string, seat: Seat): readonly (readonly Condition[])[]
  readonly targets: TargetsOf<V>
  readonly verbs: VerbsOf<V>
  readonly explains: ExplainsOf<V>
  readonly tells: TellsOf<V>
  readonly ending: EndingOf<V>
}

/** The words of the shared parts, where a game says something otherwise. */
interface WordsOf {
  readonly board: Words<BoardWord>
  readonly own: Words<OwnWord>
  readonly others: Words<OthersWord>
  readonly verbs: Words<VerbWord>
  readonly explain: Words<ExplainWord>
}

/** What the wounds of a game do that the screen speaks of. */
interface BodyOf {
  /** How many hands somebody has, and whether a wound takes one. */
  hands(player: PlayerOf<View>): { readonly all: number; readonly hurt: boolean }
  /** Whether a wound bleeds when somebody passes. */
  bleeds(player: PlayerOf<View>): boolean
}

/** Chances, as the rules have them. */
interface OddsOf<V extends View> {
  noise(
    view: V,
    me: PlayerOf<V>,
    place: number,
  ): { readonly encounter: number; readonly danger: number; readonly near: readonly string[] }
  /** Injuries for each face of the die. */
  shot(view: V, me: PlayerOf<V>, weapon: string, against: string): readonly number[]
  blow(view: V, me: PlayerOf<V>, against: string): readonly number[]
}

export function printedIn<V extends View>(game: HullGame<V>, view: V): Printed {
  return game.printedFor?.(view) ?? game.printed
}
