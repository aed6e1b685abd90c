import { type Dictionary, type Option, render, type Unavailable } from '@bulkhead/kernel'
import type { RetaliationView } from '@bulkhead/retaliation'
import { OBJECTIVE_DRAWS, printed } from '@bulkhead/retaliation/printed'
import type { Asked } from '../../play/position.ts'
import type { IconShape } from '../../ui/icon.tsx'
import { type Say, sayIn } from '../../words/words.ts'
import type { Progress, Reading, Verb, Verbs } from '../ui.ts'
import { ROBOT, ROOM_ICONS } from './icons.ts'
import { isOnMap, type PlayerView, readerIn } from './reader.ts'
import { isExploring, isMove, isOrder, sourceOf, targetOf } from './targets.ts'
import { killChance } from './targets-risk.ts'
import { ROOM_FACTS, VERB_WORDS, type VerbKey } from './verb-words.ts'

/** What a turn is made of: the buttons of the prompt bar, always in this order. */

const ROW = [
  'move',
  'explore',
  'shoot',
  'burst',
  'melee',
  'search',
  'gear',
  'orders',
  'cards',
] as const
const RARE = ['room', 'secure', 'items', 'robot', 'trade', 'objective', 'discard'] as const

type VerbId = (typeof ROW)[number] | (typeof RARE)[number] | 'pass'

const ICONS: Readonly<Record<VerbId, IconShape>> = {
  move: 'gi:walking-boot',
  explore: 'gi:binoculars',
  shoot: 'gi:target-shot',
  burst: 'gi:minigun',
  melee: 'gi:bowie-knife',
  search: 'gi:magnifying-glass',
  gear: 'gi:grenade',
  orders: 'gi:rank-3',
  cards: 'gi:card-play',
  room: 'gi:airtight-hatch',
  secure: 'gi:checked-shield',
  items: 'gi:light-backpack',
  robot: ROBOT,
  trade: 'gi:shaking-hands',
  objective: 'gi:bullseye',
  discard: 'gi:trash-can',
  pass: 'gi:night-sleep',
}

/** Verbs of the basic actions, by the action. */
const BASIC: Readonly<Record<string, VerbId>> = {
  shoot: 'shoot',
  burst: 'burst',
  melee: 'melee',
  secure: 'secure',
  'activate-robot': 'robot',
  trade: 'trade',
  'use-gear': 'gear',
}

/** What a card, an Item or a room does where that is a verb of its own too. */
const DEEDS: Readonly<Record<string, VerbId>> = {
  shoot: 'shoot',
  'hit-and-attack': 'shoot',
  burst: 'burst',
  'continuous-fire': 'burst',
  'burn-out': 'burst',
  'reload-first': 'burst',
  'fire-first': 'burst',
  throw: 'burst',
  'fire-turret': 'burst',
  'fire-rocket': 'burst',
  search: 'search',
  rummage: 'search',
  'take-supplies': 'search',
  'send-drone': 'explore',
  'place-secure': 'secure',
  'shift-lander': 'orders',
  'fire-at-will': 'orders',
  motivate: 'orders',
}

const SOURCES = { card: 'cards', item: 'items', room: 'room' } as const

const FREE: Readonly<Record<string, VerbId>> = {
  pass: 'pass',
  'choose-objective': 'objective',
  'discard-things': 'discard',
}

export const verbs: Verbs<RetaliationView> = {
  of,
  verbsOf,
  factOf,
  iconOf: (verb) => ICONS[verb as VerbId],
  unavailableTo,
}

const ACTIONS_PER_TURN = 2

/** Which of the actions of a turn is chosen now. */
export function progressOf(
  { prompt }: Asked,
  { view, language }: Reading<RetaliationView>,
): Progress | null {
  if (prompt !== 'action' && prompt !== 'pay') return null
  const say = sayIn(VERB_WORDS, language)
  const { taken, unlimited } = view.turn
  const done = prompt === 'pay' ? taken - 1 : taken
  if (unlimited) {
    return { done, all: done + 1, text: say('progress-free', { number: done + 1 }) }
  }
  return {
    done,
    all: ACTIONS_PER_TURN,
    text: say('progress', { number: done + 1, all: ACTIONS_PER_TURN }),
  }
}

