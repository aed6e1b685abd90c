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
  const others = view.alliances.flatMap((_, side) => (side === own ? [] : [outlook(station, side)]))
  return (
    sideWorth(station, own) +
    arrivalWorth(station, seat) +
    OWN_PLANS * bestStop(station, seat) +
    IN_RANGE * assaultPoints(station, seat) -
    strongest(others)
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
/** A side that is behind by this much is e times less of a rival. */
const RIVALRY = 40
/** In a death-match, what a point on the shorter track counts. */
const SHORTER = 0.5
/** From here on a track draws towards its end. */
const LATE = 12

/** What an enemy side has, and what it threatens to gain. */
function outlook(station: Station, side: number): number {
  const { members } = station.view.alliances[side]
  return (
    sideWorth(station, side) +
    ENEMY_PLANS * Math.max(...members.map((seat) => bestStop(station, seat))) +
    IN_RANGE * Math.max(...members.map((seat) => assaultPoints(station, seat)))
  )
}

/** Against several each counts as much as it is likely to win: the leader most. */
function strongest(sides: readonly number[]): number {
  const most = Math.max(...sides)
  const others = sides.map((side) => Math.exp((side - most) / RIVALRY))
  return most + RIVALRY * Math.log(others.reduce((sum, one) => sum + one, 0))
}

/** What a side has: points, tokens, cards and units. */
function sideWorth(station: Station, side: number): number {
  const { members, upgrades, kept } = station.view.alliances[side]
  let worth = UNSPENT_UPGRADE * upgrades
  for (const card of kept) worth += keptWorth(station, card)
  for (const seat of members) {
    worth += trackWorth(station.view, seat)
    worth += installedWorth(station, seat) + pendingWorth(station, seat)
    for (const unit of station.view.units) if (unit.owner === seat) worth += unitWorth(unit)
  }
  return worth
}

/** A point counts more the nearer it brings the end of its track. */
function trackWorth(view: TheseusView, seat: Seat): number {
  const { life, data } = view.players[seat]
  const nearing = (points: number) => Math.max(0, points - LATE) ** 2
  if (view.mode !== 'deathmatch') return POINT * (life + data) - nearing(20 - life) + nearing(data)
  const [most, least] = life > data ? [life, data] : [data, life]
  return POINT * (most + SHORTER * least) + nearing(most) + nearing(least)
}

function installedWorth(station: Station, seat: Seat): number {
  let worth = 0
  for (const one of station.cards) {
    if (one.card.controller !== seat) continue
    worth += cardWorth(station, one) * (one.works ? 1 : OUT_OF_ORDER)
  }
  return worth
}

function pendingWorth(station: Station, seat: Seat): number {
  const { sectors, malfunction } = station.view
  let worth = 0
  for (const { pending } of sectors) {
    for (const { id, card } of pending) {
      if (card?.owner !== seat) continue
      worth += PENDING * keptWorth(station, card.id) * (malfunction === id ? OUT_OF_ORDER : 1)
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
