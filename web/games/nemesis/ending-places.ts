import type { Line, Seat, Target } from '@bulkhead/kernel'
import type { NemesisView } from '@bulkhead/nemesis'
import { NONE } from '@bulkhead/nemesis/printed'

/** Lines of the end that are about somebody, wherever they are by then. */
const ABOUT_SOMEBODY: ReadonlySet<string> = new Set([
  'perishes',
  'last-scan',
  'last-draw',
  'check-contamination',
  'objective',
  'check-objectives',
  'wins',
])

/** Where on the board the end is decided; the view is the one before it. */
export function placesAtEnd({ kind, params = {} }: Line, before: NemesisView): Target[] {
  if (kind === 'check-engines') return enginesOf(before)
  if (kind === 'check-coordinates') return roomsWith(before, 'cockpit')
  if (!ABOUT_SOMEBODY.has(kind) || params.seat === undefined) return []
  return placeOfSeat(before, Number(params.seat))
}

/** Damaged ones first: they decide it. */
function enginesOf(view: NemesisView): Target[] {
  const order = view.engines.map((_, i) => i).sort((a, b) => rank(view, a) - rank(view, b))
  return order.flatMap((i) => roomsWith(view, `engine-${i + 1}`))
}

function rank({ engines }: NemesisView, i: number): number {
  return engines[i] === false ? 0 : 1
}

/** Asleep, in a pod that is gone, or still aboard. */
function placeOfSeat(view: NemesisView, seat: Seat): Target[] {
  const { fate, pod, room } = view.players[seat]
  if (fate === 'hibernating') return roomsWith(view, 'hibernatorium')
  if (pod !== NONE) return [{ kind: 'pod', id: view.pods[pod].number }]
  return room === NONE ? [] : [{ kind: 'place', id: room }]
}

function roomsWith({ rooms }: NemesisView, tile: string): Target[] {
  const place = rooms.findIndex((room) => room.tile === tile)
  return place < 0 ? [] : [{ kind: 'place', id: place }]
}
