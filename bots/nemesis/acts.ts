import type { Option } from '@bulkhead/kernel'
import { NONE, printed } from '@bulkhead/nemesis/printed'
import { actionCards, type Mind } from './mind.ts'

/** An option of a turn, read: what is done, in which way, and what it takes from the hand. */
export interface Act {
  readonly option: Option
  /** A basic action, a card, an Item, a room; or `pass`, `drop`, `launch`, `leave-pod`. */
  readonly action: string
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
  const action = String(option.params?.action ?? option.label)
  const cost = Number(option.params?.cost ?? 0)
  const place = option.targets?.find(({ kind }) => kind === 'place')
  return {
    option,
    action,
    room: performed(option, action),
    price: cost + (cards.includes(action) ? 1 : 0),
    place: place === undefined ? NONE : Number(place.id),
  }
}

/** Some cards perform room actions, and say of which room. */
function performed({ params }: Option, action: string): string | null {
  if (printed.tiles[action]) return action
  return params?.room === undefined ? null : String(params.room)
}

/** What an option points at, of one kind; empty where it points at nothing of the kind. */
export function targetOf({ targets }: Option, kind: string): string {
  return String(targets?.find((target) => target.kind === kind)?.id ?? '')
}

export function isStep({ action }: Act): boolean {
  return action === 'move' || action === 'careful-move' || action === 'reconnaissance'
}

/** Never worth a thought: giving things away, trading with nobody in particular, leaving a pod again. */
const SILLY = ['drop', 'trade', 'leave-pod']

export function isSilly({ action }: Act): boolean {
  return SILLY.includes(action)
}
