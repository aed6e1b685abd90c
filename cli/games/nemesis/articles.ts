import { render } from '@bulkhead/kernel'
import type { NemesisView } from '@bulkhead/nemesis'
import { type Printed, printed } from '@bulkhead/nemesis/printed'
import type { Article, Look } from '../../play/boards.ts'
import { exitsText } from './rooms.ts'
import { type Phrase, phrase } from './text/index.ts'

/** What a player may ask about: rooms, cards, Items, and whatever else bears a text. */
export function nemesisArticles(view: NemesisView, look: Look): Article[] {
  const { words } = look
  const objectives = Object.values(printed.objectives).map(({ id }) =>
    plainArticle('objective', id, look),
  )
  return [
    ...Object.values(printed.tiles).map((tile) => tileArticle(view, tile, look)),
    ...Object.values(printed.cards).map((card) => cardArticle(card, look)),
    plainArticle('card', 'contamination', look),
    ...Object.values(printed.items).map((item) => itemArticle(item, look)),
    ...distinct(Object.values(printed.attacks), ({ id }) => render(words, `attack.${id}`)).map(
      (card) =>
        article('attack', card.id, look, [
          phrase(look.language, 'nemesis.attack.attackers', { types: types(card.attackers, look) }),
        ]),
    ),
    ...Object.values(printed.events).map(({ id, exit, moves }) =>
      article('event', id, look, [
        phrase(look.language, 'nemesis.event.moves', { exit, types: types(moves, look) }),
      ]),
    ),
    ...Object.values(printed.wounds).map(({ id }) => article('wound', id, look, [])),
    ...Object.values(printed.weaknesses).map(({ id }) => article('weakness', id, look, [])),
    ...objectives,
    ...(view.intruderPlayer?.hand ?? []).map((id) => article('intruderCard', id, look, [])),
  ]
}

function types(all: readonly string[], { words }: Look): string {
  return all.map((type) => render(words, `type.${type}`)).join(', ')
}

function distinct<T>(things: readonly T[], key: (thing: T) => string): T[] {
  const keys = things.map(key)
  return things.filter((_, i) => keys.indexOf(keys[i]) === i)
}

function plainArticle(family: string, id: string, { words }: Look): Article {
  return {
    id,
    name: render(words, `${family}.${id}`),
    heading: '',
    text: [render(words, `${family}-text.${id}`)],
  }
}

type Family = 'attack' | 'event' | 'wound' | 'weakness' | 'intruderCard'

function article(family: Family, id: string, look: Look, more: readonly string[]): Article {
  const { name, text } = plainArticle(family, id, look)
  const heading = phrase(look.language, `nemesis.type.${family}` as Phrase)
  return { id, name, heading, text: [...text, ...more] }
}

function cardArticle({ id, action }: Printed['cards'][string], look: Look): Article {
  const { language, words } = look
  const facts = action
    ? [phrase(language, 'nemesis.card.cost', { cost: action.cost }), when(action, look)]
    : [phrase(language, 'nemesis.card.reaction')]
  return {
    id,
    name: render(words, `card.${id}`),
    heading: facts.join(', '),
    text: [render(words, `card-text.${id}`)],
  }
}

function when(
  { when: moment }: NonNullable<Printed['cards'][string]['action']>,
  { words }: Look,
): string {
  return render(words, `when.${moment}`)
}

function itemArticle(item: Printed['items'][string], look: Look): Article {
  const { language, words } = look
  const { id, colour, action, heavy, once, symbol, recipe, weapon } = item
  const facts = [
    render(words, `colour.${colour}`),
    ...(action
      ? [phrase(language, 'nemesis.item.cost', { cost: action.cost }), when(action, look)]
      : []),
    ...(heavy ? [phrase(language, 'nemesis.item.heavy')] : []),
    ...(weapon ? [phrase(language, 'nemesis.item.capacity', { capacity: weapon.capacity })] : []),
    ...(once ? [phrase(language, 'nemesis.item.once')] : []),
    ...(symbol
      ? [phrase(language, 'nemesis.item.symbol', { symbol: render(words, `symbol.${symbol}`) })]
      : []),
    ...(recipe
      ? [
          phrase(language, 'nemesis.item.recipe', {
            one: render(words, `symbol.${recipe[0]}`),
            two: render(words, `symbol.${recipe[1]}`),
          }),
        ]
      : []),
  ]
  return {
    id,
    name: render(words, `item.${id}`),
    heading: facts.join(', '),
    text: [render(words, `item-text.${id}`)],
  }
}

/** A room that the reader knows also tells its exits. */
function tileArticle(
  view: NemesisView,
  { id, colour, computer }: Printed['tiles'][string],
  look: Look,
): Article {
  const { language, words } = look
  const facts = [
    colour === null
      ? phrase(language, 'nemesis.tile.special')
      : phrase(language, 'nemesis.tile.search', { colour: render(words, `colour.${colour}`) }),
    ...(computer ? [phrase(language, 'nemesis.room.computer')] : []),
  ]
  const place = view.rooms.findIndex((room) => room.tile === id)
  return {
    id,
    name: render(words, `tile.${id}`),
    heading: facts.join(', '),
    text: [render(words, `tile-text.${id}`), ...(place < 0 ? [] : [exitsText(view, place, look)])],
  }
}
