import { describe, expect, test } from 'vitest'
import { position, teamPosition } from './position.ts'

describe('Barricade', () => {
  const fullOf = (card?: string) => {
    const start = position('marines', 'aliens')
      .unit('alien-1', 'corridors', 'a')
      .unit('marine-3', 'tech-bay', 'a')
      .unit('marine-1', 'control-room', 'a')
      .unit('marine-2', 'control-room', 'b')
      .unit('alien-2', 'control-room', 'c')
      .unit('alien-3', 'control-room', 'd')
      .toMove('aliens')
    return card ? start.card(card, 'ctl-2') : start
  }

  test('THE-CARD-10 mar-barricade: an enemy ejects none of its units while another can be chosen', () => {
    const free = fullOf().play().choose('move:alien-1')
    expect(free.options).toContain('eject:marine-1')
    const game = fullOf('mar-barricade').card('mar-duplication', 'ctl-1').play()
    game.choose('move:alien-1')
    expect(game.options).toEqual(['eject:alien-2', 'eject:alien-3'])
  })

  test('THE-CARD-10 mar-barricade: its owner may choose own units', () => {
    const game = fullOf('mar-barricade')
      .unit('marine-3', 'corridors', 'b')
      .with((s) => {
        s.rooms[2][0] = -1 // Marine 3 has left the Tech Bay for the Corridors.
      })
      .toMove('marines')
      .card('mar-secret-passage', 'dock-1')
      .play()
    expect(game.options).toEqual(['move:marine-1', 'move:marine-2', 'move:marine-3'])
  })
})
