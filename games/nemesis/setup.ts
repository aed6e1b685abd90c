import { hiddenPile, type Ship } from '@bulkhead/common'
import { everybody, newItem } from '@bulkhead/hull/items.ts'
import type { Token } from '@bulkhead/hull/kinds.ts'
import { copiesOf, deckOf, objectivesFor } from '@bulkhead/hull/pack.ts'
import { seatOf } from '@bulkhead/hull/queries.ts'
import { nextPhase } from '@bulkhead/hull/ruleset.ts'
import {
  type Mode,
  NONE,
  type Objective,
  type Player,
  type Room,
  type State,
} from '@bulkhead/hull/state.ts'
import type { Table } from '@bulkhead/hull/table.ts'
import { newTurn } from '@bulkhead/hull/turn.ts'
import type { Options, Rng, Rules, Seat } from '@bulkhead/kernel'
import { SHIPS } from './board.ts'
import {
  CONTAMINATION_CARDS,
  COORDINATES,
  EGGS_AT_START,
  EXPLORATION_TOKENS,
  podsInPlay,
  STARTING_BAG,
  SUPPLY,
  TOKENS,
} from './components.ts'
import { type Own, own, type Pod } from './own.ts'
import { PRINTED } from './packs.ts'

/** SETUP: the board and the crew. Only the choice of Characters asks anybody. */

export function modeOf(options: Options, seats: number): Mode {
  return seats === 1 ? 'solo' : (options.mode as Mode)
}

export function setup(options: Options, seats: number, rng: Rng): State {
  const mode = modeOf(options, seats)
  const board = options.board as string
  const ship = SHIPS[board]
  const weaknesses = rng.shuffle(Object.keys(PRINTED.weaknesses))
  const coordinates = rng.shuffle(Object.keys(COORDINATES))
  const { rooms, tiles, tokens } = layRooms(ship, rng)
  const { bag, reserve } = fillBag(seats, rng)
  const own: Omit<Own, 'pods'> = {
    intrudersPlayed: options.intruderPlayer as boolean,
    overlord: null,
    draft: options.draft as Own['draft'],
    attacksSkipped: false,
    selfDestruct: NONE,
    destination: 1,
    coordinates: { id: coordinates.pop()!, seen: [] },
    coordinatesLeft: coordinates,
    engines: [0, 1, 2].map(() => ({ working: rng.int(2) === 0, seen: [] })),
    depressurised: NONE,
    autopsy: false,
  }
  const s: State = {
    ruleset: 'nemesis',
    mode,
    board,
    phase: 'draft',
    round: 0,
    first: 0,
    turn: newTurn(0, []),
    time: 0,
    weaknesses: {
      corpse: { id: weaknesses.pop()!, found: false },
      egg: { id: weaknesses.pop()!, found: false },
      carcass: { id: weaknesses.pop()!, found: false },
    },
    rooms,
    corridors: ship.plan.corridors.map(() => ({ noise: false, door: 'open' })),
    technicalNoise: Array<boolean>(ship.networks).fill(false),
    intruders: [],
    intrudersSeen: 0,
    bag,
    drawn: null,
    reserve,
    eggs: EGGS_AT_START,
    eggSupply: SUPPLY.eggs - EGGS_AT_START,
    nestDestroyed: false,
    queenKilled: false,
    items: {
      red: itemDeck('red', rng),
      yellow: itemDeck('yellow', rng),
      green: itemDeck('green', rng),
    },
    itemDiscards: { red: [], yellow: [], green: [], crafted: [] },
    crafted: itemsOf('crafted'),
    events: hiddenPile(Object.keys(PRINTED.events), rng),
    eventDiscard: [],
    resolving: null,
    attacks: hiddenPile(Object.keys(PRINTED.attacks), rng),
    attackDiscard: [],
    wounds: rng.shuffle(copiesOf(Object.values(PRINTED.wounds))),
    woundDiscard: [],
    contamination: contaminationCards(rng),
    contaminationDeck: [],
    own: { ...own, pods: layPods(seats, rng) },
    players: dealNumbers(seats, rng).map(newPlayer),
    removed: [],
    firstEncounter: false,
    firstDeath: false,
    box: { tiles, tokens, weaknesses, personal: [], corporate: [], roles: [] },
    ending: null,
  }
  s.contaminationDeck = s.contamination.map((_, card) => card)
  s.first = s.players.findIndex((player) => player.number === 1)
  s.box.roles = rng.shuffle(Object.keys(PRINTED.characters))
  dealObjectives(s, rng)
  return s
}

// --- the board ---

/** NEM-SETUP-03 to 08; the alternate board prints its Evacuation Sections (NEM-MODE-ALT-04). */
function layRooms(ship: Ship, rng: Rng): { rooms: Room[]; tiles: string[]; tokens: string[] } {
  const { slots } = ship.plan
  const printed = slots.flatMap((slot) => slot.tile ?? [])
  const piles = { '1': tilesOf('1', printed, rng), '2': tilesOf('2', printed, rng) }
  const tokens = rng.shuffle([...EXPLORATION_TOKENS])
  const rooms = slots.map(({ kind, tile }): Room => {
    const isPrinted = tile !== undefined && !tile.startsWith('evacuation')
    return {
      tile: tile ?? piles[kind as '1' | '2'].pop()!,
      explored: isPrinted,
      seen: [],
      token: isPrinted ? null : { id: tokens.pop()!, seen: [] },
      items: 0,
      fire: false,
      malfunction: false,
      objects: tile === 'hibernatorium' ? ['corpse'] : [],
    }
  })
  return { rooms, tiles: piles['2'], tokens }
}

