import { en } from './en.ts'
import { fr } from './fr.ts'
import { phrases } from './phrases.ts'

export type Phrase = keyof typeof en

/** A sentence of the terminal itself. */
export const phrase = phrases<Phrase>({ en, fr })
