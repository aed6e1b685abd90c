import type { Rules } from '@bulkhead/kernel'
import type { Weapon } from './cards/item-card.ts'
import { plain } from './choices.ts'
import { destroyEggs, injure } from './damage.ts'
import { intruderFigure, type Quarried } from './figures.ts'
import { gainContamination } from './hand.ts'
import type { CombatFace } from './kinds.ts'
import { putFire } from './markers.ts'
import { noiseRoll } from './noise.ts'
import { isAwake, seatOf } from './queries.ts'
import { itemDef, rulesOf } from './ruleset.ts'
import type { Intruder, Item, Player, State } from './state.ts'
import type { Table } from './table.ts'
import { seriousWound } from './wounds.ts'

/** SHOOT, MELEE, EGG: Characters attacking. */

/**
 * An Intruder of the room, or the Eggs that nobody carries there: in the Nest those of the Intruder
 * board, unless the attacker names the loose ones (NEM-EGG-12).
 */
export type Quarry = Intruder | 'eggs' | 'loose-eggs'

export interface Shot {
  /** Ammo spent in place of one, and the injuries it adds (Full Auto). */
  readonly ammo?: number
  readonly injuries?: number
  /** The die may be rolled again once. */
  readonly reroll?: boolean
}

/** NEM-SHOOT-02: one Ammo, one die; then everything the Weapon and the Weaknesses change. */
export function* shoot(t: Table, me: Player, weapon: Item, quarry: Quarry, shot: Shot = {}): Rules {
  const s = t.state
  const def = itemDef(s, weapon.id).weapon!
  weapon.ammo -= shot.ammo ?? 1
  t.log('shoots', { seat: seatOf(s, me), item: weapon.id, target: kindOf(quarry) }, 'NEM-SHOOT-02')
  const rolled = yield* rollToShoot(t, me, def, shot)
  const overload = rolled === 'two' && (yield* overloads(t, me, weapon, def))
  const injuries = shotInjuries(s, def, rolled, quarry, (shot.injuries ?? 0) + (overload ? 1 : 0))
  if (rolled === 'two' && def.ignites) putFire(t, me.room)
  yield* wound(t, me, quarry, injuries)
}

function* rollToShoot(t: Table, me: Player, def: Weapon, shot: Shot): Rules<CombatFace> {
  const face = rollCombat(t, me)
  if (!def.reroll && !shot.reroll) return face
  const again = yield* t.pick(
    seatOf(t.state, me),
    { prompt: 'reroll', params: { face }, rule: 'NEM-SHOOT-08' },
    [false, true],
    (one) => plain(one ? 'reroll-shot' : 'keep-shot'),
  )
  return again ? rollCombat(t, me) : face
}

export function rollCombat(t: Table, me: Player): CombatFace {
  const face = t.rng.pick(rulesOf(t.state).combatDie)
  t.log('combat-roll', { seat: seatOf(t.state, me), face }, 'NEM-SHOOT-02')
  return face
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

/** Components 8.9: the order in which a shot's modifiers apply. */
function shotInjuries(
  s: State,
  def: Weapon,
  rolled: CombatFace,
  quarry: Quarry,
  more: number,
): number {
  const against = kindOf(quarry)
  const face = intruderFigure(s, 'face', def.face?.[rolled] ?? rolled, against)
  const dealt = faceInjuries(face, quarry)
  const least = face === 'miss' ? 0 : (def.atLeast ?? 0)
  const injuries = Math.max(dealt, least) + (def.onFace?.[rolled] ?? 0) + more
  if (injuries < 1) return 0
  return intruderFigure(s, 'shot', injuries + (def.onHit ?? 0), { weapon: def, against })
}

/** NEM-SHOOT-03 to 07; an Egg is hit by whatever would hit a Larva (NEM-EGG-07). */
function faceInjuries(face: CombatFace, quarry: Quarry): number {
  const type = isEggs(quarry) ? 'larva' : quarry.type
  switch (face) {
    case 'miss':
      return 0
    case 'creeper':
      return type === 'larva' || type === 'creeper' ? 1 : 0
    case 'adult':
      return type === 'larva' || type === 'creeper' || type === 'adult' ? 1 : 0
    case 'one':
      return 1
    case 'two':
      return 2
  }
}

/** Every attempt on Eggs is followed by a noise roll (NEM-EGG-10). */
function* wound(t: Table, me: Player, quarry: Quarry, injuries: number): Rules {
  if (!isEggs(quarry)) {
    if (injuries > 0) injure(t, [{ intruder: quarry, injuries }])
    return
  }
  destroyEggs(t, me.room, injuries, quarry === 'loose-eggs')
  if (isAwake(me)) yield* noiseRoll(t, me)
}

/** NEM-MELEE-02: a Contamination card, then the die; a miss costs a Serious Wound. */
export function* melee(t: Table, me: Player, quarry: Quarry): Rules {
  const s = t.state
  t.log('strikes', { seat: seatOf(s, me), target: kindOf(quarry) }, 'NEM-MELEE-02')
  if (!isEggs(quarry)) gainContamination(t, me)
  const injuries = Math.min(
    1,
    faceInjuries(intruderFigure(s, 'face', rollCombat(t, me), kindOf(quarry)), quarry),
  )
  if (injuries === 0 && !isEggs(quarry)) yield* seriousWound(t, me)
  else yield* wound(t, me, quarry, injuries)
}

function kindOf(quarry: Quarry): Quarried {
  return isEggs(quarry) ? 'eggs' : quarry.type
}

function isEggs(quarry: Quarry): quarry is 'eggs' | 'loose-eggs' {
  return typeof quarry === 'string'
}
