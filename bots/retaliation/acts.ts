import type { Option } from '@bulkhead/kernel'
import { NONE, printed } from '@bulkhead/retaliation/printed'
import { across, type Mind, placeOf, slotOf } from './mind.ts'

/** An option of a turn, read: what is done, where, and what it takes from the hand. */
export interface Act {
  readonly option: Option
  readonly label: string
  /** A basic Action, a card, an Item or a Room that it comes from. */
  readonly by: string
  /** Cards that leave the hand, a played card included. */
  readonly price: number
  /** The Corridor that it points at, NONE where it points at none. */
  readonly place: number
  /** The Room that it points at or leads to; a slot without a Room where it explores. */
  readonly slot: number
}

export function readAct(mind: Mind, option: Option): Act {
  const { label, params } = option
  const by = String(params?.by ?? label)
  const corridor = targetOf(option, 'corridor')
  const place = corridor === '' ? NONE : placeOf(mind, Number(corridor))
  const room = targetOf(option, 'room')
  return {
    option,
    label,
    by,
    price: Number(params?.cost ?? 0) + (by in printed.cards ? 1 : 0),
    place,
    slot: slotFor(mind, room, place),
  }
}

function slotFor(mind: Mind, room: string, place: number): number {
  if (room !== '') return slotOf(mind, room)
  const { ends } = { ends: place === NONE ? [] : [across(place, mind.me.room)] }
  return ends[0] ?? NONE
}

/** What an option points at, of one kind; empty where it points at nothing of the kind. */
export function targetOf({ targets }: Option, kind: string): string {
  return String(targets?.find((target) => target.kind === kind)?.id ?? '')
}

const STEPS: readonly string[] = [
  'move',
  'move-carrying',
  'move-with',
  'move-with-carrying',
  'explore',
  'explore-carrying',
  'explore-with',
  'explore-with-carrying',
  'cautious-move',
  'cautious-move-carrying',
  'cautious-explore',
  'cautious-explore-carrying',
]

/** Goes through a Corridor. */
export function isStep({ label }: Pick<Act, 'label'>): boolean {
  return STEPS.includes(label)
}

export function isCautious({ label }: Act): boolean {
  return label.startsWith('cautious-')
}

/** Never worth a thought. */
export function isSilly({ label }: Act): boolean {
  return ['discard-things', 'trade', 'taser', 'sabotage', 'move-gear'].includes(label)
}
