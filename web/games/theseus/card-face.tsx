import type { Dictionary } from '@bulkhead/kernel'
import type { ReactNode } from 'react'
import { IconAt, type IconShape } from '../../ui/icon.tsx'
import type { Plan } from './board.tsx'
import { fitted, textWidth } from './fit.ts'
import { type Cell, heightIn, type Span, spanIn } from './geometry.ts'
import { CARD_ICONS } from './icons.ts'
import { cardName, printedCard } from './names.ts'
import { classes, UNHEARD } from './pressable.ts'
import { TypeGlyph } from './type-glyph.tsx'

/** A card on the board, in a cell of any form: icon, owner, value, marks and as much of its name as fits. */

export interface Mark {
  readonly icon: IconShape
  readonly tone: 'bad' | 'warn' | 'act' | 'calm'
  readonly text?: string
}

interface Face {
  readonly plan: Plan
  readonly cell: Cell
  readonly words: Dictionary
  readonly card: string
  /** Of whose faction it is; null for a Bonus card. */
  readonly initial: string | null
  readonly value: number | null
  readonly upgrades: number
  readonly marks: readonly Mark[]
}

const LINE = 1.12
const ROW = 20
/** In a lower cell there is room for a small icon alone: its colour says whose it is. */
const LOW = 10
const LOW_ICON = 13

export function CardFace(face: Face) {
  const { plan, cell, words, card } = face
  const size = plan.ring.isSmall ? 14 : 13
  const row = plan.ring.isSmall ? 18 : ROW
  const height = heightIn(cell) - 4
  const name = cardName(card, words)
  const span = (y: number, tall: number) => spanIn(cell, y, tall)
  const isLow = height < LOW
  const rows = isLow
    ? [[iconOf(card, LOW_ICON)]]
    : rowsFor(face, roomOf(span(cell.middle.y, row / 2)), height >= row * 2)
  const most = Math.min(2, Math.max(0, Math.floor((height - rows.length * row) / (size * LINE))))
  const { lines, top, x } = linesFor(most)
  const isFlat = lines.length === 0 && rows.length === 1 && !isLow
  const beside = isFlat
    ? fitted(name, roomOf(span(cell.middle.y, size)) - widthOf(rows[0]) - 8, size, 1)
    : []

  function linesFor(number: number): { lines: string[]; top: number; x: number } {
    const start = cell.middle.y - (rows.length * row + number * size * LINE) / 2
    const spans = Array.from({ length: number }, (_, i) => span(lineAt(start, i), size))
    const whole = {
      left: Math.max(...spans.map(({ left }) => left)),
      right: Math.min(...spans.map(({ right }) => right)),
    }
    const found = number > 0 ? fitted(name, roomOf(whole), size, number) : []
    if (found.length < number) return linesFor(number - 1)
    return { lines: found, top: start, x: middleOf(whole) }
  }
  function lineAt(start: number, i: number): number {
    return start + rows.length * row + (i + 0.5) * size * LINE
  }
  return (
    <g {...UNHEARD}>
      {rows.map((one, i) => {
        const y = top + (i + 0.5) * row
        return (
          <Row
            key={one[0].key}
            parts={one}
            x={middleOf(span(y, row))}
            y={y}
            name={beside[0] ?? ''}
            size={size}
          />
        )
      })}
      {lines.map((line, i) => {
        const y = lineAt(top, i)
        return (
          <text key={line} x={x} y={y} className="the-card-name">
            {line}
          </text>
        )
      })}
    </g>
  )
}

function roomOf({ left, right }: Span): number {
  return right - left - 6
}

function middleOf({ left, right }: Span): number {
  return (left + right) / 2
}

interface Part {
  readonly key: string
  readonly width: number
  /** Left out first where there is too little room. */
  readonly isMinor?: boolean
  draw(x: number, y: number): ReactNode
}

function iconOf(card: string, size: number): Part {
  return {
    key: 'icon',
    width: size + 2,
    draw: (x, y) => (
      <IconAt shape={CARD_ICONS[card]} x={x} y={y} size={size} className="the-card-icon" />
    ),
  }
}

