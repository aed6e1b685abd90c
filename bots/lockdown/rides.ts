import { NONE } from '@bulkhead/lockdown/printed'
import type { Mind } from '../hull/mind.ts'
import { entering, type Ride } from '../hull/travel.ts'
import { own, placesWhere, slotOf } from './mind.ts'

/** The Elevator, and the Rover between the Exit Airlocks. */
export function rides(mind: Mind): Ride[] {
  return [...elevator(mind), ...rover(mind)]
}

/** Called where it is not, then ridden, both for a card and without noise. */
function elevator(mind: Mind): Ride[] {
  const { power, elevatorStuck, elevator: at } = own(mind)
  if (!power.elevator.on || elevatorStuck) return []
  const rooms = placesWhere(mind, ({ tile }) => tile?.startsWith('elevator-'))
  return rooms
    .filter((from) => !mind.view.rooms[from].malfunction)
    .flatMap((from) =>
      rooms
        .filter((to) => to !== from)
        .map((to) => ({
          from,
          to,
          cost: (from === at ? 1 : 2) + inside(mind, to),
          does: ({ option, place }) =>
            option.label === 'call-elevator' || (option.label === 'ride-elevator' && place === to),
        })),
    )
}

/** What is there all the same, on arriving without noise. */
function inside(mind: Mind, to: number): number {
  return Math.max(0, entering(mind, to, 0).cost - 1)
}

function rover(mind: Mind): Ride[] {
  const { board, rover: from } = own(mind)
  if (board === 'standard' || from === NONE) return []
  return placesWhere(mind, ({ airlock }) => airlock)
    .filter((to) => to !== from && slotOf(mind, from).airlock)
    .map((to) => ({
      from,
      to,
      cost: 1 + inside(mind, to),
      does: ({ action, place }) => action === 'drive-rover' && place === to,
    }))
}
