import type { Dictionary, Language, Option } from '@bulkhead/kernel'
import { sayIn } from '../../words/words.ts'
import type { OfferFace } from '../ui.ts'
import { EXPLAIN } from './explain-words.ts'
import { OFFER } from './icons.ts'

/** AFT-EPI-46: whoever takes the Lucrative Offer gives up their Mission for good. */
export function offerOf(
  { label }: Option,
  words: Dictionary,
  language: Language,
): OfferFace | null {
  if (label !== 'lucrative-offer') return null
  const say = sayIn(EXPLAIN, language)
  return {
    icon: OFFER,
    name: words['objective.lucrative-offer'],
    note: say('offer-note'),
    text: [words['objective-text.lucrative-offer'], say('offer-gives-up')],
  }
}
