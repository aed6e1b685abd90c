import { type Hidden, hiddenPile, listed, once, type Ship } from '@bulkhead/common'
import type { Rng } from '@bulkhead/kernel'
import { COLOURS, type Colour, type Token } from './kinds.ts'
import { copiesOf, objectivesFor, type Printed } from './pack.ts'
import { everybody } from './secrets.ts'
import { type Mode, NONE, type Objective, type Player, type Room, type State } from './state.ts'
import { newTurn } from './turn.ts'

/** SETUP: what every board and every crew begin with. One factory gives all games the same shapes. */

/** A game laid out; what only this game has lies in `own`. */
export interface Laid {
  readonly ruleset: string
  readonly mode: Mode
  readonly board: string
  /** The first step. */
  readonly phase: string
  readonly ship: Ship
  /** Every Weakness card, shuffled, and the places for some of them. */
  readonly weaknesses: { readonly cards: string[]; readonly slots: readonly string[] }
  readonly tiles: LaidTiles
  readonly tokens: LaidTokens
  readonly decks: Decks
  readonly eggs: { readonly onBoard: number; readonly supply: number }
  readonly players: Player[]
  /** Role cards, shuffled. */
  readonly roles: string[]
  readonly own: unknown
}

export function newState(laid: Laid): State {
  const { ship, tiles, tokens, decks, eggs } = laid
  const { cards, slots } = laid.weaknesses
  return {
    ruleset: laid.ruleset,
    mode: laid.mode,
    board: laid.board,
    phase: laid.phase,
    round: 0,
    first: laid.players.findIndex((player) => player.number === 1),
    turn: newTurn(0, []),
    time: 0,
    weaknesses: Object.fromEntries(slots.map((slot) => [slot, { id: cards.pop()!, found: false }])),
    rooms: tiles.rooms,
    corridors: listed(ship.plan.corridors, () => ({ noise: false, door: 'open' })),
    technicalNoise: Array<boolean>(ship.networks).fill(false),
    intruders: [],
    intrudersSeen: 0,
    bag: tokens.bag,
    drawn: null,
    reserve: tokens.reserve,
    eggs: eggs.onBoard,
    eggSupply: eggs.supply,
    nestDestroyed: false,
    queenKilled: false,
    items: decks.items,
    itemDiscards: { red: [], yellow: [], green: [], crafted: [] },
    crafted: decks.crafted,
    events: decks.events,
    eventDiscard: [],
    resolving: null,
    attacks: decks.attacks,
    attackDiscard: [],
    wounds: decks.wounds,
    woundDiscard: [],
    contamination: decks.contamination,
    contaminationDeck: listed(decks.contamination, (_, card) => card),
    players: laid.players,
    firstEncounter: false,
    firstDeath: false,
    removed: [],
    box: {
      tiles: tiles.box,
      tokens: tiles.tokens,
      weaknesses: cards,
      objectives: {},
      roles: laid.roles,
    },
    ending: null,
    own: laid.own,
  }
}

// --- the board ---

/** Rooms on their slots, and the tiles and Exploration tokens that stay in the box. */
export interface LaidTiles {
  readonly rooms: Room[]
  readonly box: string[]
  readonly tokens: string[]
}

/** NEM-SETUP-03 to 08; a room that is printed and yet no special one is to be explored too. */
export function layTiles(
  { plan }: Ship,
  printed: Printed,
  explorationTokens: readonly string[],
  rng: Rng,
): LaidTiles {
  const onBoard = plan.slots.flatMap((slot) => slot.tile ?? [])
  const pile = (kind: string) => {
    const tiles = Object.values(printed.tiles).filter((tile) => tile.kind === kind)
    return rng.shuffle(tiles.map(({ id }) => id).filter((id) => !onBoard.includes(id)))
  }
  const piles = { '1': pile('1'), '2': pile('2') }
  const tokens = rng.shuffle([...explorationTokens])
  const rooms = listed(plan.slots, ({ kind, tile = piles[kind as '1' | '2'].pop()! }) => {
    const explored = printed.tiles[tile].kind === 'special'
    return newRoom(tile, explored ? null : tokens.pop()!)
  })
  return { rooms, box: piles['2'], tokens }
}

/** A room under an Exploration token, or one that has been explored. */
export function newRoom(tile: string, token: string | null): Room {
  return {
    tile,
    explored: token === null,
    seen: [],
    token: token === null ? null : { id: token, seen: [] },
    items: 0,
    fire: false,
    malfunction: false,
    objects: [],
    own: null,
  }
}

