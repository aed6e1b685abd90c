import type { Dictionary, Target } from '@bulkhead/kernel'
import {
  type CSSProperties,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  use,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useSay } from '../../words/words.ts'
import { RuleNaming } from '../rule-naming.ts'
import { type Choices, keyOf } from '../ui.ts'
import { type Reason, reasonOf } from './brief.ts'
import { CARD_WORDS } from './card-words.ts'
import { type Enlarging, useEnlarging } from './enlarging.ts'
import { useFitting } from './fitting.ts'
import { hyphenated } from './hyphens.ts'
import './hand.css'

export interface HandCard {
  readonly key: string
  /** What pressing it presses. */
  readonly at: Target
  readonly name: string
  /** Its cost or its value, drawn in a corner; and the same in words. */
  readonly corner?: ReactNode
  readonly price?: string
  /** A number in the other corner. */
  readonly badge?: ReactNode
  readonly brief: string
  readonly text: string
  readonly foot?: ReactNode
  /** What the foot says instead, where it can be chosen: "pays 1". */
  readonly litFoot?: string
  /** Where it is never chosen by its owner: when it is used, or why not. */
  readonly unusable?: Pick<Reason, 'sentence' | 'rule'>
  readonly look?: string
}

interface Props {
  readonly cards: readonly HandCard[]
  readonly label: string
  readonly words: Dictionary
  readonly choices: Choices
  readonly fresh: ReadonlySet<string>
  readonly explain: (what: Target) => void
  /** Cards side by side, or one under the other where there is little room. */
  readonly form: 'row' | 'list'
}

/** From so many on cards lie as a fan: their names are read, the rest once one is enlarged. */
const FAN = 7
/** So many characters fill an enlarged card; with more it is wider, and wider still. */
const FULL = 210
const FULL_WIDE = 290
/** What stands beside the sentence that says why not, and the line above it. */
const WHY = 60

/** Cards that can be read: brief at rest, whole where one looks. */
export function Hand({ cards, label, form, ...shared }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const enlarging = useEnlarging(list)
  useFitting(list)
  useLayoutEffect(() => {
    if (form === 'row' || enlarging.open === null) return
    list.current?.querySelector('.hand-slot.open')?.scrollIntoView({ block: 'nearest' })
  }, [form, enlarging.open])
  const isFan = form === 'row' && cards.length >= FAN
  return (
    <ul
      ref={list}
      className={`hand hand-${form} ${isFan ? 'hand-fan' : ''}`}
      style={{ '--cards': cards.length } as CSSProperties}
      data-enlarges=""
      aria-label={label}
    >
      {cards.map((card) => (
        <Slot key={card.key} card={card} enlarging={enlarging} {...shared} />
      ))}
    </ul>
  )
}

interface SlotProps extends Omit<Props, 'cards' | 'label' | 'form'> {
  readonly card: HandCard
  readonly enlarging: Enlarging
}

function Slot({ card, words, choices, fresh, explain, enlarging }: SlotProps) {
  const say = useSay(CARD_WORDS)
  const text = useId()
  const { kind, id } = card.at
  const isLit = choices.isLit(kind, id)
  const isPicked = choices.isPicked(kind, id)
  const isOpen = enlarging.open === card.key
  const reason = isLit ? null : reasonAt(card.at, choices, words)
  const why = reason ?? card.unusable
  const sentence = why?.sentence ?? say(choices.asked ? 'not-asked' : 'not-turn')
  const isIdle = !isLit && choices.optionsAt(kind, id).length > 0
  const press = () => {
    if (enlarging.looksFirst(card.key, choices.stage === 'pay')) return
    if (isLit || isIdle) choices.press(kind, id)
    else enlarging.refuse(card.key)
  }
  const classes = [
    'hand-slot',
    card.look,
    isLit && 'lit',
    isPicked && 'picked',
    reason && 'not-now',
    isOpen && 'open',
    isOpen && lengthOf(card.text.length + (isLit ? 0 : sentence.length + WHY)),
    fresh.has(keyOf(card.at)) && 'fresh',
  ]
  const foot = <Foot card={card} isLit={isLit} reason={reason} />
  const unseen = [card.price, isPicked ? say('picked') : isLit && say('can-use')].filter(Boolean)
  return (
    <li className={classes.filter(Boolean).join(' ')} {...listening()}>
      <button
        type="button"
        className="hand-card"
        data-target={keyOf(card.at)}
        aria-describedby={isOpen ? text : undefined}
        aria-pressed={isLit || isPicked ? isPicked : undefined}
        onClick={press}
      >
        <span className="hand-head">
          {card.corner !== undefined && (
            <span className="hand-corner" aria-hidden="true">
              {card.corner}
            </span>
          )}
          <strong className="hand-name">{hyphenated(card.name)}</strong>
          {card.badge !== undefined && (
            <span className="hand-badge" aria-hidden="true">
              {card.badge}
            </span>
          )}
        </span>
        {unseen.length > 0 && <span className="unseen">{unseen.join(', ')}</span>}
        {!isOpen && <span className="hand-text">{card.brief}</span>}
        {!isOpen && foot}
      </button>
      {isOpen && (
        <div className="hand-reader">
          <p className="hand-text" id={text}>
            {card.text}
          </p>
          {isLit || isIdle ? (
            foot
          ) : (
            <p className={enlarging.refused === card.key ? 'hand-why refused' : 'hand-why'}>
              <Icon shape="gi:cancel" size={14} />
              <span>
                <strong>{say('cannot-use')}</strong> {sentence}{' '}
                {why && <RuleButton rule={why.rule} explain={explain} />}
              </span>
            </p>
          )}
        </div>
      )}
    </li>
  )

  function listening() {
    const heard = enlarging.handlers(card.key)
    const point = (on: boolean) => choices.point(kind, id, on)
    return {
      ...heard,
      onPointerEnter: (event: PointerEvent) => [heard.onPointerEnter(event), point(true)],
      onPointerLeave: (event: PointerEvent) => [heard.onPointerLeave(event), point(false)],
      onFocus: (event: FocusEvent) => [heard.onFocus(event), point(true)],
      onBlur: (event: FocusEvent) => [heard.onBlur(event), point(false)],
    }
  }
}

/** How wide an enlarged card has to be for so many characters. */
function lengthOf(characters: number): 'long' | 'longer' | false {
  if (characters <= FULL) return false
  return characters <= FULL_WIDE ? 'long' : 'longer'
}

function reasonAt({ kind, id }: Target, choices: Choices, words: Dictionary): Reason | null {
  if (choices.optionsAt(kind, id).length > 0) return null
  const [likeliest] = choices.unavailableAt(kind, id)
  return likeliest ? reasonOf(likeliest, words) : null
}

interface FootProps {
  readonly card: HandCard
  readonly isLit: boolean
  readonly reason: Reason | null
}

function Foot({ card, isLit, reason }: FootProps) {
  if (reason) {
    return (
      <span className="hand-foot warn">
        <Icon shape="gi:cancel" size={13} /> <span>{hyphenated(reason.few)}</span>
      </span>
    )
  }
  const text = (isLit && card.litFoot) || card.foot
  return text ? <span className="hand-foot">{text}</span> : null
}

interface RuleProps {
  readonly rule: string
  readonly explain: (what: Target) => void
}

/** The id of a rule and its name; pressing it shows the rule. */
function RuleButton({ rule, explain }: RuleProps) {
  const Name = use(RuleNaming)
  return (
    <button
      type="button"
      className="rule-link mono"
      onClick={() => explain({ kind: 'rule', id: rule })}
    >
      {rule}
      <Name rule={rule} />
    </button>
  )
}
