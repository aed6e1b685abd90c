import type { Hidden } from '@bulkhead/common'
import type { Seat } from '@bulkhead/kernel'
import { COLOURS, INTRUDER_TYPES, type Token } from './kinds.ts'
import { ship } from './queries.ts'
import { itemDef } from './ruleset.ts'
import { knows } from './secrets.ts'
import {
  type Card,
  type CorridorState,
  type Ending,
  type Held,
  NONE,
  type Objective,
  type Player,
  type State,
  type Wound,
} from './state.ts'

/** Who sees what of that which all games have (INFO). Null stands for what this reader does not know. */
export interface View {
  readonly mode: State['mode']
  readonly board: State['board']
  readonly phase: string
  readonly round: number
  readonly first: Seat
  readonly turn: { readonly seat: Seat; readonly taken: number; readonly allowed: number }
  readonly time: number
  readonly weaknesses: Readonly<Record<string, string | null>>
  readonly rooms: readonly RoomView[]
  readonly corridors: readonly CorridorState[]
  readonly technicalNoise: readonly boolean[]
  readonly intruders: readonly IntruderView[]
  /** How many tokens of each type are in the bag (NEM-INFO-01). */
  readonly bag: Readonly<Record<string, number>>
  readonly eggs: number
  readonly eggSupply: number
  readonly nestDestroyed: boolean
  readonly queenKilled: boolean
  readonly decks: Readonly<Record<string, PileView>>
  readonly crafted: readonly string[]
  readonly players: readonly PlayerView[]
  readonly ending: Ending | null
}

export interface RoomView {
  /** Known before it is explored only to whoever has looked, or where it is printed. */
  readonly tile: string | null
  readonly explored: boolean
  readonly token: string | null
  readonly hasToken: boolean
  readonly items: number
  readonly fire: boolean
  readonly malfunction: boolean
  readonly objects: readonly string[]
}

export interface IntruderView {
  readonly name: string
  readonly type: string
  readonly room: number
  readonly injuries: number
}

/** A face-down pile: how many, what lies in its discard, and what this reader knows of its order. */
export interface PileView {
  readonly count: number
  readonly discard: readonly string[]
  /** Known cards by their place, counted from the top. */
  readonly known: readonly { readonly at: number; readonly id: string }[]
}

export interface PlayerView {
  readonly number: number
  readonly character: string
  readonly fate: Player['fate']
  readonly room: number
  readonly pod: number
  readonly passed: boolean
  readonly standsBy: boolean | null
  readonly handCount: number
  /** One's own hand; Contamination cards are unreadable until scanned. */
  readonly hand: readonly string[] | null
  /** What this reader has seen of another's hand and must still be in it. */
  readonly handShown: readonly string[]
  readonly deckCount: number
  readonly discard: readonly string[]
  readonly lightWounds: number
  readonly wounds: readonly WoundView[]
  readonly slime: boolean
  readonly signal: boolean
  readonly larva: boolean
  readonly hands: readonly HeldView[]
  readonly inventory: readonly InventoryView[]
  readonly quests: readonly string[]
  readonly objectives: readonly ObjectiveView[]
  readonly discarded: ObjectiveView | null
  /** Role cards this player chooses from. */
  readonly roles: readonly string[]
}

export interface WoundView {
  readonly id: string
  readonly dressed: boolean
  /** Something lies on it: it has no effect, though it is not dressed. */
  readonly covered?: boolean
}

export interface HeldView {
  readonly item: string | null
  readonly object: string | null
  readonly ammo: number
  readonly added: readonly string[]
  readonly bound: number
}

export interface InventoryView {
  /** The back. */
  readonly colour: string
  readonly id: string | null
  /** Of what has any, and is known. */
  readonly ammo?: number
  readonly added?: readonly string[]
}

export interface ObjectiveView {
  readonly kind: Objective['kind']
  readonly id: string | null
}

export type Reader = Seat | null

export function viewOf(s: State, reader: Reader): View {
  return {
    mode: s.mode,
    board: s.board,
    phase: s.phase,
    round: s.round,
    first: s.first,
    turn: { seat: s.turn.seat, taken: s.turn.taken, allowed: s.turn.allowed },
    time: s.time,
    weaknesses: weaknessViews(s),
    rooms: roomViews(s, reader),
    corridors: s.corridors.map(({ noise, door }) => ({ noise, door })),
    technicalNoise: [...s.technicalNoise],
    intruders: s.intruders.map(({ name, type, room, injuries }) => ({
      name,
      type,
      room,
      injuries,
    })),
    bag: bagView(s.bag),
    eggs: s.eggs,
    eggSupply: s.eggSupply,
    nestDestroyed: s.nestDestroyed,
    queenKilled: s.queenKilled,
    decks: deckViews(s, reader),
    crafted: [...s.crafted].sort(),
    players: s.players.map((player, seat) => playerView(s, player, seat, reader)),
    ending: s.phase === 'over' ? endingView(s) : null,
  }
}

