import type { Rules, Seat } from '@bulkhead/kernel'
import { roomOption, unitOption } from './choices.ts'
import type { Room, Sector } from './components.ts'
import { markUsed } from './control.ts'
import { leaveRoom } from './points.ts'
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
import type { Table } from './table.ts'
import { shedTokens } from './tokens.ts'

/** EJECT: taking a Room, and making one where there is none. */

/** Which rules speak of the Room a unit takes, of whom it ejects and of the ejection. */
interface Entry {
  readonly room: string
  readonly choice: string
  readonly ejection: string
}

const BY_MOVEMENT: Entry = {
  room: 'THE-MOVE-05',
  choice: 'THE-EJECT-02',
  ejection: 'THE-EJECT-01',
}

/** Puts a unit into a Room of the chooser's choice, ejecting somebody where all are taken. */
export function* takeRoom(
  t: Table,
  chooser: Seat,
  unit: Unit,
  sector: Sector,
  rules = BY_MOVEMENT,
): Rules {
  const s = t.state
  const empty = emptyRooms(s, sector)
  if (empty.length === 0) {
    const ejected = yield* t.pick(
      chooser,
      { prompt: 'eject', rule: rules.choice },
      ejectable(s, sector, chooser),
      (one) => unitOption('eject', one),
    )
    const room = ejected.room as Room
    eject(t, ejected, rules.ejection)
    settle(s, unit, sector, room)
    return
  }
  const room = yield* t.pick(
    chooser,
    { prompt: 'room', params: { unit: unit.name }, rule: rules.room },
    empty,
    (one) => roomOption('room', sector, one),
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

function eject(t: Table, unit: Unit, rule: string): void {
  leaveRoom(t.state, unit)
  unit.sector = isMinorAlien(unit) ? SUPPLY : SPACE
  t.log('ejected', { unit: unit.name }, rule)
  shedTokens(t, unit, 'THE-EJECT-08')
}
