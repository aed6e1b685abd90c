import { levelsOf } from '../hull/index.ts'
import { en as anyEn } from '../hull/text/en.ts'
import { fr as anyFr } from '../hull/text/fr.ts'
import type { Levels, Players } from '../levels.ts'
import { LOCKDOWN } from './lore.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'

export const lore = LOCKDOWN

export const levels: Levels = levelsOf(lore)

export const text: Players['text'] = { en: { ...anyEn, ...en }, fr: { ...anyFr, ...fr } }
