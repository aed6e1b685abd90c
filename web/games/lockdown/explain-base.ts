import type { LockdownView } from '@bulkhead/lockdown'
import { FIRST_WHITE, NONE, printed } from '@bulkhead/lockdown/printed'
import { sayIn } from '../../words/words.ts'
import type { Asked as AskedOf } from '../hull/explain.ts'
import * as shared from '../hull/explain-rooms.ts'
import { COMPUTER, POD, TECHNICAL, TIME } from '../hull/icons.ts'
import { capital, readerIn, sideName } from '../hull/reader.ts'
import type { Explanation } from '../ui.ts'
import { BASE_EXPLAIN, type BaseExplainWord } from './explain-words.ts'
import { ALERT, AUTODESTRUCTION, BUNKER, ELEVATOR, POWER, ROVER, ZONE } from './icons.ts'
import {
  isDark,
  isStairs,
  nextFailure,
  type PowerPlace,
  placeOfTile,
  podOf,
  slotAt,
  waitingIn,
} from './reader.ts'

/** Tracks, power, ways out and whatever else only this base has. */

export type Asked = AskedOf<LockdownView>

export function saying({ language }: Asked) {
  return sayIn(BASE_EXPLAIN, language)
}

// --- tracks ---

export function time(asked: Asked): Explanation {
  const own = saying(asked)
  const { view, say } = asked
  return {
    title: own('time'),
    sort: say('sort.track'),
    icon: TIME,
    now: [own(view.timeActive ? 'time-blue' : 'time-red'), failing(asked), isolation(asked)],
    text: [own('time-text')],
    rules: ['LOCK-EVENT-01', 'LOCK-BOARD-06', 'LOCK-POWER-04', 'LOCK-POWER-05', 'LOCK-END-02'],
  }
}

function failing(asked: Asked): string {
  const { view, words } = asked
  const own = saying(asked)
  const next = nextFailure(view)
  if (!next) return own('no-failure')
  return own('next-failure', { space: next.space, place: words[`power.${next.place}`] })
}

function isolation(asked: Asked): string {
  const isOpen = asked.view.isolationOpen || asked.view.time <= FIRST_WHITE
  return saying(asked)(isOpen ? 'isolation-open' : 'isolation-shut')
}

export function alert(asked: Asked): Explanation {
  const own = saying(asked)
  const { alert: space } = asked.view
  return {
    title: own('alert'),
    sort: asked.say('sort.track'),
    icon: ALERT,
    text: [space === NONE ? own('alert-off') : own('alert-on', { space })],
    rules: ['LOCK-ALERT-01', 'LOCK-ALERT-02', 'LOCK-ALERT-03', 'LOCK-ALERT-06'],
  }
}

export function autodestruction(asked: Asked): Explanation {
  const own = saying(asked)
  const token = asked.view.autodestruction
  return {
    title: own('autodestruction'),
    sort: asked.say('sort.track'),
    icon: AUTODESTRUCTION,
    text: [
      token ? own(token.red ? 'auto-red' : 'auto-yellow', { space: token.space }) : own('auto-off'),
    ],
    rules: ['LOCK-SELFD-01', 'LOCK-SELFD-02', 'LOCK-SELFD-03', 'LOCK-SELFD-05'],
  }
}

// --- power ---

export function power(asked: Asked): Explanation | null {
  const own = saying(asked)
  const { id, view, words } = asked
  const token = view.power[id as PowerPlace]
  if (!token) return null
  const next = nextFailure(view)
  const state: BaseExplainWord = token.on ? 'power-on' : 'power-off'
  return {
    title: capital(words[`power.${id}`]),
    sort: own('sort.power'),
    icon: POWER,
    now: [
      id === 'elevator' ? own(token.on ? 'elevator-on' : 'elevator-off') : own(state),
      ...(next?.place === id ? [failing(asked)] : []),
    ],
    text: [own('power-text'), ...(id === 'elevator' ? [own('power-elevator')] : [])],
    rules: ['LOCK-POWER-01', 'LOCK-POWER-06', 'LOCK-SECTION-07', 'LOCK-DARK-01', 'LOCK-ADVDIE-01'],
  }
}

export function elevator(asked: Asked): Explanation {
  const own = saying(asked)
  const { view, words } = asked
  return {
    title: own('elevator'),
    sort: own('sort.elevator'),
    icon: ELEVATOR,
    now: [
      own('elevator-at', { place: words[`place.${view.elevator}`] }),
      own(view.power.elevator.on ? 'elevator-on' : 'elevator-off'),
      ...(view.elevatorStuck ? [own('elevator-stuck')] : []),
    ],
    text: [own('elevator-text')],
    rules: ['LOCK-ELEVATOR-01', 'LOCK-ELEVATOR-02', 'LOCK-ELEVATOR-03', 'LOCK-ELEVATOR-05'],
  }
}

// --- ways out ---

export function bunker(asked: Asked): Explanation {
  const own = saying(asked)
  const { view, words } = asked
  const names = view.players.flatMap(({ fate }, seat) =>
    fate === 'bunker' ? [sideName(view, seat, words)] : [],
  )
  return {
    title: own('bunker'),
    sort: own('sort.way-out'),
    icon: BUNKER,
    now: [
      own(view.gateOpen ? 'gate-open' : 'gate-shut'),
      ...(names.length > 0 ? [own('inside', { names: names.join(', ') })] : []),
    ],
    text: [own(view.board === 'standard' ? 'bunker-text' : 'bunker-surface')],
    rules: ['LOCK-BUNKER-01', 'LOCK-BUNKER-02', 'LOCK-BUNKER-03', 'LOCK-GATE-01', 'LOCK-GATE-02'],
  }
}

