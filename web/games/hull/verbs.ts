import type { View } from '@bulkhead/hull/view.ts'
import { type Option, render, type Unavailable } from '@bulkhead/kernel'
import type { Asked } from '../../play/position.ts'
import type { IconShape } from '../../ui/icon.tsx'
import { type Say, sayIn, type Words } from '../../words/words.ts'
import type { Progress, Reading, Verb, Verbs } from '../ui.ts'
import type { HullGame } from './game.ts'
import { isContamination, isFighting, type PlayerOf, readerIn } from './reader.ts'
import { kindOf } from './targets.ts'
import { hitFaces } from './targets-risk.ts'
import { VERB_WORDS, type VerbWord } from './verb-words.ts'

/** What a turn is made of: the buttons of the prompt bar. */

/** The verbs that only one game has, and the order of all. */
export interface VerbsOf<V extends View> {
  readonly calm: readonly string[]
  readonly fight: readonly string[]
  /** Rarely used. */
  readonly rare: readonly string[]
  /** Of whoever waits elsewhere than in a room. */
  readonly outside: readonly string[]
  readonly icons: Readonly<Record<string, IconShape>>
  /** What its own verbs are called; `-short`, `-ask` and `-none` (nothing to do) beside them where they have such. */
  readonly words: Words<string>
  /** Verbs that only some Characters have, before all others. */
  also?(view: V, me: PlayerOf<V>): readonly string[]
  /** Verbs that a table has no use for. */
  without?(view: V): readonly string[]
  /** The verb over what costs nothing and comes from no card, Item or room, by the label of the option. */
  readonly free?: Readonly<Record<string, string>>
  /** Verbs of its own basic actions, by the action. */
  readonly basic: Readonly<Record<string, string>>
  /** What a card, an Item or a room does where that is a verb of its own too, by the label of the option. */
  readonly deeds: Readonly<Record<string, string>>
  /** The verb over what comes from something that only this game has, by its kind. */
  readonly sources: Readonly<Record<string, string>>
  readonly facts: Readonly<Record<string, (facts: Facts<V>) => string>>
  /** What the action of a room does, in two or three words. */
  readonly roomFacts: Words<string>
  /** Actions of each verb whose reasons are told where there is nothing under it, the plainest first. */
  readonly actions: Readonly<Record<string, readonly string[]>>
}

/** What a verb tells its fact by. */
export interface Facts<V extends View> extends Reading<V> {
  readonly game: HullGame<V>
  readonly options: readonly Option[]
  readonly me: PlayerOf<V>
  readonly say: Say<VerbWord>
}

const ICONS: Readonly<Record<string, IconShape>> = {
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
  pass: 'gi:night-sleep',
}

/** Verbs of the basic actions, by the action. */
const BASIC: Readonly<Record<string, string>> = {
  move: 'move',
  'careful-move': 'move',
  shoot: 'shoot',
  melee: 'melee',
  trade: 'trade',
  'pick-up': 'pick-up',
  craft: 'craft',
  'activate-quest': 'quest',
}

const DEEDS: Readonly<Record<string, string>> = { escape: 'move', shoot: 'shoot', search: 'search' }

const SOURCES: Readonly<Record<string, string>> = { card: 'cards', item: 'items', room: 'room' }

export function verbsFor<V extends View>(game: HullGame<V>): Verbs<V> {
  return {
    of: (asked, reading) => rowOf(game, asked, reading),
    verbsOf: (option) => verbsOf(game, option),
    factOf: (verb, options, unavailable, reading) =>
      factOf(game, verb, options, unavailable, reading),
    iconOf: (verb) => iconOf(game, verb),
    unavailableTo: (verb, unavailable) => unavailableTo(game, verb, unavailable),
  }
}

function iconOf<V extends View>({ verbs }: HullGame<V>, verb: string): IconShape {
  return verbs.icons[verb] ?? ICONS[verb]
}

