import type { Target } from '@bulkhead/kernel'
import type { NemesisView } from '@bulkhead/nemesis'
import { blowOdds, hasNoise, noiseOdds, shotOdds } from '@bulkhead/nemesis/odds'
import { SHIPS } from '@bulkhead/nemesis/printed'
import { technical } from '../../../games/common/index.ts'
import type { PlayerView } from './reader.ts'

/** What dice may bring, as it is shown: in hundredths, or in faces. */

export interface NoiseRisk {
  /** A marker lies already where the die points. */
  readonly encounter: number
  /** Danger: whatever is near comes, or there is noise everywhere. */
  readonly danger: number
  /** Intruders that Danger would draw in. */
  readonly near: number
}

/** A noise roll of a Character in a room. */
export function noiseRisk(view: NemesisView, place: number, me: PlayerView): NoiseRisk {
  const { encounter, danger, near } = noiseOdds(view, me, place)
  return {
    encounter: Math.round(100 * encounter),
    danger: Math.round(100 * danger),
    near: near.length,
  }
}

/** Where the noise lies that a noise roll in a room could meet. */
export function noisyExits(view: NemesisView, place: number): Target[] {
  const { numbered, plan } = SHIPS[view.board]
  const exits = new Set(
    numbered[place].flatMap((exit) => (exit !== undefined && hasNoise(view, exit) ? [exit] : [])),
  )
  return [...exits].map((exit) =>
    exit >= 0
      ? { kind: 'corridor', id: plan.corridors[exit].id }
      : { kind: 'technical', id: `technical-${technical(exit) + 1}` },
  )
}

/** Whether somebody else is there already: then entering makes no noise (NEM-MOVE-09). */
export function occupants(view: NemesisView, place: number, me: PlayerView) {
  return {
    characters: view.players.some((player) => player !== me && player.room === place),
    intruders: view.intruders.filter(({ room }) => room === place).length,
  }
}

/** Faces of the combat die that injure this type, by a Weapon or by a blow. */
export function hitFaces(view: NemesisView, type: string, weapon: string | null): number {
  const injuries = weapon === null ? blowOdds(view, type) : shotOdds(view, weapon, type)
  return injuries.filter((one) => one > 0).length
}
