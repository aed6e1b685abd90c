import type { Rules } from '@bulkhead/kernel'
import type { Place } from './facility.ts'
import { groupsOf, removeIntruder } from './intruders.ts'
import { hitQueen, hitsLeft, skull } from './queen.ts'
import { corridorAt, intrudersAt, isThere, seatOf } from './queries.ts'
import type { Intruder, Player, State } from './state.ts'
import type { Table } from './table.ts'

/** COMBAT, IHEALTH: Hits in Rooms stay; Hits in Corridors kill or are lost. */

/** RET-COMBAT-03, RET-IHEALTH-01, RET-IHEALTH-05: in a Room only a Larva dies of a Hit alone. */
export function* hit(t: Table, intruder: Intruder, hits: number, me: Player | null): Rules {
  if (!isThere(t.state, intruder) || hits <= 0) return
  if (intruder.type === 'queen') {
    yield* hitQueen(t, intruder, hits, me)
    return
  }
  intruder.hits += hits
  const { type, name } = intruder
  t.log('hit', { type, intruder: name, number: hits, hits: intruder.hits }, 'RET-COMBAT-03')
  if (type === 'larva') slay(t, intruder, 'RET-IHEALTH-01')
}

/** RET-SHOOT-05: it dies, whatever its Hits; the Queen takes a skull. */
export function* critical(t: Table, intruder: Intruder, me: Player | null): Rules {
  if (!isThere(t.state, intruder)) return
  if (intruder.type === 'queen') yield* skull(t, intruder, me)
  else slay(t, intruder, 'RET-SHOOT-05')
}

/** RET-INTR-05, RET-SHOOT-09 */
export function slay(t: Table, intruder: Intruder, rule: string): void {
  removeIntruder(t, intruder)
  t.log('slain', { type: intruder.type, intruder: intruder.name }, rule)
}

// --- Corridors ---

/** How Hits could be shared out: how many of each kind take them. */
export interface Shares {
  readonly drones: number
  readonly adults: number
  readonly larvae: number
  readonly queen: number
}

/** RET-BURST-05 to RET-BURST-10, RET-BURST-13, RET-BURST-14: `leader` shares the Hits out. */
export function* hitCorridor(t: Table, me: Player, place: Place, hits: number, leader = me): Rules {
  const s = t.state
  const tile = corridorAt(s, place).tile
  t.log('corridor-hits', { corridor: tile, number: hits }, 'RET-BURST-05')
  const ways = sharings(s, place, hits)
  const shares = yield* t.pick(
    seatOf(s, leader),
    { prompt: 'share-hits', params: { number: hits, corridor: tile }, rule: 'RET-BURST-05' },
    ways,
    (one) => ({
      id: `hits:${one.drones}-${one.adults}-${one.larvae}-${one.queen}`,
      label: 'share-hits',
      targets: [{ kind: 'corridor', id: tile }],
      params: { ...one },
    }),
  )
  if (!shares) return
  const lost = hits - takenBy(shares)
  if (lost > 0) t.log('hits-lost', { number: lost }, 'RET-BURST-09')
  yield* applyShares(t, me, place, shares)
}

function takenBy({ drones, adults, larvae, queen }: Shares): number {
  return 2 * drones + adults + larvae + queen
}

function* applyShares(t: Table, me: Player, place: Place, shares: Shares): Rules {
  const there = intrudersAt(t.state, place)
  const some = (type: Intruder['type'], number: number) =>
    there.filter((one) => one.type === type).slice(0, number)
  const dead = [
    ...some('drone', shares.drones),
    ...some('adult', shares.adults),
    ...some('larva', shares.larvae),
  ]
  for (const one of dead) removeIntruder(t, one)
  const corridor = corridorAt(t.state, place).tile
  for (const params of groupsOf(dead.map(({ type }) => type))) {
    t.log('horde-slain', { ...params, corridor }, 'RET-BURST-10')
  }
  const queen = there.find(({ type }) => type === 'queen')
  if (queen && shares.queen > 0) yield* hitQueen(t, queen, shares.queen, me)
}

/** Every way that holds no Hit back. */
export function sharings(s: State, place: Place, hits: number): Shares[] {
  return sharingsAmong(hordeAt(s, place, hitsLeft(s)), hits)
}

/** How many of each are in a Corridor; of the Queen, how many Hits she can take. */
export function hordeAt(
  s: { readonly intruders: readonly Readonly<Intruder>[] },
  place: Place,
  queenHits: number,
): Shares {
  const there = intrudersAt(s, place)
  const count = (type: Intruder['type']) => there.filter((one) => one.type === type).length
  return {
    drones: count('drone'),
    adults: count('adult'),
    larvae: count('larva'),
    queen: count('queen') > 0 ? queenHits : 0,
  }
}

export function sharingsAmong(most: Shares, hits: number): Shares[] {
  const ways: Shares[] = []
  for (let drones = Math.min(most.drones, Math.floor(hits / 2)); drones >= 0; drones--) {
    for (let queen = Math.min(most.queen, hits - 2 * drones); queen >= 0; queen--) {
      for (let adults = Math.min(most.adults, hits - 2 * drones - queen); adults >= 0; adults--) {
        const rest = hits - 2 * drones - queen - adults
        const larvae = Math.min(most.larvae, rest)
        const way = { drones, adults, larvae, queen }
        if (isWhole(way, most, hits)) ways.push(way)
      }
    }
  }
  return ways
}

/** Nobody in the Corridor could take what is left over. */
function isWhole(way: Shares, most: Shares, hits: number): boolean {
  const { drones, adults, larvae, queen } = way
  const left = hits - takenBy(way)
  if (left === 0) return true
  const small = adults < most.adults || larvae < most.larvae || queen < most.queen
  return !small && (left < 2 || drones === most.drones)
}
