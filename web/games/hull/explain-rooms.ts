import type { IntruderType } from '@bulkhead/hull/kinds.ts'
import type { View } from '@bulkhead/hull/view.ts'
import { render } from '@bulkhead/kernel'
import type { Explanation } from '../ui.ts'
import type { Asked } from './explain.ts'
import { intruderMeans, roomMeans } from './explain-means.ts'
import {
  DOOR,
  FIRE,
  INTRUDER_ICONS,
  MALFUNCTION,
  NOISE,
  objectIcon,
  TECHNICAL,
  TOKEN_ICONS,
} from './icons.ts'
import { listed } from './others-list.ts'
import { capital } from './reader.ts'

/** Rooms, corridors, and whatever stands or lies in them. */

export function room<V extends View>(asked: Asked<V>): Explanation | null {
  const { game, id, view, words, say } = asked
  const place = Number(id)
  const there = view.rooms[place]
  if (!there) return null
  const known = there.token ? [say('token-known', { token: words[`token.${there.token}`] })] : []
  const sort = game.explains.sortOf?.(asked, place) ?? say('sort.room', { number: place + 1 })
  if (there.tile === null) {
    return {
      title: say('unexplored'),
      sort,
      icon: 'gi:help',
      now: [...known, ...stateOf(asked, place)],
      text: [say('unexplored-text'), exitsOf(asked, place)],
      means: roomMeans(asked),
      rules: ['NEM-EXPLORE-01', 'NEM-MOVE-07'],
    }
  }
  const tile = game.printed.tiles[there.tile]
  const action = words[`tile-text.${tile.id}`]
  return {
    title: words[`tile.${tile.id}`],
    sort,
    icon: game.icons.rooms[tile.id],
    now: [
      ...(there.explored ? [] : [say('seen-only')]),
      ...known,
      searching(),
      ...(tile.computer ? [say(there.malfunction ? 'computer-broken' : 'computer')] : []),
      ...stateOf(asked, place),
    ],
    text: [tile.action ? `${say('room-action')} ${action}` : action, exitsOf(asked, place)],
    means: roomMeans(asked),
    rules: [
      ...(game.explains.roomRules[tile.id] ?? ['NEM-ROOM-01']),
      ...(there.fire ? ['NEM-FIRE-01'] : []),
      ...(there.malfunction ? ['NEM-MALF-01'] : []),
    ],
  }

  function searching(): string {
    if (tile.colour === null) return say('no-search')
    const number = there.items
    if (tile.colour === 'white') return say('search-white', { number })
    return say('search', { colour: words[`colour.${tile.colour}`], number })
  }
}

function stateOf<V extends View>(asked: Asked<V>, place: number): string[] {
  const { game, view, words, say } = asked
  const { fire: burns, malfunction: broken, objects } = view.rooms[place]
  return [
    ...(burns ? [say('is-burning')] : []),
    ...(broken ? [say('is-broken')] : []),
    ...game.explains.roomNow(asked, place),
    ...(objects.length > 0 ? [say('lies-here', { list: listed(objects, 'object', words) })] : []),
  ]
}

/** Each with the numbers that it bears in this room; a path bears none. */
function exitsOf<V extends View>({ game, view, words, say }: Asked<V>, place: number): string {
  const { plan, ways, ends } = game.ships[view.board]
  const list = ways[place].map(({ corridor: i, to }) => {
    const { numbers, farNumbers = numbers } = plan.corridors[i]
    const here = ends[i][0] === place ? numbers : farNumbers
    return [...(here.length > 0 ? [here.join('/')] : []), `→ ${words[`place.${to}`]}`].join(' ')
  })
  const { entrance, zones = [] } = plan.slots[place]
  for (const { network, numbers } of entrance ? [entrance, ...zones] : zones) {
    list.push(`${numbers.join('/')} → ${words[`corridor.technical-${network + 1}`]}`)
  }
  return say('exits', { list: list.join(' · ') })
}

export function corridor<V extends View>(asked: Asked<V>): Explanation | null {
  const { game, id, view, words, say } = asked
  const { plan } = game.ships[view.board]
  const i = plan.corridors.findIndex((one) => one.id === id)
  if (i < 0) return null
  const { noise: noisy, door: state } = view.corridors[i]
  return {
    title: capital(words[`corridor.${id}`]),
    sort: say('sort.corridor'),
    icon: noisy ? NOISE : DOOR,
    text: [...numbersOf(asked, i), say(noisy ? 'has-noise' : 'is-quiet'), say(`door.${state}`)],
    rules: [
      'NEM-NOISE-02',
      'NEM-NOISE-03',
      `NEM-DOOR-0${state === 'closed' ? 4 : state === 'destroyed' ? 5 : 7}`,
    ],
  }
}

