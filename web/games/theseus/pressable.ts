import type { KeyboardEvent } from 'react'
import { type Choices, keyOf } from '../ui.ts'

interface Pressed {
  readonly kind: string
  readonly id: string
  readonly label: string
}

/** What makes a part of the drawing a button: pressing chooses it, or explains it. */
export function pressable(choices: Choices, { kind, id, label }: Pressed) {
  const isLit = choices.isLit(kind, id)
  const point = (on: boolean) => choices.point(kind, id, on)
  return {
    role: 'button',
    tabIndex: isLit ? 0 : -1,
    'aria-label': label,
    'aria-pressed': isLit ? choices.isPicked(kind, id) : undefined,
    'data-target': keyOf({ kind, id }),
    'data-lit': isLit || undefined,
    'data-marked': choices.isMarked(kind, id) || undefined,
    'data-listed': true,
    'data-picked': choices.isPicked(kind, id) || undefined,
    onClick: () => choices.press(kind, id),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      choices.press(kind, id)
    },
    onPointerEnter: () => point(true),
    onPointerLeave: () => point(false),
    onFocus: () => point(true),
    onBlur: () => point(false),
  } as const
}

export function classes(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}

/** For what a drawing says within something that has a name of its own. */
export const UNHEARD = { 'aria-hidden': true } as const
