import { type Dictionary, type Params, render, type Unavailable } from '@bulkhead/kernel'

/** What a card does in few words; its whole text, where that is short by itself. */
export function briefOf(words: Dictionary, family: string, id: string, params?: Params): string {
  const key = `${family}-brief.${id}`
  return render(words, Object.hasOwn(words, key) ? key : `${family}-text.${id}`, params)
}

/** Why something cannot be done now, in a few words and in a sentence. */
export interface Reason {
  readonly few: string
  readonly sentence: string
  readonly rule: string
}

export function reasonOf({ why, params, rule }: Unavailable, words: Dictionary): Reason {
  return { few: words[`why-brief.${why}`], sentence: render(words, `why.${why}`, params), rule }
}
