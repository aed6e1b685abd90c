import type { Rules, Seat } from '@bulkhead/kernel'
import { flashAssault } from './attack.ts'
import { plain, roomOption, sectorOption, slotOption } from './choices.ts'
import { type Room, SECTORS, type Sector, type Slot } from './components.ts'
import { endControl, markUsed } from './control.ts'
import { settle, takeRoom } from './eject.ts'
import { lift, wound } from './points.ts'
import {
  allied,
  cardValue,
  controllerOf,
  duplicationsOf,
  emptyRooms,
  homeOf,
  isFull,
  nextSector,
  onStation,
  unitsIn,
  type Working,
  workingIn,
} from './queries.ts'
import type { CardInPlay, State, Unit } from './state.ts'
import type { Question, Table } from './table.ts'
import { endInvisibility, release, shedParasites } from './tokens.ts'
import { triggerTraps } from './traps.ts'

/** MOVE: units going round the ring, and what their arrival sets off. */

/** One Movement under way. */
interface Journey {
  readonly t: Table
  readonly mover: Seat
  readonly unit: Unit
  points: number
  /** Shortcut cards used: each serves once per Movement (THE-MOVE-13). */
  readonly used: CardInPlay[]
  /** Sectors whose Traps a Deactivation token has silenced. */
  readonly ignored: Sector[]
}

/** How far a unit goes: as many Sectors as there are units in its own (THE-MOVE-02). */
export function movementPoints(s: State, unit: Unit): number {
  return unitsIn(s, unit.sector).length
}

/**
 * Moves a unit clockwise by the mover's choices and resolves its arrival (THE-MOVE-12). Answers the
 * Sector where the Movement ended.
 */
export function* move(t: Table, mover: Seat, unit: Unit, additional = 0): Rules<Sector> {
  const s = t.state
  const points = movementPoints(s, unit) + additional
  const journey: Journey = { t, mover, unit, points, used: [], ignored: [] }
  lift(s, unit)
  t.log('moves', { unit: unit.name, points }, 'THE-MOVE-02')
  while (onStation(unit) && journey.points > 0) yield* goOn(journey)
  if (onStation(unit)) yield* teleport(journey)
  const sector = unit.sector
  if (onStation(unit)) yield* arrive(t, mover, unit, sector, journey.ignored)
  endShortcutControl(t, journey)
  endInvisibility(t, unit, 'THE-TOKEN-08')
  return sector
}

/** To the next Sector: skipped, passed, or the last one. */
function* goOn(journey: Journey): Rules {
  const { t, unit } = journey
  const s = t.state
  const next = nextSector(s, unit.sector)
  if (yield* skips(journey, next)) {
    unit.sector = next
    return
  }
  unit.sector = next
  useMovementPoint(journey)
  if (!onStation(unit)) return
  yield* spend(journey)
  if (journey.points > 0) yield* stopEarly(journey)
  if (journey.points > 0) yield* triggerTraps(t, unit, next, 'pass', journey.ignored)
}

/** THE-TOKEN-07: a Parasite wounds for each Movement point used. */
function useMovementPoint(journey: Journey): void {
  const { t, unit } = journey
  journey.points--
  if (unit.parasites > 0 && !unit.invisible) wound(t, unit, unit.parasites, unit.parasitesOf)
}

/** The mover's Shortcut cards of a kind in a Sector that this Movement has not used. */
function shortcuts(journey: Journey, sector: Sector, kind: string): Working[] {
  const s = journey.t.state
  return workingIn(s, sector, (def) => def.shortcut === kind).filter(
    ({ card }) => allied(s, controllerOf(s, card), journey.mover) && !journey.used.includes(card),
  )
}

/** THE-CARDTYPE-13: skipping costs no Movement point and triggers nothing. */
function* skips(journey: Journey, sector: Sector): Rules<boolean> {
  const { t, mover, unit } = journey
  const s = t.state
  const ways = shortcuts(journey, sector, 'skip')
  if (ways.length === 0) return false
  const question: Question = {
    prompt: 'skip',
    params: { unit: unit.name, sector: SECTORS[sector].id, points: journey.points },
    rule: 'THE-CARDTYPE-13',
  }
  const choices: (Slot | null)[] = [null, ...ways.map((way) => way.slot)]
  const slot = yield* t.pick(mover, question, choices, (way) =>
    way === null ? plain('enter') : slotOption('skip', s, way),
  )
  if (slot === null) return false
  journey.used.push(s.installed[slot]!)
  t.log('skips', { unit: unit.name, sector: SECTORS[sector].id }, 'THE-CARDTYPE-13')
  return true
}

