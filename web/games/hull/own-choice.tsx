import type { View } from '@bulkhead/hull/view.ts'
import type { Dictionary, Option } from '@bulkhead/kernel'
import { Icon } from '../../ui/icon.tsx'
import { type Say, useSay } from '../../words/words.ts'
import { briefOf } from '../cards/brief.ts'
import { Hand, type HandCard } from '../cards/hand.tsx'
import { itemClass } from './colours.ts'
import { exitsOf } from './explain-cards.ts'
import { type HullGame, type Printed, printedIn } from './game.ts'
import { EVENT, INTRUDER_ICONS, OBJECTIVE } from './icons.ts'
import type { CardsProps } from './own.tsx'
import type { OwnWord } from './own-words.ts'

/** How a card looks that is laid out. */
export type Face = Omit<HandCard, 'key' | 'at'>

interface Faced<V extends View> {
  readonly game: HullGame<V>
  readonly printed: Printed
  readonly words: Dictionary
  readonly say: Say<OwnWord>
}

/** Cards laid out before the reader, one of which is chosen. */
export function OwnChoice<V extends View>({
  game,
  options,
  form,
  ...shared
}: CardsProps<V> & { readonly options: readonly Option[] }) {
  const { view, words } = shared
  const say = useSay(game.words.own)
  const faced = { game, printed: printedIn(game, view), words, say }
  const cards = options.map((option) => ({
    ...faceOf(option.label, String(option.targets![0].id), faced),
    key: option.id,
    at: { kind: 'choice', id: option.id },
  }))
  return <Hand cards={cards} label={say('choose')} form={form} {...shared} />
}

function faceOf<V extends View>(label: string, id: string, faced: Faced<V>): Face {
  switch (label) {
    case 'role':
      return roleFace(id, faced)
    case 'keep-item':
      return itemFace(id, faced)
    case 'choose-attack':
      return attackFace(id, faced)
    case 'choose-event':
      return eventFace(id, faced)
    default:
      return {
        corner: <Icon shape={OBJECTIVE} size={18} />,
        name: faced.words[`objective.${id}`],
        ...textOf('objective', id, faced.words),
      }
  }
}

function textOf(family: string, id: string, words: Dictionary): Pick<Face, 'brief' | 'text'> {
  return { brief: briefOf(words, family, id), text: words[`${family}-text.${id}`] }
}

function roleFace<V extends View>(id: string, { game, printed, words, say }: Faced<V>): Face {
  const { item, quests } = printed.characters[id]
  const own = Object.values(printed.cards).filter(
    ({ copies }) => copies[id] && Object.keys(copies).length === 1,
  )
  const cards = own.map((card) => words[`card.${card.id}`]).join(', ')
  const kit = [...(item ? [item] : []), ...quests].map((one) => words[`item.${one}`]).join(' · ')
  return {
    corner: <Icon shape={game.icons.characters[id]} size={20} />,
    name: words[`character.${id}`],
    brief: kit,
    text: `${kit}. ${say('role-deck', { cards })}.`,
  }
}

function itemFace<V extends View>(id: string, { game, printed, words, say }: Faced<V>): Face {
  const { action, heavy, once, symbol } = printed.items[id]
  const facts = [
    action && words[`when.${action.when}`],
    heavy && say('heavy'),
    once && say('once'),
    symbol && words[`symbol.${symbol}`],
  ]
  return {
    corner: <Icon shape={game.icons.items[id]} size={20} />,
    name: words[`item.${id}`],
    ...textOf('item', id, words),
    foot: facts.filter(Boolean).join(' · '),
    look: itemClass(game, id),
  }
}

function Types({
  types,
  words,
}: {
  readonly types: readonly string[]
  readonly words: Dictionary
}) {
  return types.map((type) => (
    <Icon key={type} shape={INTRUDER_ICONS[type]} size={18} label={words[`type.${type}`]} />
  ))
}

function attackFace<V extends View>(id: string, { printed, words }: Faced<V>): Face {
  return {
    name: words[`attack.${id}`],
    ...textOf('attack', id, words),
    foot: <Types types={printed.attacks[id].attackers} words={words} />,
  }
}

function eventFace<V extends View>(id: string, { printed, words, say }: Faced<V>): Face {
  const { moves } = printed.events[id]
  return {
    corner: <Icon shape={EVENT} size={18} />,
    name: words[`event.${id}`],
    ...textOf('event', id, words),
    foot: (
      <>
        <Types types={moves} words={words} /> {say('exit', { exit: exitsOf(printed.events[id]) })}
      </>
    ),
  }
}
