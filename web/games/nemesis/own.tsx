import type { Seat } from '@bulkhead/kernel'
import type { NemesisView } from '@bulkhead/nemesis'
import { memo } from 'react'
import { useSay } from '../../words/words.ts'
import type { OwnPart, PartProps } from '../ui.ts'
import '../cards/own-row.css'
import './own.css'
import './thing.css'
import './things.css'
import { OwnBody } from './own-body.tsx'
import { OwnChoice } from './own-choice.tsx'
import { OwnHand } from './own-hand.tsx'
import { OwnIntruderPlayer } from './own-intruder-player.tsx'
import { OwnThings } from './own-things.tsx'
import { isLaidOut } from './targets.ts'
import { BOARD_WORDS } from './words.ts'

export const ownParts: readonly OwnPart[] = [
  { id: 'hand', icon: 'gi:card-random', label: { en: 'Hand', fr: 'Main' } },
  { id: 'me', icon: 'gi:person', label: { en: 'Me', fr: 'Moi' } },
]

type Props = PartProps<NemesisView> & { readonly part: string }
type Mine = PartProps<NemesisView> & { readonly seat: Seat }

/** Whether cards lie side by side or one under the other. */
export interface HandForm {
  readonly form: 'row' | 'list'
}

/** One's own board: body, hand and things in a row, or one part at a time. */
export const Own = memo(function Own({ part, ...props }: Props) {
  const { seat, view } = props
  const say = useSay(BOARD_WORDS)
  if (seat === null) return <p className="own-note">{say('watching')}</p>
  const mine = { ...props, seat }
  const carries = hasThings(view, seat)
  if (part === 'hand') {
    return (
      <div className="own-pane">
        <Cards {...mine} form="list" />
      </div>
    )
  }
  const body = <OwnBody {...mine} />
  const things = carries && <OwnThings {...mine} isWhole={part === 'me'} />
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
      <Cards {...mine} form="row" />
      {things}
    </div>
  )
})

function hasThings({ phase, intruderPlayer, players, mode }: NemesisView, seat: Seat): boolean {
  if (phase === 'draft' || intruderPlayer?.seat === seat) return false
  const { fate, hands, inventory } = players[seat]
  return fate === 'awake' || mode === 'coop' || hands.length + inventory.length > 0
}

/** The cards to choose from, where some lie before the reader; else the hand. */
function Cards(props: Mine & HandForm) {
  const { view, seat, choices } = props
  const laidOut = choices.asked?.options.filter(isLaidOut) ?? []
  if (laidOut.length > 0) return <OwnChoice {...props} options={laidOut} />
  if (view.intruderPlayer?.seat === seat)
    return <OwnIntruderPlayer {...props} intruderPlayer={view.intruderPlayer} />
  return <OwnHand {...props} player={view.players[seat]} />
}
