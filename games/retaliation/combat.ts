import type { Rules } from '@bulkhead/kernel'
import { attack } from './attack.ts'
import { burstHits, isKilled, type Shot, shotBy, worseAim } from './chances.ts'
import { itemTarget, plain } from './choices.ts'
import { BURST_DIE, GRENADE_BONUS, SHOOT_DIE, SYMBOL } from './components.ts'
import { gainContamination } from './contamination.ts'
import type { Place } from './facility.ts'
import { isLoaded, itemSpots, returnGear, spendAmmo } from './gear.ts'
import { critical, hit, hitCorridor } from './hits.ts'
import { repel } from './intruder-movement.ts'
import type { BurstFace, IntruderType, ShootFace } from './kinds.ts'
import { breakItem, canBreakItem } from './markers.ts'
import { spendOxygen } from './oxygen.ts'
import { itemDef, type WeaponText } from './pack.ts'
import {
  corridorAt,
  hasLifeSupport,
  heldBy,
  intrudersAt,
  isEmpty,
  isThere,
  isWeapon,
  onMap,
  reachable,
  seatOf,
  sectionOf,
  working,
} from './queries.ts'
import type { Intruder, Item, Player, State } from './state.ts'
import type { Table } from './table.ts'

/** SHOOT, BURST, MELEE, GREN. Never at another Character (RET-COMBAT-06). */

/** What a card changes of an attack. */
export interface Aim {
  /** Taking Aim: the first roll may be rolled once more. */
  readonly rerolls?: boolean
  /** RET-ORDER-01: who decides, where it is not whoever attacks. */
  readonly leader?: Player
}

function textOf(weapon: Item): WeaponText {
  return itemDef(weapon).weapon ?? {}
}

/** Weapons with which a Character could Shoot or Burst now (RET-SHOOT-02). */
export function readyWeapons(s: State, me: Player): Item[] {
  return heldBy(me).filter(
    (item) => itemDef(item).ranged && isLoaded(me, item) && me.oxygen >= oxygenFor(s, me, item),
  )
}

function oxygenFor(s: State, me: Player, weapon: Item): number {
  return hasLifeSupport(s, sectionOf(me)) ? 0 : (textOf(weapon).burnsOxygen ?? 0)
}

function* burnOxygen(t: Table, me: Player, weapon: Item): Rules {
  const points = oxygenFor(t.state, me, weapon)
  if (points > 0) spendOxygen(t, me, points, 'RET-OXY-05')
}

// --- Shooting ---

/** RET-SHOOT-03 to RET-SHOOT-12 */
export function* shoot(t: Table, me: Player, weapon: Item, target: Intruder, aim: Aim = {}): Rules {
  const s = t.state
  const { leader = me } = aim
  const text = textOf(weapon)
  if (text.repelsAdults && target.type === 'adult' && (yield* repelsInstead(t, leader, weapon))) {
    yield* spendAmmo(t, me, weapon, 'RET-COMBAT-04')
    yield* repel(t, target, me.room, leader)
    return
  }
  yield* oneShot(t, me, weapon, target, aim)
  const again = text.shootsTwice && isThere(s, target) && target.room === me.room
  if (again && heldBy(me).includes(weapon) && isLoaded(me, weapon)) {
    if (!(yield* shootsAgain(t, leader, weapon))) return
    yield* spendAmmo(t, me, weapon, 'RET-COMBAT-04')
    yield* oneShot(t, me, weapon, target, {})
  }
}

function* oneShot(t: Table, me: Player, weapon: Item, target: Intruder, aim: Aim): Rules {
  const s = t.state
  const text = textOf(weapon)
  const spent = s.queen.spent
  const { type, name } = target
  yield* burnOxygen(t, me, weapon)
  t.log('shoots', { seat: seatOf(s, me), item: weapon.id, type, intruder: name }, 'RET-SHOOT-03')
  yield* hit(t, target, text.shootHits ?? 1, me)
  // RET-EFFECT-05: a Queen Health card may have killed whoever shoots.
  if (!onMap(me)) return
  const face = yield* rollShoot(t, me, aim)
  if (isThere(s, target) && spent === s.queen.spent) yield* judge(t, me, face, target, text)
  if (face === 'ammo' || (face === 'crit' && text.critSpends)) {
    if (isLoaded(me, weapon)) yield* spendAmmo(t, me, weapon, 'RET-SHOOT-07')
  }
  if (face === 'ammo' && text.ammoFace) yield* text.ammoFace(t, me, weapon)
  if (text.hitsSurvivor && isThere(s, target) && spent === s.queen.spent) {
    yield* hit(t, target, 1, me)
  }
}

