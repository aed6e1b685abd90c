import type { IntruderType, NoiseFace } from '@bulkhead/hull/kinds.ts'
import { expect, test } from 'vitest'
import { EVENT_CARDS } from '../cards/event-cards.ts'
import { INTRUDER_EVENTS } from '../cards/intruder-events.ts'
import { againstIntruders, lockdown, type Playing, type Position } from './position.ts'

/** Who moves where by the Event cards, and what becomes of the cards (components 13 and 14). */

const C = 'creeper'
const A = 'adult'
const B = 'breeder'
const Q = 'queen'

const NIGHT_STALKERS: [string, IntruderType[], number[], string][] = [
  ['coolant-leak', [A, B, Q], [1], 'remove'],
  ['hidden', [C, A], [4], 'discard'],
  ['power-surge', [A, B], [3], 'discard'],
  ['brood-guard', [B, Q], [2], 'discard'],
  ['hatching', [A, B], [3], 'discard'],
  ['regeneration', [B, Q], [1], 'discard'],
  ['rampage', [C, A], [2], 'discard'],
  ['maturation', [C, B, Q], [1], 'discard'],
  ['hunt-2', [C, B, Q], [2], 'discard'],
  ['hunt-3', [B, Q], [3], 'discard'],
  ['consuming-fire', [C, B, Q], [4], 'discard'],
  ['ruinous-fire', [C, A], [1], 'discard'],
  ['scent-of-prey', [C, A], [3], 'discard'],
  ['noise-in-the-caves', [A, B], [4], 'discard'],
  ['stir-in-the-nest', [C, B, Q], [3], 'discard'],
  ['doors-release', [A, B], [1], 'discard'],
  ['short-circuit', [A, B, Q], [4], 'remove'],
  ['life-support', [A, B, Q], [2], 'remove'],
  ['wear-and-tear', [A, B], [2], 'shuffle-back'],
  ['css-fault', [A, B, Q], [3], 'remove'],
  ['lights-out', [A, B, Q], [1, 3], 'discard'],
  ['stalking', [C, A], [2, 4], 'discard'],
]

const INTRUDERS: [string, IntruderType[], number[], string][] = [
  ...NIGHT_STALKERS.filter(
    ([id]) => !['hidden', 'power-surge', 'css-fault', 'lights-out', 'stalking'].includes(id),
  ),
  ['lurking', [C, A], [4], 'discard'],
  ['flammable-vapours', [B, Q], [4], 'discard'],
  ['power-failure', [A, B, Q], [3], 'remove'],
]

/** Where exit 1, 2, 3 and 4 of the Alert Room lead to: rooms 5, 4, 2 and 3. */
const BEYOND = [4, 3, 1, 2]

function drawn(base: Position, card: string, noise: NoiseFace[] = []): Playing {
  return base
    .events(card)
    .dice({ tokens: ['larva'], noise })
    .phase('event')
    .play()
}

/** Nobody is near the Alert Room, and nothing burns or is broken. */
function base(of: (...crew: string[]) => Position): Position {
  return of('sentry', 'hacker').at('sentry', 'backup-power').at('hacker', 'backup-power')
}

/** Which types leave the Alert Room, and the room that they come to first. */
function movers(of: (...crew: string[]) => Position, card: string): [IntruderType[], number[]] {
  const moved = ([C, A, B, Q] as const).flatMap((type) => {
    const game = drawn(base(of).intruder(type, 'alert-room'), card)
    const [line] = game.log('intruder-moves')
    return line ? [{ type, to: Number(line.params!.place) }] : []
  })
  return [moved.map(({ type }) => type), [...new Set(moved.map(({ to }) => to))]]
}

test.each(NIGHT_STALKERS)(
  'LOCK-EVENT-06 %s moves its types through its exit',
  (id, types, [exit]) => {
    expect(movers(lockdown, id)).toEqual([types, [BEYOND[exit - 1]]])
  },
)

