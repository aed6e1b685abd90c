import { expect, test } from 'vitest'
import { WOUNDS } from '../cards/wounds.ts'
import { lockdown, type Playing, type Position } from './position.ts'

/** The six kinds of Serious Wound cards (components 11); each acts until it is dressed. */

function costOf(game: Playing, id: string): unknown {
  return game.decision().options.find((option) => option.id === id)?.params?.cost
}

/** The Sentry in the Repository, with so many cards. */
function sentry(cards = 5): Position {
  return lockdown('sentry', 'hacker')
    .at('hacker', 'alert-room')
    .cards('sentry', cards)
    .dice({ noise: ['silence', 'silence'] })
}

/** The same in combat. */
function fighter(cards = 5): Position {
  return sentry(cards).intruder('adult', 'repository').attacks('tail')
}

test('there are 25 Serious Wound cards', () => {
  expect(WOUNDS.map(({ id, copies }) => [id, copies])).toEqual([
    ['wound-arm', 4],
    ['wound-hand', 4],
    ['wound-leg', 4],
    ['wound-knee', 4],
    ['wound-body', 4],
    ['wound-bleeding', 5],
  ])
})

test('LOCK-WOUND-04 wound-arm: one hand less, and what does not fit is dropped at once', () => {
  const struck = lockdown('sentry', 'hacker')
    .at('hacker', 'alert-room')
    .carrying('sentry', 'carcass')
    .intruder('adult', 'repository')
    .attacks('bite-1')
    .woundDeck('wound-arm')
    .phase('attacks')
    .play()
  expect(struck.prompt).toBe('drop-one')
  struck.choose(struck.options().find((id) => id.includes('smg'))!)
  expect(struck.player('sentry').hands).toEqual([{ object: 'carcass' }])
  const dressed = sentry().carrying('sentry', 'carcass').wound('sentry', 'wound-arm', true)
  expect(dressed.play().player('sentry').hands).toHaveLength(2)
})

test('LOCK-WOUND-04 wound-hand: actions of Items cost 1 card more, shooting does not', () => {
  const ready = () => sentry().item('sentry', 'toolbelt').malfunction('repository')
  expect(costOf(ready().play(), 'toolbelt:repair-room')).toBe(1)
  expect(costOf(ready().wound('sentry', 'wound-hand', true).play(), 'toolbelt:repair-room')).toBe(1)
  expect(costOf(ready().wound('sentry', 'wound-hand').play(), 'toolbelt:repair-room')).toBe(2)
  const game = fighter().wound('sentry', 'wound-hand').play()
  expect(costOf(game, 'shoot:smg#0:adult-1')).toBe(1)
})

test('LOCK-WOUND-07 wound-hand: two of them cost no more than one', () => {
  const ready = sentry().item('sentry', 'toolbelt').malfunction('repository')
  const game = ready.wound('sentry', 'wound-hand').wound('sentry', 'wound-hand').play()
  expect(costOf(game, 'toolbelt:repair-room')).toBe(2)
})

test('LOCK-WOUND-04 wound-leg: an Escape costs 1 card more, any other move does not', () => {
  expect(costOf(fighter().play(), 'move:c15')).toBe(1)
  expect(costOf(fighter().wound('sentry', 'wound-leg', true).play(), 'move:c15')).toBe(1)
  const game = fighter().wound('sentry', 'wound-leg').play()
  expect(costOf(game, 'move:c15')).toBe(2)
  game.act('move:c15')
  expect(costOf(game, 'move:c13')).toBe(1)
})

test('LOCK-WOUND-04 wound-leg and wound-knee: nothing but a move costs more', () => {
  const game = fighter().wound('sentry', 'wound-leg').wound('sentry', 'wound-knee').play()
  expect(costOf(game, 'shoot:smg#0:adult-1')).toBe(1)
  expect(costOf(game, 'melee:adult-1')).toBe(1)
})

test('LOCK-WOUND-04 wound-knee: the first Movement of each round costs 1 card more', () => {
  expect(costOf(sentry().wound('sentry', 'wound-knee', true).play(), 'move:c15')).toBe(1)
  const game = sentry().wound('sentry', 'wound-knee').play()
  expect(costOf(game, 'move:c15')).toBe(2)
  expect(costOf(game, 'careful-move:c15')).toBe(3)
  game.act('move:c15')
  expect(game.player('sentry').hand).toHaveLength(3)
  expect(costOf(game, 'move:c13')).toBe(1)
  expect(costOf(game, 'careful-move:c13')).toBe(2)
})

test('LOCK-WOUND-04 wound-knee: a Careful Movement is one too, and the next round begins anew', () => {
  const game = sentry().wound('sentry', 'wound-knee').play().act('careful-move:c15', 'noise:c13')
  expect(costOf(game, 'move:c15')).toBe(1)
  const later = sentry(0)
    .wound('sentry', 'wound-knee')
    .with((s) => {
      Object.assign(s.players[0].own as object, { moved: true })
    })
    .phase('round')
    .first('hacker')
    .play()
  expect(costOf(later, 'move:c15')).toBe(2)
})

test('LOCK-WOUND-07 wound-knee and wound-leg on the same Escape add up', () => {
  const game = fighter().wound('sentry', 'wound-leg').wound('sentry', 'wound-knee').play()
  expect(costOf(game, 'move:c15')).toBe(3)
  game.act('move:c15')
  expect(game.player('sentry').hand).toHaveLength(2)
})

test('LOCK-WOUND-04 wound-body: one card less at the start of a round, also in the Isolation Room', () => {
  const drawn = (ready: Position) => ready.phase('round').play().player('sentry').hand.length
  expect(drawn(sentry(0))).toBe(5)
  expect(drawn(sentry(0).wound('sentry', 'wound-body'))).toBe(4)
  expect(drawn(sentry(0).wound('sentry', 'wound-body', true))).toBe(5)
  const isolated = () => sentry(0).at('sentry', 'isolation-room')
  expect(drawn(isolated())).toBe(6)
  expect(drawn(isolated().wound('sentry', 'wound-body'))).toBe(5)
})

test('LOCK-PASS-06 wound-bleeding: 1 Light Wound at each pass', () => {
  const game = sentry(0).wound('sentry', 'wound-bleeding').play().pass()
  expect(game.player('sentry').lightWounds).toBe(1)
  const dressed = sentry(0).wound('sentry', 'wound-bleeding', true).play().pass()
  expect(dressed.player('sentry').lightWounds).toBe(0)
})
