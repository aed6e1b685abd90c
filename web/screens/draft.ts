import type { OptionSpecs, Options, OptionValue } from '@bulkhead/kernel'
import type { GameEntry } from '../games/entry.ts'
import type { OptionForm, Preset } from '../games/option-form.ts'
import type { Clocks } from '../play/position.ts'
import type { Earlier } from './earlier.ts'

export type Place = 'here' | 'online'

/** A table that is being planned: everything that the form for a new one asks. */
export interface Draft {
  readonly place: Place
  readonly seats: readonly DraftSeat[]
  /** What was chosen for the whole table; what is absent is as the rules have it. */
  readonly options: Readonly<Record<string, OptionValue>>
  readonly public: boolean
  readonly spectators: boolean
  readonly clocks: Clocks
  /** What it goes on from, where it does; absent where bots play that first. */
  readonly earlier?: Earlier
}

export interface DraftSeat {
  readonly player: 'person' | 'bot'
  /** Of a person on this device; empty for the name from the settings or "Player 2". */
  readonly name: string
  readonly level: Level
  /** What was chosen for this seat alone. */
  readonly picks: Readonly<Record<string, string>>
}

/** Bots from the weakest to the strongest, as `@bulkhead/bots` names them. */
export const LEVELS = ['random', 'gentle', 'good', 'strong'] as const
export type Level = (typeof LEVELS)[number]

export const DEFAULT_LEVEL: Level = 'good'

export const A_PERSON: DraftSeat = { player: 'person', name: '', level: DEFAULT_LEVEL, picks: {} }
export const A_BOT: DraftSeat = { player: 'bot', name: '', level: DEFAULT_LEVEL, picks: {} }

/** The table of somebody who has never opened one: they against bots, with the gentlest rules. */
export function firstDraft({ first }: GameEntry): Draft {
  return {
    place: 'here',
    seats: [A_PERSON, ...new Array<DraftSeat>(first.bots).fill({ ...A_BOT, level: 'gentle' })],
    options: first.options,
    public: false,
    spectators: true,
    clocks: {},
  }
}

/** As many seats as wanted: new ones are bots here and free online, the last ones go first. */
export function withSeats(draft: Draft, count: number): Draft {
  const { seats } = draft
  const level = seats.findLast(({ player }) => player === 'bot')?.level ?? DEFAULT_LEVEL
  const one = draft.place === 'online' ? A_PERSON : { ...A_BOT, level }
  const added = new Array<DraftSeat>(Math.max(0, count - seats.length)).fill(one)
  return { ...draft, seats: [...seats.slice(0, count), ...added] }
}

/** One person and so many bots, on this device. */
export function withBots(draft: Draft, count: number, level: Level): Draft {
  const bots = new Array<DraftSeat>(count).fill({ ...A_BOT, level })
  return { ...draft, place: 'here', seats: [A_PERSON, ...bots] }
}

/** The same seats, each for a person. */
export function withoutBots(draft: Draft): Draft {
  return { ...draft, seats: draft.seats.map(({ picks }) => ({ ...A_PERSON, picks })) }
}

export function withSeat(draft: Draft, seat: number, change: Partial<DraftSeat>): Draft {
  return {
    ...draft,
    seats: draft.seats.map((one, i) => (i === seat ? { ...one, ...change } : one)),
  }
}

const HOUR = 3600

/** Whether everybody sits there at once: round one device, or under a clock that runs out while they do. */
export function isLive({ place, clocks }: Pick<Draft, 'place' | 'clocks'>): boolean {
  const { perMove = Number.POSITIVE_INFINITY, perGame = Number.POSITIVE_INFINITY, window } = clocks
  return place === 'here' || (!window && (perMove < HOUR || perGame <= 2 * HOUR))
}

/** Every option as the rules want it: what was chosen where it matters, the default elsewhere. */
export function optionsOf(specs: OptionSpecs, form: OptionForm, draft: Draft): Options {
  const seats = draft.seats.length
  const all: Record<string, OptionValue> = {}
  for (const [name, spec] of Object.entries(specs)) {
    all[name] =
      spec.kind === 'perSeat'
        ? draft.seats.map(({ picks }) => picks[name] ?? spec.default)
        : (draft.options[name] ?? spec.default)
  }
  const wanted = Object.entries(specs).map(([name, spec]) => [
    name,
    spec.kind === 'perSeat' || form.matters(name, all, seats, isLive(draft))
      ? all[name]
      : spec.default,
  ])
  return Object.fromEntries(wanted)
}

/** The preset that the table follows, as far as its options matter. */
export function presetOf(specs: OptionSpecs, form: OptionForm, draft: Draft): Preset | null {
  const options = optionsOf(specs, form, draft)
  const follows = ({ options: wanted }: Preset) =>
    Object.entries(wanted).every(
      ([name, value]) =>
        options[name] === value || !form.matters(name, options, draft.seats.length, isLive(draft)),
    )
  return form.presets.find(follows) ?? null
}

/** Somebody has to play: bots alone are watched in a replay. */
export function hasPerson({ seats }: Draft): boolean {
  return seats.some(({ player }) => player === 'person')
}
