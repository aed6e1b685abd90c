import type { AftermathView } from '@bulkhead/aftermath'
import { SHUTTLE_RED } from '@bulkhead/aftermath/printed'
import type { Dictionary } from '@bulkhead/kernel'
import { useSay } from '../../words/words.ts'
import { sideName } from '../hull/reader.ts'
import { Part } from '../hull/status.tsx'
import { ShipParts, TimePart } from '../nemesis/status-sheet.tsx'
import { alertRounds, hiddenTokens } from './alert-reader.ts'
import { ALERT, OFFER, SHUTTLE, TOKEN } from './icons.ts'
import { ShuttleTrack } from './status-track.tsx'
import { STATUS } from './status-words.ts'

interface Props {
  readonly view: AftermathView
  readonly words: Dictionary
}

/** All tracks and supplies, and what each of them brings. */
export function StatusSheet({ view, words }: Props) {
  const isEpilogue = view.play === 'epilogue'
  return (
    <>
      {isEpilogue ? <Departure view={view} /> : <TimePart view={view} />}
      {view.play !== 'classic' && <AlertPart view={view} words={words} />}
      {isEpilogue && <Tokens view={view} />}
      {isEpilogue && <Offer view={view} words={words} />}
      <ShipParts view={view} words={words} />
    </>
  )
}

function Departure({ view: { shuttle } }: Pick<Props, 'view'>) {
  const say = useSay(STATUS)
  return (
    <Part
      shape={SHUTTLE}
      title={say('shuttle')}
      value={say('shuttle-left', { left: SHUTTLE_RED - shuttle })}
    >
      <ShuttleTrack at={shuttle} />
      <p>{say('shuttle-text')}</p>
    </Part>
  )
}

function AlertPart({ view, words }: Props) {
  const say = useSay(STATUS)
  const { alert, play, shuttle } = view
  if (!alert) return <Part shape={ALERT} title={say('alert')} value={say('alert-none')} />
  return (
    <Part
      shape={ALERT}
      title={words[`alert.${alert.id}`]}
      value={say('alert-left', { left: alertRounds(view) })}
    >
      {play === 'investigation' && <ShuttleTrack at={shuttle} />}
      <p>
        {words[`alert-text.${alert.id}`]} {say('alert-text')}
      </p>
    </Part>
  )
}

function Tokens({ view }: Pick<Props, 'view'>) {
  const say = useSay(STATUS)
  const { number, all, allowed } = hiddenTokens(view)
  return (
    <Part shape={TOKEN} title={say('tokens')} value={say('hidden', { number, all })}>
      <p>{say('tokens-text', { allowed })}</p>
    </Part>
  )
}

function Offer({ view, words }: Props) {
  const say = useSay(STATUS)
  const taken = view.offer >= 0
  return (
    <Part
      shape={OFFER}
      title={say('offer')}
      value={
        taken ? say('offer-taken', { name: sideName(view, view.offer, words) }) : say('offer-open')
      }
    >
      <p>{words['objective-text.lucrative-offer']}</p>
    </Part>
  )
}
