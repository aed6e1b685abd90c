import type {
  Option as KernelOption,
  Question as KernelQuestion,
  Table as KernelTable,
  TextsOf,
} from '@bulkhead/kernel'
import type { State } from './state.ts'
import type { en } from './text/en.ts'

/** What the rules of this game can say. */
export type Texts = TextsOf<typeof en>

/** The table that the rules of this game play at, and what is asked there. */
export type Table = KernelTable<State, Texts>
export type Question = KernelQuestion<Texts>
export type Label = Texts['option']
export type Option = KernelOption<Label>
/** Why something cannot be done, and the rule that says so. */
export type Missing = Texts['why'] & { readonly rule: string }
