import { type Dictionary, type Language, type Params, render } from '@bulkhead/kernel'

type Phrasing<Phrase> = (language: Language, key: Phrase, params?: Params) => string

/** Says the sentences of these dictionaries. */
export function phrases<Phrase extends string>(
  dictionaries: Readonly<Record<Language, Dictionary>>,
): Phrasing<Phrase> {
  return (language, key, params) => render(dictionaries[language], key, params)
}
