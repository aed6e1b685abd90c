import type { CombatFace, IntruderType, NemesisView } from '@bulkhead/nemesis'
import { COMBAT_DIE, INTRUDER_TYPES, NOISE_DIE, printed, SHIPS } from '@bulkhead/nemesis/printed'
import { type Exit, technical } from '../../../games/common/index.ts'
import type { PlayerView } from './reader.ts'

/** What dice may bring, in hundredths. */

export interface NoiseRisk {
  /** A marker lies already where the die points. */
  readonly encounter: number
  /** Danger: whatever is near comes, or there is noise everywhere. */
  readonly danger: number
  /** Intruders that Danger would draw in. */
  readonly near: number
}

/** A noise roll of a Character in a room. */
export function noiseRisk(view: NemesisView, place: number, { slime }: PlayerView): NoiseRisk {
  const exits = SHIPS[view.board].numbered[place]
  const noisy = NOISE_DIE.filter((face) => {
    const exit = typeof face === 'number' ? exits[face] : undefined
    return exit !== undefined && hasNoise(view, exit)
  })
  const danger = NOISE_DIE.filter((face) => face === 'danger' || (slime && face === 'silence'))
  return {
    encounter: (100 * noisy.length) / NOISE_DIE.length,
    danger: (100 * danger.length) / NOISE_DIE.length,
    near: intrudersNear(view, place),
  }
}

export function hasNoise(view: NemesisView, exit: Exit): boolean {
  return exit >= 0 ? view.corridors[exit].noise : view.technicalNoise[technical(exit)]
}

function intrudersNear(view: NemesisView, place: number): number {
  const around = new Set(SHIPS[view.board].ways[place].map(({ to }) => to))
  return view.intruders.filter(
    ({ room }) => around.has(room) && !view.players.some((player) => player.room === room),
  ).length
}

/** Whether somebody else is there already: then entering makes no noise (NEM-MOVE-09). */
export function occupants(view: NemesisView, place: number, me: PlayerView) {
  return {
    characters: view.players.some((player) => player !== me && player.room === place),
    intruders: view.intruders.filter(({ room }) => room === place).length,
  }
}

/** Faces of the combat die, of six, that injure this type. */
export function hitFaces(view: NemesisView, type: string, weapon: string | null): number {
  return COMBAT_DIE.filter((face) => hits(view, type, weapon, face)).length
}

function hits(view: NemesisView, type: string, weapon: string | null, rolled: CombatFace): boolean {
  const def = weapon === null ? undefined : printed.items[weapon].weapon
  const face = def?.face?.[rolled] ?? rolled
  if (face === 'miss') {
    return type === 'adult' && Object.values(view.weaknesses).includes('vital-places')
  }
  if (def?.atLeast || face === 'one' || face === 'two' || type === 'eggs') return true
  return INTRUDER_TYPES.indexOf(type as IntruderType) <= INTRUDER_TYPES.indexOf(face)
}
