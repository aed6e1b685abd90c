import { describe, expect, test } from 'vitest'
import { retaliation } from './position.ts'

describe('Trading', () => {
  const trading = () =>
    retaliation('recon', 'officer')
      .item('recon', 'tools')
      .item('officer', 'flashbang')
      .belt('officer', 'medpack')
      .cards('recon', 2)

  test('RET-TRADE-01 RET-TRADE-02 RET-TRADE-05 RET-TRADE-07: things change hands where both agree, also with who Passed', () => {
    const game = trading().passed('officer').play()
    game.act('trade', 'trade:1')
    game.pick('offer:tools#1')
    expect(game.asked).toEqual(['officer'])
    // What is laid out is shown to the other.
    expect(game.view('officer').players[0].backpack.map(({ id }) => id)).toEqual(['tools'])
    expect(game.log('offers-item', 'officer')).toHaveLength(1)
    game.choose('give-in-return')
    game.pick('offer:flashbang#1', 'offer:medpack#2')
    game.choose('agree')
    expect(game.player('recon').backpack.map(({ id }) => id)).toEqual(['flashbang'])
    expect(game.player('recon').belt[0]).toBe('medpack')
    expect(game.player('officer').backpack.map(({ id }) => id)).toEqual(['tools'])
  })

  test('RET-TRADE-03: a gift', () => {
    const game = trading().play()
    game.act('trade', 'trade:1')
    game.pick('offer:tools#1')
    game.choose('take-offer', 'agree', 'end-trade')
    expect(game.player('officer').backpack.map(({ id }) => id)).toEqual(['flashbang', 'tools'])
  })

  test('RET-TRADE-01 RET-TRADE-04: a refusal changes nothing', () => {
    const game = trading().play()
    game.act('trade', 'trade:1')
    game.pick('offer:tools#1')
    game.choose('refuse')
    expect(game.player('recon').backpack.map(({ id }) => id)).toEqual(['tools'])
  })

  test('RET-TRADE-01: tokens on an Item can be given without it', () => {
    const game = trading()
      .item('recon', 'utility-vest')
      .loaded('recon', 'utility-vest', 'grenade')
      .play()
    game.act('trade', 'trade:1')
    const [targets] = game
      .decision()
      .options.flatMap(({ id, targets }) => (id === 'offer:grenade#3' ? [targets] : []))
    expect(targets).toContainEqual({ kind: 'spot', id: 'utility-vest-0' })
    game.pick('offer:grenade#3')
    game.choose('take-offer', 'agree', 'end-trade')
    expect(game.player('recon').armor!.slots).toEqual([null, null])
    expect(game.player('officer').belt).toContain('grenade')
  })

  test('RET-TRADE-06 RET-TRADE-08: loaded Ammo, cards and Data cannot be offered by themselves', () => {
    const game = trading().is('recon', { data: true, larva: true }).play()
    game.act('trade', 'trade:1')
    expect(game.options()).toEqual(['offer:assault-rifle#0', 'offer:tools#1'])
  })
})
