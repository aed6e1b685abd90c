import {
  type Decision,
  type Dictionary,
  type Language,
  render,
  renderOption,
} from '@bulkhead/kernel'
import type { Chosen, Reason } from './bot.ts'
import { playersOf } from './loaded.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'

const COMMON: Readonly<Record<Language, Dictionary>> = { en, fr }

/** The answer of a bot with a reason that names the move: for those who keep reasons to show them. */
export function naming({ options }: Decision, { picks, because }: Chosen): Chosen {
  if (!because) return { picks }
  const moves = options
    .filter(({ id }) => picks.includes(id))
    .map(({ label, targets, params }) => ({ label, targets, params }))
  return { picks, because: { ...because, moves } }
}

/** Every sentence of the bots that play this game. */
export function reasonTexts(language: Language, game: string): Dictionary {
  return { ...COMMON[language], ...playersOf(game)?.text[language] }
}

/** A reason in the reader's language; the game's own texts name cards, places and sides in it. */
export function renderReason(
  language: Language,
  game: { readonly id: string; readonly text: Readonly<Record<Language, Dictionary>> },
  reason: Reason,
): string {
  return reasonIn({ ...game.text[language], ...reasonTexts(language, game.id) }, reason)
}

/** The move and its aim, by the texts of the game and those of its bots. */
export function reasonIn(dictionary: Dictionary, { key, params, moves }: Reason): string {
  const aim = render(dictionary, `because.${key}`, params)
  if (!moves) return aim
  const named = moves.map((move) => renderOption(dictionary, { ...move, id: '' }))
  return `${named.join(', ') || dictionary['because.nothing']}. ${aim}`
}
