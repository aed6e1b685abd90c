import type { View } from '@bulkhead/hull/view.ts'
import type { Target } from '@bulkhead/kernel'
import { type Say, sayIn } from '../../words/words.ts'
import type { Explanation, Reading } from '../ui.ts'
import { citing } from './cites.ts'
import * as cards from './explain-cards.ts'
import * as crew from './explain-crew.ts'
import * as rooms from './explain-rooms.ts'
import * as table from './explain-table.ts'
import type { ExplainWord } from './explain-words.ts'
import type { HullGame } from './game.ts'
import { readerIn } from './reader.ts'

/** What is needed to explain a thing of one kind. */
export interface Asked<V extends View> extends Reading<V> {
  readonly game: HullGame<V>
  readonly id: string
  readonly say: Say<ExplainWord>
}

type Explainer<V extends View> = (asked: Asked<V>) => Explanation | null

/** What a game has to explain besides, and the rules that govern its rooms and cards. */
export interface ExplainsOf<V extends View> {
  readonly kinds: Readonly<Record<string, Explainer<V>>>
  readonly roomRules: Readonly<Record<string, readonly string[]>>
  readonly cardRules: Readonly<Record<string, readonly string[]>>
  /** What a place is that is no numbered room; null for all others. */
  sortOf?(asked: Asked<V>, place: number): string | null
  /** How a room is now, by what only this game has. */
  roomNow(asked: Asked<V>, place: number): readonly string[]
}

const SHARED: Readonly<Record<string, <V extends View>(asked: Asked<V>) => Explanation | null>> = {
  place: rooms.room,
  corridor: rooms.corridor,
  technical: rooms.technicalCorridors,
  door: rooms.door,
  noise: rooms.noise,
  fire: rooms.fire,
  malfunction: rooms.malfunction,
  intruder: rooms.intruder,
  type: rooms.intruderType,
  object: rooms.object,
  token: rooms.token,
  card: cards.card,
  item: cards.item,
  back: cards.back,
  wound: cards.wound,
  objective: cards.objective,
  attack: cards.attack,
  event: cards.event,
  weakness: cards.weakness,
  slot: cards.slot,
  seat: crew.seat,
  character: crew.character,
  pile: crew.pile,
  slime: crew.slime,
  larva: crew.larva,
  signal: crew.signal,
  contaminations: crew.contaminations,
  'light-wounds': crew.lightWounds,
  'serious-wounds': crew.seriousWounds,
  first: crew.first,
  bag: table.bag,
  eggs: table.eggs,
  deck: table.deck,
}

export function explain<V extends View>(
  game: HullGame<V>,
  what: Target,
  reading: Reading<V>,
): Explanation | null {
  const { kind, id } = plainly(what, reading)
  const explainer = explainerOf(game, kind)
  const say = sayIn(game.words.explain, reading.language)
  const found = explainer?.({ ...reading, game, id: String(id), say })
  return found ? { ...found, rules: found.rules.map((rule) => citing(game, rule)) } : null
}

function explainerOf<V extends View>({ explains }: HullGame<V>, kind: string): Explainer<V> | null {
  if (Object.hasOwn(explains.kinds, kind)) return explains.kinds[kind]
  return Object.hasOwn(SHARED, kind) ? SHARED[kind] : null
}

/** A place in the reader's hand or hands, or somebody's thing, as the thing itself. */
function plainly<V extends View>(what: Target, { view, words }: Reading<V>): Target {
  const me = readerIn(view)
  const id = String(what.id)
  if (what.kind === 'hand') return { kind: 'card', id: me?.hand?.[Number(id)] ?? '' }
  if (what.kind === 'held') return { kind: 'object', id: me?.hands[Number(id)]?.object ?? '' }
  if (what.kind === 'thing') return { kind: words[`item.${id}`] ? 'item' : 'object', id }
  return what
}
