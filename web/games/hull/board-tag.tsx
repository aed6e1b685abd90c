import { IconAt } from '../../ui/icon.tsx'
import type { Choices, Tag } from '../ui.ts'
import type { Standing } from './board-figures.tsx'
import { hexAt, type Layout } from './board-layout.ts'

const LETTER = 8
const ICON = 16
const HEIGHT = 22

/** Over everything else, so that no way and no figure hides them. */
export function Tags({
  layout,
  standing,
  choices,
}: {
  readonly layout: Layout
  readonly standing: readonly Standing[]
  readonly choices: Choices
}) {
  const { rooms, mirrored } = layout
  return (
    <>
      {rooms.map(({ x, y }, place) => {
        const { width, height, low } = hexAt(layout, place)
        const aside = low ? 0 : width / 2 - 22
        return (
          <TagMark
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by its number.
            key={place}
            tag={choices.tagAt('place', place)}
            x={x + (mirrored[place] ? -aside : aside)}
            y={y - height / 2}
          />
        )
      })}
      {standing.map(({ key, kind, id, at, size }) => (
        <TagMark key={key} tag={choices.tagAt(kind, id)} x={at.x} y={at.y - size / 2 - 6} />
      ))}
    </>
  )
}

interface Props {
  readonly tag: Tag | null
  readonly x: number
  readonly y: number
}

/** The one number that matters, on the lit thing itself. */
export function TagMark({ tag, x, y }: Props) {
  if (!tag) return null
  const { text, tone, icon } = tag
  const indent = icon ? ICON + 4 : 0
  const width = text.length * LETTER + indent + 16
  return (
    <g
      className={`hull-target-tag hull-tag-${tone}`}
      transform={`translate(${x - width / 2} ${y})`}
    >
      <rect y={-HEIGHT / 2} width={width} height={HEIGHT} rx={HEIGHT / 2} />
      {icon && <IconAt shape={icon} x={8 + ICON / 2} y={0} size={ICON} />}
      <text x={8 + indent + (text.length * LETTER) / 2} y={5}>
        {text}
      </text>
    </g>
  )
}
