import { Icon } from '../../ui/icon.tsx'
import { useSay } from '../../words/words.ts'
import { LOCKED, UNLOCKED } from '../hull/icons.ts'
import { sideName } from '../hull/reader.ts'
import { Thing } from '../hull/thing.tsx'
import type { PartProps } from '../ui.ts'
import { DESTINATION, icons } from './icons.ts'
import { SHIP_SHEET } from './others-words.ts'
import type { ShipView } from './ship.ts'

type Props = PartProps<ShipView>

/** Ways off the ship, and where it flies as far as the reader knows. */
export function OthersShip({ view, words, choices, fresh }: Props) {
  const say = useSay(SHIP_SHEET)
  const left = view.pods.filter(({ gone }) => !gone)
  const open = left.filter(({ locked }) => !locked).length
  const status = (engine: number) => {
    const working = view.engines[engine - 1]
    return working === null ? say('unknown') : words[`status.${working ? 'working' : 'damaged'}`]
  }
  return (
    <div className="hull-sheet">
      <p className="hull-sub">{say('pods-open', { open, left: left.length })}</p>
      <div className="hull-thing-grid">
        {view.pods.map(({ number, section, locked, gone }, i) => {
          const inside = view.players.flatMap(({ pod }, seat) =>
            pod === i ? [sideName(view, seat, words)] : [],
          )
          return (
            <Thing
              key={number}
              kind="pod"
              id={number}
              choices={choices}
              fresh={fresh}
              className={`hull-tile ${gone ? 'hull-gone' : ''}`}
            >
              <Icon shape={locked ? LOCKED : UNLOCKED} size={20} />
              <span>
                <strong>{say('pod', { number })}</strong>
                <small>
                  {section.toUpperCase()} · {say(gone ? 'gone' : locked ? 'locked' : 'unlocked')}
                  {inside.length > 0 && ` · ${say('aboard-pod', { names: inside.join(', ') })}`}
                </small>
              </span>
            </Thing>
          )
        })}
        {[1, 2, 3].map((number) => (
          <Thing
            key={number}
            kind="engine"
            id={number}
            choices={choices}
            fresh={fresh}
            className="hull-tile"
          >
            <Icon shape={icons.rooms['engine-1']} size={20} />
            <span>
              <strong>{say('engine', { number })}</strong>
              <small>{status(number)}</small>
            </span>
          </Thing>
        ))}
        <Thing
          kind="coordinates"
          id="coordinates"
          choices={choices}
          fresh={fresh}
          className="hull-tile"
        >
          <Icon shape={DESTINATION} size={20} />
          <span>
            <strong>{say('course', { letter: 'ABCD'[view.destination] })}</strong>
            <small>
              {view.coordinates ? words[`coordinates.${view.coordinates}`] : say('unknown')}
            </small>
          </span>
        </Thing>
      </div>
    </div>
  )
}
