import type { Result, Seat } from '@bulkhead/kernel'
import type { TheseusView } from '@bulkhead/theseus'
import { Icon } from '../../ui/icon.tsx'
import { SeatBadge } from '../../ui/seat-badge.tsx'
import { useSay } from '../../words/words.ts'
import { type Told, useTelling } from '../telling.ts'
import type { PartProps } from '../ui.ts'
import { DATA, FACTION_ICONS } from './icons.ts'
import {
  collectsData,
  END_OF_GAME,
  factionName,
  initialOf,
  LAST_POINT,
  lifeSign,
  seatsInOrder,
} from './names.ts'
import { CardNames } from './own.tsx'
import { theseusWords } from './words.ts'
import './parts.css'

type Props = PartProps<TheseusView> & Told & { readonly result: Result }

/** By which of the checks it ended; then who has won, and with how much. */
export function Ending(props: Props) {
  const { view, result, isTold } = props
  const say = useSay(theseusWords)
  const checks = checksOf(view, result)
  const shown = useTelling(checks.length, props)
  return (
    <div className="the-ending">
      {isTold && <Winners {...props} />}
      <section>
        <h4>{say('ending.checks')}</h4>
        <ol className="the-checks" aria-live="polite">
          {checks.slice(0, shown).map(({ key, isMet }) => (
            <li key={key} data-met={isMet || undefined}>
              <span>{say(key)}</span>
              <b>{say(isMet ? 'ending.yes' : 'ending.no')}</b>
            </li>
          ))}
        </ol>
      </section>
      {isTold && <Totals {...props} />}
    </div>
  )
}

function Winners({ view, result }: Props) {
  return (
    <p className="the-ending-head">
      {result.winners.map((seat) => (
        <Icon
          key={seat}
          shape={FACTION_ICONS[view.players[seat].faction]}
          size={56}
          className={`the-ending-icon the-seat-${seat}`}
        />
      ))}
    </p>
  )
}

function Totals({ view, result, words, choices }: Props) {
  const say = useSay(theseusWords)
  const seats = [...seatsInOrder(view)].sort((a, b) => total(view, b) - total(view, a))
  return (
    <>
      <section>
        <h4>{say('ending.totals')}</h4>
        <ul className="the-scores">
          {seats.map((seat) => (
            <Score
              key={seat}
              view={view}
              seat={seat}
              words={words}
              isWinner={result.winners.includes(seat)}
            />
          ))}
        </ul>
      </section>
      <section>
        <h4>{say('ending.everything')}</h4>
        {seatsInOrder(view).map((seat) => (
          <div key={seat} className="the-left">
            <h5>
              {factionName(view, seat, words)}.{' '}
              {say('ending.cards', {
                installed: installedOf(view, seat).length,
                left: view.players[seat].deck.count,
              })}
            </h5>
            <CardNames cards={installedOf(view, seat)} words={words} choices={choices} />
          </div>
        ))}
      </section>
    </>
  )
}

function total({ players }: TheseusView, seat: Seat): number {
  return players[seat].life + players[seat].data
}

function installedOf({ sectors }: TheseusView, seat: Seat): string[] {
  return sectors.flatMap(({ slots }) =>
    slots.flatMap(({ card }) => (card?.owner === seat ? [card.id] : [])),
  )
}

type Check = 'ending.life-zero' | 'ending.life-twenty' | 'ending.data' | 'ending.end' | 'ending.tie'

/** In the order in which they end a game; those after the one that did are not reached. */
function checksOf(view: TheseusView, { reason }: Result): { key: Check; isMet: boolean }[] {
  const { mode, players, endOfGame, turn } = view
  const life: Check = mode === 'deathmatch' ? 'ending.life-twenty' : 'ending.life-zero'
  const byLife = reason === 'life'
  const byData = reason === 'data' || players.some(({ data }) => data >= LAST_POINT)
  const checks: { key: Check; isMet: boolean }[] = [{ key: life, isMet: byLife }]
  if (byLife) return checks
  checks.push({ key: 'ending.data', isMet: byData })
  if (byData) return checks
  checks.push({ key: 'ending.end', isMet: endOfGame >= END_OF_GAME })
  if (turn.additional) checks.push({ key: 'ending.tie', isMet: true })
  return checks
}

function Score({
  view,
  seat,
  words,
  isWinner,
}: Pick<Props, 'view' | 'words'> & { readonly seat: Seat; readonly isWinner: boolean }) {
  const say = useSay(theseusWords)
  const { life, data, faction } = view.players[seat]
  const sign = lifeSign(view)
  return (
    <li className={`the-score the-seat-${seat}`} data-won={isWinner || undefined}>
      <SeatBadge seat={seat} initial={initialOf(view, seat)} />
      <b>{factionName(view, seat, words)}</b>
      {isWinner && <em>{say('ending.winner')}</em>}
      <span className="the-count">
        <Icon shape={sign.icon} size={16} label={say(sign.word)} />
        {life}
      </span>
      <span className="the-count">
        {collectsData(faction) && (
          <>
            <Icon shape={DATA} size={16} label={say('data')} />
            {data}
          </>
        )}
      </span>
      <strong title={say('ending.total')}>{life + data}</strong>
    </li>
  )
}
