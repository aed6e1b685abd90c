import type { Rules } from '@bulkhead/kernel'
import { figureOf } from './figures.ts'
import { drawUpTo } from './hand.ts'
import { inOrder, isAwake } from './queries.ts'
import type { Table } from './table.ts'
import { startTurn } from './turn.ts'

/** ROUND: the start of the Player phase. */

/** Everybody is in again. */
export function countRound(t: Table): void {
  const s = t.state
  s.round++
  for (const player of s.players) {
    player.passed = !isAwake(player)
    player.standsBy = false
  }
  t.log('round', { number: s.round }, 'NEM-ROUND-02')
}

/** NEM-ROUND-04 */
export function* drawHands(t: Table, size: number): Rules {
  const s = t.state
  for (const player of inOrder(s))
    yield* drawUpTo(t, player, figureOf(s, player, 'handSize', size, null))
}

/** The First Player token goes on, but for the first round, and the first turn begins (NEM-ROUND-03). */
export function startTurns(t: Table): void {
  const s = t.state
  if (s.round > 1) passToken(t)
  s.turn.fresh = s.players.map((_, seat) => seat)
  startTurn(s, s.players.indexOf(inOrder(s)[0]))
}

/** NEM-ROUND-06: to the left, past everybody who is out of the game. */
function passToken(t: Table): void {
  const s = t.state
  for (let i = 1; i <= s.players.length; i++) {
    const seat = (s.first + i) % s.players.length
    if (isAwake(s.players[seat])) {
      s.first = seat
      t.log('first-player', { seat }, 'NEM-ROUND-06')
      return
    }
  }
}
