import type { AftermathView } from '@bulkhead/aftermath'
import { PLANS } from '@bulkhead/aftermath/printed'
import { partOf } from '../hull/board-part.ts'
import { ALONE } from '../nemesis/board-layout.ts'
import type { BoardPart } from '../ui.ts'
import { isDocked } from './board-layout.ts'

/** The Shuttle's rooms come after those of the ship. */
const SHIP = ALONE.standard.spots.length

/** The ship and the Shuttle, where that is docked. */
export function boards({ board }: AftermathView): readonly BoardPart[] {
  if (!isDocked(board)) return []
  const places = PLANS[board].slots.map((_, place) => place)
  return [
    partOf('ship', { en: 'Nemesis', fr: 'Nemesis' }, places.slice(0, SHIP)),
    partOf('shuttle', { en: 'Shuttle', fr: 'Navette' }, places.slice(SHIP)),
  ]
}
