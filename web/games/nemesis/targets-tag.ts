import { type Option, renderOption, type Target, type Unavailable } from '@bulkhead/kernel'
import type { NemesisView } from '@bulkhead/nemesis'
import { SHIPS } from '@bulkhead/nemesis/printed'
import { sayIn } from '../../words/words.ts'
import type { Price, Reading, Risk, Tag } from '../ui.ts'
import { INTRUDER_ICONS, NOISE } from './icons.ts'
import { type PlayerView, readerIn } from './reader.ts'
import { kindOf } from './targets.ts'
import { capital, notesOf, placeOf, quarryOf } from './targets-hint.ts'
import { hitFaces, noiseRisk, noisyExits, occupants } from './targets-risk.ts'
import { VERB_WORDS } from './verb-words.ts'
import { nameKey } from './verbs.ts'

type Here = Reading<NemesisView>

/** Ways into the room that is named above them: they go by the name of their action. */
const INTO: ReadonlySet<string> = new Set(['move', 'careful-move', 'escape', 'reconnaissance'])

export function nameOf(option: Option, { words, language }: Here): string {
  if (option.label === 'escape') return sayIn(VERB_WORDS, language)('escape')
  if (INTO.has(option.label)) return words[nameKey(String(option.params?.action))]
  // What it comes from and costs stands beside it.
  return renderOption(words, option).replace(/\s*\([^()]*\)$/, '')
}

export function priceOf({ params }: Option, { language }: Here): Price | null {
  if (params?.action === undefined) return null
  const say = sayIn(VERB_WORDS, language)
  const number = Number(params.cost)
  if (kindOf(String(params.action)) !== 'card') {
    if (number === 0) return null
    return { cards: number, text: number === 1 ? say('price.one') : say('price.many', { number }) }
  }
  if (number === 0) return { cards: 1, text: say('price.itself') }
  const text = number === 1 ? say('price.plus-one') : say('price.plus-many', { number })
  return { cards: number + 1, text }
}

// --- the number on a target ---

export function tagOf(option: Option, reading: Here): Tag | null {
  const me = readerIn(reading.view)
  if (!me) return null
  switch (option.label) {
    case 'move':
    case 'escape':
      return noiseTag(placeOf(option), me, reading)
    case 'reconnaissance':
      return { text: sayIn(VERB_WORDS, reading.language)('tag.silent'), tone: 'act' }
    case 'careful-move':
      return { text: sayIn(VERB_WORDS, reading.language)('tag.choose'), tone: 'act' }
    case 'shoot':
    case 'aimed-shot':
    case 'melee':
      return hitTag(option, reading)
    default:
      return null
  }
}

function noiseTag(place: number, me: PlayerView, { view, language }: Here): Tag {
  const say = sayIn(VERB_WORDS, language)
  const there = occupants(view, place, me)
  if (there.intruders > 0) {
    return { text: say('tag.combat'), tone: 'bad', icon: INTRUDER_ICONS.adult }
  }
  if (there.characters) return { text: say('tag.silent'), tone: 'act' }
  const { encounter } = noiseRisk(view, place, me)
  return { text: `${encounter} %`, tone: encounter > 0 ? 'warn' : 'act', icon: NOISE }
}

function hitTag(option: Option, { view }: Here): Tag {
  const weapon = option.targets?.find(({ kind }) => kind === 'item')
  const faces = hitFaces(view, quarryOf({ option, view }), weapon ? String(weapon.id) : null)
  return { text: `${faces}/6`, tone: 'act' }
}

// --- risks ---

const ROLLS: ReadonlySet<string> = new Set(['move', 'escape'])

export function riskOf(option: Option, { view, words, language }: Here): Risk {
  const lines = notesOf(option, view, words, language).map(({ text, tone }) => ({
    text: capital(text),
    tone,
  }))
  const me = readerIn(view)
  if (!me || !ROLLS.has(option.label)) return { lines, causes: [] }
  const place = placeOf(option)
  const there = occupants(view, place, me)
  const isQuiet = there.characters || there.intruders > 0
  return { lines, causes: isQuiet ? [] : noisyExits(view, place) }
}

// --- what cannot be done at a thing ---

const MOST = 3

export function unavailableAt(
  what: Target,
  unavailable: readonly Unavailable[],
  { view }: Here,
): readonly Unavailable[] {
  const me = readerIn(view)
  if (!me) return []
  return actionsAt(what, view, me)
    .flatMap((action) => unavailable.filter((one) => one.what === nameKey(action)))
    .slice(0, MOST)
}

/** What a player may want to do with a thing, the likeliest first. */
function actionsAt({ kind, id }: Target, view: NemesisView, me: PlayerView): readonly string[] {
  switch (kind) {
    case 'hand':
      return [me.hand?.[Number(id)] ?? '']
    case 'item':
      return [String(id)]
    case 'seat':
      return view.players[Number(id)]?.room === me.room ? ['trade', 'order'] : []
    case 'intruder':
      return ['shoot', 'melee', 'grenade']
    case 'place':
      return actionsIn(Number(id), view, me)
    default:
      return []
  }
}

function actionsIn(place: number, view: NemesisView, me: PlayerView): readonly string[] {
  if (place === me.room) return [view.rooms[place].tile ?? '', 'search', 'trade', 'pick-up']
  const isNear = SHIPS[view.board].ways[me.room]?.some(({ to }) => to === place)
  return isNear ? ['move', 'careful-move', 'reconnaissance', 'grenade', 'molotov-cocktail'] : []
}
