import { render, type Seat } from '@bulkhead/kernel'
import { type LockdownPlayer, type LockdownView, namesFor } from '@bulkhead/lockdown'
import { blowOdds, noiseOdds, shotOdds } from '@bulkhead/lockdown/odds'
import {
  COMPUTER_CARDS,
  NONE,
  PLANS,
  printed,
  printedOriginal,
  SHIPS,
  SURFACE_CARDS,
} from '@bulkhead/lockdown/printed'
import type { Article } from '../../play/boards.ts'
import { wrapped } from '../../play/page.ts'
import { article } from '../hull/articles.ts'
import { readerOf, sideName } from '../hull/names.ts'
import { type Hint, type Scene, type Show, saying, say as sayShared } from '../hull/scene.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'
import { timeTrack } from './time-track.ts'

/** What only Lockdown shows on a terminal. */
export const LOCKDOWN: Show = {
  ships: SHIPS,
  printed: (view) => ((view as LockdownView).original ? printedOriginal : printed),
  chances: {
    shot: (scene, seat, weapon, against) =>
      shotOdds(own(scene), player(scene, seat), weapon, against),
    blow: (scene, seat, against) => blowOdds(own(scene), player(scene, seat), against),
    noise: (scene, seat, place) => noiseOdds(own(scene), player(scene, seat), place),
  },
  text: { en, fr },
  names: namesFor,
  colours: {
    survivor: 'red',
    soldier: 'red',
    'lab-rat': 'magenta',
    scout: 'magenta',
    hacker: 'green',
    pilot: 'green',
    xenobiologist: 'cyan',
    scientist: 'cyan',
    sentry: 'blue',
    captain: 'blue',
    janitor: 'yellow',
    mechanic: 'yellow',
  },
  primer: [
    'lockdown.primer.aim',
    'hull.primer.turn',
    'hull.primer.noise',
    'hull.primer.combat',
    'hull.primer.contamination',
    'lockdown.primer.power',
    'lockdown.primer.leaving',
    'lockdown.primer.contingency',
  ],
  promises: { good: 'lockdown.bot.good', strong: 'lockdown.bot.strong' },
  asks: [
    { option: 'mode' },
    { option: 'board' },
    { option: 'intruders' },
    { option: 'alternatives' },
    { option: 'draft' },
  ],
  actions: {
    card: Object.keys(printed.cards),
    item: Object.keys(printed.items),
    room: Object.keys(printed.tiles),
    computer: [
      ...new Set(Object.values(COMPUTER_CARDS).flatMap(({ effects }) => effects.map(idOf))),
    ],
  },
  free: ['pass', 'drop'],
  timeTrack,
  state: (scene) => [power(scene), computer(scene), elevator(scene)],
  exits: (scene) => [gate(scene), rover(scene), isolation(scene), ...contingencies(scene)],
  network: (scene, network) => render(scene.look.words, `corridor.technical-${network + 1}`),
  room: roomFacts,
  signs: [
    ['lockdown.sign.dark', (scene) => scene.view.rooms.some((_, place) => isDark(scene, place))],
    ['lockdown.sign.rover', (scene) => own(scene).rover !== NONE],
  ],
  roomSigns: (scene, place) =>
    (own(scene).rover === place ? 'R' : '') + (isDark(scene, place) ? '~' : ''),
  away,
  character: knowledge,
  secrets: codes,
  articles,
  hints: { 'escape-by-foot': noiseHere, 'isolation-room': noiseHere },
}

const say = saying<keyof typeof en>()

function idOf({ id }: { readonly id: string }): string {
  return id
}

function own({ view }: Scene): LockdownView {
  return view as LockdownView
}

function player(scene: Scene, seat: Seat): LockdownPlayer {
  return own(scene).players[seat]
}

function named({ look }: Scene, key: string): string {
  return render(look.words, key)
}

// --- the base ---

const POWER_PLACES = ['s1', 's2', 's3', 'elevator'] as const

function power(scene: Scene): string {
  const { colours } = scene.look
  const list = POWER_PLACES.map((place) => {
    const { number, on } = own(scene).power[place]
    const text = say(scene, on ? 'lockdown.power.on' : 'lockdown.power.off', {
      place: say(scene, `lockdown.power.${place}`),
      number,
    })
    return on ? colours.cyan(text) : colours.red(text)
  })
  return say(scene, 'lockdown.power', { list: list.join(', ') })
}

function computer(scene: Scene): string {
  return say(scene, 'lockdown.computer', { name: named(scene, `computer.${own(scene).computer}`) })
}

function elevator(scene: Scene): string {
  const { elevator: place, elevatorStuck } = own(scene)
  const key = elevatorStuck ? 'lockdown.elevator.stuck' : 'lockdown.elevator'
  return say(scene, key, { number: place + 1 })
}

