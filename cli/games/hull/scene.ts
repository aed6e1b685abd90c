import type { Data, Ship } from '@bulkhead/common'
import type { NoiseOdds } from '@bulkhead/hull/odds'
import type { Printed } from '@bulkhead/hull/pack.ts'
import type { View } from '@bulkhead/hull/view.ts'
import { type Dictionary, type Language, type Params, render, type Seat } from '@bulkhead/kernel'
import type { Article, Board, Look } from '../../play/boards.ts'
import type { Colours } from '../../shell.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'

/** A position, how it is shown to whoever sits here, and what its game has of its own to show. */
export interface Scene {
  readonly show: Show
  readonly view: View
  readonly look: Look
}

/** What a game of the family tells its terminal: all that the shared board asks. */
export interface Show {
  // --- what is printed ---
  readonly ships: Readonly<Record<string, Ship>>
  printed(view: View): Data<Printed>
  readonly chances: Chances

  // --- words ---
  /** The game's own, and short names of its rooms (`hull.short.nest`): laid over those of the family. */
  readonly text: Readonly<Record<Language, Dictionary>>
  readonly names: NonNullable<Board<View>['names']>
  readonly colours: Readonly<Record<string, keyof Colours>>
  /** What somebody who has never played should know: keys of sentences. */
  readonly primer: readonly string[]
  /** What bots of a level promise, where they play this game otherwise than others: keys by level. */
  readonly promises: Readonly<Record<string, string>>
  readonly asks: Board<View>['asks']
  /** Under which heading (`hull.group.card`) the actions stand that are not basic, and labels of what is free. */
  readonly actions: Readonly<Record<string, readonly string[]>>
  readonly free: readonly string[]

  // --- its own on the board ---
  timeTrack(scene: Scene): string
  /** What there is to say of the whole place, and of the ways out. */
  state(scene: Scene): readonly string[]
  exits(scene: Scene): readonly string[]
  /** The name of a network of technical corridors in which there is noise. */
  network(scene: Scene, network: number): string
  /** Its own facts about a room, and signs for the map. */
  room?(scene: Scene, place: number): readonly string[]
  readonly signs?: readonly Sign[]
  roomSigns?(scene: Scene, place: number): string
  /** Where somebody is who is in no room. */
  away(scene: Scene, seat: Seat): string
  /** Its own facts about a Character. */
  character?(scene: Scene, seat: Seat): readonly string[]
  /** What only the reader's own board shows. */
  own?(scene: Scene, seat: Seat): readonly (readonly [label: string, text: string])[]
  /** What only the asking seat may read, besides Objectives. */
  secrets?(scene: Scene, seat: Seat): readonly string[]
  articles?(scene: Scene): readonly Article[]
  /** What options lead to, by their labels, and which texts of cards they show. */
  readonly hints?: Readonly<Record<string, Hint>>
}

/** Chances of a Character, as the rules have them, from what a seat can see. */
export interface Chances {
  shot(scene: Scene, seat: Seat, weapon: string, against: string): readonly number[]
  blow(scene: Scene, seat: Seat, against: string): readonly number[]
  noise(scene: Scene, seat: Seat, place: number): NoiseOdds
}

/** What a sign of the map means, and whether it is on the page. */
export type Sign = readonly [meaning: string, isShown: (scene: Scene) => boolean]

export type Hint = (scene: Scene, targets: readonly Target[]) => string

export interface Target {
  readonly kind: string
  readonly id: string | number
}

const WORDS: Readonly<Record<Language, Dictionary>> = { en, fr }

export type Phrase = keyof typeof en

/** A sentence of the family's. */
export const say: Saying<Phrase> = saying()

/** Says a scene's sentences; each game names those that it has of its own. */
export type Saying<Key extends string> = (scene: Scene, key: Key, params?: Params) => string

export function saying<Key extends string>(): Saying<Key> {
  return ({ show, look }, key, params) => phraseOf(show, look.language, key, params)
}

/** A sentence of the game's own, or of the family's. */
export function phraseOf(show: Show, language: Language, key: string, params?: Params): string {
  const own = show.text[language]
  return render(Object.hasOwn(own, key) ? own : WORDS[language], key, params)
}
