import type { Result } from '@bulkhead/kernel'
import type { Chance } from '../catalogue.ts'
import { addChances, type Chances, countChance } from './chance.ts'
import { outcomeOf } from './elo.ts'
import { addGroup, countMembers, emptyGroup, type Group, type Member } from './groups.ts'
import { addHistogram, countValue, type Histogram, timeStep } from './histogram.ts'
import type { Collected } from './statistics.ts'

/** What is counted over many games. Sums only, and plain JSON: tallies can be kept, and added in any order. */
export interface Tally {
  games: number
  decisions: number
  /** Games that nobody won. */
  draws: number
  /** Games that several seats won together. */
  shared: number
  reasons: Record<string, number>
  /** By facet and value. */
  groups: Record<string, Record<string, Group>>
  causes: Record<string, number>
  lengths: Record<string, Histogram>
  /** By kind and thing. */
  uses: Record<string, Record<string, UseTally>>
  /** See `elo.ts`. */
  outcomes: Record<string, number>
  chances: Chances
  /** By bot: the steps of its times. All that a clock has said. */
  times: Record<string, Histogram>
}

export interface UseTally {
  times: number
  with: Group
  without: Group
}

/** How one game went. */
export interface Played {
  readonly result: Result
  /** The bot on each seat. */
  readonly bots: readonly string[]
  readonly decisions: number
  /** Decisions that could be answered in more than one way. */
  readonly choices: number
  /** What the game itself has to say. */
  readonly collected: Collected | null
  /** What chance decided, where that is counted. */
  readonly chances: Iterable<Chance>
  /** How long each answer took, in milliseconds, by seat. */
  readonly times: readonly (readonly number[])[]
}

/** The facet whose only value everybody has. */
export const ALL = 'all'

export function emptyTally(): Tally {
  return {
    games: 0,
    decisions: 0,
    draws: 0,
    shared: 0,
    reasons: {},
    groups: {},
    causes: {},
    lengths: {},
    uses: {},
    outcomes: {},
    chances: {},
    times: {},
  }
}

export function count(tally: Tally, played: Played): void {
  const { result, bots, collected } = played
  const { winners, reason } = result
  tally.games++
  tally.decisions += played.decisions
  if (winners.length === 0) tally.draws++
  if (winners.length > 1) tally.shared++
  bump(tally.reasons, reason)
  bump(tally.outcomes, outcomeOf(bots, winners))
  countSeats(tally, played)
  for (const { cause } of collected?.seats ?? []) if (cause) bump(tally.causes, cause)
  const { decisions, choices } = played
  for (const [what, length] of Object.entries({ decisions, choices, ...collected?.lengths })) {
    tally.lengths[what] ??= {}
    countValue(tally.lengths[what], length)
  }
  for (const chance of played.chances) countChance(tally.chances, chance)
  for (const [seat, times] of played.times.entries()) {
    if (times.length === 0) continue
    tally.times[bots[seat]] ??= {}
    for (const time of times) countValue(tally.times[bots[seat]], timeStep(time))
  }
}

function countSeats(tally: Tally, { result, bots, collected }: Played): void {
  const facts = bots.map((_, seat) => collected?.seats[seat])
  const members = bots.map((_, seat) => ({
    won: result.winners.includes(seat),
    survived: facts[seat]?.survived === true,
  }))
  const players = String(bots.length)
  const facets = bots.map((bot, seat) => ({
    ...{ [ALL]: ALL, bot, seat: String(seat), players },
    ...facts[seat]?.facets,
  }))
  for (const [facet, values] of gathered(facets, members)) {
    tally.groups[facet] ??= {}
    for (const [value, its] of values) {
      tally.groups[facet][value] ??= emptyGroup()
      countMembers(tally.groups[facet][value], its)
    }
  }
  for (const kind of Object.keys(facts[0]?.uses ?? {})) countUses(tally, kind, facts, members)
}

/** By facet and value: the seats of one game that have it. */
function gathered(
  facets: readonly Readonly<Record<string, string>>[],
  members: readonly Member[],
): Map<string, Map<string, Member[]>> {
  const all = new Map<string, Map<string, Member[]>>()
  for (const [seat, own] of facets.entries()) {
    for (const [facet, value] of Object.entries(own)) {
      const values = all.get(facet) ?? new Map<string, Member[]>()
      all.set(facet, values.set(value, [...(values.get(value) ?? []), members[seat]]))
    }
  }
  return all
}

function countUses(
  tally: Tally,
  kind: string,
  facts: readonly (Collected['seats'][number] | undefined)[],
  members: readonly Member[],
): void {
  tally.uses[kind] ??= {}
  const things = new Set(facts.flatMap((one) => Object.keys(one?.uses[kind] ?? {})))
  for (const thing of things) {
    tally.uses[kind][thing] ??= noUse()
    const use = tally.uses[kind][thing]
    const timesOf = (seat: number) => facts[seat]?.uses[kind]?.[thing]
    const those = (test: (times: number) => boolean) =>
      members.filter((_, seat) => timesOf(seat) !== undefined && test(timesOf(seat)!))
    for (const seat of facts.keys()) use.times += timesOf(seat) ?? 0
    const [users, others] = [those((times) => times > 0), those((times) => times === 0)]
    countMembers(use.with, users)
    countMembers(use.without, others)
  }
}

export function add(tally: Tally, more: Tally): void {
  tally.games += more.games
  tally.decisions += more.decisions
  tally.draws += more.draws
  tally.shared += more.shared
  addHistogram(tally.reasons, more.reasons)
  addHistogram(tally.causes, more.causes)
  addHistogram(tally.outcomes, more.outcomes)
  addChances(tally.chances, more.chances)
  merge(tally.lengths, more.lengths, () => ({}), addHistogram)
  merge(tally.times, more.times, () => ({}), addHistogram)
  const noGroups = (): Record<string, Group> => ({})
  merge(tally.groups, more.groups, noGroups, (into, from) =>
    merge(into, from, emptyGroup, addGroup),
  )
  const noUses = (): Record<string, UseTally> => ({})
  merge(tally.uses, more.uses, noUses, (into, from) => merge(into, from, noUse, addUse))
}

function noUse(): UseTally {
  return { times: 0, with: emptyGroup(), without: emptyGroup() }
}

function addUse(use: UseTally, more: UseTally): void {
  use.times += more.times
  addGroup(use.with, more.with)
  addGroup(use.without, more.without)
}

function merge<T>(
  into: Record<string, T>,
  from: Readonly<Record<string, T>>,
  empty: () => T,
  addOne: (into: T, from: T) => void,
): void {
  for (const [key, value] of Object.entries(from)) {
    into[key] ??= empty()
    addOne(into[key], value)
  }
}

function bump(counts: Record<string, number>, key: string): void {
  counts[key] = (counts[key] ?? 0) + 1
}
