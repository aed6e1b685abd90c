import type { AftermathView } from '@bulkhead/aftermath'
import { ALERT_ROOMS } from '@bulkhead/aftermath/printed'
import { IconAt } from '../../ui/icon.tsx'
import { useSay } from '../../words/words.ts'
import { Press } from '../hull/board-press.tsx'
import type { ShipLayout } from '../nemesis/board-layout.ts'
import type { PartProps } from '../ui.ts'
import { alertRounds } from './alert-reader.ts'
import { AFT_WORDS } from './board-words.ts'
import { ALERT } from './icons.ts'

type Props = PartProps<AftermathView> & { readonly layout: ShipLayout }

const WIDTH = 236
/** So many letters fit in a line. */
const LINE = 29

/** The bars of more rounds leave no room for words. */
const MOST_WORDED = 3

/** The Alert in play: its name, the rounds that are left, what is to be done now; and where. */
export function AlertCard(props: Props) {
  const { view, words, choices, fresh } = props
  const say = useSay(AFT_WORDS)
  const { alert } = view
  if (!alert) return <NoAlert {...props} />
  const rounds = alertRounds(view)
  const levels = ALERT_ROOMS[alert.id].length
  const task = words[`alert-task.${alert.id}-${alert.level + 1}`]
  const name = words[`alert.${alert.id}`]
  return (
    <>
      <Press
        choices={choices}
        fresh={fresh}
        kind="alert"
        id={alert.id}
        label={say('alert-spoken', { name, rounds, level: alert.level + 1, levels, task })}
        className={rounds <= 1 ? 'aft-alert aft-last' : 'aft-alert'}
        x={7}
        y={7}
        listed
      >
        <rect className="aft-alert-card" width={WIDTH} height={95} rx={8} />
        <IconAt shape={ALERT} x={20} y={19} size={18} />
        <text className="aft-alert-name" x={36} y={24}>
          {name}
        </text>
        <Bars rounds={rounds} />
        {rounds <= MOST_WORDED && (
          <text className="aft-alert-rounds" x={16 + rounds * 17} y={45}>
            {say(rounds === 1 ? 'round-left' : 'rounds-left', { number: rounds })}
          </text>
        )}
        <Levels done={alert.level} all={levels} />
        <Task lines={inLines(task)} />
      </Press>
      <Wanted {...props} />
    </>
  )
}

/** Three lines are closer together. */
function Task({ lines }: { readonly lines: readonly string[] }) {
  const [first, leading] = lines.length > 2 ? [59, 15] : [66, 17]
  return lines.map((line, i) => (
    <text key={line} className="aft-alert-task" x={12} y={first + i * leading}>
      {line}
    </text>
  ))
}

function NoAlert({ choices, fresh }: Props) {
  const say = useSay(AFT_WORDS)
  return (
    <Press
      choices={choices}
      fresh={fresh}
      kind="alert"
      id="none"
      label={say('no-alert')}
      className="aft-alert aft-none"
      x={7}
      y={7}
    >
      <rect className="aft-alert-card" width={128} height={32} rx={8} />
      <IconAt shape={ALERT} x={20} y={16} size={18} />
      <text className="aft-alert-task" x={36} y={21}>
        {say('no-alert')}
      </text>
    </Press>
  )
}

function Bars({ rounds }: { readonly rounds: number }) {
  return Array.from({ length: rounds }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: bars are alike.
    <rect key={i} className="aft-alert-bar" x={12 + i * 17} y={36} width={13} height={8} rx={3} />
  ))
}

/** A tick for each level that is done, a point for those that are not. */
function Levels({ done, all }: { readonly done: number; readonly all: number }) {
  if (all < 2) return null
  return Array.from({ length: all }, (_, i) => (
    <g
      // biome-ignore lint/suspicious/noArrayIndexKey: levels are known by their number.
      key={i}
      className={i < done ? 'aft-level aft-done' : i === done ? 'aft-level aft-now' : 'aft-level'}
      transform={`translate(${WIDTH - 18 - (all - 1 - i) * 22} 40)`}
    >
      {i < done ? <path d="M-5 0L-1.5 4L5 -4" /> : <circle r={5} />}
    </g>
  ))
}

/** A sign at every room in which the Alert can be activated now. */
function Wanted({ view, layout: { rooms, hex } }: Props) {
  return placesToActivate(view).map((place) => (
    <g
      key={place}
      className="aft-wanted"
      transform={`translate(${rooms[place].x - hex.width / 2 + 8} ${rooms[place].y + hex.height / 2 - 6})`}
    >
      <circle r={11} />
      <IconAt shape={ALERT} x={0} y={-0.5} size={14} />
    </g>
  ))
}

/** Of either room the one that the level before was not done in. */
function placesToActivate({ alert, rooms }: AftermathView): number[] {
  if (!alert) return []
  const tiles = ALERT_ROOMS[alert.id][alert.level].filter((tile) => tile !== alert.activated)
  return rooms.flatMap(({ tile }, place) => (tile && tiles.includes(tile) ? [place] : []))
}

/** Broken between words. */
export function inLines(text: string): string[] {
  if (text.length <= LINE) return [text]
  const end = text.lastIndexOf(' ', LINE)
  return [text.slice(0, end), ...inLines(text.slice(end + 1))]
}
