import type { Dictionary } from '@bulkhead/kernel'
import type { RetaliationView } from '@bulkhead/retaliation'
import { LAST_ROUND, SECTIONS, SUPPLY } from '@bulkhead/retaliation/printed'
import { Icon } from '../../ui/icon.tsx'
import { useSay } from '../../words/words.ts'
import { Part } from '../hull/status.tsx'
import {
  ANTI_AIRCRAFT,
  AUTODESTRUCTION,
  BAG,
  EGGS,
  FIRE,
  INTRUDER_ICONS,
  LANDER,
  MALFUNCTION,
  OXYGEN,
  ROOM_ICONS,
  TIME,
} from './icons.ts'
import { counted } from './reader.ts'
import { antiAircraft, broken, burning } from './status-counts.ts'
import { RoundTrack } from './status-track.tsx'
import { STATUS } from './status-words.ts'

interface Props {
  readonly view: RetaliationView
  readonly words: Dictionary
}

/** All tracks and supplies, and what becomes of the mission by each of them. */
export function StatusSheet({ view, words }: Props) {
  const say = useSay(STATUS)
  const { autodestruction, lander, queen } = view
  const isRunning = autodestruction.state === 'running'
  const state = autodestruction.state === 'gone' ? 'gone' : 'ready'
  return (
    <>
      <Part
        shape={TIME}
        title={say('track')}
        value={say('rounds-left', { number: LAST_ROUND - view.round })}
      >
        <RoundTrack view={view} />
        <p>{say('track-end')}</p>
      </Part>
      <Part
        shape={LANDER}
        title={say('lander')}
        value={say(`lander-${lander.where}`, { space: lander.space })}
      >
        <p>{say('lander-note')}</p>
      </Part>
      <Part
        shape={ANTI_AIRCRAFT}
        title={say('anti-aircraft')}
        value={antiAircraft(view, words, say)}
      >
        <p>{say('anti-aircraft-note')}</p>
      </Part>
      <Part
        shape={AUTODESTRUCTION}
        title={say('autodestruction')}
        value={
          isRunning
            ? say('in-round', { space: autodestruction.space })
            : say(`autodestruction-${state}`)
        }
      >
        {isRunning && <p>{say('autodestruction-note')}</p>}
      </Part>
      <Part shape={OXYGEN} title={say('air')} value={airOf(view, say)} />
      <Part
        shape={ROOM_ICONS.hibernatorium}
        title={say('hibernatorium')}
        value={say(view.hibernatoriumActive ? 'is-active' : 'is-inactive')}
      />
      <Part
        shape={ROOM_ICONS['escape-shuttle']}
        title={say('shuttle')}
        value={say(view.shuttleUsed ? 'shuttle-used' : 'shuttle-free')}
      />
      <Part
        shape={INTRUDER_ICONS.queen}
        title={say('queen')}
        value={
          queen.dead
            ? say('queen-dead')
            : say('queen-hits', { hits: queen.hits, cards: queen.cards })
        }
      />
      <Part shape={BAG} title={say('bag')} value={say('tokens', { number: view.bag.length })}>
        <ul className="hull-bag">
          {counted([...view.bag]).map(([type, number]) => (
            <li key={type}>
              <Icon shape={INTRUDER_ICONS[type]} size={18} />
              <span>{words[`token.${type}`]}</span>
              <span className="mono">{number}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part
        shape={EGGS}
        title={say('eggs')}
        value={view.nestDestroyed ? say('nest-destroyed') : String(view.eggs)}
      />
      <Part
        shape={FIRE}
        title={say('fires')}
        value={say('supply', { used: burning(view), all: SUPPLY.fire })}
      >
        <p>{say('fire-end')}</p>
      </Part>
      <Part
        shape={MALFUNCTION}
        title={say('malfunctions')}
        value={say('supply', { used: broken(view), all: SUPPLY.malfunction })}
      >
        <p>{say('malfunction-end')}</p>
      </Part>
    </>
  )
}

function airOf(
  { lifeSupport }: RetaliationView,
  say: (key: 'air-on' | 'air-off' | 'power-off') => string,
): string {
  if (!lifeSupport) return say('power-off')
  return SECTIONS.map(
    (section) => `${section} ${say(lifeSupport[section] ? 'air-on' : 'air-off')}`,
  ).join(' · ')
}
