import { type Dictionary, renderOption, type Seat } from '@bulkhead/kernel'
import { useEffect, useState } from 'react'
import type { AnyGameUi, OfferFace } from '../games/ui.ts'
import type { Hourglass, Position, Refused } from '../play/position.ts'
import { serverNow } from '../play/server-time.ts'
import { useSettings } from '../play/settings.ts'
import type { TableSource } from '../play/source.ts'
import { Icon } from '../ui/icon.tsx'
import { useSay } from '../words/words.ts'
import { inWords } from './clock.tsx'
import { Forbid, type Ordering } from './orders.tsx'
import { TABLE } from './words.ts'
import './offers.css'

interface Props {
  readonly source: TableSource
  /** As things are, whatever is still being shown: others do not wait. */
  readonly latest: Position
  readonly ui: AnyGameUi
  readonly words: Dictionary
  /** A bot plays this seat for now. */
  readonly isPlayed: boolean
  readonly ordering: Ordering
  readonly doing: (what: Promise<Refused | null>) => Promise<void>
}

/** What one may do unasked, and the time that runs for everybody. */
export function Offers({ source, latest, ui, words, isPlayed, ordering, doing }: Props) {
  const say = useSay(TABLE)
  const { language } = useSettings()
  const { hourglasses = [] } = latest
  const offers = isPlayed ? [] : (latest.offers ?? [])
  const others = ui.hasOffers && !latest.result ? (source.handover?.others() ?? []) : []
  if (offers.length + hourglasses.length + others.length === 0) return null
  return (
    <section className="offers" aria-label={say('offers')}>
      {hourglasses.map((hourglass) => (
        <RunningSand key={hourglass.id} hourglass={hourglass} words={words} place={source.place} />
      ))}
      {offers.length > 0 && <h3 className="pane-title">{say('offers')}</h3>}
      <ul>
        {offers.map((offer) => {
          const face = ui.offerOf?.(offer, words, language)
          const take = () => doing(source.take(offer.id))
          return face ? (
            <li key={offer.id}>
              <Weighty id={offer.id} face={face} take={take} />
            </li>
          ) : (
            <li key={offer.id}>
              <button type="button" className="offer" data-offer={offer.id} onClick={take}>
                <Icon shape="gi:lightning-trio" />
                <span className="choice-words">{renderOption(words, offer)}</span>
              </button>
              <Forbid option={renderOption(words, offer)} onForbid={() => ordering.forbid(offer)} />
            </li>
          )
        })}
        {others.map((seat) => (
          <Pass key={seat} seat={seat} source={source} latest={latest} />
        ))}
      </ul>
    </section>
  )
}

interface WeightyProps {
  readonly id: string
  readonly face: OfferFace
  readonly take: () => void
}

/** A card of its own: what it says is read first, and it is asked for once more. */
function Weighty({ id, face, take }: WeightyProps) {
  const say = useSay(TABLE)
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="offer-card" aria-label={face.name}>
      <Icon shape={face.icon} size={30} />
      <div className="offer-card-head">
        <strong>{face.name}</strong>
        <small>{face.note}</small>
      </div>
      {!isOpen && (
        <button
          type="button"
          className="button offer-card-take"
          aria-expanded={false}
          data-offer={id}
          onClick={() => setOpen(true)}
        >
          {say('offer-open')}
        </button>
      )}
      {isOpen && (
        <div className="offer-card-text">
          {face.text.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <div className="offer-card-sure">
            <button type="button" className="button danger" onClick={take}>
              {say('offer-take')}
            </button>
            {/* biome-ignore lint/a11y/noAutofocus: the question takes the place of the button that had the focus. */}
            <button type="button" className="button" autoFocus onClick={() => setOpen(false)}>
              {say('offer-leave')}
            </button>
          </div>
        </div>
      )}
    </section>
  )
}

/** Whoever shares the device and wants to act unasked takes it for a while. */
function Pass({
  seat,
  source,
  latest,
}: {
  readonly seat: Seat
  readonly source: TableSource
  readonly latest: Position
}) {
  const say = useSay(TABLE)
  const name = latest.table.seats[seat].name ?? ''
  return (
    <li>
      <button type="button" className="offer" onClick={() => source.handover?.pass(seat)}>
        <Icon shape="gi:three-friends" />
        <span className="choice-words">{say('curtain', { name })}</span>
      </button>
    </li>
  )
}

interface SandProps {
  readonly hourglass: Hourglass
  readonly words: Dictionary
  readonly place: TableSource['place']
}

function RunningSand({ hourglass, words, place }: SandProps) {
  const say = useSay(TABLE)
  const { deadline, seconds = 0 } = hourglass
  const left = useTimeLeft(deadline, place)
  const time = inWords(left)
  const text = renderOption(words, hourglass)
  const part = seconds > 0 ? Math.min(1, left / (seconds * 1000)) : 0
  return (
    <div className="hourglass" role="timer" aria-label={say('time-until', { time, what: text })}>
      <Icon shape="gi:sands-of-time" />
      <span className="choice-words">{text}</span>
      <span className="mono">{time}</span>
      <span
        className="hourglass-sand"
        style={{ transform: `scaleX(${part})` }}
        aria-hidden="true"
      />
    </div>
  )
}

function useTimeLeft(deadline: number, place: TableSource['place']): number {
  const clock = place === 'server' ? serverNow : Date.now
  const [now, setNow] = useState(clock)
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), 1000)
    return () => clearInterval(timer)
  }, [clock])
  return Math.max(0, deadline - now)
}
