import type { Dictionary, Seat } from '@bulkhead/kernel'
import type { RetaliationView } from '@bulkhead/retaliation'
import {
  CORRIDOR_TILES,
  GEAR_KINDS,
  HIBERNATORIUM,
  LANDING_ZONE,
  PLACES,
  PRINTED_CORRIDORS,
  printed,
  SLOTS,
} from '@bulkhead/retaliation/printed'
import type { Say } from '../../words/words.ts'
import { groupsOf, type Pack, packsOf } from './board-hordes.ts'
import type { BoardKey } from './board-words.ts'
import { sideName } from './icons.ts'
import {
  type CorridorView,
  corridorsAround,
  hordeAt,
  intrudersIn,
  isUnexplored,
  roomName,
} from './reader.ts'

/** What the board says of its parts to whoever hears it instead of seeing it. */

interface Reader {
  readonly view: RetaliationView
  readonly seat: Seat | null
  readonly words: Dictionary
  readonly say: Say<BoardKey>
}

const TILES = new Map(
  [...CORRIDOR_TILES, ...PRINTED_CORRIDORS].map((tile) => [tile.number, tile] as const),
)

/** What the Noise die must show (RET-CORR-01, RET-MODE-DEADLY-02). */
export function noiseValues({ deadly }: RetaliationView, corridor: CorridorView): number[] {
  if (corridor.reinforced) return [0]
  const tile = TILES.get(corridor.tile)!
  return deadly && tile.deadly !== null ? [tile.value, tile.deadly] : [tile.value]
}

export function roomLabel(slot: number, reader: Reader): string {
  const { view, words, say } = reader
  const room = view.rooms[slot]!
  const def = printed.rooms[room.tile]
  const icons = [...new Set(def.icons)].map((colour) => say(`item-${colour}`))
  const parts: (string | false | undefined)[] = [
    roomName(view, slot, words),
    say('found', { number: def.number, section: SLOTS[slot].section }),
    ...icons,
    def.computer && say('computer'),
    room.secure > 0 && say('secure', { number: room.secure }),
    def.alwaysSecured && say('always-secure'),
    room.fire && say('fire'),
    room.malfunction && say('malfunction'),
    room.tile === 'nest' &&
      (view.nestDestroyed ? say('nest-destroyed') : say('eggs', { number: view.eggs })),
    slot === LANDING_ZONE && say('supply', { list: supplyOf(view, words) }),
    slot === LANDING_ZONE && view.lander.where === 'landed' && say('lander'),
  ]
  const who = [
    ...view.players.flatMap((_, seat) =>
      isThere(view, seat, slot) ? [seatLabel(seat, reader)] : [],
    ),
    ...(view.robot.revealed && view.robot.room === slot ? [robotLabel(reader)] : []),
    ...packsOf(intrudersIn(view, slot), view.queen.hits).map((pack) => packLabel(pack, reader)),
  ]
  if (who.length > 0) parts.push(say('with', { who: who.join(', ') }))
  return parts.filter(Boolean).join(', ')
}

export function supplyOf({ landingGear }: RetaliationView, words: Dictionary): string {
  return GEAR_KINDS.map((kind) => `${words[`gear.${kind}`]} ${landingGear[kind]}`).join(', ')
}

function isThere({ players }: RetaliationView, seat: Seat, slot: number): boolean {
  const { fate, room } = players[seat]
  return (fate === 'alive' || fate === 'down') && room === slot
}

export function ghostLabel(slot: number, { view, say }: Reader): string {
  const { section } = SLOTS[slot]
  if (slot === HIBERNATORIUM) return say('hidden-hibernatorium')
  const isNear = corridorsAround(view, slot).length > 0
  return say(isNear ? 'unknown' : 'unknown-far', { section })
}

export function seatLabel(seat: Seat, { view, words, say, seat: own }: Reader): string {
  const name = sideName(view, seat, words)
  const who = seat === own ? say('you', { who: name }) : name
  const { fate, inLander } = view.players[seat]
  if (fate === 'down') return say('down', { who })
  return inLander ? say('in-lander', { who }) : who
}

export function robotLabel({ view, words, say }: Reader): string {
  const { id, malfunction } = view.robot
  const name = id ? words[`robot.${id}`] : say('robot')
  return malfunction ? say('robot-broken') : name
}

export function packLabel({ first, hits, number }: Pack, { words, say }: Reader): string {
  const who = words[`type.${first.type}`]
  const hurt = hits > 0 ? say('hits', { who, number: hits }) : who
  return number > 1 ? say('several', { who: hurt, number }) : hurt
}

export function corridorLabel(place: number, reader: Reader): string {
  const { view, words, say } = reader
  const corridor = view.corridors[place]!
  const { tile, reinforced, noise } = corridor
  const groups = groupsOf(hordeAt(view, place), view.queen.hits)
  const parts: (string | false)[] = [
    say('corridor', { tile, values: noiseValues(view, corridor).join(' / ') }),
    reinforced && say('reinforced'),
    isUnexplored(view, place) && say('unexplored'),
    noise && say('noise'),
    ...groups.map(({ type, number }) =>
      type === 'queen'
        ? say('hits', { who: words['type.queen'], number })
        : say('several', { who: words[`type.${type}`], number }),
    ),
    ...([0, 1] as const).map((end) => doorLabel(place, end, reader)),
  ]
  return parts.filter(Boolean).join(', ')
}

/** Empty where there is neither a door nor a slot for one. */
export function doorLabel(place: number, end: 0 | 1, { view, words, say }: Reader): string {
  const { doors, doorEnd } = view.corridors[place]!
  const { closed, destroyed } = doors[end]
  const key = closed
    ? 'door-closed'
    : destroyed
      ? 'door-destroyed'
      : doorEnd === end
        ? 'door-open'
        : null
  if (key === null) return ''
  const room = roomName(view, PLACES[place].ends[end], words) || say('no-room')
  return say('door-at', { state: say(key), room })
}
