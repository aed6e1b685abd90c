import type { Seat } from '@bulkhead/kernel'
import type { NemesisView } from '@bulkhead/nemesis'
import { memo } from 'react'
import { useSay } from '../../words/words.ts'
import { INTRUDER_ICONS, POD } from '../hull/icons.ts'
import { HullSeatBoard } from '../hull/others-board.tsx'
import { OthersDecks } from '../hull/others-decks.tsx'
import { OthersIntruders } from '../hull/others-intruders.tsx'
import type { PartProps, SideSheet } from '../ui.ts'
import { NEMESIS } from './game.ts'
import { OthersShip } from './others-ship.tsx'
import { SHIP_SHEET } from './others-words.ts'
import { INTRUDER_PLAYER } from './own-words.ts'

type Props = PartProps<NemesisView>

export const SeatBoard = memo(function SeatBoard(props: Props & { readonly of: Seat }) {
  return <HullSeatBoard {...props} game={NEMESIS} />
})

/** What everybody sees beside the ship: the Intruders; pods, course and decks. */
export const sheets: readonly SideSheet<NemesisView>[] = [
  {
    id: 'intruders',
    icon: INTRUDER_ICONS.adult,
    label: { en: 'Intruders', fr: 'Intrus' },
    count: ({ phase, intruders }) => (phase === 'draft' ? null : String(intruders.length)),
    Sheet: memo(Intruders),
  },
  {
    id: 'ship',
    icon: POD,
    label: { en: 'Ship', fr: 'Vaisseau' },
    count: ({ phase, pods }) =>
      phase === 'draft' ? null : String(pods.filter(({ gone }) => !gone).length),
    Sheet: memo(Ship),
  },
]

function Intruders(props: Props) {
  const say = useSay(INTRUDER_PLAYER)
  const { intruderPlayer } = props.view
  return (
    <OthersIntruders {...props}>
      {intruderPlayer && (
        <p className="hull-sub">{say('holds', { number: intruderPlayer.handCount })}</p>
      )}
    </OthersIntruders>
  )
}

function Ship(props: Props) {
  const say = useSay(SHIP_SHEET)
  const discard = props.view.intruderPlayer?.discard ?? []
  const played = {
    deck: 'intruder-player',
    name: say('intruder-cards'),
    icon: INTRUDER_ICONS.queen,
    family: 'intruderCard',
    pile: { count: 0, discard, known: [] },
  }
  return (
    <>
      <OthersShip {...props} />
      <OthersDecks {...props} more={discard.length > 0 ? [played] : []} />
    </>
  )
}
