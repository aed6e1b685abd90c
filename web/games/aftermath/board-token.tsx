import type { AftermathRoom } from '@bulkhead/aftermath'
import type { Dictionary } from '@bulkhead/kernel'
import { IconAt } from '../../ui/icon.tsx'
import type { Say } from '../../words/words.ts'
import { Press } from '../hull/board-press.tsx'
import type { ShipLayout } from '../nemesis/board-layout.ts'
import type { Choices } from '../ui.ts'
import type { AftWord } from './board-words.ts'
import { AFTERMATH_ICONS } from './icons.ts'

interface Props {
  readonly place: number
  /** What it is, where this seat knows. */
  readonly token: string | null
  readonly layout: ShipLayout
  readonly label: string
  readonly choices: Choices
  readonly fresh: ReadonlySet<string>
}

/** A sand-coloured hexagon at the corner of its room: nothing else on the board has its colour and shape. */
export function TokenMark({ place, token, layout, label, choices, fresh }: Props) {
  const { rooms, hex, mirrored } = layout
  const { x, y } = rooms[place]
  const side = mirrored[place] ? -1 : 1
  return (
    <Press
      choices={choices}
      fresh={fresh}
      kind="aftermath"
      id={place}
      label={label}
      className="aft-token"
      x={x + side * (hex.width / 2 + 3)}
      y={y - hex.height / 2 + 3}
      otherwise={{ kind: 'place', id: place }}
    >
      <g className="hull-appears">
        <path d="M0 -12.5L11 -6.3V6.3L0 12.5L-11 6.3V-6.3Z" />
        {token === null ? (
          <text y={5}>?</text>
        ) : (
          <IconAt shape={AFTERMATH_ICONS[token]} x={0} y={0} size={15} />
        )}
      </g>
    </Press>
  )
}

/** The same in words. */
export function tokenWords(
  { aftermath }: AftermathRoom,
  words: Dictionary,
  say: Say<AftWord>,
): string {
  return aftermath === null
    ? say('token-hidden')
    : say('token-seen', { what: words[`token.${aftermath}`] })
}
