import type { Rules } from '@bulkhead/kernel'
import type { CardDef } from './cards/card.ts'
import { slotOption } from './choices.ts'
import { SECTORS, type Sector } from './components.ts'
import { allied, cardValue, controllerOf, onStation, type Working, workingIn } from './queries.ts'
import { resolve } from './resolve.ts'
import type { State, Unit } from './state.ts'
import type { Table } from './table.ts'

/** TRAP: what waits for a unit in a Sector of its enemies. */

type Moment = 'stop' | 'pass'

/**
 * Resolves the Traps that a unit triggers by stopping in a Sector or passing through it. `ignored`
 * lists the Sectors whose Traps a Deactivation token has silenced for this Movement.
 */
export function* triggerTraps(
  t: Table,
  unit: Unit,
  sector: Sector,
  moment: Moment,
  ignored: Sector[],
): Rules {
  const s = t.state
  const triggered = trapsFor(s, unit, sector, moment)
  if (triggered.length === 0 || ignored.includes(sector)) return
  if (useDeactivation(t, unit, sector)) {
    ignored.push(sector)
    return
  }
  const isAmbush = ({ def }: Working) => def.ambush !== undefined
  const others = triggered.filter((trap) => !isAmbush(trap))
  yield* resolveTraps(t, unit, sector, moment, others)
  yield* resolveTraps(t, unit, sector, moment, triggered.filter(isAmbush))
}

function trapsFor(s: State, unit: Unit, sector: Sector, moment: Moment): Working[] {
  if (unit.invisible) return []
  return workingIn(s, sector, (def) => effectOf(def, moment) !== undefined).filter(
    ({ card, def, slot }) =>
      !allied(s, controllerOf(s, card), unit.owner) && (def.triggers?.(s, slot, unit) ?? true),
  )
}

function effectOf(def: CardDef, moment: Moment) {
  return moment === 'pass' ? def.pass : (def.stop ?? def.ambush)
}

/** THE-TRAP-04: the active player decides the order. One Clamp may leave nothing to do for another. */
function* resolveTraps(
  t: Table,
  unit: Unit,
  sector: Sector,
  moment: Moment,
  traps: Working[],
): Rules {
  const s = t.state
  let left = traps
  while (left.length > 0 && onStation(unit)) {
    const next = yield* t.pick(
      s.turn.active,
      { prompt: 'trap-order', params: { unit: unit.name }, rule: 'THE-TRAP-04' },
      allAlike(s, left) ? left.slice(0, 1) : left,
      ({ slot }) => slotOption('trap', s, slot),
    )
    const { slot, card, def } = next
    const rule = moment === 'pass' ? 'THE-TRAP-03' : 'THE-TRAP-01'
    t.log('trap', { card: card.id, unit: unit.name }, rule)
    const effect = effectOf(def, moment)!
    yield* resolve(t, slot, controllerOf(s, card), (use) => effect(use, unit))
    const due = left.filter((trap) => trap !== next)
    left = trapsFor(s, unit, sector, moment).filter((trap) =>
      due.some((one) => one.card === trap.card),
    )
  }
}

/** The order cannot matter among equal cards of one player. */
function allAlike(s: State, traps: readonly Working[]): boolean {
  const [first] = traps
  return traps.every(
    ({ card }) =>
      card.id === first.card.id &&
      cardValue(card) === cardValue(first.card) &&
      controllerOf(s, card) === controllerOf(s, first.card),
  )
}

/** THE-TOKEN-10: compulsory where a Trap would be triggered. */
function useDeactivation(t: Table, unit: Unit, sector: Sector): boolean {
  const s = t.state
  const token = s.deactivations[sector].findIndex((seat) => allied(s, seat, unit.owner))
  if (token < 0) return false
  s.deactivations[sector].splice(token, 1)
  t.log('deactivated', { unit: unit.name, sector: SECTORS[sector].id }, 'THE-TOKEN-10')
  return true
}