function partsOf(face: Face, isSmall: boolean): Part[] {
  const { card, initial, value, upgrades, marks } = face
  const icon = iconOf(card, isSmall ? 17 : 21)
  if (initial === null) return [icon]
  return [
    {
      key: 'owner',
      width: isSmall ? 11 : 19,
      draw: (x, y) => <Owner x={x} y={y} initial={initial} isSmall={isSmall} />,
    },
    {
      key: 'type',
      width: 16,
      isMinor: true,
      draw: (x, y) => <TypeGlyph type={printedCard(card).type} x={x} y={y} />,
    },
    icon,
    ...marks.map((mark) => ({
      key: mark.icon,
      width: 17 + (mark.text ? textWidth(mark.text, 13) : 0),
      draw: (x: number, y: number) => <MarkAt x={x} y={y} mark={mark} />,
    })),
    ...(value === null
      ? []
      : [
          {
            key: 'value',
            width: isSmall ? 15 : 20,
            draw: (x: number, y: number) => <Value x={x} y={y} value={value} upgrades={upgrades} />,
          },
        ]),
  ]
}

function widthOf(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + part.width, 0)
}

/** All in a row; without what is minor; smaller; the icon in a row of its own; or the icon alone. */
function rowsFor(face: Face, width: number, hasRoom: boolean): (readonly Part[])[] {
  const isMajor = ({ isMinor }: Part) => !isMinor
  const full = partsOf(face, face.plan.ring.isSmall)
  const small = partsOf(face, true).filter(isMajor)
  const fits = [full, full.filter(isMajor), small].find((parts) => widthOf(parts) <= width)
  if (fits) return [fits]
  const icon = small.filter(({ key }) => key === 'icon')
  const others = small.filter(({ key }) => key !== 'icon')
  return hasRoom && others.length > 0 ? [icon, others] : [icon]
}

interface RowProps {
  readonly parts: readonly Part[]
  readonly x: number
  readonly y: number
  /** Written after the icon where nothing stands below. */
  readonly name: string
  readonly size: number
}

function Row({ parts, x, y, name, size }: RowProps) {
  const nameWidth = name ? textWidth(name, size) + 8 : 0
  let left = x - (widthOf(parts) + nameWidth) / 2
  const drawn = parts.map((part) => {
    const at = left + part.width / 2
    left += part.width
    const text =
      part.key === 'icon' && name ? (
        <text x={left + nameWidth / 2} y={y} className="the-card-name">
          {name}
        </text>
      ) : null
    if (text) left += nameWidth
    return (
      <g key={part.key}>
        {part.draw(at, y)}
        {text}
      </g>
    )
  })
  return <>{drawn}</>
}

interface At {
  readonly x: number
  readonly y: number
}

/** A coloured letter where there is no room for its plate. */
function Owner({
  x,
  y,
  initial,
  isSmall,
}: At & { readonly initial: string; readonly isSmall: boolean }) {
  return (
    <g className={isSmall ? 'the-owner the-bare' : 'the-owner'}>
      {!isSmall && <rect x={x - 8} y={y - 8} width="15" height="16" rx="3" />}
      <text x={x - 0.5} y={y + 0.5}>
        {initial}
      </text>
    </g>
  )
}

function Value({
  x,
  y,
  value,
  upgrades,
}: At & { readonly value: number; readonly upgrades: number }) {
  return (
    <g className={classes('the-value', upgrades > 0 && 'the-raised')}>
      <path d={`M${x - 8} ${y - 4}L${x} ${y - 9}L${x + 8} ${y - 4}V${y + 8}H${x - 8}Z`} />
      <text x={x} y={y + 1}>
        {value}
      </text>
    </g>
  )
}

function MarkAt({ x, y, mark: { icon, tone, text } }: At & { readonly mark: Mark }) {
  const width = text ? textWidth(text, 13) : 0
  return (
    <g className={`the-mark the-tone-${tone}`}>
      <IconAt shape={icon} x={x - width / 2} y={y} size={15} />
      {text && (
        <text x={x + 8} y={y}>
          {text}
        </text>
      )}
    </g>
  )
}
