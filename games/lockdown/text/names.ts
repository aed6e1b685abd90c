import type { View } from '@bulkhead/hull/view.ts'
import type { Dictionary, Language } from '@bulkhead/kernel'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { namesIn } from './naming.ts'

const TEXT = { en, fr }

/** Names for the reader of a view, to be laid over the game's dictionary before anything is rendered. */
export function namesFor(view: View, language: Language): Dictionary {
  return namesIn(TEXT[language], view, language)
}
