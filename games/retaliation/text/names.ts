import type { Dictionary, Language } from '@bulkhead/kernel'
import type { RetaliationView } from '../view.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { namesIn } from './naming.ts'

const TEXT = { en, fr }

/** Names for the reader of a view, to be laid over the game's dictionary before anything is rendered. */
export function namesFor(view: RetaliationView, language: Language): Dictionary {
  return namesIn(TEXT[language], view, language)
}
