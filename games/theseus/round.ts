import type { Rules, Seat } from '@bulkhead/kernel'
import { actionCardsPhase } from './action-cards.ts'
import { endUsedControls } from './control.ts'
import { discardKept, type Usable, usableOption, usablesOf, use, useMoment } from './moments.ts'
import { move, movementPoints, placeFromSpace } from './movement.ts'
import { canHatch, hatch, takeControl } from './pandora.ts'
import { planning } from './planning.ts'
import { allianceOf, emptyRooms, isHeld, isMinorAlien } from './queries.ts'
import { sectorAction } from './sector-actions.ts'
import { NONE, SPACE, type State, type Unit } from './state.ts'
import type { Option, Table } from './table.ts'
import { after, countQuietTurn, endAdditionalTurns } from './victory.ts'

/** TURN: a player's turn from Movement to Planning. */

/** One step of the game: the whole turn of the active player. */
export function* turn(t: Table): Rules {
  const s = t.state
  const { active } = s.turn
  endUsedControls(t) // Of the turn before, which a tie may have cut short.
  s.turn.number++
  for (const unit of s.units) {
    unit.moved = false
    unit.phantom = false
  }
  t.log('turn', { faction: s.players[active].faction, number: s.turn.number }, 'THE-TURN-02')
  yield* playTurn(t, active, null)
  countQuietTurn(t)
  passTurn(t)
}

/** The next player's turn, or the next additional one after a tie. */
function passTurn(t: Table): void {
  const s = t.state
  const { additional, active } = s.turn
  if (!additional) {
    s.turn.active = after(s.order, active)[0]
    return
  }
  if (additional.length === 0) endAdditionalTurns(t)
  s.turn.active = additional.shift()!
}

/** The four phases (THE-TURN-03), for any unit or, in an Extra Turn, for the one that was chosen. */
export function* playTurn(t: Table, seat: Seat, only: Unit | null): Rules {
  const s = t.state
  const going = yield* chooseMovement(t, seat, only)
  if (!going) return
  const { unit, gangways, run } = going
  if (unit.sector === SPACE) return yield* placeFromSpace(t, unit)
  for (let i = 0; i < gangways; i++) discardKept(t, seat, GANGWAY)
  const sector = yield* move(t, seat, unit, gangways + (run ? 1 : 0))
  const hatching = canHatch(s, unit, sector)
  yield* actionCardsPhase(t, seat, sector)
  if (hatching) yield* hatch(t, seat, sector)
  yield* takeControl(t, unit, sector)
  yield* useMoment(t, seat)
  yield* sectorAction(t, seat, sector, playTurn)
  yield* useMoment(t, seat)
  yield* planning(t, seat, sector)
  yield* useMoment(t, seat, 'end-turn')
}

const GANGWAY = 'bon-gangway'

/** A unit to move, with what makes it go one Sector further (THE-MOVE-14). */
interface Going {
  readonly unit: Unit
  readonly gangways: number
  readonly run: boolean
}

/** The Movement to make; before it, things may be used (THE-CARDTYPE-11). */
function* chooseMovement(t: Table, seat: Seat, only: Unit | null): Rules<Going | null> {
  const s = t.state
  for (;;) {
    const goings = waysToGo(s, seat, only ? [only] : movableUnits(s, seat))
    if (goings.length === 0) {
      yield* useMoment(t, seat, 'end-turn')
      return null
    }
    const chosen = yield* t.pick<Going | Usable>(
      seat,
      only
        ? { prompt: 'extra-movement', rule: 'THE-SECTACT-07' }
        : { prompt: 'movement', rule: 'THE-TURN-04', always: true },
      [...goings, ...usablesOf(s, seat)],
      (one) => ('kind' in one ? usableOption(s, one) : goingOption(s, one)),
    )
    if (!('kind' in chosen)) return chosen
    yield* use(t, seat, chosen)
  }
}

/** THE-TURN-08: neither held nor without an empty Room to come back to from Space. */
function movableUnits(s: State, seat: Seat): Unit[] {
  return s.units.filter((unit) => {
    if (unit.owner !== seat || isMinorAlien(unit) || isHeld(unit)) return false
    if (unit.sector === SPACE) return s.ring.some((sector) => emptyRooms(s, sector).length > 0)
    return unit.room !== NONE
  })
}

/** Each unit as it is, and with every number of Gangways and a Runner's own Sector more. */
function waysToGo(s: State, seat: Seat, units: readonly Unit[]): Going[] {
  const kept = allianceOf(s, seat).kept.filter((card) => card === GANGWAY).length
  const goings: Going[] = []
  for (const unit of units) {
    const most = unit.sector === SPACE ? 0 : kept
    for (let gangways = 0; gangways <= most; gangways++) {
      goings.push({ unit, gangways, run: false })
      if (unit.kind === 'runner' && unit.sector !== SPACE)
        goings.push({ unit, gangways, run: true })
    }
  }
  return goings
}

function goingOption(s: State, { unit, gangways, run }: Going): Option {
  const targets = [{ kind: 'unit', id: unit.name }]
  if (unit.sector === SPACE) return { id: `place:${unit.name}`, label: 'place', targets }
  const further = (run ? '+run' : '') + '+gangway'.repeat(gangways)
  const points = movementPoints(s, unit) + gangways + (run ? 1 : 0)
  const label = further === '' ? 'move' : gangways > 0 ? 'move-gangway' : 'move-run'
  return { id: `move:${unit.name}${further}`, label, targets, params: { points, gangways } }
}
