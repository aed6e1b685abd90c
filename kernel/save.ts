import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { AnyGame } from './game.ts'
import type { Checkpoint, Recorded, UndoStop } from './history.ts'
import type { Entry } from './log.ts'
import { type Options, resolveSetup } from './options.ts'
import { type Refusal, refusal } from './refusal.ts'
import { commitmentOf, type Seed } from './rng.ts'

/** Raised whenever a save of an earlier kernel could play on differently. */
export const KERNEL_VERSION = 1

/** A whole match as plain JSON. It holds the seed: a save of a running game tells its future. */
export interface Save extends SaveBody {
  readonly format: 'bulkhead-match'
  readonly kernel: number
  readonly game: string
  readonly version: number
  /** Hash of the game's components. */
  readonly components: string
  readonly commitment: string | null
  /** Hash of everything else in the save. */
  readonly hash: string
}

export interface SaveBody {
  readonly options: Options
  readonly seats: number
  readonly seed: Seed
  readonly answers: readonly Recorded[]
  readonly checkpoint: Checkpoint
  readonly undo: { readonly floor: number; readonly stop: UndoStop }
  /** The log up to the checkpoint; the rest is written again by running the rules. */
  readonly log: readonly Entry[]
}

export function makeSave(game: AnyGame, body: SaveBody): Save {
  const save = {
    format: 'bulkhead-match' as const,
    kernel: KERNEL_VERSION,
    game: game.id,
    version: game.version,
    components: componentsHash(game),
    commitment: commitmentOf(body.seed),
    ...body,
  }
  const plain = JSON.parse(JSON.stringify(save))
  return { ...plain, hash: hashOf(plain) }
}

/** Accepts only a save that is whole and was made by this kernel and this game. */
export function readSave(game: AnyGame, data: unknown): Save | Refusal {
  const save = data as Save
  if (typeof data !== 'object' || data === null || save.format !== 'bulkhead-match') {
    return refusal('bad-save', 'This is not a saved match.')
  }
  const { hash, ...rest } = save
  if (hash !== hashOf(rest)) return refusal('bad-save', 'This save is damaged or was changed.')
  if (save.game !== game.id) {
    return refusal('foreign-save', `This save is of the game ${save.game}, not ${game.id}.`)
  }
  if (save.kernel !== KERNEL_VERSION || save.version !== game.version) {
    return refusal('foreign-save', 'This save was made by another version.')
  }
  if (save.components !== componentsHash(game)) {
    return refusal('foreign-save', 'This save was made with other components.')
  }
  const options = resolveSetup(game, save.options, save.seats)
  return typeof options === 'string' ? refusal('bad-save', options) : save
}

const componentHashes = new WeakMap<AnyGame, string>()

export function componentsHash(game: AnyGame): string {
  let hash = componentHashes.get(game)
  if (!hash) {
    hash = hashOf(game.components)
    componentHashes.set(game, hash)
  }
  return hash
}

function hashOf(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(value)))).slice(0, 32)
}
