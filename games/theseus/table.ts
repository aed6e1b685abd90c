import type {
  Option as KernelOption,
  Question as KernelQuestion,
  Table as KernelTable,
  Unavailable as KernelUnavailable,
  TextsOf,
} from '@bulkhead/kernel'
import type { State } from './state.ts'
import type { en } from './text/en.ts'

/** What the rules of this game can say. */
export type Texts = TextsOf<typeof en>
export type Label = Texts['option']

/** The table that the rules of this game play at, and what is asked there. */
export type Table = KernelTable<State, Texts>
export type Question = KernelQuestion<Texts>
export type Option = KernelOption<Label>
export type Unavailable = KernelUnavailable<Texts>
