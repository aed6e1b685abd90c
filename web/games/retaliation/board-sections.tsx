import type { RetaliationView } from '@bulkhead/retaliation'
import { SECTIONS } from '@bulkhead/retaliation/printed'
import { IconAt } from '../../ui/icon.tsx'
import type { Say } from '../../words/words.ts'
import { Press } from '../hull/board-press.tsx'
import type { Choices } from '../ui.ts'
import type { Layout } from './board-layout.ts'
import type { BoardKey } from './board-words.ts'
import { OXYGEN } from './icons.ts'

/** The three Sections: their floors, the seams between them, and a band that names their Life Support. */

type Air = RetaliationView['lifeSupport']

export function sectionAt({ seams, width }: Layout, i: number): { x: number; width: number } {
  const edges = [0, ...seams, width]
  return { x: edges[i], width: edges[i + 1] - edges[i] }
}

export function Floors({ layout, air }: { readonly layout: Layout; readonly air: Air }) {
  const { band, height, seams } = layout
  return (
    <>
      {SECTIONS.map((section, i) => (
        <rect
          key={section}
          className={air?.[section] ? 'ret-floor ret-air' : 'ret-floor'}
          y={band.y}
          height={height - band.y}
          {...sectionAt(layout, i)}
        />
      ))}
      {seams.map((x) => (
        <path key={x} className="ret-seam" d={`M${x} ${band.y}V${height}`} />
      ))}
    </>
  )
}

interface BandsProps {
  readonly layout: Layout
  readonly air: Air
  readonly say: Say<BoardKey>
  readonly choices: Choices
  readonly fresh: ReadonlySet<string>
}

/** Text of the band, where it is as low as it may be. */
const TEXT = 13
const LOWEST = 25
/** So tall a target must be. */
const TARGET = 40

export function Bands({ layout, air, say, choices, fresh }: BandsProps) {
  const { band } = layout
  const isTall = band.height > LOWEST
  const text = isTall ? band.height * 0.42 : TEXT
  const middle = band.height / 2
  return SECTIONS.map((section, i) => {
    const { x, width } = sectionAt(layout, i)
    const isOn = air?.[section] === true
    const key = isOn ? 'air-on' : air ? 'air-off' : 'air-gone'
    const shown = isTall ? say(isOn ? 'air-on-short' : 'air-off-short') : say(key)
    return (
      <Press
        key={section}
        choices={choices}
        fresh={fresh}
        kind="section"
        id={section}
        label={`${say('section', { section })}: ${say(key)}`}
        className={isOn ? 'ret-band ret-air' : 'ret-band'}
        x={x}
        y={band.y}
        listed
      >
        <rect className="hull-hit" width={width} height={Math.max(TARGET, band.height)} />
        <rect className="ret-band-back" width={width} height={band.height} />
        <rect
          className="ret-band-letter"
          x={10}
          y={middle - text * 0.73}
          width={text * 1.46}
          height={text * 1.46}
          rx={text * 0.3}
        />
        <text
          className="ret-band-name"
          x={10 + text * 0.73}
          y={middle + text * 0.36}
          fontSize={text}
        >
          {section}
        </text>
        <IconAt
          shape={OXYGEN}
          x={20 + text * 2}
          y={middle}
          size={text * 1.1}
          className="ret-band-icon"
        />
        <text
          className="ret-band-text"
          x={28 + text * 2.6}
          y={middle + text * 0.35}
          fontSize={text}
        >
          {shown}
        </text>
      </Press>
    )
  })
}
