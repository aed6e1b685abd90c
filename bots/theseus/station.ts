import type { Seat } from '@bulkhead/kernel'
import type { TheseusView } from '@bulkhead/theseus'
import {
  CARDS,
  COLLECTS_DATA,
  type PrintedCard,
  ROOM_NAMES,
  SECTORS,
  SLOTS,
  UNITS,
} from '@bulkhead/theseus/printed'

/** Questions to a view of Theseus: who reaches whom, what works, what waits on the way. */

export type SectorView = TheseusView['sectors'][number]
export type CardView = NonNullable<SectorView['slots'][number]['card']>
export type UnitView = TheseusView['units'][number]

const NEIGHBOURS = new Map(
  SLOTS.map(({ id, neighbours }) => [id, new Set(neighbours.map((number) => SLOTS[number].id))]),
)
const BOARDS = new Map(SECTORS.map((sector) => [sector.id, sector]))

/** One Life or Data point; everything else is told in these terms. */
export const POINT = 10
export const UNSPENT_UPGRADE = 9
/** A card that waits is worth this part of what it will be when installed. */
export const PENDING = 0.3

export interface Installed {
  readonly sector: string
  readonly slot: string
  readonly card: CardView
  readonly works: boolean
}

export interface Station {
  readonly view: TheseusView
  readonly cards: readonly Installed[]
  readonly units: ReadonlyMap<string, UnitView>
  /** What an Assault of each seat would bring, once somebody has asked. */
  readonly assaults: (number | undefined)[]
}

export function survey(view: TheseusView): Station {
  const cards: Installed[] = []
  for (const { id: sector, slots } of view.sectors) {
    for (const { id: slot, card } of slots) {
      if (card)
        cards.push({ sector, slot, card, works: !card.crawled && view.malfunction !== slot })
    }
  }
  return { view, cards, units: new Map(view.units.map((unit) => [unit.name, unit])), assaults: [] }
}

export function printed(id: string): PrintedCard {
  return CARDS[id]
}

export function allied({ view }: Station, a: Seat, b: Seat): boolean {
  return view.players[a].alliance === view.players[b].alliance
}

export function homeOf({ view }: Station, seat: Seat): string | null {
  return view.alliances[view.players[seat].alliance].home
}

export function collectsData({ view }: Station, seat: Seat): boolean {
  return COLLECTS_DATA.includes(view.players[seat].faction)
}

/** How often a card acts that in a death-match acts once for each enemy player. */
export function shareOf({ view }: Station): number {
  return view.mode === 'deathmatch' ? view.players.length - 1 : 1
}

/** How many enemies come by a Sector in a round, compared with two players. */
export function crowdOf({ view }: Station): number {
  return view.mode === 'deathmatch' ? ((view.players.length - 1) * 5) / view.sectors.length : 1
}

export function sectorNamed({ view }: Station, id: string): SectorView | undefined {
  return view.sectors.find((sector) => sector.id === id)
}

/** Whose faction Sector it is, if that faction plays. */
export function ownerOf({ view }: Station, sector: string): Seat {
  return view.players.findIndex(({ faction }) => faction === BOARDS.get(sector)!.owner)
}

/** The cards of the neighbouring slots. */
export function besides(station: Station, slot: string): Installed[] {
  const beside = NEIGHBOURS.get(slot)!
  return station.cards.filter((one) => beside.has(one.slot))
}

/** How many more times a card acts because of Duplications. */
export function duplicationsOf(station: Station, { slot, card }: Installed): number {
  if (printed(card.id).duplicates === 'never') return 0
  return besides(station, slot).filter(
    (other) =>
      other.works &&
      printed(other.card.id).type === 'duplication' &&
      other.card.controller === card.controller,
  ).length
}

export function enemiesIn(station: Station, sector: string, seat: Seat): UnitView[] {
  return standingIn(station, sector).filter(
    (unit) => !unit.invisible && !allied(station, unit.owner, seat),
  )
}

export function standingIn(station: Station, sector: string): UnitView[] {
  const standing: UnitView[] = []
  for (const name of sectorNamed(station, sector)?.rooms ?? []) {
    if (name) standing.push(station.units.get(name)!)
  }
  return standing
}

