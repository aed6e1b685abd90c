import type { Seat } from '@bulkhead/kernel'
import type { TheseusView } from '@bulkhead/theseus'
import type { ReactNode } from 'react'
import { memo } from 'react'
import { Icon, type IconShape } from '../../ui/icon.tsx'
import { SeatBadge } from '../../ui/seat-badge.tsx'
import { useSay } from '../../words/words.ts'
import type { OwnPart, PartProps } from '../ui.ts'
import { Card, counted } from './card.tsx'
import { CARD_ICONS, DATA, FACTION_ICONS, UNIT_ICONS, UPGRADE } from './icons.ts'
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
import { classes } from './pressable.ts'
import { theseusWords } from './words.ts'
import './parts.css'

export const ownParts: readonly OwnPart[] = [
  { id: 'cards', icon: 'gi:card-draw', label: { en: 'Cards', fr: 'Cartes' } },
  { id: 'faction', icon: 'gi:space-suit', label: { en: 'Faction', fr: 'Faction' } },
]

type Props = PartProps<TheseusView> & { readonly part: string | 'all' }

/** One's own faction, and every card that matters to it now. */
export const Own = memo(function Own(props: Props) {
  const say = useSay(theseusWords)
  const { seat, part } = props
  if (seat === null) return <p className="the-own muted">{say('own.spectator')}</p>
  return (
    <div className={classes('the-own', part === 'all' && 'the-own-all')}>
      {part !== 'cards' && <FactionBoard {...props} seat={seat} />}
      {part !== 'faction' && <Cards {...props} seat={seat} />}
    </div>
  )
})

type Mine = Props & { readonly seat: Seat }

function FactionBoard({ view, seat, words, choices }: Mine) {
  const say = useSay(theseusWords)
  const { faction, life, data } = view.players[seat]
  const { upgrades } = allianceOf(view, seat)
  const sign = lifeSign(view)
  return (
    <section className={`the-faction the-seat-${seat}`} aria-label={say('own.faction')}>
      <header>
        <SeatBadge seat={seat} initial={initialOf(view, seat)} />
        <h3>{factionName(view, seat, words)}</h3>
        <Icon shape={FACTION_ICONS[faction]} size={26} className="the-faction-icon" />
      </header>
      <Track icon={sign.icon} name={say(sign.word)} points={life} />
      {collectsData(faction) && <Track icon={DATA} name={say('data')} points={data} />}
      <button type="button" className="the-row" onClick={() => choices.press('token', 'upgrade')}>
        <Icon shape={UPGRADE} size={18} />
        <span>{say('own.upgrades')}</span>
        <b>{upgrades}</b>
      </button>
      <Units view={view} seat={seat} words={words} choices={choices} />
    </section>
  )
}

function Track({
  icon,
  name,
  points,
}: {
  readonly icon: IconShape
  readonly name: string
  readonly points: number
}) {
  return (
    <div className="the-track">
      <Icon shape={icon} size={18} />
      <span>{name}</span>
      <meter min={0} max={LAST_POINT} value={points} aria-label={name} />
      <b>{points}</b>
    </div>
  )
}

function Units({ view, seat, words, choices }: Pick<Mine, 'view' | 'seat' | 'words' | 'choices'>) {
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
              title={facts.filter(Boolean).join(', ')}
              onClick={() => choices.press('unit', name)}
              onPointerEnter={() => choices.point('unit', name, true)}
              onPointerLeave={() => choices.point('unit', name, false)}
            >
              <Icon shape={UNIT_ICONS[kind]} size={18} />
              {numberOf(name)}
              <span className="unseen">
                {words[`unit.${name}`]}: {facts.filter(Boolean).join(', ')}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** What is asked about first; then the next card, what is kept, and what waits in pending slots. */
function Cards({ view, seat, words, choices, fresh }: Mine) {
  const say = useSay(theseusWords)
  const { faction, deck, drawn, deckList } = view.players[seat]
  const { kept } = allianceOf(view, seat)
  const asked = choices.asked?.prompt === 'choose-deck' ? choices.asked.options : []
  const offered = asked.flatMap(({ targets }) => targets?.map(({ id }) => String(id)) ?? [])
  const pending = view.sectors.flatMap((sector) =>
    sector.pending.flatMap(({ id, card }) =>
      card?.owner === seat ? [{ id, card: card.id, sector: sector.id }] : [],
    ),
  )
  const shared = { seat, words, choices }
  return (
    <div className="the-groups">
      {offered.length > 0 && (
        <Group title={say('own.choose-deck')}>
          {counted(offered).map(([card, count]) => (
            <Card key={card} card={card} count={count} {...shared} />
          ))}
        </Group>
      )}
      {drawn.length > 0 && (
        <Group title={say('own.drawn')}>
          {counted(drawn).map(([card, count]) => (
            <Card key={card} card={card} count={count} {...shared} />
          ))}
        </Group>
      )}
      {kept.length > 0 && (
        <Group title={say('own.kept')}>
          {counted(kept).map(([card, count]) => (
            <Card
              key={card}
              card={card}
              count={count}
              {...shared}
              seat={null}
              isFresh={fresh.has(`card:${card}`)}
            />
          ))}
        </Group>
      )}
      {pending.length > 0 && (
        <Group title={say('own.pending')}>
          {pending.map(({ id, card, sector }) => (
            <Card
              key={id}
              card={card}
              at={{ kind: 'pending', id }}
              note={sectorName(sector, words)}
              {...shared}
            />
          ))}
        </Group>
      )}
      {faction === 'pandora' ? (
        <p className="muted">{say('own.no-cards')}</p>
      ) : (
        <Group title={`${say('own.next')} · ${say('own.deck', { count: deck.count })}`}>
          {deck.top ? (
            <Card card={deck.top} {...shared} />
          ) : (
            <p className="muted">{say('own.deck-empty')}</p>
          )}
        </Group>
      )}
      {deckList && deckList.length > 0 && (
        <Group title={say('own.deck-list')}>
          <CardNames cards={deckList} words={words} choices={choices} />
        </Group>
      )}
    </div>
  )
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="the-group">
      <h4>{title}</h4>
      <div className="the-cards">{children}</div>
    </section>
  )
}

/** Cards by their names alone; each explains itself. */
export function CardNames({
  cards,
  words,
  choices,
}: Pick<Props, 'words' | 'choices'> & { readonly cards: readonly string[] }) {
  return (
    <ul className="the-names">
      {counted(cards).map(([card, count]) => (
        <li key={card}>
          <button type="button" className="the-name" onClick={() => choices.press('card', card)}>
            <Icon shape={CARD_ICONS[card]} size={16} />
            {words[`card.${card}`]}
            {count > 1 && <b>×{count}</b>}
          </button>
        </li>
      ))}
    </ul>
  )
}
