import { drawFrom } from '@bulkhead/common'
import type { Rules } from '@bulkhead/kernel'
import { SECTION_SLOTS, SKULL } from './components.ts'
import { die } from './death.ts'
import { discardItem, dropOption } from './items.ts'
import type { Cause } from './kinds.ts'
import { itemDef } from './pack.ts'
import { bestHealth, handSlots, seatOf } from './queries.ts'
import type { Player } from './state.ts'
import type { Table } from './table.ts'

/** HEALTH, WOUND: the Health track. */

const HEAVILY_INJURED = 2 * SECTION_SLOTS

export function loseHealth(t: Table, me: Player, points: number, cause: Cause, rule: string): void {
  if (me.fate !== 'alive' || points <= 0 || me.inLander) return
  const seat = seatOf(t.state, me)
  moveMarker(t, me, me.health + points, () => {
    t.log('loses-health', { seat, number: points }, rule)
  })
  if (me.health === SKULL) die(t, me, cause, 'RET-HEALTH-08')
}

/** RET-HEALTH-06, RET-HEALTH-08: Armor goes before the marker comes to its section. */
function moveMarker(t: Table, me: Player, to: number, tell: () => void): void {
  if (me.armor && me.health < HEAVILY_INJURED && to >= HEAVILY_INJURED) {
    discardItem(t, me, me.armor, 'RET-HEALTH-06')
  }
  me.health = Math.min(to, SKULL)
  tell()
}

/** RET-HEALTH-09: the healed player may restore fewer points; none is left to choose where one is. */
export function* restoreHealth(t: Table, me: Player, points: number, rule: string): Rules {
  const most = Math.min(points, me.health - bestHealth(me))
  if (most <= 0) return
  const number = yield* t.pick(
    seatOf(t.state, me),
    { prompt: 'restore', params: { number: most }, rule: 'RET-HEALTH-09' },
    Array.from({ length: most }, (_, i) => most - i),
    (one) => ({ id: `restore:${one}`, label: 'restore', params: { number: one } }),
  )
  me.health -= number
  t.log('restores-health', { seat: seatOf(t.state, me), number }, rule)
}

export function canHeal(me: Player): boolean {
  return me.health > bestHealth(me)
}

/** RET-WOUND-01 to RET-WOUND-04, RET-WOUND-11 */
export function* seriousWound(t: Table, me: Player, cause: Cause, rule: string): Rules {
  const s = t.state
  if (me.fate !== 'alive') return
  if (me.armor && (yield* replaced(t, me, cause))) return
  const card = drawFrom(s.wounds.deck, s.wounds.discard, t.rng)!
  t.reveal()
  yield* fitHands(t, me, card.id)
  me.wounds.push(card.id)
  moveMarker(t, me, Math.max(me.health, bestHealth(me)), () => {
    t.log('wounded', { seat: seatOf(s, me), wound: card.id }, rule)
  })
  if (me.health === SKULL) die(t, me, cause, 'RET-WOUND-04')
}

function* replaced(t: Table, me: Player, cause: Cause): Rules<boolean> {
  const { wounded } = itemDef(me.armor!)
  return wounded ? yield* wounded(t, me, cause) : false
}

/** The Arm wound leaves one Hand slot: the Items of the other are lost. */
function* fitHands(t: Table, me: Player, wound: string): Rules {
  const used = me.hands.filter((slot) => slot.length > 0)
  if (used.length <= handSlots({ wounds: [...me.wounds, wound] })) return
  const slot = yield* t.pick(
    seatOf(t.state, me),
    { prompt: 'empty-hand', rule: 'RET-WOUND-05' },
    used,
    (one) => dropOption(me, one),
  )
  for (const item of [...slot]) discardItem(t, me, item, 'RET-WOUND-05')
}

/** RET-WOUND-08, RET-WOUND-09: the patient chooses which; the marker stays where it is. */
export function* discardWound(t: Table, me: Player, rule: string): Rules {
  const s = t.state
  const kinds = [...new Set(me.wounds)]
  const wound = yield* t.pick(
    seatOf(s, me),
    { prompt: 'heal-wound', rule: 'RET-WOUND-08' },
    kinds,
    (id) => ({ id: `wound:${id}`, label: 'heal-wound', targets: [{ kind: 'wound', id }] }),
  )
  if (wound === undefined) return
  me.wounds.splice(me.wounds.indexOf(wound), 1)
  s.wounds.discard.push(wound)
  t.log('wound-healed', { seat: seatOf(s, me), wound }, rule)
}
