import type { Dictionary } from '@bulkhead/kernel'
import { Icon } from '../../ui/icon.tsx'
import type { Choices } from '../ui.ts'
import { CARD_ICONS } from './icons.ts'
import { cardName } from './names.ts'

interface Props {
  readonly cards: readonly string[]
  readonly words: Dictionary
  readonly choices: Choices
}

/** Cards by their names alone; each explains itself. */
export function CardNames({ cards, words, choices }: Props) {
  return (
    <ul className="the-names">
      {counted(cards).map(([card, count]) => (
        <li key={card}>
          <button
            type="button"
            className="the-name"
            data-target={`card:${card}`}
            onClick={() => choices.press('card', card)}
          >
            <Icon shape={CARD_ICONS[card]} size={16} />
            {cardName(card, words)}
            {count > 1 && <b>×{count}</b>}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Cards that are alike, counted. */
export function counted(cards: readonly string[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  return [...counts]
}
