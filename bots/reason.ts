import { type Dictionary, type Language, render } from '@bulkhead/kernel'
import type { Reason } from './bot.ts'
import { PLAYERS } from './players.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'

const COMMON: Readonly<Record<Language, Dictionary>> = { en, fr }

/** Every sentence of the bots that play this game. */
export function reasonTexts(language: Language, game: string): Dictionary {
  const own = Object.hasOwn(PLAYERS, game) ? PLAYERS[game].text[language] : {}
  return { ...COMMON[language], ...own }
}

/** A reason in the reader's language; the game's own texts name cards, places and sides in it. */
export function renderReason(
  language: Language,
  game: { readonly id: string; readonly text: Readonly<Record<Language, Dictionary>> },
  { key, params }: Reason,
): string {
  const dictionary = { ...game.text[language], ...reasonTexts(language, game.id) }
  return render(dictionary, `because.${key}`, params)
}
