import type { RetaliationView } from '@bulkhead/retaliation'
import { HAND_SLOTS, printed } from '@bulkhead/retaliation/printed'
import { useId } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useSay } from '../../words/words.ts'
import { hyphenated } from '../cards/hyphens.ts'
import { Thing } from '../hull/thing.tsx'
import type { Choices } from '../ui.ts'
import { ItemSlot, noteOf, Token } from './gear.tsx'
import { type Dragging, useDragging } from './gear-drag.ts'
import { ITEM_ICONS } from './icons.ts'
import { itemLook } from './item-facts.ts'
import type { Mine } from './own.tsx'
import { counted, type ItemView, itemSpots, type PlayerView, spotsOf } from './reader.ts'
import { BOARD_WORDS } from './words.ts'

interface Props extends Mine {
  /** Whether there is room for all of it. */
  readonly isWhole: boolean
}

/** What a marine carries: both hands, the Armor and the Backpack, and the belt with its tokens. */
export function OwnThings({ view, seat, words, choices, fresh, isWhole }: Props) {
  const say = useSay(BOARD_WORDS)
  const dragging = useDragging(choices)
  const player = view.players[seat]
  if (player.character === '') return null
  const shared = { words, choices, fresh, dragging }
  return (
    <section
      className={isWhole ? 'own-things ret-things whole' : 'own-things ret-things'}
      aria-label={say('things')}
    >
      <div className="ret-guns">
        <Hands player={player} {...shared} />
        <Others player={player} isWhole={isWhole} {...shared} />
      </div>
      <Belt view={view} player={player} {...shared} />
    </section>
  )
}

interface Shared {
  readonly player: PlayerView
  readonly words: Mine['words']
  readonly choices: Choices
  readonly fresh?: ReadonlySet<string>
  readonly dragging?: Dragging
}

/** Two hands; Items that share one stand together. */
function Hands({ player, ...shared }: Shared) {
  const say = useSay(BOARD_WORDS)
  const isHurt = player.wounds.includes('arm')
  const usable = isHurt ? 1 : HAND_SLOTS
  const held = player.hands.filter((slot) => slot.length > 0)
  const free = Math.max(0, usable - held.length)
  return (
    <>
      {held.map((slot) => (
        <div
          key={slot[0].id}
          className={slot.length > 1 ? 'ret-hand-slot shared' : 'ret-hand-slot'}
        >
          {slot.map((item) => (
            <Held key={item.id} item={item} {...shared} />
          ))}
        </div>
      ))}
      {Array.from({ length: free }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: free hands are alike.
        <p key={i} className="ret-free-hand">
          <Icon shape="gi:hand" size={20} />
          {say('free-hand')}
        </p>
      ))}
      {isHurt && held.length + free < HAND_SLOTS && (
        <p className="ret-free-hand">
          <Icon shape="gi:arm-sling" size={20} />
          {say('lost-hand')}
        </p>
      )}
    </>
  )
}

/** An Item that everybody sees, with its slots. */
export function Held({
  item,
  kind = 'item',
  words,
  choices,
  fresh,
  dragging,
}: Omit<Shared, 'player'> & { readonly item: ItemView; readonly kind?: 'item' | 'thing' }) {
  const say = useSay(BOARD_WORDS)
  const { malfunction, markers } = item
  const id = item.id!
  const spots = itemSpots(item)
  const note = malfunction ? say('broken') : markers > 0 ? say('markers', { number: markers }) : ''
  return (
    <div className={`ret-gun ${itemLook(id)} ${malfunction ? 'broken' : ''}`}>
      <Thing kind={kind} id={id} choices={choices} fresh={fresh} className="ret-gun-name">
        <Icon shape={ITEM_ICONS[id]} size={24} />
        <span>
          <strong>{hyphenated(words[`item.${id}`])}</strong>
          {note && <small>{note}</small>}
        </span>
      </Thing>
      {spots.length > 0 && (
        <span className="ret-slots">
          {spots.map((spot, i) => (
            <ItemSlot
              key={spot.id}
              spot={spot}
              number={i + 1}
              words={words}
              choices={choices}
              fresh={fresh}
              dragging={dragging}
            />
          ))}
        </span>
      )}
    </div>
  )
}

/** Armor and Backpack: where there is little room they open above. */
function Others({ player, isWhole, ...shared }: Shared & { readonly isWhole: boolean }) {
  const say = useSay(BOARD_WORDS)
  const more = useId()
  const { armor, backpack } = player
  const items = counted(backpack.flatMap(({ id }) => id ?? []))
  const all = items.reduce((sum, [, number]) => sum + number, 0) + (armor ? 1 : 0)
  if (all === 0) return null
  const tiles = (
    <>
      {armor && <Held item={armor} {...shared} />}
      {items.map(([id, number]) => (
        <BackpackItem key={id} id={id} number={number} {...shared} />
      ))}
    </>
  )
  if (isWhole) return tiles
  const isLit = [...(armor?.id ? [armor.id] : []), ...items.map(([id]) => id)].some((id) =>
    shared.choices.isLit('item', id),
  )
  const hasSlots =
    armor !== null && itemSpots(armor).some(({ id }) => shared.choices.isLit('spot', id))
  return (
    <>
      <button
        type="button"
        className={isLit || hasSlots ? 'ret-bag-button lit' : 'ret-bag-button'}
        popoverTarget={more}
        title={say('backpack')}
      >
        <Icon shape="gi:light-backpack" size={20} />
        <span className="mono" aria-hidden="true">
          {all}
        </span>
        <span className="unseen">
          {say('backpack')}: {all}
        </span>
      </button>
      <div id={more} popover="auto" className="ret-things-more">
        {tiles}
      </div>
    </>
  )
}

function BackpackItem({
  id,
  number,
  words,
  choices,
  fresh,
}: Omit<Shared, 'player'> & { readonly id: string; readonly number: number }) {
  const say = useSay(BOARD_WORDS)
  const [reason] = choices.isLit('item', id) ? [] : choices.unavailableAt('item', id)
  const { free } = printed.items[id]
  return (
    <div className={`ret-gun ${itemLook(id)} ${reason ? 'not-now' : ''}`}>
      <Thing kind="item" id={id} choices={choices} fresh={fresh} className="ret-gun-name">
        <Icon shape={ITEM_ICONS[id]} size={24} />
        <span>
          <strong>
            {hyphenated(words[`item.${id}`])}
            {number > 1 && ` ×${number}`}
          </strong>
          <small>{reason ? words[`why-brief.${reason.why}`] : free ? '' : say('once')}</small>
        </span>
      </Thing>
    </div>
  )
}

/** Four slots, each with its token. */
function Belt({ view, player, ...shared }: Shared & { readonly view: RetaliationView }) {
  const say = useSay(BOARD_WORDS)
  const belt = spotsOf(player).slice(0, player.belt.length)
  return (
    <ul className="ret-belt" aria-label={say('belt')}>
      {belt.map((spot, i) => (
        <li key={spot.id}>
          <Token spot={spot} number={i + 1} note={noteOf(spot, view, player, say)} {...shared} />
        </li>
      ))}
    </ul>
  )
}
