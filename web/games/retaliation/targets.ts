import type { Dictionary, Language, Option, Target } from '@bulkhead/kernel'
import type { RetaliationView } from '@bulkhead/retaliation'
import { AROUND, PLACES, printed, SLOTS } from '@bulkhead/retaliation/printed'
import { type Words, words } from '../../words/words.ts'
import { packsOf } from './board-hordes.ts'
import {
  intrudersIn,
  isContamination,
  isOnMap,
  itemsOf,
  type PlayerView,
  placeOf,
  readerIn,
  slotOf,
} from './reader.ts'

/**
 * What stands for an option on the screen. Cards in hand are named by their places (`hand:2`); Intruders of a room by
 * the first of those that are equal; equal tokens on the belt each stand for the choice of one of them.
 */

// --- what options are ---

/** Cards that lie before the reader while one of them is chosen. */
const LAID_OUT: ReadonlySet<string> = new Set([
  'character',
  'support',
  'keep-item',
  'keep-objective',
  'take-gear',
])
/** Things of somebody else: the reader may have the same. */
const OFFERED: ReadonlySet<string> = new Set(['take-offer', 'give-in-return', 'agree'])

/** A marine goes somewhere: on its own, with others, cautiously, by order, or after a burst. */
const MOVES =
  /^(order-|cautious-)?(move|explore)(-with)?(-carrying)?$|^(go|go-exploring|burst-and-move)$/

/** Done in the room where one stands. */
const HERE: ReadonlySet<string> = new Set([
  'secure',
  'search',
  'place-secure',
  'sabotage',
  'extinguish',
])

export function isLaidOut({ label }: Option): boolean {
  return LAID_OUT.has(label)
}

export function isMove({ label }: Option): boolean {
  return MOVES.test(label)
}

/** Whether the way leads to where nobody has been. */
export function isExploring(option: Option): boolean {
  return isMove(option) && option.label.includes('explor')
}

/** Somebody else goes, shoots or bursts. */
export function isOrder({ label }: Option): boolean {
  return label.startsWith('order-')
}

/** What an option comes from. */
export type Source = 'basic' | 'card' | 'item' | 'room'

export function sourceOf({ params, targets = [] }: Option): Source {
  const by = String(params?.by)
  if (targets.some(({ kind }) => kind === 'card')) return 'card'
  if (by === 'use-room') return 'room'
  return printed.items[by] ? 'item' : 'basic'
}

export function targetOf({ targets = [] }: Option, kind: string): string | number | undefined {
  return targets.find((one) => one.kind === kind)?.id
}

// --- where they stand ---

export function targetsOf(option: Option, view: RetaliationView): readonly Target[] {
  const me = readerIn(view)
  const { label, targets = [] } = option
  if (LAID_OUT.has(label)) return [{ kind: 'choice', id: option.id }]
  if (label === 'share-hits') return hitTargets(option)
  if (OFFERED.has(label)) return []
  if (!me) return targets
  if (targetOf(option, 'from') !== undefined) return ofGear(option, me)
  return [
    ...targets.flatMap((target) => shown(target, option, view, me)),
    ...beside(option, view, me),
  ]
}

/** Whoever is hit, on the plate of the corridor; and the whole way to share them out. */
function hitTargets({ id, params = {}, targets = [] }: Option): Target[] {
  const struck = ['drone', 'adult', 'larva', 'queen'].filter((type) => {
    const param = type === 'larva' ? 'larvae' : type === 'queen' ? 'queen' : `${type}s`
    return Number(params[param] ?? 0) > 0
  })
  return [...targets, ...struck.map((type) => ({ kind: 'hit', id: type })), { kind: 'hits', id }]
}

/** A target of the rules as the thing on the screen. */
function shown(target: Target, option: Option, view: RetaliationView, me: PlayerView): Target[] {
  const { kind, id } = target
  switch (kind) {
    case 'card':
      return targetOf(option, 'place') === undefined ? cardsNamed(String(id), me) : []
    case 'place':
      return [{ kind: 'hand', id }]
    case 'item':
      return itemsOf(me).some((item) => item.id === id) ? [target] : []
    case 'intruder':
      return standIn(String(id), view)
    case 'spot':
      return ONE_OF_MANY.has(option.label)
        ? alike(String(id), me).map((spot) => ({ kind, id: spot }))
        : [target]
    case 'gear':
    case 'type':
      return []
    default:
      return [target]
  }
}

function cardsNamed(card: string, { hand }: PlayerView): Target[] {
  const id = hand?.indexOf(card) ?? -1
  return id < 0 ? [] : [{ kind: 'hand', id }]
}

/** In a corridor nobody stands alone: its plate stands for all. */
function standIn(name: string, view: RetaliationView): Target[] {
  const one = view.intruders.find((intruder) => intruder.name === name)
  if (!one) return []
  const tile = view.corridors[one.corridor]?.tile
  if (tile !== undefined) return [{ kind: 'corridor', id: tile }]
  const { hits } = view.queen
  const pack = packsOf(intrudersIn(view, one.room), hits).find(
    ({ first, hits: taken }) =>
      first.type === one.type && (one.type === 'queen' || taken === one.hits),
  )
  return pack ? [{ kind: 'intruder', id: pack.first.name }] : []
}

