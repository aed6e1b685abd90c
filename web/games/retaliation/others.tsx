import type { Seat } from '@bulkhead/kernel'
import type { RetaliationView } from '@bulkhead/retaliation'
import { memo } from 'react'
import { useSay } from '../../words/words.ts'
import type { PartProps, SideSheet } from '../ui.ts'
import { FACILITY, INTRUDER_ICONS, ROBOT } from './icons.ts'
import { OthersBoard } from './others-board.tsx'
import { OthersDecks } from './others-decks.tsx'
import { OthersFacility } from './others-facility.tsx'
import { OthersIntruders } from './others-intruders.tsx'
import { OthersRobot } from './others-robot.tsx'
import { isDrafting } from './reader.ts'
import { BOARD_WORDS } from './words.ts'
import '../hull/thing.css'
import './others.css'

type Props = PartProps<RetaliationView>

/** Somebody's board, as far as everybody may see it. */
export const SeatBoard = memo(function SeatBoard({ of, ...props }: Props & { readonly of: Seat }) {
  const say = useSay(BOARD_WORDS)
  if (props.view.players[of].character === '') {
    return <p className="own-sub ret-pad">{say('wait-characters')}</p>
  }
  return <OthersBoard {...props} member={of} />
})

/** What everybody sees beside the Facility. */
export const sheets: readonly SideSheet<RetaliationView>[] = [
  {
    id: 'intruders',
    icon: INTRUDER_ICONS.adult,
    label: { en: 'Intruders', fr: 'Intrus' },
    count: (view) => (isDrafting(view) ? null : String(view.intruders.length)),
    Sheet: memo(OthersIntruders),
  },
  {
    id: 'robot',
    icon: ROBOT,
    label: { en: 'Robot', fr: 'Robot' },
    count: (view) => (isDrafting(view) ? null : ''),
    Sheet: memo(OthersRobot),
  },
  {
    id: 'facility',
    icon: FACILITY,
    label: { en: 'Facility', fr: 'Complexe' },
    count: () => '',
    Sheet: memo(function Facility(props: Props) {
      return (
        <>
          <OthersFacility {...props} />
          <OthersDecks {...props} />
        </>
      )
    }),
  },
]
