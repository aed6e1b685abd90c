import {
  type Dictionary,
  type Language,
  type Line,
  type Option,
  render,
  renderOption,
} from '@bulkhead/kernel'
import type { Asked } from '../../play/position.ts'
import { sayIn, words } from '../../words/words.ts'

const WORDS = words(
  {
    'pay-none': 'Choose cards to pay: {cost}',
    pay: 'Pay {cards}',
    'pay-for': 'Pay {cards}: {what}',
    'pay-more': '{cards}, and {number} more',
    'pass-all': 'Keep all cards, pass',
    pass: 'Discard {number}, pass',
    'offer-none': 'Offer nothing, ask for a gift',
  },
  {
    'pay-none': 'Choisir de quoi payer : {cost}',
    pay: 'Payer {cards}',
    'pay-for': 'Payer {cards} : {what}',
    'pay-more': '{cards}, et encore {number}',
    'pass-all': 'Tout garder, passer',
    pass: 'Défausser {number}, passer',
    'offer-none': 'Ne rien proposer, demander un don',
  },
)

/** What the main button does where the names of cards alone do not tell. */
export function deed(
  { prompt, min }: Asked,
  picked: readonly Option[],
  dictionary: Dictionary,
  language: Language,
  what: string,
): string {
  const say = sayIn(WORDS, language)
  const number = picked.length
  if (prompt === 'discard-on-pass') return say(number === 0 ? 'pass-all' : 'pass', { number })
  if (prompt === 'offer' && number === 0 && min === 0) return say('offer-none')
  if (prompt !== 'pay') return ''
  if (number === 0) return say('pay-none', { cost: min })
  const cards = picked.map((option) => renderOption(dictionary, option)).join(' + ')
  if (number < min) return say('pay-more', { cards, number: min - number })
  return what ? say('pay-for', { cards, what: lowered(what) }) : say('pay', { cards })
}

function lowered(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1)
}

/** Whoever may interrupt wants to know what; whoever is offered something, too. */
export function context(
  { prompt, params }: Asked,
  lines: readonly Line[],
  dictionary: Dictionary,
): string {
  return leadingTo(prompt, Number(params?.number ?? 0), lines)
    .map((line) => render(dictionary, `log.${line.kind}`, line.params))
    .join(' ')
}

function leadingTo(prompt: string, things: number, lines: readonly Line[]): readonly Line[] {
  if (prompt === 'interrupt') return lines.filter(({ kind }) => kind === 'acts').slice(-1)
  if (things === 0 || (prompt !== 'offered' && prompt !== 'returned')) return []
  return lines.filter(({ kind }) => kind.startsWith('offers-')).slice(-things)
}
