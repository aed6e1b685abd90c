import type { Dictionary } from '@bulkhead/kernel'
import { printed } from '@bulkhead/nemesis/printed'
import { useSay } from '../../words/words.ts'
import { CardFace } from './card-face.tsx'
import { ITEM_ICONS } from './icons.ts'
import { BOARD_WORDS } from './words.ts'

/** The class that gives an Item the colour of its back. */
export function itemClass(id: string): string {
  return `nem-item nem-of-${printed.items[id].colour}`
}

/** An Item card as it is read: what it costs, what it does, what it can become. */
export function ItemFace({ id, words }: { readonly id: string; readonly words: Dictionary }) {
  const say = useSay(BOARD_WORDS)
  const { action, heavy, once, symbol, weapon } = printed.items[id]
  const facts = [
    action && words[`when.${action.when}`],
    weapon && say('ammo', { ammo: 1, capacity: weapon.capacity }),
    heavy && say('heavy'),
    once && say('once'),
    symbol && words[`symbol.${symbol}`],
  ]
  return (
    <CardFace
      art={ITEM_ICONS[id]}
      corner={action ? String(action.cost) : undefined}
      name={words[`item.${id}`]}
      text={words[`item-text.${id}`]}
      foot={facts.filter(Boolean).join(' · ')}
    />
  )
}
