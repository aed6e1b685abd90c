import { fullAmmo, newItem, takeAway } from '@bulkhead/hull/items.ts'
import { holds, isAwake, seatOf } from '@bulkhead/hull/queries.ts'
import { itemDef } from '@bulkhead/hull/ruleset.ts'
import { everybody } from '@bulkhead/hull/secrets.ts'
import type { Player, State } from '@bulkhead/hull/state.ts'
import type { Table } from './table.ts'

/** CHAR-CONVICT: the handcuffs, and the keys that somebody else has. */

const KEYS = 'handcuff-keys'

/** Whoever still wears them. */
function prisoner(s: State): Player | undefined {
  return s.players.find((player) => holds(player, 'handcuffs'))
}

/** AFT-CHAR-BOUNTY-01, AFT-CHAR-CONVICT-02: to the Bounty Hunter, or to the lowest number; alone one is free. */
export function handOutKeys(s: State): void {
  const convict = prisoner(s)
  if (!convict) return
  const others = s.players.filter((one) => one !== convict)
  const [lowest] = others.sort((a, b) => a.number - b.number)
  const holder = others.find(({ character }) => character === 'bounty-hunter') ?? lowest
  if (!holder) {
    remove(s, convict, 'handcuffs')
    return
  }
  const keys = newItem(KEYS, fullAmmo(itemDef(s, KEYS)))
  keys.seen = everybody(s)
  holder.inventory.push(keys)
}

function remove(s: State, me: Player, id: string): void {
  const item = holds(me, id)
  if (!item) return
  takeAway(me, item)
  s.removed.push(id)
}

/** AFT-CHAR-CONVICT-03: as soon as nobody else aboard and awake holds the keys. */
export function checkKeys(t: Table): void {
  const s = t.state
  const convict = prisoner(s)
  if (!convict) return
  const held = s.players.some((one) => one !== convict && isAwake(one) && holds(one, KEYS))
  if (held) return
  for (const player of s.players) remove(s, player, KEYS)
  remove(s, convict, 'handcuffs')
  t.log('freed', { seat: seatOf(s, convict) }, 'AFT-CHAR-CONVICT-03')
}
