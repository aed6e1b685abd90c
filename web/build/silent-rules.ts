import type { Plugin } from 'vite'

const DICTIONARY = /\/games\/[\w-]+\/text\/(en|fr)\.ts$/

/** Leaves the dictionaries of the games out of the workers: they play, and the page says what happens. */
export function silentRules(): Plugin {
  return {
    name: 'silent-rules',
    enforce: 'pre',
    load(id) {
      const [, language] = DICTIONARY.exec(id) ?? []
      return language && `export const ${language} = {}`
    },
  }
}
