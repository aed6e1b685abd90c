import type { Option, Seat } from '@bulkhead/kernel'
import type { TheseusView } from '@bulkhead/theseus'
import {
  actionOf,
  allied,
  collectsData,
  isTrap,
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
export interface Way {
  readonly unit: UnitView
  readonly mover: Seat
  readonly points: number
  /** Indexes of the Sectors in the ring, from the first one entered to the last. */
  readonly from: number
  readonly to: number
  readonly landing: SectorView
  /** Traps on the way, and where it ends. */
  readonly passed: readonly SlotView[]
  readonly stopped: readonly SlotView[]
  /** A Deactivation token will silence the Traps where it ends. */
  readonly isSafe: boolean
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
    passed: between.flatMap((sector) => trapsIn(view, sector, unit, 'pass')),
    stopped: trapsIn(view, landing, unit, 'stop'),
    isSafe: landing.deactivations.some((seat) => allied(view, seat, unit.owner)),
    actions: isOwn ? actionsIn(view, landing, mover) : [],
    shortcuts: [...between, landing].flatMap((sector) => shortcutsIn(view, sector, mover)),
    sectorAction: isOwn ? sectorActionOf(view, landing.id, mover) : null,
    crowd: others === 4 ? 'ejects' : others === 3 ? 'fills' : 'room',
    planning: isOwn && view.players[mover].faction !== 'pandora' && landing.pending.length > 0,
  }
}

function trapsIn(
  view: TheseusView,
  sector: SectorView,
  unit: UnitView,
  moment: 'pass' | 'stop',
): SlotView[] {
  if (unit.invisible) return []
  return sector.slots.filter((slot) => {
    const { card } = slot
    if (!card || !works(view, slot) || allied(view, card.controller, unit.owner)) return false
    const printed = printedCard(card.id)
    if (!isTrap(printed) || (card.id === 'sci-defence-system' && !card.active)) return false
    return moment === 'pass' ? printed.pass !== undefined : true
  })
}

function actionsIn(view: TheseusView, sector: SectorView, seat: Seat): SlotView[] {
  return sector.slots.filter((slot) => {
    if (!slot.card || !works(view, slot) || !allied(view, slot.card.controller, seat)) return false
    const { action, data } = printedCard(slot.card.id)
    return action !== undefined && (!data || collectsData(view.players[seat].faction))
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
