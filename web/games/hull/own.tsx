import type { View } from '@bulkhead/hull/view.ts'
import type { Seat } from '@bulkhead/kernel'
import type { ReactNode } from 'react'
import { useSay } from '../../words/words.ts'
import type { OwnPart, PartProps } from '../ui.ts'
import '../cards/own-row.css'
import './thing.css'
import './things.css'
import './own.css'
import type { HullGame } from './game.ts'
import { HAND } from './icons.ts'
import { OwnBody } from './own-body.tsx'
import { OwnChoice } from './own-choice.tsx'
import { OwnHand } from './own-hand.tsx'
import { OwnThings } from './own-things.tsx'
import { isLaidOut } from './targets.ts'

export const ownParts: readonly OwnPart[] = [
  { id: 'hand', icon: HAND, label: { en: 'Hand', fr: 'Main' } },
  { id: 'me', icon: 'gi:person', label: { en: 'Me', fr: 'Moi' } },
]

/** What the parts of one's own board are given. */
export interface Mine<V extends View> extends PartProps<V> {
  readonly game: HullGame<V>
  readonly seat: Seat
  /** What a game shows besides: among the wounds, and beside the Objectives. */
  readonly marks?: ReactNode
  readonly secrets?: ReactNode
}

/** Whether cards lie side by side or one under the other. */
export interface HandForm {
  readonly form: 'row' | 'list'
}

export type CardsProps<V extends View> = Mine<V> & HandForm

/** What lies before somebody who plays no Character any more. */
export interface Instead {
  readonly body: ReactNode
  cards(form: HandForm['form']): ReactNode
}

interface Props<V extends View> extends PartProps<V> {
  readonly game: HullGame<V>
  readonly part: string
  readonly instead?: Instead
  /** What somebody has that only this game knows, before what they carry. */
  readonly tiles?: readonly ReactNode[]
  readonly marks?: ReactNode
  readonly secrets?: ReactNode
}

/** One's own board: body, hand and things in a row, or one part at a time. */
export function HullOwn<V extends View>({ part, instead, tiles, ...props }: Props<V>) {
  const { game, seat, view } = props
  const say = useSay(game.words.own)
  if (seat === null) return <p className="own-note">{say('watching')}</p>
  const mine = { ...props, seat }
  const cards = (form: HandForm['form']) => <Cards {...mine} form={form} instead={instead} />
  if (part === 'hand') return <div className="own-pane">{cards('list')}</div>
  const body = instead?.body ?? <OwnBody {...mine} />
  const things = !instead && hasThings(view, seat) && (
    <OwnThings {...mine} own={tiles} isWhole={part === 'me'} />
  )
  if (part === 'me') {
    return (
      <div className="own-pane">
        {body}
        {things}
      </div>
    )
  }
  return (
    <div className="own-row">
      {body}
      {cards('row')}
      {things}
    </div>
  )
}

function hasThings({ phase, players, mode }: View, seat: Seat): boolean {
  if (phase === 'draft') return false
  const { fate, hands, inventory } = players[seat]
  return fate === 'awake' || mode === 'coop' || hands.length + inventory.length > 0
}

/** The cards to choose from, where some lie before the reader; else the hand. */
function Cards<V extends View>({
  instead,
  ...props
}: CardsProps<V> & { readonly instead?: Instead }) {
  const laidOut = props.choices.asked?.options.filter(isLaidOut) ?? []
  if (laidOut.length > 0) return <OwnChoice {...props} options={laidOut} />
  return instead ? instead.cards(props.form) : <OwnHand {...props} />
}
