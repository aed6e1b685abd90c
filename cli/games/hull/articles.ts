import type { Data } from '@bulkhead/common'
import type { Printed } from '@bulkhead/hull/pack.ts'
import { render } from '@bulkhead/kernel'
import type { Article, Look } from '../../play/boards.ts'
import { exitsText } from './rooms.ts'
import { type Scene, say } from './scene.ts'

type Things = Data<Printed>

/** What a player may ask about: rooms, cards, Items, and whatever else bears a text. */
export function articles(scene: Scene): Article[] {
  const { show, view, look } = scene
  const printed = show.printed(view)
  const { words } = look
  return [
    ...Object.values(printed.tiles).map((tile) => tileArticle(scene, tile)),
    ...Object.values(printed.cards).map((card) => cardArticle(scene, card)),
    plainArticle('card', 'contamination', look),
    ...Object.values(printed.items).map((item) => itemArticle(scene, item)),
    ...distinct(Object.values(printed.attacks), ({ id }) => render(words, `attack.${id}`)).map(
      ({ id, attackers }) =>
        article('attack', id, look, say(scene, 'hull.type.attack'), [
          say(scene, 'hull.attack.attackers', { types: types(attackers, look) }),
        ]),
    ),
    ...Object.values(printed.events).map((event) => eventArticle(scene, event)),
    ...Object.values(printed.wounds).map(({ id }) =>
      article('wound', id, look, say(scene, 'hull.type.wound')),
    ),
    ...Object.values(printed.weaknesses).map(({ id }) =>
      article('weakness', id, look, say(scene, 'hull.type.weakness')),
    ),
    ...Object.values(printed.objectives).map(({ id }) => plainArticle('objective', id, look)),
    ...(show.articles?.(scene) ?? []),
  ]
}

function types(all: readonly string[], { words }: Look): string {
  return all.map((type) => render(words, `type.${type}`)).join(', ')
}

function distinct<T>(things: readonly T[], key: (thing: T) => string): T[] {
  const keys = things.map(key)
  return things.filter((_, i) => keys.indexOf(keys[i]) === i)
}

function plainArticle(family: string, id: string, look: Look): Article {
  return article(family, id, look, '')
}

/** Its name and its text, as the game's dictionary has them, with what else there is to say. */
export function article(
  family: string,
  id: string,
  { words }: Look,
  heading: string,
  more: readonly string[] = [],
): Article {
  const name = render(words, `${family}.${id}`)
  return { id, name, heading, text: [render(words, `${family}-text.${id}`), ...more] }
}

function eventArticle(scene: Scene, { id, exit, moves }: Things['events'][string]): Article {
  const told = say(scene, 'hull.event.moves', { exit, types: types(moves, scene.look) })
  return article('event', id, scene.look, say(scene, 'hull.type.event'), [told])
}

function cardArticle(scene: Scene, { id, action }: Things['cards'][string]): Article {
  const facts = action
    ? [say(scene, 'hull.card.cost', { cost: action.cost }), when(action, scene.look)]
    : [say(scene, 'hull.card.reaction')]
  return article('card', id, scene.look, facts.join(', '))
}

function when({ when: moment }: { readonly when: string }, { words }: Look): string {
  return render(words, `when.${moment}`)
}

function itemArticle(scene: Scene, item: Things['items'][string]): Article {
  const { look } = scene
  const { id, colour, action, heavy, once, symbol, recipe, weapon } = item
  const symbolName = (one: string) => render(look.words, `symbol.${one}`)
  const facts = [
    render(look.words, `colour.${colour}`),
    ...(action ? [say(scene, 'hull.item.cost', { cost: action.cost }), when(action, look)] : []),
    ...(heavy ? [say(scene, 'hull.item.heavy')] : []),
    ...(weapon ? [say(scene, 'hull.item.capacity', { capacity: weapon.capacity })] : []),
    ...(once ? [say(scene, 'hull.item.once')] : []),
    ...(symbol ? [say(scene, 'hull.item.symbol', { symbol: symbolName(symbol) })] : []),
    ...(recipe
      ? [say(scene, 'hull.item.recipe', { one: symbolName(recipe[0]), two: symbolName(recipe[1]) })]
      : []),
  ]
  return article('item', id, look, facts.join(', '))
}

/** A room that the reader knows also tells its exits. */
function tileArticle(scene: Scene, { id, colour, computer }: Things['tiles'][string]): Article {
  const { view, look } = scene
  const facts = [
    colour === null
      ? say(scene, 'hull.tile.special')
      : say(scene, 'hull.tile.search', { colour: render(look.words, `colour.${colour}`) }),
    ...(computer ? [say(scene, 'hull.room.computer')] : []),
  ]
  const place = view.rooms.findIndex((room) => room.tile === id)
  return article('tile', id, look, facts.join(', '), place < 0 ? [] : [exitsText(scene, place)])
}
