import type { Seat } from '@bulkhead/kernel'
import type { TheseusView } from '@bulkhead/theseus'
import { cardWorth, keptWorth } from './cards.ts'
import {
  assaultPoints,
  PENDING,
  POINT,
  type Station,
  survey,
  UNSPENT_UPGRADE,
  type UnitView,
} from './station.ts'
import { arrivalWorth, bestStop } from './stops.ts'

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

const UPGRADED = 16
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
