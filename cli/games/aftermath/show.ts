import { type AftermathView, namesFor } from '@bulkhead/aftermath'
import { blowOdds, noiseOdds, shotOdds } from '@bulkhead/aftermath/odds'
import {
  NONE,
  printedFor,
  SHIPS,
  SHUTTLE_RED,
  SHUTTLE_YELLOW,
  TRAITS,
} from '@bulkhead/aftermath/printed'
import { render, type Seat } from '@bulkhead/kernel'
import type { Article } from '../../play/boards.ts'
import { article } from '../hull/articles.ts'
import { attackRisk } from '../hull/risks.ts'
import { type Scene, type Show, saying } from '../hull/scene.ts'
import { NEMESIS } from '../nemesis/show.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'

const { classic, investigation, epilogue } = printedFor

/** What Aftermath shows on a terminal: the ship as Nemesis shows it, and what comes to it. */
export const AFTERMATH: Show = {
  ...NEMESIS,
  ships: SHIPS,
  printed: (view) => printedFor[(view as AftermathView).play],
  chances: {
    shot: (scene, _seat, weapon, against) => shotOdds(own(scene), weapon, against),
    blow: (scene, _seat, against) => blowOdds(own(scene), against),
    noise: (scene, seat, place) => noiseOdds(own(scene), scene.view.players[seat], place),
  },
  text: { en: { ...NEMESIS.text.en, ...en }, fr: { ...NEMESIS.text.fr, ...fr } },
  names: (view, language) => namesFor(view as AftermathView, language),
  colours: {
    ...NEMESIS.colours,
    ceo: 'blue',
    android: 'green',
    psychologist: 'cyan',
    'bounty-hunter': 'magenta',
    convict: 'red',
  },
  primer: [
    'aftermath.primer.ways',
    'hull.primer.turn',
    'hull.primer.noise',
    'hull.primer.combat',
    'hull.primer.contamination',
    'aftermath.primer.alerts',
  ],
  promises: {},
  asks: [
    { option: 'play' },
    { option: 'mode' },
    { option: 'board' },
    { option: 'draft' },
    { option: 'rooms' },
    { option: 'turrets' },
    { option: 'traits' },
  ],
  actions: {
    card: Object.keys(classic.cards),
    item: Object.keys(classic.items),
    room: Object.keys({ ...classic.tiles, ...investigation.tiles, ...epilogue.tiles }),
  },
  free: [
    ...NEMESIS.free,
    'laika-goes-free',
    'call-laika-free',
    'hold-back-free',
    'give-up-keys',
    'cover-wound',
    'cold-analysis',
    'end-turn',
  ],
  timeTrack,
  state: (scene) => [...NEMESIS.state(scene), ...alert(scene), ...shuttleMarker(scene)],
  exits: (scene) => [...NEMESIS.exits(scene), ...laika(scene)],
  room,
  signs: [
    ['aftermath.sign.token', (scene) => own(scene).rooms.some((one) => one.hasAftermath)],
    ['aftermath.sign.turret', (scene) => own(scene).rooms.some((one) => one.turret !== null)],
    ['aftermath.sign.laika', (scene) => own(scene).laika?.where === 'room'],
  ],
  roomSigns,
  away,
  character,
  articles,
  hints: {
    ...NEMESIS.hints,
    'combat-protocol': attackRisk,
    'marked-prey': attackRisk,
  },
}

const say = saying<keyof typeof en>()

function own({ view }: Scene): AftermathView {
  return view as AftermathView
}

// --- tracks ---

/** An Epilogue is played on the Shuttle's track alone. */
function timeTrack(scene: Scene): string {
  return own(scene).play === 'epilogue' ? shuttleTrack(scene) : NEMESIS.timeTrack(scene)
}

