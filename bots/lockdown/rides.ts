import { NONE } from '@bulkhead/lockdown/printed'
import { hasItem, type Mind, placeOf } from '../hull/mind.ts'
import { entering, type Ride } from '../hull/travel.ts'
import { own, placesWhere, slotOf } from './mind.ts'

/** The Elevator, the Rover between the Exit Airlocks, the Technical Corridors. */
export function rides(mind: Mind): Ride[] {
  return [...elevator(mind), ...rover(mind), ...caves(mind), ...plannedCaves(mind)]
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

/** What the Attack card on the way through the Technical Corridors costs. */
const CRAWL = 5

/** From the Cave Entrance to every other entrance. */
function caves(mind: Mind): Ride[] {
  const from = placeOf(mind, 'cave-entrance')
  if (from < 0 || mind.view.rooms[from].malfunction) return []
  return entrances(mind, from).map((to) => ({
    from,
    to,
    cost: 1 + CRAWL + entering(mind, to).cost,
    does: ({ room, place }) => room === 'cave-entrance' && place === to,
  }))
}

/** With the Cave Plans, from where this Character is. */
function plannedCaves(mind: Mind): Ride[] {
  const from = mind.me.room
  if (from === NONE || !slotOf(mind, from).entrance || !hasItem(mind, 'cave-plans')) return []
  return entrances(mind, from).map((to) => ({
    from,
    to,
    cost: entering(mind, to).cost,
    does: ({ action, place }) => action === 'cave-plans' && place === to,
  }))
}

function entrances(mind: Mind, from: number): number[] {
  return placesWhere(mind, ({ entrance }) => entrance !== undefined).filter((to) => to !== from)
}
