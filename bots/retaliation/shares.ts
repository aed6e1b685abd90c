import { LANDING_ZONE, NONE, SLOTS } from '@bulkhead/retaliation/printed'
import { isOnMap, type Mind, slotOf } from './mind.ts'
import { carries, type Deed, deedsOf, samplesOf, wantsData } from './needs.ts'
import { frontier, type Ways, waysFrom } from './travel.ts'

/** Who of a crew sees to what: whoever is nearest, and nobody to two things while others have nothing to do. */

/** What this seat sees to itself; alone and among rivals that is everything. */
export function dutiesOf(mind: Mind): readonly Deed[] {
  const deeds = deedsOf(mind)
  const crew = crewOf(mind)
  if (mind.view.mode !== 'coop' || crew.length <= 1) return deeds
  const hands = crew.filter((seat) => !isCarrier(mind, seat) && !isKeeper(mind, seat))
  return sharedOut(mind, deeds, hands.length > 0 ? hands : crew).get(mind.seat) ?? []
}

/** Bears something that a Task of a crew wants out of the Facility: such a one goes home, whatever is left to do. */
export function isCarrier({ view }: Mind, seat: number): boolean {
  return view.players.length > 1 && carries(view, seat)
}

/** Sees to it that somebody Survives, where no Task wants anything carried out: whoever is best off. */
export function isKeeper(mind: Mind, seat: number): boolean {
  const { view } = mind
  const crew = crewOf(mind)
  if (view.mode !== 'coop' || crew.length <= 1 || isSomebodySafe(mind)) return false
  if (wantsData(view) || samplesOf(view) > 0) return false
  return (
    crew.reduce((best, one) => (hindered(mind, one) < hindered(mind, best) ? one : best)) === seat
  )
}

export function isSomebodySafe({ view }: Mind): boolean {
  return view.players.some(
    ({ fate, inLander }) => inLander || fate === 'escaped' || fate === 'hibernated',
  )
}

/** What stands between a Character and the Lander: wounds, Contamination, and the way. */
function hindered(mind: Mind, seat: number): number {
  const { health, contamination, larva, room } = mind.view.players[seat]
  const { steps } = waysFrom(mind, LANDING_ZONE)
  return health + 2 * contamination + (larva ? 10 : 0) + 2 * steps[room]
}

function crewOf({ view }: Mind): number[] {
  return view.players.flatMap((one, seat) => (isOnMap(one) ? [seat] : []))
}

function sharedOut(
  mind: Mind,
  deeds: readonly Deed[],
  crew: readonly number[],
): Map<number, Deed[]> {
  const shares = new Map(crew.map((seat): [number, Deed[]] => [seat, []]))
  const most = Math.ceil(deeds.length / crew.length)
  const pairs = deeds
    .flatMap((deed) => crew.map((seat) => ({ deed, seat, far: distance(mind, seat, deed) })))
    .sort((a, b) => a.far - b.far || a.seat - b.seat)
  const given = new Set<Deed>()
  for (const { deed, seat } of pairs) {
    const share = shares.get(seat)!
    if (given.has(deed) || share.length >= most) continue
    given.add(deed)
    share.push(deed)
  }
  return shares
}

/** Steps to where it can be done, or to where its Room may be found. */
function distance(mind: Mind, seat: number, deed: Deed): number {
  const { room } = mind.view.players[seat]
  const ways = waysFrom(mind, room)
  const there = deed.kind === 'find' ? NONE : slotOf(mind, deed.tile)
  if (there !== NONE) return stepsTo(ways, there)
  const column = COLUMN[deed.kind === 'find' ? deed.section : 'C']
  const found = frontier(mind, ways).map(
    (slot) => stepsTo(ways, slot) + Math.abs(SLOTS[slot].col - column) / 2,
  )
  return Math.min(FAR, ...found)
}

const COLUMN = { A: 1, B: 4, C: 7 } as const
const FAR = 20

function stepsTo({ cost, steps }: Ways, slot: number): number {
  return Number.isFinite(cost[slot]) ? steps[slot] : FAR
}
