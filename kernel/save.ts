import { type Edition, editionOf } from './edition.ts'
import type { AnyGame, Seat } from './game.ts'
import { hashOf } from './hash.ts'
import type { Recorded, UndoStop } from './history.ts'
import { type Options, resolveSetup } from './options.ts'
import { isRefusal, type Refusal, refusal } from './refusal.ts'
import { commitmentOf, type Seed } from './rng.ts'

/**
 * A whole match as plain JSON: what chance is made from, and every answer. All else comes out again when the rules
 * run. It holds the seed: a save of a running game tells its future.
 */
export interface Save extends Edition {
  readonly format: 'bulkhead-match'
  readonly commitment: string | null
  readonly options: Options
  readonly seats: number
  readonly seed: Seed
  /** The id of everything that was ever picked, once. */
  readonly picks: readonly string[]
  readonly answers: readonly SavedAnswer[]
  /** Which of the answers were offers, taken unasked. */
  readonly offers: readonly number[]
  /** Before which answer nothing can be taken back, and why. */
  readonly undo: { readonly floor: number; readonly stop: UndoStop }
  /** Hash of where it stands: rules that lead elsewhere are others. Absent where they have failed there. */
  readonly position?: string
  /** The finished match that this one goes on from. */
  readonly before?: Save
  /** Hash of everything else in the save. */
  readonly hash: string
}

/** Whose answer it was, null for time, and the places of what was picked among all picks. */
export type SavedAnswer = readonly [seat: Seat | null, ...picks: number[]]

type SameInSave = 'options' | 'seats' | 'seed' | 'undo' | 'position' | 'before'

export interface SaveBody extends Pick<Save, SameInSave> {
  readonly answers: readonly Recorded[]
}

export function makeSave(game: AnyGame, body: SaveBody): Save {
  const { answers, position, before, ...rest } = body
  const save = {
    format: 'bulkhead-match' as const,
    ...editionOf(game),
    commitment: commitmentOf(body.seed),
    ...rest,
    ...packed(answers),
    ...(position ? { position } : {}),
    ...(before ? { before } : {}),
  }
  return { ...save, hash: hashOf(save) }
}

function packed(answers: readonly Recorded[]): Pick<Save, 'picks' | 'answers' | 'offers'> {
  const places = new Map<string, number>()
  const placeOf = (pick: string) => {
    const place = places.get(pick) ?? places.size
    places.set(pick, place)
    return place
  }
  return {
    answers: answers.map(({ seat, picks }): SavedAnswer => [seat, ...picks.map(placeOf)]),
    picks: [...places.keys()],
    offers: answers.flatMap(({ offer }, i) => (offer ? [i] : [])),
  }
}

/** Every answer of a saved match, in the order of arrival. */
export function answersIn({ picks, answers, offers }: Save): Recorded[] {
  const taken = new Set(offers)
  return answers.map(([seat, ...places], i) => ({
    seat,
    picks: places.map((place) => picks[place]),
    ...(taken.has(i) ? { offer: true as const } : {}),
  }))
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
  const { kernel, version, components } = editionOf(game)
  if (save.kernel !== kernel || save.version !== version) {
    return refusal('foreign-save', `${what} was made by another version.`)
  }
  if (save.components !== components) {
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
