import type { AftermathView } from '@bulkhead/aftermath'
import { memo } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useSay } from '../../words/words.ts'
import { Thing } from '../hull/thing.tsx'
import type { PartProps } from '../ui.ts'
import { alertRounds, hiddenTokens } from './alert-reader.ts'
import { ALERT } from './icons.ts'
import { STATUS } from './status-words.ts'
import './chips.css'

/** The Alert with its rounds, and how many tokens are hidden, where the board shows only a part of itself. */
export const Chips = memo(function Chips({ view, words, choices }: PartProps<AftermathView>) {
  const say = useSay(STATUS)
  const { alert, play } = view
  const { number, all, allowed } = hiddenTokens(view)
  if (play === 'classic' || view.phase === 'draft') return null
  return (
    <>
      {alert && (
        <Thing
          kind="alert"
          id={alert.id}
          choices={choices}
          className={alertRounds(view) <= 1 ? 'aft-chip aft-chip-last' : 'aft-chip aft-chip-alert'}
        >
          <Icon shape={ALERT} size={18} />
          <span className="aft-chip-name">{words[`alert.${alert.id}`]}</span>
          <span className="mono">{alertRounds(view)}</span>
        </Thing>
      )}
      {play === 'epilogue' && (
        <span className="aft-chip" title={say('tokens-text', { allowed })}>
          <svg width={14} height={16} viewBox="-12 -14 24 28" aria-hidden="true">
            <path d="M0 -13L11.5 -6.5V6.5L0 13L-11.5 6.5V-6.5Z" />
          </svg>
          <span className="unseen">{say('tokens')}: </span>
          <span className="mono">
            {number}/{all}
          </span>
        </span>
      )}
    </>
  )
})
