import { render } from '@bulkhead/kernel'
import type { IntruderType } from '@bulkhead/nemesis'
import { INTRUDERS, printed, SHIPS } from '@bulkhead/nemesis/printed'
import type { Explanation } from '../ui.ts'
import type { Asked } from './explain.ts'
import { intruderMeans, roomMeans } from './explain-means.ts'
import { roomRules } from './explain-rules.ts'
import {
  DOOR,
  FIRE,
  INTRUDER_ICONS,
  MALFUNCTION,
  NOISE,
  objectIcon,
  ROOM_ICONS,
  TECHNICAL,
  TOKEN_ICONS,
} from './icons.ts'
import { listed } from './others-list.ts'

/** Rooms, corridors, and whatever stands or lies in them. */

export function room(asked: Asked): Explanation | null {
  const { id, view, words, say } = asked
  const place = Number(id)
  const there = view.rooms[place]
  if (!there) return null
  const known = there.token ? [say('token-known', { token: words[`token.${there.token}`] })] : []
  const sort = say('sort.room', { number: place + 1 })
  if (there.tile === null) {
    return {
      title: say('unexplored'),
      sort,
      icon: 'gi:help',
      now: [...known, ...state(place)],
      text: [say('unexplored-text'), exits(place)],
      means: roomMeans(asked),
      rules: ['NEM-EXPLORE-01', 'NEM-MOVE-07'],
    }
  }
  const tile = printed.tiles[there.tile]
  const action = words[`tile-text.${tile.id}`]
  return {
    title: words[`tile.${tile.id}`],
    sort,
    icon: ROOM_ICONS[tile.id],
    now: [
      ...(there.explored ? [] : [say('seen-only')]),
      ...known,
      searching(),
      ...(tile.computer ? [say(there.malfunction ? 'computer-broken' : 'computer')] : []),
      ...state(place),
    ],
    text: [tile.action ? `${say('room-action')} ${action}` : action, exits(place)],
    means: roomMeans(asked),
    rules: [
      ...roomRules(tile.id),
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

  function state(at: number): string[] {
    const { fire: burns, malfunction: broken, objects } = view.rooms[at]
    return [
      ...(burns ? [say('is-burning')] : []),
      ...(broken ? [say('is-broken')] : []),
      ...(view.depressurised === at ? [say('depressurised')] : []),
      ...(objects.length > 0
        ? [
            say('lies-here', {
              list: listed(objects, 'object', words),
            }),
          ]
        : []),
    ]
  }

  function exits(at: number): string {
    const { plan, ways } = SHIPS[view.board]
    const list = ways[at].map(
      ({ corridor: i, to }) => `${plan.corridors[i].numbers.join('/')} → ${words[`place.${to}`]}`,
    )
    const entrance = plan.slots[at].entrance
    if (entrance) {
      list.push(
        `${entrance.numbers.join('/')} → ${words[`corridor.technical-${entrance.network + 1}`]}`,
      )
    }
    return say('exits', { list: list.join(' · ') })
  }
}

export function corridor({ id, view, words, say }: Asked): Explanation | null {
  const { plan } = SHIPS[view.board]
  const i = plan.corridors.findIndex((one) => one.id === id)
  if (i < 0) return null
  const { noise: noisy, door: state } = view.corridors[i]
  return {
    title: capital(words[`corridor.${id}`]),
    sort: say('sort.corridor'),
    icon: noisy ? NOISE : DOOR,
    text: [
      say('corridor-text', { numbers: plan.corridors[i].numbers.join(' / ') }),
      say(noisy ? 'has-noise' : 'is-quiet'),
      say(`door.${state}`),
    ],
    rules: [
      'NEM-NOISE-02',
      'NEM-NOISE-03',
      `NEM-DOOR-0${state === 'closed' ? 4 : state === 'destroyed' ? 5 : 7}`,
    ],
  }
}

export function technicalCorridors({ id, view, words, say }: Asked): Explanation {
  const network = Number(id.split('-')[1] ?? 1) - 1
  return {
    title: capital(words[`corridor.technical-${network + 1}`]),
    sort: say('sort.technical'),
    icon: TECHNICAL,
    text: [say('technical-text'), say(view.technicalNoise[network] ? 'has-noise' : 'is-quiet')],
    rules: ['NEM-TECH-01', 'NEM-TECH-05', 'NEM-IMOVE-04'],
  }
}

export function door({ say }: Asked): Explanation {
  return {
    title: say('door-marker'),
    sort: say('sort.marker'),
    icon: DOOR,
    text: [say('door.closed'), say('door.destroyed')],
    rules: ['NEM-DOOR-03', 'NEM-DOOR-04', 'NEM-DOOR-05', 'NEM-DOOR-08'],
  }
}

export function noise({ say }: Asked): Explanation {
  return {
    title: say('noise'),
    sort: say('sort.marker'),
    icon: NOISE,
    text: [say('noise-text')],
    rules: ['NEM-NOISE-02', 'NEM-NOISE-03', 'NEM-NOISEMARK-03', 'NEM-ENC-04'],
  }
}

export function fire({ say }: Asked): Explanation {
  return {
    title: say('fire'),
    sort: say('sort.marker'),
    icon: FIRE,
    text: [say('fire-text')],
    rules: ['NEM-FIRE-01', 'NEM-FIRE-04', 'NEM-FIRE-05'],
  }
}

export function malfunction({ say }: Asked): Explanation {
  return {
    title: say('malfunction'),
    sort: say('sort.marker'),
    icon: MALFUNCTION,
    text: [say('malfunction-text')],
    rules: ['NEM-MALF-01', 'NEM-MALF-08', 'NEM-MALF-11'],
  }
}

export function intruder(asked: Asked): Explanation | null {
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

export function intruderType(asked: Asked): Explanation {
  const { id, words, say } = asked
  const type = id as IntruderType
  const endurance = INTRUDERS[type]?.endurance ?? 0
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

export function object({ id, words, say }: Asked): Explanation {
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

export function token({ id, words, say }: Asked): Explanation {
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

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
