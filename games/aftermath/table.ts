import type { Table as HullTable } from '@bulkhead/hull/table.ts'
import type { Option as KernelOption, Question as KernelQuestion, TextsOf } from '@bulkhead/kernel'
import type { en } from './text/en.ts'

/** What the rules of this game can say: what the shared chapters and Nemesis say, and more. */
export type Texts = TextsOf<typeof en>

/** The table that the rules of this game play at, and what is asked there. */
export type Table = HullTable<Texts>
export type Question = KernelQuestion<Texts>
export type Option = KernelOption<Texts['option']>
