import type { Dictionary, Option } from '@bulkhead/kernel'
import type { RetaliationView } from '@bulkhead/retaliation'
import { Icon } from '../../ui/icon.tsx'
import { type Say, useSay } from '../../words/words.ts'
import { briefOf } from '../cards/brief.ts'
import { Hand, type HandCard } from '../cards/hand.tsx'
import { CHARACTER_ICONS, GEAR_ICONS, ITEM_ICONS, OBJECTIVE } from './icons.ts'
import { characterText, itemFacts, itemLook } from './item-facts.ts'
import type { HandForm, Mine } from './own.tsx'
import { BOARD_WORDS, type BoardWord } from './words.ts'

type Props = Mine & HandForm & { readonly options: readonly Option[] }
type Face = Omit<HandCard, 'key' | 'at'>

/** Cards laid out before the reader, one of which is chosen. */
export function OwnChoice({ options, form, ...shared }: Props) {
  const { words, view } = shared
  const say = useSay(BOARD_WORDS)
  const cards = options.map((option) => ({
    ...choiceFace(option, view, words, say),
    key: option.id,
    at: { kind: 'choice', id: option.id },
  }))
  return <Hand cards={cards} label={say('choose')} form={form} {...shared} />
}

export function choiceFace(
  { label, targets = [] }: Option,
  view: RetaliationView,
  words: Dictionary,
  say: Say<BoardWord>,
): Face {
  const id = String(targets[0].id)
  switch (label) {
    case 'character':
      return {
        corner: <Icon shape={CHARACTER_ICONS[id]} size={20} />,
        name: words[`character.${id}`],
        brief: briefOf(words, 'character', id),
        text: characterText(id, words, say),
      }
    case 'keep-objective':
      return {
        corner: <Icon shape={OBJECTIVE} size={18} />,
        name: words[`objective.${id}`],
        brief: briefOf(words, 'objective', id),
        text: words[`objective-text.${id}`],
      }
    case 'take-gear':
      return {
        corner: <Icon shape={GEAR_ICONS[id]} size={20} />,
        name: words[`gear.${id}`],
        brief: briefOf(words, 'gear', id),
        text: words[`gear-text.${id}`],
        badge: leftOf(id, view),
        look: `ret-gear-card ret-gear-${id}`,
      }
    default:
      return itemFace(id, words, say)
  }
}

function leftOf(kind: string, { gear }: RetaliationView): number {
  return gear[kind as keyof RetaliationView['gear']]
}

export function itemFace(id: string, words: Dictionary, say: Say<BoardWord>): Face {
  return {
    corner: <Icon shape={ITEM_ICONS[id]} size={20} />,
    name: words[`item.${id}`],
    brief: briefOf(words, 'item', id),
    text: words[`item-text.${id}`],
    foot: itemFacts(id, words, say).join(' · '),
    look: itemLook(id),
  }
}
