import type { Seat } from '@bulkhead/kernel'
import type { Gear, Token } from './kinds.ts'
import { itemDef, printed } from './pack.ts'
import {
  type Card,
  type Corridor,
  type Intruder,
  type Item,
  NONE,
  type Objective,
  type Player,
  type Room,
  type State,
} from './state.ts'

/** INFO: what a reader may know. */

export interface ItemView {
  /** Null where only the back is seen. */
  readonly id: string | null
  readonly deck: string
  readonly malfunction: boolean
  readonly slots: readonly (Gear | null)[]
  readonly markers: number
}

/** A card in an own hand or in a discard pile; a Contamination card as far as it has been scanned. */
export type CardView = string | { readonly infected: boolean | null }

export interface PlayerView {
  readonly number: number
  readonly character: string
  readonly drafting: readonly string[]
  readonly fate: Player['fate']
  readonly left: Player['left']
  readonly room: number
  readonly inLander: boolean
  readonly passed: boolean
  readonly health: number
  readonly oxygen: number
  readonly suffocating: boolean
  readonly wounds: readonly string[]
  readonly armor: ItemView | null
  readonly hands: readonly (readonly ItemView[])[]
  readonly backpack: readonly ItemView[]
  readonly belt: readonly (Gear | null)[]
  /** The cards of the own hand; of others only how many there are. */
  readonly hand: readonly CardView[] | null
  readonly handSize: number
  readonly deckSize: number
  /** Contamination cards in deck, hand and discard pile together: everybody saw each of them come and go. */
  readonly contamination: number
  readonly discard: readonly CardView[]
  readonly larva: boolean
  readonly data: boolean
  readonly objectives: readonly { readonly id: string | null; readonly kind: string | null }[]
  readonly discarded: string | null
}

export interface RetaliationView {
  readonly phase: State['phase']
  readonly mode: State['mode']
  readonly deadly: boolean
  readonly round: number
  readonly first: Seat
  readonly turn: Pick<State['turn'], 'seat' | 'taken' | 'unlimited' | 'passed' | 'playing'>
  readonly players: readonly PlayerView[]
  readonly rooms: readonly (Room | null)[]
  readonly corridors: readonly (Corridor | null)[]
  readonly intruders: readonly Intruder[]
  readonly queen: { readonly hits: number; readonly dead: boolean; readonly cards: number }
  readonly queenDiscard: readonly string[]
  readonly robot: Omit<State['robot'], 'id'> & { readonly id: string | null }
  readonly lander: State['lander']
  readonly autodestruction: State['autodestruction']
  readonly lifeSupport: State['lifeSupport']
  readonly hibernatoriumActive: boolean
  readonly shuttleUsed: boolean
  /** The upper token where the reader knows it; how many there are. */
  readonly antiAircraft: { readonly number: number; readonly upper: string | null }
  readonly eggs: number
  readonly nestDestroyed: boolean
  readonly destroyed: boolean
  readonly gear: State['gear']
  readonly landingGear: State['landingGear']
  readonly tiles: Readonly<Record<string, number>>
  readonly corridorSupply: number
  readonly decks: Readonly<
    Record<string, { readonly size: number; readonly discard: readonly string[] }>
  >
  /** Exploration cards that left the game. */
  readonly exploredOut: readonly string[]
  readonly offered: readonly string[]
  /** Cards that this reader looks at. */
  readonly looked: readonly string[]
  /** The fronts in the bag and in the piles. */
  readonly bag: readonly string[]
  readonly choices: number
  readonly contaminationDeck: number
  readonly missionTask: string | null
  readonly tasks: readonly string[]
  readonly ending: State['ending']
  readonly winners: readonly Seat[] | null
}

export function knows(seen: readonly Seat[], reader: Seat | null): boolean {
  return seen.includes(reader ?? NONE)
}

