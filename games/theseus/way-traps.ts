import { CARDS } from './printed.ts'
import type { TheseusView } from './view.ts'

/** TRAP, as far as a view tells: what waits for a unit on its way. For whoever shows a Movement. */

type SectorView = TheseusView['sectors'][number]
type SlotView = SectorView['slots'][number]
type UnitView = TheseusView['units'][number]

export interface WayTraps {
  /** Traps of Sectors that are passed, and of the one where the way ends. */
  readonly passed: readonly SlotView[]
  readonly stopped: readonly SlotView[]
  /** A Deactivation token will silence the Traps where it ends. */
  readonly isSafe: boolean
}

/** The Traps that a unit meets which moves so many Sectors, if no card changes its way. */
export function trapsOnWay(view: TheseusView, unit: UnitView, points: number): WayTraps {
  const { sectors, players } = view
  const from = sectors.findIndex(({ id }) => id === unit.place)
  const after = (steps: number) => sectors[(from + steps) % sectors.length]
  const between = Array.from({ length: points - 1 }, (_, i) => after(i + 1))
  const landing = after(points)
  const isFriend = (seat: number) => players[seat].alliance === players[unit.owner].alliance
  return {
    passed: between.flatMap((sector) => trapsIn(view, sector, unit, 'pass')),
    stopped: trapsIn(view, landing, unit, 'stop'),
    isSafe: landing.deactivations.some(isFriend),
  }
}

function trapsIn(
  { players, malfunction }: TheseusView,
  { slots }: SectorView,
  unit: UnitView,
  moment: 'pass' | 'stop',
): SlotView[] {
  if (unit.invisible) return []
  return slots.filter(({ id, card }) => {
    if (!card || card.crawled || malfunction === id) return false
    if (players[card.controller].alliance === players[unit.owner].alliance) return false
    const { type, acts } = CARDS[card.id]
    if (type !== 'trap' && type !== 'trap+action') return false
    if (card.id === 'sci-defence-system' && !card.active) return false
    return moment === 'stop' || acts.includes('pass')
  })
}
