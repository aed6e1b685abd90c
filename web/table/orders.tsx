import { type Dictionary, type Option, render, renderOption } from '@bulkhead/kernel'
import { useMemo, useState } from 'react'
import type { AnyGameUi } from '../games/ui.ts'
import type { Asked, Offer, Order, Refused } from '../play/position.ts'
import type { TableSource } from '../play/source.ts'
import { Icon } from '../ui/icon.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { useSay } from '../words/words.ts'
import { ORDER_WORDS } from './order-words.ts'
import './orders.css'

/** Whenever I am asked this, pick that: how such orders are given and taken back. */
export interface Ordering {
  readonly orders: readonly Order[]
  /** Whether the same choice may be wanted again: one that points at nothing in the present position. */
  mayPin(asked: Asked, option: Option): boolean
  /** Answers by an order now, and whenever the same is asked. */
  pin(asked: Asked, option: Option): void
  /** Whoever plays this seat never takes the offer, and it is not shown any more. */
  forbid(offer: Offer): void
  remove(order: Order): void
}

interface Props {
  readonly source: TableSource
  readonly orders: readonly Order[]
  readonly ui: AnyGameUi
  readonly words: Dictionary
  readonly doing: (what: Promise<Refused | null>) => Promise<void>
}

/** As many as the server keeps, and as long as a note may be. */
const MOST_ORDERS = 20
const LONGEST_NOTE = 300

export function useOrdering({ source, orders, ui, words, doing }: Props): Ordering {
  const say = useSay(ORDER_WORDS)
  return useMemo(
    () => ({
      orders,
      mayPin({ min, max, cancel, prompt }, { targets = [] }) {
        const isSingle = min === 1 && max === 1 && !cancel
        return isSingle && targets.length === 0 && !ui.neverOrdered?.has(prompt)
      },
      pin(asked, option) {
        const note = say('with-answer', {
          question: render(words, `prompt.${asked.prompt}`, asked.params),
          option: renderOption(words, option),
        }).slice(0, LONGEST_NOTE)
        const others = orders.filter((one) => !('prompt' in one && one.prompt === asked.prompt))
        const order = { prompt: asked.prompt, picks: [option.id], note }
        doing(source.order([order, ...others].slice(0, MOST_ORDERS)))
      },
      forbid(offer) {
        const note = say('never-note', { option: renderOption(words, offer) })
        const order = { never: offer.id, note: note.slice(0, LONGEST_NOTE) }
        doing(source.order([order, ...orders].slice(0, MOST_ORDERS)))
      },
      remove(order) {
        doing(source.order(orders.filter((one) => one !== order)))
      },
    }),
    [source, orders, ui, words, doing, say],
  )
}

export function Pin({ option, onPin }: { readonly option: string; readonly onPin: () => void }) {
  const say = useSay(ORDER_WORDS)
  return (
    <button
      type="button"
      className="offer-pin"
      aria-label={say('pin', { option })}
      title={say('pin-about')}
      onClick={onPin}
    >
      <Icon shape="gi:pin" size={16} />
    </button>
  )
}

export function Forbid({
  option,
  onForbid,
}: {
  readonly option: string
  readonly onForbid: () => void
}) {
  const say = useSay(ORDER_WORDS)
  return (
    <button
      type="button"
      className="offer-pin"
      aria-label={say('never', { option })}
      title={say('never-about')}
      onClick={onForbid}
    >
      <Icon shape="gi:cancel" size={16} />
    </button>
  )
}

export function OrderList({ ordering }: { readonly ordering: Ordering }) {
  const say = useSay(ORDER_WORDS)
  const { orders, remove } = ordering
  return (
    <section className="orders">
      <h3 className="pane-title">{say('title')}</h3>
      <p className="muted">{say('about')}</p>
      <ul>
        {orders.map((order) => {
          const plain = plainly(order)
          const note = order.note ?? plain
          return (
            <li key={plain}>
              <Icon shape="gi:pin" size={16} />
              <span>{note}</span>
              <button
                type="button"
                className="button"
                aria-label={say('remove-one', { note })}
                onClick={() => remove(order)}
              >
                {say('remove')}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function plainly(order: Order): string {
  return 'never' in order ? `× ${order.never}` : `${order.prompt} → ${order.picks.join(', ')}`
}

/** That somebody answers by orders is always in sight. */
export function OrdersNote({ ordering }: { readonly ordering: Ordering }) {
  const say = useSay(ORDER_WORDS)
  const [open, setOpen] = useState(false)
  const number = ordering.orders.length
  if (number === 0) return null
  return (
    <>
      <button type="button" className="button plain orders-note" onClick={() => setOpen(true)}>
        <Icon shape="gi:pin" size={16} /> {say(number === 1 ? 'given-one' : 'given', { number })}
      </button>
      {open && (
        <Sheet title={say('title')} onClose={() => setOpen(false)}>
          <OrderList ordering={ordering} />
        </Sheet>
      )}
    </>
  )
}
