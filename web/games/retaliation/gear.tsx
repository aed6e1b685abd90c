import type { Dictionary } from '@bulkhead/kernel'
import type { RetaliationView } from '@bulkhead/retaliation'
import { MOST_OXYGEN } from '@bulkhead/retaliation/printed'
import { Icon } from '../../ui/icon.tsx'
import { type Say, useSay } from '../../words/words.ts'
import { Thing } from '../hull/thing.tsx'
import type { Choices } from '../ui.ts'
import type { Dragging } from './gear-drag.ts'
import { AMMO, GEAR_ICONS } from './icons.ts'
import {
  corridorsAround,
  healthOf,
  hordeAt,
  itemSpots,
  itemsOf,
  mostHealth,
  type PlayerView,
  type SpotView,
} from './reader.ts'
import { BOARD_WORDS, type BoardWord } from './words.ts'

/** Tactical Gear: tokens on the belt, and in the slots of Items. */

const OXYGEN_GAIN = 3
const MEDPACK_GAIN = 2

interface Shared {
  readonly words: Dictionary
  readonly choices: Choices
  readonly fresh?: ReadonlySet<string>
  /** Absent where nothing can be dragged: on the boards of others. */
  readonly dragging?: Dragging
}

interface TokenProps extends Shared {
  readonly spot: SpotView
  readonly number: number
  readonly note: string
}

/** A slot of the belt with its token, which says what would come of it. */
export function Token({ spot, number, note, words, choices, fresh, dragging }: TokenProps) {
  const say = useSay(BOARD_WORDS)
  const { id, gear } = spot
  const takes = dragging?.takes('spot', id) ?? false
  if (gear === null) {
    return (
      <Thing
        kind="spot"
        id={id}
        choices={choices}
        fresh={fresh}
        className={`ret-token ret-empty ${takes ? 'takes' : ''}`}
        label={say('empty-belt', { number })}
      >
        <span aria-hidden="true">{number}</span>
      </Thing>
    )
  }
  const isDragged = dragging?.spot === id
  const name = words[`gear.${gear === 'half-ammo' ? 'ammo' : gear}`]
  return (
    <div
      className={isDragged ? 'ret-token-place ret-dragged' : 'ret-token-place'}
      style={dragging?.styleOf(id)}
      {...dragging?.handlers(id)}
    >
      <Thing
        kind="spot"
        id={id}
        choices={choices}
        fresh={fresh}
        className={`ret-token ret-gear-${gear} ${gear === 'half-ammo' ? 'half' : ''}`}
        label={say('on-belt', { gear: note ? `${name} ${note}` : name, number })}
      >
        <Icon shape={GEAR_ICONS[gear]} size={25} />
        <strong>{name}</strong> <small>{note}</small>
      </Thing>
    </div>
  )
}

/** What using a token of one's own would do, or why it cannot be used. */
export function noteOf(
  spot: SpotView,
  view: RetaliationView,
  me: PlayerView,
  say: Say<BoardWord>,
): string {
  switch (spot.gear) {
    case 'ammo':
    case 'half-ammo':
      return ammoNote(spot, me, say)
    case 'grenade':
      return say(hasHordeBeside(view, me) ? 'die-plus' : 'no-horde')
    case 'oxygen': {
      const to = Math.min(MOST_OXYGEN, me.oxygen + OXYGEN_GAIN)
      return to > me.oxygen ? say('to-number', { from: me.oxygen, to }) : say('full-already')
    }
    case 'medpack': {
      const from = healthOf(me)
      const to = Math.min(mostHealth(me), from + MEDPACK_GAIN)
      return to > from ? say('to-number', { from, to }) : say('unhurt')
    }
    default:
      return ''
  }
}

function ammoNote({ gear }: SpotView, me: PlayerView, say: Say<BoardWord>): string {
  const slots = itemsOf(me)
    .flatMap(itemSpots)
    .filter(({ accepts }) => accepts === 'ammo')
  if (slots.some((slot) => slot.gear === null)) {
    return gear === 'half-ammo' ? say('half') : say('load')
  }
  return say(slots.length > 0 ? 'slots-full' : 'no-weapon')
}

function hasHordeBeside(view: RetaliationView, { room }: PlayerView): boolean {
  return corridorsAround(view, room).some((place) => hordeAt(view, place).length > 0)
}

/** A slot of an Item: full, half or empty. */
export function ItemSlot({
  spot,
  number,
  words,
  choices,
  fresh,
  dragging,
}: Shared & { readonly spot: SpotView; readonly number: number }) {
  const say = useSay(BOARD_WORDS)
  const { id, gear, accepts, item } = spot
  const takes = dragging?.takes('spot', id) ?? false
  const kind = gear ?? accepts
  const isAmmo = kind === 'ammo' || kind === 'half-ammo'
  const state = gear === null ? 'empty' : gear === 'half-ammo' ? 'half' : 'full'
  const text = isAmmo || gear === null ? say(state) : words[`gear.${gear}`]
  return (
    <Thing
      kind="spot"
      id={id}
      choices={choices}
      fresh={fresh}
      className={`ret-slot ret-gear-${kind} ${state} ${takes ? 'takes' : ''}`}
      label={`${say('in-slot', { gear: words[`gear.${kind}`], number, item: words[`item.${item}`] })}: ${text}`}
    >
      <Icon shape={isAmmo ? AMMO : (GEAR_ICONS[kind] ?? 'gi:plain-circle')} size={13} />
      {(isAmmo || gear === null) && <span className="ret-slot-text">{text}</span>}
    </Thing>
  )
}
