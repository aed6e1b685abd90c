import { ruleset, rulesOf } from '@bulkhead/hull/ruleset.ts'
import { expect, test } from 'vitest'
import { RULES } from '../rules.ts'
import { type Position, position } from './position.ts'

test('every game is played by the ruleset that its state names', () => {
  const { state } = position('scout', 'captain')
  const rules = rulesOf(state)
  const others = ruleset({ ...rules, id: 'others' })
  const other = { ...state, ruleset: 'others' }
  expect([state, other, state].map(rulesOf)).toEqual([rules, others, rules])
  expect([state, other, state].map((s) => rulesOf(s).id)).toEqual([rules.id, 'others', rules.id])
})

/** The rules that players of a position read, one of each kind of door. */
function rulesRead(ship: Position) {
  const game = ship.play()
  const action = game.decision().rule
  const seat = game.decision().seat
  const whyNot = game.match.whyNot(seat).find(({ what }) => what === 'action.shoot')?.rule
  game.choose('move:c-6-11')
  const paying = game.decision().rule
  game.settle()
  const asked = game.match.pending().map(({ rule }) => rule)
  return { action, whyNot, paying, asked, moved: game.log('enters')[0].rule }
}

test('lines, questions and reasons name the rules that the ruleset has for them', () => {
  const ship = () =>
    position('scout', 'captain', 'pilot')
      .cards('scout', 3)
      .cards('captain', 1)
      .cards('pilot', 1)
      .beforeFirstEncounter()
      .noise('c-6-11')
      .dice({ noise: [2], tokens: ['adult'] })
  const cites = {
    'NEM-TURN-02': 'OTHER-TURN-1',
    'NEM-ACT-09': 'OTHER-COST-2',
    'NEM-COST-02': 'OTHER-COST-3',
    'NEM-FIRST-02': 'OTHER-FIRST-4',
    'NEM-MOVE-05': 'OTHER-MOVE-5',
  }
  ruleset({ ...RULES, id: 'citing', cites })
  expect(rulesRead(ship())).toEqual({
    action: 'NEM-TURN-02',
    whyNot: 'NEM-ACT-09',
    paying: 'NEM-COST-02',
    asked: ['NEM-FIRST-02', 'NEM-FIRST-02', 'NEM-FIRST-02'],
    moved: 'NEM-MOVE-05',
  })
  const citing = ship().with((s) => Object.assign(s, { ruleset: 'citing' }))
  expect(rulesRead(citing)).toEqual({
    action: 'OTHER-TURN-1',
    whyNot: 'OTHER-COST-2',
    paying: 'OTHER-COST-3',
    asked: ['OTHER-FIRST-4', 'OTHER-FIRST-4', 'OTHER-FIRST-4'],
    moved: 'OTHER-MOVE-5',
  })
})
