import { hiddenPile, once } from '@bulkhead/common'
import type { Options, Rng, Seat } from '@bulkhead/kernel'
import { modeOf } from './box.ts'
import {
  BELT_SLOTS,
  CONTAMINATION,
  HAND_SLOTS,
  LANDER_START,
  LANDING_ZONE_GEAR,
  MOST_OXYGEN,
  SUPPLY,
  TOKENS,
} from './components.ts'
import { CORRIDOR_TILES, corridorTile } from './corridor-tiles.ts'
import { newCorridor } from './exploration.ts'
import { AROUND, endAt, HIBERNATORIUM, LANDING_ZONE, PLACES, SLOTS } from './facility.ts'
import { GEAR_KINDS, type GearKind, type Token, type TokenType } from './kinds.ts'
import { byId, counted, type ItemDef, type Printed, printed } from './pack.ts'
import { type Mode, NONE, type Pile, type Player, type State } from './state.ts'
import { newTurn } from './turn.ts'

/**
 * SETUP: the Facility, the decks and the bag, before anybody decides anything. Lists that last for the game are made by
 * `Array.from`: those that `map` makes are of another kind to the engine as soon as it has compiled the setup, and
 * all that was compiled for the first kind would be lost with it.
 */

export function setup(options: Options, seats: number, rng: Rng): State {
  const mode = modeOf(options, seats)
  const numbers = rng.shuffle(Array.from({ length: seats }, (_, i) => i + 1))
  const decks = objectiveDecks(seats, rng)
  const players = Array.from(numbers, (number, seat) => newPlayer(number, seat, mode, decks))
  const robots = rng.shuffle(Object.keys(printed().robots))
  const first = numbers.indexOf(1)
  const tasks = drawTasks(mode, options, seats, rng)
  const { bag, piles } = tokens(seats, rng)
  return layLandingZone({
    phase: 'characters',
    mode,
    deadly: options.deadly === true,
    round: 1,
    first,
    turn: newTurn(first),
    players,
    rooms: Array.from(SLOTS, () => null),
    corridors: Array.from(PLACES, () => null),
    intruders: [],
    placed: 0,
    queen: { hits: 0, dead: false, spent: false },
    robot: {
      id: robots.pop()!,
      revealed: false,
      room: HIBERNATORIUM,
      malfunction: false,
      ammo: 'ammo',
      oxygen: 'oxygen',
      wasInReactor: false,
    },
    lander: { where: 'track', space: LANDER_START },
    autodestruction: { state: 'ready', space: NONE },
    lifeSupport: { A: false, B: false, C: false },
    hibernatoriumActive: false,
    shuttleUsed: false,
    antiAircraft: hiddenPile(['active', 'inactive'], rng),
    eggs: SUPPLY.eggs,
    nestDestroyed: false,
    destroyed: false,
    gear: gearInSupply(),
    landingGear: gearOf(LANDING_ZONE_GEAR),
    tiles: roomStacks(rng),
    corridorSupply: rng.shuffle(Array.from(CORRIDOR_TILES, ({ number }) => number)),
    exploration: pile(Object.keys(printed().exploration), rng),
    events: pile(Object.keys(printed().events), rng),
    attacks: pile(decksIn(printed()).attacks, rng),
    wounds: pile(decksIn(printed()).wounds, rng),
    queenHealth: { deck: rng.shuffle(Object.keys(printed().queenHealth)), unseen: [], discard: [] },
    items: {
      red: pile(decksIn(printed()).red, rng),
      green: pile(decksIn(printed()).green, rng),
      yellow: pile(decksIn(printed()).yellow, rng),
    },
    support: pile(decksIn(printed()).support, rng),
    offered: [],
    looked: [],
    transit: { items: [], gear: [] },
    bag,
    piles,
    contamination: contamination(),
    contaminationDeck: rng.shuffle(Array.from(contamination(), (_, card) => card)),
    choices: 0,
    missionTask: mode === 'semi-coop' ? tasks.dealt[0] : null,
    tasks: mode === 'coop' ? tasks.dealt : [],
    removed: [],
    box: {
      characters: rng.shuffle(Object.keys(printed().characters)),
      objectives: decks,
      tasks: tasks.rest,
      robots,
    },
    ending: null,
    outcome: null,
  })
}

/** RET-SETUP-20, RET-SETUP-21: three Corridors around it, a Door slot at its end. */
function layLandingZone(s: State): State {
  s.rooms[LANDING_ZONE] = { tile: 'landing-zone', fire: false, malfunction: false, secure: 0 }
  for (const direction of ['NE', 'E', 'SE'] as const) {
    const place = AROUND[LANDING_ZONE][direction]!
    const number = s.corridorSupply.pop()!
    const end = corridorTile(number).door ? endAt(place, LANDING_ZONE) : NONE
    s.corridors[place] = newCorridor(number, end)
  }
  return s
}

