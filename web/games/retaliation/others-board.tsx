import type { Seat } from '@bulkhead/kernel'
import type { RetaliationView } from '@bulkhead/retaliation'
import { printed } from '@bulkhead/retaliation/printed'
import { Icon } from '../../ui/icon.tsx'
import { useSay } from '../../words/words.ts'
import { Thing } from '../hull/thing.tsx'
import type { PartProps } from '../ui.ts'
import { HealthBar, OxygenBar, States } from './body.tsx'
import { GEAR_ICONS, ITEM_ICONS } from './icons.ts'
import { itemLook } from './item-facts.ts'
import { OTHERS_WORDS } from './others-words.ts'
import { Aim } from './own-objectives.tsx'
import { Held } from './own-things.tsx'
import { type CardView, counted, isContamination } from './reader.ts'
import { BOARD_WORDS } from './words.ts'

type Props = PartProps<RetaliationView> & { readonly member: Seat }

/** The public side of somebody's board. */
export function OthersBoard({ view, member, seat, words, choices, fresh }: Props) {
  const say = useSay(BOARD_WORDS)
  const others = useSay(OTHERS_WORDS)
  const player = view.players[member]
  const { hands, armor, backpack, belt, discard, objectives, character } = player
  const shared = { player, seat: member, words, choices, fresh }
  const known = backpack.flatMap(({ id }) => id ?? [])
  const backs = backpack.flatMap(({ id, deck }) => (id === null ? [deck] : []))
  const aims = member === seat ? [] : objectives.flatMap(({ id }) => id ?? [])
  return (
    <div className="ret-board-of">
      <p className="own-sub">
        {say('player', { number: player.number })} ·{' '}
        {say('rank', { rank: printed.characters[character].rank })}
      </p>
      <div className="ret-bars">
        <HealthBar {...shared} isWhole />
        <OxygenBar {...shared} cost={null} />
      </div>
      <div className="ret-grid">
        {[...hands.flat(), ...(armor ? [armor] : [])].map((item) => (
          <Held key={item.id} item={item} kind="thing" words={words} choices={choices} />
        ))}
        {counted(known).map(([id, number]) => (
          <Thing
            key={id}
            kind="thing"
            id={id}
            choices={choices}
            className={`ret-tile ${itemLook(id)}`}
          >
            <Icon shape={ITEM_ICONS[id]} size={22} />
            <strong>
              {words[`item.${id}`]}
              {number > 1 && ` ×${number}`}
            </strong>
          </Thing>
        ))}
        {counted(backs).map(([deck, number]) => (
          <Thing
            key={deck}
            kind="back"
            id={deck}
            choices={choices}
            className={`ret-tile ret-item ret-of-${deck}`}
          >
            <Icon shape="gi:card-joker" size={22} />
            <strong>
              {words[`colour.${deck}`] ?? deck}
              {number > 1 && ` ×${number}`}
            </strong>
          </Thing>
        ))}
      </div>
      <p className="ret-belt-line">
        {belt.map((gear, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its number.
          <span key={i} className={gear ? `ret-gear-${gear}` : 'none'}>
            {gear ? <Icon shape={GEAR_ICONS[gear]} size={18} label={words[`gear.${gear}`]} /> : '–'}
          </span>
        ))}
      </p>
      {aims.map((id) => (
        <Aim
          key={id}
          name={words[`objective.${id}`]}
          text={words[`objective-text.${id}`]}
          sort={others('known-objective')}
        />
      ))}
      <States {...shared} isWhole />
      {discard.length > 0 && <p className="own-sub">{listOf(discard, words)}</p>}
    </div>
  )
}

function listOf(cards: readonly CardView[], words: Props['words']): string {
  const names = cards.map((card) => (isContamination(card) ? 'contamination' : card))
  return counted(names)
    .map(([card, number]) => `${words[`card.${card}`]}${number > 1 ? ` ×${number}` : ''}`)
    .join(', ')
}
