import type { Rules, Seat } from '@bulkhead/kernel'
import { unitOption } from './choices.ts'
import { type Attack, SECTORS, type Sector, UNITS } from './components.ts'
import { markUsed } from './control.ts'
import { gainData, wound } from './points.ts'
import {
  allied,
  controllerOf,
  enemiesIn,
  isHeld,
  isMinorAlien,
  onStation,
  type Working,
  workingIn,
} from './queries.ts'
import { resolve } from './resolve.ts'
import { NONE, type State, type Unit } from './state.ts'
import type { Table } from './table.ts'

/** ATTACK, FLASH: units attacking by their profile. */

/** All units of one player attack: everywhere, or (a Flash Assault) in one Sector. */
export interface Assault {
  readonly by: Seat
  readonly flashIn: Sector | null
}

/** The Sector action of the Corridors, or an Action card; `rule` tells which. */
export function* assault(t: Table, by: Seat, rule: string): Rules {
  t.log('assault', { faction: t.state.players[by].faction }, rule)
  yield* runAssault(t, { by, flashIn: null })
}

/** THE-FLASH-02; `rule` tells what caused it. */
export function* flashAssault(t: Table, by: Seat, sector: Sector, rule: string): Rules {
  const { faction } = t.state.players[by]
  t.log('flash-assault', { faction, sector: SECTORS[sector].id }, rule)
  yield* runAssault(t, { by, flashIn: sector })
}

/** THE-ATTACK-15: the units first, then Camouflaged cards, then Bursts. */
function* runAssault(t: Table, one: Assault): Rules {
  const s = t.state
  if (attacksOf(s, one).length === 0) {
    t.log('assault-misses', { faction: s.players[one.by].faction }, 'THE-ATTACK-15')
  }
  yield* unitsAttack(t, one)
  for (const { slot, def } of helpersOf(s, one, 'assault')) {
    yield* resolve(t, slot, one.by, (use) => def.assault!(use, one))
  }
  for (const { slot, def } of helpersOf(s, one, 'afterAssault')) {
    yield* resolve(t, slot, one.by, (use) => def.afterAssault!(use, one))
  }
}

function* unitsAttack(t: Table, one: Assault): Rules {
  const s = t.state
  let left = attacksOf(s, one)
  while (left.length > 0) {
    const next = yield* t.pick(
      one.by,
      { prompt: 'attack-order', rule: 'THE-ATTACK-14' },
      orderMatters(s, one, left) ? left : left.slice(0, 1),
      (unit) => unitOption('attack-with', unit),
    )
    left = left.filter((unit) => unit !== next)
    yield* attack(t, next, one.by, one)
  }
}

/** Those of them that have somebody to attack. */
function attacksOf(s: State, one: Assault): Unit[] {
  return attackersIn(s, one).filter((unit) => targetsOf(s, unit, one).length > 0)
}

/** The attacking player's units where the Assault reaches. */
export function attackersIn(s: State, one: Assault): Unit[] {
  return s.units.filter(
    (unit) => unit.owner === one.by && (one.flashIn === null || unit.sector === one.flashIn),
  )
}

/** Only a Minor Alien can be gone before the next unit attacks. */
function orderMatters(s: State, one: Assault, attackers: readonly Unit[]): boolean {
  return attackers.some((unit) => targetsOf(s, unit, one).some(isMinorAlien))
}

function helpersOf(s: State, one: Assault, moment: 'assault' | 'afterAssault'): Working[] {
  const sectors = one.flashIn === null ? s.ring : [one.flashIn]
  return sectors.flatMap((sector) =>
    workingIn(s, sector, (def) => def[moment] !== undefined).filter(({ card }) =>
      allied(s, controllerOf(s, card), one.by),
    ),
  )
}

/** One unit attacks once by its profile, with everything that cards add. */
export function* attack(t: Table, unit: Unit, chooser: Seat, during: Assault | null): Rules {
  const s = t.state
  const targets = targetsOf(s, unit, during)
  if (targets.length === 0) return
  const kind = attackOf(unit)
  if (kind === 'area') {
    yield* strike(t, unit, targets, chooser)
    return
  }
  const rule = kind === 'data' ? 'THE-ATTACK-06' : 'THE-ATTACK-04'
  const target = yield* t.pick(
    chooser,
    { prompt: 'attack-target', params: { unit: unit.name }, rule },
    targets,
    (one) => unitOption('attack', one),
  )
  if (kind === 'single') yield* strike(t, unit, [target], chooser)
  else yield* probe(t, unit, target)
}

export function attackOf(unit: Unit): Attack {
  return UNITS[unit.kind].attack[unit.upgraded ? 1 : 0]
}

/** Enemies in range that may be attacked: joined by a Passage, neither invisible nor protected. */
export function targetsOf(s: State, unit: Unit, during: Assault | null): Unit[] {
  if (attackOf(unit) === 'none' || isHeld(unit) || unit.room === NONE) return []
  const joined = SECTORS[unit.sector].passages[unit.room]
  const inRange = enemiesIn(s, unit.sector, unit.owner).filter((enemy) => joined[enemy.room])
  return unprotected(s, unit.sector, inRange, during)
}

/** Enemies in a Sector that an Assault may hit, Walls notwithstanding. */
export function reachable(s: State, sector: Sector, by: Seat, during: Assault | null): Unit[] {
  return unprotected(s, sector, enemiesIn(s, sector, by), during)
}

/** A Hideout keeps its own out of a Flash Assault (THE-CARD-11). */
function unprotected(s: State, sector: Sector, enemies: Unit[], during: Assault | null): Unit[] {
  if (!during || during.flashIn === null) return enemies
  const hideouts = workingIn(s, sector, (def) => def.guardsFlash === true)
  const safe = (unit: Unit) =>
    hideouts.some(({ card }) => allied(s, controllerOf(s, card), unit.owner))
  if (enemies.some(safe)) for (const { card } of hideouts) markUsed(s, card)
  return enemies.filter((unit) => !safe(unit))
}

/** Each unit hit takes 1 wound, one after the other; then cards add theirs. */
function* strike(t: Table, attacker: Unit, hits: readonly Unit[], chooser: Seat): Rules {
  const s = t.state
  for (const unit of hits) {
    t.log('attacks', { unit: attacker.name, target: unit.name }, 'THE-ATTACK-01')
    wound(t, unit, 1, attacker.owner, 'THE-DM-06')
  }
  for (const { slot, card, def } of workingIn(s, attacker.sector, (one) => one.hit !== undefined)) {
    if (!allied(s, controllerOf(s, card), attacker.owner)) continue
    yield* resolve(t, slot, chooser, (use) => def.hit!(use, attacker, hits.filter(onStation)))
  }
}

/** THE-ATTACK-06: Data instead of a wound. */
function* probe(t: Table, attacker: Unit, target: Unit): Rules {
  const s = t.state
  t.log('attacks', { unit: attacker.name, target: target.name }, 'THE-ATTACK-06')
  if (gainData(t, attacker.owner, 1) === 0) return
  const sector = attacker.sector
  for (const { slot, card, def } of workingIn(s, sector, (one) => one.dataGained !== undefined)) {
    if (!allied(s, controllerOf(s, card), attacker.owner)) continue
    yield* resolve(t, slot, attacker.owner, (use) => def.dataGained!(use, attacker))
  }
}
