import { NONE } from '@bulkhead/hull/printed'
import type { Option } from '@bulkhead/kernel'
import { actionCards, type Mind } from './mind.ts'

/** An option of a turn, read: what is done, in which way, and what it takes from the hand. */
export interface Act {
  readonly option: Option
  /** A basic action, a card, an Item, a room; or what is done for nothing, by its label. */
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
  return options.map((option) => readAct(mind, option, cards))
}

function readAct(mind: Mind, option: Option, cards: readonly string[]): Act {
  const action = String(option.params?.action ?? option.label)
  const cost = Number(option.params?.cost ?? 0)
  const place = option.targets?.find(({ kind }) => kind === 'place')
  return {
    option,
    action,
    room: performed(mind, option, action),
    price: cost + (cards.includes(action) ? 1 : 0),
    place: place === undefined ? NONE : Number(place.id),
  }
}

/** Some cards perform room actions, and say of which room. */
function performed({ printed }: Mind, { params }: Option, action: string): string | null {
  if (printed.tiles[action]) return action
  return params?.room === undefined ? null : String(params.room)
}

/** What an option points at, of one kind; empty where it points at nothing of the kind. */
export function targetOf({ targets }: Option, kind: string): string {
  return String(targets?.find((target) => target.kind === kind)?.id ?? '')
}

/** The Weapon that an act fires or loads. */
export function weaponOf({ printed }: Mind, { option }: Act): string | undefined {
  const ids = (option.targets ?? []).filter(({ kind }) => kind === 'item').map(({ id }) => id)
  return ids.map(String).find((id) => printed.items[id]?.weapon)
}

/** Goes on foot to a room next door. */
export function isStep({ lore }: Mind, { action }: Act): boolean {
  return action === 'move' || lore.quietSteps.includes(action)
}

/** A pass, or the end of a turn that somebody has beyond it. */
export function endsTurn({ action }: Act): boolean {
  return action === 'pass' || action === 'end-turn'
}

/** Never worth a thought: giving things away, say, or trading with nobody in particular. */
export function isSilly({ lore }: Mind, { action }: Act): boolean {
  return lore.silly.includes(action)
}

export function repairsRoom({ option }: Act): boolean {
  return option.label === 'repair-room'
}

export function putsOutFire({ option }: Act): boolean {
  return option.label === 'extinguish' || option.label === 'put-out-fire'
}