function of({ prompt, options }: Asked, reading: Reading<RetaliationView>): readonly Verb[] {
  const me = readerIn(reading.view)
  if (!me || prompt !== 'action') return []
  const mayChoose = options.some(({ label }) => label === 'choose-objective')
  const rare = RARE.filter((id) => id !== 'objective' || mayChoose)
  const asks = (me.hand?.length ?? 0) > 0
  return [
    ...ROW.map((id) => verbOf(id, reading, me)),
    ...rare.map((id): Verb => ({ ...verbOf(id, reading, me), stands: 'more' })),
    { ...verbOf('pass', reading, me), stands: 'end', asks },
  ]
}

function verbOf(
  id: VerbId,
  { view, words, language }: Reading<RetaliationView>,
  me: PlayerView,
): Verb {
  const say = sayIn(VERB_WORDS, language)
  if (id === 'room') {
    const tile = view.rooms[me.room]?.tile ?? ''
    const name = words[`room.${tile}`] ?? say('room')
    const question = say('room-ask', { name })
    return { id, icon: ROOM_ICONS[tile] ?? ICONS.room, label: name, short: say('room'), question }
  }
  const ask = `${id}-ask`
  const question = Object.hasOwn(VERB_WORDS.en, ask) ? say(ask as VerbKey) : undefined
  return { id, icon: ICONS[id], label: say(id), question }
}

function verbsOf(option: Option): readonly string[] {
  const { label, params } = option
  if (params?.by === undefined) return FREE[label] ? [FREE[label]] : []
  const source = sourceOf(option)
  const deed = deedOf(option)
  if (source === 'basic') return [deed ?? BASIC[String(params.by)]]
  return deed ? [SOURCES[source], deed] : [SOURCES[source]]
}

/** What is done, where that is a verb of its own. */
function deedOf(option: Option): VerbId | undefined {
  if (isOrder(option)) return 'orders'
  if (option.label === 'burst-and-move') return 'burst'
  if (isMove(option)) return isExploring(option) ? 'explore' : 'move'
  return option.label.includes('robot') ? 'robot' : DEEDS[option.label]
}

// --- facts ---

function factOf(
  verb: string,
  options: readonly Option[],
  unavailable: readonly Unavailable[],
  reading: Reading<RetaliationView>,
): string {
  const me = readerIn(reading.view)
  const say = sayIn(VERB_WORDS, reading.language)
  if (!me) return ''
  if (options.length === 0) return reasonInShort(verb as VerbId, unavailable, reading.words, say)
  return FACTS[verb as VerbId]({ ...reading, options, me, say })
}

interface Facts extends Reading<RetaliationView> {
  readonly options: readonly Option[]
  readonly me: PlayerView
  readonly say: Say<VerbKey>
}

