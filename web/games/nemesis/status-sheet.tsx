import type { Dictionary } from '@bulkhead/kernel'
import {
  DESTINATIONS,
  FIRST_BLUE,
  FIRST_YELLOW,
  JUMP,
  NONE,
  SKULL,
  SUPPLY,
} from '@bulkhead/nemesis/printed'
import { useSay } from '../../words/words.ts'
import { BAG, FIRE, MALFUNCTION, OBJECT_ICONS, SELF_DESTRUCT, TIME } from '../hull/icons.ts'
import { BagList, Part, SupplyPips } from '../hull/status.tsx'
import { broken, burning, inBag } from '../hull/status-counts.ts'
import { DESTINATION, icons } from './icons.ts'
import type { ShipView } from './ship.ts'
import { SelfDestructTrack, TimeTrack } from './status-track.tsx'
import { STATUS } from './status-words.ts'

interface Props {
  readonly view: ShipView
  readonly words: Dictionary
}

/** All tracks and supplies, and what becomes of the ship by each of them. */
export function StatusSheet({ view, words }: Props) {
  return (
    <>
      <TimePart view={view} />
      <ShipParts view={view} words={words} />
    </>
  )
}

/** The time that is left to the jump. */
export function TimePart({ view }: Pick<Props, 'view'>) {
  const say = useSay(STATUS)
  return (
    <Part shape={TIME} title={say('time')} value={say('time-left', { left: JUMP - view.time })}>
      <TimeTrack time={view.time} />
      <p>
        {view.time < FIRST_BLUE
          ? say('chambers-in', { number: FIRST_BLUE - view.time })
          : say('chambers-open')}{' '}
        {say('time-jump')}
      </p>
    </Part>
  )
}

/** What else becomes of the ship, and of what is aboard. */
export function ShipParts({ view, words }: Props) {
  const say = useSay(STATUS)
  const armed = view.selfDestruct !== NONE
  return (
    <>
      <Part
        shape={SELF_DESTRUCT}
        title={say('self-destruct')}
        value={armed ? say('sd-left', { left: SKULL - view.selfDestruct }) : say('not-armed')}
      >
        {armed && (
          <>
            <SelfDestructTrack at={view.selfDestruct} />
            <p>
              {say(view.selfDestruct < FIRST_YELLOW ? 'sd-stop' : 'sd-no-return')} {say('sd-end')}
            </p>
          </>
        )}
      </Part>
      <Part
        shape={FIRE}
        title={say('fires')}
        value={say('supply', { used: burning(view), all: SUPPLY.fire })}
      >
        <SupplyPips used={burning(view)} all={SUPPLY.fire} />
      </Part>
      <Part
        shape={MALFUNCTION}
        title={say('malfunctions')}
        value={say('supply', { used: broken(view), all: SUPPLY.malfunction })}
      >
        <SupplyPips used={broken(view)} all={SUPPLY.malfunction} />
        <p>{say('supply-end')}</p>
      </Part>
      <Part shape={BAG} title={say('bag')} value={say('tokens', { number: inBag(view) })}>
        <BagList view={view} words={words} />
        {view.queenKilled && <p>{say('queen')}</p>}
      </Part>
      <Part
        shape={OBJECT_ICONS.egg}
        title={say('eggs')}
        value={
          view.nestDestroyed
            ? say('nest-destroyed')
            : say('eggs-left', { number: view.eggs, supply: view.eggSupply })
        }
      />
      <Part
        shape={DESTINATION}
        title={say('destination')}
        value={DESTINATIONS[view.destination].toUpperCase()}
      >
        <p>
          {view.coordinates
            ? say('coordinates-known', { what: words[`coordinates.${view.coordinates}`] })
            : say('coordinates-unknown')}
        </p>
      </Part>
      <Part
        shape={icons.rooms['engine-1']}
        title={say('engines')}
        value={engines(view.engines, say)}
      >
        <p>{say('engines-end')}</p>
      </Part>
    </>
  )
}

function engines(
  known: ShipView['engines'],
  say: (key: 'engine-working' | 'engine-damaged' | 'engine-unknown') => string,
): string {
  return known
    .map((works, i) => {
      const state = works === null ? 'engine-unknown' : works ? 'engine-working' : 'engine-damaged'
      return `${i + 1}: ${say(state)}`
    })
    .join(' · ')
}
