import type { LockdownView } from '@bulkhead/lockdown'
import type { ReactNode } from 'react'
import { Icon, type IconShape } from '../../ui/icon.tsx'
import { useSay } from '../../words/words.ts'
import { COMPUTER, POD } from '../hull/icons.ts'
import { capital, sideName } from '../hull/reader.ts'
import { Thing } from '../hull/thing.tsx'
import type { PartProps } from '../ui.ts'
import { BASE_WORDS } from './board-words.ts'
import { BUNKER, CONTINGENCY, ELEVATOR, POWER, ROVER } from './icons.ts'
import { BASE_SHEET } from './others-words.ts'
import { nextFailure, PODS, POWER_PLACES, placeOfTile, waitingIn } from './reader.ts'

type Props = PartProps<LockdownView>

/** Power, the ways out of the base, the Computer, and what is known of the contingencies. */
export function OthersBase(props: Props) {
  return (
    <div className="hull-sheet">
      <Powers {...props} />
      <WaysOut {...props} />
      <Pods {...props} />
      <Launches {...props} />
      <Secrets {...props} />
    </div>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <h4>{title}</h4>
      <div className="hull-thing-grid">{children}</div>
    </>
  )
}

function Tile({
  kind,
  id,
  icon,
  name,
  state,
  className = '',
  choices,
  fresh,
}: Pick<Props, 'choices' | 'fresh'> & {
  readonly kind: string
  readonly id: string | number
  readonly icon: IconShape
  readonly name: string
  readonly state: string
  readonly className?: string
}) {
  return (
    <Thing kind={kind} id={id} choices={choices} fresh={fresh} className={`hull-tile ${className}`}>
      <Icon shape={icon} size={20} />
      <span>
        <strong>{name}</strong>
        <small>{state}</small>
      </span>
    </Thing>
  )
}

function Powers({ view, words, choices, fresh }: Props) {
  const say = useSay(BASE_SHEET)
  const next = nextFailure(view)
  return (
    <Part title={say('power')}>
      {POWER_PLACES.map((place) => {
        const { number, on } = view.power[place]
        const state = [say('token', { number }), say(on ? 'lit' : 'dark')]
        if (next?.place === place) state.push(say('fails', { space: next.space }))
        return (
          <Tile
            key={place}
            kind="power"
            id={place}
            icon={place === 'elevator' ? ELEVATOR : POWER}
            name={capital(words[`power.${place}`])}
            state={state.join(' · ')}
            className={on ? 'hull-found' : ''}
            choices={choices}
            fresh={fresh}
          />
        )
      })}
    </Part>
  )
}

function WaysOut({ view, words, choices, fresh }: Props) {
  const say = useSay(BASE_SHEET)
  const board = useSay(BASE_WORDS)
  const shared = { choices, fresh }
  const where =
    view.rover < 0
      ? board('rover-away')
      : board('rover-at', { place: words[`place.${view.rover}`] })
  return (
    <Part title={say('ways-out')}>
      <Tile
        {...shared}
        kind="bunker"
        id="bunker"
        icon={BUNKER}
        name={board('bunker')}
        state={board(view.gateOpen ? 'gate-open' : 'gate-shut')}
      />
      <Tile {...shared} kind="rover" id="rover" icon={ROVER} name={board('rover')} state={where} />
    </Part>
  )
}

function Pods({ view, words, choices, fresh }: Props) {
  const say = useSay(BASE_SHEET)
  return (
    <Part title={say('pods')}>
      {PODS.map((letter, i) => {
        const rider = waitingIn(view, i)
        const isFound = placeOfTile(view, `css-${letter}`) >= 0
        const state =
          rider >= 0
            ? say('waits', { name: sideName(view, rider, words) })
            : say(isFound ? 'empty' : 'unknown')
        return (
          <Tile
            key={letter}
            kind="pod"
            id={letter}
            icon={POD}
            name={say('pod', { letter: letter.toUpperCase() })}
            state={state}
            choices={choices}
            fresh={fresh}
          />
        )
      })}
    </Part>
  )
}

/** The CSS tokens of the Time track, in its order. */
function Launches({ view, words, choices, fresh }: Props) {
  const say = useSay(BASE_SHEET)
  if (view.css.length === 0) return null
  return (
    <Part title={say('launches')}>
      {view.css.map(({ space, id, used }) => {
        const what = id === null ? '' : words[`css.${id}`]
        return (
          <Tile
            key={space}
            kind="space"
            id={space}
            icon={POD}
            name={say('launch-at', { space })}
            state={id === null ? say('hidden') : say(used ? 'used' : 'seen', { what })}
            className={used ? 'hull-gone' : id ? 'hull-found' : ''}
            choices={choices}
            fresh={fresh}
          />
        )
      })}
    </Part>
  )
}

function Secrets({ view, words, choices, fresh }: Props) {
  const say = useSay(BASE_SHEET)
  const { contingency, pool, computer } = view
  const shared = { choices, fresh }
  return (
    <Part title={say('contingencies')}>
      <Tile
        {...shared}
        kind="contingency"
        id="active"
        icon={CONTINGENCY}
        name={say('active')}
        state={contingency ? words[`contingency.${contingency}`] : say('active-secret')}
      />
      <Tile
        {...shared}
        kind="contingency"
        id="pool"
        icon={CONTINGENCY}
        name={say('pool')}
        state={say('pool-number', { number: pool.length })}
      />
      <Tile
        {...shared}
        kind="computer"
        id="computer"
        icon={COMPUTER}
        name={say('computer')}
        state={words[`computer.${computer}`]}
      />
    </Part>
  )
}