/** The Sectors a unit goes through by its normal Movement, the last one included. */
export function wayOf(
  station: Station,
  unit: UnitView,
  points = standingIn(station, unit.place).length,
): string[] {
  const { sectors } = station.view
  const from = sectors.findIndex((sector) => sector.id === unit.place)
  return Array.from({ length: points }, (_, i) => sectors[(from + i + 1) % sectors.length].id)
}

const PASS_TRAPS = ['mar-fire', 'ali-tentacles', 'sci-defence-system']
const STOP_TRAPS = [...PASS_TRAPS, 'mar-minefield', 'gre-minefield', 'ali-hive']

/** Wounds by Traps that a unit would take on a way. */
export function trapWounds(station: Station, unit: UnitView, way: readonly string[]): number {
  if (unit.invisible) return 0
  const stop = way.length - 1
  let wounds = way.length * unit.parasites
  for (const one of station.cards) {
    const { card, sector, works } = one
    if (!works || allied(station, card.controller, unit.owner)) continue
    if (card.id === 'sci-defence-system' && !card.active) continue
    for (const [i, passed] of way.entries()) {
      const traps = i === stop ? STOP_TRAPS : PASS_TRAPS
      if (passed === sector && traps.includes(card.id)) {
        wounds += card.value * (1 + duplicationsOf(station, one))
      }
    }
  }
  return wounds
}

/** What an Assault of this player would bring, in points: wounds dealt or Data gained. */
export function assaultPoints(station: Station, seat: Seat): number {
  station.assaults[seat] ??= countAssault(station, seat)
  return station.assaults[seat]
}

function countAssault(station: Station, seat: Seat): number {
  let points = 0
  for (const unit of station.view.units) {
    if (unit.owner === seat) points += attackPoints(station, unit)
  }
  return points + hiddenPoints(station, seat)
}

/** What Camouflaged cards add to an Assault, or to a Flash Assault in one Sector. */
function hiddenPoints(station: Station, seat: Seat, only?: string): number {
  let points = 0
  for (const one of station.cards) {
    if (one.card.id !== 'ali-camouflaged' || !one.works) continue
    if (only !== undefined && one.sector !== only) continue
    if (!allied(station, one.card.controller, seat)) continue
    if (enemiesIn(station, one.sector, seat).length === 0) continue
    points += one.card.value * (1 + duplicationsOf(station, one))
  }
  return points
}

/** What a Flash Assault would bring if this unit came to fill a Sector; nothing where it would not. */
export function flashPoints(station: Station, unit: UnitView, sector: string): number {
  const { rooms } = sectorNamed(station, sector)!
  const empty = rooms.filter((name) => name === null).length
  if (empty > 1 || rooms.includes(unit.name)) return 0
  // A unit that has to eject another takes its Room: any will do.
  const taken = Math.max(0, rooms.indexOf(null))
  let points = attackFrom(station, unit, sector, taken)
  for (const other of standingIn(station, sector)) {
    if (other.owner === unit.owner) points += attackPoints(station, other)
  }
  return points + hiddenPoints(station, unit.owner, sector)
}

/** What one attack of a unit would bring. */
export function attackPoints(station: Station, unit: UnitView): number {
  return unit.room === null
    ? 0
    : attackFrom(station, unit, unit.place, ROOM_NAMES.indexOf(unit.room))
}

function attackFrom(station: Station, unit: UnitView, sector: string, room: number): number {
  const attack = UNITS[unit.kind].attack[unit.upgraded ? 1 : 0]
  if (attack === 'none' || unit.held) return 0
  const joined = BOARDS.get(sector)!.passages[room]
  const targets = enemiesIn(station, sector, unit.owner).filter(
    (enemy) => joined[ROOM_NAMES.indexOf(enemy.room!)],
  )
  if (targets.length === 0) return 0
  return (attack === 'area' ? targets.length : 1) + addedPoints(station, unit, attack, sector)
}

function addedPoints(station: Station, unit: UnitView, attack: string, place: string): number {
  const adding = attack === 'data' ? 'gre-brood-chamber' : 'mar-strategic-position'
  let points = 0
  for (const one of station.cards) {
    const { card, sector, works } = one
    if (card.id !== adding || sector !== place || !works) continue
    if (allied(station, card.controller, unit.owner)) {
      points += card.value * (1 + duplicationsOf(station, one))
    }
  }
  return points
}
