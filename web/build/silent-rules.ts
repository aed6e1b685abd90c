import type { Plugin } from 'vite'

const DICTIONARY = /\/(?:games|bots)\/[\w-]+\/text\/(en|fr)\.ts$/

/** Leaves the dictionaries of games and bots out of the workers: they play, and the page says what happens and why. */
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
