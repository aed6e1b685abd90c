import type { TheseusView } from '@bulkhead/theseus'
import { memo } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { SeatBadge } from '../../ui/seat-badge.tsx'
import { useSay } from '../../words/words.ts'
import type { PartProps } from '../ui.ts'
import { DATA, END } from './icons.ts'
import {
  collectsData,
  END_OF_GAME,
  factionName,
  initialOf,
  lifeSign,
  seatsInOrder,
} from './names.ts'
import { theseusWords } from './words.ts'
import './parts.css'

/** Turn, lives and how near the end is: one line. */
export const Status = memo(function Status({ view, words }: PartProps<TheseusView>) {
  const say = useSay(theseusWords)
  const { turn, endOfGame, outcome } = view
  const hasBegun = turn.number > 0
  const left = END_OF_GAME - endOfGame
  const sign = lifeSign(view)
  return (
    <div className="the-status">
      <span className="the-status-turn">
        {hasBegun ? say('turn', { number: turn.number }) : say('setup')}
        {turn.additional && ` · ${say('additional')}`}
      </span>
      <ul className="the-status-players">
        {seatsInOrder(view).map((seat) => {
          const { life, data, faction, out } = view.players[seat]
          const name = factionName(view, seat, words)
          const isActive = hasBegun && !outcome && turn.active === seat
          return (
            <li
              key={seat}
              className={isActive ? 'the-active-player' : undefined}
              aria-current={isActive || undefined}
              data-out={out || undefined}
            >
              <SeatBadge seat={seat} initial={initialOf(view, seat)} />
              <span className="unseen">{isActive ? say('turn-of', { name }) : name}</span>
              <span className="the-count" title={say(sign.wordOf, { name, life })}>
                <Icon shape={sign.icon} size={14} label={say(sign.word)} />
                {life}
              </span>
              {collectsData(faction) && (
                <span className="the-count" title={say('data-of', { name, data })}>
                  <Icon shape={DATA} size={14} label={say('data')} />
                  {data}
                </span>
              )}
            </li>
          )
        })}
      </ul>
      <span
        className="the-status-end"
        data-near={left <= 1 || undefined}
        title={say('end-at', { left })}
      >
        <Icon shape={END} size={15} label={say('end-at', { left })} />
        <span aria-hidden="true">
          {endOfGame}/{END_OF_GAME}
        </span>
      </span>
      {turn.quiet >= 10 && (
        <span className="the-status-quiet" title={say('quiet', { quiet: turn.quiet })}>
          {say('quiet-short', { quiet: turn.quiet })}
        </span>
      )}
    </div>
  )
})