function shuttleTrack(scene: Scene): string {
  const { shuttle } = own(scene)
  const { colours } = scene.look
  const spaces = Array.from({ length: SHUTTLE_RED + 1 }, (_, i) => {
    const label = String(SHUTTLE_RED - i)
    const shown = i === shuttle ? colours.bold(`[${label}]`) : label
    if (i === SHUTTLE_RED) return colours.red(shown)
    return SHUTTLE_YELLOW.includes(i) ? colours.yellow(shown) : shown
  })
  return `${say(scene, 'aftermath.shuttle')} ${spaces.join(' ')}`
}

/** In an Investigation it counts the rounds of the Alert. */
function shuttleMarker(scene: Scene): string[] {
  const { play, shuttle } = own(scene)
  return play === 'investigation' && shuttle !== NONE ? [shuttleTrack(scene)] : []
}

function alert(scene: Scene): string[] {
  const { alert: running, play } = own(scene)
  if (play === 'classic') return []
  if (!running) return [say(scene, 'aftermath.no-alert')]
  const { words, colours } = scene.look
  const name = render(words, `alert.${running.id}`)
  const task = render(words, `alert-task.${running.id}-${running.level + 1}`)
  return [colours.yellow(say(scene, 'aftermath.alert', { name, task }))]
}

function laika(scene: Scene): string[] {
  const { laika: dog } = own(scene)
  if (!dog) return []
  if (dog.where !== 'room') return [say(scene, `aftermath.laika.${dog.where}`)]
  const place = render(scene.look.words, `place.${dog.room}`)
  return [say(scene, 'aftermath.laika.room', { place })]
}

// --- rooms ---

function room(scene: Scene, place: number): string[] {
  const { words } = scene.look
  const { aftermath, hasAftermath, slimeRoom, turret } = own(scene).rooms[place]
  const facts = [...(NEMESIS.room?.(scene, place) ?? [])]
  if (aftermath !== null)
    facts.push(say(scene, 'aftermath.token', { name: render(words, `token.${aftermath}`) }))
  else if (hasAftermath) facts.push(say(scene, 'aftermath.hidden-token'))
  if (slimeRoom) facts.push(say(scene, 'aftermath.slime-room'))
  if (turret) facts.push(turretLine(scene, turret.mode))
  return facts
}

function turretLine(scene: Scene, mode: string | null): string {
  if (mode === null) return say(scene, 'aftermath.turret')
  const at = render(scene.look.words, `targeting.${mode}`)
  return say(scene, 'aftermath.turret-mode', { mode: at })
}

function roomSigns(scene: Scene, place: number): string {
  const { hasAftermath, turret } = own(scene).rooms[place]
  const dog = own(scene).laika
  const signs = [hasAftermath ? '*' : '', turret ? '+' : '', dog?.room === place ? '&' : '']
  return signs.join('')
}

// --- Characters ---

function away(scene: Scene, seat: Seat): string {
  const { fate } = scene.view.players[seat]
  return fate === 'departed' ? say(scene, 'aftermath.fate.departed') : NEMESIS.away(scene, seat)
}

function character(scene: Scene, seat: Seat): string[] {
  const view = own(scene)
  const { spent, watchedBy, character: who } = view.players[seat]
  const { words } = scene.look
  const facts: string[] = []
  if (view.traits && who in TRAITS) {
    const name = render(words, `trait.${TRAITS[who].id}`)
    facts.push(say(scene, 'aftermath.trait', { name }))
  }
  if (view.offer === seat) facts.push(say(scene, 'aftermath.offer'))
  if (watchedBy !== NONE) facts.push(say(scene, 'aftermath.watched'))
  const cards = spent.map((card) => render(words, `card.${card}`))
  if (cards.length > 0) facts.push(say(scene, 'aftermath.spent', { list: cards.join(', ') }))
  return facts
}

function articles(scene: Scene): Article[] {
  const { players, traits, alert: running } = own(scene)
  const heading = say(scene, 'aftermath.type.trait')
  const present = traits ? players.flatMap(({ character: who }) => TRAITS[who]?.id ?? []) : []
  const found = present.map((id) => article('trait', id, scene.look, heading))
  if (!running) return found
  return [...found, article('alert', running.id, scene.look, say(scene, 'aftermath.type.alert'))]
}