/** Tokens of the belt that are equal, or its empty slots. */
function alike(spot: string, { belt }: PlayerView): string[] {
  if (!spot.startsWith('belt-')) return [spot]
  const gear = belt[Number(spot.slice('belt-'.length))]
  return belt.flatMap((one, i) => (one === gear ? [`belt-${i}`] : []))
}

/** Of equal slots one is offered for all. */
const ONE_OF_MANY: ReadonlySet<string> = new Set(['stow', 'replace', 'throw-gear'])

/** What an option points at besides: where it leads, where it is done, what it is done with. */
function beside(option: Option, view: RetaliationView, me: PlayerView): Target[] {
  const { label, params = {} } = option
  const here = view.rooms[me.room]?.tile
  const inRoom: Target[] = here ? [{ kind: 'room', id: here }] : []
  if (isMove(option)) return beyond(option, view, me)
  if (HERE.has(label)) return inRoom
  if (label === 'trade') return seatsBeside(view, me)
  if (label === 'choose-objective') return [{ kind: 'objectives', id: 'own' }]
  if (label === 'drill') return drilled(String(params.direction), view)
  if (label === 'stay-calm' || label === 'refuse-command') return reactions(label, me)
  return [
    ...(params.section === undefined ? [] : [{ kind: 'section', id: params.section }]),
    ...(isRobots(label) && view.robot.revealed ? [{ kind: 'robot', id: 'robot' }] : []),
    ...(params.used === undefined ? [] : roomNamed(String(params.used), view)),
  ]
}

/** The room at the other end of the corridor, or the slot of one. */
function beyond(option: Option, view: RetaliationView, me: PlayerView): Target[] {
  const place = placeOf(view, targetOf(option, 'corridor') ?? -1)
  const seat = isOrder(option) ? targetOf(option, 'seat') : undefined
  const mover = seat === undefined ? me : view.players[Number(seat)]
  if (place < 0) return []
  const [a, b] = PLACES[place].ends
  const slot = mover.room === a ? b : a
  const tile = view.rooms[slot]?.tile
  return [tile ? { kind: 'room', id: tile } : { kind: 'slot', id: SLOTS[slot].id }]
}

function seatsBeside({ players }: RetaliationView, me: PlayerView): Target[] {
  return players.flatMap((player, id) =>
    player !== me && isOnMap(player) && player.room === me.room ? [{ kind: 'seat', id }] : [],
  )
}

function drilled(direction: string, { robot }: RetaliationView): Target[] {
  const place = AROUND[robot.room][direction as keyof (typeof AROUND)[number]]
  return place === undefined ? [] : [{ kind: 'gap', id: PLACES[place].id }]
}

const REACTIONS: Readonly<Record<string, string>> = {
  'stay-calm': 'stay-calm',
  'refuse-command': 'chain-of-command',
}

function reactions(label: string, { hand }: PlayerView): Target[] {
  const face = REACTIONS[label]
  return (hand ?? []).flatMap((card, id) =>
    !isContamination(card) && card.endsWith(`-${face}`) ? [{ kind: 'hand', id }] : [],
  )
}

function isRobots(label: string): boolean {
  return label.includes('robot')
}

function roomNamed(tile: string, view: RetaliationView): Target[] {
  return slotOf(view, tile) >= 0 ? [{ kind: 'room', id: tile }] : []
}

// --- tokens ---

/** The token, what it is used on, and the token dragged there. */
function ofGear({ targets = [] }: Option, me: PlayerView): Target[] {
  const from = String(targets.find(({ kind }) => kind === 'from')!.id)
  const sources = alike(from, me).map((id): Target => ({ kind: 'spot', id }))
  const goals = targets
    .filter(({ kind }) => kind !== 'from' && kind !== 'gear')
    .flatMap(({ kind, id }) =>
      kind === 'spot'
        ? alike(String(id), me).map((spot): Target => ({ kind, id: spot }))
        : { kind, id },
    )
  const drags = sources.flatMap((source) => goals.map((goal) => dragOf(String(source.id), goal)))
  return [...sources, ...goals, ...drags]
}

/** What stands for dropping the token of a slot on something. */
export function dragOf(spot: string, goal: Target): Target {
  return { kind: 'drag', id: `${spot} ${goal.kind}:${goal.id}` }
}

// --- headings ---

type Group = Source | 'gear' | 'free'

const GROUPS: Words<Group> = words(
  {
    basic: 'Basic actions',
    card: 'Cards',
    item: 'Items',
    room: 'This room',
    gear: 'Tactical Gear',
    free: 'Free, or the end of your turn',
  },
  {
    basic: 'Actions de base',
    card: 'Cartes',
    item: 'Objets',
    room: 'Cette salle',
    gear: 'Équipement tactique',
    free: 'Gratuit, ou fin du tour',
  },
)

const FREE: ReadonlySet<string> = new Set(['pass', 'choose-objective', 'discard-things'])

export function groupOf(option: Option, _: Dictionary, language: Language): string {
  if (FREE.has(option.label)) return GROUPS[language].free
  if (option.params?.by === undefined) return ''
  if (option.params.by === 'use-gear') return GROUPS[language].gear
  return GROUPS[language][sourceOf(option)]
}
