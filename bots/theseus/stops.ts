import type { Seat } from '@bulkhead/kernel'
import type { TheseusView } from '@bulkhead/theseus'
import { cardWorth, keptWorth, useWorth } from './cards.ts'
import {
  allied,
  assaultPoints,
  duplicationsOf,
  enemiesIn,
  flashPoints,
  homeOf,
  PENDING,
  POINT,
  type Station,
  sectorNamed,
  trapWounds,
  UNSPENT_UPGRADE,
  type UnitView,
  wayOf,
} from './station.ts'

/** What a stop in a Sector brings to the unit that ends its Movement there. */

/** A unit on its way has been promised what its Sector offers. */
export function arrivalWorth(station: Station, seat: Seat): number {
  const moving = station.view.units.find(
    (unit) => unit.owner === seat && unit.room === null && sectorNamed(station, unit.place),
  )
  return moving ? stopWorth(station, moving, moving.place) : 0
}

/** What the best Movement of the seat's next turn would bring. */
export function bestStop(station: Station, seat: Seat): number {
  let best = 0
  for (const unit of station.view.units) {
    if (unit.owner !== seat || unit.room === null || unit.held) continue
    if (unit.kind === 'minor-alien') continue
    const way = wayOf(station, unit)
    const worth =
      stopWorth(station, unit, way[way.length - 1]) - POINT * trapWounds(station, unit, way)
    best = Math.max(best, worth)
  }
  return best
}

/** Action cards, Sector action and Planning where a unit ends its Movement. */
export function stopWorth(station: Station, unit: UnitView, sector: string): number {
  const seat = unit.owner
  let worth = sectorActionWorth(station, seat, sector) + flashWorth(station, unit, sector)
  for (const one of station.cards) {
    if (one.sector !== sector || !one.works) continue
    if (!allied(station, one.card.controller, seat)) continue
    worth += useWorth(station, one, seat) * (1 + duplicationsOf(station, one))
  }
  if (station.view.players[seat].faction === 'pandora')
    return worth + broodWorth(station, unit, sector)
  return worth + planningWorth(station, seat, sector)
}

/** The Flash Assault of a unit that fills a Sector: in a death-match most wounds come from those. */
function flashWorth(station: Station, unit: UnitView, sector: string): number {
  if (station.view.mode !== 'deathmatch') return 0
  return POINT * flashPoints(station, unit, sector)
}

function sectorActionWorth(station: Station, seat: Seat, sector: string): number {
  const home = homeOf(station, seat) === sector ? UNSPENT_UPGRADE : 0
  if (sector === 'corridors') return home + POINT * assaultPoints(station, seat)
  if (sector === 'control-room') return home + MALFUNCTION
  if (sector === 'tech-bay') return home + EXTRA_TURN
  return home
}

/** A Creature hatches where no enemy stands; an Embryo takes the best enemy card. */
function broodWorth(station: Station, unit: UnitView, sector: string): number {
  if (unit.kind === 'creature') {
    return enemiesIn(station, sector, unit.owner).length === 0 ? POINT : 0
  }
  const enemyCards = station.cards.filter(
    ({ sector: where, card }) => where === sector && !allied(station, card.controller, unit.owner),
  )
  return Math.max(0, ...enemyCards.map((one) => cardWorth(station, one)))
}

const MALFUNCTION = 6
const EXTRA_TURN = 9
const DRAWN = 4

/** The best that Planning offers in a Sector. */
function planningWorth(station: Station, seat: Seat, sector: string): number {
  let best = 0
  for (const { id } of sectorNamed(station, sector)!.pending) {
    best = Math.max(best, planWorth(station, seat, id))
  }
  return best
}

/** Installing is the best of it; filling an empty slot or an enemy's loss is something. */
export function planWorth(station: Station, seat: Seat, slot: string): number {
  const { view } = station
  if (view.malfunction === slot) return 0
  const card = pendingIn(view, slot)
  if (!card) return view.players[seat].deck.count > 0 ? DRAWN : 0
  return keptWorth(station, card.id) * (allied(station, card.owner, seat) ? 1 - PENDING : PENDING)
}

function pendingIn({ sectors }: TheseusView, slot: string) {
  for (const { pending } of sectors) {
    for (const { id, card } of pending) if (id === slot) return card
  }
  return null
}
