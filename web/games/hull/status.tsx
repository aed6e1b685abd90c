import { INTRUDER_TYPES } from '@bulkhead/hull/kinds.ts'
import type { View } from '@bulkhead/hull/view.ts'
import type { Dictionary } from '@bulkhead/kernel'
import { type ReactNode, useId } from 'react'
import { Icon, type IconShape } from '../../ui/icon.tsx'
import { INTRUDER_ICONS } from './icons.ts'
import './status.css'

/** What the bar at the top is made of: one line, and the sheet with all of it that opens by a press. */

interface LineProps {
  /** What is heard instead of seen. */
  readonly spoken: string
  readonly isArmed: boolean
  /** What stands in the line. */
  readonly children: ReactNode
  /** The name of the sheet, what closes it, and what is in it. */
  readonly title: string
  readonly close: string
  readonly sheet: ReactNode
}

export function StatusLine({ spoken, isArmed, children, title, close, sheet }: LineProps) {
  const id = useId()
  return (
    <div className="hull-status">
      <button
        type="button"
        className={isArmed ? 'hull-status-line hull-armed' : 'hull-status-line'}
        popoverTarget={id}
      >
        <span className="unseen">{spoken}</span>
        <span className="hull-status-seen" aria-hidden="true">
          {children}
          <span className="hull-status-more">▾</span>
        </span>
      </button>
      <div id={id} popover="auto" className="hull-tracks" role="dialog" aria-label={title}>
        <div className="hull-tracks-head">
          <h2>{title}</h2>
          <button
            type="button"
            className="button icon-only"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={close}
          >
            ✕
          </button>
        </div>
        {sheet}
      </div>
    </div>
  )
}

/** A number in the line; near its end it is red. */
export function Count({
  shape,
  of,
  all,
  title,
}: {
  readonly shape: IconShape
  readonly of: number
  readonly all?: number
  readonly title: string
}) {
  const near = all !== undefined && of >= all - 1
  return (
    <span className={near ? 'hull-status-count hull-near' : 'hull-status-count'} title={title}>
      <Icon shape={shape} size={16} />
      <span className="mono">{all === undefined ? of : `${of}/${all}`}</span>
    </span>
  )
}

/** A part of the sheet. */
export function Part({
  shape,
  title,
  value,
  children,
}: {
  readonly shape: IconShape
  readonly title: string
  readonly value: string
  readonly children?: ReactNode
}) {
  return (
    <section className="hull-tracks-part">
      <h3>
        <Icon shape={shape} size={20} />
        {title}
        <span className="hull-tracks-value">{value}</span>
      </h3>
      {children}
    </section>
  )
}

/** How much of a supply is on the board. */
export function SupplyPips({ used, all }: { readonly used: number; readonly all: number }) {
  return (
    <span className="hull-pips" aria-hidden="true">
      {Array.from({ length: all }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pips are alike.
        <span key={i} className={i < used ? 'hull-pip hull-used' : 'hull-pip'} />
      ))}
    </span>
  )
}

/** What the bag holds. */
export function BagList({ view, words }: { readonly view: View; readonly words: Dictionary }) {
  return (
    <ul className="hull-bag">
      {['blank', ...INTRUDER_TYPES].map((type) => (
        <li key={type} className={view.bag[type] === 0 ? 'hull-none' : undefined}>
          <Icon shape={INTRUDER_ICONS[type]} size={18} />
          <span>{words[`type.${type}`]}</span>
          <span className="mono">{view.bag[type]}</span>
        </li>
      ))}
    </ul>
  )
}
