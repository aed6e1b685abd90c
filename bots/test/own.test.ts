import { type AnyGame, type Decision, FastRng, Match, must } from '@bulkhead/kernel'
import { nemesis } from '@bulkhead/nemesis'
import { retaliation } from '@bulkhead/retaliation'
import { theseus } from '@bulkhead/theseus'
import { describe, expect, test } from 'vitest'
import { type Bot, randomPicks, type Sample, type Seen, seenBy } from '../everybody.ts'
import { vault } from './vault.ts'

/** What somebody holds who does not care for `readonly`. */
type Mutable<T> = { -readonly [K in keyof T]: Mutable<T[K]> }

function start(game: AnyGame, seats: number, seed = 1): Match {
  return must(Match.start(game, { seats, seed: { kind: 'fast', seed } })) as Match
}

/** Plays at random, and looks at every so many positions. */
function lookThrough(match: Match, every: number, look: (decision: Decision) => void): void {
  const rng = new FastRng(5)
  for (let answers = 0; !match.result; answers++) {
    const decision = rng.pick(match.pending())
    if (answers % every === 0) look(decision)
    must(match.answer(decision.seat, decision.id, randomPicks(decision, rng)))
  }
}

describe('a bot that does not keep its hands still', () => {
  const forged = { id: 'skeleton-key', label: 'open' }
  const spoiling: Bot = {
    name: 'spoiling',
    thinks: true,
    choose(seen) {
      const decision = seen.decision as Mutable<Decision>
      decision.options.sort((a, b) => (a.id < b.id ? 1 : -1))
      for (const option of decision.options) option.id = `my-${option.id}`
      decision.options.push(forged)
      decision.max = 9
      return { picks: [forged.id] }
    },
  }

  test('spoils nothing of the match, and what it made up is refused', () => {
    const match = start(vault, 2)
    const [asked] = match.pending()
    const { picks } = spoiling.choose(seenBy(match, match.open[0], new FastRng(1)))
    expect(match.pending()).toEqual([asked])
    expect(match.answer(0, asked.id, picks)).toMatchObject({ code: 'not-listed' })
    expect(match.answer(0, asked.id, ['gold'])).toBeNull()
  })
})

describe.each<[AnyGame, number, Record<string, unknown>]>([
  [theseus, 2, {}],
  [theseus, 4, { mode: 'team' }],
  [nemesis, 3, {}],
  [nemesis, 3, { intruderPlayer: true }],
  [nemesis, 4, { mode: 'coop' }],
  [retaliation, 3, {}],
])('of a match of $id', (game, seats, options) => {
  test(`${seats} seats ${JSON.stringify(options)}: a bot holds nothing`, () => {
    const setup = { seats, options, seed: { kind: 'fast' as const, seed: 2 } }
    const match = must(Match.start(game, setup)) as Match
    let held = 0
    lookThrough(match, 40, (decision) => {
      const seen = seenBy(
        match,
        match.open.find(({ seat }) => seat === decision.seat)!,
        new FastRng(1),
      )
      const own = objectsIn(match)
      for (const [thing, path] of heldBy(seen)) {
        held++
        if (own.has(thing)) expect.unreachable(`${path} is ${own.get(thing)}`)
      }
    })
    expect(held).toBeGreaterThan(1000)
  })
})

/** All that can be reached from what a bot is given, and from what it does in a sample. */
function heldBy(seen: Seen): Map<object, string> {
  const { rng: _, ...given } = seen
  const held = objectsIn(given, 'seen')
  const world = seen.sampler()
  for (let i = 0; i < 3; i++) {
    for (const [thing, path] of objectsIn(shownIn(world), 'sample')) held.set(thing, path)
    if (world.result) break
    const [{ seat, id, options, min }] = world.pending
    world.answer(
      seat,
      id,
      options.slice(0, Math.max(1, min)).map((one) => one.id),
    )
  }
  return held
}

function shownIn(world: Sample) {
  const { view, pending, result } = world
  return { view, pending, result, others: pending.map(({ seat }) => world.viewOf(seat)) }
}

/** Every object below a root that can be changed, with a path to it. */
function objectsIn(root: object, name = 'match'): Map<object, string> {
  const found = new Map<object, string>()
  const open: [unknown, string][] = [[root, name]]
  for (let next = open.pop(); next; next = open.pop()) {
    const [thing, path] = next
    if (typeof thing !== 'object' || thing === null || found.has(thing)) continue
    if (!Object.isFrozen(thing)) found.set(thing, path)
    const parts = thing instanceof Map ? [...thing] : Object.entries(thing)
    for (const [key, part] of parts) open.push([part, `${path}.${key}`])
  }
  return found
}
