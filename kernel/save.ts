import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { AnyGame } from './game.ts'
import type { Checkpoint, Recorded, UndoStop } from './history.ts'
import type { Entry } from './log.ts'
import { type Options, resolveSetup } from './options.ts'
import { isRefusal, type Refusal, refusal } from './refusal.ts'
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
  /** The finished match that this one goes on from. */
  readonly before?: Save
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
  if (!isSave(data)) return refusal('bad-save', 'This is not a saved match.')
  const checked = checkSave([game], data, 'This save')
  return isRefusal(checked) ? checked : checked.save
}

/**
 * The saved match that one with these options goes on from, with its game. Null where they want none;
 * a sentence where the two do not go together.
 */
export function readBefore(game: AnyGame, options: Options, data: unknown): Before | null | string {
  const games = game.follows?.(options)
  if (!games?.length) {
    return data === undefined ? null : 'With these options no earlier match comes before.'
  }
  if (data === undefined) {
    return `With these options a finished match of ${namesOf(games)} must come before.`
  }
  if (!isSave(data)) return 'The earlier match is not a saved match.'
  const checked = checkSave(games, data, 'The earlier match')
  return isRefusal(checked) ? checked.message : checked
}

export interface Before {
  readonly game: AnyGame
  readonly save: Save
}

function isSave(data: unknown): data is Save {
  return (
    typeof data === 'object' && data !== null && (data as Partial<Save>).format === 'bulkhead-match'
  )
}

function checkSave(games: readonly AnyGame[], save: Save, what: string): Before | Refusal {
  const { hash, ...rest } = save
  if (hash !== hashOf(rest)) return refusal('bad-save', `${what} is damaged or was changed.`)
  const game = games.find(({ id }) => id === save.game)
  if (!game) {
    return refusal('foreign-save', `${what} is of the game ${save.game}, not ${namesOf(games)}.`)
  }
  if (save.kernel !== KERNEL_VERSION || save.version !== game.version) {
    return refusal('foreign-save', `${what} was made by another version.`)
  }
  if (save.components !== componentsHash(game)) {
    return refusal('foreign-save', `${what} was made with other components.`)
  }
  const options = resolveSetup(game, save.options, save.seats)
  if (typeof options === 'string') return refusal('bad-save', options)
  const before = readBefore(game, options, save.before)
  return typeof before === 'string' ? refusal('bad-save', before) : { game, save }
}

function namesOf(games: readonly AnyGame[]): string {
  return games.map(({ id }) => id).join(' or ')
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
