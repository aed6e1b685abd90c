import type { Rules } from '@bulkhead/kernel'
import type { Weapon } from './cards/item-card.ts'
import { kindOptions, plain } from './choices.ts'
import { destroyEggs, injure } from './damage.ts'
import { type Quarried, weaknessesIn } from './figures.ts'
import { discardCards, gainContamination } from './hand.ts'
import type { CombatFace } from './kinds.ts'
import { putFire } from './markers.ts'
import { noiseRoll } from './noise.ts'
import { blowInjuries, forCard, shotInjuries } from './odds.ts'
import { isAwake, itemsOf, seatOf } from './queries.ts'
import { itemDef, rulesOf } from './ruleset.ts'
import type { Intruder, Item, Player, State } from './state.ts'
import type { Question, Table } from './table.ts'
import { seriousWound } from './wounds.ts'

/** SHOOT, MELEE, EGG: Characters attacking. */

/**
 * An Intruder of the room, or the Eggs that nobody carries there: in the Nest those of the Intruder
 * board, unless the attacker names the loose ones (NEM-EGG-12).
 */
export type Quarry = Intruder | 'eggs' | 'loose-eggs'

export interface Shot {
  /** Ammo spent in place of one, and the injuries it adds. */
  readonly ammo?: number
  readonly injuries?: number
  /** Injuries more where it deals any. */
  readonly onHit?: number
  /** The die may be rolled again once. */
  readonly reroll?: boolean
}

/** NEM-SHOOT-02: one Ammo, one die; then everything the Weapon and the Weaknesses change. */
export function* shoot(t: Table, me: Player, weapon: Item, quarry: Quarry, shot: Shot = {}): Rules {
  const s = t.state
  const def = itemDef(s, weapon.id).weapon!
  weapon.ammo -= shot.ammo ?? 1
  t.log('shoots', { seat: seatOf(s, me), item: weapon.id, target: kindOf(quarry) }, 'NEM-SHOOT-02')
  let rolled = yield* rollToShoot(t, me, weapon, shot)
  if (yield* retries(t, me, weapon, rolled, kindOf(quarry))) rolled = rollToHit(t, me)
  const card = yield* spendsCard(t, me, rolled)
  const overload = rolled === 'two' && (yield* overloads(t, me, weapon, def))
  const more = (shot.injuries ?? 0) + (overload ? 1 : 0)
  const injuries = shotInjuries(weaknessesIn(s, [me]), def, rolled, kindOf(quarry), {
    lit: isAdvantaged(s, me),
    card,
    more,
    onHit: shot.onHit,
  })
  if (rolled === 'two' && def.ignites) putFire(t, me.room)
  yield* wound(t, me, quarry, injuries)
}

function* rollToShoot(t: Table, me: Player, weapon: Item, shot: Shot): Rules<CombatFace> {
  const face = yield* rollAndReroll(t, me, weapon, shot)
  const { shotMissed } = rulesOf(t.state)
  const again = face === 'miss' && shotMissed && (yield* shotMissed(t, me))
  return again ? rollToHit(t, me) : face
}

function* rollAndReroll(t: Table, me: Player, weapon: Item, shot: Shot): Rules<CombatFace> {
  const face = rollToHit(t, me)
  if (!shot.reroll && !rerolls(t.state, weapon)) return face
  const again = yield* t.pick(
    seatOf(t.state, me),
    { prompt: 'reroll', params: { face }, rule: 'NEM-SHOOT-08' },
    [false, true],
    (one) => plain(one ? 'reroll-shot' : 'keep-shot'),
  )
  return again ? rollToHit(t, me) : face
}

/** A Weapon that lets one roll again, or that has something added to it that does. */
function rerolls(s: State, { id, added }: Item): boolean {
  return itemDef(s, id).weapon!.reroll === true || added.some((one) => itemDef(s, one).rerolls)
}

/** Where it is lit a shot is rolled with the advantage die, if there is one. */
function rollToHit(t: Table, me: Player): CombatFace {
  if (!isAdvantaged(t.state, me)) return rollCombat(t, me)
  const face = t.rng.pick(rulesOf(t.state).advantageDie!)
  t.log('combat-roll', { seat: seatOf(t.state, me), face, die: 'advantage' }, 'NEM-SHOOT-02')
  return face
}

