import type { LockdownView } from '@bulkhead/lockdown'
import {
  BLUE_THRESHOLDS,
  FIRST_SPACE,
  FIRST_WHITE,
  LAST_SPACE,
  RED_THRESHOLDS,
} from '@bulkhead/lockdown/printed'
import { Icon } from '../../ui/icon.tsx'
import { POD } from '../hull/icons.ts'
import { ALERT, AUTODESTRUCTION, PURGE } from './icons.ts'
import './status-track.css'

/** The Time track: strokes where power fails, launches below, what ends the game above. */
export function TimeTrack({ view }: { readonly view: LockdownView }) {
  const spaces = Array.from({ length: FIRST_SPACE - LAST_SPACE + 1 }, (_, i) => FIRST_SPACE - i)
  return (
    <span className="hull-track lock-track" aria-hidden="true">
      {spaces.map((space) => (
        <span key={space} className={cell(view, space)}>
          {space === LAST_SPACE ? <Icon shape={PURGE} size={13} /> : space}
          <Tokens view={view} space={space} />
        </span>
      ))}
    </span>
  )
}

function cell(view: LockdownView, space: number): string {
  const { time, timeActive } = view
  return [
    'hull-cell',
    space <= FIRST_WHITE && 'lock-white',
    space === time
      ? `hull-now ${timeActive ? 'lock-blue' : 'lock-red'}`
      : space > time && 'hull-past',
    space < time && BLUE_THRESHOLDS.includes(space) && 'lock-stroke lock-blue-stroke',
    space < time &&
      RED_THRESHOLDS.includes(space) &&
      `lock-stroke ${timeActive ? 'lock-faded' : ''}`,
  ]
    .filter(Boolean)
    .join(' ')
}

function Tokens({ view, space }: { readonly view: LockdownView; readonly space: number }) {
  const { css, alert, autodestruction } = view
  const token = css.find((one) => one.space === space)
  return (
    <>
      {token && (
        <Icon
          shape={POD}
          size={11}
          className={`lock-launch ${token.used ? 'lock-used' : token.id ? 'lock-known' : ''}`}
        />
      )}
      {alert === space && <Icon shape={ALERT} size={12} className="lock-over lock-alert" />}
      {autodestruction?.space === space && (
        <Icon
          shape={AUTODESTRUCTION}
          size={12}
          className={`lock-over ${autodestruction.red ? 'lock-alert' : 'lock-armed'}`}
        />
      )}
    </>
  )
}
