import { expect, test } from 'vitest'
import { type Playing, type Position, position } from './position.ts'

/** The five kinds of Serious Wound cards (components 10.2); each acts until it is dressed. */

function costOf(game: Playing, id: string): unknown {
  return game.decision().options.find((option) => option.id === id)?.params?.cost
}

/** The Scout in combat, with a card of each kind to act. */
function fighter(): Position {
  return position('scout', 'captain')
    .at('captain', 'cockpit')
    .hand('scout', 'adrenaline', 'search', 'search', 'rest')
    .intruder('adult', 'hibernatorium')
    .attacks('tail-1')
    .dice({ noise: ['silence'] })
}

test('NEM-WOUND-05 wound-body: only 4 cards at the start of a round, 5 in the Cabins', () => {
  const drawn = (ready: Position) => ready.phase('round').play().player('scout').hand.length
  const crew = () => position('scout', 'captain')
  expect(drawn(crew())).toBe(5)
  expect(drawn(crew().wound('scout', 'wound-body'))).toBe(4)
  expect(drawn(crew().wound('scout', 'wound-body', true))).toBe(5)
  const resting = () => crew().tile(14, 'cabins').at('scout', 'cabins')
  expect(drawn(resting())).toBe(6)
  expect(drawn(resting().wound('scout', 'wound-body'))).toBe(5)
  expect(drawn(crew().wound('scout', 'wound-body').cards('scout', 4))).toBe(4)
})

test('NEM-WOUND-05 wound-body: only the draw of the round is smaller', () => {
  const game = position('scout', 'captain')
    .cards('scout', 4)
    .wound('scout', 'wound-body')
    .item('scout', 'synthetic-food')
    .play()
    .act('synthetic-food')
  expect(game.player('scout').hand).toHaveLength(5)
})

test('NEM-WOUND-05 wound-leg: an Escape costs 2 cards, any other move 1', () => {
  expect(costOf(fighter().play(), 'move:c-11-14')).toBe(1)
  expect(costOf(fighter().wound('scout', 'wound-leg', true).play(), 'move:c-11-14')).toBe(1)
  const game = fighter().wound('scout', 'wound-leg').play()
  expect(costOf(game, 'move:c-11-14')).toBe(2)
  game.act('move:c-11-14')
  expect(game.whereIs('scout')).toBe('shower-room')
  expect(game.player('scout').hand).toHaveLength(2)
  expect(costOf(game, 'move:c-14-17')).toBe(1)
})

test('NEM-WOUND-05 wound-leg: with 1 card left there is no Escape', () => {
  const game = position('scout', 'captain')
    .hand('scout', 'search')
    .wound('scout', 'wound-leg')
    .intruder('adult', 'hibernatorium')
    .play()
  expect(game.options().filter((id) => id.startsWith('move'))).toEqual([])
  expect(game.why('move')).toBe('too-dear')
})

test('NEM-WOUND-05 wound-leg: an Escape by Adrenaline still needs 2 cards on top of it', () => {
  const healthy = fighter().play()
  expect(costOf(healthy, 'adrenaline:escape:c-11-14')).toBe(0)
  const game = fighter().wound('scout', 'wound-leg').play()
  expect(costOf(game, 'adrenaline:escape:c-11-14')).toBe(2)
  expect(costOf(game, 'adrenaline:shoot:rifle#0:adult-1')).toBe(0)
  game.act('adrenaline:escape:c-11-14')
  // 4 cards, less Adrenaline and 2 more, and 1 is drawn.
  expect(game.player('scout').hand).toHaveLength(2)
})

test('NEM-WOUND-05 wound-hand: Item actions cost 1 card more', () => {
  const ready = () =>
    position('scout', 'captain')
      .cards('scout', 3)
      .is('scout', { lightWounds: 1 })
      .item('scout', 'bandages')
      .item('scout', 'extended-magazine')
  expect(costOf(ready().play(), 'bandages:heal-light')).toBe(1)
  expect(costOf(ready().wound('scout', 'wound-hand', true).play(), 'bandages:heal-light')).toBe(1)
  const game = ready().wound('scout', 'wound-hand').wound('scout', 'wound-hand').play()
  expect(costOf(game, 'bandages:heal-light')).toBe(2)
  expect(costOf(game, 'extended-magazine:rifle#0')).toBe(1)
  game.act('bandages:heal-light')
  expect(game.player('scout').hand).toHaveLength(1)
})

