import type { AnyGame } from './game.ts'
import { hashOf } from './hash.ts'

/** Raised whenever a match of an earlier kernel could play on differently. */
export const KERNEL_VERSION = 2

/** By which rules a match is played: the same seed and the same answers lead to the same place. */
export interface Edition {
  readonly game: string
  readonly version: number
  readonly kernel: number
  /** Hash of everything printed on the components. */
  readonly components: string
}

export function editionOf(game: AnyGame): Edition {
  const { id, version } = game
  return { game: id, version, kernel: KERNEL_VERSION, components: componentsHash(game) }
}

/** One word for an edition, that may stand in a path. */
export function editionName({ game, version, kernel, components }: Edition): string {
  return `${game}-${version}-${kernel}-${components.slice(0, 12)}`
}

const componentHashes = new WeakMap<AnyGame, string>()

function componentsHash(game: AnyGame): string {
  let hash = componentHashes.get(game)
  if (!hash) {
    hash = hashOf(game.components)
    componentHashes.set(game, hash)
  }
  return hash
}
