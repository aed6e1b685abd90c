import type { Dictionary, Language, Params } from '@bulkhead/kernel'
import { render } from '@bulkhead/kernel'
import { useMemo } from 'react'
import { useSettings } from '../play/settings.ts'

/** The words of one part of the client: each key in both languages. */
export type Words<K extends string> = Readonly<Record<Language, Readonly<Record<K, string>>>>

export type Say<K extends string> = (key: K, params?: Params) => string

/** Declares words; French must have exactly the keys that English has. */
export function words<K extends string>(
  en: Readonly<Record<K, string>>,
  fr: Readonly<Record<NoInfer<K>, string>>,
): Words<K> {
  return { en, fr: typeset(fr, 'fr') }
}

/** The same words as they are printed: French has its own spaces and apostrophes. */
export function typeset<K extends string>(
  all: Readonly<Record<K, string>>,
  language: Language,
): Readonly<Record<K, string>> {
  if (language !== 'fr') return all
  const printed = Object.entries<string>(all).map(([key, text]) => [key, inFrench(text)])
  return Object.fromEntries(printed)
}

/** The same words, some of them said otherwise. */
export function reworded<K extends string, Some extends NoInfer<K>>(
  all: Words<K>,
  en: Readonly<Record<Some, string>>,
  fr: Readonly<Record<NoInfer<Some>, string>>,
): Words<K> {
  const some = words(en, fr)
  return { en: { ...all.en, ...some.en }, fr: { ...all.fr, ...some.fr } }
}

/** A line never breaks before ; : ! ? and inside guillemets; an apostrophe is curved. */
function inFrench(text: string): string {
  return text.replace(/ (?=[;:!?»])|(?<=«) /g, '\u00a0').replace(/(?<=\p{L})'(?=[\p{L}{])/gu, '’')
}

export function sayIn<K extends string>(all: Words<K>, language: Language): Say<K> {
  return (key, params) => render(all[language] as Dictionary, key, params)
}

export function useSay<K extends string>(all: Words<K>): Say<K> {
  const { language } = useSettings()
  return useMemo(() => sayIn(all, language), [all, language])
}
