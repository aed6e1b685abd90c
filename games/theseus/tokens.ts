import { isHeld } from './queries.ts'
import { NONE, type Unit } from './state.ts'
import type { Table } from './table.ts'

/** TOKEN: what units carry, going back to its supply. Each is told, by the rule that takes it off. */

export function release(t: Table, unit: Unit, rule: string): void {
  if (!isHeld(unit)) return
  unit.clamp = NONE
  t.log('released', { unit: unit.name }, rule)
}

export function shedParasites(t: Table, unit: Unit, rule: string): void {
  if (unit.parasites === 0) return
  unit.parasites = 0
  unit.parasitesOf = NONE
  t.log('parasites-shed', { unit: unit.name }, rule)
}

export function endInvisibility(t: Table, unit: Unit, rule: string): void {
  if (!unit.invisible) return
  unit.invisible = false
  t.log('visible', { unit: unit.name }, rule)
}

/** All of them: the unit leaves its Room for Space, the supply or a card. */
export function shedTokens(t: Table, unit: Unit, rule: string): void {
  release(t, unit, rule)
  shedParasites(t, unit, rule)
  endInvisibility(t, unit, rule)
}
