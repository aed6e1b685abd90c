import type { View } from '@bulkhead/hull/view.ts'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useSay, type Words } from '../../words/words.ts'
import type { PartProps } from '../ui.ts'
import { BAG, INTRUDER_ICONS, OBJECT_ICONS, objectIcon } from './icons.ts'
import { OTHERS_WORDS, type OthersWord } from './others-words.ts'
import { roomName } from './reader.ts'
import { Thing } from './thing.tsx'

type Props = PartProps<View>

/** The Intruder board: who is about, what the bag holds, Eggs and Weaknesses; and what else a game has there. */
export function OthersIntruders({
  children,
  said = OTHERS_WORDS,
  ...props
}: Props & { readonly children?: ReactNode; readonly said?: Words<OthersWord> }) {
  const { view } = props
  const say = useSay(said)
  const total = Object.values(view.bag).reduce((sum, number) => sum + number, 0)
  return (
    <div className="hull-sheet">
      <p className="hull-sub">
        {say('on-board', { number: view.intruders.length })} · {say('bag', { number: total })}
      </p>
      <Figures {...props} said={said} />
      <Bag {...props} />
      <Nest {...props} />
      <Weaknesses {...props} />
      {children}
    </div>
  )
}

function Figures({
  view,
  words,
  choices,
  fresh,
  said,
}: Props & { readonly said: Words<OthersWord> }) {
  const say = useSay(said)
  if (view.intruders.length === 0) return <p className="hull-sub">{say('none')}</p>
  return (
    <div className="hull-thing-grid">
      {view.intruders.map(({ name, type, room, injuries }) => (
        <Thing
          key={name}
          kind="intruder"
          id={name}
          choices={choices}
          fresh={fresh}
          className="hull-tile hull-tile-intruder"
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
    <Thing kind="bag" id="bag" choices={choices} className="hull-bag-row">
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
      <Thing kind="eggs" id="eggs" choices={choices} className="hull-tile hull-tile-object">
        <Icon shape={OBJECT_ICONS.egg} size={22} />
        {view.nestDestroyed ? say('nest-destroyed') : say('eggs', { number: view.eggs })}
      </Thing>
      {view.queenKilled && <p className="hull-sub">{say('queen-killed')}</p>}
    </>
  )
}

function Weaknesses({ view, words, choices, fresh }: Props) {
  const say = useSay(OTHERS_WORDS)
  return (
    <section className="hull-thing-grid" aria-label={say('weaknesses')}>
      {Object.entries(view.weaknesses).map(([slot, id]) => (
        <Thing
          key={slot}
          kind="slot"
          id={slot}
          choices={choices}
          fresh={fresh}
          className={`hull-tile ${id ? 'hull-found' : 'hull-quest'}`}
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