/** Time Loop: Movement points used up without leaving (THE-CARD-60). */
function* spend(journey: Journey): Rules {
  const { t, mover, unit } = journey
  const s = t.state
  for (const { card, slot } of shortcuts(journey, unit.sector, 'spend')) {
    const copies = duplicationsOf(s, slot)
    const most = Math.min(journey.points, cardValue(card) * (1 + copies.length))
    const question: Question = {
      prompt: 'time-loop',
      params: { unit: unit.name, points: journey.points },
      rule: 'THE-CARD-60',
    }
    const amounts = Array.from({ length: most + 1 }, (_, i) => i)
    const spent = yield* t.pick(mover, question, amounts, (amount) => ({
      id: `spend:${amount}`,
      label: 'spend',
      params: { points: amount },
    }))
    if (!spent) continue
    journey.used.push(card)
    if (spent > cardValue(card)) for (const copy of copies) markUsed(s, copy)
    t.log('time-loop', { unit: unit.name, points: spent }, 'THE-CARD-95')
    for (let i = 0; i < spent; i++) useMovementPoint(journey)
  }
}

/** Ventilation Grate: the Movement may end here; the points left are not used. */
function* stopEarly(journey: Journey): Rules {
  const { t, mover, unit } = journey
  const s = t.state
  const [grate] = shortcuts(journey, unit.sector, 'end')
  if (!grate) return
  const question: Question = {
    prompt: 'stop-early',
    params: { unit: unit.name, sector: SECTORS[unit.sector].id, points: journey.points },
    rule: 'THE-MOVE-12',
  }
  const stop = yield* t.pick(mover, question, [false, true], (choice) =>
    choice ? slotOption('stop-here', s, grate.slot) : plain('pass'),
  )
  if (!stop) return
  journey.used.push(grate.card)
  journey.points = 0
}

/** Teleportation: on to any Sector, before a Room is taken (THE-CARD-70, THE-CARD-88). */
function* teleport(journey: Journey): Rules {
  const { t, mover, unit } = journey
  const s = t.state
  if (unit.owner !== mover) return
  const [gate] = shortcuts(journey, unit.sector, 'teleport')
  if (!gate) return
  const from = unit.sector
  const to = yield* t.pick(
    mover,
    { prompt: 'teleport', params: { unit: unit.name }, rule: 'THE-CARD-70' },
    s.ring,
    (sector) => sectorOption(sector === from ? 'stay' : 'teleport', sector),
  )
  if (to === from) return
  journey.used.push(gate.card)
  unit.sector = to
  t.log('teleports', { unit: unit.name, sector: SECTORS[to].id }, 'THE-CARD-71')
}

/** THE-PAND-39: one use of a Shortcut is the Movement in which it was used. */
function endShortcutControl(t: Table, journey: Journey): void {
  for (const card of journey.used) {
    if (card.control?.once) endControl(t, t.state.installed.indexOf(card), 'THE-PAND-39')
  }
}

/**
 * A unit that was moved, by its player or by an enemy, or relocated, comes to rest (THE-MOVE-09): Room or
 * ejection, Parasites shed at home, Traps, held partners released, and a Flash Assault where it is full.
 */
export function* arrive(
  t: Table,
  mover: Seat,
  unit: Unit,
  sector: Sector,
  ignored: Sector[] = [],
): Rules {
  const s = t.state
  yield* takeRoom(t, mover, unit, sector)
  unit.moved = true
  t.log('arrives', { unit: unit.name, sector: SECTORS[sector].id }, 'THE-MOVE-05')
  if (sector === homeOf(s, unit.owner)) shedParasites(t, unit, 'THE-TOKEN-07')
  yield* triggerTraps(t, unit, sector, 'stop', ignored)
  if (onStation(unit)) releaseHeld(t, unit, sector)
  if (isFull(s, sector)) yield* flashAssault(t, mover, sector, 'THE-FLASH-01')
}

/** THE-CARD-86: whoever moved it, a unit frees its own side's held units. */
function releaseHeld(t: Table, unit: Unit, sector: Sector): void {
  const s = t.state
  for (const held of unitsIn(s, sector)) {
    if (held !== unit && allied(s, held.owner, unit.owner)) release(t, held, 'THE-CARD-86')
  }
}

/** SPACE: any empty Room of any Sector; only Traps follow (THE-SPACE-03, THE-SPACE-04). */
export function* placeFromSpace(t: Table, unit: Unit): Rules {
  const s = t.state
  const rooms = s.ring.flatMap((sector) =>
    emptyRooms(s, sector).map((room): [Sector, Room] => [sector, room]),
  )
  const [sector, room] = yield* t.pick(
    unit.owner,
    { prompt: 'from-space', params: { unit: unit.name }, rule: 'THE-SPACE-03', cancel: true },
    rooms,
    ([one, place]) => roomOption('room', one, place),
  )
  settle(s, unit, sector, room)
  unit.moved = true
  t.log('from-space', { unit: unit.name, sector: SECTORS[sector].id }, 'THE-SPACE-03')
  yield* triggerTraps(t, unit, sector, 'stop', [])
}
