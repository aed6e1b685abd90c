import type { View } from '@bulkhead/hull/view.ts'
import type { Dictionary, Language } from '@bulkhead/kernel'
import { typeset } from '../../words/words.ts'
import type { HullGame } from './game.ts'
import { GISTS } from './gists.ts'

/** The game's words as a reader may know them: names laid over the dictionary, and a few of ours. */
export function wordsFor<V extends View>(
  game: HullGame<V>,
): (view: V | null, language: Language) => Dictionary {
  /** The words stay the same things while the names do, so that what shows them need not be drawn anew. */
  let latest: { readonly key: string; readonly words: Dictionary } | null = null
  const dictionaries: Partial<Record<Language, Dictionary>> = {}
  return (view, language) => {
    const names = view ? game.namesIn(game.text.in(language), view, language) : {}
    const key = `${language} ${JSON.stringify(names)}`
    if (latest?.key !== key) {
      dictionaries[language] ??= dictionaryOf(game, language)
      latest = { key, words: { ...dictionaries[language], ...typeset(names, language) } }
    }
    return latest.words
  }
}

function dictionaryOf<V extends View>({ text, says }: HullGame<V>, language: Language): Dictionary {
  return {
    ...typeset(text.in(language), language),
    ...GISTS[language],
    ...says[language],
    'name.language': language,
  }
}

/** The language that words are in. */
export function languageOf(words: Dictionary): Language {
  return words['name.language'] === 'fr' ? 'fr' : 'en'
}
