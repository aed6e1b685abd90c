import type { Options, Rng, Rules, Seat, Table } from '@bulkhead/kernel'
import { cardInPlay, cardsOf, defOf } from './cards/card.ts'
import { cardOption, roomOption, sectorOption, slotOption } from './choices.ts'
import {
  CONTROL_ROOM,
  CORRIDORS,
  FACTIONS,
  type FactionId,
  LAST_POINT,
  type Room,
  SECTORS,
  type Sector,
  SLOTS,
  STANDARD_UNIT,
  sectorOfFaction,
  TECH_BAY,
  UNITS,
  type UnitKind,
} from './components.ts'
import { settle } from './eject.ts'
import { install } from './installing.ts'
import { draw, isInstant, keep } from './planning.ts'
import { emptyRooms, emptySlots, homeOf, seatOf } from './queries.ts'
import {
  type Alliance,
  type BonusId,
  type CardId,
  type Mode,
  NONE,
  type Player,
  type State,
  SUPPLY,
  type Unit,
} from './state.ts'

/** SETUP, BEGIN, DM, TEAM: preparing a game. `setup` lays everything out; the steps ask the players. */

export function modeOf(options: Options, seats: number): Mode {
  if (seats === 2) return 'duel'
  return options.mode === 'team' ? 'team' : 'deathmatch'
}

export function setup(options: Options, seats: number, rng: Rng): State {
  const mode = modeOf(options, seats)
  const factions = drawFactions(options.factions as readonly string[], rng)
  const s: State = {
    mode,
    cursor: 'ring',
    rules: {
      threeCards: options.threeCards as boolean,
      chosenDecks: options.decks === 'chosen',
      level: Number(options.level),
      ring: options.ring as State['rules']['ring'],
    },
    players: factions.map((faction, seat) => newPlayer(mode, faction, seat)),
    alliances: newAlliances(mode, seats),
    ring: [],
    pandora: { sector: NONE, side: 'left' },
    order: [],
    turn: { number: 0, active: 0, quiet: 0, additional: null, moving: NONE },
    units: [],
    rooms: SECTORS.map(() => [NONE, NONE, NONE, NONE]),
    installed: SLOTS.map(() => null),
    pending: SECTORS.flatMap((sector) => sector.pending.map(() => null)),
    bonus: SLOTS.map(() => null),
    malfunction: null,
    deactivations: SECTORS.map(() => []),
    endOfGame: 0,
    discarded: [],
    outcome: null,
  }
  s.units = newUnits(s)
  return s
}

/** Who is not given a faction draws one at random. */
function drawFactions(wanted: readonly string[], rng: Rng): FactionId[] {
  const free = rng.shuffle(
    FACTIONS.filter((faction) => faction !== 'pandora' && !wanted.includes(faction)),
  )
  return wanted.map((faction) => (faction === 'random' ? free.pop()! : (faction as FactionId)))
}

function newPlayer(mode: Mode, faction: FactionId, seat: Seat): Player {
  return {
    faction,
    alliance: mode === 'team' ? seat % 2 : seat,
    life: mode === 'deathmatch' ? 0 : LAST_POINT,
    data: 0,
    deck: [],
    box: [],
    drawn: [],
    out: false,
  }
}

function newAlliances(mode: Mode, seats: number): Alliance[] {
  const members =
    mode === 'team'
      ? [
          [0, 2],
          [1, 3],
        ]
      : Array.from({ length: seats }, (_, seat) => [seat])
  return members.map((seated) => ({ members: seated, home: NONE, upgrades: 0, kept: [] }))
}

function newUnits(s: State): Unit[] {
  return s.players.flatMap(({ faction }, seat) =>
    (Object.keys(UNITS) as UnitKind[])
      .filter((kind) => UNITS[kind].faction === faction)
      .flatMap((kind) =>
        Array.from({ length: UNITS[kind].count }, (_, i) => newUnit(kind, i + 1, seat)),
      ),
  )
}

function newUnit(kind: UnitKind, number: number, owner: Seat): Unit {
  return {
    name: `${kind}-${number}`,
    kind,
    owner,
    upgraded: false,
    sector: SUPPLY,
    room: NONE,
    moved: false,
    phantom: false,
    invisible: false,
    parasites: 0,
    parasitesOf: NONE,
    clamp: NONE,
  }
}

