import { type Dictionary, type Language, type Params, render } from '@bulkhead/kernel'
import { en } from './en.ts'
import { fr } from './fr.ts'

export type Phrase = keyof typeof en

const DICTIONARIES: Readonly<Record<Language, Dictionary>> = { en, fr }

/** A sentence of the terminal itself. */
export function phrase(language: Language, key: Phrase, params?: Params): string {
  return render(DICTIONARIES[language], key, params)
}
