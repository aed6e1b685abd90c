import { type Dictionary, type Option, render, type Unavailable } from '@bulkhead/kernel'
import type { NemesisView } from '@bulkhead/nemesis'
import { printed } from '@bulkhead/nemesis/printed'
import type { Asked } from '../../play/position.ts'
import type { IconShape } from '../../ui/icon.tsx'
import { type Say, sayIn } from '../../words/words.ts'
import type { Progress, Reading, Verb, Verbs } from '../ui.ts'
import { ROOM_ICONS } from './icons.ts'
import { isContamination, isFighting, type PlayerView, readerIn } from './reader.ts'
import { kindOf } from './targets.ts'
import { hitFaces } from './targets-risk.ts'
import { ROOM_FACTS, VERB_WORDS, type VerbKey } from './verb-words.ts'

/** What a turn of Nemesis is made of: the buttons of the prompt bar. */

const CALM = ['move', 'search', 'room', 'cards', 'items', 'trade'] as const
const FIGHT = ['shoot', 'melee', 'move', 'room', 'cards', 'items'] as const
const RARE = ['pick-up', 'craft', 'quest', 'drop'] as const
const OUTSIDE = ['launch', 'leave-pod'] as const

type VerbId =
  | (typeof CALM)[number]
  | (typeof FIGHT)[number]
  | (typeof RARE)[number]
  | (typeof OUTSIDE)[number]
  | 'pass'

const ICONS: Readonly<Record<VerbId, IconShape>> = {
  move: 'gi:walking-boot',
  shoot: 'gi:crosshair',
  melee: 'gi:punch',
  search: 'gi:magnifying-glass',
  room: 'gi:cargo-crate',
  cards: 'gi:card-pick',
  items: 'gi:light-backpack',
  trade: 'gi:shaking-hands',
  'pick-up': 'gi:weight-lifting-up',
  craft: 'gi:tinker',
  quest: 'gi:flag-objective',
  drop: 'gi:fall-down',
  launch: 'gi:rocket',
  'leave-pod': 'gi:exit-door',
  pass: 'gi:night-sleep',
}

/** Verbs of the basic actions, by the action. */
const BASIC: Readonly<Record<string, VerbId>> = {
  move: 'move',
  'careful-move': 'move',
  shoot: 'shoot',
  melee: 'melee',
  trade: 'trade',
  'pick-up': 'pick-up',
  craft: 'craft',
  'activate-quest': 'quest',
}

/** What a card, an Item or a room does where that is a verb of its own too. */
const DEEDS: Readonly<Record<string, VerbId>> = {
  escape: 'move',
  reconnaissance: 'move',
  shoot: 'shoot',
  'aimed-shot': 'shoot',
  'full-auto': 'shoot',
  search: 'search',
  scavenging: 'search',
  flashlight: 'search',
}

const SOURCES = { card: 'cards', item: 'items', room: 'room' } as const

export const verbs: Verbs<NemesisView> = {
  of,
  verbsOf,
  factOf,
  iconOf: (verb) => ICONS[verb as VerbId],
  unavailableTo,
}

/** Which of the actions of a turn is chosen now. */
export function progressOf(
  { prompt }: Asked,
  { view, language }: Reading<NemesisView>,
): Progress | null {
  if (prompt !== 'action' && prompt !== 'pay') return null
  const { taken, allowed } = view.turn
  const done = prompt === 'pay' ? taken - 1 : taken
  return {
    done,
    all: allowed,
    text: sayIn(VERB_WORDS, language)('progress', { number: done + 1, all: allowed }),
  }
}

function of({ prompt }: Asked, reading: Reading<NemesisView>): readonly Verb[] {
  const me = readerIn(reading.view)
  if (!me || (prompt !== 'action' && prompt !== 'outside')) return []
  const asks = (me.hand?.length ?? 0) > 0
  const pass: Verb = { ...verbOf('pass', reading, me), stands: 'end', asks }
  if (prompt === 'outside') return [...OUTSIDE.map((id) => verbOf(id, reading, me)), pass]
  const row = isFighting(reading.view, me) ? FIGHT : CALM
  return [
    ...row.map((id) => verbOf(id, reading, me)),
    ...RARE.map((id): Verb => ({ ...verbOf(id, reading, me), stands: 'more' })),
    pass,
  ]
}

function verbOf(id: VerbId, { view, words, language }: Reading<NemesisView>, me: PlayerView): Verb {
  const say = sayIn(VERB_WORDS, language)
  if (id === 'room') {
    const tile = view.rooms[me.room]?.tile ?? ''
    const name = words[`tile.${tile}`] ?? ''
    return {
      id,
      icon: ROOM_ICONS[tile] ?? ICONS.room,
      label: name,
      short: say('room'),
      question: say('room-ask', { name }),
    }
  }
  const key: VerbKey = id === 'move' && isFighting(view, me) ? 'escape' : id
  const known = (word: string) =>
    Object.hasOwn(VERB_WORDS.en, word) ? say(word as VerbKey) : undefined
  return {
    id,
    icon: ICONS[id],
    label: say(key),
    short: known(`${key}-short`),
    question: known(`${key}-ask`),
  }
}

function verbsOf({ label, params }: Option): readonly string[] {
  if (params?.action === undefined) return Object.hasOwn(ICONS, label) ? [label] : []
  const action = String(params.action)
  const kind = kindOf(action)
  if (kind === 'basic') return [BASIC[action]]
  const deed = DEEDS[label]
  return deed ? [SOURCES[kind], deed] : [SOURCES[kind]]
}

// --- facts ---