// --- the ring ---

/** THE-SETUP-02, THE-DM-01: the printed ring, a random one, or one laid by the players in turn. */
export function* layRing(t: Table<State>): Rules {
  const s = t.state
  if (s.mode === 'team') {
    s.cursor = 'alliance-sectors'
    return
  }
  const printed = printedRing(s)
  s.ring = printed
  if (s.mode === 'deathmatch' && s.rules.ring === 'random') {
    s.ring = [CORRIDORS, ...t.rng.shuffle(printed.slice(1))]
  } else if (s.mode === 'deathmatch' && s.rules.ring === 'players') {
    yield* layInTurn(t, printed)
  }
  for (const alliance of s.alliances) {
    alliance.home = sectorOfFaction(s.players[alliance.members[0]].faction)
  }
  finishRing(t)
}

function printedRing(s: State): Sector[] {
  const homes = s.players.map(({ faction }) => sectorOfFaction(faction)).filter((one) => one >= 0)
  const [first, second, ...others] = homes
  if (s.mode === 'duel') {
    return [CORRIDORS, CONTROL_ROOM, first, TECH_BAY, ...(second === undefined ? [] : [second])]
  }
  return [CORRIDORS, first, CONTROL_ROOM, second, TECH_BAY, ...others]
}

function* layInTurn(t: Table<State>, sectors: readonly Sector[]): Rules {
  const s = t.state
  s.ring = [CORRIDORS]
  for (let i = 0; s.ring.length < sectors.length; i++) {
    const next = yield* t.pick(
      i % s.players.length,
      { prompt: 'lay-sector', rule: 'THE-DM-01' },
      sectors.filter((sector) => !s.ring.includes(sector)),
      (sector) => sectorOption('lay', sector),
    )
    s.ring.push(next)
  }
}

/** THE-TEAM-03: partners decide together which of their two faction Sectors they use. */
export function* chooseAllianceSectors(t: Table<State>): Rules {
  const s = t.state
  for (const alliance of s.alliances) {
    const [first, second] = alliance.members
    const homes = alliance.members
      .map((seat) => sectorOfFaction(s.players[seat].faction))
      .filter((sector) => sector >= 0)
    if (homes.length === 1) {
      alliance.home = homes[0]
      continue
    }
    const ask = (seat: Seat) => ({
      seat,
      question: { prompt: 'alliance-sector', rule: 'THE-TEAM-03' },
      choices: homes.map((sector) => sectorOption('alliance-sector', sector)),
    })
    const answers = yield* t.askAll([ask(first), ask(second)])
    t.reveal() // Until now nobody knew what a partner had answered.
    const wishOf = (seat: Seat) => answers.find((one) => one.seat === seat)!.picks[0].id
    // Partners who disagree leave it to the one who plays first.
    alliance.home = homes.find(
      (sector) => sectorOption('alliance-sector', sector).id === wishOf(first),
    )!
    if (wishOf(first) !== wishOf(second)) t.log('partners-disagree', undefined, 'THE-TEAM-03')
  }
  const [a, b] = s.alliances
  s.ring = [CORRIDORS, CONTROL_ROOM, a.home, TECH_BAY, b.home]
  finishRing(t)
}

function finishRing(t: Table<State>): void {
  const s = t.state
  t.log('ring', undefined, 'THE-SETUP-01')
  s.cursor = 'pandora-token'
}

/** THE-PAND-11: left or right of any Sector; then the turn order is known. */
export function* layPandoraToken(t: Table<State>): Rules {
  const s = t.state
  const seat = seatOf(s, 'pandora')
  if (seat !== NONE) yield* placeToken(t, seat)
  s.order = turnOrder(s)
  s.turn.active = s.order[0]
  layBonusCards(t)
  s.cursor = 'decks'
}

