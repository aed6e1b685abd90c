import type { Seat } from '@bulkhead/kernel'
import type { NemesisView } from '@bulkhead/nemesis'
import { memo } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useSay } from '../../words/words.ts'
import type { PartProps, SideSheet } from '../ui.ts'
import './others.css'
import './thing.css'
import './things.css'
import { CHARACTER_ICONS, INTRUDER_ICONS, POD } from './icons.ts'
import { OthersBoard } from './others-board.tsx'
import { OthersDecks } from './others-decks.tsx'
import { OthersIntruders } from './others-intruders.tsx'
import { OthersShip } from './others-ship.tsx'
import { OTHERS_WORDS } from './others-words.ts'
import { Thing } from './thing.tsx'

type Props = PartProps<NemesisView>

/** Somebody's board; before the draft, the Characters that they choose from, open to all. */
export const SeatBoard = memo(function SeatBoard({ of, ...props }: Props & { readonly of: Seat }) {
  const { view, words, choices } = props
  const say = useSay(OTHERS_WORDS)
  const { roles } = view.players[of]
  if (view.phase !== 'draft') return <OthersBoard {...props} member={of} />
  if (roles.length === 0) return <p className="nem-sub nem-pad">{say('waits')}</p>
  return (
    <div className="nem-roles">
      <p className="nem-sub">{say('roles-of')}</p>
      {roles.map((id) => (
        <Thing key={id} kind="character" id={id} choices={choices} className="nem-tile">
          <Icon shape={CHARACTER_ICONS[id as string]} size={26} />
          <strong>{words[`character.${id}`]}</strong>
        </Thing>
      ))}
    </div>
  )
})

/** What everybody sees beside the ship: the Intruders; pods, course and decks. */
export const sheets: readonly SideSheet<NemesisView>[] = [
  {
    id: 'intruders',
    icon: INTRUDER_ICONS.adult,
    label: { en: 'Intruders', fr: 'Intrus' },
    count: ({ phase, intruders }) => (phase === 'draft' ? null : String(intruders.length)),
    Sheet: memo(OthersIntruders),
  },
  {
    id: 'ship',
    icon: POD,
    label: { en: 'Ship', fr: 'Vaisseau' },
    count: ({ phase, pods }) =>
      phase === 'draft' ? null : String(pods.filter(({ gone }) => !gone).length),
    Sheet: memo(function Ship(props: Props) {
      return (
        <>
          <OthersShip {...props} />
          <OthersDecks {...props} />
        </>
      )
    }),
  },
]
