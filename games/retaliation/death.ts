import { endIfNobodyLeft } from './ending.ts'
import { nameOf } from './hand.ts'
import { loseEverything } from './items.ts'
import type { Cause } from './kinds.ts'
import { roomAt, seatOf } from './queries.ts'
import { NONE, type Player } from './state.ts'
import type { Table } from './table.ts'

/** DEATH, MODE-COOP: Characters that die, or are knocked over until somebody revives them. */

export function die(t: Table, me: Player, cause: Cause, rule: string): void {
  const s = t.state
  const room = roomAt(s, me.room).tile
  loseEverything(t, me)
  me.passed = true
  me.inLander = false
  if (s.mode === 'coop') knockOver(me)
  else bury(t, me)
  t.log(s.mode === 'coop' ? 'falls' : 'dies', { seat: seatOf(s, me), room, cause }, rule)
  endIfNobodyLeft(t)
}

/** RET-MODE-COOP-07, RET-MODE-COOP-11: the model stays, and the cards with it. */
function knockOver(me: Player): void {
  me.fate = 'down'
  me.suffocating = false
}

/** RET-DEATH-02, RET-DEATH-06, RET-DEATH-08 */
function bury(t: Table, me: Player): void {
  const s = t.state
  me.fate = 'dead'
  me.room = NONE
  me.larva = false
  me.suffocating = false
  s.wounds.discard.push(...me.wounds.splice(0))
  for (const pile of [me.hand, me.deck, me.discard]) {
    s.removed.push(...pile.splice(0).map(nameOf))
  }
}