export interface LaidTokens {
  readonly bag: Token[]
  readonly reserve: Token[]
}

/** NEM-SETUP-18: tokens of a type are taken unseen. */
export function fillBag(
  tokens: readonly Token[],
  types: readonly Token['type'][],
  rng: Rng,
): LaidTokens {
  const reserve = rng.shuffle(listed(tokens, (token) => ({ ...token })))
  const bag = listed(types, (type) => {
    const index = reserve.findIndex((token) => token.type === type)
    return reserve.splice(index, 1)[0]
  })
  return { bag, reserve }
}

// --- the decks ---

export interface Decks {
  readonly items: Record<Colour, Hidden[]>
  readonly crafted: string[]
  readonly events: Hidden[]
  readonly attacks: Hidden[]
  readonly wounds: string[]
  readonly contamination: State['contamination']
}

/** So many Contamination cards of each kind. */
export interface ContaminationCards {
  readonly infected: number
  readonly clean: number
}

export function layDecks(printed: Printed, cards: ContaminationCards, rng: Rng): Decks {
  const { colours, crafted, events, attacks, wounds } = boxOf(printed)
  const [red, yellow, green] = colours.map((items) => hiddenPile(items, rng))
  return {
    items: { red, yellow, green },
    crafted: [...crafted],
    events: hiddenPile(events, rng),
    attacks: hiddenPile(attacks, rng),
    wounds: rng.shuffle([...wounds]),
    contamination: contaminationCards(cards, rng),
  }
}

/** Every card of each deck. */
const boxOf = once((printed: Printed) => {
  const items = Object.values(printed.items)
  const itemsOf = (colour: string) => copiesOf(items.filter((item) => item.colour === colour))
  return {
    colours: COLOURS.map(itemsOf),
    crafted: itemsOf('crafted'),
    events: Object.keys(printed.events),
    attacks: Object.keys(printed.attacks),
    wounds: copiesOf(Object.values(printed.wounds)),
  }
})

function contaminationCards(
  { infected, clean }: ContaminationCards,
  rng: Rng,
): State['contamination'] {
  const cards = [...Array<boolean>(infected).fill(true), ...Array<boolean>(clean).fill(false)]
  return listed(rng.shuffle(cards), (one) => ({ infected: one, seen: [], plain: false }))
}

// --- the crew ---

/** NEM-SETUP-29: player numbers are dealt at random. */
export function newCrew(seats: number, { characters }: Printed, rng: Rng): Player[] {
  const numbers = rng.shuffle(Array.from({ length: seats }, (_, i) => i + 1))
  // Until they are chosen, everybody passes for the first Character.
  const [character] = Object.keys(characters)
  return listed(numbers, (number) => newPlayer(number, character))
}

function newPlayer(number: number, character: string): Player {
  return {
    number,
    character,
    fate: 'awake',
    room: NONE,
    pod: NONE,
    passed: false,
    standsBy: false,
    hand: [],
    shown: [],
    deck: [],
    discard: [],
    lightWounds: 0,
    wounds: [],
    slime: false,
    signal: false,
    larva: false,
    hands: [],
    dropping: false,
    inventory: [],
    quests: [],
    objectives: [],
    discarded: null,
    roles: [],
    own: null,
  }
}

/** NEM-SETUP-33: one of each kind for everybody, in secret; the others go back into the box unseen. */
export function dealSecretObjectives(
  s: State,
  printed: Printed,
  kinds: readonly string[],
  rng: Rng,
): void {
  for (const kind of kinds) s.box.objectives[kind] = objectiveDeck(s, printed, kind, rng)
  s.players.forEach((player, seat) => {
    for (const kind of kinds) player.objectives.push(dealt(s, kind, [seat]))
  })
}

/** So many for everybody, and everybody knows all of them. */
export function dealOpenObjectives(
  s: State,
  printed: Printed,
  { kind, each }: { readonly kind: string; readonly each: number },
  rng: Rng,
): void {
  s.box.objectives[kind] = objectiveDeck(s, printed, kind, rng)
  for (const player of s.players) {
    for (let i = 0; i < each; i++) player.objectives.push(dealt(s, kind, everybody(s)))
  }
}

function objectiveDeck(s: State, printed: Printed, kind: string, rng: Rng): string[] {
  return rng.shuffle(objectivesFor(printed, kind, s.players.length))
}

function dealt(s: State, kind: string, seen: Objective['seen']): Objective {
  return { id: s.box.objectives[kind].pop()!, kind, seen }
}
