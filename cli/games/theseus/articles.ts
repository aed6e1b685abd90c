import { render } from '@bulkhead/kernel'
import type { TheseusView } from '@bulkhead/theseus'
import {
  CARDS,
  type PrintedCard,
  type PrintedSector,
  ROOM_NAMES,
  SECTORS,
  SLOTS,
} from '@bulkhead/theseus/printed'
import type { Article, Look } from '../../play/boards.ts'
import { cardName } from './names.ts'
import { type Phrase, phrase } from './text/index.ts'

/** What a player may ask about: every Sector of the ring, and every card, those of this game first. */
export function theseusArticles(view: TheseusView, look: Look): Article[] {
  const factions: readonly string[] = view.players.map(({ faction }) => faction)
  const played = (card: PrintedCard) => card.faction === 'none' || factions.includes(card.faction)
  const sectors = SECTORS.filter(({ id }) => view.sectors.some((one) => one.id === id))
  const cards = Object.values(CARDS)
  return [
    ...sectors.map((sector) => sectorArticle(sector, look)),
    ...cards.filter(played).map((card) => cardArticle(view, card, look)),
    ...cards.filter((card) => !played(card)).map((card) => cardArticle(view, card, look)),
  ]
}

export function effectOf(card: string, { words }: Look): string {
  return render(words, `card-text.${card}`, { value: CARDS[card].value ?? 0 })
}

function cardArticle(view: TheseusView, card: PrintedCard, look: Look): Article {
  const { language, words } = look
  const { id, faction, type, level, copies, value, once } = card
  const bonus = faction === 'none'
  const facts = [
    bonus ? phrase(language, 'theseus.card.bonus') : render(words, `faction.${faction}`),
    ...(bonus ? [] : [render(words, `type.${type}`)]),
    ...(value === undefined ? [] : [phrase(language, 'theseus.card.value', { value })]),
    ...(bonus ? [] : [phrase(language, 'theseus.card.level', { level })]),
    ...(bonus ? [] : [phrase(language, 'theseus.card.copies', { copies })]),
    ...(once ? [phrase(language, 'theseus.card.once')] : []),
  ]
  return {
    id,
    name: cardName(id, look),
    heading: facts.join(', '),
    text: [effectOf(id, look), ...whereItLies(view, id, look)],
  }
}

function whereItLies(view: TheseusView, id: string, { language, words }: Look): string[] {
  return view.sectors.flatMap(({ slots }) =>
    slots.flatMap(({ id: slot, card }) =>
      card?.id === id && card.upgrades > 0
        ? [
            phrase(language, 'theseus.card.lies', {
              slot: render(words, `slot.${slot}`),
              value: card.value,
            }),
          ]
        : [],
    ),
  )
}

function sectorArticle({ id, owner, slots, passages }: PrintedSector, look: Look): Article {
  const { language, words } = look
  const key = owner === null ? id : 'home'
  return {
    id,
    name: render(words, `sector.${id}`),
    heading: owner === null ? '' : render(words, `faction.${owner}`),
    text: [
      phrase(language, `theseus.sector.${key}` as Phrase),
      phrase(language, 'theseus.sector.passages', { pairs: passagePairs(passages) }),
      phrase(language, 'theseus.sector.slots', { pairs: slotPairs(slots) }),
    ],
  }
}

function passagePairs(passages: PrintedSector['passages']): string {
  const letters = [...ROOM_NAMES]
  return letters
    .flatMap((a, i) =>
      letters.slice(i + 1).flatMap((b, j) => (passages[i][i + 1 + j] ? [a + b] : [])),
    )
    .join(' ')
}

function slotPairs(slots: readonly number[]): string {
  return slots
    .flatMap((slot, i) =>
      SLOTS[slot].neighbours
        .filter((other) => other > slot)
        .map((other) => `${i + 1}-${slots.indexOf(other) + 1}`),
    )
    .join(' ')
}
