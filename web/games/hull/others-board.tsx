import type { View } from '@bulkhead/hull/view.ts'
import type { Seat } from '@bulkhead/kernel'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useSay } from '../../words/words.ts'
import type { PartProps } from '../ui.ts'
import { COLOUR_MARKS, itemClass } from './colours.ts'
import type { HullGame } from './game.ts'
import { listed, times } from './others-list.ts'
import { OTHERS_WORDS } from './others-words.ts'
import { Objective } from './own-objectives.tsx'
import { Held } from './own-things.tsx'
import { OWN_WORDS } from './own-words.ts'
import { counted } from './reader.ts'
import { Thing } from './thing.tsx'
import { Piles, Wounds } from './wounds.tsx'
import './thing.css'
import './things.css'
import './others.css'

interface Props<V extends View> extends PartProps<V> {
  readonly game: HullGame<V>
  readonly of: Seat
  /** What else a game shows of it. */
  readonly children?: ReactNode
}

/** Somebody's board; before the draft, the Characters that they choose from, open to all. */
export function HullSeatBoard<V extends View>(props: Props<V>) {
  return props.view.phase === 'draft' ? <Roles {...props} /> : <OthersBoard {...props} />
}

function Roles<V extends View>({ game, view, of, words, choices }: Props<V>) {
  const say = useSay(OTHERS_WORDS)
  const { roles } = view.players[of]
  if (roles.length === 0) return <p className="hull-sub hull-pad">{say('waits')}</p>
  return (
    <div className="hull-roles">
      <p className="hull-sub">{say('roles-of')}</p>
      {roles.map((id) => (
        <Thing key={id} kind="character" id={id} choices={choices} className="hull-tile">
          <Icon shape={game.icons.characters[id]} size={26} />
          <strong>{words[`character.${id}`]}</strong>
        </Thing>
      ))}
    </div>
  )
}

/** The public side of somebody's board. */
function OthersBoard<V extends View>(props: Props<V>) {
  const { game, view, of: member, seat, words, choices, fresh } = props
  const say = useSay(OWN_WORDS)
  const others = useSay(OTHERS_WORDS)
  const player = view.players[member]
  const { hands, inventory, quests, discard, objectives } = player
  const known = inventory.filter(({ id }) => id !== null)
  const hidden = inventory.filter(({ id }) => id === null)
  const aims = member === seat ? [] : objectives.flatMap(({ id }) => id ?? [])
  return (
    <div className="hull-board-of">
      <Wounds
        icons={game.icons}
        player={player}
        seat={member}
        words={words}
        choices={choices}
        fresh={fresh}
      />
      {props.children}
      <div className="hull-thing-grid">
        {hands.map((held, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a thing is known by the hand that holds it.
          <Held key={i} game={game} held={held} at={i} words={words} choices={choices} />
        ))}
        {counted(known.map(({ id }) => id ?? '')).map(([id, number]) => (
          <Thing
            key={id}
            kind="thing"
            id={id}
            choices={choices}
            className={`hull-tile ${itemClass(game, id)}`}
          >
            <Icon shape={game.icons.items[id]} size={24} />
            <strong>{times(words[`item.${id}`], number)}</strong>
          </Thing>
        ))}
        {counted(hidden.map(({ colour }) => colour)).map(([colour, number]) => (
          <Thing
            key={colour}
            kind="back"
            id={colour}
            choices={choices}
            className={`hull-tile hull-item hull-of-${colour}`}
          >
            <Icon shape={COLOUR_MARKS[colour]} size={22} />
            <strong>{times(words[`colour.${colour}`], number)}</strong>
          </Thing>
        ))}
        {quests.map((id) => (
          <Thing key={id} kind="thing" id={id} choices={choices} className="hull-tile hull-quest">
            <Icon shape={game.icons.items[id]} size={24} />
            <span>
              <strong>{words[`item.${id}`]}</strong>
              <small>{say('inactive')}</small>
            </span>
          </Thing>
        ))}
      </div>
      {aims.map((id) => (
        <Objective key={id} id={id} sort={others('known-objective')} words={words} />
      ))}
      <Piles player={player} seat={member} choices={choices} />
      {discard.length > 0 && <p className="hull-sub">{listed(discard, 'card', words)}</p>}
    </div>
  )
}
