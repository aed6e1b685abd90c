import type { TheseusView } from '@bulkhead/theseus'
import { memo } from 'react'
import { Icon, type IconShape } from '../../ui/icon.tsx'
import { SeatBadge } from '../../ui/seat-badge.tsx'
import { useSay } from '../../words/words.ts'
import type { OwnPart, PartProps } from '../ui.ts'
import { CardNames } from './card-names.tsx'
import { DATA, UNIT_ICONS, UPGRADE } from './icons.ts'
import {
  allianceOf,
  collectsData,
  factionName,
  initialOf,
  LAST_POINT,
  lifeSign,
  numberOf,
  sectorName,
} from './names.ts'
import { type Mine, OwnCards, OwnDeck } from './own-cards.tsx'
import { theseusWords } from './words.ts'
import '../cards/own-row.css'
import './own.css'
import './parts.css'

export const ownParts: readonly OwnPart[] = [
  { id: 'cards', icon: 'gi:card-draw', label: { en: 'Hand', fr: 'Main' } },
  { id: 'faction', icon: 'gi:space-suit', label: { en: 'Me', fr: 'Moi' } },
]

type Props = PartProps<TheseusView> & { readonly part: string | 'all' }

/** One's own faction, and every card that matters to it now. */
export const Own = memo(function Own({ part, ...props }: Props) {
  const say = useSay(theseusWords)
  const { seat } = props
  if (seat === null) return <p className="own-note">{say('own.spectator')}</p>
  const mine = { ...props, seat }
  if (part === 'cards') {
    return (
      <div className="own-pane">
        <OwnCards {...mine} form="list" />
        <OwnDeck {...mine} form="list" />
      </div>
    )
  }
  if (part === 'faction') {
    return (
      <div className="own-pane">
        <FactionBoard {...mine} />
        <Units {...mine} />
        <DeckList {...mine} />
      </div>
    )
  }
  return (
    <div className="own-row">
      <FactionBoard {...mine} />
      <OwnCards {...mine} form="row" />
      <OwnDeck {...mine} form="row" />
    </div>
  )
})

function FactionBoard({ view, seat, words, choices }: Mine) {
  const say = useSay(theseusWords)
  const { faction, life, data } = view.players[seat]
  const sign = lifeSign(view)
  return (
    <section className={`own-me the-seat-${seat}`} aria-label={say('own.faction')}>
      <header className="own-head" data-target={`faction:${faction}`}>
        <SeatBadge seat={seat} initial={initialOf(view, seat)} />
        <div>
          <h3>{factionName(view, seat, words)}</h3>
          <p className="own-sub">{say(collectsData(faction) ? 'own.aim-data' : 'own.aim-life')}</p>
        </div>
      </header>
      <Track icon={sign.icon} name={say(sign.word)} points={life} />
      {collectsData(faction) && <Track icon={DATA} name={say('data')} points={data} />}
      <button
        type="button"
        className="the-row"
        data-target="token:upgrade"
        onClick={() => choices.press('token', 'upgrade')}
      >
        <Icon shape={UPGRADE} size={18} />
        <span>{say('own.upgrades')}</span>
        <b>{allianceOf(view, seat).upgrades}</b>
      </button>
    </section>
  )
}

interface TrackProps {
  readonly icon: IconShape
  readonly name: string
  readonly points: number
}

function Track({ icon, name, points }: TrackProps) {
  return (
    <div className="the-track">
      <Icon shape={icon} size={18} />
      <span>{name}</span>
      <meter min={0} max={LAST_POINT} value={points} aria-label={name} />
      <b>{points}</b>
    </div>
  )
}

function Units({ view, seat, words, choices }: Mine) {
  const say = useSay(theseusWords)
  const units = view.units.filter(({ owner, place }) => owner === seat && place !== 'supply')
  return (
    <ul className="the-own-units">
      {units.map(({ name, kind, place, room, upgraded, moved }) => {
        const where = place === 'space' ? say('in-space') : room ? sectorName(place, words) : ''
        const facts = [where, upgraded && say('is-upgraded'), moved && say('is-moved')]
        return (
          <li key={name}>
            <button
              type="button"
              className="the-unit-chip"
              data-target={`unit:${name}`}
              data-lit={choices.isLit('unit', name) || undefined}
              data-upgraded={upgraded || undefined}
              data-moved={moved || undefined}
              onClick={() => choices.press('unit', name)}
            >
              <Icon shape={UNIT_ICONS[kind]} size={18} />
              {numberOf(name)}
              <span>{facts.filter(Boolean).join(', ')}</span>
              <span className="unseen">{words[`unit.${name}`]}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function DeckList({ view, seat, words, choices }: Mine) {
  const say = useSay(theseusWords)
  const { deckList } = view.players[seat]
  if (!deckList || deckList.length === 0) return null
  return (
    <section>
      <h3 className="own-sub">{say('own.deck-list')}</h3>
      <CardNames cards={deckList} words={words} choices={choices} />
    </section>
  )
}
