import type { Place, Slot } from './facility.ts'
import { SLOTS } from './facility.ts'
import type { BurstFace, ShootFace } from './kinds.ts'
import { type WeaponText, woundDef } from './pack.ts'
import { type Board, corridorAt, hasLifeSupport, isEmpty } from './queries.ts'
import type { Player, State } from './state.ts'

/** What faces of dice and places mean, said once: the rules go by it, and so does whoever weighs a move. */

/** RET-SHOOT-11, RET-WOUND-06: what number faces count more for whoever has these wounds. */
export function worseAim(wounds: readonly string[]): number {
  let worse = 0
  for (const id of new Set(wounds)) worse += woundDef(id).shootNumber ?? 0
  return worse
}

/** What a face of the Shoot die comes to. */
export type Shot =
  | { readonly outcome: 'critical' | 'ammo' | 'ammo-kills' }
  /** A number, as it counts against the Hits. */
  | { readonly outcome: 'dies' | 'lives'; readonly number: number }

/** RET-SHOOT-05 to RET-SHOOT-07, RET-SHOOT-11, against a target with so many Hits. */
export function shotBy(face: ShootFace, hits: number, text: WeaponText, worse: number): Shot {
  if (face === 'crit') return { outcome: 'critical' }
  if (face === 'ammo') return { outcome: text.ammoFaceKills ? 'ammo-kills' : 'ammo' }
  const number = face + worse + (text.shootNumber ?? 0)
  return { outcome: number <= hits ? 'dies' : 'lives', number }
}

export function isKilled({ outcome }: Shot): boolean {
  return outcome === 'critical' || outcome === 'dies' || outcome === 'ammo-kills'
}

/** RET-BURST-05, RET-BURST-14: the Hits of a Burst with this face. */
export function burstHits(text: WeaponText, face: BurstFace): number {
  return Math.max(0, text.hits?.(face) ?? face)
}

/** RET-NOISE-03 to RET-NOISE-05: what a roll that matches a Corridor brings. */
export type Heard = 'comes' | 'answered' | 'noise'

export function heardIn(s: Board, place: Place): Heard {
  if (!isEmpty(s, place)) return 'comes'
  return corridorAt(s, place).noise ? 'answered' : 'noise'
}

/** RET-TURN-07, RET-TURN-08: what the end of a Turn in a Room costs. */
export function turnEndIn(
  s: Board & Pick<State, 'lifeSupport'>,
  slot: Slot,
): { readonly oxygen: number; readonly health: number } {
  return {
    oxygen: hasLifeSupport(s, SLOTS[slot].section) ? 0 : 1,
    health: s.rooms[slot]?.fire ? 1 : 0,
  }
}

/** RET-OXY-06, RET-OXY-07: what a loss of Oxygen comes to. */
export function oxygenAfter(
  { oxygen, suffocating }: Readonly<Pick<Player, 'oxygen' | 'suffocating'>>,
  loss: number,
): { readonly oxygen: number; readonly suffocating: boolean; readonly dies: boolean } {
  if (loss === 0) return { oxygen, suffocating, dies: false }
  if (suffocating) return { oxygen, suffocating, dies: true }
  return { oxygen: Math.max(0, oxygen - loss), suffocating: oxygen < loss, dies: false }
}
