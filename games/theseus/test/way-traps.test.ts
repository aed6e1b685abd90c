import { expect, test } from 'vitest'
import type { CardInPlay } from '../state.ts'
import { trapsOnWay } from '../way-traps.ts'
import { position } from './position.ts'

type Owner = 'marines' | 'aliens' | 'scientists'

/** A Grey goes from the Corridors past the Control Room; what was foretold, and what went off. */
function met(owner: Owner, card: string, slot: string, extra: Partial<CardInPlay> = {}) {
  const game = position('greys', owner)
    .card(card, slot, extra)
    .unit('grey-1', 'corridors', 'a')
    .unit('grey-2', 'corridors', 'b')
    .play()
  const view = game.match.view(0)
  const unit = view.units.find(({ name }) => name === 'grey-1')!
  const { passed, stopped } = trapsOnWay(view, unit, 2)
  game.choose('move:grey-1', 'room:grey-wreck-a')
  const foretold = [...passed, ...stopped].map((one) => one.card!.id)
  return { foretold, sprung: game.told('trap', 'card') }
}

test.each<[Owner, string, Partial<CardInPlay>?]>([
  ['marines', 'mar-fire'],
  ['marines', 'mar-minefield'],
  ['marines', 'mar-armoury'],
  ['aliens', 'ali-tentacles'],
  ['aliens', 'ali-hive'],
  ['scientists', 'sci-defence-system', { active: true }],
  ['scientists', 'sci-defence-system', { active: false }],
])('THE-TRAP-03 what a view tells of Traps on a way comes true: %s %s', (owner, card, extra) => {
  for (const slot of ['ctl-2', 'grey-2']) {
    const { foretold, sprung } = met(owner, card, slot, extra)
    expect(foretold).toEqual(sprung)
  }
})

test('THE-TRAP-01 a Trap that works is foretold where the way ends', () => {
  expect(met('aliens', 'ali-hive', 'grey-2').foretold).toEqual(['ali-hive'])
})
