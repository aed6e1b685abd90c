import type { Rules } from '@bulkhead/kernel'
import { HAND_SIZE } from './components.ts'
import { reviveFallen } from './coop.ts'
import { killIntruder } from './damage.ts'
import { figureOf } from './figures.ts'
import { drawUpTo } from './hand.ts'
import { removeFire } from './markers.ts'
import { overlordDraws } from './overlord.ts'
import { charactersIn, inOrder, intrudersIn, isAwake } from './queries.ts'
import { NONE } from './state.ts'
import type { Table } from './table.ts'
import { startTurn } from './turn.ts'
import { kill } from './wounds.ts'

/** ROUND: the start and the end of the Player phase. */

/** Draw, pass the First Player token, and the first turn begins (NEM-ROUND-03). */
export function* startRound(t: Table): Rules {
  const s = t.state
  s.round++
  t.log('round', { number: s.round }, 'NEM-ROUND-02')
  reviveFallen(t)
  for (const player of s.players) {
    player.passed = !isAwake(player)
    player.standsBy = false
  }
  for (const player of inOrder(s))
    drawUpTo(t, player, figureOf(s, player, 'handSize', HAND_SIZE, null))
  overlordDraws(t)
  if (s.round > 1) passToken(t)
  s.turn.fresh = s.players.map((_, seat) => seat)
  s.cursor = 'turn'
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

/** Everybody has passed: a depressurised room dies, then the Event phase begins (NEM-ROOM-36). */
export function endPlayerPhase(t: Table): void {
  const s = t.state
  s.cursor = 'time'
  const place = s.depressurised
  if (place === NONE) return
  s.depressurised = NONE
  t.log('depressurised', { place }, 'NEM-ROOM-36')
  for (const intruder of intrudersIn(s, place)) killIntruder(t, intruder)
  removeFire(t, place)
  const victims = charactersIn(s, place)
  if (victims.length > 0) kill(t, victims, 'NEM-ROOM-36')
}