test('NEM-WOUND-05 wound-hand: shooting, cards, rooms and reactions cost what they did', () => {
  const game = fighter()
    .wound('scout', 'wound-hand')
    .item('scout', 'flamethrower', { ammo: 4 })
    .play()
  expect(costOf(game, 'shoot:rifle#0:adult-1')).toBe(1)
  expect(costOf(game, 'shoot:flamethrower#1:adult-1')).toBe(1)
  expect(costOf(game, 'adrenaline:shoot:rifle#0:adult-1')).toBe(0)
  const rolling = position('scout', 'captain')
    .at('captain', 'cockpit')
    .cards('scout', 2)
    .wound('scout', 'wound-hand')
    .item('scout', 'motion-tracker')
    .dice({ noise: ['danger', 'silence'] })
    .play()
    .act('move:c-11-14')
  expect(rolling.prompt).toBe('motion-tracker')
  rolling.choose('reroll:search#0')
  expect(rolling.player('scout').hand).toHaveLength(0)
  expect(rolling.noise).toEqual([])
})

test('NEM-WOUND-05 wound-bleeding: 1 Light Wound on passing, after the discards', () => {
  const game = position('scout', 'captain')
    .hand('scout', 'search')
    .wound('scout', 'wound-bleeding')
    .play()
    .choose('pass')
  expect(game.player('scout').lightWounds).toBe(0)
  game.pick('card:search#0')
  expect(game.player('scout')).toMatchObject({ lightWounds: 1, hand: [] })
  const dressed = position('scout', 'captain').wound('scout', 'wound-bleeding', true).play().pass()
  expect(dressed.player('scout').lightWounds).toBe(0)
  const twice = position('scout', 'captain')
    .wound('scout', 'wound-bleeding')
    .wound('scout', 'wound-bleeding')
    .play()
    .pass()
  expect(twice.player('scout').lightWounds).toBe(1)
})

test('NEM-WOUND-05 wound-bleeding: a pass for any reason will do, but not the end of a turn', () => {
  const surgery = position('scout', 'captain')
    .at('scout', 'surgery')
    .cards('scout', 2)
    .wound('scout', 'wound-bleeding')
    .play()
    .act('surgery')
  // One from the operation, one from the pass that follows it.
  expect(surgery.player('scout').lightWounds).toBe(2)
  const moving = position('scout', 'captain')
    .at('captain', 'cockpit')
    .cards('scout', 2)
    .wound('scout', 'wound-bleeding')
    .dice({ noise: ['silence', 'silence'] })
    .play()
    .act('move:c-11-14')
    .act('move:c-11-14')
  expect(moving.asked).toEqual(['captain'])
  expect(moving.player('scout').lightWounds).toBe(0)
})

/** The Scout with a rifle and something else in hand, about to lose an arm. */
function losingAnArm(): Position {
  return position('scout', 'captain')
    .at('captain', 'cockpit')
    .at('scout', 'armory')
    .is('scout', { lightWounds: 2 })
    .fire('armory')
    .woundDeck('wound-arm')
}

test('NEM-WOUND-05 wound-arm: with both hands full one thing is dropped at once', () => {
  const game = losingAnArm().carrying('scout', 'egg').play().pass()
  expect(game.prompt).toBe('drop-one')
  expect(game.asked).toEqual(['scout'])
  expect(game.options()).toEqual(['drop:rifle#0', 'drop:egg#1'])
  game.choose('drop:egg#1')
  expect(game.room('armory').objects).toEqual(['egg'])
  expect(game.view(null).players[0].hands).toMatchObject([{ item: 'rifle' }])
})

test('NEM-WOUND-05 wound-arm: one thing in hand, or two bound together, stay', () => {
  const one = losingAnArm().play().pass()
  expect(one.view(null).players[0].hands).toHaveLength(1)
  const bound = losingAnArm()
    .item('scout', 'fire-extinguisher', { bound: 1 })
    .with((s) => {
      s.players[0].hands[0].item!.bound = 1
    })
    .play()
    .pass()
  expect(bound.asked).toEqual(['captain'])
  expect(bound.view(null).players[0].hands).toHaveLength(2)
})

test('NEM-WOUND-05 wound-arm: a single hand until it is dressed', () => {
  const ready = () =>
    position('scout', 'captain').cards('scout', 2).object('hibernatorium', 'carcass')
  const maimed = ready().wound('scout', 'wound-arm').play().act('pick-up:carcass')
  expect(maimed.view(null).players[0].hands).toMatchObject([{ object: 'carcass' }])
  const dressed = ready().wound('scout', 'wound-arm', true).play().act('pick-up:carcass')
  expect(dressed.view(null).players[0].hands).toHaveLength(2)
})

test('NEM-WOUND-05 wound-arm: from a pod the thing falls into the Evacuation Section', () => {
  const game = position('scout', 'captain')
    .inPod('scout', 1)
    .wound('scout', 'wound-bleeding')
    .is('scout', { lightWounds: 2 })
    .carrying('scout', 'egg')
    .woundDeck('wound-arm')
    .play()
    .pass()
    .choose('drop:egg#1')
  expect(game.room('evacuation-a').objects).toEqual(['egg'])
  expect(game.whereIs('scout')).toBe('pod-1')
})