function* rollShoot(t: Table, me: Player, { rerolls }: Aim): Rules<ShootFace> {
  const seat = seatOf(t.state, me)
  const face = t.rng.pick(SHOOT_DIE)
  t.log('shoot-roll', { seat, face }, 'RET-SHOOT-04')
  if (!rerolls || !(yield* wantsReroll(t, me, face))) return face
  const again = t.rng.pick(SHOOT_DIE)
  t.log('shoot-roll', { seat, face: again }, 'RET-SHOOT-04')
  return again
}

function* wantsReroll(t: Table, me: Player, face: ShootFace | BurstFace): Rules<boolean> {
  const [answer] = yield* t.ask(
    seatOf(t.state, me),
    { prompt: 'reroll', params: { face }, rule: 'RET-CARD-02' },
    [plain('keep-roll'), plain('reroll')],
  )
  return answer.id === 'reroll'
}

/** What the roll means for a target that the Hits before it have not killed: told, then done. */
function* judge(t: Table, me: Player, face: ShootFace, target: Intruder, text: WeaponText): Rules {
  const { type } = target
  const hits = type === 'queen' ? t.state.queen.hits : target.hits
  const shot = shotBy(face, hits, text, worseAim(me.wounds))
  tellShot(t, shot, { face, type, hits })
  if (isKilled(shot)) yield* critical(t, target, me)
}

function tellShot(
  t: Table,
  shot: Shot,
  about: { face: ShootFace; type: IntruderType; hits: number },
): void {
  if ('number' in shot) {
    const params = { ...about, number: shot.number, verdict: shot.outcome }
    if (shot.number === about.face) t.log('shot-number', params, 'RET-SHOOT-06')
    else t.log('shot-counts', params, 'RET-SHOOT-11')
  } else if (shot.outcome === 'critical') t.log('shot-kills', about, 'RET-SHOOT-05')
  else if (shot.outcome === 'ammo') t.log('shot-ammo', about, 'RET-SHOOT-07')
  else t.log('shot-ammo-kills', about, 'RET-COMBAT-05')
}

function* repelsInstead(t: Table, me: Player, weapon: Item): Rules<boolean> {
  const [answer] = yield* t.ask(
    seatOf(t.state, me),
    { prompt: 'shoot-or-repel', params: { item: weapon.id }, rule: 'RET-COMBAT-04' },
    [plain('shoot-it'), plain('repel-it')],
  )
  return answer.id === 'repel-it'
}

function* shootsAgain(t: Table, me: Player, weapon: Item): Rules<boolean> {
  const [answer] = yield* t.ask(
    seatOf(t.state, me),
    { prompt: 'shoot-again', params: { item: weapon.id }, rule: 'RET-COMBAT-04' },
    [plain('shoot-again'), plain('enough')],
  )
  return answer.id === 'shoot-again'
}

// --- Bursting ---

/** RET-BURST-01, RET-BURST-12: adjacent Corridors with Intruders, not behind a Closed Door. */
export function burstTargets(s: State, me: Player): Place[] {
  return reachable(s, me.room).filter((place) => !isEmpty(s, place))
}

/** RET-BURST-03 */
export function* burst(t: Table, me: Player, weapon: Item, place: Place, aim: Aim = {}): Rules {
  const s = t.state
  const { leader = me } = aim
  const text = textOf(weapon)
  if (text.throwsGrenades && !(yield* launchGrenades(t, me, weapon, place, leader))) return
  if (!isLoaded(me, weapon)) return
  const corridor = corridorAt(s, place).tile
  t.log('bursts', { seat: seatOf(s, me), item: weapon.id, corridor }, 'RET-BURST-03')
  yield* burnOxygen(t, me, weapon)
  yield* spendAmmo(t, me, weapon, 'RET-BURST-04')
  const face = yield* oneBurst(t, me, weapon, place, aim)
  const again = text.burstsTwice && face !== SYMBOL && intrudersAt(s, place).length > 0
  if (!again || !heldBy(me).includes(weapon)) return
  if (yield* burstsAgain(t, leader, weapon)) yield* oneBurst(t, me, weapon, place, { leader })
}

function* oneBurst(t: Table, me: Player, weapon: Item, place: Place, aim: Aim): Rules<BurstFace> {
  const text = textOf(weapon)
  const face = yield* rollBurst(t, me, aim)
  yield* hitCorridor(t, me, place, burstHits(text, face), aim.leader)
  if (face === SYMBOL && text.symbol && onMap(me)) yield* text.symbol(t, me, weapon)
  return face
}

