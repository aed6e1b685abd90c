import type { Dictionary, Option } from '@bulkhead/kernel'
import type { NemesisView } from '@bulkhead/nemesis'
import { printed } from '@bulkhead/nemesis/printed'
import { Icon } from '../../ui/icon.tsx'
import { type Say, useSay } from '../../words/words.ts'
import { briefOf } from '../cards/brief.ts'
import { Hand, type HandCard } from '../cards/hand.tsx'
import type { PartProps } from '../ui.ts'
import { itemClass } from './colours.ts'
import { CHARACTER_ICONS, EVENT, INTRUDER_ICONS, ITEM_ICONS } from './icons.ts'
import type { HandForm } from './own.tsx'
import { BOARD_WORDS, type BoardWord } from './words.ts'

type Props = PartProps<NemesisView> & HandForm & { readonly options: readonly Option[] }
type Face = Omit<HandCard, 'key' | 'at'>

/** Cards laid out before the reader, one of which is chosen. */
export function OwnChoice({ options, form, ...shared }: Props) {
  const { words } = shared
  const say = useSay(BOARD_WORDS)
  const cards = options.map((option) => ({
    ...faceOf(option.label, String(option.targets![0].id), words, say),
    key: option.id,
    at: { kind: 'choice', id: option.id },
  }))
  return <Hand cards={cards} label={say('choose')} form={form} {...shared} />
}

function faceOf(label: string, id: string, words: Dictionary, say: Say<BoardWord>): Face {
  switch (label) {
    case 'role':
      return roleFace(id, words, say)
    case 'keep-item':
      return itemFace(id, words, say)
    case 'choose-attack':
      return attackFace(id, words)
    case 'choose-event':
      return eventFace(id, words, say)
    default:
      return {
        corner: <Icon shape="gi:bullseye" size={18} />,
        name: words[`objective.${id}`],
        ...textOf('objective', id, words),
      }
  }
}

function textOf(family: string, id: string, words: Dictionary): Pick<Face, 'brief' | 'text'> {
  return { brief: briefOf(words, family, id), text: words[`${family}-text.${id}`] }
}

function roleFace(id: string, words: Dictionary, say: Say<BoardWord>): Face {
  const { item, quests } = printed.characters[id]
  const own = Object.values(printed.cards).filter(
    ({ copies }) => copies[id] && Object.keys(copies).length === 1,
  )
  const cards = own.map((card) => words[`card.${card.id}`]).join(', ')
  const kit = [...(item ? [item] : []), ...quests].map((one) => words[`item.${one}`]).join(' · ')
  return {
    corner: <Icon shape={CHARACTER_ICONS[id]} size={20} />,
    name: words[`character.${id}`],
    brief: kit,
    text: `${kit}. ${say('role-deck', { cards })}.`,
  }
}

function itemFace(id: string, words: Dictionary, say: Say<BoardWord>): Face {
  const { action, heavy, once, symbol } = printed.items[id]
  const facts = [
    action && words[`when.${action.when}`],
    heavy && say('heavy'),
    once && say('once'),
    symbol && words[`symbol.${symbol}`],
  ]
  return {
    corner: <Icon shape={ITEM_ICONS[id]} size={20} />,
    name: words[`item.${id}`],
    ...textOf('item', id, words),
    foot: facts.filter(Boolean).join(' · '),
    look: itemClass(id),
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

function attackFace(id: string, words: Dictionary): Face {
  return {
    name: words[`attack.${id}`],
    ...textOf('attack', id, words),
    foot: <Types types={printed.attacks[id].attackers} words={words} />,
  }
}

function eventFace(id: string, words: Dictionary, say: Say<BoardWord>): Face {
  const { moves, exit } = printed.events[id]
  return {
    corner: <Icon shape={EVENT} size={18} />,
    name: words[`event.${id}`],
    ...textOf('event', id, words),
    foot: (
      <>
        <Types types={moves} words={words} /> {say('exit', { exit })}
      </>
    ),
  }
}
