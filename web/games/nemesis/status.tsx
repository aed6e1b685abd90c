import type { NemesisView } from '@bulkhead/nemesis'
import { DESTINATIONS, JUMP, NONE, SKULL, SUPPLY } from '@bulkhead/nemesis/printed'
import { memo, useId } from 'react'
import { Icon, type IconShape } from '../../ui/icon.tsx'
import { type Say, useSay } from '../../words/words.ts'
import type { PartProps } from '../ui.ts'
import { BAG, DESTINATION, FIRE, MALFUNCTION, SELF_DESTRUCT, TIME } from './icons.ts'
import { broken, burning, inBag } from './status-counts.ts'
import { StatusSheet } from './status-sheet.tsx'
import { SelfDestructTrack, TimeTrack } from './status-track.tsx'
import { STATUS, type StatusKey } from './status-words.ts'
import './status.css'

/** Round, tracks and supplies in one line; pressed, it shows them all with what they bring. */
export const Status = memo(function Status({ view, words }: PartProps<NemesisView>) {
  const say = useSay(STATUS)
  const sheet = useId()
  const left = JUMP - view.time
  const armed = view.selfDestruct !== NONE
  return (
    <div className="nem-status">
      <button
        type="button"
        className={armed ? 'nem-status-line nem-armed' : 'nem-status-line'}
        popoverTarget={sheet}
      >
        <span className="unseen">{spoken(view, say)}</span>
        <span className="nem-status-seen" aria-hidden="true">
          <span className="nem-status-round">
            {say('round', { number: Math.max(view.round, 1) })}
            <span className="nem-status-phase"> · {say(phaseKey(view.phase))}</span>
          </span>
          <span className="nem-status-time" title={say('time-left', { left })}>
            <Icon shape={TIME} size={16} />
            <span className="nem-status-left mono">{left}</span>
            <TimeTrack time={view.time} />
          </span>
          <span
            className={armed ? 'nem-status-destruct nem-running' : 'nem-status-destruct'}
            title={`${say('self-destruct')}: ${armed ? say('sd-left', { left: SKULL - view.selfDestruct }) : say('not-armed')}`}
          >
            <Icon shape={SELF_DESTRUCT} size={16} />
            {armed ? (
              <>
                <span className="nem-status-left mono">{SKULL - view.selfDestruct}</span>
                <SelfDestructTrack at={view.selfDestruct} />
              </>
            ) : (
              <span className="nem-status-off">{say('not-armed')}</span>
            )}
          </span>
          <span className="nem-status-supplies">
            <Count shape={FIRE} of={burning(view)} all={SUPPLY.fire} title={say('fires')} />
            <Count
              shape={MALFUNCTION}
              of={broken(view)}
              all={SUPPLY.malfunction}
              title={say('malfunctions')}
            />
            <Count shape={BAG} of={inBag(view)} title={say('bag')} />
            <span className="nem-status-count" title={say('destination')}>
              <Icon shape={DESTINATION} size={16} />
              <span className="mono">{DESTINATIONS[view.destination].toUpperCase()}</span>
            </span>
          </span>
          <span className="nem-status-more">▾</span>
        </span>
      </button>
      <StatusSheet id={sheet} view={view} words={words} />
    </div>
  )
})

function Count({
  shape,
  of,
  all,
  title,
}: {
  readonly shape: IconShape
  readonly of: number
  readonly all?: number
  readonly title: string
}) {
  const near = all !== undefined && of >= all - 1
  return (
    <span className={near ? 'nem-status-count nem-near' : 'nem-status-count'} title={title}>
      <Icon shape={shape} size={16} />
      <span className="mono">{all === undefined ? of : `${of}/${all}`}</span>
    </span>
  )
}

function phaseKey(phase: NemesisView['phase']): StatusKey {
  if (phase === 'draft') return 'phase-draft'
  if (phase === 'round' || phase === 'turn') return 'phase-player'
  return phase === 'victory' || phase === 'over' ? 'phase-over' : 'phase-event'
}

function spoken(view: NemesisView, say: Say<StatusKey>): string {
  const armed = view.selfDestruct !== NONE
  return [
    say('round', { number: Math.max(view.round, 1) }),
    say(phaseKey(view.phase)),
    armed && `${say('self-destruct')}: ${say('sd-left', { left: SKULL - view.selfDestruct })}`,
    say('open', { left: JUMP - view.time }),
  ]
    .filter(Boolean)
    .join('. ')
}
