import type { NemesisView } from '@bulkhead/nemesis'
import { DESTINATIONS, JUMP, NONE, SKULL, SUPPLY } from '@bulkhead/nemesis/printed'
import { memo } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { type Say, useSay } from '../../words/words.ts'
import { BAG, FIRE, MALFUNCTION, SELF_DESTRUCT, TIME } from '../hull/icons.ts'
import { Count, StatusLine } from '../hull/status.tsx'
import { broken, burning, inBag } from '../hull/status-counts.ts'
import type { PartProps } from '../ui.ts'
import { DESTINATION } from './icons.ts'
import { StatusSheet } from './status-sheet.tsx'
import { SelfDestructTrack, TimeTrack } from './status-track.tsx'
import { STATUS, type StatusKey } from './status-words.ts'

/** Round, tracks and supplies in one line; pressed, it shows them all with what they bring. */
export const Status = memo(function Status({ view, words }: PartProps<NemesisView>) {
  const say = useSay(STATUS)
  const left = JUMP - view.time
  const armed = view.selfDestruct !== NONE
  return (
    <StatusLine
      spoken={spoken(view, say)}
      isArmed={armed}
      title={say('tracks')}
      close={say('close')}
      sheet={<StatusSheet view={view} words={words} />}
    >
      <span className="hull-status-round">
        {say('round', { number: Math.max(view.round, 1) })}
        <span className="hull-status-phase"> · {say(phaseKey(view.phase))}</span>
      </span>
      <span className="hull-status-time" title={say('time-left', { left })}>
        <Icon shape={TIME} size={16} />
        <span className="hull-status-left mono">{left}</span>
        <TimeTrack time={view.time} />
      </span>
      <span
        className={armed ? 'hull-status-destruct hull-running' : 'hull-status-destruct'}
        title={`${say('self-destruct')}: ${armed ? say('sd-left', { left: SKULL - view.selfDestruct }) : say('not-armed')}`}
      >
        <Icon shape={SELF_DESTRUCT} size={16} />
        {armed ? (
          <>
            <span className="hull-status-left mono">{SKULL - view.selfDestruct}</span>
            <SelfDestructTrack at={view.selfDestruct} />
          </>
        ) : (
          <span className="hull-status-off">{say('not-armed')}</span>
        )}
      </span>
      <span className="hull-status-supplies">
        <Count shape={FIRE} of={burning(view)} all={SUPPLY.fire} title={say('fires')} />
        <Count
          shape={MALFUNCTION}
          of={broken(view)}
          all={SUPPLY.malfunction}
          title={say('malfunctions')}
        />
        <Count shape={BAG} of={inBag(view)} title={say('bag')} />
        <span className="hull-status-count" title={say('destination')}>
          <Icon shape={DESTINATION} size={16} />
          <span className="mono">{DESTINATIONS[view.destination].toUpperCase()}</span>
        </span>
      </span>
    </StatusLine>
  )
})

export function phaseKey(phase: string): StatusKey {
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
