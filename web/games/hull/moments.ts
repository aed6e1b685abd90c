import { NONE } from '@bulkhead/hull/state.ts'
import type { View } from '@bulkhead/hull/view.ts'
import type { Line, Seat, Target } from '@bulkhead/kernel'
import type { IconShape } from '../../ui/icon.tsx'
import type { Fact, Moment } from '../moment.ts'
import { type ConcernsOf, concernOf } from './concerns.ts'
import type { HullGame } from './game.ts'
import { DEATH, HAND, INTRUDER_ICONS, LIGHT_WOUND, objectIcon } from './icons.ts'
import { QUIET, STYLES, type Style } from './moment-styles.ts'
import { type Follows, nextOf } from './next.ts'

export const headings: ReadonlySet<string> = new Set(['round', 'time'])

/** How a game tells the lines that only it has. */
export interface TellsOf<V extends View> {
  readonly styles: Readonly<Record<string, Style>>
  readonly concerns: ConcernsOf
  /** What certainly follows a line. */
  readonly follows: Readonly<Record<string, Follows<V>>>
  /** Faces of dice that only this game has, in a letter or two. */
  readonly faces?: Readonly<Record<string, string>>
  /** Where a line happens that says so in the game's own way; null for all others. */
  whereOf(line: Line, view: V): readonly Target[] | null
  /** What else it is about; `before` says where somebody was who is gone. */
  alsoOf(line: Line, view: V, before: V): readonly Target[]
}

/** How a line of the log is told. */
export function momentOf<V extends View>(
  game: HullGame<V>,
  line: Line,
  view: V,
  seat: Seat | null,
  before: V = view,
): Moment {
  const shown = game.tells.styles[line.kind] ?? STYLES[line.kind] ?? QUIET
  return {
    ...shown,
    weight: isCardOfAll(line, view) ? 'event' : shown.weight,
    icon: shown.icon ?? iconOf(game, line, view),
    dice: diceOf(game, line),
    about: aboutOf(game, line, view, before),
    seat: doerOf(line, view),
    concern: concernOf(game.tells.concerns, line, view, seat),
    fact: factOf(line),
    next: nextOf(game, line, view),
  }
}

/** In a cooperative game nobody shows a card before it is checked. */
function isCardOfAll({ kind }: Line, { mode }: View): boolean {
  return kind === 'check-objectives' && mode === 'coop'
}

/** What comes of somebody's doing is theirs too; outside of turns it is whoever the line names, if anybody. */
function doerOf({ params = {} }: Line, { phase, turn }: View): Seat | null {
  if (phase === 'turn') return turn.seat
  return params.seat === undefined || params.seat === NONE ? null : Number(params.seat)
}

function factOf({ kind, params = {} }: Line): Fact | undefined {
  const { type, number, cards, injuries, endurance, verdict, attack } = params
  if (kind === 'attack-card') return { verdict: `attack-text.${attack}` }
  if (kind === 'surprise-attack' && number !== undefined) {
    const token = { icon: INTRUDER_ICONS[type], value: Number(number), label: 'fact.token' }
    const hand = { icon: HAND, value: Number(cards), label: 'fact.hand' }
    return { sides: [token, hand], verdict: 'fact.surprise' }
  }
  if (kind.startsWith('endurance')) {
    const hurt = { icon: LIGHT_WOUND, value: Number(injuries), label: 'fact.injuries' }
    const holds = { icon: DEATH, value: Number(endurance), label: 'fact.endurance' }
    return { sides: [hurt, holds], verdict: `verdict.${verdict}` }
  }
  return undefined
}

function iconOf<V extends View>(
  { icons }: HullGame<V>,
  { params = {} }: Line,
  view: V,
): IconShape | undefined {
  const { type, item, object, tile, character, seat } = params
  if (item !== undefined) return icons.items[item]
  if (object !== undefined) return objectIcon(String(object))
  if (tile !== undefined) return icons.rooms[tile]
  if (type !== undefined) return INTRUDER_ICONS[type]
  if (character !== undefined) return icons.characters[character]
  return seat === undefined ? undefined : icons.characters[view.players[Number(seat)]?.character]
}

/** Faces in words of a letter or two: the sentence beside them says the rest. */
const FACES: Readonly<Record<string, string>> = {
  danger: '!',
  silence: '…',
  miss: '✕',
  creeper: '◆',
  adult: '■',
  one: '1',
  two: '2',
}

function diceOf<V extends View>(
  { tells }: HullGame<V>,
  { kind, params = {} }: Line,
): readonly string[] | undefined {
  if (kind !== 'noise-roll' && kind !== 'combat-roll') return undefined
  return [tells.faces?.[params.face] ?? FACES[params.face] ?? String(params.face)]
}

const KINDS = ['intruder', 'seat', 'pod', 'attack', 'event', 'object'] as const

/** Everything on the board that a line is about, first where it happens. */
function aboutOf<V extends View>(
  { tells }: HullGame<V>,
  line: Line,
  view: V,
  before: V,
): readonly Target[] {
  const { params = {} } = line
  const named = KINDS.flatMap((kind) => {
    const id = params[kind]
    return id === undefined || id === NONE ? [] : [{ kind, id }]
  })
  const where = tells.whereOf(line, view) ?? whereOf(line, view)
  return [...where, ...tells.alsoOf(line, view, before), ...named]
}

/** The corridor or room that a line names, or the room of whoever it names. */
function whereOf({ params = {} }: Line, view: View): Target[] {
  const { exit, corridor } = params
  if (exit !== undefined) return [exitNamed(String(exit))]
  if (corridor !== undefined) return [{ kind: 'corridor', id: corridor }]
  return placeNamed(roomOf(params, view))
}

/** A room, where there is one of this number. */
export function placeNamed(place: number | undefined): Target[] {
  return place === undefined || place < 0 ? [] : [{ kind: 'place', id: place }]
}

/** The first room with this tile, as far as the reader knows. */
export function roomsWith({ rooms }: View, tile: string): Target[] {
  return placeNamed(rooms.findIndex((room) => room.tile === tile))
}

/** Lines of the end that are about somebody, wherever they are by then. */
export const ABOUT_SOMEBODY: ReadonlySet<string> = new Set([
  'perishes',
  'last-scan',
  'last-draw',
  'check-contamination',
  'objective',
  'check-objectives',
  'wins',
])

function exitNamed(id: string): Target {
  return { kind: id.startsWith('technical') ? 'technical' : 'corridor', id }
}

function roomOf(
  { place, intruder, seat }: NonNullable<Line['params']>,
  view: View,
): number | undefined {
  if (place !== undefined) return Number(place)
  const found = view.intruders.find(({ name }) => name === intruder)
  return found?.room ?? (seat === undefined ? undefined : view.players[Number(seat)]?.room)
}