/** Which of the actions of a turn is chosen now. */
export function progressOf(
  { prompt }: Asked,
  { view, language }: Pick<Reading<View>, 'view' | 'language'>,
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

function rowOf<V extends View>(
  game: HullGame<V>,
  { prompt }: Asked,
  reading: Reading<V>,
): readonly Verb[] {
  const me = readerIn(reading.view)
  if (!me || (prompt !== 'action' && prompt !== 'outside')) return []
  const asks = (me.hand?.length ?? 0) > 0
  const { calm, fight, rare, outside } = game.verbs
  const verb = (id: string) => verbOf(game, id, reading, me)
  const pass: Verb = { ...verb('pass'), stands: 'end', asks }
  if (prompt === 'outside') return [...outside.map(verb), pass]
  const also = game.verbs.also?.(reading.view, me) ?? []
  const without = game.verbs.without?.(reading.view) ?? []
  const row = [...also, ...(isFighting(reading.view, me) ? fight : calm)].filter(
    (id) => !without.includes(id),
  )
  const more = rare.filter((id) => !row.includes(id))
  return [...row.map(verb), ...more.map((id): Verb => ({ ...verb(id), stands: 'more' })), pass]
}

function verbOf<V extends View>(
  game: HullGame<V>,
  id: string,
  reading: Reading<V>,
  me: PlayerOf<V>,
): Verb {
  const { view, language } = reading
  if (id === 'room') return roomVerb(game, reading, me)
  const key = id === 'move' && isFighting(view, me) ? 'escape' : id
  const all: Readonly<Record<string, string | undefined>> = {
    ...game.words.verbs[language],
    ...game.verbs.words[language],
  }
  return {
    id,
    icon: iconOf(game, id),
    label: all[key] ?? '',
    short: all[`${key}-short`],
    question: all[`${key}-ask`],
  }
}

function roomVerb<V extends View>(
  game: HullGame<V>,
  { view, words, language }: Reading<V>,
  me: PlayerOf<V>,
): Verb {
  const say = sayIn(game.words.verbs, language)
  const tile = view.rooms[me.room]?.tile ?? ''
  const name = words[`tile.${tile}`] ?? ''
  return {
    id: 'room',
    icon: game.icons.rooms[tile] ?? ICONS.room,
    label: name,
    short: say('room'),
    question: say('room-ask', { name }),
  }
}

function verbsOf<V extends View>(game: HullGame<V>, { label, params }: Option): readonly string[] {
  const { icons, basic, deeds, sources } = game.verbs
  if (params?.action === undefined) {
    const verb = game.verbs.free?.[label] ?? label
    return verb in icons || verb in ICONS ? [verb] : []
  }
  const action = String(params.action)
  const kind = kindOf(game, action)
  if (kind === 'basic') return [basic[action] ?? BASIC[action]]
  const deed = deeds[label] ?? DEEDS[label]
  const source = sources[kind] ?? SOURCES[kind]
  return deed ? [source, deed] : [source]
}

// --- facts ---

function factOf<V extends View>(
  game: HullGame<V>,
  verb: string,
  options: readonly Option[],
  unavailable: readonly Unavailable[],
  reading: Reading<V>,
): string {
  const me = readerIn(reading.view)
  const say = sayIn(game.words.verbs, reading.language)
  if (!me) return ''
  if (options.length === 0) return reasonInShort(game, verb, unavailable, reading)
  const facts = { ...reading, game, options, me, say }
  return (game.verbs.facts[verb] ?? FACTS[verb])?.(facts) ?? ''
}

const FACTS: Readonly<Record<string, <V extends View>(facts: Facts<V>) => string>> = {
  move: ({ options, say }) =>
    counted(distinct(options, 'place'), 'fact.rooms', 'fact.room-one', say),
  shoot: attackFact,
  melee: attackFact,
  search: ({ view, me, say }) =>
    counted(view.rooms[me.room].items, 'fact.left', 'fact.left-one', say),
  room: ({ game, view, me, language }) =>
    game.verbs.roomFacts[language][view.rooms[me.room].tile ?? ''] ?? '',
  cards: ({ options, me, say }) =>
    say('fact.cards', { number: playable(options, me.hand), all: me.hand?.length ?? 0 }),
  items: ({ options, say }) => say('fact.usable', { number: distinctActions(options) }),
  trade: ({ view, me, words, say }) => {
    const here = view.players.filter((one) => one !== me && one.room === me.room)
    return here.length === 1
      ? words[`character.${here[0].character}`]
      : say('fact.here', { number: here.length })
  },
  'pick-up': ({ options, words }) =>
    options.map(({ targets }) => words[`object.${targets?.[0]?.id}`]).join(', '),
  craft: itemNames,
  quest: itemNames,
  drop: ({ say }) => say('fact.free'),
  pass: ({ say }) => say('fact.pass'),
}

function itemNames<V extends View>({ options, words }: Facts<V>): string {
  return [...new Set(options.map(({ targets }) => words[`item.${targets?.[0]?.id}`]))].join(', ')
}

/** The odds where there is one target, else how many there are. */
function attackFact<V extends View>({ game, view, options, say }: Facts<V>): string {
  const quarries = new Set(options.map(({ params }) => params?.quarry))
  const [{ params, targets }] = options
  if (quarries.size > 1) return say('fact.targets', { number: quarries.size })
  const type = view.intruders.find(({ name }) => name === params?.quarry)?.type ?? 'eggs'
  const weapon = targets?.find(({ kind }) => kind === 'item')
  const faces = hitFaces(game, view, type, weapon ? String(weapon.id) : null)
  return say('fact.faces', { faces })
}

function counted(number: number, many: VerbWord, one: VerbWord, say: Say<VerbWord>): string {
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
function playable(options: readonly Option[], hand: readonly string[] | null): number {
  const actions = new Set(options.map(({ params }) => params?.action))
  return (hand ?? []).filter((card) => !isContamination(card) && actions.has(card)).length
}

// --- reasons ---

function reasonInShort<V extends View>(
  game: HullGame<V>,
  verb: string,
  unavailable: readonly Unavailable[],
  { words, language }: Reading<V>,
): string {
  const say = sayIn(game.words.verbs, language)
  if (verb === 'drop') return say('short.carries-nothing')
  if (verb === 'cards') return say('short.none-now')
  const [first] = unavailableTo(game, verb, unavailable)
  if (first) return render(words, `why-brief.${first.why}`, first.params)
  const none = game.verbs.words[language][`${verb}-none`]
  if (none) return none
  if (verb === 'items') return say('short.none-now')
  if (verb === 'search') return say('short.no-card')
  return say(verb === 'room' ? 'short.no-room-action' : 'short.none')
}

/** The actions of each verb. */
const ACTIONS: Readonly<Record<string, readonly string[]>> = {
  move: ['move'],
  shoot: ['shoot'],
  melee: ['melee'],
  search: ['search'],
  trade: ['trade'],
  'pick-up': ['pick-up'],
  craft: ['craft'],
  quest: ['activate-quest'],
}

function unavailableTo<V extends View>(
  game: HullGame<V>,
  verb: string,
  unavailable: readonly Unavailable[],
): readonly Unavailable[] {
  const actions = game.verbs.actions[verb] ?? ACTIONS[verb]
  if (actions) {
    return actions.flatMap((action) => unavailable.filter(({ what }) => what === nameKey(action)))
  }
  const sources = { ...SOURCES, ...game.verbs.sources }
  const kind = Object.keys(sources).find((one) => sources[one] === verb)
  if (!kind) return []
  return unavailable.filter(({ what }) => kindOf(game, what.slice(ACTION.length)) === kind)
}

const ACTION = 'action.'

/** The name under which what cannot be done is listed. */
export function nameKey(action: string): string {
  return `${ACTION}${action}`
}
