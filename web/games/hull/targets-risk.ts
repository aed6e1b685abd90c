import { technical } from '@bulkhead/common'
import { hasNoise } from '@bulkhead/hull/queries.ts'
import type { PlayerView, View } from '@bulkhead/hull/view.ts'
import type { Target } from '@bulkhead/kernel'
import type { HullGame } from './game.ts'
import { type PlayerOf, readerIn } from './reader.ts'

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
export function noiseRisk<V extends View>(
  { odds }: HullGame<V>,
  view: V,
  place: number,
  me: PlayerOf<V>,
): NoiseRisk {
  const { encounter, danger, near } = odds.noise(view, me, place)
  return {
    encounter: Math.round(100 * encounter),
    danger: Math.round(100 * danger),
    near: near.length,
  }
}

/** Where the noise lies that a noise roll in a room could meet. */
export function noisyExits<V extends View>(
  { ships }: HullGame<V>,
  view: V,
  place: number,
): Target[] {
  const { numbered, plan } = ships[view.board]
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
export function occupants(view: View, place: number, me: PlayerView) {
  return {
    characters: view.players.some((player) => player !== me && player.room === place),
    intruders: view.intruders.filter(({ room }) => room === place).length,
  }
}

/** Faces of the combat die that injure this type, by a Weapon or by a blow of whoever reads. */
export function hitFaces<V extends View>(
  { odds }: HullGame<V>,
  view: V,
  type: string,
  weapon: string | null,
): number {
  const me = readerIn(view)
  if (!me) return 0
  const injuries = weapon === null ? odds.blow(view, me, type) : odds.shot(view, me, weapon, type)
  return injuries.filter((one) => one > 0).length
}
