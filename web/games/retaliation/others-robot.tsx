import type { RetaliationView } from '@bulkhead/retaliation'
import { printed } from '@bulkhead/retaliation/printed'
import { Icon } from '../../ui/icon.tsx'
import { useSay } from '../../words/words.ts'
import { Thing } from '../hull/thing.tsx'
import type { PartProps } from '../ui.ts'
import { GEAR_ICONS, ROBOT, ROBOT_ICONS } from './icons.ts'
import { OTHERS_WORDS, type OthersWord } from './others-words.ts'
import { isOnMap, readerIn, roomName } from './reader.ts'

type Props = PartProps<RetaliationView>

/** The Robot's card, its two slots, and from where it can be activated. */
export function OthersRobot({ view, words, choices, fresh }: Props) {
  const say = useSay(OTHERS_WORDS)
  const { id, revealed, room, malfunction, ammo, oxygen } = view.robot
  if (!revealed || id === null) {
    return (
      <div className="ret-side">
        <Thing kind="robot" id="robot" choices={choices} className="ret-tile">
          <Icon shape={ROBOT} size={24} />
          <span>
            <strong>{say('robot-hidden')}</strong>
            <small>{say('robot-hidden-text')}</small>
          </span>
        </Thing>
      </div>
    )
  }
  const slot = (kind: 'ammo' | 'oxygen', gear: string | null) => (
    <Thing
      kind="spot"
      id={`robot-${kind}`}
      choices={choices}
      fresh={fresh}
      className={`ret-tile ret-gear-${kind}`}
    >
      <Icon shape={GEAR_ICONS[kind]} size={20} />
      <span>
        <strong>{say(`robot-${kind}`)}</strong>
        <small>{gear ? words[`gear.${gear}`] : say('slot-empty')}</small>
      </span>
    </Thing>
  )
  const reach = reachOf(view)
  return (
    <div className="ret-side">
      <Thing kind="robot" id="robot" choices={choices} fresh={fresh} className="ret-tile">
        <Icon shape={ROBOT_ICONS[id]} size={28} />
        <span>
          <strong>{words[`robot.${id}`]}</strong>
          <small>{say('robot-at', { room: roomName(view, room, words) })}</small>
        </span>
      </Thing>
      <p>{words[`robot-text.${id}`]}</p>
      {malfunction && <p className="bad">{say('robot-broken')}</p>}
      {reach && <p className="own-sub">{say(reach)}</p>}
      <div className="ret-grid">
        {slot('ammo', ammo)}
        {slot('oxygen', oxygen)}
      </div>
    </div>
  )
}

/** From where the reader could activate it; null for whoever watches. */
function reachOf(view: RetaliationView): OthersWord | null {
  const me = readerIn(view)
  if (!me || !isOnMap(me)) return null
  if (me.room === view.robot.room) return 'robot-from-here'
  const tile = view.rooms[me.room]?.tile
  return tile && printed.rooms[tile].computer ? 'robot-from-computer' : 'robot-away'
}
