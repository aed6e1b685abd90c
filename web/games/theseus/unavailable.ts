import type { Target, Unavailable } from '@bulkhead/kernel'
import type { TheseusView } from '@bulkhead/theseus'
import type { Reading } from '../ui.ts'
import { pendingNamed, slotNamed } from './names.ts'

/** Of what cannot be done now, that for which a player may look at this thing. */
export function unavailableAt(
  what: Target,
  unavailable: readonly Unavailable[],
  { view }: Reading<TheseusView>,
): readonly Unavailable[] {
  return unavailable.filter((one) => isAt(what, one, view))
}

/** Cards are named by what they are; where they lie stands beside it. */
function isAt({ kind, id }: Target, { what, params }: Unavailable, view: TheseusView): boolean {
  const name = String(id)
  switch (kind) {
    case 'unit':
    case 'sector':
      return what === `${kind}.${name}`
    case 'card':
      return what === `card.${name}` && params === undefined
    case 'slot':
      return params?.slot === name && what === `card.${slotNamed(view, name)?.slot.card?.id}`
    case 'pending': {
      const found = pendingNamed(view, name)
      if (what === `pending.${name}`) return true
      return what === `card.${found?.slot.card?.id}` && isOf(found?.sector.id, params)
    }
    default:
      return false
  }
}

function isOf(sector: string | undefined, params: Unavailable['params']): boolean {
  return params?.slot === undefined && (params?.sector ?? sector) === sector
}
