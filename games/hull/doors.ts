import type { Rules } from '@bulkhead/kernel'
import { corridorOption } from './choices.ts'
import { seatOf, ship } from './queries.ts'
import { rulesOf } from './ruleset.ts'
import type { Corridor, Place, Player, State } from './state.ts'
import type { Table } from './table.ts'

/** DOOR: open, closed or destroyed. */

export function openDoor(t: Table, corridor: Corridor): void {
  t.state.corridors[corridor].door = 'open'
  t.log('door-opened', { corridor: corridorId(t.state, corridor) }, 'NEM-DOOR-07')
  rulesOf(t.state).opened(t, corridor)
}

/** Some Intruder could not pass (NEM-DOOR-08). */
export function destroyDoor(t: Table, corridor: Corridor): void {
  t.state.corridors[corridor].door = 'destroyed'
  t.log('door-destroyed', { corridor: corridorId(t.state, corridor) }, 'NEM-DOOR-05')
  rulesOf(t.state).opened(t, corridor)
}

/** NEM-DOOR-09: with all pieces in use, one that is not destroyed is taken from elsewhere, but for those kept. */
export function* closeDoor(
  t: Table,
  chooser: Player,
  corridor: Corridor,
  kept: readonly Corridor[] = [],
): Rules {
  const s = t.state
  if (s.corridors[corridor].door === 'closed') return
  const reused = s.corridors[corridor].door === 'destroyed'
  if (!reused && piecesUsed(s) === rulesOf(s).supply.doors) {
    const closed = corridors(s).filter(
      (one) => s.corridors[one].door === 'closed' && !kept.includes(one),
    )
    if (closed.length === 0) return
    const from = yield* t.pick(
      seatOf(s, chooser),
      { prompt: 'take-door', rule: 'NEM-DOOR-09' },
      closed,
      (one) => corridorOption('take-door', s, one),
    )
    openDoor(t, from)
  }
  s.corridors[corridor].door = 'closed'
  t.log('door-closed', { corridor: corridorId(s, corridor) }, 'NEM-DOOR-04')
}

export function canOpen(s: State, corridor: Corridor): boolean {
  return s.corridors[corridor].door === 'closed'
}

/** Opens a closed door and closes an open one. */
export function* toggleDoor(t: Table, chooser: Player, corridor: Corridor): Rules {
  if (canOpen(t.state, corridor)) openDoor(t, corridor)
  else yield* closeDoor(t, chooser, corridor)
}

function piecesUsed(s: State): number {
  return s.corridors.filter(({ door }) => door !== 'open').length
}

function corridors(s: State): Corridor[] {
  return s.corridors.map((_, corridor) => corridor)
}

export function corridorId(s: State, corridor: Corridor): string {
  return ship(s).plan.corridors[corridor].id
}

/** Doors in the corridors of a room that may be opened or closed. */
export function doorsToTurn(s: State, place: Place): Corridor[] {
  return doorCorridors(s, place).filter((corridor) => s.corridors[corridor].door !== 'destroyed')
}

/** The corridors of a room that take a Door: paths do not. */
export function doorCorridors(s: State, place: Place): Corridor[] {
  return ship(s)
    .ways[place].map(({ corridor }) => corridor)
    .filter((corridor) => takesDoor(s, corridor))
}

export function takesDoor(s: State, corridor: Corridor): boolean {
  return ship(s).plan.corridors[corridor].numbers.length > 0
}
