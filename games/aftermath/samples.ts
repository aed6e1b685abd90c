import { isExplored, objectsAround, placeOf } from '@bulkhead/hull/queries.ts'
import type { State } from '@bulkhead/hull/state.ts'
import type { Alert } from './own.ts'
import { onShuttle } from './shuttle.ts'
import type { Table } from './table.ts'

/** ALERT: Samples, heavy Objects to be brought to the Shuttle. All that there are belong to the Alert in play. */

export const SAMPLE = 'sample'

/** AFT-ALERT-12: a room that is not explored yet gets its Sample as soon as it is. */
export function putSample(t: Table, alert: Alert, tile: string): void {
  alert.samples++
  if (isExplored(t.state, tile)) laySample(t, tile)
  else alert.awaited.push(tile)
}

/** Rooms that have been explored get the Samples that they wait for. */
export function layAwaited(t: Table, alert: Alert): void {
  const explored = alert.awaited.filter((tile) => isExplored(t.state, tile))
  alert.awaited = alert.awaited.filter((tile) => !explored.includes(tile))
  for (const tile of explored) laySample(t, tile)
}

function laySample(t: Table, tile: string): void {
  const place = placeOf(t.state, tile)
  t.state.rooms[place].objects.push(SAMPLE)
  t.log('sample', { place }, 'AFT-ALERT-03')
}

/** Each of them lies or is carried in a room of the Shuttle. */
export function samplesDelivered(s: State, { samples }: Alert): boolean {
  const delivered = s.rooms
    .flatMap((_, place) => (onShuttle(place) ? objectsAround(s, place) : []))
    .filter((object) => object === SAMPLE)
  return delivered.length === samples
}

/** They are put away with their Alert, wherever they are. */
export function removeSamples(s: State): void {
  for (const room of s.rooms) room.objects = room.objects.filter((object) => object !== SAMPLE)
  for (const player of s.players) {
    player.hands = player.hands.filter(({ object }) => object !== SAMPLE)
  }
}
