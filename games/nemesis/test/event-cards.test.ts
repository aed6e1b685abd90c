import { INTRUDER_TYPES, type IntruderType } from '@bulkhead/hull/kinds.ts'
import { expect, test } from 'vitest'
import { PRINTED as printed } from '../packs.ts'
import { position } from './position.ts'

/** Who moves through which exit, and where the card goes: every card as it is printed. */

type Row = [card: string, moves: IntruderType[], exit: 1 | 2 | 3 | 4, after: string]

const PRINTED: Row[] = [
  ['egg-protection', ['breeder', 'queen'], 2, 'discard'],
  ['hatching', ['adult', 'breeder'], 3, 'discard'],
  ['regeneration', ['breeder', 'queen'], 1, 'discard'],
  ['damage', ['creeper', 'adult'], 2, 'discard'],
  ['lurking', ['creeper', 'adult'], 4, 'discard'],
  ['eclosion', ['creeper', 'breeder', 'queen'], 1, 'discard'],
  ['flammable-solution', ['breeder', 'queen'], 4, 'discard'],
  ['hunt-2', ['creeper', 'breeder', 'queen'], 2, 'discard'],
  ['hunt-3', ['breeder', 'queen'], 3, 'discard'],
  ['consuming-fire', ['creeper', 'breeder', 'queen'], 4, 'discard'],
  ['scent-of-prey', ['creeper', 'adult'], 3, 'discard'],
  ['malfunction', ['adult', 'breeder'], 2, 'shuffle-back'],
  ['noise-in-corridors', ['adult', 'breeder'], 4, 'discard'],
  ['nest-noise', ['creeper', 'breeder', 'queen'], 3, 'discard'],
  ['opening-hatches', ['adult', 'breeder'], 1, 'discard'],
  ['damaging-fire', ['creeper', 'adult'], 1, 'discard'],
  ['pod-ejection', ['adult', 'breeder', 'queen'], 3, 'remove'],
  ['short-circuit', ['adult', 'breeder', 'queen'], 4, 'remove'],
  ['coolant-leak', ['adult', 'breeder', 'queen'], 1, 'remove'],
  ['life-support-failure', ['adult', 'breeder', 'queen'], 2, 'remove'],
]

/** The rooms behind the four corridors of the Hibernatorium. */
const BEHIND = { 1: 14, 2: 5, 3: 7, 4: 13 } as const

/** What is left of 20 cards, of which one lay in the discard pile before. */
function pileAfter(card: string, before: string, after: string) {
  if (after === 'remove') return { count: 19, discard: [] }
  return after === 'discard'
    ? { count: 18, discard: [before, card] }
    : { count: 19, discard: [before] }
}

for (const [card, moves, exit, after] of PRINTED) {
  test(`NEM-EVENT-09 ${card} moves ${moves.join(', ')} through exit ${exit}; then ${after}`, () => {
    const before = card === 'regeneration' ? 'damage' : 'regeneration'
    const ship = position('scout', 'captain').at('scout', 'cockpit').at('captain', 'cockpit')
    for (const type of INTRUDER_TYPES) ship.intruder(type, 'hibernatorium')
    const game = ship
      .events(card)
      .with((s) => {
        s.events = s.events.filter(({ id }) => id !== before)
        s.eventDiscard = [before]
      })
      .dice({ tokens: ['larva'] })
      .phase('event')
      .play()
    const moved = game.log('intruder-moves').map(({ params }) => [params?.type, params?.place])
    expect(moved).toEqual(moves.map((type) => [type, BEHIND[exit]]))
    expect(game.view(null).decks.events).toMatchObject(pileAfter(card, before, after))
    expect(game.state.removed.includes(card)).toBe(after === 'remove')
  })
}

test('NEM-EVENT-08 the 20 Event cards are these, one of each', () => {
  expect(
    Object.values(printed.events)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(PRINTED.map(([card]) => card).sort())
})
