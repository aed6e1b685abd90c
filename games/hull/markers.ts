import { endGame } from './ending.ts'
import { figureOf } from './figures.ts'
import { seatOf } from './queries.ts'
import { rulesOf, tileOf } from './ruleset.ts'
import type { Place, Player, State } from './state.ts'
import type { Table } from './table.ts'

/** FIRE, MALF, SLIME: markers in rooms and on Character boards. */

/** A ninth marker that has to be placed destroys the ship (NEM-FIRE-05). */
export function putFire(t: Table, place: Place): void {
  const s = t.state
  const room = s.rooms[place]
  if (room.fire || tileOf(s, room.tile).burns === false) return
  if (s.rooms.filter((one) => one.fire).length === rulesOf(s).supply.fire)
    endGame(t, 'explosion', 'NEM-FIRE-05')
  room.fire = true
  t.log('fire', { place }, 'NEM-FIRE-06')
}

export function removeFire(t: Table, place: Place): void {
  if (!t.state.rooms[place].fire) return
  t.state.rooms[place].fire = false
  t.log('fire-out', { place }, 'NEM-FIRE-07')
  rulesOf(t.state).happened?.(t, { what: 'fire-out', place })
}

export function putMalfunction(t: Table, place: Place): void {
  const s = t.state
  if (!canBreak(s, place)) return
  const broken = s.rooms.filter((one) => one.malfunction).length
  if (broken === rulesOf(s).supply.malfunction) endGame(t, 'explosion', 'NEM-MALF-08')
  s.rooms[place].malfunction = true
  t.log('malfunction', { place }, 'NEM-MALF-09')
}

/** NEM-MALF-04, NEM-MALF-09, NEM-MALF-12 */
export function canBreak(s: State, place: Place): boolean {
  const room = s.rooms[place]
  return room.explored && !room.malfunction && tileOf(s, room.tile).breaks
}

export function repair(t: Table, place: Place): void {
  t.state.rooms[place].malfunction = false
  t.log('repaired', { place }, 'NEM-MALF-10')
  rulesOf(t.state).happened?.(t, { what: 'repaired', place })
}

/** NEM-SLIME-02: a second marker changes nothing. */
export function slime(t: Table, player: Player): void {
  if (player.slime || !figureOf(t.state, player, 'slimes', true, null)) return
  player.slime = true
  t.log('slimed', { seat: seatOf(t.state, player) }, 'NEM-SLIME-05')
}

export function removeSlime(t: Table, player: Player): void {
  player.slime = false
  t.log('slime-removed', { seat: seatOf(t.state, player) }, 'NEM-SLIME-04')
}