/** Where it bears other numbers at its second end, those of each. */
function numbersOf<V extends View>({ game, view, words, say }: Asked<V>, i: number): string[] {
  const { plan, ends } = game.ships[view.board]
  const { numbers, farNumbers } = plan.corridors[i]
  const text = say('corridor-text', { numbers: numbers.join(' / ') })
  if (!farNumbers) return [text]
  const [one, other] = ends[i].map((place) => words[`place.${place}`])
  const far = farNumbers.join(' / ')
  return [say('corridor-ends', { one, numbers: numbers.join(' / '), other, far })]
}

export function technicalCorridors<V extends View>({
  id,
  view,
  words,
  say,
}: Asked<V>): Explanation {
  const network = Number(id.split('-')[1] ?? 1) - 1
  return {
    title: capital(words[`corridor.technical-${network + 1}`]),
    sort: say('sort.technical'),
    icon: TECHNICAL,
    text: [say('technical-text'), say(view.technicalNoise[network] ? 'has-noise' : 'is-quiet')],
    rules: ['NEM-TECH-01', 'NEM-TECH-05', 'NEM-IMOVE-04'],
  }
}

export function door<V extends View>({ say }: Asked<V>): Explanation {
  return {
    title: say('door-marker'),
    sort: say('sort.marker'),
    icon: DOOR,
    text: [say('door.closed'), say('door.destroyed')],
    rules: ['NEM-DOOR-03', 'NEM-DOOR-04', 'NEM-DOOR-05', 'NEM-DOOR-08'],
  }
}

export function noise<V extends View>({ say }: Asked<V>): Explanation {
  return {
    title: say('noise'),
    sort: say('sort.marker'),
    icon: NOISE,
    text: [say('noise-text')],
    rules: ['NEM-NOISE-02', 'NEM-NOISE-03', 'NEM-NOISEMARK-03', 'NEM-ENC-04'],
  }
}

export function fire<V extends View>({ say }: Asked<V>): Explanation {
  return {
    title: say('fire'),
    sort: say('sort.marker'),
    icon: FIRE,
    text: [say('fire-text')],
    rules: ['NEM-FIRE-01', 'NEM-FIRE-04', 'NEM-FIRE-05'],
  }
}

export function malfunction<V extends View>({ say }: Asked<V>): Explanation {
  return {
    title: say('malfunction'),
    sort: say('sort.marker'),
    icon: MALFUNCTION,
    text: [say('malfunction-text')],
    rules: ['NEM-MALF-01', 'NEM-MALF-08', 'NEM-MALF-11'],
  }
}

export function intruder<V extends View>(asked: Asked<V>): Explanation | null {
  const { id, view, words, say } = asked
  const one = view.intruders.find(({ name }) => name === id)
  if (!one) return null
  const kind = intruderType({ ...asked, id: one.type })
  return {
    ...kind,
    title: words[`Intruder.${id}`],
    now: [
      say('in-room', { place: words[`place.${one.room}`] }),
      ...(view.players.some((player) => player.room === one.room) ? [say('fights-now')] : []),
      ...(one.injuries > 0 ? [say('hurt-now', { number: one.injuries })] : []),
    ],
  }
}

export function intruderType<V extends View>(asked: Asked<V>): Explanation {
  const { game, id, words, say } = asked
  const type = id as IntruderType
  const endurance = game.intruders[type]?.endurance ?? 0
  return {
    title: words[`type.${id}`],
    sort: say('sort.intruder'),
    icon: INTRUDER_ICONS[id],
    text: [say(`endurance-${endurance}`), say(type === 'larva' ? 'attack-larva' : 'attack-other')],
    means: intruderMeans(asked),
    rules: [
      'NEM-COMBAT-01',
      endurance === 0 ? 'NEM-DMG-03' : endurance === 1 ? 'NEM-DMG-06' : 'NEM-DMG-08',
      type === 'larva' ? 'NEM-LARVA-01' : 'NEM-ATTACK-06',
      'NEM-EVENT-09',
    ],
  }
}

export function object<V extends View>({ id, words, say }: Asked<V>): Explanation {
  const isEgg = id === 'egg' || id.endsWith('eggs')
  return {
    title: capital(render(words, id.endsWith('eggs') ? `intruder.${id}` : `object.${id}`)),
    sort: say('sort.object'),
    icon: objectIcon(isEgg ? 'egg' : id),
    text: [say('objects')],
    rules: isEgg
      ? ['NEM-EGG-06', 'NEM-EGG-10', 'NEM-BODY-02']
      : ['NEM-BODY-01', 'NEM-BODY-02', 'NEM-ACT-10', 'NEM-WEAK-02'],
  }
}

export function token<V extends View>({ id, words, say }: Asked<V>): Explanation {
  const effect = id.split('-')[0]
  const rule =
    { silence: '05', danger: '07', slime: '10', fire: '11', malfunction: '12', doors: '13' }[
      effect
    ] ?? '02'
  return {
    title: words[`token.${id}`] ?? say('sort.token'),
    sort: say('sort.token'),
    icon: TOKEN_ICONS[effect] ?? 'gi:help',
    text: [],
    rules: ['NEM-EXPLORE-02', `NEM-EXPLORE-${rule}`],
  }
}
