import type { Dictionary } from '@bulkhead/kernel'
import type { LockdownView } from '@bulkhead/lockdown'
import { IconAt } from '../../ui/icon.tsx'
import type { Say } from '../../words/words.ts'
import type { Point } from '../hull/board-layout.ts'
import { Press } from '../hull/board-press.tsx'
import { LOCKED } from '../hull/icons.ts'
import { capital } from '../hull/reader.ts'
import type { Choices } from '../ui.ts'
import type { BaseLayout } from './board-layout.ts'
import type { BaseWord } from './board-words.ts'
import { DARK, ELEVATOR, POWER } from './icons.ts'
import { nextFailure, type PowerPlace, SECTIONS, type Section } from './reader.ts'

export interface Common {
  readonly view: LockdownView
  readonly words: Dictionary
  readonly choices: Choices
  readonly fresh: ReadonlySet<string>
  readonly say: Say<BaseWord>
}

type Props = Common & { readonly layout: BaseLayout }

/** Name, Power token and state of every section, and the Elevator with its own token. */
export function PowerMarks(props: Props) {
  const { view, layout } = props
  const isOpen = layout.board !== 'standard'
  return (
    <>
      {SECTIONS.map((section, i) => (
        <Gutter key={section} {...props} section={section} at={gutterAt(layout, i, isOpen)} />
      ))}
      {SECTIONS.map((section, i) =>
        isOpen && i === 0 ? null : <Header key={section} {...props} section={section} floor={i} />,
      )}
      <Car {...props} at={carAt(view, layout)} />
    </>
  )
}

function gutterAt({ floors }: BaseLayout, floor: number, isOpen: boolean): Point {
  const { y } = floors[floor]
  return floor === 0 && isOpen ? { x: 12, y: floors[1].y - 40 } : { x: 12, y: y + 28 }
}

function Gutter({
  section,
  at,
  view,
  words,
  say,
  ...common
}: Common & { readonly section: Section; readonly at: Point }) {
  const { number, on } = view.power[section]
  return (
    <>
      <text className="lock-section" x={at.x} y={at.y}>
        {say(`s-${section}`)}
      </text>
      <text className={`lock-state ${on ? 'lock-on' : 'lock-off'}`} x={at.x} y={at.y + 26}>
        {say(on ? 'lit' : 'dark')}
      </text>
      <Token
        {...common}
        place={section}
        number={number}
        on={on}
        label={powerLabel(view, section, words, say)}
        x={at.x + 66}
        y={at.y - 5}
      />
    </>
  )
}

export function powerLabel(
  { power }: LockdownView,
  place: PowerPlace,
  words: Dictionary,
  say: Say<BaseWord>,
): string {
  const { number, on } = power[place]
  const state = say(on ? 'lit' : 'dark')
  return say('power', { place: capital(words[`power.${place}`]), number, state })
}

/** A Power token: blue and full while it gives power, an outline in red without. */
function Token({
  place,
  number,
  on,
  label,
  x,
  y,
  scale,
  choices,
  fresh,
}: Pick<Common, 'choices' | 'fresh'> &
  Point & {
    readonly place: PowerPlace
    readonly number: number
    readonly on: boolean
    readonly label: string
    readonly scale?: number
  }) {
  return (
    <Press
      choices={choices}
      fresh={fresh}
      kind="power"
      id={place}
      label={label}
      className={`lock-power ${on ? 'lock-on' : 'lock-off'}`}
      x={x}
      y={y}
      scale={scale}
      listed
    >
      <circle className="hull-hit" r={22} />
      <path d="M0 -19L16.5 -9.5V9.5L0 19L-16.5 9.5V-9.5Z" />
      <text y={6}>{number}</text>
    </Press>
  )
}

/** On the alternate side corridors cross the lines: below room 010 what one says begins after that. */
const [CROSSED, PAST_CROSSING] = [2, 9]

/** What the state of a section brings, over its rooms. */
function Header({
  section,
  floor,
  view,
  say,
  layout,
}: Props & { readonly section: Section; readonly floor: number }) {
  const fails = nextFailure(view)
  const isNext = fails?.place === section
  const { on } = view.power[section]
  if (on && !isNext) return null
  const isWhole = layout.board === 'standard'
  const isCrossed = !isWhole && floor === CROSSED
  const x = isCrossed
    ? layout.rooms[PAST_CROSSING].x + 32
    : layout.shaft.x + layout.shaft.width + 18
  const darkness = say(isWhole ? 'darkness' : 'darkness-brief')
  const text = on ? say('fails-at', { space: fails?.space ?? 0 }) : darkness
  return (
    <g
      className={on ? 'lock-header lock-warns' : 'lock-header'}
      transform={`translate(${x} ${layout.floors[floor].y + 13})`}
    >
      <IconAt shape={on ? POWER : DARK} x={0} y={0} size={15} />
      <text x={13} y={5}>
        {text}
      </text>
    </g>
  )
}

/** Beside the Elevator Room that the tile lies at. */
function carAt({ elevator }: LockdownView, { rooms, shaft }: BaseLayout): Point {
  return { x: shaft.x + shaft.width / 2, y: rooms[elevator]?.y ?? shaft.y }
}

function Car({ at, view, words, say, choices, fresh }: Props & { readonly at: Point }) {
  const { number, on } = view.power.elevator
  const fails = nextFailure(view)?.place === 'elevator'
  const state = view.elevatorStuck ? say('stuck') : say(on ? 'lit' : 'dark')
  return (
    <>
      <Press
        choices={choices}
        fresh={fresh}
        kind="elevator"
        id="elevator"
        label={say('elevator-at', { state })}
        className={`lock-car ${on ? 'lock-on' : 'lock-off'}`}
        x={at.x}
        y={at.y - 8}
        listed
      >
        <rect x={-25} y={-27} width={50} height={74} rx={8} />
        <IconAt shape={view.elevatorStuck ? LOCKED : ELEVATOR} x={0} y={-7} size={28} />
        {fails && <IconAt shape={POWER} x={18} y={-20} size={13} className="lock-warn-sign" />}
      </Press>
      <Token
        choices={choices}
        fresh={fresh}
        place="elevator"
        number={number}
        on={on}
        label={powerLabel(view, 'elevator', words, say)}
        x={at.x}
        y={at.y + 20}
        scale={0.8}
      />
    </>
  )
}
