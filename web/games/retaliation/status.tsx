import type { Dictionary } from '@bulkhead/kernel'
import type { RetaliationView } from '@bulkhead/retaliation'
import { SUPPLY } from '@bulkhead/retaliation/printed'
import { memo } from 'react'
import { Icon, type IconShape } from '../../ui/icon.tsx'
import { type Say, useSay } from '../../words/words.ts'
import { Count, StatusLine } from '../hull/status.tsx'
import type { PartProps } from '../ui.ts'
import {
  ANTI_AIRCRAFT,
  AUTODESTRUCTION,
  BAG,
  FIRE,
  INTRUDER_ICONS,
  LANDER,
  MALFUNCTION,
  TIME,
} from './icons.ts'
import { phaseOf } from './reader.ts'
import { antiAircraft, broken, burning, queenCards } from './status-counts.ts'
import { StatusSheet } from './status-sheet.tsx'
import { RoundTrack } from './status-track.tsx'
import { STATUS, type StatusKey } from './status-words.ts'
import './status.css'

/** Round, Lander, Autodestruction and supplies in one line; pressed, it shows them all with what they bring. */
export const Status = memo(function Status({ view, words }: PartProps<RetaliationView>) {
  const say = useSay(STATUS)
  const { autodestruction, lander } = view
  const isRunning = autodestruction.state === 'running'
  return (
    <StatusLine
      spoken={spoken(view, say)}
      isArmed={isRunning}
      title={say('tracks')}
      close={say('close')}
      sheet={<StatusSheet view={view} words={words} />}
    >
      <span className="hull-status-round">
        {say('round', { number: view.round })}
        <span className="ret-status-phase"> · {say(phaseKey(view))}</span>
      </span>
      <RoundTrack view={view} />
      <span className="ret-status-numbers">
        <Text shape={TIME} text={String(view.round)} title={say('track')} />
        {lander.where === 'track' && (
          <Text shape={LANDER} text={String(lander.space)} title={say('lander')} tone="ret-blue" />
        )}
        {isRunning && (
          <Text
            shape={AUTODESTRUCTION}
            text={String(autodestruction.space)}
            title={say('autodestruction')}
            tone="hull-near"
          />
        )}
      </span>
      <Supplies view={view} words={words} say={say} />
    </StatusLine>
  )
})

interface SuppliesProps {
  readonly view: RetaliationView
  readonly words: Dictionary
  readonly say: Say<StatusKey>
}

function Supplies({ view, words, say }: SuppliesProps) {
  return (
    <span className="hull-status-supplies">
      <Text
        shape={ANTI_AIRCRAFT}
        text={antiAircraft(view, words, say)}
        title={say('anti-aircraft')}
        tone="ret-words"
      />
      <Text shape={INTRUDER_ICONS.queen} text={queenCards(view)} title={say('queen-cards')} />
      <Count shape={BAG} of={view.bag.length} title={say('bag')} />
      <span className="ret-status-spare">
        <Count shape={FIRE} of={burning(view)} all={SUPPLY.fire} title={say('fires')} />
        <Count
          shape={MALFUNCTION}
          of={broken(view)}
          all={SUPPLY.malfunction}
          title={say('malfunctions')}
        />
      </span>
    </span>
  )
}

interface TextProps {
  readonly shape: IconShape
  readonly text: string
  readonly title: string
  readonly tone?: string
}

function Text({ shape, text, title, tone = '' }: TextProps) {
  return (
    <span className={`hull-status-count ${tone}`} title={title}>
      <Icon shape={shape} size={16} />
      <span className={tone === 'ret-words' ? undefined : 'mono'}>{text}</span>
    </span>
  )
}

function phaseKey(view: RetaliationView): StatusKey {
  const phase = phaseOf(view)
  if (phase === 'round') return 'phase-turn'
  return phase === 'end' ? 'phase-over' : `phase-${phase}`
}

function spoken(view: RetaliationView, say: Say<StatusKey>): string {
  const { round, lander, autodestruction } = view
  return [
    say('round', { number: round }),
    say(phaseKey(view)),
    `${say('lander')}: ${say(`lander-${lander.where}`, { space: lander.space })}`,
    autodestruction.state === 'running' &&
      `${say('autodestruction')}: ${say('in-round', { space: autodestruction.space })}`,
    say('open'),
  ]
    .filter(Boolean)
    .join('. ')
}