export function* rollBurst(t: Table, me: Player, { rerolls }: Aim = {}): Rules<BurstFace> {
  const seat = seatOf(t.state, me)
  const face = t.rng.pick(BURST_DIE)
  t.log('burst-roll', { seat, face }, 'RET-BURST-05')
  if (!rerolls || !(yield* wantsReroll(t, me, face))) return face
  const again = t.rng.pick(BURST_DIE)
  t.log('burst-roll', { seat, face: again }, 'RET-BURST-05')
  return again
}

function* burstsAgain(t: Table, me: Player, weapon: Item): Rules<boolean> {
  const [answer] = yield* t.ask(
    seatOf(t.state, me),
    { prompt: 'burst-again', params: { item: weapon.id }, rule: 'RET-COMBAT-04' },
    [plain('burst-again'), plain('enough')],
  )
  return answer.id === 'burst-again'
}

/** The Grenade Launcher: before the Burst or in place of it; answers whether the Burst follows. */
function* launchGrenades(
  t: Table,
  me: Player,
  weapon: Item,
  place: Place,
  leader: Player,
): Rules<boolean> {
  const s = t.state
  for (let thrown = 0; intrudersAt(s, place).length > 0; thrown++) {
    const grenades = itemSpots(weapon).filter(({ gear }) => gear === 'grenade')
    const answer = yield* t.pick(
      seatOf(s, leader),
      {
        prompt: 'launch-grenade',
        params: { item: weapon.id, corridor: corridorAt(s, place).tile },
        rule: 'RET-COMBAT-04',
      },
      [
        ...(grenades.length > 0 ? ['launch-grenade' as const] : []),
        ...(isLoaded(me, weapon) ? ['burst-now' as const] : []),
        ...(thrown > 0 ? ['enough' as const] : []),
      ],
      (one) => plain(one),
    )
    if (answer !== 'launch-grenade') return answer === 'burst-now'
    returnGear(s, grenades[0])
    yield* grenade(t, me, place, leader)
  }
  return false
}

/** RET-GREN-01 to RET-GREN-04 */
export function* grenade(t: Table, me: Player, place: Place, leader = me): Rules {
  const { tile } = corridorAt(t.state, place)
  t.log('throws-grenade', { seat: seatOf(t.state, me), corridor: tile }, 'RET-GREN-01')
  const face = yield* rollBurst(t, me)
  yield* hitCorridor(t, me, place, face + GRENADE_BONUS, leader)
}

// --- Melee ---

/** RET-MELEE-01 to RET-MELEE-07, RET-MELEE-11 */
export function* melee(t: Table, me: Player, weapon: Item | null, target: Intruder): Rules {
  const s = t.state
  const spent = s.queen.spent
  gainContamination(t, me, 'RET-MELEE-01')
  if (!onMap(me)) return
  tellBlow(t, me, weapon, target)
  yield* hit(t, target, 1, me)
  if (!onMap(me)) return
  const text = weapon ? textOf(weapon) : {}
  const face = text.kills ? 'crit' : yield* rollShoot(t, me, {})
  if (isThere(s, target) && spent === s.queen.spent) yield* judge(t, me, face, target, {})
  if (text.kills && weapon) breakItem(t, me, weapon, 'RET-COMBAT-05')
  if (!isThere(s, target) || target.room !== me.room || !onMap(me)) return
  yield* response(t, me, target)
}

function tellBlow(t: Table, me: Player, weapon: Item | null, { type, name }: Intruder): void {
  const params = { seat: seatOf(t.state, me), type, intruder: name }
  if (weapon) t.log('strikes-with', { ...params, item: weapon.id }, 'RET-MELEE-02')
  else t.log('strikes', params, 'RET-MELEE-02')
}

/** RET-MELEE-07 to RET-MELEE-09, RET-MELEE-12, RET-MALF-11 */
function* response(t: Table, me: Player, target: Intruder): Rules {
  const s = t.state
  const weapon = yield* t.pick<Item | null>(
    seatOf(s, me),
    { prompt: 'parry', params: { type: target.type }, rule: 'RET-MELEE-07' },
    [null, ...heldBy(me).filter((one) => isWeapon(one) && canBreakItem(s, me, one))],
    (one) =>
      one
        ? {
            id: `parry:${one.id}`,
            label: one.malfunction ? 'parry-destroys' : 'parry',
            targets: [itemTarget(one)],
          }
        : plain('let-attack'),
  )
  if (weapon) {
    breakItem(t, me, weapon, 'RET-MELEE-07')
    t.log('parries', { seat: seatOf(s, me), item: weapon.id }, 'RET-MELEE-07')
  } else yield* attack(t, me, { attacker: target, type: target.type, kind: 'response' })
}

export function meleeWeapons(me: Player): (Item | null)[] {
  return [null, ...working(heldBy(me)).filter(isWeapon)]
}