function pile(ids: readonly string[], rng: Rng): Pile {
  return { deck: hiddenPile(ids, rng), discard: [] }
}

/** The cards of each deck, in the order in which they are printed. */
const decksIn = once((all: Printed) => ({
  attacks: counted(all.attacks),
  wounds: Object.keys(all.wounds).flatMap((id) => [id, id, id]),
  red: itemsIn(all, 'red'),
  green: itemsIn(all, 'green'),
  yellow: itemsIn(all, 'yellow'),
  support: itemsIn(all, 'support'),
}))

function itemsIn({ items }: Printed, deck: ItemDef['deck']): string[] {
  return counted(byId(Object.values(items).filter((item) => item.deck === deck)))
}

/** RET-SETUP-22: by their backs. */
function roomStacks(rng: Rng): State['tiles'] {
  const tiles = Object.values(printed().rooms).filter((room) => !room.printed)
  const stack = (type: string) =>
    rng.shuffle(tiles.filter((room) => room.type === type).map(({ id }) => id))
  return { A: stack('A'), B: stack('B'), C: stack('C'), '?': stack('?') }
}

/** RET-SETUP-24, RET-SETUP-25 */
function tokens(seats: number, rng: Rng): { bag: Token[]; piles: State['piles'] } {
  const of = (type: TokenType) =>
    rng.shuffle(TOKENS.filter((token) => token.type === type).map((token) => ({ ...token })))
  const piles = {
    blank: of('blank'),
    queen: of('queen'),
    drone: of('drone'),
    adult: of('adult'),
    larva: of('larva'),
  }
  const bag = [
    ...piles.blank.splice(0),
    ...piles.larva.splice(-2),
    ...piles.adult.splice(-(3 + seats)),
  ]
  return { bag, piles }
}

/** RET-SETUP-12, RET-SETUP-17: what lies elsewhere is not in the supply. */
function gearInSupply(): Record<GearKind, number> {
  const gear = gearOf(SUPPLY.gear - LANDING_ZONE_GEAR)
  gear.ammo--
  gear.oxygen--
  return gear
}

function gearOf(number: number): Record<GearKind, number> {
  return Object.fromEntries(GEAR_KINDS.map((kind) => [kind, number])) as Record<GearKind, number>
}

function contamination(): State['contamination'] {
  const { infected, clean } = CONTAMINATION
  return Array.from({ length: infected + clean }, (_, i) => ({ infected: i < infected, seen: [] }))
}

/** RET-DRAFT-03: cards for more Characters than there are stay away. */
function objectiveDecks(seats: number, rng: Rng): Record<string, string[]> {
  const all = Object.values(printed().objectives).filter(({ least }) => least <= seats)
  const deck = (kind: string) =>
    rng.shuffle(
      all.filter((card) => card.kind === kind).flatMap(({ id, count }) => Array(count).fill(id)),
    )
  return { mission: deck('mission'), private: deck('private') }
}

/** RET-DRAFT-06, RET-MODE-COOP-01, RET-MODE-COOP-15, RET-MODE-COOP-16 */
function drawTasks(mode: Mode, options: Options, seats: number, rng: Rng) {
  const kind = mode === 'coop' ? 'coop' : 'mission-task'
  const deck = rng.shuffle(
    Object.values(printed().tasks)
      .filter((task) => task.kind === kind && task.least <= seats)
      .map(({ id }) => id),
  )
  const number =
    mode === 'coop' ? seats + { fewer: -1, standard: 0, more: 1 }[`${options.tasks}` as 'fewer'] : 1
  const dealt: string[] = []
  while (dealt.length < Math.max(1, number)) {
    const task = deck.pop()!
    if (!dealt.some((one) => excludes(one, task))) dealt.push(task)
  }
  return { dealt, rest: deck }
}

function excludes(one: string, other: string): boolean {
  const pair = ['closedown', 'shutdown-coop']
  return pair.includes(one) && pair.includes(other)
}

/** RET-DRAFT-04, RET-DRAFT-11 to RET-DRAFT-13 */
function newPlayer(
  number: number,
  seat: Seat,
  mode: Mode,
  decks: Record<string, string[]>,
): Player {
  const dealt = (kind: 'mission' | 'private') => ({ id: decks[kind].pop()!, kind, seen: [seat] })
  return {
    number,
    character: '',
    drafting: [],
    fate: 'alive',
    left: null,
    room: LANDING_ZONE,
    inLander: false,
    passed: false,
    health: 0,
    oxygen: MOST_OXYGEN,
    suffocating: false,
    wounds: [],
    armor: null,
    hands: Array.from({ length: HAND_SLOTS }, () => []),
    backpack: [],
    belt: Array(BELT_SLOTS).fill(null),
    hand: [],
    deck: [],
    discard: [],
    larva: false,
    data: false,
    objectives: mode === 'coop' ? [] : [dealt('private'), dealt('mission')],
    discarded: null,
  }
}
