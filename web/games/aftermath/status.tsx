import type { AftermathView } from '@bulkhead/aftermath'
import { JUMP, NONE, SHUTTLE_RED, SKULL, SUPPLY } from '@bulkhead/aftermath/printed'
import { memo } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useSay } from '../../words/words.ts'
import { BAG, FIRE, MALFUNCTION, SELF_DESTRUCT, TIME } from '../hull/icons.ts'
import { Count, StatusLine } from '../hull/status.tsx'
import { broken, burning, inBag } from '../hull/status-counts.ts'
import { phaseKey } from '../nemesis/status.tsx'
import { SelfDestructTrack, TimeTrack } from '../nemesis/status-track.tsx'
import { STATUS as SHIP_STATUS } from '../nemesis/status-words.ts'
import type { PartProps } from '../ui.ts'
import { alertRounds, hiddenTokens } from './alert-reader.ts'
import { ALERT, SHUTTLE } from './icons.ts'
import { StatusSheet } from './status-sheet.tsx'
import { ShuttleTrack } from './status-track.tsx'
import { STATUS } from './status-words.ts'
import './status-aftermath.css'

type Props = PartProps<AftermathView>

/** Round, tracks and what is left to do in one line; pressed, it shows them all with what they bring. */
export const Status = memo(function Status({ view, words }: Props) {
  const say = useSay(STATUS)
  const ship = useSay(SHIP_STATUS)
  const phase = ship(phaseKey(view.phase))
  const round = useRound(view)
  return (
    <StatusLine
      spoken={[round, phase, ...useSpoken(view), say('open')].join('. ')}
      isArmed={view.selfDestruct !== NONE}
      title={say('tracks')}
      close={say('close')}
      sheet={<StatusSheet view={view} words={words} />}
    >
      <span className="hull-status-round">
        {round}
        <span className="hull-status-phase"> · {phase}</span>
      </span>
      {view.play === 'epilogue' ? <Departure view={view} /> : <Jump view={view} />}
      <Destruct view={view} />
      <span className="hull-status-supplies">
        {view.play === 'investigation' && view.alert && (
          <Count shape={ALERT} of={alertRounds(view)} title={say('alert')} />
        )}
        <Count shape={FIRE} of={burning(view)} all={SUPPLY.fire} title={ship('fires')} />
        <Count
          shape={MALFUNCTION}
          of={broken(view)}
          all={SUPPLY.malfunction}
          title={ship('malfunctions')}
        />
        <Count shape={BAG} of={inBag(view)} title={ship('bag')} />
      </span>
    </StatusLine>
  )
})

function useRound({ play, round }: AftermathView): string {
  const say = useSay(STATUS)
  const ship = useSay(SHIP_STATUS)
  const number = Math.max(round, 1)
  return play === 'epilogue'
    ? say('round-of', { number, all: SHUTTLE_RED })
    : ship('round', { number })
}

/** What is heard instead of seen. */
function useSpoken(view: AftermathView): string[] {
  const say = useSay(STATUS)
  const ship = useSay(SHIP_STATUS)
  const { number, all } = hiddenTokens(view)
  return view.play === 'epilogue'
    ? [
        say('shuttle-spoken', { left: SHUTTLE_RED - view.shuttle }),
        `${say('tokens')}: ${say('hidden', { number, all })}`,
      ]
    : [ship('time-left', { left: JUMP - view.time })]
}

interface OfView {
  readonly view: AftermathView
}

/** The Shuttle's track in place of time, and the tokens that must be turned before it leaves. */
function Departure({ view }: OfView) {
  const say = useSay(STATUS)
  const left = SHUTTLE_RED - view.shuttle
  const { number, all, allowed } = hiddenTokens(view)
  const isLate = left <= 2 && number > allowed
  return (
    <>
      <span className="hull-status-time" title={say('shuttle-spoken', { left })}>
        <Icon shape={SHUTTLE} size={17} />
        <span className="hull-status-left mono">{left}</span>
        <ShuttleTrack at={view.shuttle} />
      </span>
      <span
        className={isLate ? 'aft-hidden aft-late' : 'aft-hidden'}
        title={say('tokens-text', { allowed })}
      >
        <svg width={14} height={16} viewBox="-12 -14 24 28" aria-hidden="true">
          <path d="M0 -13L11.5 -6.5V6.5L0 13L-11.5 6.5V-6.5Z" />
        </svg>
        <span className="mono">
          {number}
          <span className="aft-hidden-all">/{all}</span>
        </span>
        <span className="aft-hidden-words">{say('tokens-short')}</span>
      </span>
    </>
  )
}

function Jump({ view: { time } }: OfView) {
  const ship = useSay(SHIP_STATUS)
  const left = JUMP - time
  return (
    <span className="hull-status-time" title={ship('time-left', { left })}>
      <Icon shape={TIME} size={16} />
      <span className="hull-status-left mono">{left}</span>
      <TimeTrack time={time} />
    </span>
  )
}

/** Shown once it runs: there is much else in this line. */
function Destruct({ view: { selfDestruct } }: OfView) {
  const ship = useSay(SHIP_STATUS)
  if (selfDestruct === NONE) return null
  const left = SKULL - selfDestruct
  return (
    <span
      className="hull-status-destruct hull-running"
      title={`${ship('self-destruct')}: ${ship('sd-left', { left })}`}
    >
      <Icon shape={SELF_DESTRUCT} size={16} />
      <span className="hull-status-left mono">{left}</span>
      <SelfDestructTrack at={selfDestruct} />
    </span>
  )
}