/** An unpowered section, or a staircase. */
function isDark({ view }: Scene, place: number): boolean {
  const { power: tokens, board } = view as LockdownView
  const { section, tile } = PLANS[board].slots[place]
  return section ? !tokens[section].on : tile?.startsWith('staircase-') === true
}

function roomFacts(scene: Scene, place: number): string[] {
  const { colours } = scene.look
  const { rover: at, elevator: stands, depressurised, board } = own(scene)
  const { airlock } = PLANS[board].slots[place]
  return [
    ...(depressurised === place ? [colours.red(sayShared(scene, 'hull.room.depressurised'))] : []),
    ...(at === place ? [say(scene, 'lockdown.room.rover')] : []),
    ...(at !== place && airlock ? [say(scene, 'lockdown.room.airlock')] : []),
    ...(stands === place ? [say(scene, 'lockdown.room.elevator')] : []),
  ]
}

// --- the ways out ---

function gate(scene: Scene): string {
  return say(scene, own(scene).gateOpen ? 'lockdown.gate.open' : 'lockdown.gate.shut')
}

function rover(scene: Scene): string {
  const { rover: place } = own(scene)
  if (place === NONE) return say(scene, 'lockdown.rover.bunker')
  return say(scene, 'lockdown.rover', { number: place + 1 })
}

function isolation(scene: Scene): string {
  const { isolationOpen } = own(scene)
  return say(scene, isolationOpen ? 'lockdown.isolation.open' : 'lockdown.isolation.shut')
}

function contingencies(scene: Scene): string[] {
  const { pool, contingency } = own(scene)
  return [
    ...(contingency === null
      ? []
      : [say(scene, 'lockdown.contingency', { name: code(scene, contingency) })]),
    say(scene, 'lockdown.pool', { number: pool.length }),
  ]
}

function code(scene: Scene, id: string): string {
  return named(scene, `contingency.${id}`)
}

function away(scene: Scene, seat: Seat): string {
  const { fate, pod } = player(scene, seat)
  if (fate === 'dead') return sayShared(scene, 'hull.fate.dead')
  if (fate === 'escaped') return say(scene, 'lockdown.fate.escaped')
  if (fate === 'bunker') return say(scene, 'lockdown.fate.bunker')
  if (fate === 'locked-in') return say(scene, 'lockdown.fate.locked-in')
  return say(scene, 'lockdown.in-pod', { pod: 'ABC'[pod] ?? '' })
}

// --- Characters ---

function knowledge(scene: Scene, seat: Seat): string[] {
  const { knowledge: number, active, fireproof, contingencies: tokens } = player(scene, seat)
  return [
    say(scene, active ? 'lockdown.knowledge.active' : 'lockdown.knowledge', { number }),
    ...(fireproof ? [say(scene, 'lockdown.fireproof')] : []),
    ...(tokens.length > 0 ? [say(scene, 'lockdown.tokens', { number: tokens.length })] : []),
  ]
}

/** The Contingency tokens that this seat has seen, its own first, and what they would do. */
function codes(scene: Scene, seat: Seat): string[] {
  const { players, pool } = own(scene)
  const seats = [seat, ...players.keys()].filter((one, i, all) => all.indexOf(one) === i)
  const held = seats.flatMap((one) => {
    const heading =
      one === seat
        ? say(scene, 'lockdown.codes.own')
        : say(scene, 'lockdown.codes.others', { name: sideName(scene, one) })
    return codeLines(scene, heading, players[one].contingencies)
  })
  return [...held, ...codeLines(scene, say(scene, 'lockdown.codes.pool'), pool)]
}

function codeLines(scene: Scene, name: string, tokens: readonly (string | null)[]): string[] {
  return tokens.flatMap((id) => {
    if (id === null) return []
    const text = `${scene.look.colours.bold(code(scene, id))}. ${named(scene, `contingency-text.${id}`)}`
    return wrapped(sayShared(scene, 'hull.line', { name, text }), scene.look.width, '  ', '    ')
  })
}

// --- cards ---

function articles(scene: Scene): Article[] {
  const { look } = scene
  const computerCards = Object.keys(COMPUTER_CARDS).map((id) =>
    article('computer', id, look, say(scene, 'lockdown.type.computer')),
  )
  if (own(scene).board === 'standard') return computerCards
  const surface = Object.keys(SURFACE_CARDS).map((id) =>
    article('surface', id, look, say(scene, 'lockdown.type.surface')),
  )
  return [...computerCards, ...surface]
}

/** What is rolled for noise on the spot. */
function noiseHere(...[scene]: Parameters<Hint>): string {
  const reader = readerOf(scene.view)
  if (reader === undefined) return ''
  const { encounter, danger } = scene.show.chances.noise(scene, reader, player(scene, reader).room)
  return sayShared(scene, 'hull.hint.noise', {
    encounter: Math.round(100 * encounter),
    danger: Math.round(100 * danger),
  })
}
