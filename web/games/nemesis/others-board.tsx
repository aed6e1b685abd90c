import type { Seat } from '@bulkhead/kernel'
import type { NemesisView } from '@bulkhead/nemesis'
import { Icon } from '../../ui/icon.tsx'
import { useSay } from '../../words/words.ts'
import type { PartProps } from '../ui.ts'
import { COLOUR_MARKS, itemClass } from './colours.ts'
import { ITEM_ICONS } from './icons.ts'

import { listed, times } from './others-list.ts'
import { OTHERS_WORDS } from './others-words.ts'
import { Objective } from './own-objectives.tsx'
import { Held } from './own-things.tsx'
import { counted } from './reader.ts'
import { Thing } from './thing.tsx'
import { BOARD_WORDS } from './words.ts'
import { Piles, Wounds } from './wounds.tsx'

type Props = PartProps<NemesisView> & { readonly member: Seat }

/** The public side of somebody's board. */
export function OthersBoard({ view, member, seat, words, choices, fresh }: Props) {
  const say = useSay(BOARD_WORDS)
  const others = useSay(OTHERS_WORDS)
  const player = view.players[member]
  const { hands, inventory, quests, discard, objectives } = player
  const known = inventory.filter(({ id }) => id !== null)
  const hidden = inventory.filter(({ id }) => id === null)
  const aims = member === seat ? [] : objectives.flatMap(({ id }) => id ?? [])
  return (
    <div className="nem-board-of">
      <Wounds player={player} seat={member} words={words} choices={choices} fresh={fresh} />
      <div className="nem-thing-grid">
        {hands.map((held, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a thing is known by the hand that holds it.
          <Held key={i} held={held} at={i} words={words} choices={choices} />
        ))}
        {counted(known.map(({ id }) => id ?? '')).map(([id, number]) => (
          <Thing
            key={id}
            kind="thing"
            id={id}
            choices={choices}
            className={`nem-tile ${itemClass(id)}`}
          >
            <Icon shape={ITEM_ICONS[id]} size={24} />
            <strong>{times(words[`item.${id}`], number)}</strong>
          </Thing>
        ))}
        {counted(hidden.map(({ colour }) => colour)).map(([colour, number]) => (
          <Thing
            key={colour}
            kind="back"
            id={colour}
            choices={choices}
            className={`nem-tile nem-item nem-of-${colour}`}
          >
            <Icon shape={COLOUR_MARKS[colour]} size={22} />
            <strong>{times(words[`colour.${colour}`], number)}</strong>
          </Thing>
        ))}
        {quests.map((id) => (
          <Thing key={id} kind="thing" id={id} choices={choices} className="nem-tile nem-quest">
            <Icon shape={ITEM_ICONS[id]} size={24} />
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
      {discard.length > 0 && <p className="nem-sub">{listed(discard, 'card', words)}</p>}
    </div>
  )
}