function* placeToken(t: Table<State>, seat: Seat): Rules {
  const s = t.state
  if (s.mode === 'team') {
    s.pandora = { sector: homeOf(s, seat), side: 'left' }
    return
  }
  const places = s.ring.flatMap((sector) =>
    SECTORS[sector].owner === null
      ? [{ sector, side: 'left' as const }]
      : [
          { sector, side: 'left' as const },
          { sector, side: 'right' as const },
        ],
  )
  s.pandora = yield* t.pick(
    seat,
    { prompt: 'pandora-token', rule: 'THE-PAND-11' },
    places,
    (place) => ({
      id: `token:${SECTORS[place.sector].id}:${place.side}`,
      label: SECTORS[place.sector].owner === null ? 'token' : `token-${place.side}`,
      targets: [{ kind: 'sector', id: SECTORS[place.sector].id }],
    }),
  )
  s.alliances[s.players[seat].alliance].home = s.pandora.sector
  t.log('pandora-token', { sector: SECTORS[s.pandora.sector].id }, 'THE-PAND-11')
}

/** Clockwise by the faction Sectors; Pandora by her token (THE-PAND-13, THE-PAND-14). */
function turnOrder(s: State): Seat[] {
  if (s.mode === 'team') return [0, 1, 2, 3]
  const pandora = seatOf(s, 'pandora')
  return s.ring.flatMap((sector) => {
    const owner = s.players.findIndex(({ faction }) => sectorOfFaction(faction) === sector)
    const here = owner === NONE ? [] : [owner]
    if (pandora === NONE || s.pandora.sector !== sector) return here
    return s.pandora.side === 'left' ? [pandora, ...here] : [...here, pandora]
  })
}

const BONUS_CARDS: readonly BonusId[] = [
  'bon-unexpected-reinforcements',
  'bon-gangway',
  'bon-upgrade',
]

/** THE-SETUP-09: sector by sector, clockwise from the Corridors; the others stay in the box. */
function layBonusCards(t: Table<State>): void {
  const s = t.state
  const cards = t.rng.shuffle(
    BONUS_CARDS.flatMap((id) => Array<BonusId>(defOf(id).copies).fill(id)),
  )
  for (const sector of s.ring) {
    for (const slot of SECTORS[sector].slots) if (SLOTS[slot].bonus) s.bonus[slot] = cards.pop()!
  }
}

// --- decks and starting cards ---

/** Tournament decks are chosen by everybody at the same time, in secret. */
export function* chooseDecks(t: Table<State>): Rules {
  const s = t.state
  const choosing = s.order.filter((seat) => s.players[seat].faction !== 'pandora')
  if (s.rules.chosenDecks) {
    const size = deckSize(s.mode)
    const answers = yield* t.askAll(
      choosing.map((seat) => ({
        seat,
        question: { prompt: 'choose-deck', params: { size }, min: size, max: size },
        choices: deckOptions(s, seat),
      })),
    )
    for (const { seat, picks } of answers)
      setDeck(
        t,
        seat,
        picks.map((option) => option.id),
      )
  } else {
    for (const seat of choosing) dealDeck(t, s.players[seat])
  }
  for (const seat of choosing) drawStartingCards(t, seat)
  s.cursor = 'starting-cards'
}

export function deckSize(mode: Mode): number {
  return mode === 'team' ? 10 : 15
}

/** THE-SETUP-11, THE-SETUP-12: the first cards are the deck, the others go back unseen. */
function dealDeck(t: Table<State>, player: Player): void {
  const { mode, rules } = t.state
  const cards = t.rng.shuffle(cardsOf(player.faction, rules.level))
  player.deck = cards.slice(0, deckSize(mode))
  player.box = cards.slice(deckSize(mode))
}

/** One option for each copy of each card. */
function deckOptions(s: State, seat: Seat) {
  const cards = cardsOf(s.players[seat].faction, s.rules.level)
  return cards.map((card, i) => {
    const copy = i - cards.indexOf(card) + 1
    return { ...cardOption('deck-card', card), id: `${card}:${copy}` }
  })
}

function setDeck(t: Table<State>, seat: Seat, picks: readonly string[]): void {
  const s = t.state
  const player = s.players[seat]
  const options = deckOptions(s, seat).map((option) => option.id)
  const cardsIn = (ids: readonly string[]) => ids.map((id) => id.slice(0, id.indexOf(':')))
  player.deck = t.rng.shuffle(cardsIn(picks))
  player.box = cardsIn(options.filter((id) => !picks.includes(id)))
}

/** How many starting cards a player draws: those to install and those for the pending slots. */
function startingCards(s: State): { installed: number; pending: number } {
  return { installed: s.rules.threeCards ? 3 : 1, pending: s.mode === 'team' ? 1 : 2 }
}

