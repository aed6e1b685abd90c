import { NONE } from '@bulkhead/hull/printed'
import type { Reason } from '../bot.ts'
import { type Act, repairsRoom, targetOf } from './acts.ts'
import { because } from './because.ts'
import { hidingPlaces, isOfKind, type Mind, placeOf, unexplored } from './mind.ts'
import { hops } from './travel.ts'

/** Something worth doing somewhere. Worth is counted in cards. */
export interface Aim {
  readonly place: number
  readonly worth: number
  readonly because: Reason
  /** Where it leads off the board at once. */
  readonly leaves?: boolean
  /** Worth waiting for on the spot, even where every card is to be spent. */
  readonly waits?: boolean
  /** Done even in the middle of a fight. */
  readonly amid?: boolean
  /** Acts that do it; a place that only has to be reached has none. */
  does(act: Act): boolean
}

const NOTHING = () => false

export function beThere(place: number, worth: number, reason: Reason): Aim {
  return { place, worth, because: reason, does: NOTHING }
}

/** Performs the action of a room, wherever that lies; repairs the room first where it is broken. */
export function performIn(
  mind: Mind,
  tile: string,
  worth: number,
  reason: Reason,
  way: (act: Act) => boolean = () => true,
): Aim[] {
  const place = placeOf(mind, tile)
  if (place < 0) return lookFor(mind, tile, worth)
  const room = mind.view.rooms[place]
  const performs = (act: Act) => act.room === tile && way(act)
  if (!room.malfunction) return [{ place, worth, because: reason, does: performs }]
  return [
    {
      place,
      worth: worth - 2,
      because: because('repair', { place }),
      does: (act) => performs(act) || (repairsRoom(act) && mind.me.room === place),
    },
  ]
}

/** Looks for a tile wherever it may still lie. */
function lookFor(mind: Mind, tile: string, worth: number): Aim[] {
  const places = hidingPlaces(mind, tile)
  if (mind.printed.tiles[tile].kind === '2') return []
  // The fewer places are left, the surer it is to lie in the next one.
  const found = worth * (0.55 + 0.45 / Math.max(1, places.length))
  return places.map((place) => {
    const left = isCloserTo(mind, place) ? found - SPREAD : found
    return beThere(place, left, because('look-for', { tile }))
  })
}

const SPREAD = 6

/** Somebody else is nearer to a place and may see to it. */
export function isCloserTo(mind: Mind, place: number): boolean {
  const mine = hops(mind, mind.me.room, place)
  return mind.view.players.some(
    ({ room, fate }, seat) =>
      seat !== mind.seat &&
      fate === 'awake' &&
      room !== NONE &&
      hops(mind, room, place) + (seat < mind.seat ? 0 : 1) <= mine,
  )
}

export function exploreAll(mind: Mind, worth: number): Aim[] {
  return unexplored(mind).map((place) => beThere(place, worth, because('explore', { place })))
}

export function sendSignal(mind: Mind, worth: number): Aim[] {
  return performIn(mind, mind.lore.rooms.signal, worth, because('signal'))
}

// --- Objects ---

/** Brings an Object into a hand: one that lies somewhere, or an Egg of the Nest. */
export function fetchObject(mind: Mind, kind: string, worth: number): Aim[] {
  const aims = mind.view.rooms.flatMap((room, place) =>
    room.objects
      .filter((one) => isOfKind(one, kind))
      .map((object) => fetchLying(mind, object, kind, place, worth)),
  )
  if (kind !== 'egg' || mind.view.eggs === 0) return aims
  return [...aims, ...performIn(mind, mind.lore.rooms.nest, worth, because('take-egg'))]
}

/** Takes an Object that lies in a room. */
export function fetchLying(
  mind: Mind,
  object: string,
  kind: string,
  place: number,
  worth: number,
): Aim {
  return {
    place,
    worth,
    because: because('fetch', { object: kind }),
    does: ({ action, option }) =>
      action === 'pick-up' && targetOf(option, 'object') === object && mind.me.room === place,
  }
}

// --- Items ---

/** Rooms worth searching. */
export function searchRooms(mind: Mind, worth: number, colours: readonly string[]): Aim[] {
  return mind.view.rooms.flatMap((room, place) => {
    const colour = room.tile && mind.printed.tiles[room.tile].colour
    if (!room.explored || room.items === 0 || !colour) return []
    if (colour !== 'white' && !colours.includes(colour)) return []
    return [
      {
        place,
        worth,
        because: because('search', { place }),
        does: ({ action }: Act) => mind.me.room === place && mind.lore.searches.includes(action),
      },
    ]
  })
}
