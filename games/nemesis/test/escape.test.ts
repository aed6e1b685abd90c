import { expect, test } from 'vitest'
import { position } from './position.ts'

/** The Scout is in the Hibernatorium and wants to get away. */
function inTrouble() {
  return position('scout', 'captain').at('captain', 'cockpit').cards('scout', 3)
}

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
