import { describe, expect, test } from 'vitest'
import { inALine } from './declaring.ts'
import { retaliation, retaliationWith } from './position.ts'

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

  test('RET-TRADE-01 RET-TRADE-02: whom one trades with, what is offered and what is given for it', () => {
    const game = trading().play().act('trade')
    expect(game.decision().options.map(inALine)).toEqual([
      'trade:1 trade-with seat:1',
      'end-trade end-trade',
    ])
    game.act('trade:1')
    expect(game.decision()).toMatchObject({ prompt: 'offer', min: 0, max: 2 })
    game.pick('offer:assault-rifle#0', 'offer:tools#1')
    expect(game.decision()).toMatchObject({ prompt: 'offered', params: { seat: 0, number: 2 } })
    const laid = 'item:assault-rifle item:tools'
    expect(game.decision().options.map(inALine)).toEqual([
      'refuse refuse',
      `take-offer take-offer ${laid}`,
      `give-in-return give-in-return ${laid}`,
    ])
    game.choose('give-in-return')
    expect(game.decision()).toMatchObject({ prompt: 'offer', min: 1, max: 3 })
    game.pick('offer:medpack#2')
    expect(game.decision()).toMatchObject({ prompt: 'returned', params: { seat: 1, number: 1 } })
    expect(game.decision().options.map(inALine)).toEqual([
      'agree agree gear:medpack',
      'refuse refuse',
    ])
    game.choose('refuse')
    expect(game.log('no-exchange')).toHaveLength(1)
    expect(game.player('officer').belt[0]).toBe('medpack')
  })

  test('RET-TRADE-03: where nothing is offered something is asked for; who has nothing is given something', () => {
    const game = trading().play().act('trade', 'trade:1').pick()
    expect(game.options()).toEqual(['refuse', 'give-in-return'])
    const poor = retaliation('recon', 'officer').emptyHanded('officer').cards('recon', 1).play()
    poor.act('trade', 'trade:1')
    expect(poor.decision()).toMatchObject({ prompt: 'offer', min: 1, max: 1 })
    poor.pick('offer:assault-rifle#0')
    expect(poor.options()).toEqual(['refuse', 'take-offer'])
  })

  test('RET-TRADE-04: everybody reads of a token and of an open Item; of a hidden one only whoever is shown it', () => {
    const game = retaliation('recon', 'officer', 'contractor')
      .item('recon', 'tools')
      .belt('recon', 'medpack')
      .cards('recon', 1)
      .play()
    game.act('trade', 'trade:1')
    game.pick('offer:assault-rifle#0', 'offer:tools#1', 'offer:medpack#2')
    const read = (reader: string | null) =>
      game.log('offers-item', reader).map(({ params }) => params!.item)
    expect(read('officer')).toEqual(['assault-rifle', 'tools'])
    expect([read('contractor'), read(null)]).toEqual([['assault-rifle'], ['assault-rifle']])
    expect(game.log('offers-some', null)[0].params).toEqual({ seat: 0, other: 1, deck: 'yellow' })
    expect(game.told('offers-gear', 'gear')).toEqual(['medpack'])
    game.choose('take-offer', 'agree')
    expect(game.told('gives-item', 'item')).toEqual(['assault-rifle'])
    expect(game.log('gives-some', null)[0].params).toEqual({ seat: 0, other: 1, deck: 'yellow' })
    expect(game.told('gives-gear', 'gear')).toEqual(['medpack'])
  })

  test('RET-TRADE-05: a token for which no slot is freed is lost', () => {
    const game = retaliation('recon', 'officer')
      .belt('recon', 'ammo')
      .belt('officer', 'medpack', 'medpack', 'medpack', 'medpack')
      .cards('recon', 1)
      .play()
    const { ammo } = game.state.gear
    game.act('trade', 'trade:1').pick('offer:ammo#1')
    game.choose('take-offer', 'agree')
    expect(game.options()).toEqual(['leave-gear', 'replace:belt-0', 'replace:sawed-off-shotgun-0'])
    game.choose('leave-gear')
    expect(game.state.gear.ammo).toBe(ammo + 1)
    expect(game.told('gear-lost', 'gear')).toEqual(['ammo'])
    expect(game.player('recon').belt[0]).toBeNull()
  })

  test.each(['semi-coop', 'coop'])(
    'RET-TRADE-05 RET-DEATH-03: what comes to somebody who has died meanwhile is lost (%s)',
    (mode) => {
      const game = retaliationWith({ mode }, 'recon', 'officer', 'contractor')
        .item('recon', 'grenade')
        .item('recon', 'flashbang')
        .belt('recon', 'medpack')
        .cards('recon', 2)
        .is('officer', { health: 8 })
        .horde(204, 'queen')
        .with((s) => {
          s.queen.hits = 4
        })
        .queenHealth(2)
        .attacks('bite')
        .dice({ burst: [1] })
        .play()
        .act('trade', 'trade:1')
        .pick('offer:grenade#1', 'offer:flashbang#2', 'offer:medpack#3')
        .choose('take-offer', 'agree', 'use:throw:204')
      expect(game.player('officer')).toMatchObject({ backpack: [], belt: [null, null, null, null] })
      expect(game.state.items.red.discard).toEqual(expect.arrayContaining(['grenade', 'flashbang']))
      expect(game.prompt).toBe('trade')
      expect(game.options()).toEqual(['trade:2', 'end-trade'])
    },
  )
})
