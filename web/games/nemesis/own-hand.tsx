import type { NemesisView } from '@bulkhead/nemesis'
import { printed } from '@bulkhead/nemesis/printed'
import { Icon } from '../../ui/icon.tsx'
import { useSay } from '../../words/words.ts'
import type { PartProps } from '../ui.ts'
import { CardFace } from './card-face.tsx'
import { CONTAMINATION } from './icons.ts'
import { isContamination, isFighting, type PlayerView } from './reader.ts'
import { Thing } from './thing.tsx'
import { BOARD_WORDS, type BoardWord } from './words.ts'

/** Cards in hand; they overlap where there is little room, and the one pointed at lies on top. */
export function OwnHand(props: PartProps<NemesisView> & { readonly player: PlayerView }) {
  const { view, player, choices, fresh, words } = props
  const say = useSay(BOARD_WORDS)
  const hand = player.hand ?? []
  const fighting = isFighting(view, player)
  if (hand.length === 0) return <p className="nem-own-note">{say(whyEmpty(view, player))}</p>
  return (
    <ul className="nem-hand" aria-label={say('hand')}>
      {hand.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place in the hand.
        <li key={`${card} ${i}`}>
          <Thing
            kind="hand"
            id={i}
            choices={choices}
            fresh={fresh}
            className={`nem-card ${isContamination(card) ? 'contamination' : ''} ${isIdle(card, fighting) ? 'idle' : ''}`}
          >
            <HandCard card={card} words={words} />
          </Thing>
        </li>
      ))}
    </ul>
  )
}

function whyEmpty({ phase }: NemesisView, { fate }: PlayerView): BoardWord {
  if (phase === 'draft') return 'role-wait'
  return fate === 'awake' ? 'hand-empty' : `out-${fate}`
}

/** Cannot be played where its owner stands now; it may still pay. */
function isIdle(card: string, fighting: boolean): boolean {
  const when = printed.cards[card]?.action?.when
  return when === (fighting ? 'calm' : 'combat')
}

export function HandCard({
  card,
  words,
}: {
  readonly card: string
  readonly words: PartProps<NemesisView>['words']
}) {
  const say = useSay(BOARD_WORDS)
  const name = words[`card.${card}`]
  const text = words[`card-text.${card}`]
  if (isContamination(card)) {
    return (
      <CardFace
        corner={<Icon shape={CONTAMINATION} size={18} />}
        name={name}
        text={text}
        foot={say(card === 'contamination' ? 'unreadable' : 'cannot-pay')}
      />
    )
  }
  const action = printed.cards[card].action
  return (
    <CardFace
      corner={
        action ? (
          <span title={action.cost > 0 ? say('cost', { cost: action.cost }) : say('cost-0')}>
            {action.cost > 0 ? `+${action.cost}` : '0'}
          </span>
        ) : (
          <Icon shape="gi:lightning-frequency" size={18} />
        )
      }
      cornerLabel={action && (action.cost > 0 ? say('cost', { cost: action.cost }) : say('cost-0'))}
      name={name}
      text={text}
      foot={action ? words[`when.${action.when}`] : say('reaction')}
    />
  )
}
