import { phrases } from '../../../play/text/phrases.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export type Phrase = keyof typeof en

export const phrase = phrases<Phrase>({ en, fr })
