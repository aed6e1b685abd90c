import type { AftermathView } from '@bulkhead/aftermath'
import type { Seat } from '@bulkhead/kernel'
import { memo } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useSay } from '../../words/words.ts'
import { INTRUDER_ICONS, objectIcon } from '../hull/icons.ts'
import { HullSeatBoard } from '../hull/others-board.tsx'
import { OthersDecks } from '../hull/others-decks.tsx'
import { OthersIntruders } from '../hull/others-intruders.tsx'
import { sideName } from '../hull/reader.ts'
import { Thing } from '../hull/thing.tsx'
import { OthersShip } from '../nemesis/others-ship.tsx'
import type { PartProps, SideSheet } from '../ui.ts'
import { AFTERMATH } from './game.ts'
import { ALERT, OFFER, SHUTTLE } from './icons.ts'
import { STATUS } from './status-words.ts'

type Props = PartProps<AftermathView>

export const SeatBoard = memo(function SeatBoard(props: Props & { readonly of: Seat }) {
  return <HullSeatBoard {...props} game={AFTERMATH} />
})

/** What everybody sees beside the boards: the Intruders; pods, course, the offer and decks. */
export const sheets: readonly SideSheet<AftermathView>[] = [
  {
    id: 'intruders',
    icon: INTRUDER_ICONS.adult,
    label: { en: 'Intruders', fr: 'Intrus' },
    count: ({ phase, intruders }) => (phase === 'draft' ? null : String(intruders.length)),
    Sheet: memo(Intruders),
  },
  {
    id: 'ship',
    icon: SHUTTLE,
    label: { en: 'Ship', fr: 'Vaisseau' },
    count: ({ phase, pods }) =>
      phase === 'draft' ? null : String(pods.filter(({ gone }) => !gone).length),
    Sheet: memo(Ship),
  },
]

/** Weaknesses of the game before lie open, and help nobody until they are found again. */
function Intruders(props: Props) {
  const { view, words, choices } = props
  return (
    <OthersIntruders {...props}>
      {Object.entries(view.asleep).map(([slot, id]) => (
        <Thing
          key={slot}
          kind="weakness"
          id={id}
          choices={choices}
          className="hull-tile hull-quest"
        >
          <Icon shape={objectIcon(slot)} size={22} />
          <span>
            <strong>{words[`weakness.${id}`]}</strong>
            <small>{words[`weaknessSlot.${slot}`]}</small>
          </span>
        </Thing>
      ))}
    </OthersIntruders>
  )
}

function Ship(props: Props) {
  const { view } = props
  const say = useSay(STATUS)
  const alerts = {
    deck: 'alerts',
    name: say('deck-alerts'),
    icon: ALERT,
    family: 'alert',
    pile: { ...view.alerts, known: [] },
  }
  return (
    <>
      {view.play === 'epilogue' && <Offer {...props} />}
      <OthersShip {...props} />
      <OthersDecks {...props} more={view.play === 'classic' ? [] : [alerts]} />
    </>
  )
}

/** The Lucrative Offer lies beside the board, whoever has taken it. */
function Offer({ view, words, choices, fresh }: Props) {
  const say = useSay(STATUS)
  return (
    <div className="hull-sheet">
      <Thing
        kind="objective"
        id="lucrative-offer"
        choices={choices}
        fresh={fresh}
        className="hull-tile"
      >
        <Icon shape={OFFER} size={24} />
        <span>
          <strong>{words['objective.lucrative-offer']}</strong>
          <small>
            {view.offer < 0
              ? say('offer-open')
              : say('offer-taken', { name: sideName(view, view.offer, words) })}
          </small>
        </span>
      </Thing>
    </div>
  )
}
