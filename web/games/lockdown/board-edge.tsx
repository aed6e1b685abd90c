import { COMPUTER_CARDS, NONE } from '@bulkhead/lockdown/printed'
import { IconAt } from '../../ui/icon.tsx'
import type { Point } from '../hull/board-layout.ts'
import { Press } from '../hull/board-press.tsx'
import { COMPUTER, POD } from '../hull/icons.ts'
import { sideName } from '../hull/reader.ts'
import type { BaseLayout } from './board-layout.ts'
import type { Common } from './board-power.tsx'
import type { BaseWord } from './board-words.ts'
import { BUNKER, ROVER } from './icons.ts'
import { PODS, placeOfTile, waitingIn } from './reader.ts'

/** What stands at the edge of the board: the ways out, and the Computer Action card. */

type Props = Common & { readonly layout: BaseLayout }

/** Where the boxes at the edge begin, and how far each row of one is below the one before. */
const ROW = 21

export function Edge(props: Props) {
  return (
    <>
      <WaysOut {...props} />
      <ComputerCard {...props} at={edgeAt(props.layout, 1)} />
      <Pods {...props} at={edgeAt(props.layout, 2)} />
    </>
  )
}

function edgeAt({ edge, floors }: BaseLayout, floor: number): Point {
  return { x: edge.x, y: floors[floor].y + 9 }
}

// --- Bunker and Rover ---

/** The Bunker stands over the Rover. */
function WaysOut({ layout, view, say, choices, fresh }: Props) {
  const isOpen = layout.board !== 'standard'
  const { x, y } = layout.bunker
  const width = isOpen ? 184 : layout.edge.width
  const rover = { x, y: y + (isOpen ? 40 : 62) }
  const { gateOpen } = view
  const where =
    view.rover === NONE
      ? say('rover-away')
      : say('rover-at', { place: String(view.rover + 1).padStart(3, '0') })
  const shared = { choices, fresh, width, isWide: isOpen }
  return (
    <>
      <Card
        {...shared}
        kind="bunker"
        at={{ x, y }}
        icon={BUNKER}
        name={say('bunker')}
        state={say(gateOpen ? 'gate-open' : 'gate-shut')}
        className={gateOpen ? 'lock-open' : ''}
      />
      <Card
        {...shared}
        kind="rover"
        at={rover}
        icon={ROVER}
        name={say('rover')}
        state={where}
        className=""
      />
      {!gateOpen && <GateBar layout={layout} />}
      {view.rover !== NONE && <RoverMark layout={layout} place={view.rover} />}
    </>
  )
}

function Card({
  kind,
  at,
  width,
  icon,
  name,
  state,
  className,
  isWide,
  choices,
  fresh,
}: Pick<Common, 'choices' | 'fresh'> & {
  readonly kind: string
  readonly at: Point
  readonly width: number
  /** Name and state stand in one line. */
  readonly isWide: boolean
  readonly icon: `gi:${string}`
  readonly name: string
  readonly state: string
  readonly className: string
}) {
  return (
    <Press
      choices={choices}
      fresh={fresh}
      kind={kind}
      id={kind}
      label={`${name}: ${state}`}
      className={`lock-box ${className}`}
      x={at.x}
      y={at.y}
      listed
    >
      <rect width={width} height={isWide ? 35 : 54} rx={8} />
      <IconAt shape={icon} x={18} y={17} size={20} />
      <text className="lock-box-name" x={34} y={22}>
        {name}
      </text>
      <text
        className={isWide ? 'lock-box-state lock-box-end' : 'lock-box-state'}
        x={isWide ? width - 10 : 10}
        y={isWide ? 22 : 44}
      >
        {state}
      </text>
    </Press>
  )
}

/** Before the room that leads out, or before the Bunker itself. */
function GateBar({ layout }: { readonly layout: BaseLayout }) {
  const isOpen = layout.board !== 'standard'
  const { x, y } = isOpen
    ? { x: layout.bunker.x - 9, y: layout.rooms.at(-1)!.y }
    : { x: layout.rooms[0].x + layout.hex.width / 2 + 8, y: layout.rooms[0].y }
  return (
    <g className="lock-gate" transform={`translate(${x} ${y})`}>
      <rect x={-3} y={-20} width={6} height={40} rx={2} />
    </g>
  )
}

/** At the Exit Airlock that it stands at. */
function RoverMark({ layout, place }: { readonly layout: BaseLayout; readonly place: number }) {
  const { x, y } = layout.rooms[place]
  const { width, height } = layout.hex
  return (
    <g className="lock-rover" transform={`translate(${x + width / 2 - 18} ${y + height / 2 + 9})`}>
      <rect x={-13} y={-10} width={26} height={20} rx={5} />
      <IconAt shape={ROVER} x={0} y={0} size={16} />
    </g>
  )
}

