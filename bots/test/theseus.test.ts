import { FastRng, Match, must, type Seat } from '@bulkhead/kernel'
import { type TheseusView, theseus } from '@bulkhead/theseus'
import { describe, expect, test } from 'vitest'
import { type Bot, createBot, seenBy } from '../everybody.ts'
import { evaluateTheseus } from '../theseus/evaluate.ts'
import { flashPoints, survey } from '../theseus/station.ts'

function start(seed: number, options = {}, seats = 2) {
  return must(Match.start(theseus, { seats, options, seed: { kind: 'fast', seed } }))
}

/** A view in the middle of a game that random answers have led to. */
function middle(seed = 1): TheseusView {
  const match = start(seed, { factions: ['marines', 'scientists'] })
  const rng = new FastRng(seed)
  for (let i = 0; i < 60 && !match.result; i++) {
    const [{ seat, id, options }] = match.pending()
    must(match.answer(seat, id, rng.pick(options).id))
  }
  return match.view(null)
}

/** The same position with something changed. */
function changed(view: TheseusView, change: (copy: Changeable) => void): TheseusView {
  const copy = structuredClone(view)
  change(copy as Changeable)
  return copy
}

type Changeable = { -readonly [K in keyof TheseusView]: TheseusView[K] } & {
  players: { life: number; data: number }[]
  alliances: { upgrades: number }[]
  units: { upgraded: boolean; place: string; room: string | null; held: boolean }[]
}

describe('a position of Theseus looks better', () => {
  const view = middle()
  const better: readonly (readonly [string, Seat, (copy: Changeable) => void])[] = [
    ['with less Life on the other side', 0, ({ players }) => (players[1].life -= 1)],
    ['with Data', 1, ({ players }) => (players[1].data += 1)],
    ['with an Upgrade token', 0, ({ alliances }) => (alliances[0].upgrades += 1)],
    ['with an upgraded unit', 0, ({ units }) => (units[0].upgraded = true)],
    ['with an enemy unit held', 0, ({ units }) => (units[3].held = true)],
  ]

  test.each(better)('%s', (_, seat, change) => {
    const before = changed(view, ({ units }) => (units[0].upgraded = false))
    const after = changed(before, change)
    expect(evaluateTheseus(after, seat)).toBeGreaterThan(evaluateTheseus(before, seat))
    expect(evaluateTheseus(after, 1 - seat)).toBeLessThan(evaluateTheseus(before, 1 - seat))
  })

  test.each([
    ['deathmatch', 3, {}],
    ['team', 4, { mode: 'team' }],
  ])('or worse in every mode: %s', (_, seats, options) => {
    const match = start(2, options, seats)
    for (let seat = 0; seat < seats; seat++) {
      expect(evaluateTheseus(match.view(seat), seat)).toEqual(expect.any(Number))
      expect(evaluateTheseus(match.view(seat), seat)).not.toBeNaN()
    }
  })
})

describe('in a death-match', () => {
  const factions = ['scientists', 'greys', 'marines']
  const view = start(4, { factions }, 3).view(null)
  const [me, other, leader] = [0, 1, 2]
  const level = (change: (copy: Changeable) => void) => {
    const led = changed(view, ({ players }) => (players[leader].life = 9))
    return evaluateTheseus(changed(led, change), me)
  }

  test('a point of the leader counts more than one of somebody who is behind', () => {
    const fed = level(({ players }) => (players[leader].life += 1))
    expect(fed).toBeLessThan(level(({ players }) => (players[other].life += 1)))
    expect(fed).toBeLessThan(level(() => {}))
  })

  test('a point counts more on the track that is further on', () => {
    const ahead = (life: number, data: number) =>
      level(({ players }) => Object.assign(players[me], { life, data }))
    expect(ahead(2, 9)).toBeGreaterThan(ahead(3, 8))
  })
})

test('a Flash Assault is counted where a unit would fill a Sector', () => {
  const match = start(5, { factions: ['marines', 'aliens', 'greys'] }, 3)
  const view = changed(match.view(null), ({ units, sectors }) => {
    for (const [i, room] of ['a', 'b', 'c'].entries()) {
      const unit = units.find(({ name }) => name === ['alien-1', 'alien-2', 'grey-1'][i])!
      Object.assign(unit, { place: 'corridors', room })
      ;(sectors[0].rooms as (string | null)[])[i] = unit.name
    }
  })
  const station = survey(view)
  const marine = (upgraded: boolean) => ({ ...station.units.get('marine-1')!, upgraded })
  expect(flashPoints(station, marine(false), 'corridors')).toBe(1)
  expect(flashPoints(station, marine(true), 'corridors')).toBe(3)
  expect(flashPoints(station, marine(true), 'tech-bay')).toBe(0)
})

describe.each([
  ['two', 2, {}],
  ['three', 3, {}],
  ['two sides of two', 4, { mode: 'team' }],
] as const)('among %s', (_, seats, options) => {
  test.each(['gentle', 'good', 'strong'])(
    '%s plays by the rules',
    (level) => {
      const bots = seatsOf(seats, () => createBot(level, 'theseus', { playouts: 2 }) as Bot)
      const match = start(3, options, seats) as unknown as Match
      play(match, bots, 24)
      expect(match.answers).toHaveLength(24)
    },
    30_000,
  )
})

test('good beats chance', () => {
  const random = createBot('random', 'theseus') as Bot
  for (const seat of [0, 1]) {
    const match = start(seat) as unknown as Match
    play(
      match,
      seatsOf(2, (one) => (one === seat ? (createBot('good', 'theseus') as Bot) : random)),
    )
    expect(match.result?.winners).toEqual([seat])
  }
}, 60_000)

function seatsOf(seats: number, bot: (seat: Seat) => Bot): Bot[] {
  return Array.from({ length: seats }, (_, seat) => bot(seat))
}

function play(match: Match, bots: readonly Bot[], answers = Infinity): void {
  const rng = new FastRng(1)
  for (let i = 0; i < answers && !match.result; i++) {
    const [decision] = match.pending()
    const { picks } = bots[decision.seat].choose(seenBy(match, decision, rng))
    must(match.answer(decision.seat, decision.id, picks))
  }
}
