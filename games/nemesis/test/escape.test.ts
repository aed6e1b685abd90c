import { expect, test } from 'vitest'
import { position } from './position.ts'

/** The Scout is in the Hibernatorium and wants to get away. */
function inTrouble() {
  return position('scout', 'captain').at('captain', 'cockpit').cards('scout', 3)
}

test('NEM-ESCAPE-01 an Escape costs a card and names the room first, explored or not', () => {
  const game = inTrouble()
    .unexplored('monitoring-room')
    .door('c-8-11', 'closed')
    .intruder('creeper', 'hibernatorium')
    .attacks('scratch-1')
    .play()
  expect(game.ways('move').sort()).toEqual(['c-11-14', 'c-11-15', 'c-6-11'])
  game.choose('move:c-6-11')
  expect(game.decision()).toMatchObject({ prompt: 'pay', min: 1, max: 1 })
  expect(game.log('attack')).toEqual([])
})

test('NEM-ESCAPE-02 every Intruder there attacks before the move, the biggest first', () => {
  const game = inTrouble()
    .intruder('larva', 'hibernatorium')
    .intruder('creeper', 'hibernatorium')
    .intruder('queen', 'hibernatorium')
    .intruder('adult', 'hibernatorium')
    .intruder('breeder', 'hibernatorium')
    .intruder('adult', 'monitoring-room')
    .attacks('transformation-1', 'transformation-2', 'tail-1', 'tail-2')
    .dice({ noise: ['silence'] })
    .play()
  game.act('move:c-6-11')
  expect(game.told('attack', 'type')).toEqual(['queen', 'breeder', 'adult', 'creeper', 'larva'])
  const order = game.kinds('attack', 'enters')
  expect(order).toEqual(['attack', 'attack', 'attack', 'attack', 'attack', 'enters'])
})

test('NEM-ESCAPE-02 a dead Character is not attacked again', () => {
  const game = inTrouble()
    .wound('scout', 'wound-body')
    .wound('scout', 'wound-hand')
    .intruder('breeder', 'hibernatorium')
    .intruder('adult', 'hibernatorium')
    .attacks('bite-1', 'bite-2')
    .play()
  game.act('move:c-6-11')
  expect(game.whereIs('scout')).toBe('dead')
  expect(game.told('attack', 'type')).toEqual(['breeder'])
})

test('NEM-ESCAPE-02 who comes because of such an attack does not attack this time', () => {
  const game = inTrouble()
    .intruder('creeper', 'hibernatorium')
    .attacks('summoning', 'scratch-1')
    .dice({ noise: ['silence'], tokens: ['adult'] })
    .play()
  game.act('move:c-6-11')
  expect(game.intrudersIn('hibernatorium')).toEqual(['creeper', 'adult'])
  expect(game.told('attack', 'type')).toEqual(['creeper'])
  expect(game.whereIs('scout')).toBe('monitoring-room')
})

test('NEM-ESCAPE-03 the survivor moves on, explores and rolls for noise', () => {
  const game = inTrouble()
    .unexplored('monitoring-room', 'malfunction-3')
    .intruder('adult', 'hibernatorium')
    .attacks('scratch-1')
    .dice({ noise: [4] })
    .play()
  game.act('move:c-6-11')
  expect(game.player('scout').lightWounds).toBe(1)
  expect(game.whereIs('scout')).toBe('monitoring-room')
  expect(game.room('monitoring-room')).toMatchObject({ explored: true, malfunction: true })
  expect(game.noise).toEqual(['c-2-6'])
  expect(game.lair('adult-1')).toBe('hibernatorium')
})

test('NEM-ESCAPE-03 the move goes on although nobody is left to flee from', () => {
  const game = inTrouble()
    .intruder('larva', 'hibernatorium')
    .dice({ noise: ['silence'] })
    .play()
  game.act('move:c-6-11')
  expect(game.player('scout').larva).toBe(true)
  expect(game.lair('larva-1')).toBe('gone')
  expect(game.whereIs('scout')).toBe('monitoring-room')
})

test('NEM-ESCAPE-04 who dies stays, a corpse, in the room they wanted to leave', () => {
  const game = inTrouble()
    .wound('scout', 'wound-body')
    .wound('scout', 'wound-hand')
    .intruder('adult', 'hibernatorium')
    .unexplored('monitoring-room')
    .attacks('bite-1')
    .play()
  game.act('move:c-6-11')
  expect(game.room('hibernatorium').objects).toContain('corpse-0')
  expect(game.room('monitoring-room').explored).toBe(false)
})

test('NEM-ESCAPE-05 no roll on fleeing to a room with a Character or an Intruder', () => {
  const flee = () => inTrouble().intruder('adult', 'hibernatorium').attacks('scratch-1')
  const friend = flee().at('captain', 'monitoring-room').play().act('move:c-6-11')
  const enemy = flee().intruder('adult', 'monitoring-room').play().act('move:c-6-11')
  for (const game of [friend, enemy]) {
    expect(game.whereIs('scout')).toBe('monitoring-room')
    expect(game.log('noise-roll')).toEqual([])
  }
})

test('NEM-ESCAPE-06 other actions let a Character escape by their own rules', () => {
  const game = position('scout', 'captain')
    .at('captain', 'cockpit')
    .hand('scout', 'suppressive-fire')
    .intruder('queen', 'hibernatorium')
    .dice({ noise: [1] })
    .play()
  game.act('suppressive-fire:rifle#0:self', 'to:c-6-11')
  expect(game.log('attack')).toEqual([])
  expect(game.whereIs('scout')).toBe('monitoring-room')
  expect(game.noise).toEqual(['c-6-7'])
})

test('NEM-ESCAPE-07 the others in the room are not attacked', () => {
  const game = inTrouble()
    .at('captain', 'hibernatorium')
    .intruder('adult', 'hibernatorium')
    .intruder('breeder', 'hibernatorium')
    .attacks('scratch-1', 'scratch-2')
    .dice({ noise: ['silence'] })
    .play()
  game.act('move:c-6-11')
  expect(game.told('attack', 'seat')).toEqual([0, 0])
  expect(game.player('captain').lightWounds).toBe(0)
  expect(game.player('scout').lightWounds).toBe(2)
})

test('NEM-ESCAPE-07 but a card that names all Characters of the room hits them all', () => {
  const game = inTrouble()
    .at('captain', 'hibernatorium')
    .intruder('breeder', 'hibernatorium')
    .attacks('frenzy-1')
    .woundDeck('wound-body', 'wound-leg')
    .dice({ noise: ['silence'] })
    .play()
  game.act('move:c-6-11')
  expect(game.player('captain').wounds).toHaveLength(1)
  expect(game.player('scout').wounds).toHaveLength(1)
})