// --- the Computer ---

/** Where the small cards of a price stand. */
const PRICES: readonly number[] = [0, 10]

function ComputerCard({ at, layout, view, words, say, choices, fresh }: Props & At) {
  const name = words[`computer.${view.computer}`]
  const lines = inLines(name)
  const first = 42 + (lines.length - 1) * LINE
  const effects = COMPUTER_CARDS[view.computer]?.effects ?? []
  return (
    <Press
      choices={choices}
      fresh={fresh}
      kind="computer"
      id="computer"
      label={`${say('computer')}: ${name}. ${words[`computer-text.${view.computer}`]}`}
      className="lock-box lock-computer"
      x={at.x}
      y={at.y}
      listed
    >
      <rect width={layout.edge.width} height={first + 8 + effects.length * ROW} rx={8} />
      <IconAt shape={COMPUTER} x={18} y={17} size={18} />
      <text className="lock-box-name" x={34} y={22}>
        {say('computer')}
      </text>
      {lines.map((line, i) => (
        <text key={line} className="lock-box-state" x={10} y={42 + i * LINE}>
          {line}
        </text>
      ))}
      {effects.map(({ id, cost }, i) => (
        <g key={id} transform={`translate(10 ${first + 15 + i * ROW})`}>
          {PRICES.slice(0, cost).map((x) => (
            <rect key={x} className="lock-price" x={x} y={-6} width={8} height={12} rx={2} />
          ))}
          <text x={23} y={5}>
            {say(`effect.${id}` as BaseWord)}
          </text>
        </g>
      ))}
    </Press>
  )
}

/** So many letters fit in a line of the box. */
const LETTERS = 15
const LINE = 16

function inLines(name: string): string[] {
  if (name.length <= LETTERS) return [name]
  const end = name.lastIndexOf(' ', LETTERS)
  return end < 0 ? [name] : [name.slice(0, end), name.slice(end + 1)]
}

interface At {
  readonly at: Point
}

// --- pods ---

function Pods({ at, layout, view, words, say, choices, fresh }: Props & At) {
  const { width } = layout.edge
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <g className="lock-box">
        <rect width={width} height={119} rx={8} />
        <IconAt shape={POD} x={18} y={16} size={18} />
        <text className="lock-box-name" x={34} y={21}>
          {say('pods')}
        </text>
      </g>
      {PODS.map((letter, i) => {
        const rider = waitingIn(view, i)
        const state =
          rider >= 0
            ? sideName(view, rider, words)
            : say(placeOfTile(view, `css-${letter}`) < 0 ? 'pod-unknown' : 'pod-empty')
        return (
          <Press
            key={letter}
            choices={choices}
            fresh={fresh}
            kind="pod"
            id={letter}
            label={say('pod', { letter: letter.toUpperCase(), state })}
            className={`lock-pod ${rider >= 0 ? 'lock-taken' : ''}`}
            x={8}
            y={40 + i * ROW}
            listed
          >
            <rect className="lock-pod-hit" x={-4} y={-10} width={width - 8} height={20} rx={5} />
            <rect className="lock-pod-letter" y={-9} width={18} height={18} rx={4} />
            <text x={9} y={5}>
              {letter.toUpperCase()}
            </text>
            <text className="lock-pod-state" x={26} y={5}>
              {state}
            </text>
          </Press>
        )
      })}
      <CssTokens view={view} words={words} say={say} choices={choices} fresh={fresh} />
    </g>
  )
}

/** The tokens of the Time track that launch the pods, each by its space. */
function CssTokens({ view, words, say, choices, fresh }: Common) {
  return view.css.map(({ space, id, used }, i) => {
    const what = id === null ? say('css-hidden') : words[`css.${id}`]
    const state = used ? 'lock-used' : space === view.time ? 'lock-now' : ''
    return (
      <Press
        key={space}
        choices={choices}
        fresh={fresh}
        kind="space"
        id={space}
        label={say('css-token', { space, what })}
        className={`lock-css ${state} ${id === null ? '' : 'lock-known'}`}
        x={13 + i * 20}
        y={106}
        listed
      >
        <rect x={-9} y={-9} width={18} height={18} rx={4} />
        <text y={5}>{id === null ? space : SHORT[id]}</text>
      </Press>
    )
  })
}

/** What a launch sends off, in one letter. */
const SHORT: Readonly<Record<string, string>> = { a: 'A', b: 'B', c: 'C', all: '★', none: '–' }
