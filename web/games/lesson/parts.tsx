import type { Seat } from '@bulkhead/kernel'
import { type ReactNode, useId } from 'react'
import { IconAt, type IconShape } from '../../ui/icon.tsx'
import './lesson.css'

/** What the drawn lessons are made of, in the look of the boards. */

export function Drawing({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 320 170" className="lesson-drawing" aria-hidden="true">
      {children}
    </svg>
  )
}

interface At {
  readonly x: number
  readonly y: number
}

/** Of a thing: at rest, what can be chosen, what is about to happen, what harms. */
export type Tone = 'calm' | 'act' | 'warn' | 'bad' | 'fog'

interface Toned extends At {
  readonly tone?: Tone
}

const SIDES = [0, 1, 2, 3, 4, 5]

/** A room as Nemesis draws it. */
export function Hex({
  x,
  y,
  r = 36,
  tone = 'calm',
  icon,
}: Toned & { readonly r?: number; readonly icon?: IconShape }) {
  const corners = SIDES.map((side) => {
    const angle = (Math.PI / 3) * side
    return `${(x + r * Math.cos(angle)).toFixed(1)},${(y + r * Math.sin(angle)).toFixed(1)}`
  })
  return (
    <g className={`lesson-${tone}`}>
      <polygon points={corners.join(' ')} className="lesson-shape" />
      {icon && <IconAt shape={icon} x={x} y={y} size={r} className="lesson-sign" />}
    </g>
  )
}

export function Card({
  x,
  y,
  tone = 'calm',
  icon,
  tilt = 0,
}: Toned & { readonly icon?: IconShape; readonly tilt?: number }) {
  return (
    <g className={`lesson-${tone}`} transform={`rotate(${tilt} ${x} ${y})`}>
      <rect x={x - 19} y={y - 27} width="38" height="54" rx="5" className="lesson-shape" />
      {icon ? (
        <IconAt shape={icon} x={x} y={y - 2} size={24} className="lesson-sign" />
      ) : (
        <path d={`M${x - 10} ${y - 14}h20M${x - 10} ${y + 2}h20M${x - 10} ${y + 10}h14`} />
      )}
    </g>
  )
}

export function Figure({
  x,
  y,
  seat,
  letter,
}: At & { readonly seat: Seat; readonly letter: string }) {
  return (
    <g className={`lesson-seat-${seat}`}>
      <circle cx={x} cy={y} r="12" />
      <text x={x} y={y + 4.5} className="lesson-letter">
        {letter}
      </text>
    </g>
  )
}

export function Sign({
  x,
  y,
  icon,
  size = 34,
  tone = 'calm',
}: Toned & { readonly icon: IconShape; readonly size?: number }) {
  return (
    <g className={`lesson-${tone}`}>
      <IconAt shape={icon} x={x} y={y} size={size} className="lesson-sign" />
    </g>
  )
}

/** A number or a few letters; nothing that would need translating. */
export function Label({ x, y, children, tone = 'calm' }: Toned & { readonly children: ReactNode }) {
  return (
    <text x={x} y={y} className={`lesson-label lesson-${tone}`}>
      {children}
    </text>
  )
}

export function Arrow({ d }: { readonly d: string }) {
  const tip = useId()
  return (
    <g className="lesson-act">
      <marker
        id={tip}
        viewBox="0 0 8 8"
        refX="6"
        refY="4"
        markerWidth="5"
        markerHeight="5"
        orient="auto"
      >
        <path d="M0 0l8 4-8 4z" className="lesson-tip" />
      </marker>
      <path d={d} className="lesson-arrow" markerEnd={`url(#${tip})`} />
    </g>
  )
}