const FACTS: Readonly<Record<VerbId, (facts: Facts) => string>> = {
  move: ({ options, say }) => counted(ways(options), 'fact.rooms', 'fact.room-one', say),
  explore: ({ options, say }) => counted(ways(options), 'fact.ways', 'fact.way-one', say),
  shoot: attackFact,
  melee: attackFact,
  burst: ({ options, say }) =>
    counted(distinct(options, 'corridor'), 'fact.hordes', 'fact.horde-one', say),
  search: ({ say }) => say('fact.by-card'),
  gear: ({ options, say }) =>
    counted(distinct(options, 'from'), 'fact.tokens', 'fact.token-one', say),
  orders: ({ options, say }) =>
    options.some(({ label }) => label === 'shift-lander')
      ? say('fact.lander')
      : say('fact.orders', { number: options.length }),
  cards: ({ options, me, say }) =>
    say('fact.cards', { number: distinct(options, 'card'), all: me.hand?.length ?? 0 }),
  room: ({ view, me, language }) => {
    const facts: Readonly<Record<string, string>> = ROOM_FACTS[language]
    return facts[view.rooms[me.room]?.tile ?? ''] ?? ''
  },
  secure: ({ say }) => say('fact.secure'),
  items: ({ options, say }) =>
    say('fact.usable', { number: new Set(options.map(({ params }) => params?.by)).size }),
  robot: ({ view, words }) => words[`robot.${view.robot.id}`] ?? '',
  trade: ({ view, me, words, say }) => {
    const here = view.players.filter((one) => one !== me && isOnMap(one) && one.room === me.room)
    return here.length === 1
      ? words[`character.${here[0].character}`]
      : say('fact.here', { number: here.length })
  },
  objective: ({ view, say }) =>
    say('fact.draw', {
      number: OBJECTIVE_DRAWS[Math.min(view.choices, OBJECTIVE_DRAWS.length - 1)],
    }),
  discard: ({ say }) => say('fact.free'),
  pass: ({ say }) => say('fact.pass'),
}

/** The odds where there is one target, else how many there are. */
function attackFact({ view, options, say }: Facts): string {
  const number = distinct(options, 'intruder')
  if (number > 1) return say('fact.targets', { number })
  const chances = options.map((option) => killChance(option, view) ?? 0)
  return say('fact.kill', { chance: Math.round(100 * Math.max(...chances)) })
}

function counted(number: number, many: VerbKey, one: VerbKey, say: Say<VerbKey>): string {
  return number === 1 ? say(one) : say(many, { number })
}

function ways(options: readonly Option[]): number {
  return new Set(options.filter(isMove).map((option) => targetOf(option, 'corridor'))).size
}

function distinct(options: readonly Option[], kind: string): number {
  return new Set(options.flatMap((option) => targetOf(option, kind) ?? [])).size
}

// --- reasons ---

const SHORT: Readonly<Partial<Record<VerbId, VerbKey>>> = {
  move: 'short.nowhere',
  explore: 'short.explored',
  search: 'short.no-card',
  orders: 'short.no-card',
  cards: 'short.none-now',
  items: 'short.none-now',
  room: 'short.no-room',
}

function reasonInShort(
  verb: VerbId,
  unavailable: readonly Unavailable[],
  words: Dictionary,
  say: Say<VerbKey>,
): string {
  if (verb === 'cards' || verb === 'items' || verb === 'explore') return say(SHORT[verb]!)
  const [first] = unavailableTo(verb, unavailable)
  const brief = first && words[`why-brief.${first.why}`]
  if (brief) return render(words, `why-brief.${first.why}`, first.params)
  return say(SHORT[verb] ?? 'short.none')
}

/** The actions of each verb, the plainest first. */
const ACTIONS: Readonly<Partial<Record<VerbId, readonly string[]>>> = {
  move: ['move', 'cautious-move'],
  explore: ['move'],
  shoot: ['shoot'],
  burst: ['burst'],
  melee: ['melee'],
  search: ['search'],
  gear: ['use-gear'],
  orders: [
    'chain-of-command',
    'first-in-command',
    'fire-at-will',
    'stay-calm',
    'officers-channel',
    'lets-go',
  ],
  room: ['use-room'],
  secure: ['secure'],
  robot: ['activate-robot'],
  trade: ['trade'],
}

function unavailableTo(verb: string, unavailable: readonly Unavailable[]): readonly Unavailable[] {
  const actions = ACTIONS[verb as VerbId]
  if (actions) {
    return actions.flatMap((action) => unavailable.filter(({ what }) => what === nameKey(action)))
  }
  const all = verb === 'cards' ? printed.cards : verb === 'items' ? printed.items : {}
  return unavailable.filter(({ what }) => Object.hasOwn(all, what.slice(nameKey('').length)))
}

/** The name under which what cannot be done is listed. */
export function nameKey(action: string): string {
  return `action.${action}`
}
