import type { Dictionary, Option } from '@bulkhead/kernel'
import type { RetaliationView } from '@bulkhead/retaliation'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { IconAt } from '../../ui/icon.tsx'
import { useSay } from '../../words/words.ts'
import type { Choices } from '../ui.ts'
import type { Layout } from './board-layout.ts'
import { BOARD } from './board-words.ts'
import { INTRUDER_ICONS } from './icons.ts'
import { placeOf } from './reader.ts'

/** Hits in a corridor are placed one by one on whoever is there; only what can come of it is offered. */

const KINDS = [
  { type: 'drone', param: 'drones', hits: 2 },
  { type: 'adult', param: 'adults', hits: 1 },
  { type: 'larva', param: 'larvae', hits: 1 },
  { type: 'queen', param: 'queen', hits: 1 },
] as const

type Kind = (typeof KINDS)[number]
type Placed = Readonly<Record<Kind['param'], number>>

const NONE: Placed = { drones: 0, adults: 0, larvae: 0, queen: 0 }

function countOf({ params = {} }: Option, param: Kind['param']): number {
  return Number(params[param] ?? 0)
}

/** The ways to share them out that what is placed still allows. */
function left(options: readonly Option[], placed: Placed): readonly Option[] {
  return options.filter((option) =>
    KINDS.every(({ param }) => countOf(option, param) >= placed[param]),
  )
}

interface Props {
  readonly view: RetaliationView
  readonly words: Dictionary
  readonly layout: Layout
  readonly choices: Choices
}

const SIZE = 46
const GAP = 6
const HEIGHT = 84

/** Beside the plate: how many are left, and on whom they may go. */
export function Hits({ view, words, layout, choices }: Props) {
  const say = useSay(BOARD)
  const [placed, setPlaced] = useState(NONE)
  const { asked } = choices
  const isAsked = asked?.prompt === 'share-hits'
  const question = isAsked ? `${asked.id} ${asked.revision}` : ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question starts from nothing.
  useEffect(() => setPlaced(NONE), [question])
  if (!isAsked) return null
  const options = asked.options
  const place = placeOf(view, asked.params?.corridor ?? -1)
  const strip = layout.strips[place]
  if (!strip) return null
  const shown = KINDS.filter(({ param }) => options.some((option) => countOf(option, param) > 0))
  const used = KINDS.reduce((sum, { param, hits }) => sum + hits * placed[param], 0)
  const width = Math.max(150, shown.length * (SIZE + GAP) + 16)
  const x = clamp(strip.middle.x - width / 2, 4, layout.width - width - 4)
  const isAbove = strip.middle.y + 26 + HEIGHT > layout.height
  const y = isAbove ? strip.middle.y - 26 - HEIGHT : strip.middle.y + 26
  const put = ({ param }: Kind) => {
    const next = { ...placed, [param]: placed[param] + 1 }
    const fitting = left(options, next)
    if (fitting.length === 1) choices.press('hits', fitting[0].id)
    else setPlaced(next)
  }
  return (
    <g className="ret-hits-panel" transform={`translate(${x} ${y})`}>
      <rect className="ret-hits-back" width={width} height={HEIGHT} rx={10} />
      <text x={width / 2} y={20}>
        {say('hits-left', { number: Number(asked.params?.number ?? 0) - used })}
      </text>
      {shown.map((kind, i) => {
        const mayTake =
          left(options, { ...placed, [kind.param]: placed[kind.param] + 1 }).length > 0
        const at = (width - shown.length * (SIZE + GAP) + GAP) / 2 + i * (SIZE + GAP)
        return (
          <HitButton
            key={kind.type}
            kind={kind}
            x={at}
            isOff={!mayTake}
            number={placed[kind.param]}
            label={say(kind.hits === 2 ? 'place-two' : 'place', {
              who: words[`type.${kind.type}`],
            })}
            onPress={() => mayTake && put(kind)}
          />
        )
      })}
    </g>
  )
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}

interface ButtonProps {
  readonly kind: Kind
  readonly x: number
  readonly number: number
  readonly isOff: boolean
  readonly label: string
  readonly onPress: () => void
}

function HitButton({ kind, x, number, isOff, label, onPress }: ButtonProps) {
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onPress()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no button inside a drawing.
    <g
      className={isOff ? 'ret-hit off' : 'ret-hit'}
      transform={`translate(${x} 30)`}
      data-target={`hit:${kind.type}`}
      data-lit={isOff ? undefined : true}
      role="button"
      tabIndex={0}
      aria-disabled={isOff || undefined}
      onClick={onPress}
      onKeyDown={pressed}
    >
      <title>{label}</title>
      <rect width={SIZE} height={SIZE} rx={10} />
      <g className={`ret-group ret-${kind.type}`} {...UNHEARD}>
        <IconAt shape={INTRUDER_ICONS[kind.type]} x={SIZE / 2} y={SIZE / 2} size={28} />
      </g>
      {number > 0 && (
        <g className="ret-hit-number" transform={`translate(${SIZE - 6} 6)`} {...UNHEARD}>
          <circle r={9} />
          <text y={4.8}>{number}</text>
        </g>
      )}
    </g>
  )
}

/** Whoever listens hears the title alone. */
const UNHEARD = { 'aria-hidden': true } as const
