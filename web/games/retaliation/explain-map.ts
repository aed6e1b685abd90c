import {
  CORRIDOR_LIMIT,
  HIBERNATORIUM,
  LANDING_ZONE,
  PLACES,
  printed,
  SLOTS,
} from '@bulkhead/retaliation/printed'
import { routesOf } from '@bulkhead/retaliation/routes'
import type { Explanation } from '../ui.ts'
import { groupsOf, packsOf } from './board-hordes.ts'
import { noiseValues, supplyOf } from './board-labels.ts'
import type { Asked } from './explain.ts'
import { corridorMeans, intruderMeans, roomMeans } from './explain-means.ts'
import { DOOR, FACILITY, INTRUDER_ICONS, NOISE, OXYGEN, ROOM_ICONS } from './icons.ts'
import { hordeAt, intrudersIn, isUnexplored, placeOf, roomName, slotOf } from './reader.ts'

/** Rooms, corridors, and whatever stands or lies in them. */

export function room(asked: Asked): Explanation | null {
  const { id, view, words, say } = asked
  const slot = slotOf(view, id)
  if (slot < 0) return null
  const def = printed.rooms[id]
  const { fire, malfunction, secure } = view.rooms[slot]!
  const icons = [...new Set(def.icons)].map((colour) => words[`colour.${colour}`])
  const packs = packsOf(intrudersIn(view, slot), view.queen.hits)
  const there = packs.map(({ first, number }) => `${number} × ${words[`type.${first.type}`]}`)
  return {
    title: words[`room.${id}`],
    sort: say('sort.room', { section: SLOTS[slot].section, number: def.number }),
    icon: ROOM_ICONS[id],
    now: [
      ...(there.length > 0 ? [say('intruders-here', { list: there.join(', ') })] : []),
      ...(fire ? [say('is-burning')] : []),
      ...(malfunction ? [say('is-broken')] : []),
      ...(secure > 0 ? [say('is-secured', { number: secure })] : []),
      ...(id === 'nest'
        ? [say(view.nestDestroyed ? 'nest-gone' : 'eggs-left', { number: view.eggs })]
        : []),
      ...(slot === LANDING_ZONE ? [say('supply', { list: supplyOf(view, words) })] : []),
      ...(slot === HIBERNATORIUM
        ? [say(view.hibernatoriumActive ? 'hibernatorium-on' : 'hibernatorium-off')]
        : []),
    ],
    text: [
      `${say('room-action')} ${words[`room-text.${id}`]}`,
      icons.length > 0
        ? say('search-here', { list: icons.join(', '), number: def.icons.length })
        : say('no-search'),
      ...(def.computer ? [say('computer')] : []),
    ],
    means: roomMeans(asked, slot),
    rules: [
      ...(ROOM_RULES[id] ?? ['RET-ROOM-24']),
      'RET-ACT-15',
      ...(fire ? ['RET-TURN-08'] : []),
      ...(malfunction ? ['RET-MALF-03'] : []),
      ...(secure > 0 ? ['RET-SECURE-04'] : []),
    ],
  }
}

const ROOM_RULES: Readonly<Record<string, readonly string[]>> = {
  'landing-zone': ['RET-ROOM-10', 'RET-ESCAPE-03'],
  'drilling-room': ['RET-ROOM-11'],
  'life-support-control-a': ['RET-ROOM-12', 'RET-MAP-10'],
  'surgery-room': ['RET-ROOM-13'],
  hibernatorium: ['RET-ROOM-14', 'RET-ESCAPE-04'],
  'cooling-system': ['RET-ROOM-15', 'RET-SELFD-01'],
  'life-support-control-b': ['RET-ROOM-16', 'RET-AA-02'],
  'server-room': ['RET-ROOM-17', 'RET-ROOM-25'],
  'life-support-control-c': ['RET-ROOM-18', 'RET-MAP-10'],
  nest: ['RET-ROOM-19', 'RET-NEST-03', 'RET-NEST-06'],
  reactor: ['RET-ROOM-20'],
  'escape-shuttle': ['RET-ROOM-21', 'RET-ESCAPE-05'],
  shelter: ['RET-ROOM-22'],
  'technical-corridor-entrance': ['RET-ROOM-23'],
}

export function slot({ id, view, say }: Asked): Explanation | null {
  const at = SLOTS.findIndex((one) => one.id === id)
  if (at < 0) return null
  const { section } = SLOTS[at]
  if (at === HIBERNATORIUM) {
    return {
      title: say('hidden-hibernatorium'),
      sort: say('sort.slot', { section }),
      icon: ROOM_ICONS.hibernatorium,
      text: [say('hidden-hibernatorium-text')],
      rules: ['RET-SETUP-04', 'RET-EXPLORE-21'],
    }
  }
  return {
    title: say('unexplored'),
    sort: say('sort.slot', { section }),
    icon: 'gi:help',
    now: [say('left-to-find', { section, number: view.tiles[section], random: view.tiles['?'] })],
    text: [say('unexplored-text')],
    rules: ['RET-EXPLORE-01', 'RET-EXPLORE-04', 'RET-EXPLORE-14'],
  }
}