function drawStartingCards(t: Table<State>, seat: Seat): void {
  const { installed, pending } = startingCards(t.state)
  const player = t.state.players[seat]
  for (let i = 0; i < installed + pending; i++) player.drawn.push(draw(t, seat)!)
}

/** THE-SETUP-15, THE-BEGIN-07: one at a time in turn order; what is left becomes pending. */
export function* placeStartingCards(t: Table<State>): Rules {
  const s = t.state
  const choosing = s.order.filter((seat) => s.players[seat].drawn.length > 0)
  for (let round = 0; round < startingCards(s).installed; round++) {
    for (const seat of choosing) yield* installStartingCard(t, seat)
  }
  for (const seat of choosing) layPendingCards(s, seat)
  s.cursor = 'first-units'
}

function* installStartingCard(t: Table<State>, seat: Seat): Rules {
  const s = t.state
  const { drawn } = s.players[seat]
  const slots = emptySlots(s)
  const card = yield* t.pick(
    seat,
    { prompt: slots.length > 0 ? 'starting-card' : 'no-slot-left', rule: 'THE-SETUP-15' },
    [...new Set(drawn)],
    (one) => cardOption('starting-card', one),
  )
  if (isInstant(card)) {
    takeOut(drawn, card)
    keep(t, seat, card)
    return
  }
  if (slots.length === 0) {
    // THE-BEGIN-10: four players' cards are more than the slots of five Sectors.
    takeOut(drawn, card)
    s.players[seat].deck.push(card)
    t.log('put-back', { faction: s.players[seat].faction, card }, 'THE-BEGIN-10')
    return
  }
  const slot = yield* t.pick(
    seat,
    { prompt: 'install', params: { card }, rule: 'THE-SETUP-15', cancel: true },
    slots,
    (one) => slotOption('install', s, one),
  )
  takeOut(drawn, card)
  install(t, slot, cardInPlay(card, seat))
}

/** THE-SETUP-17, THE-TEAM-06: into the free pending slots at home. */
function layPendingCards(s: State, seat: Seat): void {
  const player = s.players[seat]
  for (const slot of SECTORS[homeOf(s, seat)].pending) {
    if (s.pending[slot] === null && player.drawn.length > 0) {
      s.pending[slot] = cardInPlay(player.drawn.shift()!, seat)
    }
  }
}

function takeOut(cards: CardId[], card: CardId): void {
  cards.splice(cards.indexOf(card), 1)
}

// --- units ---

/** THE-SETUP-20, THE-TEAM-08: the first units stand at home. */
export function* placeFirstUnits(t: Table<State>): Rules {
  const s = t.state
  for (const seat of s.order) {
    for (const unit of standardUnits(s, seat).slice(0, -1)) {
      yield* placeUnit(t, unit, [homeOf(s, seat)], 'THE-SETUP-20')
    }
  }
  s.cursor = 'last-units'
}

/** THE-SETUP-21: the last one stands anywhere. */
export function* placeLastUnits(t: Table<State>): Rules {
  const s = t.state
  for (const seat of s.order) {
    yield* placeUnit(t, standardUnits(s, seat).at(-1)!, s.ring, 'THE-SETUP-21')
  }
  s.cursor = 'turn'
}

function standardUnits(s: State, seat: Seat): Unit[] {
  const kind = STANDARD_UNIT[s.players[seat].faction]
  const units = s.units.filter((unit) => unit.kind === kind)
  return s.mode === 'team' ? units.slice(0, 2) : units
}

/** THE-SETUP-22: nothing is triggered. */
function* placeUnit(t: Table<State>, unit: Unit, sectors: readonly Sector[], rule: string): Rules {
  const s = t.state
  const rooms = sectors.flatMap((sector) =>
    emptyRooms(s, sector).map((room): [Sector, Room] => [sector, room]),
  )
  const [sector, room] = yield* t.pick(
    unit.owner,
    { prompt: 'place-unit', params: { unit: unit.name }, rule },
    rooms,
    ([one, place]) => roomOption('room', one, place),
  )
  settle(s, unit, sector, room)
  t.log('placed', { unit: unit.name, sector: SECTORS[sector].id }, rule)
}