function isAdvantaged(s: State, me: Player): boolean {
  const { advantageDie, isLit } = rulesOf(s)
  return advantageDie !== undefined && isLit!(s, me.room)
}

export function rollCombat(t: Table, me: Player): CombatFace {
  const face = t.rng.pick(rulesOf(t.state).combatDie)
  t.log('combat-roll', { seat: seatOf(t.state, me), face }, 'NEM-SHOOT-02')
  return face
}

/** A shot that comes to nothing is tried again for one more Ammo, with a Weapon that lets one. */
function* retries(
  t: Table,
  me: Player,
  weapon: Item,
  face: CombatFace,
  against: Quarried,
): Rules<boolean> {
  const s = t.state
  const def = itemDef(s, weapon.id).weapon!
  if (!def.retry || weapon.ammo < 1) return false
  const lit = isAdvantaged(s, me)
  if (shotInjuries(weaknessesIn(s, [me]), def, face, against, { lit }) > 0) return false
  const again = yield* t.pick(
    seatOf(s, me),
    { prompt: 'retry', params: { face }, rule: 'NEM-SHOOT-08' },
    [false, true],
    (one) => plain(one ? 'retry-shot' : 'keep-shot'),
  )
  if (again) weapon.ammo--
  return again
}

/** A face of the advantage die that a discarded Action card makes better; Contamination cards do not. */
function* spendsCard(t: Table, me: Player, face: CombatFace): Rules<boolean> {
  if (!forCard(face)) return false
  const cards = kindOptions('spend-card', me)
  if (cards.length === 0) return false
  const question: Question = { prompt: 'spend-card', params: { face }, rule: 'NEM-SHOOT-07' }
  const [picked] = yield* t.ask(seatOf(t.state, me), question, () => [
    plain('keep-cards'),
    ...kindOptions('spend-card', me),
  ])
  if (picked.label === 'keep-cards') return false
  discardCards(t, me, [String(picked.targets![0].id)], 'NEM-SHOOT-07')
  return true
}

function* overloads(t: Table, me: Player, weapon: Item, def: Weapon): Rules<boolean> {
  if (!def.overload || weapon.ammo < 1) return false
  const use = yield* t.pick(
    seatOf(t.state, me),
    { prompt: 'overload', rule: 'NEM-SHOOT-08' },
    [false, true],
    (one) => plain(one ? 'spend-ammo' : 'save-ammo'),
  )
  if (use) weapon.ammo--
  return use
}

/** Every attempt on Eggs is followed by a noise roll (NEM-EGG-10). */
export function* wound(t: Table, me: Player, quarry: Quarry, injuries: number): Rules {
  if (!isEggs(quarry)) {
    if (injuries > 0) injure(t, [{ intruder: quarry, injuries }], me)
    return
  }
  destroyEggs(t, me.room, injuries, quarry === 'loose-eggs')
  if (isAwake(me)) yield* noiseRoll(t, me)
}

/** NEM-MELEE-02: a Contamination card, then the die; a miss costs a Serious Wound. `more` injuries are dealt even so. */
export function* melee(t: Table, me: Player, quarry: Quarry, more = 0): Rules {
  const s = t.state
  t.log('strikes', { seat: seatOf(s, me), target: kindOf(quarry) }, 'NEM-MELEE-02')
  if (!isEggs(quarry)) gainContamination(t, me)
  const injuries = blowInjuries(weaknessesIn(s, [me]), rollCombat(t, me), kindOf(quarry))
  if (injuries + more > 0 || isEggs(quarry)) yield* wound(t, me, quarry, injuries + more)
  if (injuries === 0 && !isEggs(quarry)) yield* missBlow(t, me)
}

/** Something at hand may soften it. */
function* missBlow(t: Table, me: Player): Rules {
  for (const item of itemsOf(me)) {
    const { reacts } = itemDef(t.state, item.id)
    if (reacts?.missed && (yield* reacts.missed(t, me, item))) return
  }
  yield* seriousWound(t, me, 'blow')
}

function kindOf(quarry: Quarry): Quarried {
  return isEggs(quarry) ? 'eggs' : quarry.type
}

function isEggs(quarry: Quarry): quarry is 'eggs' | 'loose-eggs' {
  return typeof quarry === 'string'
}
