import type { Option } from '@bulkhead/kernel'
import { NONE, printed } from '@bulkhead/nemesis/printed'
import { actionCards, type Mind } from './mind.ts'

/** An option of a turn, read: what is done, in which way, and what it takes from the hand. */
export interface Act {
  readonly option: Option
  /** A basic action, a card, an Item, a room; or `pass`, `drop`, `launch`, `leave-pod`. */
  readonly action: string
  /** What follows the action in its id. */
  readonly way: readonly string[]
  /** The room action that it performs, whatever it comes from. */
  readonly room: string | null
  /** Cards that leave the hand, a played card included. */
  readonly price: number
  /** The room it points at, NONE where it points at none. */
  readonly place: number
}

export function readActs(mind: Mind, options: readonly Option[]): Act[] {
  const cards = actionCards(mind)
  return options.map((option) => readAct(option, cards))
}

function readAct(option: Option, cards: readonly string[]): Act {
  const [first, ...way] = option.id.split(':')
  const action = String(option.params?.action ?? first)
  const cost = Number(option.params?.cost ?? 0)
  const place = option.targets?.find(({ kind }) => kind === 'place')
  return {
    option,
    action,
    way,
    room: performed(action, way),
    price: cost + (cards.includes(action) ? 1 : 0),
    place: place === undefined ? NONE : Number(place.id),
  }
}

/** Some cards perform room actions: `old-friend:surgery`, `piloting:room-action:cockpit:…`. */
function performed(action: string, way: readonly string[]): string | null {
  if (printed.tiles[action]) return action
  if (way[0] === 'room-action' && printed.tiles[way[1]]) return way[1]
  return (action === 'old-friend' || action === 'intranet') && printed.tiles[way[0]] ? way[0] : null
}

export function isStep({ action }: Act): boolean {
  return action === 'move' || action === 'careful-move' || action === 'reconnaissance'
}

/** Never worth a thought: giving things away, trading with nobody in particular, leaving a pod again. */
const SILLY = ['drop', 'trade', 'leave-pod']

export function isSilly({ action }: Act): boolean {
  return SILLY.includes(action)
}
