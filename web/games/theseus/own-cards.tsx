import { type Dictionary, render, type Seat, type Target } from '@bulkhead/kernel'
import type { TheseusView } from '@bulkhead/theseus'
import { Icon } from '../../ui/icon.tsx'
import { type Say, useSay } from '../../words/words.ts'
import { briefOf } from '../cards/brief.ts'
import { Hand, type HandCard } from '../cards/hand.tsx'
import type { PartProps } from '../ui.ts'
import { counted } from './card-names.tsx'
import { CARD_ICONS } from './icons.ts'
import { allianceOf, cardName, cardText, printedCard, sectorName } from './names.ts'
import { TypeMark } from './type-glyph.tsx'
import { theseusWords } from './words.ts'

export type Mine = PartProps<TheseusView> & { readonly seat: Seat }
type Form = { readonly form: 'row' | 'list' }
type Words = Say<keyof (typeof theseusWords)['en']>

/** What is asked about first; then what is kept, and what waits in pending slots. */
export function OwnCards({ form, ...mine }: Mine & Form) {
  const { view, seat, choices, words } = mine
  const say = useSay(theseusWords)
  const { faction, drawn } = view.players[seat]
  const asked = choices.asked?.prompt === 'choose-deck' ? choices.asked.options : []
  const offered = asked.flatMap(({ targets }) => targets?.map(({ id }) => String(id)) ?? [])
  const faces = (group: string, ids: readonly string[]) =>
    counted(ids).map(([card, count]) => ({
      ...faceOf(card, words, say, count),
      key: `${group} ${card}`,
      at: { kind: 'card', id: card },
    }))
  const cards = [
    ...faces('offered', offered),
    ...faces('drawn', drawn),
    ...faces('kept', allianceOf(view, seat).kept),
    ...pendingOf(view, seat).map(({ at, card, sector }) => ({
      ...faceOf(card, words, say),
      key: `pending ${at.id}`,
      at,
      foot: say('own.waits', { sector: sectorName(sector, words) }),
    })),
  ]
  if (cards.length === 0) {
    return <p className="own-note">{say(faction === 'pandora' ? 'own.no-cards' : 'own.none')}</p>
  }
  const look = `the-seat-${seat} the-hand-card`
  return (
    <Hand
      cards={cards.map((card) => ({ ...card, look }))}
      label={say('own.cards')}
      form={form}
      {...mine}
    />
  )
}

/** The card that comes next and how many follow it, apart from what can be played. */
export function OwnDeck({ form, ...mine }: Mine & Form) {
  const { view, seat, words, choices } = mine
  const say = useSay(theseusWords)
  const { faction, deck } = view.players[seat]
  if (faction === 'pandora') return null
  const next = deck.top && {
    ...faceOf(deck.top, words, say),
    key: deck.top,
    at: { kind: 'next', id: deck.top },
    look: `the-seat-${seat} the-hand-card the-next`,
    unusable: { sentence: say('own.next-when'), rule: 'THE-PLAN-03' },
  }
  return (
    <section className="own-apart">
      <h3 className="the-deck-head">
        {say('own.next')}
        <button
          type="button"
          className="the-deck-count"
          data-target={`deck:${seat}`}
          onClick={() => choices.press('deck', seat)}
        >
          {say('own.deck', { count: deck.count })}
        </button>
      </h3>
      {next ? (
        <Hand cards={[next]} label={say('own.next')} form={form} {...mine} />
      ) : (
        <p className="own-note">{say('own.deck-empty')}</p>
      )}
    </section>
  )
}

type Face = Omit<HandCard, 'key' | 'at'>

function faceOf(card: string, words: Dictionary, say: Words, count = 1): Face {
  const { type, value, level, faction } = printedCard(card)
  const levelName = faction !== 'none' && level > 0 ? ` · ${say('level-of', { level })}` : ''
  return {
    name: cardName(card, words),
    corner: <Icon shape={CARD_ICONS[card]} size={20} />,
    badge: value,
    price: value === undefined ? undefined : say('value-of', { value }),
    brief: briefOf(words, 'card', card, { value: value ?? 0 }),
    text: cardText(card, words),
    foot: (
      <>
        <TypeMark type={type} />
        {render(words, `type.${type}`) + levelName}
        {count > 1 && <b>×{count}</b>}
      </>
    ),
  }
}

interface Waiting {
  readonly at: Target
  readonly card: string
  readonly sector: string
}

function pendingOf(view: TheseusView, seat: Seat): Waiting[] {
  return view.sectors.flatMap((sector) =>
    sector.pending.flatMap(({ id, card }) =>
      card?.owner === seat
        ? [{ at: { kind: 'pending', id }, card: card.id, sector: sector.id }]
        : [],
    ),
  )
}