function weaknessViews({ weaknesses }: State): Record<string, string | null> {
  const views: Record<string, string | null> = {}
  for (const slot in weaknesses) views[slot] = weaknesses[slot].found ? weaknesses[slot].id : null
  return views
}

function roomViews(s: State, reader: Reader): RoomView[] {
  const { slots } = ship(s).plan
  return s.rooms.map(
    ({ tile, explored, seen, token, items, fire, malfunction, objects }, place) => ({
      tile: explored || slots[place].tile !== undefined || knows(seen, reader) ? tile : null,
      explored,
      token: token && knows(token.seen, reader) ? token.id : null,
      hasToken: token !== null,
      items,
      fire,
      malfunction,
      objects: [...objects],
    }),
  )
}

function bagView(bag: readonly Token[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const type of ['blank', ...INTRUDER_TYPES]) counts[type] = 0
  for (const { type } of bag) counts[type]++
  return counts
}

function deckViews(s: State, reader: Reader): Record<string, PileView> {
  const decks: Record<string, PileView> = {}
  for (const colour of COLOURS)
    decks[colour] = pile(s.items[colour], s.itemDiscards[colour], reader)
  decks.crafted = { count: s.crafted.length, discard: [...s.itemDiscards.crafted], known: [] }
  decks.events = pile(s.events, s.eventDiscard, reader)
  decks.attacks = pile(s.attacks, s.attackDiscard, reader)
  decks.wounds = { count: s.wounds.length, discard: [...s.woundDiscard], known: [] }
  decks.contamination = { count: s.contaminationDeck.length, discard: [], known: [] }
  return decks
}

function pile(cards: readonly Hidden[], discard: readonly string[], reader: Reader): PileView {
  const known: { at: number; id: string }[] = []
  cards.forEach(({ id, seen }, i) => {
    if (knows(seen, reader)) known.push({ at: cards.length - 1 - i, id })
  })
  return { count: cards.length, discard: [...discard], known }
}

function playerView(s: State, player: Player, seat: Seat, reader: Reader): PlayerView {
  const own = seat === reader
  const { number, character, fate, room, pod, passed, lightWounds, slime, signal, larva } = player
  return {
    number,
    character,
    fate,
    room,
    pod,
    passed,
    standsBy: own ? player.standsBy : null,
    handCount: player.hand.length,
    hand: own ? player.hand.map((card) => cardView(s, card, reader)) : null,
    handShown: player.shown.flatMap((one) => (one.seat === reader ? one.cards : [])),
    deckCount: player.deck.length,
    discard: player.discard.map((card) => cardView(s, card, reader)),
    lightWounds,
    wounds: player.wounds.map(woundView),
    slime,
    signal,
    larva,
    hands: player.hands.map(heldView),
    inventory: inventoryView(s, player, own, reader),
    quests: [...player.quests],
    objectives: player.objectives.map((one) => objectiveView(one, reader)),
    discarded: player.discarded && discardedView(player.discarded, own),
    roles: [...player.roles],
  }
}

function woundView({ id, dressed, covered }: Wound): WoundView {
  return covered ? { id, dressed, covered } : { id, dressed }
}

/** NEM-CONT-04: all Contamination cards look alike to whoever has not scanned them. */
function cardView(s: State, card: Card, reader: Reader): string {
  if (typeof card === 'string') return card
  const { infected, seen } = s.contamination[card]
  if (!knows(seen, reader)) return 'contamination'
  return infected ? 'contamination-infected' : 'contamination-clean'
}

function heldView({ item, object }: Held): HeldView {
  return {
    item: item?.id ?? null,
    object: object ?? null,
    ammo: item?.ammo ?? 0,
    added: item ? [...item.added] : [],
    bound: item?.bound ?? 0,
  }
}

/** By the colour of their backs: where a card stands among others tells nothing. */
function inventoryView(s: State, player: Player, own: boolean, reader: Reader): InventoryView[] {
  const order = ({ colour, id }: InventoryView) => `${colour} ${id ?? ''}`
  return player.inventory
    .map(({ id, seen, ammo, added }) => {
      const { colour } = itemDef(s, id)
      if (!own && !knows(seen, reader)) return { colour, id: null }
      return {
        colour,
        id,
        ...(ammo > 0 && { ammo }),
        ...(added.length > 0 && { added: [...added] }),
      }
    })
    .sort((a, b) => (order(a) < order(b) ? -1 : 1))
}

/** The back shows the kind (NEM-INFO-08). Objectives of the dead stay hidden; the living show theirs in the last check (NEM-VICTORY-19). */
function objectiveView({ kind, id, seen }: Objective, reader: Reader): ObjectiveView {
  return { kind, id: knows(seen, reader) ? id : null }
}

/** NEM-FIRST-05: what was not kept is known to its owner alone, unless it was open to all. */
function discardedView({ kind, id, seen }: Objective, own: boolean): ObjectiveView {
  return { kind, id: own || seen.includes(NONE) ? id : null }
}

function endingView({ ending }: State): Ending | null {
  return (
    ending && {
      ...ending,
      checks: ending.checks.map((one) => ({ ...one })),
      winners: [...ending.winners],
    }
  )
}
