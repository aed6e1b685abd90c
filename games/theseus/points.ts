import type { Seat } from '@bulkhead/kernel'
import { collectsData, LAST_POINT } from './components.ts'
import { allied, isMinorAlien, onStation } from './queries.ts'
import { NONE, type State, SUPPLY, type Unit } from './state.ts'
import type { Table } from './table.ts'
import { shedTokens } from './tokens.ts'
import { win } from './victory.ts'

/** LIFE, DATA: the two tracks. Every change is checked at once (THE-AIM-07). */

/**
 * Wounds a unit and answers how much Life its faction lost. `by` is the player whose attack, Trap,
 * token or card deals the wounds; in a death-match that player scores them, by the rule for attacks and
 * Traps or by the one for everything else.
 */
export function wound(
  t: Table,
  unit: Unit,
  wounds: number,
  by: Seat,
  scoring: 'THE-DM-06' | 'THE-DM-13' = 'THE-DM-13',
): number {
  const s = t.state
  if (!onStation(unit)) return 0
  if (isMinorAlien(unit)) {
    removeMinorAlien(t, unit)
    return 0
  }
  const tell = (rule: string) =>
    t.log('wounded', { unit: unit.name, wounds, faction: s.players[by].faction }, rule)
  if (s.mode === 'deathmatch') {
    addLife(s, by, wounds)
    tell(scoring)
    winByLife(t, by)
    return 0
  }
  takeLife(s, unit.owner, wounds)
  tell('THE-LIFE-02')
  loseByLife(t, unit.owner)
  return wounds
}

/** THE-TOKEN-09: it goes back to its supply; nobody loses or gains Life. */
export function removeMinorAlien(t: Table, unit: Unit): void {
  leaveRoom(t.state, unit)
  t.state.turn.moving = NONE
  unit.sector = SUPPLY
  t.log('minor-alien-removed', { unit: unit.name }, 'THE-TOKEN-09')
  shedTokens(t, unit, 'THE-TOKEN-09')
}

export function leaveRoom(s: State, unit: Unit): void {
  if (unit.room !== NONE) s.rooms[unit.sector][unit.room] = NONE
  unit.room = NONE
}

/** Takes a unit out of its Room to move it: it is on the station, but in no Room. */
export function lift(s: State, unit: Unit): void {
  leaveRoom(s, unit)
  s.turn.moving = s.units.indexOf(unit)
}

export function takeLife(s: State, seat: Seat, points: number): void {
  const player = s.players[seat]
  player.life = Math.max(0, player.life - points)
}

function loseByLife(t: Table, seat: Seat): void {
  const s = t.state
  const { life, faction } = s.players[seat]
  if (life > 0) return
  t.log('life-gone', { faction }, 'THE-LIFE-04')
  win(
    t,
    s.players.flatMap((_, other) => (allied(s, other, seat) ? [] : [other])),
    'life',
  )
}

/** THE-LIFE-05: never above 20. */
function addLife(s: State, seat: Seat, points: number): void {
  const player = s.players[seat]
  if (!player.out) player.life = Math.min(LAST_POINT, player.life + points)
}

/** Reaching the last point wins a death-match (THE-DM-09). */
function winByLife(t: Table, seat: Seat): void {
  const { life, faction, out } = t.state.players[seat]
  if (out || life < LAST_POINT || t.state.mode !== 'deathmatch') return
  t.log('life-full', { faction }, 'THE-DM-09')
  win(t, [seat], 'life')
}

/** Gives Life back, where there is any to give back, and says so. */
export function regainLife(t: Table, seat: Seat, points: number, rule: string): void {
  const player = t.state.players[seat]
  const before = player.life
  addLife(t.state, seat, points)
  const regained = player.life - before
  if (regained > 0) t.log('life-regained', { faction: player.faction, points: regained }, rule)
  winByLife(t, seat)
}

/** Answers how many points were really gained. */
export function gainData(t: Table, seat: Seat, points: number): number {
  const s = t.state
  const player = s.players[seat]
  if (!collectsData(player.faction) || points < 1) return 0
  const before = player.data
  player.data = Math.min(LAST_POINT, before + points)
  t.log('data-gained', { faction: player.faction, points: player.data - before }, 'THE-DATA-02')
  if (player.data === LAST_POINT) {
    t.log('data-full', { faction: player.faction }, 'THE-DATA-03')
    win(t, s.alliances[player.alliance].members, 'data')
  }
  return player.data - before
}
