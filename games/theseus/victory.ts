import type { Seat } from '@bulkhead/kernel'
import { END_OF_GAME, PENDING_SLOTS, QUIET_TURNS } from './components.ts'
import type { Mode, Outcome, State } from './state.ts'
import type { Table } from './table.ts'

/** AIM, END: how a game is won, and what ends it. */

/** The first condition met ends the game; nothing else is resolved. */
export function win(t: Table, winners: readonly Seat[], reason: Outcome['reason']): never {
  const s = t.state
  s.outcome = { winners: [...winners], reason }
  s.cursor = 'over'
  for (const seat of winners) {
    const { faction } = s.players[seat]
    t.log(reason === 'shared' ? 'shares' : 'wins', { faction }, WINNING[s.mode][reason])
  }
  return t.endStep()
}

const WINNING: Readonly<Record<Mode, Readonly<Record<Outcome['reason'], string>>>> = {
  duel: { life: 'THE-AIM-03', data: 'THE-AIM-04', points: 'THE-AIM-05', shared: 'THE-END-06' },
  deathmatch: {
    life: 'THE-DM-09',
    data: 'THE-DM-09',
    points: 'THE-END-04',
    shared: 'THE-DM-12',
  },
  team: { life: 'THE-TEAM-19', data: 'THE-TEAM-19', points: 'THE-TEAM-20', shared: 'THE-TEAM-20' },
}

/** Moves the End-of-game token one space (THE-END-02); in additional turns it moves no more. */
export function advanceEndOfGame(t: Table, causedBy: Seat, rule: string): void {
  const s = t.state
  if (s.turn.additional) return
  s.endOfGame++
  t.log('end-of-game', { left: END_OF_GAME - s.endOfGame }, rule)
  if (s.endOfGame === END_OF_GAME) endByPoints(t, causedBy)
}

/** THE-END-04: the highest total wins; on a tie additional turns are played (THE-END-05). */
function endByPoints(t: Table, causedBy: Seat): never {
  const s = t.state
  const tied = leadersOf(s)
  t.log('totals', undefined, s.mode === 'team' ? 'THE-TEAM-20' : 'THE-END-04')
  if (isOneSide(s, tied)) win(t, tied, 'points')
  const playOn = s.mode === 'deathmatch' ? tied : s.order
  s.players.forEach((player, seat) => {
    if (!playOn.includes(seat)) player.out = true
  })
  s.turn.additional = after(s.order, causedBy).filter((seat) => playOn.includes(seat))
  t.log('tie', undefined, s.mode === 'deathmatch' ? 'THE-DM-12' : 'THE-END-05')
  s.turn.active = s.turn.additional.shift()!
  return t.endStep()
}

/** When all additional turns are played the totals are compared again (THE-END-06). */
export function endAdditionalTurns(t: Table): never {
  const leaders = leadersOf(t.state)
  return win(t, leaders, isOneSide(t.state, leaders) ? 'points' : 'shared')
}

/** The players (with their partners) who have the highest total of Life and Data. */
function leadersOf(s: State): Seat[] {
  const totals = s.alliances.map((alliance) =>
    alliance.members.every((seat) => s.players[seat].out)
      ? -1
      : alliance.members.reduce((sum, seat) => sum + pointsOf(s, seat), 0),
  )
  const best = Math.max(...totals)
  return s.alliances.flatMap((alliance, i) => (totals[i] === best ? alliance.members : []))
}

export function pointsOf(s: State, seat: Seat): number {
  return s.players[seat].life + s.players[seat].data
}

function isOneSide(s: State, seats: readonly Seat[]): boolean {
  return new Set(seats.map((seat) => s.players[seat].alliance)).size === 1
}

/** The turn order beginning with the player after this one. */
export function after(order: readonly Seat[], seat: Seat): Seat[] {
  const start = order.indexOf(seat) + 1
  return [...order.slice(start), ...order.slice(0, start)]
}

/** THE-END-10, THE-END-11: what keeps every game finite, checked at the end of each turn. */
export function countQuietTurn(t: Table): void {
  const s = t.state
  const nothingLeft =
    s.players.every((player) => player.deck.length === 0) &&
    PENDING_SLOTS.every((_, slot) => s.pending[slot] === null)
  if (nothingLeft) {
    advanceEndOfGame(t, s.turn.active, 'THE-END-10')
    return
  }
  s.turn.quiet++
  if (s.turn.quiet < QUIET_TURNS) return
  s.turn.quiet = 0
  advanceEndOfGame(t, s.turn.active, 'THE-END-11')
}
