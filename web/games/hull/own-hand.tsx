import type { PlayerView, View } from '@bulkhead/hull/view.ts'
import type { Dictionary } from '@bulkhead/kernel'
import { Icon } from '../../ui/icon.tsx'
import { type Say, useSay } from '../../words/words.ts'
import { briefOf } from '../cards/brief.ts'
import { Hand, type HandCard } from '../cards/hand.tsx'
import { citing } from './cites.ts'
import type { HullGame } from './game.ts'
import { CONTAMINATION } from './icons.ts'
import type { CardsProps } from './own.tsx'
import type { OwnWord } from './own-words.ts'
import { isContamination } from './reader.ts'

/** The Action and Contamination cards in hand. */
export function OwnHand<V extends View>({ game, view, seat, form, ...shared }: CardsProps<V>) {
  const { words, choices } = shared
  const say = useSay(game.words.own)
  const player = view.players[seat]
  const hand = player.hand ?? []
  if (hand.length === 0) return <p className="own-note">{say(whyEmpty(view, player))}</p>
  const pays = choices.asked?.prompt === 'pay' ? say('pays') : undefined
  const cards = hand.map((card, i) => ({
    ...faceOf(game, card, words, say),
    key: `${card} ${i}`,
    at: { kind: 'hand', id: i },
    litFoot: pays,
  }))
  return <Hand cards={cards} label={say('hand')} form={form} {...shared} />
}

function whyEmpty({ phase }: View, { fate }: PlayerView): OwnWord {
  if (phase === 'draft') return 'role-wait'
  return fate === 'awake' ? 'hand-empty' : `out-${fate}`
}

type Face = Omit<HandCard, 'key' | 'at'>

function faceOf<V extends View>(
  game: HullGame<V>,
  card: string,
  words: Dictionary,
  say: Say<OwnWord>,
): Face {
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
      unusable: { sentence: say('never-used'), rule: citing(game, 'NEM-COST-03') },
    }
  }
  const { action } = game.printed.cards[card]
  if (!action) {
    return {
      ...read,
      corner: <Icon shape="gi:lightning-frequency" size={18} />,
      foot: say('reaction'),
      unusable: { sentence: say('reaction-when'), rule: citing(game, 'NEM-REACT-01') },
    }
  }
  return {
    ...read,
    corner: action.cost,
    price: action.cost > 0 ? say('cost', { cost: action.cost }) : say('cost-0'),
    foot: words[`when.${action.when}`],
  }
}