export function corridor(asked: Asked): Explanation | null {
  const { id, view, words, say } = asked
  const place = placeOf(view, id)
  const it = view.corridors[place]
  if (!it) return null
  const groups = groupsOf(hordeAt(view, place), view.queen.hits)
  const values = noiseValues(view, it)
  const list = groups.map(({ type, number }) =>
    say(`needs.${type}`, { number, types: words[`types.${type}`], name: words[`type.${type}`] }),
  )
  return {
    title: say('corridor', { tile: it.tile }),
    sort: groups.length > 0 ? groupList(asked, groups) : say('sort.corridor'),
    icon: groups.length > 0 ? INTRUDER_ICONS[groups[0].type] : it.noise ? NOISE : FACILITY,
    now: [
      ...list,
      ...(it.noise ? [say('has-noise')] : []),
      ...(it.reinforced ? [say('is-reinforced')] : []),
      ...(isUnexplored(view, place) ? [say('is-unexplored')] : []),
      ...heading(asked, place),
      ...doorsOf(asked, place),
    ],
    text: [
      it.reinforced ? say('corridor-zero') : say('corridor-text', { values: values.join(' / ') }),
      ...(groups.length > 0 ? [say('corridor-limit', { number: CORRIDOR_LIMIT })] : []),
    ],
    means: corridorMeans(asked, place),
    rules: [
      it.reinforced ? 'RET-CORR-10' : 'RET-NOISE-02',
      ...(groups.length > 0 ? ['RET-NOISE-03', 'RET-BURST-05', 'RET-IMOVE-04'] : ['RET-NOISE-05']),
      ...(it.noise ? ['RET-NOISEMARK-01'] : []),
    ],
  }
}

function groupList({ words }: Asked, groups: ReturnType<typeof groupsOf>): string {
  return groups
    .map(({ type, number }) =>
      type === 'queen' || number === 1
        ? words[`type.${type}`]
        : `${number} ${words[`types.${type}`]}`,
    )
    .join(', ')
}

/** Where they go next, and whether a door breaks first. */
function heading({ view, words, say }: Asked, place: number): string[] {
  const route = routesOf(view).find(({ corridor: at }) => at === place)
  if (!route) return []
  const to = roomName(view, route.toRoom, words)
  return [say(route.breaksDoor ? 'breaks-door' : 'heads-for', { room: to })]
}

function doorsOf({ view, words, say }: Asked, place: number): string[] {
  const { doors, doorEnd } = view.corridors[place]!
  return ([0, 1] as const).flatMap((end) => {
    const { closed, destroyed } = doors[end]
    const state = closed ? 'closed' : destroyed ? 'destroyed' : doorEnd === end ? 'open' : null
    const at = roomName(view, PLACES[place].ends[end], words) || say('unexplored-end')
    return state === null ? [] : [say(`door-${state}`, { room: at })]
  })
}

export function door({ id, view, words, say }: Asked): Explanation | null {
  const [tile, end] = id.split('-').map(Number)
  const place = placeOf(view, tile)
  const it = view.corridors[place]
  if (!it) return null
  const { closed, destroyed } = it.doors[end as 0 | 1]
  const state = closed ? 'closed' : destroyed ? 'destroyed' : 'open'
  const at = roomName(view, PLACES[place].ends[end], words) || say('unexplored-end')
  return {
    title: say('door'),
    sort: say('corridor', { tile }),
    icon: DOOR,
    now: [say(`door-${state}`, { room: at })],
    text: [words['marker-text.door']],
    rules: ['RET-DOOR-07', 'RET-DOOR-11', 'RET-IMOVE-13', ...(destroyed ? ['RET-DOOR-04'] : [])],
  }
}

export function gap({ say }: Asked): Explanation {
  return {
    title: say('no-corridor'),
    sort: say('sort.corridor'),
    icon: FACILITY,
    text: [say('no-corridor-text')],
    rules: ['RET-MAP-05', 'RET-EXPLORE-07'],
  }
}

export function section({ id, view, words, say }: Asked): Explanation {
  const isOn = view.lifeSupport?.[id as 'A'] === true
  return {
    title: say('section', { section: id }),
    sort: words['marker.life-support'],
    icon: OXYGEN,
    now: [say(isOn ? 'air-on' : view.lifeSupport ? 'air-off' : 'power-off')],
    text: [words['marker-text.life-support'], say('air-switch', { section: id })],
    rules: ['RET-MAP-09', 'RET-MAP-10', 'RET-TURN-07'],
  }
}

export function intruder(asked: Asked): Explanation | null {
  const { id, view, words, say } = asked
  const one = view.intruders.find(({ name }) => name === id)
  if (!one) return null
  const hits = one.type === 'queen' ? view.queen.hits : one.hits
  return {
    ...intruderType({ ...asked, id: one.type }),
    now: [
      say('in-room', { room: roomName(view, one.room, words) }),
      ...(hits > 0 ? [say('hits-on-it', { number: hits })] : []),
    ],
    means: intruderMeans(asked, one),
  }
}

const TYPE_RULES: Readonly<Record<string, readonly string[]>> = {
  larva: ['RET-LARVA-01', 'RET-SHOOT-10'],
  adult: ['RET-ATTACK-01', 'RET-SHOOT-06'],
  drone: ['RET-ATTACK-01', 'RET-SHOOT-06', 'RET-BURST-07'],
  queen: ['RET-QUEEN-02', 'RET-QUEEN-05', 'RET-QUEEN-09'],
}

export function intruderType({ id, words, say }: Asked): Explanation {
  return {
    title: words[`type.${id}`],
    sort: say('sort.intruder'),
    icon: INTRUDER_ICONS[id],
    text: [words[`type-text.${id}`] ?? ''].filter(Boolean),
    rules: ['RET-INTR-01', ...(TYPE_RULES[id] ?? [])],
  }
}
