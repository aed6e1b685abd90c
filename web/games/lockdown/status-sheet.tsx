import type { Dictionary } from '@bulkhead/kernel'
import type { LockdownView } from '@bulkhead/lockdown'
import { NONE, SUPPLY } from '@bulkhead/lockdown/printed'
import { useSay } from '../../words/words.ts'
import { BAG, FIRE, MALFUNCTION, OBJECT_ICONS, POD, TIME } from '../hull/icons.ts'
import { capital } from '../hull/reader.ts'
import { BagList, Part, SupplyPips } from '../hull/status.tsx'
import { broken, burning, inBag } from '../hull/status-counts.ts'
import { ALERT, AUTODESTRUCTION, GATE, POWER } from './icons.ts'
import { nextFailure, POWER_PLACES } from './reader.ts'
import { TimeTrack } from './status-track.tsx'
import { autoSaid, STATUS } from './status-words.ts'

interface Props {
  readonly view: LockdownView
  readonly words: Dictionary
}

/** All tracks and supplies, and what becomes of the base by each of them. */
export function StatusSheet(props: Props) {
  return (
    <>
      <Tracks {...props} />
      <Supplies {...props} />
    </>
  )
}

function Tracks({ view, words }: Props) {
  const say = useSay(STATUS)
  const { time, timeActive, alert, isolationOpen, power, css, gateOpen, lightsOut } = view
  const next = nextFailure(view)
  const launch = Math.max(
    ...css.filter((one) => !one.used && one.space <= time).map((one) => one.space),
  )
  return (
    <>
      <Part shape={TIME} title={say('time')} value={say('time-at', { space: time })}>
        <TimeTrack view={view} />
        <p>
          {say(timeActive ? 'time-blue' : 'time-red')} {say('time-end')}{' '}
          {say(isolationOpen ? 'isolation-open' : 'isolation-shut')}
        </p>
      </Part>
      <Part
        shape={POWER}
        title={say('power')}
        value={say('powered', { number: POWER_PLACES.filter((place) => power[place].on).length })}
      >
        <p>
          {POWER_PLACES.map((place) =>
            say('power-of', {
              place: capital(words[`power.${place}`]),
              number: power[place].number,
              state: say(power[place].on ? 'lit' : 'dark'),
            }),
          ).join(' · ')}
        </p>
        {next && (
          <p>{say('next-failure', { space: next.space, place: words[`power.${next.place}`] })}</p>
        )}
        {lightsOut && <p>{say('no-light')}</p>}
      </Part>
      <Part
        shape={POD}
        title={say('launches')}
        value={Number.isFinite(launch) ? say('launch-next', { space: launch }) : say('launch-none')}
      />
      <Part
        shape={ALERT}
        title={say('alert')}
        value={alert === NONE ? say('alert-off') : say('alert-at', { space: alert })}
      />
      <Part shape={AUTODESTRUCTION} title={say('autodestruction')} value={autoSaid(view, say)} />
      <Part shape={GATE} title={say('gate')} value={say(gateOpen ? 'gate-open' : 'gate-shut')} />
    </>
  )
}

function Supplies({ view, words }: Props) {
  const say = useSay(STATUS)
  const { eggs, eggSupply, nestDestroyed, queenKilled } = view
  return (
    <>
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
        {queenKilled && <p>{say('queen')}</p>}
      </Part>
      <Part
        shape={OBJECT_ICONS.egg}
        title={say('eggs')}
        value={
          nestDestroyed
            ? say('nest-destroyed')
            : say('eggs-left', { number: eggs, supply: eggSupply })
        }
      />
    </>
  )
}
