import type { CardType } from './names.ts'

const GLYPHS: Readonly<Record<CardType, string>> = {
  action: 'M-4 -5L5 0L-4 5Z',
  trap: 'M-6 -4L-4 4L-2 -2L0 4L2 -2L4 4L6 -4',
  'trap+action': 'M-6 -4L-4 4L-2 -2L0 4L2 -2L4 4L6 -4',
  module: 'M-5 -5H5V5H-5ZM-1 -1H1V1H-1Z',
  shortcut: 'M-6 4C-5 -5 3 -6 5 1M1 0L5 2L6 -3',
  duplication: 'M-5 -5H2V2H-5ZM2 -2H5V5H-2V2',
  special: 'M0 -6L2 -2L6 0L2 2L0 6L-2 2L-6 0L-2 -2Z',
  instant: 'M1 -6L-4 1H0L-1 6L4 -1H0Z',
}

interface Props {
  readonly type: CardType
  readonly x: number
  readonly y: number
}

/** The kind of a card, within another drawing. */
export function TypeGlyph({ type, x, y }: Props) {
  return <path d={GLYPHS[type]} transform={`translate(${x} ${y})`} className="the-type" />
}

/** The same in a line of text. */
export function TypeMark({ type }: { readonly type: CardType }) {
  return (
    <svg viewBox="-7 -7 14 14" width="14" height="14" className="the-type-mark" aria-hidden="true">
      <path d={GLYPHS[type]} className="the-type" />
    </svg>
  )
}
