import type { Seat } from '@bulkhead/kernel'
import type { TheseusView } from '@bulkhead/theseus'
import { cardWorth, keptWorth, useWorth } from './theseus-cards.ts'
import {
  allied,
  assaultPoints,
  duplicationsOf,
  enemiesIn,
  homeOf,
  type Station,
  sectorNamed,
  survey,
  trapWounds,
  type UnitView,
  wayOf,
} from './theseus-station.ts'

/**
 * How good a position of Theseus looks to a seat. One Life or Data point counts POINT; everything else
 * is told in those terms: what cards will bring, what the next stop would bring, what enemies threaten.
 */
export function evaluateTheseus(view: TheseusView, seat: Seat): number {
  const station = survey(view)
  const own = view.players[seat].alliance
  const others = view.alliances.flatMap((_, side) =>
    side === own ? [] : [sideWorth(station, side)],
  )
  const threats = enemiesOf(view, seat).map((enemy) => bestStop(station, enemy))
  const dangers = enemiesOf(view, seat).map((enemy) => assaultPoints(station, enemy))
  return (
    sideWorth(station, own) -
    strongest(others) +
    arrivalWorth(station, seat) +
    OWN_PLANS * bestStop(station, seat) -
    ENEMY_PLANS * Math.max(0, ...threats) +
    IN_RANGE * (assaultPoints(station, seat) - Math.max(0, ...dangers))
  )
}

const POINT = 10
const UNSPENT_UPGRADE = 9
const UPGRADED = 16
/** A card that waits is worth this part of what it will be when installed. */
const PENDING = 0.3
const OUT_OF_ORDER = 0.35
const IN_SPACE = 14
const HELD = 12
const PARASITE = 10
const INVISIBLE = 3
/** How much of the best next stop is counted: a plan may be upset. */
const OWN_PLANS = 0.5
const ENEMY_PLANS = 0.4
/** What an Assault would bring right now: one may come from many sides. */
const IN_RANGE = 3
/** From here on a track draws towards its end. */
const LATE = 12

function enemiesOf(view: TheseusView, seat: Seat): Seat[] {
  const { alliance } = view.players[seat]
  return view.order.filter((one) => view.players[one].alliance !== alliance)
}

/** Against several the leader counts most, and the others still do. */
function strongest(sides: readonly number[]): number {
  const mean = sides.reduce((sum, side) => sum + side, 0) / sides.length
  return 0.7 * Math.max(...sides) + 0.3 * mean
}

/** What a side has: points, tokens, cards and units. */
function sideWorth(station: Station, side: number): number {
  const { members, upgrades, kept } = station.view.alliances[side]
  let worth = UNSPENT_UPGRADE * upgrades
  for (const card of kept) worth += keptWorth(card)
  for (const seat of members) {
    worth += trackWorth(station.view, seat)
    worth += installedWorth(station, seat) + pendingWorth(station.view, seat)
    for (const unit of station.view.units) if (unit.owner === seat) worth += unitWorth(unit)
  }
  return worth
}

/** A point counts more the nearer it brings the end of its track. */
function trackWorth(view: TheseusView, seat: Seat): number {
  const { life, data } = view.players[seat]
  const nearing = (points: number) => Math.max(0, points - LATE) ** 2
  const towardsEnd = view.mode === 'deathmatch' ? nearing(life) : -nearing(20 - life)
  return POINT * (life + data) + towardsEnd + nearing(data)
}

function installedWorth(station: Station, seat: Seat): number {
  let worth = 0
  for (const one of station.cards) {
    if (one.card.controller !== seat) continue
    worth += cardWorth(station, one) * (one.works ? 1 : OUT_OF_ORDER)
  }
  return worth
}

function pendingWorth({ sectors, malfunction }: TheseusView, seat: Seat): number {
  let worth = 0
  for (const { pending } of sectors) {
    for (const { id, card } of pending) {
      if (card?.owner !== seat) continue
      worth += PENDING * keptWorth(card.id) * (malfunction === id ? OUT_OF_ORDER : 1)
    }
  }
  return worth
}

function unitWorth(unit: UnitView): number {
  if (unit.place === 'supply' || unit.place === 'card') return 0
  let worth = unit.upgraded ? UPGRADED : 0
  if (ADDED_UNITS.includes(unit.kind)) worth += POINT
  if (unit.place === 'space') worth -= IN_SPACE
  if (unit.held) worth -= HELD
  if (unit.invisible) worth += INVISIBLE
  return worth - PARASITE * unit.parasites
}

/** Units that come into play during a game. */
const ADDED_UNITS: readonly string[] = ['minor-alien', 'runner', 'catcher', 'warrior']

/** A unit on its way has been promised what its Sector offers. */
function arrivalWorth(station: Station, seat: Seat): number {
  const moving = station.view.units.find(
    (unit) => unit.owner === seat && unit.room === null && sectorNamed(station, unit.place),
  )
  return moving ? stopWorth(station, moving, moving.place) : 0
}

/** What the best Movement of the seat's next turn would bring. */
function bestStop(station: Station, seat: Seat): number {
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
function stopWorth(station: Station, unit: UnitView, sector: string): number {
  const seat = unit.owner
  let worth = sectorActionWorth(station, seat, sector)
  for (const one of station.cards) {
    if (one.sector !== sector || !one.works) continue
    if (!allied(station, one.card.controller, seat)) continue
    worth += useWorth(station, one, seat) * (1 + duplicationsOf(station, one))
  }
  if (station.view.players[seat].faction === 'pandora')
    return worth + broodWorth(station, unit, sector)
  return worth + planningWorth(station, seat, sector)
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

/** Installing is the best of it; filling an empty slot or an enemy's loss is something. */
function planningWorth(station: Station, seat: Seat, sector: string): number {
  const { view } = station
  const { pending } = sectorNamed(station, sector)!
  const worths = pending.map(({ id, card }) => {
    if (view.malfunction === id) return 0
    if (!card) return view.players[seat].deck.count > 0 ? DRAWN : 0
    return keptWorth(card.id) * (allied(station, card.owner, seat) ? 1 - PENDING : PENDING)
  })
  return Math.max(0, ...worths)
}
