import type { Seat } from '@bulkhead/kernel'
import type { NemesisView } from '@bulkhead/nemesis'
import { memo } from 'react'
import { useSay } from '../../words/words.ts'
import type { OwnPart, PartProps } from '../ui.ts'
import './cards.css'
import './own.css'
import './thing.css'
import './things.css'
import { OwnBody, OwnBrief } from './own-body.tsx'
import { OwnChoice } from './own-choice.tsx'
import { OwnHand } from './own-hand.tsx'
import { OwnObjectives } from './own-objectives.tsx'
import { OwnOverlord } from './own-overlord.tsx'
import { OwnThings } from './own-things.tsx'
import { isLaidOut } from './targets.ts'
import { BOARD_WORDS } from './words.ts'

export const ownParts: readonly OwnPart[] = [
  { id: 'hand', icon: 'gi:card-random', label: { en: 'Hand', fr: 'Main' } },
  { id: 'me', icon: 'gi:person', label: { en: 'Me', fr: 'Moi' } },
]

type Props = PartProps<NemesisView> & { readonly part: string }

/** One's own board: body, hand and things. */
export const Own = memo(function Own(props: Props) {
  const { part, seat, view } = props
  const say = useSay(BOARD_WORDS)
  if (seat === null) return <p className="nem-own-note">{say('watching')}</p>
  if (part === 'hand') {
    return (
      <>
        <Cards {...props} seat={seat} />
        {hasThings(view, seat) && <OwnBrief {...props} seat={seat} />}
      </>
    )
  }
  if (part === 'me') {
    return (
      <div className="nem-own nem-own-me">
        <OwnBody {...props} seat={seat} />
        <OwnObjectives {...props} seat={seat} />
        {hasThings(view, seat) && <OwnThings {...props} seat={seat} />}
      </div>
    )
  }
  const carries = hasThings(view, seat)
  return (
    <div className="nem-own-frame">
      <div className={carries ? 'nem-own nem-own-all' : 'nem-own nem-own-all alone'}>
        <div className="nem-own-left">
          <OwnBody {...props} seat={seat} />
          <OwnObjectives {...props} seat={seat} />
        </div>
        <Cards {...props} seat={seat} />
        {carries && <OwnThings {...props} seat={seat} />}
      </div>
    </div>
  )
})

function hasThings({ phase, overlord, players, mode }: NemesisView, seat: Seat): boolean {
  if (phase === 'draft' || overlord?.seat === seat) return false
  const { fate, hands, inventory } = players[seat]
  return fate === 'awake' || mode === 'coop' || hands.length + inventory.length > 0
}

/** The cards to choose from, where some lie before the reader; else the hand. */
function Cards(props: Props & { readonly seat: Seat }) {
  const { view, seat, choices } = props
  const laidOut = choices.asked?.options.filter(isLaidOut) ?? []
  if (laidOut.length > 0) return <OwnChoice {...props} options={laidOut} />
  if (view.overlord?.seat === seat) return <OwnOverlord {...props} overlord={view.overlord} />
  return <OwnHand {...props} player={view.players[seat]} />
}
