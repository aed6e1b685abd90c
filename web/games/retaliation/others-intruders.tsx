import type { RetaliationView } from '@bulkhead/retaliation'
import { INTRUDER_TYPES, MODELS, PLACES, SLOTS } from '@bulkhead/retaliation/printed'
import { Icon } from '../../ui/icon.tsx'
import { useSay } from '../../words/words.ts'
import { Thing } from '../hull/thing.tsx'
import type { PartProps } from '../ui.ts'
import { groupsOf, packsOf } from './board-hordes.ts'
import { BAG, EGGS, INTRUDER_ICONS } from './icons.ts'
import { OTHERS_WORDS } from './others-words.ts'
import { counted, hordeAt, intrudersIn, roomName } from './reader.ts'

type Props = PartProps<RetaliationView>

/** Who is about and where, what the bag holds, the Queen and her Eggs. */
export function OthersIntruders(props: Props) {
  const { view, words, choices } = props
  const say = useSay(OTHERS_WORDS)
  return (
    <div className="ret-side">
      <p className="own-sub">{say('on-map', { number: view.intruders.length })}</p>
      <ul className="ret-types">
        {INTRUDER_TYPES.map((type) => (
          <li key={type}>
            <Thing kind="type" id={type} choices={choices} className={`ret-type-mark ret-${type}`}>
              <Icon shape={INTRUDER_ICONS[type]} size={18} label={words[`type.${type}`]} />
              <span className="mono">
                {view.intruders.filter((one) => one.type === type).length}/{MODELS[type]}
              </span>
            </Thing>
          </li>
        ))}
      </ul>
      <Places {...props} />
      <Bag {...props} />
      <Thing kind="queen" id="queen" choices={choices} className="ret-tile">
        <Icon shape={INTRUDER_ICONS.queen} size={22} />
        <span>
          <strong>{words['type.queen']}</strong>
          <small>
            {view.queen.dead
              ? say('queen-dead')
              : say('queen-hits', { hits: view.queen.hits, cards: view.queen.cards })}
          </small>
        </span>
      </Thing>
      <Thing kind="eggs" id="eggs" choices={choices} className="ret-tile">
        <Icon shape={EGGS} size={22} />
        {view.nestDestroyed ? say('nest-destroyed') : say('eggs', { number: view.eggs })}
      </Thing>
    </div>
  )
}

/** Rooms first: whoever is there attacks. */
function Places({ view, words, choices, fresh }: Props) {
  const say = useSay(OTHERS_WORDS)
  const { hits } = view.queen
  if (view.intruders.length === 0) return <p className="own-sub">{say('none')}</p>
  const rooms = SLOTS.flatMap((_, slot) => {
    const packs = packsOf(intrudersIn(view, slot), hits)
    if (packs.length === 0) return []
    const list = packs.map(({ first, number, hits: taken }) => ({
      type: first.type,
      number,
      note: taken > 0 ? say('hits', { number: taken }) : '',
    }))
    const tile = view.rooms[slot]!.tile
    return [{ kind: 'room', id: tile, name: roomName(view, slot, words), list }]
  })
  const corridors = PLACES.flatMap((_, place) => {
    const groups = groupsOf(hordeAt(view, place), hits)
    if (groups.length === 0) return []
    const { tile } = view.corridors[place]!
    const list = groups.map((group) => ({ ...group, note: '' }))
    return [{ kind: 'corridor', id: tile, name: say('in-corridor', { tile }), list }]
  })
  return [...rooms, ...corridors].map(({ kind, id, name, list }) => (
    <Thing
      key={`${kind} ${id}`}
      kind={kind}
      id={id}
      choices={choices}
      fresh={fresh}
      className="ret-place"
    >
      <strong>{name}</strong>
      <span className="ret-place-list">
        {list.map(({ type, number, note }) => (
          <span key={`${type} ${note}`} className={`ret-${type}`}>
            <Icon shape={INTRUDER_ICONS[type]} size={16} label={words[`type.${type}`]} />
            <span className="mono">{number}</span>
            {note && <small>{note}</small>}
          </span>
        ))}
      </span>
    </Thing>
  ))
}

function Bag({ view, words, choices }: Props) {
  const say = useSay(OTHERS_WORDS)
  return (
    <Thing kind="bag" id="bag" choices={choices} className="ret-bag-row">
      <Icon shape={BAG} size={22} />
      <span className="unseen">{say('bag', { number: view.bag.length })}</span>
      {counted([...view.bag]).map(([type, number]) => (
        <span key={type}>
          <Icon shape={INTRUDER_ICONS[type]} size={16} label={words[`token.${type}`]} />
          {number}
        </span>
      ))}
    </Thing>
  )
}
