import type { Price } from '../games/ui.ts'

const MOST = 4

/** What is paid, as small cards; the words beside them are for whoever has room or listens. */
export function PriceCards({ price }: { readonly price: Price }) {
  return (
    <span className="price">
      <SmallCards number={price.cards} />
      <span className="price-words">{price.text}</span>
    </span>
  )
}

export function SmallCards({ number }: { readonly number: number }) {
  return (
    <span className="small-cards" aria-hidden="true">
      {Array.from({ length: Math.min(number, MOST) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
        <i key={i} />
      ))}
    </span>
  )
}