export function view(s: State, reader: Seat | null): RetaliationView {
  const { seat, taken, unlimited, passed, playing } = s.turn
  return {
    phase: s.phase,
    mode: s.mode,
    deadly: s.deadly,
    round: s.round,
    first: s.first,
    turn: { seat, taken, unlimited, passed, playing },
    players: s.players.map((player, owner) => playerView(s, player, owner, reader)),
    rooms: s.rooms,
    corridors: s.corridors,
    intruders: s.intruders,
    queen: { hits: s.queen.hits, dead: s.queen.dead, cards: s.queenHealth.deck.length },
    queenDiscard: s.queenHealth.discard,
    robot: { ...s.robot, id: s.robot.revealed ? s.robot.id : null },
    lander: s.lander,
    autodestruction: s.autodestruction,
    lifeSupport: s.lifeSupport,
    hibernatoriumActive: s.hibernatoriumActive,
    shuttleUsed: s.shuttleUsed,
    antiAircraft: antiAircraftView(s, reader),
    eggs: s.eggs,
    nestDestroyed: s.nestDestroyed,
    destroyed: s.destroyed,
    gear: s.gear,
    landingGear: s.landingGear,
    tiles: sizes(s.tiles),
    corridorSupply: s.corridorSupply.length,
    decks: decksView(s),
    exploredOut: s.removed.filter((id) => id in printed().exploration),
    offered: s.offered,
    looked: s.looked.filter(({ seen }) => knows(seen, reader)).map(({ id }) => id),
    bag: fronts(s.bag),
    choices: s.choices,
    contaminationDeck: s.contaminationDeck.length,
    missionTask: s.missionTask,
    tasks: s.tasks,
    ending: s.ending,
    winners: s.outcome?.winners ?? null,
  }
}

function sizes(piles: Readonly<Record<string, readonly unknown[]>>): Record<string, number> {
  return Object.fromEntries(Object.entries(piles).map(([id, pile]) => [id, pile.length]))
}

/** Everybody saw which tokens went in: what lies in the bag is known, but not in which order. */
function fronts(bag: readonly Token[]): string[] {
  return bag.map(({ type }) => type).sort()
}

function decksView(s: State): RetaliationView['decks'] {
  const { exploration, events, attacks, wounds, items, support } = s
  const piles = { exploration, events, attacks, wounds, ...items, support }
  return Object.fromEntries(
    Object.entries(piles).map(([id, { deck, discard }]) => [id, { size: deck.length, discard }]),
  )
}

function antiAircraftView(s: State, reader: Seat | null): RetaliationView['antiAircraft'] {
  const upper = s.antiAircraft.at(-1)
  return {
    number: s.antiAircraft.length,
    upper: upper && knows(upper.seen, reader) ? upper.id : null,
  }
}

function playerView(s: State, player: Player, owner: Seat, reader: Seat | null): PlayerView {
  const own = owner === reader
  const { hand, armor, objectives, discarded } = player
  const cards = (pile: readonly Card[]) => pile.map((card) => cardView(s, card, reader))
  return {
    number: player.number,
    character: player.character,
    drafting: own ? player.drafting : [],
    fate: player.fate,
    left: player.left,
    room: player.room,
    inLander: player.inLander,
    passed: player.passed,
    health: player.health,
    oxygen: player.oxygen,
    suffocating: player.suffocating,
    wounds: player.wounds,
    armor: armor && itemView(armor, reader),
    hands: player.hands.map((slot) => slot.map((item) => itemView(item, reader))),
    backpack: player.backpack.map((item) => itemView(item, reader)),
    belt: player.belt,
    hand: own ? cards(hand) : null,
    handSize: hand.length,
    deckSize: player.deck.length,
    contamination: contaminationOf(player),
    discard: cards(player.discard),
    larva: player.larva,
    data: player.data,
    objectives: objectives.map((objective) => objectiveView(objective, reader)),
    discarded: own && discarded ? discarded.id : null,
  }
}

function contaminationOf({ deck, hand, discard }: Player): number {
  let number = 0
  for (const pile of [deck, hand, discard]) {
    for (const card of pile) if (typeof card === 'number') number++
  }
  return number
}

/** RET-INFO-10: as such, and Infected or not only to whoever knows. */
function cardView(s: State, card: Card, reader: Seat | null): CardView {
  if (typeof card === 'string') return card
  const { infected, seen } = s.contamination[card]
  return { infected: knows(seen, reader) ? infected : null }
}

function itemView(item: Item, reader: Seat | null): ItemView {
  const { id, malfunction, slots, markers } = item
  return {
    id: knows(item.seen, reader) ? id : null,
    deck: itemDef(item).deck,
    malfunction,
    slots,
    markers,
  }
}

function objectiveView({ id, kind, seen }: Objective, reader: Seat | null) {
  return knows(seen, reader) ? { id, kind } : { id: null, kind: null }
}
