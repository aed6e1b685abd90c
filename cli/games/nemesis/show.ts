import { render, type Seat } from '@bulkhead/kernel'
import { type NemesisView, namesFor } from '@bulkhead/nemesis'
import { blowOdds, noiseOdds, shotOdds } from '@bulkhead/nemesis/odds'
import {
  FIRST_BLUE,
  FIRST_YELLOW,
  JUMP,
  NONE,
  printed,
  SHIPS,
  SKULL,
} from '@bulkhead/nemesis/printed'
import type { Article } from '../../play/boards.ts'
import { article } from '../hull/articles.ts'
import { textHint } from '../hull/board.ts'
import { counted } from '../hull/names.ts'
import { attackRisk } from '../hull/risks.ts'
import { type Scene, type Show, saying, say as sayShared } from '../hull/scene.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'

/** What only Nemesis shows on a terminal. */
export const NEMESIS: Show = {
  ships: SHIPS,
  printed: () => printed,
  chances: {
    shot: (scene, _seat, weapon, against) => shotOdds(own(scene), weapon, against),
    blow: (scene, _seat, against) => blowOdds(own(scene), against),
    noise: (scene, seat, place) => noiseOdds(own(scene), scene.view.players[seat], place),
  },
  text: { en, fr },
  names: (view, language) => namesFor(view as NemesisView, language),
  colours: {
    captain: 'blue',
    pilot: 'green',
    scientist: 'cyan',
    scout: 'magenta',
    soldier: 'red',
    mechanic: 'yellow',
  },
  primer: [
    'nemesis.primer.aim',
    'hull.primer.turn',
    'hull.primer.noise',
    'hull.primer.combat',
    'hull.primer.contamination',
    'nemesis.primer.ship',
  ],
  promises: { good: 'nemesis.bot.good', strong: 'nemesis.bot.strong' },
  asks: [
    { option: 'mode' },
    { option: 'board' },
    { option: 'intruderPlayer' },
    { option: 'draft' },
  ],
  actions: {
    card: Object.keys(printed.cards),
    item: Object.keys(printed.items),
    room: Object.keys(printed.tiles),
  },
  free: ['pass', 'drop', 'launch', 'leave-pod'],
  timeTrack,
  state: (scene) => [selfDestruct(scene), ...flight(scene)],
  exits: (scene) => [pods(scene)],
  network,
  room: (scene, place) =>
    own(scene).depressurised === place
      ? [scene.look.colours.red(sayShared(scene, 'hull.room.depressurised'))]
      : [],
  away,
  own: intruderHand,
  articles: intruderCards,
  hints: {
    'aimed-shot': attackRisk,
    'intruder-card': textHint('intruderCard-text'),
    'choose-attack': textHint('attack-text'),
    'choose-event': textHint('event-text'),
  },
}

const say = saying<keyof typeof en>()

function own({ view }: Scene): NemesisView {
  return view as NemesisView
}

/** Blue spaces are those where the chambers are open. */
function timeTrack(scene: Scene): string {
  const { time } = scene.view
  const { colours } = scene.look
  const spaces = Array.from({ length: JUMP + 1 }, (_, i) => {
    const label = i === JUMP ? say(scene, 'nemesis.jump') : String(JUMP - i)
    const shown = i === time ? colours.bold(`[${label}]`) : label
    return i >= FIRST_BLUE && i < JUMP ? colours.blue(shown) : shown
  })
  spaces.splice(FIRST_BLUE, 0, '|')
  return `${sayShared(scene, 'hull.time')} ${spaces.join(' ')}`
}

function selfDestruct(scene: Scene): string {
  const { selfDestruct: at } = own(scene)
  const { colours } = scene.look
  if (at === NONE) return say(scene, 'nemesis.self-destruct-off')
  const spaces = Array.from({ length: SKULL + 1 }, (_, i) => {
    const label = i === SKULL ? '☠' : String(SKULL - i)
    const shown = i === at ? `[${label}]` : label
    return i >= FIRST_YELLOW ? colours.yellow(shown) : shown
  })
  return colours.red(`${say(scene, 'nemesis.self-destruct')} ${spaces.join(' ')}`)
}

function flight(scene: Scene): string[] {
  const { words } = scene.look
  const view = own(scene)
  const unknown = sayShared(scene, 'hull.unknown')
  const coordinates = view.coordinates ? render(words, `coordinates.${view.coordinates}`) : unknown
  return [
    say(scene, 'nemesis.destination', { letter: 'ABCD'[view.destination] }),
    say(scene, 'nemesis.coordinates', { known: coordinates }),
    ...view.engines.map((working, i) => {
      const known =
        working === null ? unknown : render(words, `status.${working ? 'working' : 'damaged'}`)
      return say(scene, 'nemesis.engine', { number: i + 1, known })
    }),
  ]
}

function pods(scene: Scene): string {
  const list = own(scene).pods.map(({ number, section, locked, gone }) => {
    const state = gone ? 'gone' : locked ? 'locked' : 'unlocked'
    return say(scene, 'nemesis.pod', {
      number,
      section: section.toUpperCase(),
      state: say(scene, `nemesis.pod.${state}`),
    })
  })
  return say(scene, 'nemesis.pods', { list: list.join(', ') })
}

function network(scene: Scene, number: number): string {
  if (scene.view.technicalNoise.length === 1) return sayShared(scene, 'hull.technical')
  return say(scene, number === 0 ? 'nemesis.technical.red' : 'nemesis.technical.blue')
}

function away(scene: Scene, seat: Seat): string {
  const { intruderPlayer, pods, players } = own(scene)
  const { fate, pod } = players[seat]
  if (intruderPlayer?.seat === seat)
    return say(scene, 'nemesis.intruder-player', { number: intruderPlayer.handCount })
  if (fate === 'dead') return sayShared(scene, 'hull.fate.dead')
  if (fate === 'hibernating') return say(scene, 'nemesis.fate.hibernating')
  if (fate === 'escaped') return say(scene, 'nemesis.fate.escaped')
  return say(scene, 'nemesis.in-pod', { number: pods[pod]?.number ?? '' })
}

// --- the Intruder player ---

function intruderHand(scene: Scene): (readonly [string, string])[] {
  const hand = own(scene).intruderPlayer?.hand ?? []
  if (hand.length === 0) return []
  const names = hand.map((id) => render(scene.look.words, `intruderCard.${id}`))
  return [[say(scene, 'nemesis.intruder-player-hand'), counted(names)]]
}

function intruderCards(scene: Scene): Article[] {
  const heading = say(scene, 'nemesis.type.intruderCard')
  const hand = own(scene).intruderPlayer?.hand ?? []
  return hand.map((id) => article('intruderCard', id, scene.look, heading))
}
