import { COORDINATES, DESTINATIONS, FIRST_YELLOW, NONE, printed } from '@bulkhead/nemesis/printed'
import type { Reason } from '../bot.ts'
import { type Act, targetOf } from './acts.ts'
import { because } from './because.ts'
import {
  anyoneHibernates,
  carries,
  crewIn,
  hidingPlaces,
  type Mind,
  placeOf,
  roomHere,
  unexplored,
} from './mind.ts'
import { hops } from './travel.ts'
import { chanceOfArrival, engineChances } from './trust.ts'

/** Something worth doing somewhere. Worth is counted in cards. */
export interface Aim {
  readonly place: number
  readonly worth: number
  readonly because: Reason
  /** Where it leads off the ship at once. */
  readonly leaves?: boolean
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

export function repairsRoom({ option }: Act): boolean {
  return option.label === 'repair-room'
}

export function putsOutFire({ option }: Act): boolean {
  return option.label === 'extinguish' || option.label === 'put-out-fire'
}

/** Looks for a tile wherever it may still lie. */
function lookFor(mind: Mind, tile: string, worth: number): Aim[] {
  const places = hidingPlaces(mind, tile)
  if (printed.tiles[tile].kind === '2') return []
  // The fewer places are left, the surer it is to lie in the next one.
  const found = worth * (0.55 + 0.45 / Math.max(1, places.length))
  return places.map((place) => {
    const left = isCloserTo(mind, place) ? found - SPREAD : found
    return beThere(place, left, because('look-for', { tile }))
  })
}

const SPREAD = 6

/** Somebody else is nearer to a place and may see to it. */
function isCloserTo(mind: Mind, place: number): boolean {
  const mine = hops(mind.ship, mind.me.room, place)
  return mind.view.players.some(
    ({ room, fate }, seat) =>
      seat !== mind.seat &&
      fate === 'awake' &&
      room !== NONE &&
      hops(mind.ship, room, place) + (seat < mind.seat ? 0 : 1) <= mine,
  )
}

export function exploreAll(mind: Mind, worth: number): Aim[] {
  return unexplored(mind).map((place) => beThere(place, worth, because('explore', { place })))
}

export function sendSignal(mind: Mind, worth: number): Aim[] {
  return performIn(mind, 'comms-room', worth, because('signal'))
}

// --- Objects ---

/** Brings an Object into a hand: one that lies somewhere, or an Egg of the Nest. */
export function fetchObject(mind: Mind, kind: 'corpse' | 'egg' | 'carcass', worth: number): Aim[] {
  const lying = mind.view.rooms.flatMap((room, place) =>
    room.objects.filter((one) => isOfKind(one, kind)).map((object) => ({ object, place })),
  )
  const aims = lying.map(
    ({ object, place }): Aim => ({
      place,
      worth,
      because: because('fetch', { object: kind }),
      does: (act) => picksUp(act, object) && mind.me.room === place,
    }),
  )
  if (kind !== 'egg' || mind.view.eggs === 0) return aims
  return [...aims, ...performIn(mind, 'nest', worth, because('take-egg'))]
}

function picksUp({ action, option }: Act, object: string): boolean {
  return action === 'pick-up' && targetOf(option, 'object') === object
}

function isOfKind(object: string, kind: string): boolean {
  return object.split('-')[0] === kind
}

export function holdsKind(mind: Mind, kind: string): boolean {
  return mind.me.hands.some((held) => held.object !== null && isOfKind(held.object, kind))
}

/** Discovers a Weakness: the Object to the Laboratory, then the analysis. */
export function analyse(mind: Mind, slot: 'corpse' | 'egg' | 'carcass', worth: number): Aim[] {
  if (mind.view.weaknesses[slot] !== null) return []
  const laboratory = placeOf(mind, 'laboratory')
  const lies =
    laboratory >= 0 &&
    [
      ...mind.view.rooms[laboratory].objects,
      ...crewIn(mind, laboratory).flatMap(({ hands }) => hands.flatMap((one) => one.object ?? [])),
    ].some((one) => isOfKind(one, slot))
  if (!lies && !holdsKind(mind, slot)) return fetchObject(mind, slot, worth)
  const reason = because('analyse', { slot })
  return performIn(
    mind,
    'laboratory',
    worth,
    reason,
    ({ option }) => targetOf(option, 'slot') === slot,
  )
}

/** Carries the blue corpse, which is always the one of the beginning. */
export function fetchBlueCorpse(mind: Mind, worth: number): Aim[] {
  if (carries(mind, 'corpse')) return []
  return mind.view.rooms.flatMap(({ objects }, place) =>
    objects.includes('corpse')
      ? [
          {
            place,
            worth,
            because: because('fetch', { object: 'corpse' }),
            does: (act: Act) => picksUp(act, 'corpse') && mind.me.room === place,
          },
        ]
      : [],
  )
}

/** Brings the blue corpse to the Surgery and leaves it there, for all to see. */
export function layDownInSurgery(mind: Mind, worth: number): Aim[] {
  const lays = ({ action }: Act) => action === 'drop' && roomHere(mind).tile === 'surgery'
  return performIn(mind, 'surgery', worth, because('autopsy')).map((aim) => ({
    ...aim,
    does: lays,
  }))
}

// --- the ship's way ---

/** Sets the course, by one's own eyes: the Coordinates first, then the marker. */
export function setCourse(mind: Mind, destination: 'earth' | 'mars', worth: number): Aim[] {
  if (anyoneHibernates(mind) || chanceOfArrival(mind, destination) === 1) return []
  const { coordinates } = mind.view
  const reason = because('course', { destination })
  if (coordinates === null) {
    const looks = ({ option }: Act) => option.label === 'check-coordinates'
    return performIn(mind, 'cockpit', worth, reason, looks)
  }
  const letter = DESTINATIONS[COORDINATES[coordinates].indexOf(destination)]
  const sets = ({ option }: Act) =>
    option.label === 'set-destination' && option.params?.letter === letter
  return performIn(mind, 'cockpit', worth, reason, sets)
}

/** Makes sure of the Engines, each in its room; or looks at all of them where they are controlled. */
export function mendEngines(mind: Mind, worth: number): Aim[] {
  const chances = engineChances(mind)
  if (chances.filter((chance) => chance >= 0.9).length >= 2) return []
  const aims: Aim[] = []
  const tools = canRepair(mind)
  chances.forEach((chance, i) => {
    if (chance >= 0.9) return
    const tile = `engine-${i + 1}`
    const known = mind.view.engines[i] !== null
    aims.push({
      place: placeOf(mind, tile),
      worth: known && !tools ? worth / 2 : worth,
      because: because('engine', { engine: i + 1 }),
      does: (act) =>
        mind.me.room === placeOf(mind, tile) &&
        (act.option.label === 'turn-engine' || (!known && act.room === tile)),
    })
  })
  const unknown = mind.view.engines.filter((works) => works === null).length
  if (unknown < 2 || placeOf(mind, 'engine-control') < 0) return aims
  return [...aims, ...performIn(mind, 'engine-control', worth, because('engines'))]
}

export const REPAIRS = ['basic-repairs', 'repairs', 'quick-repairs', 'ingenuity']

/** Has at hand what mends rooms and Engines. */
export function canRepair({ me }: Mind): boolean {
  return (
    (me.hand ?? []).some((card) => REPAIRS.includes(card)) ||
    me.inventory.some(({ id }) => id === 'tools' || id === 'duct-tape')
  )
}

const STOPPING = 0.6

/** Stops the self-destruct sequence while it can be stopped. */
export function stopSequence(mind: Mind, worth: number): Aim[] {
  const { selfDestruct } = mind.view
  if (selfDestruct === NONE || selfDestruct >= FIRST_YELLOW) return []
  return performIn(mind, 'generator', worth * STOPPING, because('stop-sequence'))
}

// --- Items ---

/** Rooms worth searching. */
export function searchRooms(mind: Mind, worth: number, colours: readonly string[]): Aim[] {
  return mind.view.rooms.flatMap((room, place) => {
    const colour = room.tile && printed.tiles[room.tile].colour
    if (!room.explored || room.items === 0 || !colour) return []
    if (colour !== 'white' && !colours.includes(colour)) return []
    return [
      {
        place,
        worth,
        because: because('search', { place }),
        does: ({ action }: Act) =>
          mind.me.room === place && ['search', 'scavenging', 'flashlight'].includes(action),
      },
    ]
  })
}

export function hasItem({ me }: Mind, ...ids: string[]): boolean {
  return me.inventory.some(({ id }) => id !== null && ids.includes(id))
}
