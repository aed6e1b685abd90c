import type { NemesisView } from '@bulkhead/nemesis'
import { memo } from 'react'
import type { PartProps } from '../ui.ts'
import './others.css'
import './thing.css'
import './things.css'
import { OthersCrew } from './others-crew.tsx'
import { OthersDecks } from './others-decks.tsx'
import { OthersIntruders } from './others-intruders.tsx'
import { OthersShip } from './others-ship.tsx'

/** What everybody sees beside the ship: the crew, the Intruders, the pods, the decks. */
export const Others = memo(function Others(props: PartProps<NemesisView>) {
  return (
    <div className="nem-others">
      <OthersCrew {...props} />
      {props.view.phase !== 'draft' && (
        <>
          <OthersIntruders {...props} />
          <OthersShip {...props} />
          <OthersDecks {...props} />
        </>
      )}
    </div>
  )
})
