import type { Rules, Seat, Table } from '@bulkhead/kernel'
import { roomOption, unitOption } from './choices.ts'
import type { Room, Sector } from './components.ts'
import { markUsed } from './control.ts'
import { leaveRoom, shedTokens } from './points.ts'
import {
  allied,
  controllerOf,
  emptyRooms,
  idOf,
  isMinorAlien,
  unitsIn,
  workingIn,
} from './queries.ts'
import { NONE, SPACE, type State, SUPPLY, type Unit } from './state.ts'

/** EJECT: taking a Room, and making one where there is none. */

/** Puts a unit into a Room of the chooser's choice, ejecting somebody where all are taken. */
export function* takeRoom(t: Table<State>, chooser: Seat, unit: Unit, sector: Sector): Rules {
  const s = t.state
  const empty = emptyRooms(s, sector)
  if (empty.length === 0) {
    const ejected = yield* t.pick(
      chooser,
      { prompt: 'eject', rule: 'THE-EJECT-02' },
      ejectable(s, sector, chooser),
      (one) => unitOption('eject', one),
    )
    const room = ejected.room as Room
    eject(t, ejected)
    settle(s, unit, sector, room)
    return
  }
  const room = yield* t.pick(chooser, { prompt: 'room', rule: 'THE-MOVE-05' }, empty, (one) =>
    roomOption('room', sector, one),
  )
  settle(s, unit, sector, room)
}

export function settle(s: State, unit: Unit, sector: Sector, room: Room): void {
  unit.sector = sector
  unit.room = room
  s.turn.moving = NONE
  s.rooms[sector][room] = idOf(s, unit)
}

/** A Barricade keeps its player's units out of an enemy's choice while there is another (THE-CARD-10). */
function ejectable(s: State, sector: Sector, chooser: Seat): Unit[] {
  const present = unitsIn(s, sector)
  const barricades = workingIn(s, sector, (def) => def.guardsEjection === true).filter(
    ({ card }) => !allied(s, controllerOf(s, card), chooser),
  )
  const free = present.filter(
    (unit) => !barricades.some(({ card }) => allied(s, controllerOf(s, card), unit.owner)),
  )
  if (free.length === 0 || free.length === present.length) return present
  for (const { card } of barricades) markUsed(s, card)
  return free
}

export function eject(t: Table<State>, unit: Unit): void {
  t.log('ejected', { unit: unit.name }, 'THE-EJECT-01')
  leaveRoom(t.state, unit)
  shedTokens(unit)
  unit.sector = isMinorAlien(unit) ? SUPPLY : SPACE
}
