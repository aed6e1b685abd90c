import type { Option, Seat } from '@bulkhead/kernel'
import type { TheseusView } from '@bulkhead/theseus'
import { trapsOnWay, type WayTraps } from '@bulkhead/theseus/way-traps'
import {
  actionOf,
  allied,
  collectsData,
  ownersOf,
  printedCard,
  type SectorView,
  type SlotView,
  sectorNamed,
  type UnitView,
  unitNamed,
  unitsIn,
  works,
} from './names.ts'

/** Where a Movement leads if no card changes it, and what waits there. */
export interface Way extends WayTraps {
  readonly unit: UnitView
  readonly mover: Seat
  readonly points: number
  /** Indexes of the Sectors in the ring, from the first one entered to the last. */
  readonly from: number
  readonly to: number
  readonly landing: SectorView
  readonly actions: readonly SlotView[]
  readonly shortcuts: readonly SlotView[]
  readonly sectorAction: ReturnType<typeof actionOf> | null
  /** What the arrival does to the Sector. */
  readonly crowd: 'room' | 'fills' | 'ejects'
  readonly planning: boolean
}

const MOVES = new Set(['move', 'move-gangway', 'move-run', 'extra-turn', 'move-enemy'])

export function isMove({ label }: Option): boolean {
  return MOVES.has(label)
}

/** The way of an option that moves a unit; null for every other option. */
export function wayOf(view: TheseusView, option: Option, mover: Seat): Way | null {
  if (!isMove(option)) return null
  const unit = unitNamed(view, String(option.targets?.[0]?.id))
  const start = unit && sectorNamed(view, unit.place)
  if (!unit || !start) return null
  const points = Number(option.params?.points ?? unitsIn(start))
  return wayBy(view, unit, start, points, mover)
}

function wayBy(
  view: TheseusView,
  unit: UnitView,
  start: SectorView,
  points: number,
  mover: Seat,
): Way {
  const { sectors } = view
  const from = sectors.indexOf(start)
  const landing = sectors[(from + points) % sectors.length]
  const between = Array.from(
    { length: points - 1 },
    (_, i) => sectors[(from + 1 + i) % sectors.length],
  )
  const others = landing.rooms.filter((room) => room !== null && room !== unit.name).length
  const isOwn = unit.owner === mover
  return {
    unit,
    mover,
    points,
    from,
    to: from + points,
    landing,
    ...trapsOnWay(view, unit, points),
    actions: isOwn ? actionsIn(view, landing, mover) : [],
    shortcuts: [...between, landing].flatMap((sector) => shortcutsIn(view, sector, mover)),
    sectorAction: isOwn ? sectorActionOf(view, landing.id, mover) : null,
    crowd: others === 4 ? 'ejects' : others === 3 ? 'fills' : 'room',
    planning: isOwn && view.players[mover].faction !== 'pandora' && landing.pending.length > 0,
  }
}

function actionsIn(view: TheseusView, sector: SectorView, seat: Seat): SlotView[] {
  return sector.slots.filter((slot) => {
    if (!slot.card || !works(view, slot) || !allied(view, slot.card.controller, seat)) return false
    const { acts, data } = printedCard(slot.card.id)
    return acts.includes('action') && (!data || collectsData(view.players[seat].faction))
  })
}

function shortcutsIn(view: TheseusView, sector: SectorView, seat: Seat): SlotView[] {
  return sector.slots.filter(
    (slot) =>
      slot.card !== null &&
      works(view, slot) &&
      allied(view, slot.card.controller, seat) &&
      printedCard(slot.card.id).shortcut !== undefined,
  )
}

function sectorActionOf(view: TheseusView, sector: string, seat: Seat): Way['sectorAction'] {
  const action = actionOf(sector)
  return action !== 'home' || ownersOf(view, sector).includes(seat) ? action : null
}
