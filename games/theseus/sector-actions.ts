import type { Rules, Seat } from '@bulkhead/kernel'
import { assault } from './attack.ts'
import { plain, slotOption, unitOption } from './choices.ts'
import { CONTROL_ROOM, CORRIDORS, SECTORS, type Sector, type Slot, TECH_BAY } from './components.ts'
import { discardInstalled } from './installing.ts'
import { placeMalfunction } from './malfunction.ts'
import {
  allianceOf,
  allied,
  controllerOf,
  homeOf,
  isHeld,
  isMinorAlien,
  malfunctions,
  seatOf,
  supplyOf,
} from './queries.ts'
import { NONE, type State, type Unit } from './state.ts'
import type { Table } from './table.ts'

/** SECTACT: what the Sector itself offers to whoever ended a Movement there. */

type SectorAction = (t: Table, seat: Seat, sector: Sector, turn: ExtraTurn) => Rules

/** The turn of one unit that an Extra Turn is made of. */
type ExtraTurn = (t: Table, seat: Seat, only: Unit) => Rules

/** Pandora on a neutral Sector has both actions, in her order (THE-PAND-29). */
export function* sectorAction(t: Table, seat: Seat, sector: Sector, turn: ExtraTurn): Rules {
  const neutral = NEUTRAL_ACTIONS[sector]
  const home = homeOf(t.state, seat) === sector
  if (!neutral && !home) return
  if (!neutral) return yield* homeAction(t, seat, sector)
  if (!home) return yield* neutral(t, seat, sector, turn)
  const first = yield* t.pick(
    seat,
    { prompt: 'sector-action-order', rule: 'THE-PAND-29' },
    ['neutral', 'pandora'] as const,
    (which) => plain(`${which}-first`),
  )
  if (first === 'neutral') yield* neutral(t, seat, sector, turn)
  yield* homeAction(t, seat, sector)
  if (first === 'pandora') yield* neutral(t, seat, sector, turn)
}

const NEUTRAL_ACTIONS: Readonly<Record<Sector, SectorAction>> = {
  [CORRIDORS]: (t, seat) => assault(t, seat, 'THE-SECTACT-03'),
  [CONTROL_ROOM]: placeMalfunction,
  [TECH_BAY]: extraTurn,
}

/** THE-SECTACT-09: compulsory while a unit can be chosen. */
function* extraTurn(t: Table, seat: Seat, _sector: Sector, turn: ExtraTurn): Rules {
  const s = t.state
  const unit = yield* t.pick(
    seat,
    { prompt: 'extra-turn', rule: 'THE-SECTACT-05' },
    s.units.filter((one) => canTakeExtraTurn(one, seat)),
    (one) => unitOption('extra-turn', one),
  )
  if (!unit) return
  t.log('extra-turn', { unit: unit.name }, 'THE-SECTACT-05')
  yield* turn(t, seat, unit)
}

/** THE-SECTACT-06, THE-SECTACT-16 */
export function canTakeExtraTurn(unit: Unit, seat: Seat): boolean {
  return (
    unit.owner === seat && unit.room !== NONE && !unit.moved && !isHeld(unit) && !isMinorAlien(unit)
  )
}

/** THE-SECTACT-12: an Upgrade token or Clean Base. */
function* homeAction(t: Table, seat: Seat, sector: Sector): Rules {
  const s = t.state
  const choice = yield* t.pick<Slot | null>(
    seat,
    { prompt: 'home-action', rule: 'THE-SECTACT-12' },
    [null, ...cleanable(s, seat, sector)],
    (slot) => (slot === null ? plain('take-upgrade') : slotOption('clean-base', s, slot)),
  )
  if (choice === null) {
    const isPandora = s.players[seat].faction === 'pandora'
    takeUpgrade(t, seat, isPandora ? 'THE-PAND-27' : 'THE-SECTACT-13')
    return
  }
  const isOwn = allied(s, controllerOf(s, s.installed[choice]!), seat)
  discardInstalled(t, choice, isOwn ? 'THE-PAND-31' : 'THE-SECTACT-14')
}

/** THE-SECTACT-15; who shares an enemy's Sector may also throw out cards of her own (THE-PAND-31). */
export function cleanable(s: State, seat: Seat, sector: Sector): Slot[] {
  const { owner, slots } = SECTORS[sector]
  if (owner === null) return []
  const shared = !allied(s, seatOf(s, owner), seat)
  return slots.filter((slot) => {
    const card = s.installed[slot]
    if (!card || malfunctions(s, slot)) return false
    return shared || !allied(s, controllerOf(s, card), seat)
  })
}

/** Takes 1 Upgrade token, if there is one left (THE-TOKEN-02). */
export function takeUpgrade(t: Table, seat: Seat, rule: string): void {
  const s = t.state
  const { faction } = s.players[seat]
  if (supplyOf(s, 'upgrade') < 1) {
    t.log('no-upgrade-left', { faction }, 'THE-TOKEN-02')
    return
  }
  allianceOf(s, seat).upgrades++
  t.log('upgrade-taken', { faction }, rule)
}
