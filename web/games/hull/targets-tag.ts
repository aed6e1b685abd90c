import type { View } from '@bulkhead/hull/view.ts'
import { type Option, renderOption, type Target, type Unavailable } from '@bulkhead/kernel'
import { sayIn } from '../../words/words.ts'
import type { Price, Reading, Risk, Tag } from '../ui.ts'
import type { HullGame } from './game.ts'
import { INTRUDER_ICONS, NOISE } from './icons.ts'
import { capital, type PlayerOf, readerIn } from './reader.ts'
import { kindOf } from './targets.ts'
import { notesOf, placeOf, quarryOf } from './targets-hint.ts'
import { hitFaces, noiseRisk, noisyExits, occupants } from './targets-risk.ts'
import { VERB_WORDS } from './verb-words.ts'
import { nameKey } from './verbs.ts'

/** Ways into the room that is named above them: they go by the name of their action. */
const WAYS: ReadonlySet<string> = new Set([
  'move',
  'move-technical',
  'careful-move',
  'careful-move-technical',
  'escape',
])

export function nameOf<V extends View>(
  { targets }: HullGame<V>,
  option: Option,
  { words, language }: Reading<V>,
): string {
  const { label, params } = option
  if (label === 'escape') return sayIn(VERB_WORDS, language)('escape')
  if (WAYS.has(label) || targets.ways.has(label)) return words[nameKey(String(params?.action))]
  // What it comes from and costs stands beside it.
  return renderOption(words, option).replace(/\s*\([^()]*\)$/, '')
}

export function priceOf<V extends View>(
  game: HullGame<V>,
  { params }: Option,
  { language }: Reading<V>,
): Price | null {
  if (params?.action === undefined) return null
  const say = sayIn(VERB_WORDS, language)
  const number = Number(params.cost)
  if (kindOf(game, String(params.action)) !== 'card') {
    if (number === 0) return null
    return { cards: number, text: number === 1 ? say('price.one') : say('price.many', { number }) }
  }
  if (number === 0) return { cards: 1, text: say('price.itself') }
  const text = number === 1 ? say('price.plus-one') : say('price.plus-many', { number })
  return { cards: number + 1, text }
}

// --- the number on a target ---

/** noise: the chance of an Encounter. silent: no roll. choose: one places the noise. hit: faces that hit. */
export type TagKind = 'noise' | 'silent' | 'choose' | 'hit'

const TAGS: Readonly<Record<string, TagKind>> = {
  move: 'noise',
  'move-technical': 'noise',
  escape: 'noise',
  'careful-move': 'choose',
  'careful-move-technical': 'choose',
  shoot: 'hit',
  melee: 'hit',
}

function tagKind<V extends View>({ targets }: HullGame<V>, { label }: Option): TagKind | null {
  return targets.tags[label] ?? TAGS[label] ?? null
}

export function tagOf<V extends View>(
  game: HullGame<V>,
  option: Option,
  reading: Reading<V>,
): Tag | null {
  const me = readerIn(reading.view)
  if (!me) return null
  const say = sayIn(VERB_WORDS, reading.language)
  switch (tagKind(game, option)) {
    case 'noise':
      return noiseTag(game, placeOf(option), me, reading)
    case 'silent':
      return { text: say('tag.silent'), tone: 'act' }
    case 'choose':
      return { text: say('tag.choose'), tone: 'act' }
    case 'hit':
      return hitTag(game, option, reading)
    default:
      return null
  }
}

function noiseTag<V extends View>(
  game: HullGame<V>,
  place: number,
  me: PlayerOf<V>,
  { view, language }: Reading<V>,
): Tag {
  const say = sayIn(VERB_WORDS, language)
  const there = occupants(view, place, me)
  if (there.intruders > 0) {
    return { text: say('tag.combat'), tone: 'bad', icon: INTRUDER_ICONS.adult }
  }
  if (there.characters) return { text: say('tag.silent'), tone: 'act' }
  const { encounter } = noiseRisk(game, view, place, me)
  return { text: `${encounter} %`, tone: encounter > 0 ? 'warn' : 'act', icon: NOISE }
}

function hitTag<V extends View>(game: HullGame<V>, option: Option, { view }: Reading<V>): Tag {
  const weapon = option.targets?.find(({ kind }) => kind === 'item')
  const faces = hitFaces(game, view, quarryOf({ option, view }), weapon ? String(weapon.id) : null)
  return { text: `${faces}/6`, tone: 'act' }
}

// --- risks ---

export function riskOf<V extends View>(
  game: HullGame<V>,
  option: Option,
  reading: Reading<V>,
): Risk {
  const lines = notesOf(game, option, reading).map(({ text, tone }) => ({
    text: capital(text),
    tone,
  }))
  const { view } = reading
  const me = readerIn(view)
  if (!me || tagKind(game, option) !== 'noise') return { lines, causes: [] }
  const place = placeOf(option)
  const there = occupants(view, place, me)
  const isQuiet = there.characters || there.intruders > 0
  return { lines, causes: isQuiet ? [] : noisyExits(game, view, place) }
}

// --- what cannot be done at a thing ---

/** Actions of a game's own that a player may look for, after those that all games have. */
export interface Wanted {
  readonly seat: readonly string[]
  readonly intruder: readonly string[]
  readonly near: readonly string[]
  /** By kinds of things that only this game has. */
  readonly kinds?: Readonly<Record<string, readonly string[]>>
}

const MOST = 3

export function unavailableAt<V extends View>(
  game: HullGame<V>,
  what: Target,
  unavailable: readonly Unavailable[],
  { view }: Reading<V>,
): readonly Unavailable[] {
  const me = readerIn(view)
  if (!me) return []
  return actionsAt(game, what, view, me)
    .flatMap((action) => unavailable.filter((one) => one.what === nameKey(action)))
    .slice(0, MOST)
}

/** What a player may want to do with a thing, the likeliest first. */
function actionsAt<V extends View>(
  game: HullGame<V>,
  { kind, id }: Target,
  view: V,
  me: PlayerOf<V>,
): readonly string[] {
  const { seat, intruder, kinds = {} } = game.targets.wanted
  switch (kind) {
    case 'hand':
      return [me.hand?.[Number(id)] ?? '']
    case 'item':
      return [String(id)]
    case 'seat':
      return view.players[Number(id)]?.room === me.room ? ['trade', ...seat] : []
    case 'intruder':
      return ['shoot', 'melee', ...intruder]
    case 'place':
      return actionsIn(game, Number(id), view, me)
    default:
      return kinds[kind] ?? []
  }
}

function actionsIn<V extends View>(
  { ships, targets }: HullGame<V>,
  place: number,
  view: V,
  me: PlayerOf<V>,
): readonly string[] {
  if (place === me.room) return [view.rooms[place].tile ?? '', 'search', 'trade', 'pick-up']
  const isNear = ships[view.board].ways[me.room]?.some(({ to }) => to === place)
  return isNear ? ['move', 'careful-move', ...targets.wanted.near] : []
}
