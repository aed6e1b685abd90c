import { type Condition, counted, holds, isOneMet } from '@bulkhead/common'
import type { Seat } from '@bulkhead/kernel'
import type { ObjectiveCard } from './cards/objective-card.ts'
import { itemsOf } from './queries.ts'
import { objectiveOf, rulesOf } from './ruleset.ts'
import type { Fate, State } from './state.ts'
import type { View } from './view.ts'

/** OBJ: how far an Objective has come, by the facts of the game or by those that a reader knows. */

export { type Condition, counted, holds, isMet } from '@bulkhead/common'

/** What Objectives ask about. */
export interface Facts {
  readonly rooms: readonly { readonly explored: boolean }[]
  readonly nestDestroyed: boolean
  readonly queenKilled: boolean
  /** The places of the Weaknesses that are discovered. */
  readonly found: readonly string[]
  readonly players: readonly PlayerFacts[]
  /** Signals sent and asked for, where the group sends them; else everybody needs their own. */
  readonly signals: { readonly sent: number; readonly wanted: number } | null
  /** What only this game has. */
  readonly own: unknown
}

export interface PlayerFacts {
  readonly number: number
  readonly fate: Fate
  readonly signal: boolean
  readonly objects: readonly string[]
  readonly items: number
}

export function factsOf(s: State): Facts {
  const { rooms, nestDestroyed, queenKilled, weaknesses } = s
  const players = s.players.map((player) => ({
    number: player.number,
    fate: player.fate,
    signal: player.signal,
    objects: player.hands.flatMap(({ object }) => object ?? []),
    items: itemsOf(player).length,
  }))
  const found = Object.keys(weaknesses).filter((slot) => weaknesses[slot].found)
  const cards = s.players.flatMap(({ objectives }) =>
    objectives.map(({ id }) => objectiveOf(s, id)),
  )
  const signals = s.mode === 'coop' ? signalsOf(players, cards) : null
  const own = rulesOf(s).facts?.(s)
  return { rooms, nestDestroyed, queenKilled, found, players, signals, own }
}

/** What a reader knows of it. `cards` are all Objectives of the game. */
export function factsSeen(
  view: View,
  cards: Readonly<Record<string, ObjectiveCard>>,
  own: unknown,
): Facts {
  const { rooms, nestDestroyed, queenKilled, weaknesses } = view
  const players = view.players.map(({ number, fate, signal, hands, inventory }) => ({
    number,
    fate,
    signal,
    objects: hands.flatMap(({ object }) => object ?? []),
    items: hands.filter(({ item }) => item !== null).length + inventory.length,
  }))
  const found = Object.keys(weaknesses).filter((slot) => weaknesses[slot] !== null)
  const open = view.players.flatMap(({ objectives }) =>
    objectives.flatMap(({ id }) => (id ? [cards[id]] : [])),
  )
  const signals = view.mode === 'coop' ? signalsOf(players, open) : null
  return { rooms, nestDestroyed, queenKilled, found, players, signals, own }
}

/** NEM-MODE-COOP-03: as many as cards that ask for one, by different Characters. */
function signalsOf(
  players: readonly PlayerFacts[],
  cards: readonly ObjectiveCard[],
): Facts['signals'] {
  return {
    sent: players.filter(({ signal }) => signal).length,
    wanted: cards.filter(({ signal }) => signal).length,
  }
}

/** The ways to fulfil an Objective, each with all that it asks for beside surviving. */
export function progressOf(
  card: ObjectiveCard,
  facts: Facts,
  me: Seat,
): readonly (readonly Condition[])[] {
  const ways = card.ways(facts, me)
  if (!card.signal) return ways
  const signal = facts.signals
    ? counted('signals', facts.signals.sent, facts.signals.wanted)
    : counted('signal', Number(facts.players[me].signal), 1)
  return ways.map((way) => [signal, ...way])
}

export function isFulfilled(card: ObjectiveCard, facts: Facts, me: Seat): boolean {
  return isOneMet(progressOf(card, facts, me))
}

/** Nobody else is alive. */
export function aloneAlive({ players }: Facts, me: Seat): Condition {
  const others = players.filter((_, seat) => seat !== me)
  return counted('alone', others.filter(({ fate }) => fate === 'dead').length, others.length)
}

/** Player N does not survive, or nobody else does. */
export function rid(facts: Facts, me: Seat, number: number): Condition[][] {
  const other = facts.players.findIndex((player) => player.number === number)
  const alone = [aloneAlive(facts, me)]
  if (other === me) return [alone]
  const dead = holds('player-dead', facts.players[other].fate === 'dead')
  return [[{ ...dead, player: number }], alone]
}
