import type { RetaliationView } from '@bulkhead/retaliation'
import { printed } from '@bulkhead/retaliation/printed'
import { Icon } from '../../ui/icon.tsx'
import { type Say, useSay } from '../../words/words.ts'
import { briefOf } from '../cards/brief.ts'
import { Hand, type HandCard } from '../cards/hand.tsx'
import { CONTAMINATION } from './icons.ts'
import type { HandForm, Mine } from './own.tsx'
import { type CardView, draftOf, faceOf, isContamination, type PlayerView } from './reader.ts'
import { BOARD_WORDS, type BoardWord } from './words.ts'

type Props = Mine & HandForm & { readonly player: PlayerView }

/** The Action and Contamination cards in hand. */
export function OwnHand({ view, player, form, ...shared }: Props) {
  const { words, choices } = shared
  const say = useSay(BOARD_WORDS)
  const hand = player.hand ?? []
  if (hand.length === 0) return <p className="own-note">{say(whyEmpty(view, player))}</p>
  const pays = choices.asked?.prompt === 'pay' ? say('pays') : undefined
  const cards = hand.map((card, i) => ({
    ...cardFace(card, words, say),
    key: `${isContamination(card) ? 'contamination' : card} ${i}`,
    at: { kind: 'hand', id: i },
    litFoot: pays,
  }))
  return <Hand cards={cards} label={say('hand')} form={form} {...shared} />
}

function whyEmpty(view: RetaliationView, { fate, inLander }: PlayerView): BoardWord {
  const draft = draftOf(view)
  if (draft) return `wait-${draft}`
  if (fate !== 'alive') return `out-${fate}`
  return inLander ? 'out-aboard' : 'hand-empty'
}

type Face = Omit<HandCard, 'key' | 'at'>

function cardFace(card: CardView, words: Mine['words'], say: Say<BoardWord>): Face {
  if (isContamination(card)) {
    const { infected } = card
    return {
      name: words['card.contamination'],
      brief: briefOf(words, 'card', 'contamination'),
      text: words['card-text.contamination'],
      corner: <Icon shape={CONTAMINATION} size={18} />,
      foot: infected === null ? say('cannot-pay') : say(infected ? 'infected' : 'clean'),
      look: 'unreadable',
      unusable: { sentence: say('never-used'), rule: 'RET-ACT-02' },
    }
  }
  const face = faceOf(card)
  const { action, reacts } = printed.cards[face]
  const feet = [say(action.calm ? 'calm' : 'any-time'), ...(reacts ? [say('reacts')] : [])]
  return {
    name: words[`card.${face}`],
    brief: briefOf(words, 'card', face),
    text: words[`card-text.${face}`],
    corner: action.cost,
    price: action.cost > 0 ? say('cost', { cost: action.cost }) : say('cost-0'),
    foot: feet.join(' · '),
  }
}
