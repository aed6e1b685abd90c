import { listed } from '@bulkhead/common'
import type { Options, Rng, Rules, Seat } from '@bulkhead/kernel'
import { modeOf } from './box.ts'
import { roomOption } from './choices.ts'
import {
  FACTIONS,
  type FactionId,
  LAST_POINT,
  type Room,
  SECTORS,
  type Sector,
  SLOTS,
  STANDARD_UNIT,
  UNITS,
  type UnitKind,
} from './components.ts'
import { settle } from './eject.ts'
import { emptyRooms, homeOf } from './queries.ts'
import {
  type Alliance,
  type Mode,
  NONE,
  type Player,
  type State,
  SUPPLY,
  type Unit,
} from './state.ts'
import type { Table } from './table.ts'

/** SETUP: everything laid out, and the units placed. The ring and the cards have files of their own. */

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
    players: listed(factions, (faction, seat) => newPlayer(mode, faction, seat)),
    alliances: newAlliances(mode, seats),
    ring: [],
    pandora: { sector: NONE, side: 'left' },
    order: [],
    turn: { number: 0, active: 0, quiet: 0, additional: null, moving: NONE },
    units: [],
    rooms: listed(SECTORS, () => [NONE, NONE, NONE, NONE]),
    installed: listed(SLOTS, () => null),
    pending: SECTORS.flatMap((sector) => sector.pending.map(() => null)),
    bonus: listed(SLOTS, () => null),
    malfunction: null,
    deactivations: listed(SECTORS, () => []),
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
  return listed(members, (seated) => ({ members: seated, home: NONE, upgrades: 0, kept: [] }))
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

// --- units ---

/** THE-SETUP-20, THE-TEAM-08: the first units stand at home. */
export function* placeFirstUnits(t: Table): Rules {
  const s = t.state
  const rule = s.mode === 'team' ? 'THE-TEAM-08' : 'THE-SETUP-20'
  for (const seat of s.order) {
    for (const unit of standardUnits(s, seat).slice(0, -1)) {
      yield* placeUnit(t, unit, [homeOf(s, seat)], rule)
    }
  }
  s.cursor = 'last-units'
}

/** THE-SETUP-21: the last one stands anywhere. */
export function* placeLastUnits(t: Table): Rules {
  const s = t.state
  const rule = s.mode === 'team' ? 'THE-TEAM-08' : 'THE-SETUP-21'
  for (const seat of s.order) {
    yield* placeUnit(t, standardUnits(s, seat).at(-1)!, s.ring, rule)
  }
  s.cursor = 'turn'
}

function standardUnits(s: State, seat: Seat): Unit[] {
  const kind = STANDARD_UNIT[s.players[seat].faction]
  const units = s.units.filter((unit) => unit.kind === kind)
  return s.mode === 'team' ? units.slice(0, 2) : units
}

/** THE-SETUP-22: nothing is triggered. */
function* placeUnit(t: Table, unit: Unit, sectors: readonly Sector[], rule: string): Rules {
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
