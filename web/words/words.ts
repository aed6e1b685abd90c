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
  const spaced = Object.entries<string>(fr).map(([key, text]) => [key, withFrenchSpaces(text)])
  return { en, fr: Object.fromEntries(spaced) }
}

/** A line never breaks before ; : ! ? and inside guillemets. */
function withFrenchSpaces(text: string): string {
  return text.replace(/ (?=[;:!?»])|(?<=«) /g, '\u00a0')
}

export function sayIn<K extends string>(all: Words<K>, language: Language): Say<K> {
  return (key, params) => render(all[language] as Dictionary, key, params)
}

export function useSay<K extends string>(all: Words<K>): Say<K> {
  const { language } = useSettings()
  return useMemo(() => sayIn(all, language), [all, language])
}
