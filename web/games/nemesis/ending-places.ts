import type { Line, Seat, Target } from '@bulkhead/kernel'
import { NONE } from '@bulkhead/nemesis/printed'
import { ABOUT_SOMEBODY, placeNamed, roomsWith } from '../hull/moments.ts'
import type { ShipView } from './ship.ts'

/** Where on the board the end is decided; the view is the one before it. */
export function placesAtEnd({ kind, params = {} }: Line, before: ShipView): Target[] {
  if (kind === 'check-engines') return enginesOf(before)
  if (kind === 'check-coordinates') return roomsWith(before, 'cockpit')
  if (!ABOUT_SOMEBODY.has(kind) || params.seat === undefined) return []
  return placeOfSeat(before, Number(params.seat))
}

/** Damaged ones first: they decide it. */
function enginesOf(view: ShipView): Target[] {
  const order = view.engines.map((_, i) => i).sort((a, b) => rank(view, a) - rank(view, b))
  return order.flatMap((i) => roomsWith(view, `engine-${i + 1}`))
}

function rank({ engines }: ShipView, i: number): number {
  return engines[i] === false ? 0 : 1
}

/** Asleep, in a pod that is gone, or still aboard. */
function placeOfSeat(view: ShipView, seat: Seat): Target[] {
  const { fate, pod, room } = view.players[seat]
  if (fate === 'hibernating') return roomsWith(view, 'hibernatorium')
  if (pod !== NONE) return [{ kind: 'pod', id: view.pods[pod].number }]
  return placeNamed(room)
}
