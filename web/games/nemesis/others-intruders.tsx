import type { NemesisView } from '@bulkhead/nemesis'
import { Icon } from '../../ui/icon.tsx'
import { useSay } from '../../words/words.ts'
import type { PartProps } from '../ui.ts'
import { BAG, INTRUDER_ICONS, OBJECT_ICONS, objectIcon } from './icons.ts'
import { OTHERS_WORDS } from './others-words.ts'
import { roomName } from './reader.ts'
import { Thing } from './thing.tsx'

type Props = PartProps<NemesisView>

/** The Intruder board: who is about, what the bag holds, Eggs and Weaknesses. */
export function OthersIntruders(props: Props) {
  const { view } = props
  const say = useSay(OTHERS_WORDS)
  const total = Object.values(view.bag).reduce((sum, number) => sum + number, 0)
  return (
    <div className="nem-sheet">
      <p className="nem-sub">
        {say('on-board', { number: view.intruders.length })} · {say('bag', { number: total })}
      </p>
      <Figures {...props} />
      <Bag {...props} />
      <Nest {...props} />
      <Weaknesses {...props} />
      {view.intruderPlayer && (
        <p className="nem-sub">
          {say('intruder-player-cards', { number: view.intruderPlayer.handCount })}
        </p>
      )}
    </div>
  )
}

function Figures({ view, words, choices, fresh }: Props) {
  const say = useSay(OTHERS_WORDS)
  if (view.intruders.length === 0) return <p className="nem-sub">{say('none')}</p>
  return (
    <div className="nem-thing-grid">
      {view.intruders.map(({ name, type, room, injuries }) => (
        <Thing
          key={name}
          kind="intruder"
          id={name}
          choices={choices}
          fresh={fresh}
          className="nem-tile nem-tile-intruder"
        >
          <Icon shape={INTRUDER_ICONS[type]} size={24} />
          <span>
            <strong>{words[`Intruder.${name}`]}</strong>
            <small>
              {roomName(view, room, words)}
              {injuries > 0 && ` · ${say('injuries', { number: injuries })}`}
            </small>
          </span>
        </Thing>
      ))}
    </div>
  )
}

function Bag({ view, words, choices }: Props) {
  return (
    <Thing kind="bag" id="bag" choices={choices} className="nem-bag-row">
      <Icon shape={BAG} size={22} />
      {Object.entries(view.bag).map(([type, number]) => (
        <span key={type} className={number === 0 ? 'none' : ''}>
          <Icon shape={INTRUDER_ICONS[type]} size={16} label={words[`type.${type}`]} />
          {number}
        </span>
      ))}
    </Thing>
  )
}

function Nest({ view, choices }: Props) {
  const say = useSay(OTHERS_WORDS)
  return (
    <>
      <Thing kind="eggs" id="eggs" choices={choices} className="nem-tile nem-tile-object">
        <Icon shape={OBJECT_ICONS.egg} size={22} />
        {view.nestDestroyed ? say('nest-destroyed') : say('eggs', { number: view.eggs })}
      </Thing>
      {view.queenKilled && <p className="nem-sub">{say('queen-killed')}</p>}
    </>
  )
}

function Weaknesses({ view, words, choices, fresh }: Props) {
  const say = useSay(OTHERS_WORDS)
  return (
    <section className="nem-thing-grid" aria-label={say('weaknesses')}>
      {Object.entries(view.weaknesses).map(([slot, id]) => (
        <Thing
          key={slot}
          kind="slot"
          id={slot}
          choices={choices}
          fresh={fresh}
          className={`nem-tile ${id ? 'nem-found' : 'nem-quest'}`}
        >
          <Icon shape={objectIcon(slot)} size={22} />
          <span>
            <strong>{id ? words[`weakness.${id}`] : words[`weaknessSlot.${slot}`]}</strong>
            <small>{id ? words[`weakness-text.${id}`] : say('unfound')}</small>
          </span>
        </Thing>
      ))}
    </section>
  )
}
