import type { Rules } from '@bulkhead/kernel'
import { endIfNobodyIsLeft } from './ending.ts'
import { figureOf } from './figures.ts'
import { fitHands } from './items.ts'
import { LIGHT_WOUND_SPACES, WOUNDS_TO_BEAR } from './kinds.ts'
import { groundOf, isAwake, itemsOf, seatOf } from './queries.ts'
import { rulesOf } from './ruleset.ts'
import { NONE, type Player, type State } from './state.ts'
import type { Table } from './table.ts'

/** WOUND, HEAL: wounds, treatment and death of Characters. */

/** The third Light Wound becomes a Serious one (NEM-WOUND-04). */
export function* lightWounds(t: Table, me: Player, cause: string, number = 1): Rules {
  for (let i = 0; i < number && isAwake(me); i++) {
    const mortal = isMortal(t.state, me)
    const isThird = me.lightWounds === LIGHT_WOUND_SPACES
    if (!mortal) me.lightWounds = isThird ? 0 : me.lightWounds + 1
    t.log('light-wound', { seat: seatOf(t.state, me) }, 'NEM-WOUND-02')
    if (mortal) yield* kill(t, [me], cause, 'NEM-WOUND-06')
    else if (isThird) yield* seriousWound(t, me, cause)
  }
}

/** NEM-WOUND-05, NEM-WOUND-06 */
export function* seriousWound(t: Table, me: Player, cause: string): Rules {
  const s = t.state
  if (!isAwake(me)) return
  if (isMortal(s, me)) {
    yield* kill(t, [me], cause, 'NEM-WOUND-06')
    return
  }
  const id = drawWound(t)
  me.wounds.push({ id, dressed: false })
  t.log('serious-wound', { seat: seatOf(s, me), wound: id }, 'NEM-WOUND-05')
  yield* fitHands(t, me)
}

function isMortal(s: State, me: Player): boolean {
  return me.wounds.length >= woundsToBear(s, me)
}

export function woundsToBear(s: State, me: Player): number {
  return figureOf(s, me, 'woundsToBear', WOUNDS_TO_BEAR, null)
}

function drawWound(t: Table): string {
  const s = t.state
  if (s.wounds.length === 0) s.wounds = t.rng.shuffle(s.woundDiscard.splice(0))
  t.reveal()
  return s.wounds.pop()!
}

export function healLightWounds(t: Table, me: Player, number: number): void {
  me.lightWounds = Math.max(0, me.lightWounds - number)
  t.log('light-wounds-healed', { seat: seatOf(t.state, me) }, 'NEM-HEAL-03')
}

export function undressed(me: Player): Player['wounds'] {
  return me.wounds.filter((wound) => !wound.dressed)
}

export function dressed(me: Player): Player['wounds'] {
  return me.wounds.filter((wound) => wound.dressed)
}

export function dress(t: Table, me: Player, wound: Player['wounds'][number]): void {
  wound.dressed = true
  delete wound.upheld
  t.log('wound-dressed', { seat: seatOf(t.state, me), wound: wound.id }, 'NEM-HEAL-02')
}

/** Only a dressed Serious Wound can be healed (NEM-HEAL-04). */
export function heal(t: Table, me: Player, wound: Player['wounds'][number]): void {
  me.wounds.splice(me.wounds.indexOf(wound), 1)
  t.state.woundDiscard.push(wound.id)
  t.log('wound-healed', { seat: seatOf(t.state, me), wound: wound.id }, 'NEM-HEAL-04')
}

// --- death ---

/**
 * Characters who die of one effect die together; then the game may be over. The cause, as `death.` names it, is
 * told: an Intruder's type, or what else it was.
 */
export function* kill(t: Table, victims: readonly Player[], cause: string, rule: string): Rules {
  const s = t.state
  const byNumber = [...victims].sort((a, b) => a.number - b.number)
  for (const me of byNumber) {
    const place = groundOf(s, me)
    leaveCorpse(s, me)
    leavePlay(s, me)
    t.log('dies', { seat: seatOf(s, me), place, cause }, rule)
  }
  // In the cooperative mode the hands are discarded face up.
  if (s.mode === 'coop') t.reveal()
  yield* rulesOf(s).died(t, byNumber)
  endIfNobodyIsLeft(t)
}

/** NEM-WOUND-09, NEM-WOUND-10: the Corpse, and everything carried that is no Item. */
function leaveCorpse(s: State, me: Player): void {
  const place = groundOf(s, me)
  const { lostWithTheDead } = rulesOf(s)
  const objects = me.hands.flatMap((held) => held.object ?? [])
  const left = objects.filter((object) => !lostWithTheDead?.(object))
  s.rooms[place].objects.push(`corpse-${seatOf(s, me)}`, ...left)
  me.hands = me.hands.filter((held) => held.item)
}

/** NEM-WOUND-11: in the cooperative mode everything but the hand waits for a revival. */
function leavePlay(s: State, me: Player): void {
  me.fate = 'dead'
  me.room = NONE
  me.pod = NONE
  me.passed = true
  me.shown = []
  if (s.mode === 'coop') {
    me.discard.push(...me.hand.splice(0))
    return
  }
  me.hand = []
  me.deck = []
  me.discard = []
  s.removed.push(...itemsOf(me).flatMap((item) => [item.id, ...item.added]))
  me.hands = []
  me.inventory = []
  me.quests = []
  s.woundDiscard.push(...me.wounds.splice(0).map((wound) => wound.id))
  Object.assign(me, { lightWounds: 0, slime: false, signal: false, larva: false })
}
