import type { Rules, Seat } from '@bulkhead/kernel'
import { plain, slotOption } from './choices.ts'
import { SECTORS, type Sector, type Slot, UNITS } from './components.ts'
import { takeRoom } from './eject.ts'
import { leaveRoom } from './points.ts'
import { allied, controllerOf, idOf, inSupply, isEmbryo, malfunctions, unitsIn } from './queries.ts'
import { ON_CARD, type State, type Unit } from './state.ts'
import type { Table } from './table.ts'
import { shedTokens } from './tokens.ts'
import { startWorking, stopWorking } from './working.ts'

/** PAND: what Pandora does between the Action cards and the Sector action. */

/** THE-PAND-17: asked when the Movement phase is over. */
export function canHatch(s: State, unit: Unit, sector: Sector): boolean {
  return (
    unit.kind === 'creature' && unitsIn(s, sector).every((one) => allied(s, one.owner, unit.owner))
  )
}

/** THE-PAND-19, THE-PAND-20: an Embryo of the player's choice, in a Room it may have to make. */
export function* hatch(t: Table, seat: Seat, sector: Sector): Rules {
  const s = t.state
  const kinds = (['runner', 'catcher', 'warrior'] as const).filter((kind) => inSupply(s, kind))
  const kind = yield* t.pick(seat, { prompt: 'hatch', rule: 'THE-PAND-19' }, kinds, (one) => ({
    id: `hatch:${one}`,
    label: 'hatch',
    params: { kind: one },
  }))
  if (!kind) return
  const embryo = inSupply(s, kind)!
  yield* takeRoom(t, seat, embryo, sector, BY_HATCHING)
  embryo.moved = false
  t.log('hatches', { unit: embryo.name, sector: SECTORS[sector].id }, 'THE-PAND-17')
}

const BY_HATCHING = { room: 'THE-PAND-19', choice: 'THE-PAND-20', ejection: 'THE-PAND-20' }

/** THE-PAND-21: an Embryo that was moved here may be put on an enemy card. */
export function* takeControl(t: Table, embryo: Unit, sector: Sector): Rules {
  const s = t.state
  if (!isEmbryo(embryo) || embryo.sector !== sector) return
  const seat = embryo.owner
  const cards = SECTORS[sector].slots.filter((slot) => canControl(s, seat, slot))
  if (cards.length === 0) return
  const slot = yield* t.pick<Slot | null>(
    seat,
    { prompt: 'take-control', params: { unit: embryo.name }, rule: 'THE-PAND-21' },
    [null, ...cards],
    (one) => (one === null ? plain('no-control') : slotOption('take-control', s, one)),
  )
  if (slot !== null) putOnCard(t, embryo, slot)
}

function canControl(s: State, seat: Seat, slot: Slot): boolean {
  const card = s.installed[slot]
  return card !== null && !malfunctions(s, slot) && !allied(s, controllerOf(s, card), seat)
}

/** THE-PAND-23: it leaves its Room and is no longer a unit. */
function putOnCard(t: Table, embryo: Unit, slot: Slot): void {
  const s = t.state
  const card = s.installed[slot]!
  const once = UNITS[embryo.kind].control![embryo.upgraded ? 1 : 0] === 'once'
  stopWorking(t, slot, () => {
    leaveRoom(s, embryo)
    embryo.sector = ON_CARD
    card.control = { unit: idOf(s, embryo), once, since: s.turn.number, used: false }
    t.log('control', { unit: embryo.name, card: card.id }, 'THE-PAND-23')
  })
  shedTokens(t, embryo, 'THE-PAND-23')
  startWorking(t, slot)
}
