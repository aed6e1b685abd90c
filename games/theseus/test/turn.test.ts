import { expect, test } from 'vitest'
import { position } from './position.ts'

test('THE-TRAP-01 THE-CARD-47 a unit that stops beside an enemy Hive takes 1 wound', () => {
  const game = position('marines', 'aliens')
    .unit('marine-1', 'corridors', 'a')
    .unit('alien-1', 'alien-nest', 'a')
    .card('ali-hive', 'ctl-2')
    .play()
  game.choose('move:marine-1', 'room:control-room-a')
  expect(game.life('marines')).toBe(19)
})
