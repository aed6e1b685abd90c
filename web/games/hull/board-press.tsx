import type { Option, Target } from '@bulkhead/kernel'
import type { KeyboardEvent, ReactNode } from 'react'
import { usePreview } from '../preview.ts'
import { type Choices, keyOf } from '../ui.ts'

interface Props {
  readonly choices: Choices
  readonly fresh: ReadonlySet<string>
  readonly kind: string
  readonly id: string | number
  readonly label: string
  readonly className: string
  readonly x?: number
  readonly y?: number
  readonly scale?: number
  /** Takes the press in its place where this cannot be chosen and that can. */
  readonly otherwise?: Target
  /** Reached by the arrow keys while nothing can be chosen. */
  readonly listed?: boolean
  /** One's own figure. */
  readonly self?: boolean
  readonly children: ReactNode
}

/** A part of the drawing that can be pressed: chosen where it is lit, explained where it is not. */
export function Press({
  choices,
  fresh,
  kind,
  id,
  label,
  className,
  x = 0,
  y = 0,
  scale,
  otherwise,
  listed = false,
  self = false,
  children,
}: Props) {
  const lit = choices.isLit(kind, id)
  const previewed = usePreview(choices, (option) => pointsAt(option, kind, id))
  const picked = lit && choices.isPicked(kind, id)
  const marked = choices.isMarked(kind, id)
  const key = keyOf({ kind, id })
  const stands = lit || !otherwise || !choices.isLit(otherwise.kind, otherwise.id)
  const to = stands ? { kind, id } : otherwise
  const press = () => choices.press(to.kind, to.id)
  const point = (on: boolean) => () => choices.point(to.kind, to.id, on)
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    press()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no button inside a drawing.
    <g
      className={[
        'hull-press',
        className,
        lit && 'hull-lit',
        picked && 'hull-picked',
        marked && 'hull-marked',
        self && 'hull-self',
        fresh.has(key) && 'hull-fresh',
        previewed && 'hull-previewed',
      ]
        .filter(Boolean)
        .join(' ')}
      data-target={key}
      data-lit={lit || undefined}
      data-marked={marked || undefined}
      data-self={self || undefined}
      data-listed={listed || undefined}
      role="button"
      tabIndex={lit ? 0 : -1}
      aria-pressed={lit ? picked : undefined}
      style={{ transform: `translate(${x}px, ${y}px)${scale ? ` scale(${scale})` : ''}` }}
      onClick={press}
      onKeyDown={pressed}
      onPointerEnter={point(true)}
      onPointerLeave={point(false)}
      onFocus={point(true)}
      onBlur={point(false)}
    >
      <title>{label}</title>
      <g {...UNHEARD}>{children}</g>
    </g>
  )
}

/** Whoever listens hears the title alone. */
const UNHEARD = { 'aria-hidden': true } as const

function pointsAt(option: Option | null, kind: string, id: string | number): boolean {
  return option?.targets?.some((target) => target.kind === kind && target.id === id) ?? false
}
