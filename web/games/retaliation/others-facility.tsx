import type { RetaliationView } from '@bulkhead/retaliation'
import { GEAR_KINDS, SLOTS } from '@bulkhead/retaliation/printed'
import type { ReactNode } from 'react'
import { Icon, type IconShape } from '../../ui/icon.tsx'
import { useSay } from '../../words/words.ts'
import { Thing } from '../hull/thing.tsx'
import type { PartProps } from '../ui.ts'
import { GEAR_ICONS, LANDER, ROOM_ICONS, TASK } from './icons.ts'
import { OTHERS_WORDS } from './others-words.ts'
import { slotOf } from './reader.ts'

type Props = PartProps<RetaliationView>

/** Ways out, what is to be done, what is left to find and to take. */
export function OthersFacility({ view, words, choices, fresh }: Props) {
  const say = useSay(OTHERS_WORDS)
  const { lander, tiles, missionTask, tasks } = view
  const found = view.rooms.filter(Boolean).length
  const left = Object.entries(tiles).flatMap(([stack, number]) =>
    number > 0 ? [`${number} × ${stack}`] : [],
  )
  const shuttle = view.shuttleUsed
    ? 'shuttle-used'
    : slotOf(view, 'escape-shuttle') >= 0
      ? 'shuttle-ready'
      : 'shuttle-hidden'
  const tile = (kind: string, id: string, icon: IconShape, title: string, text: ReactNode) => (
    <Thing key={id} kind={kind} id={id} choices={choices} fresh={fresh} className="ret-tile">
      <Icon shape={icon} size={22} />
      <span>
        <strong>{title}</strong>
        <small>{text}</small>
      </span>
    </Thing>
  )
  return (
    <div className="ret-side">
      <h4>{say('ways-out')}</h4>
      {tile(
        'lander',
        'lander',
        LANDER,
        say('lander'),
        say(`lander-${lander.where}`, { space: lander.space }),
      )}
      {tile(
        'way-out',
        'hibernatorium',
        ROOM_ICONS.hibernatorium,
        say('hibernatorium'),
        say(view.hibernatoriumActive ? 'hibernatorium-on' : 'hibernatorium-off'),
      )}
      {tile(
        'way-out',
        'escape-shuttle',
        ROOM_ICONS['escape-shuttle'],
        say('shuttle'),
        say(shuttle),
      )}
      <h4>{say(missionTask ? 'mission' : 'tasks')}</h4>
      {[...(missionTask ? [missionTask] : []), ...tasks].map((id) =>
        tile('task', id, TASK, words[`task.${id}`], words[`task-text.${id}`]),
      )}
      <h4>{say('supply')}</h4>
      <p className="ret-belt-line">
        {GEAR_KINDS.map((kind) => (
          <span key={kind} className={`ret-gear-${kind}`}>
            <Icon shape={GEAR_ICONS[kind]} size={18} label={words[`gear.${kind}`]} />
            <b className="mono">{view.gear[kind]}</b>
          </span>
        ))}
      </p>
      <p className="own-sub">{say('rooms', { number: found, all: SLOTS.length })}</p>
      <p className="own-sub">{say('stacks', { list: left.join(', ') || '–' })}</p>
      <p className="own-sub">{say('corridors', { number: view.corridorSupply })}</p>
    </div>
  )
}