function factOf(
  verb: string,
  options: readonly Option[],
  unavailable: readonly Unavailable[],
  reading: Reading<NemesisView>,
): string {
  const me = readerIn(reading.view)
  const say = sayIn(VERB_WORDS, reading.language)
  if (!me) return ''
  if (options.length === 0) return reasonInShort(verb as VerbId, unavailable, reading.words, say)
  return FACTS[verb as VerbId]?.({ ...reading, options, me, say }) ?? ''
}

interface Facts extends Reading<NemesisView> {
  readonly options: readonly Option[]
  readonly me: PlayerView
  readonly say: Say<VerbKey>
}

const FACTS: Readonly<Partial<Record<VerbId, (facts: Facts) => string>>> = {
  move: ({ options, say }) =>
    counted(distinct(options, 'place'), 'fact.rooms', 'fact.room-one', say),
  shoot: attackFact,
  melee: attackFact,
  search: ({ view, me, say }) =>
    counted(view.rooms[me.room].items, 'fact.left', 'fact.left-one', say),
  room: ({ view, me, language }) => {
    const facts: Readonly<Record<string, string>> = ROOM_FACTS[language]
    return facts[view.rooms[me.room].tile ?? ''] ?? ''
  },
  cards: ({ options, me, say }) =>
    say('fact.cards', { number: playable(options, me), all: me.hand?.length ?? 0 }),
  items: ({ options, say }) => say('fact.usable', { number: distinctActions(options) }),
  trade: ({ view, me, words, say }) => {
    const here = view.players.filter((one) => one !== me && one.room === me.room)
    return here.length === 1
      ? words[`character.${here[0].character}`]
      : say('fact.here', { number: here.length })
  },
  'pick-up': ({ options, words }) =>
    options.map(({ targets }) => words[`object.${targets?.[0]?.id}`]).join(', '),
  craft: ({ options, words }) =>
    [...new Set(options.map(({ targets }) => words[`item.${targets?.[0]?.id}`]))].join(', '),
  quest: ({ options, words }) =>
    [...new Set(options.map(({ targets }) => words[`item.${targets?.[0]?.id}`]))].join(', '),
  drop: ({ say }) => say('fact.free'),
  'leave-pod': ({ say }) => say('fact.free'),
  pass: ({ say }) => say('fact.pass'),
}

/** The odds where there is one target, else how many there are. */
function attackFact({ view, options, say }: Facts): string {
  const quarries = new Set(options.map(({ params }) => params?.quarry))
  const [{ params, targets }] = options
  if (quarries.size > 1) return say('fact.targets', { number: quarries.size })
  const type = view.intruders.find(({ name }) => name === params?.quarry)?.type ?? 'eggs'
  const weapon = targets?.find(({ kind }) => kind === 'item')
  return say('fact.faces', { faces: hitFaces(view, type, weapon ? String(weapon.id) : null) })
}

function counted(number: number, many: VerbKey, one: VerbKey, say: Say<VerbKey>): string {
  return number === 1 ? say(one) : say(many, { number })
}

function distinct(options: readonly Option[], kind: string): number {
  const ids = options.flatMap(({ targets = [] }) =>
    targets.filter((target) => target.kind === kind).map(({ id }) => id),
  )
  return new Set(ids).size
}

function distinctActions(options: readonly Option[]): number {
  return new Set(options.map(({ params }) => params?.action)).size
}

/** Cards of the hand that could be played now. */
function playable(options: readonly Option[], { hand }: PlayerView): number {
  const actions = new Set(options.map(({ params }) => params?.action))
  return (hand ?? []).filter((card) => !isContamination(card) && actions.has(card)).length
}

// --- reasons ---

function reasonInShort(
  verb: VerbId,
  unavailable: readonly Unavailable[],
  words: Dictionary,
  say: Say<VerbKey>,
): string {
  if (verb === 'drop') return say('short.carries-nothing')
  if (verb === 'cards') return say('short.none-now')
  const [first] = unavailableTo(verb, unavailable)
  if (first) return render(words, `why-brief.${first.why}`, first.params)
  if (verb === 'items') return say('short.none-now')
  if (verb === 'search') return say('short.no-card')
  return say(verb === 'room' ? 'short.no-room-action' : 'short.none')
}

/** The actions of each verb, the plainest first. */
const ACTIONS: Readonly<Partial<Record<VerbId, readonly string[]>>> = {
  move: ['move'],
  shoot: ['shoot'],
  melee: ['melee'],
  search: ['search', 'scavenging', 'flashlight'],
  trade: ['trade'],
  'pick-up': ['pick-up'],
  craft: ['craft'],
  quest: ['activate-quest'],
}

function unavailableTo(verb: string, unavailable: readonly Unavailable[]): readonly Unavailable[] {
  const actions = ACTIONS[verb as VerbId]
  if (actions) {
    return actions.flatMap((action) => unavailable.filter(({ what }) => what === nameKey(action)))
  }
  const kind = Object.entries(SOURCES).find(([, one]) => one === verb)?.[0]
  if (!kind) return []
  return unavailable.filter(({ what }) => SOURCE_OF.get(what) === kind)
}

/** The name under which what cannot be done is listed. */
export function nameKey(action: string): string {
  return `action.${action}`
}

/** What the named actions come from, basic ones apart. */
const SOURCE_OF: ReadonlyMap<string, string> = new Map(
  Object.entries({ card: printed.cards, item: printed.items, room: printed.tiles }).flatMap(
    ([kind, all]) => Object.keys(all).map((id): [string, string] => [nameKey(id), kind]),
  ),
)