export function rover(asked: Asked): Explanation {
  const own = saying(asked)
  const { view, words } = asked
  const isOpen = view.board !== 'standard'
  return {
    title: own('rover'),
    sort: own('sort.way-out'),
    icon: ROVER,
    now: [
      view.rover === NONE
        ? own('rover-away')
        : own('rover-at', { place: words[`place.${view.rover}`] }),
    ],
    text: [own('rover-text'), ...(isOpen ? [own('rover-drives')] : [])],
    rules: ['LOCK-ROVER-01', 'LOCK-ROVER-02', ...(isOpen ? ['LOCK-MODE-ALT-23'] : [])],
  }
}

export function pod(asked: Asked): Explanation | null {
  const own = saying(asked)
  const { id, view, words } = asked
  if (podOf(id) < 0) return null
  const place = placeOfTile(view, `css-${id}`)
  const rider = waitingIn(view, podOf(id))
  return {
    title: own('pod', { letter: id.toUpperCase() }),
    sort: own('sort.pod'),
    icon: POD,
    now: [
      place < 0 ? own('pod-unknown') : own('pod-room', { place: words[`place.${place}`] }),
      rider < 0 ? own('pod-empty') : own('pod-rider', { name: sideName(view, rider, words) }),
    ],
    text: [own('pod-text')],
    rules: ['LOCK-CSS-02', 'LOCK-CSS-03', 'LOCK-CSS-05', 'LOCK-CSS-06', 'LOCK-ROOM-23'],
  }
}

/** A CSS token of the Time track, by its space. */
export function space(asked: Asked): Explanation | null {
  const own = saying(asked)
  const { id, view, words } = asked
  const token = view.css.find((one) => String(one.space) === id)
  if (!token) return null
  const what = words[`css.${token.id}`]
  const state: BaseExplainWord = token.used ? 'css-used' : token.id ? 'css-known' : 'css-hidden'
  return {
    title: own('css', { space: id }),
    sort: own('sort.css'),
    icon: POD,
    now: [own(state, { what: what ?? '' })],
    text: [own('css-text')],
    rules: ['LOCK-CSS-01', 'LOCK-CSS-05', 'LOCK-ROOM-39'],
  }
}

// --- the Computer ---

export function computer(asked: Asked): Explanation {
  const own = saying(asked)
  const { view, words } = asked
  return {
    title: words[`computer.${view.computer}`],
    sort: own('sort.computer'),
    icon: COMPUTER,
    text: [words[`computer-text.${view.computer}`], own('computer-text')],
    means: [own(computerHere(view))],
    rules: ['LOCK-COMPUTER-01', 'LOCK-COMPUTER-02', 'LOCK-COMPUTER-04', 'LOCK-COMPUTER-05'],
  }
}

function computerHere(view: LockdownView): BaseExplainWord {
  const me = readerIn(view)
  const room = me ? view.rooms[me.room] : undefined
  const has = room?.explored && room.tile !== null && printed.tiles[room.tile].computer
  if (!me || !has || room.malfunction) return 'computer-none'
  return isDark(view, me.room) ? 'computer-dark' : 'computer-works'
}

// --- rooms and corridors ---

export function sortOf(asked: Asked, place: number): string | null {
  const slot = slotAt(asked.view, place)
  if (slot?.kind !== 'special') return null
  const own = saying(asked)
  if (slot.surface) return own('sort.crossing')
  return own(isStairs(slot) ? 'sort.stairs' : 'sort.special')
}

export function roomNow(asked: Asked, place: number): readonly string[] {
  const own = saying(asked)
  const { view, say } = asked
  const { section, airlock, surface, building } = slotAt(view, place)!
  const isLit = section !== undefined && !isDark(view, place)
  return [
    ...(isDark(view, place) ? [own('room-dark')] : isLit ? [own('room-lit')] : []),
    ...(surface ? [own(building ? 'room-sheltered' : 'room-open')] : []),
    ...(airlock ? [own('room-airlock')] : []),
    ...(airlock && view.rover === place ? [own('room-rover')] : []),
    ...(view.depressurised === place ? [say('depressurised')] : []),
  ]
}

/** A path has nothing of a corridor but that it leads on. */
export function corridor(asked: Asked): Explanation | null {
  const found = asked.game.ships[asked.view.board].plan.corridors.find(({ id }) => id === asked.id)
  if (!found || found.numbers.length > 0) return shared.corridor(asked)
  const own = saying(asked)
  return {
    title: capital(asked.words[`corridor.${asked.id}`]),
    sort: own('sort.path'),
    icon: 'gi:path-distance',
    text: [own('path-text')],
    rules: ['LOCK-MODE-ALT-13', 'LOCK-MODE-ALT-14', 'LOCK-MODE-ALT-44'],
  }
}

/** The zone in which no building stands. */
const OPEN_ZONE = '4'

/** The zones of the surface are networks too. */
export function technical(asked: Asked): Explanation | null {
  const { id, view, words, say } = asked
  const network = id.split('-')[1] ?? '1'
  if (network === '1') return { ...shared.technicalCorridors(asked), icon: TECHNICAL }
  const own = saying(asked)
  return {
    title: capital(words[`corridor.${id}`]),
    sort: own('sort.zone'),
    icon: ZONE,
    text: [
      own(network === OPEN_ZONE ? 'zone-open' : 'zone-text'),
      say(view.technicalNoise[Number(network) - 1] ? 'has-noise' : 'is-quiet'),
    ],
    rules: ['LOCK-MODE-ALT-16', 'LOCK-MODE-ALT-17', 'LOCK-MODE-ALT-18', 'LOCK-MODE-ALT-32'],
  }
}
