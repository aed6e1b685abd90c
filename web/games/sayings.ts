import type { Dictionary, Language } from '@bulkhead/kernel'

/** What the rules of a game say, one language at a time: each is loaded before anything is said in it. */
export interface Sayings {
  load(language: Language): Promise<Dictionary>
  in(language: Language): Dictionary
}

export function sayings(
  dictionaries: Readonly<Record<Language, () => Promise<Dictionary>>>,
): Sayings {
  const loaded = new Map<Language, Dictionary>()
  return {
    async load(language) {
      const dictionary = loaded.get(language) ?? (await dictionaries[language]())
      loaded.set(language, dictionary)
      return dictionary
    },
    in(language) {
      const dictionary = loaded.get(language)
      if (!dictionary) throw new Error(`The game was not loaded in "${language}".`)
      return dictionary
    },
  }
}
