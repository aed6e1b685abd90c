import type {
  Option as KernelOption,
  Question as KernelQuestion,
  Table as KernelTable,
  Texts,
  TextsOf,
} from '@bulkhead/kernel'
import type { State } from './state.ts'
import type { en } from './text/en.ts'

/** What the shared chapters can say; a game of the family can say this and more. */
export type HullTexts = TextsOf<typeof en>

/** The table that the rules of a game of the family play at: `T` is what the game can say. */
export type Table<T extends Texts = HullTexts> = KernelTable<State, T>
export type Question = KernelQuestion<HullTexts>
export type Option = KernelOption<HullTexts['option']>

/** What completes the beginning of a key: `explosion` where it is `ends-`. */
export type After<Beginning extends string, Key> = Key extends `${Beginning}${infer Rest}`
  ? Rest
  : never

/**
 * The same table, where a chapter says what the game has named: its actions, its cards, its endings. Every
 * table takes everything that its game can say.
 */
export function saysAnything<T extends Texts>(t: Table<T>): Table<Texts> {
  return t as unknown as Table<Texts>
}