function tilesOf(kind: '1' | '2', printed: readonly string[], rng: Rng): string[] {
  const ids = Object.values(PRINTED.tiles)
    .filter((tile) => tile.kind === kind)
    .map((tile) => tile.id)
  return rng.shuffle(ids.filter((id) => !printed.includes(id)))
}

/** NEM-SETUP-18: tokens of a type are taken unseen. */
function fillBag(seats: number, rng: Rng): { bag: Token[]; reserve: Token[] } {
  const reserve = rng.shuffle(TOKENS.map((token) => ({ ...token })))
  const types = [...STARTING_BAG, ...Array<Token['type']>(seats).fill('adult')]
  const bag = types.map((type) => {
    const index = reserve.findIndex((token) => token.type === type)
    return reserve.splice(index, 1)[0]
  })
  return { bag, reserve }
}

/** Every copy of the Items of a colour. */
function itemsOf(colour: string): string[] {
  return copiesOf(Object.values(PRINTED.items).filter((item) => item.colour === colour))
}

function itemDeck(colour: string, rng: Rng) {
  return hiddenPile(itemsOf(colour), rng)
}

function contaminationCards(rng: Rng): State['contamination'] {
  const { infected, clean } = CONTAMINATION_CARDS
  const cards = [...Array<boolean>(infected).fill(true), ...Array<boolean>(clean).fill(false)]
  return rng.shuffle(cards).map((one) => ({ infected: one, seen: [], plain: false }))
}

/** NEM-SETUP-11, NEM-SETUP-12: random pods, in rising order to A, B, A, B. */
function layPods(seats: number, rng: Rng): Pod[] {
  const numbers = rng
    .shuffle([1, 2, 3, 4])
    .slice(0, podsInPlay(seats))
    .sort((a, b) => a - b)
  return numbers.map((number, i) => ({
    number,
    section: i % 2 === 0 ? 'a' : 'b',
    locked: true,
    gone: false,
  }))
}

// --- the crew ---

function dealNumbers(seats: number, rng: Rng): number[] {
  return rng.shuffle(Array.from({ length: seats }, (_, i) => i + 1))
}

function newPlayer(number: number): Player {
  return {
    number,
    character: 'captain',
    fate: 'awake',
    room: NONE,
    pod: NONE,
    passed: false,
    standsBy: false,
    hand: [],
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
  }
}

/** NEM-SETUP-33, NEM-MODE-SOLO-01, NEM-MODE-COOP-01 */
function dealObjectives(s: State, rng: Rng): void {
  if (s.mode === 'semi-coop') {
    s.box.personal = rng.shuffle(objectivesFor(PRINTED, 'personal', s.players.length))
    s.box.corporate = rng.shuffle(objectivesFor(PRINTED, 'corporate', s.players.length))
    s.players.forEach((player, seat) => {
      player.objectives.push(dealt('personal', s.box.personal.pop()!, [seat]))
      player.objectives.push(dealt('corporate', s.box.corporate.pop()!, [seat]))
    })
    return
  }
  const deck = rng.shuffle(objectivesFor(PRINTED, 'group', s.players.length))
  const all = s.players.map((_, seat) => seat)
  for (const player of s.players) {
    for (let i = 0; i < (s.mode === 'solo' ? 2 : 1); i++) {
      player.objectives.push(dealt('group', deck.pop()!, all))
    }
  }
  s.box.personal = deck
}

function dealt(kind: Objective['kind'], id: string, seen: Seat[]): Objective {
  return { id, kind, seen }
}

/** NEM-SETUP-36: by player number; two Role cards are revealed, one is kept, the other goes back. */
export function* draft(t: Table): Rules {
  const s = t.state
  const byNumber = [...s.players].sort((a, b) => a.number - b.number)
  for (const player of byNumber) {
    player.roles = own(s).draft === 'free' ? [...s.box.roles].sort() : s.box.roles.slice(-2)
    if (own(s).draft === 'roles')
      t.log(
        'roles',
        { seat: seatOf(s, player), one: player.roles[0], two: player.roles[1] },
        'NEM-SETUP-36',
      )
    const role = yield* t.pick(
      seatOf(s, player),
      { prompt: 'role', rule: 'NEM-SETUP-36' },
      player.roles,
      (one) => ({ id: `role:${one}`, label: 'role', targets: [{ kind: 'character', id: one }] }),
    )
    player.roles = []
    player.character = role
    s.box.roles.splice(s.box.roles.indexOf(role), 1)
    t.rng.shuffle(s.box.roles)
    t.log('character', { seat: seatOf(s, player), character: role }, 'NEM-SETUP-37')
  }
  for (const player of s.players) equip(t, player)
  nextPhase(s)
}

/** NEM-SETUP-38 to 42 */
function equip(t: Table, player: Player): void {
  const { weapon, quests } = PRINTED.characters[player.character]
  player.room = t.state.rooms.findIndex((room) => room.tile === 'hibernatorium')
  player.deck = t.rng.shuffle(deckOf(PRINTED, player.character))
  const item = newItem(weapon, PRINTED.items[weapon].weapon!.capacity)
  item.seen = everybody(t.state)
  player.hands = [{ item }]
  player.quests = [...quests]
}
