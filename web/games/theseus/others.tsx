import type { Seat } from '@bulkhead/kernel'
import type { TheseusView } from '@bulkhead/theseus'
import { memo } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { SeatBadge } from '../../ui/seat-badge.tsx'
import { useSay } from '../../words/words.ts'
import type { PartProps } from '../ui.ts'
import { CARD_ICONS, DATA, DECK, DISCARDS, UPGRADE } from './icons.ts'
import {
  allianceOf,
  collectsData,
  factionName,
  initialOf,
  lifeSign,
  seatsInOrder,
} from './names.ts'
import { CardNames } from './own.tsx'
import { theseusWords } from './words.ts'
import './parts.css'

type Props = PartProps<TheseusView>

/** The factions as everybody sees them, and what has left the game. */
export const Others = memo(function Others(props: Props) {
  const say = useSay(theseusWords)
  const { view, words, choices } = props
  return (
    <div className="the-others">
      {seatsInOrder(view).map((seat) => (
        <Player key={seat} {...props} of={seat} />
      ))}
      <details className="the-discards">
        <summary>
          <Icon shape={DISCARDS} size={18} />
          {say('others.discards')} <b>{view.discarded.length}</b>
        </summary>
        {view.discarded.length > 0 ? (
          <CardNames cards={view.discarded} words={words} choices={choices} />
        ) : (
          <p className="muted">{say('others.no-discards')}</p>
        )}
      </details>
    </div>
  )
})

function Player({
  view,
  of,
  seat,
  seats,
  waiting,
  words,
  choices,
  fresh,
}: Props & { readonly of: Seat }) {
  const say = useSay(theseusWords)
  const { faction, life, data, deck, alliance, out } = view.players[of]
  const { upgrades, kept } = allianceOf(view, of)
  const sign = lifeSign(view)
  const isActive = view.turn.number > 0 && view.turn.active === of && !view.outcome
  const facts = [
    of === seat ? say('others.you') : (seats[of]?.name ?? say('others.bot')),
    view.mode === 'team' && say('others.alliance', { letter: 'AB'[alliance] }),
    waiting.includes(of) && say('others.waiting'),
    out && say('out'),
  ]
  return (
    <article
      className={`the-player the-seat-${of}`}
      data-active={isActive || undefined}
      data-fresh={fresh.has(`faction:${faction}`) || undefined}
    >
      <button
        type="button"
        className="the-player-head"
        data-lit={choices.isLit('faction', faction) || undefined}
        onClick={() => choices.press('faction', faction)}
      >
        <SeatBadge seat={of} initial={initialOf(view, of)} />
        <span>
          <b>{factionName(view, of, words)}</b>
          <small>{facts.filter(Boolean).join(' · ')}</small>
        </span>
        <span className="the-counts">
          <span className="the-count">
            <Icon shape={sign.icon} size={16} label={say(sign.word)} />
            {life}
          </span>
          {collectsData(faction) && (
            <span className="the-count">
              <Icon shape={DATA} size={16} label={say('data')} />
              {data}
            </span>
          )}
          <span className="the-count">
            <Icon shape={UPGRADE} size={16} label={say('own.upgrades')} />
            {upgrades}
          </span>
          {faction !== 'pandora' && (
            <span className="the-count">
              <Icon shape={DECK} size={16} label={say('own.deck', { count: '' })} />
              {deck.count}
            </span>
          )}
        </span>
      </button>
      {of !== seat && (deck.top || kept.length > 0) && (
        <div className="the-player-cards">
          {deck.top && (
            <button
              type="button"
              className="the-name"
              onClick={() => choices.press('card', deck.top!)}
            >
              <Icon shape={CARD_ICONS[deck.top]} size={16} />
              <small>{say('own.next')}:</small> {words[`card.${deck.top}`]}
            </button>
          )}
          {kept.length > 0 && <CardNames cards={kept} words={words} choices={choices} />}
        </div>
      )}
    </article>
  )
}
