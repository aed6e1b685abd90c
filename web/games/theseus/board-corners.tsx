import { IconAt, type IconShape } from '../../ui/icon.tsx'
import { sayIn } from '../../words/words.ts'
import type { BoardProps, Plan } from './board.tsx'
import { END_STEP, endRect, needsStrip, type Point, type Ring, STRIP, TOUCH } from './geometry.ts'
import { EMBRYO, END, SPACE, UNIT_ICONS, UPGRADE } from './icons.ts'
import { END_OF_GAME, tokensLeft } from './names.ts'
import { classes, pressable, UNHEARD } from './pressable.ts'
import { theseusWords } from './words.ts'

/** What lies round the station: Space, the supply and the end of the game. */
export function Corners(props: BoardProps & { plan: Plan }) {
  return (
    <g>
      <Space {...props} />
      <Supply {...props} />
      <EndTrack {...props} />
    </g>
  )
}

/** Where the units in Space float, the first one next to its name. */
export function spacePlace(ring: Ring, index: number): Point {
  if (needsStrip(ring.width, ring.height)) {
    return { x: 50 + index * 33, y: ring.height - STRIP / 2 }
  }
  const column = index % 2
  const row = Math.floor(index / 2)
  return { x: 24 + column * 44 - row * 4, y: ring.height - 62 - row * 42 + column * 6 }
}

function Space({ view, plan: { ring }, choices, language }: BoardProps & { plan: Plan }) {
  const say = sayIn(theseusWords, language)
  const isEmpty = view.units.every(({ place }) => place !== 'space')
  const isStrip = needsStrip(ring.width, ring.height)
  const y = ring.height - (isStrip ? STRIP / 2 : 20)
  const label = isEmpty ? `${say('space')}: ${say('space-empty')}` : say('space')
  return (
    <g className="the-corner">
      <rect
        x="2"
        y={y - TOUCH / 2}
        width={isStrip ? TOUCH : 84}
        height={TOUCH}
        className="the-touch"
        {...pressable(choices, { kind: 'token', id: 'space', label })}
      />
      <IconAt shape={SPACE} x={19} y={y} size={22} className="the-corner-icon" />
      {!isStrip && (
        <text x="36" y={y} className="the-corner-text" {...UNHEARD}>
          {say('space')}
        </text>
      )}
    </g>
  )
}

interface Stock {
  readonly id: string
  readonly icon: IconShape
  readonly number: number
  readonly label: string
}

function Supply({ view, plan: { ring }, choices, language }: BoardProps & { plan: Plan }) {
  const say = sayIn(theseusWords, language)
  const waiting = (kinds: readonly string[]) =>
    view.units.filter(({ kind, place }) => kinds.includes(kind) && place === 'supply').length
  const plays = (faction: string) => view.players.some((player) => player.faction === faction)
  const tokens = tokensLeft(view)
  const minors = waiting(['minor-alien'])
  const embryos = waiting(['runner', 'catcher', 'warrior'])
  const stocks: Stock[] = [
    { id: 'upgrade', icon: UPGRADE, number: tokens, label: say('tokens-left', { number: tokens }) },
    ...(plays('aliens')
      ? [
          {
            id: 'minor-alien',
            icon: UNIT_ICONS['minor-alien'],
            number: minors,
            label: say('minors-left', { number: minors }),
          },
        ]
      : []),
    ...(plays('pandora')
      ? [
          {
            id: 'embryo',
            icon: EMBRYO,
            number: embryos,
            label: say('embryos-left', { number: embryos }),
          },
        ]
      : []),
  ]
  const isStrip = needsStrip(ring.width, ring.height)
  return (
    <g>
      {stocks.map(({ id, icon, number, label }, i) => {
        const x = isStrip ? ring.width - 132 - (stocks.length - i) * 44 : ring.width - 50
        const y = isStrip ? ring.height - STRIP / 2 : ring.height - 20 - i * 32
        return (
          <g key={id} className="the-corner">
            <rect
              x={x - 2}
              y={y - (isStrip ? TOUCH : 30) / 2}
              width={46}
              height={isStrip ? TOUCH : 30}
              className="the-touch"
              {...pressable(choices, { kind: 'token', id, label })}
            >
              <title>{label}</title>
            </rect>
            <IconAt shape={icon} x={x + 10} y={y} size={18} className="the-corner-icon" />
            <text x={x + 23} y={y} className="the-corner-number" {...UNHEARD}>
              {number}
            </text>
          </g>
        )
      })}
    </g>
  )
}

const SPACES = ['·', '3', '2', '1', '×']

/** The track of the End-of-game token: start, 3, 2, 1, end. */
function EndTrack({ view, plan: { ring }, choices, language }: BoardProps & { plan: Plan }) {
  const say = sayIn(theseusWords, language)
  const left = END_OF_GAME - view.endOfGame
  const touch = endRect(ring)
  const start = touch.x + 8
  const y = touch.y + touch.height / 2
  const label = say('end-at', { left })
  return (
    <g className={classes('the-corner the-end', left <= 1 && 'the-near')}>
      <rect
        {...touch}
        className="the-touch"
        {...pressable(choices, { kind: 'token', id: 'end-of-game', label })}
      >
        <title>{label}</title>
      </rect>
      <IconAt shape={END} x={start + 4} y={y} size={18} className="the-corner-icon" />
      {SPACES.map((space, i) => (
        <g
          key={space}
          {...UNHEARD}
          className={classes('the-step', i === view.endOfGame && 'the-here')}
        >
          <circle cx={start + 24 + i * END_STEP} cy={y} r={8} />
          <text x={start + 24 + i * END_STEP} y={y}>
            {space}
          </text>
        </g>
      ))}
    </g>
  )
}
