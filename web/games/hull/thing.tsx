import type { ReactNode } from 'react'
import type { Choices } from '../ui.ts'
import { keyOf } from '../ui.ts'

interface Props {
  readonly kind: string
  readonly id: string | number
  readonly choices: Choices
  readonly fresh?: ReadonlySet<string>
  readonly className: string
  readonly label?: string
  readonly children: ReactNode
}

/** Anything that can be pressed: what is lit chooses, everything else explains itself. */
export function Thing({ kind, id, choices, fresh, className, label, children }: Props) {
  const lit = choices.isLit(kind, id)
  const picked = choices.isPicked(kind, id)
  const classes = [
    'hull-thing',
    className,
    lit && 'lit',
    picked && 'picked',
    fresh?.has(keyOf({ kind, id })) && 'fresh',
  ]
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(' ')}
      data-target={keyOf({ kind, id })}
      aria-label={label}
      aria-pressed={lit || picked ? picked : undefined}
      onClick={() => choices.press(kind, id)}
      onPointerEnter={() => choices.point(kind, id, true)}
      onPointerLeave={() => choices.point(kind, id, false)}
      onFocus={() => choices.point(kind, id, true)}
      onBlur={() => choices.point(kind, id, false)}
    >
      {children}
    </button>
  )
}