test.each(INTRUDERS)(
  'LOCK-MODE-INTR-06 %s moves its types through its exit',
  (id, types, [exit]) => {
    expect(movers(againstIntruders, id)).toEqual([types, [BEYOND[exit - 1]]])
  },
)

test.each(NIGHT_STALKERS)('LOCK-EVENT-12 what becomes of %s', (id, _types, _exits, after) => {
  expectPutAway(drawn(base(lockdown), id), id, after, EVENT_CARDS.length)
})

test.each(INTRUDERS)('LOCK-EVENT-12 what becomes of %s', (id, _types, _exits, after) => {
  expectPutAway(drawn(base(againstIntruders), id), id, after, INTRUDER_EVENTS.length)
})

function expectPutAway(game: Playing, id: string, after: string, all: number): void {
  const { events, eventDiscard, removed } = game.state
  const where = {
    discard: eventDiscard.includes(id),
    remove: removed.includes(id),
    'shuffle-back': events.some((card) => card.id === id),
  }
  expect(Object.entries(where).flatMap(([place, is]) => (is ? [place] : []))).toEqual([after])
  expect(events.length + eventDiscard.length).toBe(after === 'remove' ? all - 1 : all)
}

test('LOCK-EVENT-12 a card that leaves the game has the discard shuffled into the deck', () => {
  const ready = base(lockdown).with((s) => {
    const used = s.events.splice(0, 5)
    s.eventDiscard.push(...used.map(({ id }) => id))
  })
  const game = drawn(ready, 'short-circuit')
  expect(game.state.eventDiscard).toEqual([])
  expect(game.state.events).toHaveLength(21)
})

test('there are 22 Night Stalker Events and 20 Intruder Events', () => {
  expect(EVENT_CARDS.map(({ id }) => id).sort()).toEqual(NIGHT_STALKERS.map(([id]) => id).sort())
  expect(INTRUDER_EVENTS.map(({ id }) => id).sort()).toEqual(INTRUDERS.map(([id]) => id).sort())
  expect([EVENT_CARDS.length, INTRUDER_EVENTS.length]).toEqual([22, 20])
})

// --- two exits ---

test.each([
  // From the Alert Room through 1 to room 5, whose exit 3 leads to room 1.
  ['lights-out', A, [4, 0]],
  // Through 2 to room 4, whose exit 4 leads to room 5.
  ['stalking', A, [3, 4]],
] as const)('LOCK-EVENT-08 %s moves through one exit and then another', (id, type, way) => {
  const game = drawn(base(lockdown).intruder(type, 'alert-room'), id)
  expect(game.told('intruder-moves', 'place')).toEqual(way)
})

test('LOCK-EVENT-09 whoever meets a Character after the first move makes no second one', () => {
  const ready = base(lockdown).intruder(A, 'alert-room')
  ready.player('hacker').room = 4
  const game = drawn(ready.first('hacker').powered(), 'lights-out')
  expect(game.told('intruder-moves', 'place')).toEqual([4])
})

test('LOCK-EVENT-10 whoever destroyed a Door with the first number still uses the second', () => {
  const game = drawn(base(lockdown).intruder(A, 'alert-room').door('c08', 'closed'), 'lights-out')
  expect(game.corridor('c08').door).toBe('destroyed')
  // Exit 3 of the Alert Room.
  expect(game.told('intruder-moves', 'place')).toEqual([1])
})

test('LOCK-RETREAT-03 a retreat by a card with two numbers goes through both', () => {
  const game = base(lockdown)
    .at('sentry', 'alert-room')
    .dark()
    .cards('sentry', 1)
    .intruder(A, 'alert-room')
    .attacks('bite-4')
    .events('lights-out')
    .dice({ combat: ['one'] })
    .play()
    .act('shoot:smg#0:adult-1')
  expect(game.told('intruder-moves', 'place')).toEqual([4, 0])
})

test('LOCK-EVENT-14 no card moves Larvae', () => {
  for (const { moves } of [...EVENT_CARDS, ...INTRUDER_EVENTS]) expect(moves).not.toContain('larva')
})
