import type { LockdownView } from '@bulkhead/lockdown'
import { NONE, SUPPLY } from '@bulkhead/lockdown/printed'
import { memo } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { type Say, useSay } from '../../words/words.ts'
import { BAG, FIRE, MALFUNCTION, TIME } from '../hull/icons.ts'
import { Count, StatusLine } from '../hull/status.tsx'
import { broken, burning, inBag } from '../hull/status-counts.ts'
import type { PartProps } from '../ui.ts'
import { ALERT, AUTODESTRUCTION } from './icons.ts'
import { StatusSheet } from './status-sheet.tsx'
import { TimeTrack } from './status-track.tsx'
import { autoSaid, STATUS, type StatusKey } from './status-words.ts'

/** Round, Time track and supplies in one line; pressed, it shows them all with what they bring. */
export const Status = memo(function Status({ view, words }: PartProps<LockdownView>) {
  const say = useSay(STATUS)
  const { time, alert, autodestruction } = view
  return (
    <StatusLine
      spoken={spoken(view, say)}
      isArmed={autodestruction !== null}
      title={say('tracks')}
      close={say('close')}
      sheet={<StatusSheet view={view} words={words} />}
    >
      <span className="hull-status-round">
        {say('round', { number: Math.max(view.round, 1) })}
        <span className="hull-status-phase"> · {say(phaseKey(view.phase))}</span>
      </span>
      <span className="hull-status-time" title={say('time-at', { space: time })}>
        <Icon shape={TIME} size={16} />
        <span className="hull-status-left mono">{time}</span>
        <TimeTrack view={view} />
      </span>
      {alert !== NONE && (
        <span className="hull-status-count" title={say('alert-at', { space: alert })}>
          <Icon shape={ALERT} size={16} />
          <span className="mono">{alert}</span>
        </span>
      )}
      {autodestruction && (
        <span
          className={`hull-status-count ${autodestruction.red ? 'hull-near' : ''}`}
          title={autoSaid(view, say)}
        >
          <Icon shape={AUTODESTRUCTION} size={16} />
          <span className="mono">{autodestruction.space}</span>
        </span>
      )}
      <span className="hull-status-supplies">
        <Count shape={FIRE} of={burning(view)} all={SUPPLY.fire} title={say('fires')} />
        <Count
          shape={MALFUNCTION}
          of={broken(view)}
          all={SUPPLY.malfunction}
          title={say('malfunctions')}
        />
        <Count shape={BAG} of={inBag(view)} title={say('bag')} />
      </span>
    </StatusLine>
  )
})

const PLAYERS: readonly string[] = ['round', 'turn']
const OVER: readonly string[] = ['victory', 'over']

function phaseKey(phase: string): StatusKey {
  if (phase === 'draft') return 'phase-draft'
  if (PLAYERS.includes(phase)) return 'phase-player'
  return OVER.includes(phase) ? 'phase-over' : 'phase-event'
}

function spoken(view: LockdownView, say: Say<StatusKey>): string {
  const { round, phase, alert, autodestruction, time } = view
  return [
    say('round', { number: Math.max(round, 1) }),
    say(phaseKey(phase)),
    alert !== NONE && `${say('alert')}: ${say('alert-at', { space: alert })}`,
    autodestruction && `${say('autodestruction')}: ${autoSaid(view, say)}`,
    say('open', { space: time }),
  ]
    .filter(Boolean)
    .join('. ')
}
