import type { Seat } from '@bulkhead/kernel'
import type { RetaliationView } from '@bulkhead/retaliation'
import { memo } from 'react'
import { useSay } from '../../words/words.ts'
import type { OwnPart, PartProps } from '../ui.ts'
import '../cards/own-row.css'
import '../hull/thing.css'
import './own.css'
import './belt.css'
import './gear.css'
import { OwnBody } from './own-body.tsx'
import { OwnChoice } from './own-choice.tsx'
import { OwnHand } from './own-hand.tsx'
import { OwnMission } from './own-mission.tsx'
import { OwnThings } from './own-things.tsx'
import { isDrafting } from './reader.ts'
import { isLaidOut } from './targets.ts'
import { BOARD_WORDS } from './words.ts'

export const ownParts: readonly OwnPart[] = [
  { id: 'hand', icon: 'gi:card-play', label: { en: 'Hand', fr: 'Main' } },
  { id: 'me', icon: 'gi:grenade', label: { en: 'Me', fr: 'Moi' } },
]

type Props = PartProps<RetaliationView> & { readonly part: string }

export type Mine = PartProps<RetaliationView> & { readonly seat: Seat }

/** Whether cards lie side by side or one under the other. */
export interface HandForm {
  readonly form: 'row' | 'list'
}

/** One's own board: body, hand and things in a row, or one part at a time. */
export const Own = memo(function Own({ part, ...props }: Props) {
  const { seat } = props
  const say = useSay(BOARD_WORDS)
  if (seat === null) return <p className="own-note">{say('watching')}</p>
  const mine = { ...props, seat }
  if (part === 'hand') {
    return (
      <div className="own-pane">
        <Cards {...mine} form="list" />
      </div>
    )
  }
  if (part === 'me') {
    return (
      <div className="own-pane ret-me-pane">
        <OwnBody {...mine} isWhole />
        <OwnThings {...mine} isWhole />
      </div>
    )
  }
  return (
    <div className="own-row ret-own-row">
      <OwnBody {...mine} isWhole={false} />
      <Cards {...mine} form="row" />
      <OwnThings {...mine} isWhole={false} />
    </div>
  )
})

/**
 * The cards to choose from, where some lie before the reader; before the first round what the mission is about, as
 * the choices lie on the table; else the hand.
 */
function Cards(props: Mine & HandForm) {
  const { view, seat, choices, form } = props
  const laidOut = choices.asked?.options.filter(isLaidOut) ?? []
  const isOnTable = isDrafting(view) && form === 'row'
  if (laidOut.length > 0 && !isOnTable) return <OwnChoice {...props} options={laidOut} />
  if (isDrafting(view)) return <OwnMission {...props} />
  return <OwnHand {...props} player={view.players[seat]} />
}
