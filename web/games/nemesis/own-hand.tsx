import type { NemesisView } from '@bulkhead/nemesis'
import { printed } from '@bulkhead/nemesis/printed'
import { Icon } from '../../ui/icon.tsx'
import { type Say, useSay } from '../../words/words.ts'
import { briefOf } from '../cards/brief.ts'
import { Hand, type HandCard } from '../cards/hand.tsx'
import type { PartProps } from '../ui.ts'
import { CONTAMINATION } from './icons.ts'
import type { HandForm } from './own.tsx'
import { isContamination, type PlayerView } from './reader.ts'
import { BOARD_WORDS, type BoardWord } from './words.ts'

type Props = PartProps<NemesisView> & HandForm & { readonly player: PlayerView }

/** The Action and Contamination cards in hand. */
export function OwnHand({ view, player, form, ...shared }: Props) {
  const { words, choices } = shared
  const say = useSay(BOARD_WORDS)
  const hand = player.hand ?? []
  if (hand.length === 0) return <p className="own-note">{say(whyEmpty(view, player))}</p>
  const pays = choices.asked?.prompt === 'pay' ? say('pays') : undefined
  const cards = hand.map((card, i) => ({
    ...faceOf(card, words, say),
    key: `${card} ${i}`,
    at: { kind: 'hand', id: i },
    litFoot: pays,
  }))
  return <Hand cards={cards} label={say('hand')} form={form} {...shared} />
}

function whyEmpty({ phase }: NemesisView, { fate }: PlayerView): BoardWord {
  if (phase === 'draft') return 'role-wait'
  return fate === 'awake' ? 'hand-empty' : `out-${fate}`
}

type Face = Omit<HandCard, 'key' | 'at'>

function faceOf(card: string, words: Props['words'], say: Say<BoardWord>): Face {
  const read = {
    name: words[`card.${card}`],
    brief: briefOf(words, 'card', card),
    text: words[`card-text.${card}`],
  }
  if (isContamination(card)) {
    return {
      ...read,
      corner: <Icon shape={CONTAMINATION} size={18} />,
      foot: say('cannot-pay'),
      look: 'unreadable',
      unusable: { sentence: say('never-used'), rule: 'NEM-COST-03' },
    }
  }
  const action = printed.cards[card].action
  if (!action) {
    return {
      ...read,
      corner: <Icon shape="gi:lightning-frequency" size={18} />,
      foot: say('reaction'),
      unusable: { sentence: say('reaction-when'), rule: 'NEM-REACT-01' },
    }
  }
  return {
    ...read,
    corner: action.cost,
    price: action.cost > 0 ? say('cost', { cost: action.cost }) : say('cost-0'),
    foot: words[`when.${action.when}`],
  }
}
