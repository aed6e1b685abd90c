import type { Dictionary } from '@bulkhead/kernel'
import type { NemesisView } from '@bulkhead/nemesis'
import {
  DESTINATIONS,
  FIRST_BLUE,
  FIRST_YELLOW,
  INTRUDER_TYPES,
  JUMP,
  NONE,
  SKULL,
  SUPPLY,
} from '@bulkhead/nemesis/printed'
import type { ReactNode } from 'react'
import { Icon, type IconShape } from '../../ui/icon.tsx'
import { useSay } from '../../words/words.ts'
import {
  BAG,
  DESTINATION,
  FIRE,
  INTRUDER_ICONS,
  MALFUNCTION,
  OBJECT_ICONS,
  ROOM_ICONS,
  SELF_DESTRUCT,
  TIME,
} from './icons.ts'
import { broken, burning, inBag } from './status-counts.ts'
import { SelfDestructTrack, TimeTrack } from './status-track.tsx'
import { STATUS } from './status-words.ts'

interface Props {
  readonly id: string
  readonly view: NemesisView
  readonly words: Dictionary
}

/** All tracks and supplies, and what becomes of the ship by each of them. */
export function StatusSheet({ id, view, words }: Props) {
  const say = useSay(STATUS)
  const armed = view.selfDestruct !== NONE
  return (
    <div id={id} popover="auto" className="nem-sheet" role="dialog" aria-label={say('tracks')}>
      <div className="nem-sheet-head">
        <h2>{say('tracks')}</h2>
        <button
          type="button"
          className="button icon-only"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={say('close')}
        >
          ✕
        </button>
      </div>
      <Part shape={TIME} title={say('time')} value={say('time-left', { left: JUMP - view.time })}>
        <TimeTrack time={view.time} />
        <p>
          {view.time < FIRST_BLUE
            ? say('chambers-in', { number: FIRST_BLUE - view.time })
            : say('chambers-open')}{' '}
          {say('time-jump')}
        </p>
      </Part>
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
        <Pips used={burning(view)} all={SUPPLY.fire} />
      </Part>
      <Part
        shape={MALFUNCTION}
        title={say('malfunctions')}
        value={say('supply', { used: broken(view), all: SUPPLY.malfunction })}
      >
        <Pips used={broken(view)} all={SUPPLY.malfunction} />
        <p>{say('supply-end')}</p>
      </Part>
      <Part shape={BAG} title={say('bag')} value={say('tokens', { number: inBag(view) })}>
        <ul className="nem-bag">
          {['blank', ...INTRUDER_TYPES].map((type) => (
            <li key={type} className={view.bag[type] === 0 ? 'nem-none' : undefined}>
              <Icon shape={INTRUDER_ICONS[type]} size={18} />
              <span>{words[`type.${type}`]}</span>
              <span className="mono">{view.bag[type]}</span>
            </li>
          ))}
        </ul>
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
        shape={ROOM_ICONS['engine-1']}
        title={say('engines')}
        value={engines(view.engines, say)}
      >
        <p>{say('engines-end')}</p>
      </Part>
    </div>
  )
}

function engines(
  known: NemesisView['engines'],
  say: (key: 'engine-working' | 'engine-damaged' | 'engine-unknown') => string,
): string {
  return known
    .map((works, i) => {
      const state = works === null ? 'engine-unknown' : works ? 'engine-working' : 'engine-damaged'
      return `${i + 1}: ${say(state)}`
    })
    .join(' · ')
}

function Part({
  shape,
  title,
  value,
  children,
}: {
  readonly shape: IconShape
  readonly title: string
  readonly value: string
  readonly children?: ReactNode
}) {
  return (
    <section className="nem-sheet-part">
      <h3>
        <Icon shape={shape} size={20} />
        {title}
        <span className="nem-sheet-value">{value}</span>
      </h3>
      {children}
    </section>
  )
}

function Pips({ used, all }: { readonly used: number; readonly all: number }) {
  return (
    <span className="nem-pips" aria-hidden="true">
      {Array.from({ length: all }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pips are alike.
        <span key={i} className={i < used ? 'nem-pip nem-used' : 'nem-pip'} />
      ))}
    </span>
  )
}
