import { type Dictionary, render, type Seat } from '@bulkhead/kernel'
import { Icon } from '../../ui/icon.tsx'
import { useSay } from '../../words/words.ts'
import type { Choices } from '../ui.ts'
import { CARD_ICONS } from './icons.ts'
import { cardName, cardText, printedCard } from './names.ts'
import { classes } from './pressable.ts'
import { TypeMark } from './type-glyph.tsx'
import { theseusWords } from './words.ts'

interface Props {
  readonly card: string
  readonly seat: Seat | null
  readonly words: Dictionary
  readonly choices: Choices
  /** What pressing it presses, where that is not the card itself. */
  readonly at?: { readonly kind: string; readonly id: string }
  readonly count?: number
  /** Where it lies; said instead of what it is. */
  readonly note?: string
  readonly isFresh?: boolean
}

/** A card in full: what it is and what it does. */
export function Card({ card, seat, words, choices, at, count = 1, note, isFresh }: Props) {
  const say = useSay(theseusWords)
  const { type, value, level, faction } = printedCard(card)
  const { kind, id } = at ?? { kind: 'card', id: card }
  const isLit = choices.isLit(kind, id)
  const levelName = faction !== 'none' && level > 0 ? ` · ${say('level-of', { level })}` : ''
  const typeName = render(words, `type.${type}`) + levelName
  return (
    <button
      type="button"
      className={classes(
        'the-card',
        seat !== null && `the-seat-${seat}`,
        isFresh && 'the-fresh-card',
      )}
      data-target={`${kind}:${id}`}
      data-lit={isLit || undefined}
      data-picked={choices.isPicked(kind, id) || undefined}
      aria-pressed={isLit ? choices.isPicked(kind, id) : undefined}
      onClick={() => choices.press(kind, id)}
      onPointerEnter={() => choices.point(kind, id, true)}
      onPointerLeave={() => choices.point(kind, id, false)}
      onFocus={() => choices.point(kind, id, true)}
      onBlur={() => choices.point(kind, id, false)}
    >
      <span className="the-card-head">
        <Icon shape={CARD_ICONS[card]} size={22} />
        <span className="the-card-title">{cardName(card, words)}</span>
        {count > 1 && <span className="the-card-copies">×{count}</span>}
        {value !== undefined && <span className="the-card-value">{value}</span>}
      </span>
      <span className="the-card-words">{cardText(card, words)}</span>
      <span className="the-card-foot">
        <TypeMark type={type} />
        <span>{note ?? typeName}</span>
      </span>
    </button>
  )
}

/** Cards that are alike, counted. */
export function counted(cards: readonly string[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  return [...counts]
}
