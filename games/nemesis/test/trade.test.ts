import { describe, expect, test } from 'vitest'
import { position } from './position.ts'

/** The Scout, who pays for the Trade, stands in the Hibernatorium with two others. */
function market() {
  return position('scout', 'captain', 'pilot').cards('scout', 2)
}

describe('with whom', () => {
  test('NEM-TRADE-01 only with Characters in the same room', () => {
    const game = market().at('pilot', 'cockpit').play().act('trade')
    expect(game.options()).toEqual(['trade-with:1', 'end-trade'])
    const alone = market().at('pilot', 'cockpit').at('captain', 'cockpit').play()
    expect(alone.forbidden('trade')).toBe('NEM-TRADE-01')
    expect(alone.options()).not.toContain('trade')
  })

  test('NEM-TRADE-01 not in combat', () => {
    const game = market().intruder('larva', 'hibernatorium').play()
    expect(game.forbidden('trade')).toBe('NEM-COST-07')
    expect(game.options()).not.toContain('trade')
  })

  test('NEM-TRADE-02 the active player offers to any of the others, and pays alone', () => {
    const game = market().item('scout', 'tools').cards('captain', 1).cards('pilot', 1).play()
    game.act('trade')
    expect(game.options()).toEqual(['trade-with:1', 'trade-with:2', 'end-trade'])
    expect(game.player('scout').hand).toHaveLength(1)
    game.choose('trade-with:2').pick('offer:tools#1').pick()
    expect(game.asked).toEqual(['pilot'])
    game.choose('take-offer', 'agree', 'end-trade')
    expect(game.player('pilot').inventory.map(({ id }) => id)).toEqual(['tools'])
    expect(game.player('captain').hand).toHaveLength(1)
    expect(game.player('pilot').hand).toHaveLength(1)
    expect(game.view(null).turn.taken).toBe(1)
  })

  test('NEM-TRADE-09 one Trade may hold several exchanges, with those who have passed too', () => {
    const game = market()
      .item('scout', 'tools')
      .item('captain', 'grenade')
      .is('captain', { passed: true })
      .play()
    game.act('trade')
    game.choose('trade-with:1').pick()
    game.choose('give-in-return').pick('offer:grenade#1').pick()
    game.choose('agree')
    expect(game.prompt).toBe('trade')
    game.choose('trade-with:2').pick('offer:tools#1').pick()
    game.choose('take-offer', 'agree', 'end-trade')
    expect(game.player('scout').inventory.map(({ id }) => id)).toEqual(['grenade'])
    expect(game.player('pilot').inventory.map(({ id }) => id)).toEqual(['tools'])
    expect(game.view(null).turn.taken).toBe(1)
  })
})

describe('what', () => {
  test('NEM-TRADE-03 things offered may be shown to the other, and to nobody else', () => {
    const start = () =>
      market().item('scout', 'tools').item('scout', 'chemicals').play().act('trade', 'trade-with:1')
    const hidden = start().pick('offer:tools#1').pick()
    expect(hidden.decision('captain').options[1]).toMatchObject({
      id: 'take-offer',
      targets: [{ kind: 'back', id: 'yellow' }],
    })
    const shown = start().pick('offer:tools#1').pick('show:tools#0')
    expect(shown.decision('captain').options[1].targets).toEqual([{ kind: 'item', id: 'tools' }])
    expect(shown.log('offers-item', 'captain')).toHaveLength(1)
    expect(shown.log('offers-item', 'pilot')).toEqual([])
    expect(shown.log('offers-some', 'pilot')).toHaveLength(1)
    const cards = (reader: 'captain' | 'pilot') =>
      shown.view(reader).players[0].inventory.map(({ id }) => id)
    expect(cards('captain')).toContain('tools')
    expect(cards('pilot')).toEqual([null, null])
  })

  test('NEM-TRADE-03 what is given unseen is seen by the receiver and by no third', () => {
    const game = market().item('scout', 'tools').play().act('trade', 'trade-with:1')
    game.pick('offer:tools#1').pick()
    game.choose('take-offer', 'agree')
    const cards = (reader: 'scout' | 'captain' | 'pilot') =>
      game.view(reader).players[1].inventory.map(({ id }) => id)
    expect(cards('captain')).toEqual(['tools'])
    // Who gave it away knows it still.
    expect(cards('scout')).toEqual(['tools'])
    expect(cards('pilot')).toEqual([null])
  })

  test('NEM-TRADE-04 both must agree', () => {
    const start = () =>
      market()
        .item('scout', 'tools')
        .item('captain', 'grenade')
        .play()
        .act('trade', 'trade-with:1')
        .pick('offer:tools#1')
        .pick()
    const refused = start().choose('refuse-offer')
    expect(refused.log('no-exchange')[0].rule).toBe('NEM-TRADE-04')
    expect(refused.player('captain').inventory.map(({ id }) => id)).toEqual(['grenade'])
    const counter = start().choose('give-in-return').pick('offer:grenade#1').pick()
    expect(counter.asked).toEqual(['scout'])
    expect(counter.options()).toEqual(['agree', 'refuse'])
    counter.choose('refuse')
    expect(counter.player('scout').inventory.map(({ id }) => id)).toEqual(['tools'])
    const agreed = start().choose('give-in-return').pick('offer:grenade#1').pick()
    agreed.choose('agree')
    expect(agreed.player('scout').inventory.map(({ id }) => id)).toEqual(['grenade'])
    expect(agreed.player('captain').inventory.map(({ id }) => id)).toEqual(['tools'])
  })

  test('NEM-TRADE-05 things may be given for nothing, or asked for', () => {
    const gift = market().carrying('scout', 'egg').play().act('trade', 'trade-with:1')
    gift.pick('offer:egg#1').choose('take-offer', 'agree')
    expect(gift.player('captain').hands.map(({ object }) => object)).toEqual([undefined, 'egg'])
    const asked = market().item('captain', 'grenade').play().act('trade', 'trade-with:1')
    asked.pick().choose('give-in-return').pick('offer:grenade#1').pick()
    asked.choose('agree')
    expect(asked.player('scout').inventory.map(({ id }) => id)).toEqual(['grenade'])
  })

  test('NEM-TRADE-06 Ammo goes with its Weapon and cannot be given alone', () => {
    const game = market().ammo('scout', 'rifle', 3).play().act('trade', 'trade-with:1')
    expect(game.options()).toEqual(['offer:rifle#0'])
    game.pick('offer:rifle#0').choose('take-offer', 'agree')
    expect(game.view(null).players[1].hands).toMatchObject([
      { item: 'revolver', ammo: 6 },
      { item: 'rifle', ammo: 3 },
    ])
  })

  test('NEM-TRADE-07 who receives something heavy with full hands drops something', () => {
    const game = market()
      .carrying('scout', 'egg')
      .carrying('captain', 'carcass')
      .play()
      .act('trade', 'trade-with:1')
    game.pick('offer:egg#1').choose('take-offer', 'agree')
    expect([game.asked[0], game.prompt]).toEqual(['captain', 'drop-one'])
    expect(game.options()).toEqual(['drop:revolver#0', 'drop:carcass#1', 'drop:egg#2'])
    game.choose('drop:carcass#1')
    expect(game.room('hibernatorium').objects).toContain('carcass')
    expect(game.player('captain').hands.map(({ object }) => object)).toEqual([undefined, 'egg'])
  })

  test('NEM-TRADE-07 what is given makes room for what is received', () => {
    const game = market()
      .carrying('scout', 'egg')
      .carrying('captain', 'carcass')
      .play()
      .act('trade', 'trade-with:1')
    game.pick('offer:egg#1').choose('give-in-return').pick('offer:carcass#1')
    game.choose('agree')
    expect(game.prompt).toBe('trade')
    expect(game.player('scout').hands.map(({ object }) => object)).toEqual([undefined, 'carcass'])
    expect(game.player('captain').hands.map(({ object }) => object)).toEqual([undefined, 'egg'])
  })

  test('NEM-TRADE-08 only Items and Objects change hands', () => {
    const game = market()
      .item('scout', 'tools')
      .carrying('scout', 'egg')
      .hand('scout', 'clean', 'reconnaissance')
      .play()
    game.act('trade', 'trade-with:1')
    expect(game.options()).toEqual(['offer:rifle#0', 'offer:egg#1', 'offer:tools#2'])
  })
})

describe('or not', () => {
  test('NEM-TRADE-09 a Trade that nobody agrees to is spent for nothing', () => {
    const game = market().item('scout', 'tools').play().act('trade', 'trade-with:1')
    game.pick('offer:tools#1').pick()
    game.choose('refuse-offer', 'end-trade')
    expect(game.log('no-trade')[0].rule).toBe('NEM-TRADE-09')
    expect(game.player('scout').hand).toHaveLength(1)
    expect(game.view(null).turn.taken).toBe(1)
  })

  test('NEM-TRADE-09 something has to change hands: nothing for nothing is no offer', () => {
    const start = () => market().emptyHanded('captain')
    const game = start().item('scout', 'tools').play().act('trade', 'trade-with:1')
    // The other has nothing to give.
    expect(game.decision().min).toBe(1)
    const asking = market().play().act('trade', 'trade-with:1').pick()
    expect(asking.options()).toEqual(['refuse-offer', 'give-in-return'])
    asking.choose('give-in-return')
    expect(asking.decision().min).toBe(1)
    const poor = start().emptyHanded('pilot').emptyHanded('scout').play()
    expect(poor.forbidden('trade')).toBe('NEM-TRADE-09')
  })
})

describe('what is said and asked', () => {
  test('NEM-TRADE-03 of a face-down offer the other reads the back, and the name once it is theirs', () => {
    const game = market().item('scout', 'tools').play().act('trade', 'trade-with:1')
    game.pick('offer:tools#1').pick()
    for (const reader of ['captain', 'pilot', null] as const) {
      expect(game.log('offers-item', reader)).toEqual([])
      expect(game.log('offers-some', reader)[0].params).toMatchObject({ colour: 'yellow' })
    }
    game.choose('take-offer', 'agree')
    expect(game.log('gives-item', 'captain')[0].params).toMatchObject({ item: 'tools' })
    expect(game.log('gives-item', 'pilot')).toEqual([])
  })

  test('NEM-TRADE-03 Crafted Items, whose backs hide nothing, are offered openly', () => {
    const game = market()
      .item('scout', 'antidote', { seen: [0, 1, 2, -1] })
      .item('scout', 'taser', { seen: [0, 1, 2, -1] })
      .play()
      .act('trade', 'trade-with:1')
    game.pick('offer:antidote#1')
    expect(game.asked).toEqual(['captain'])
    expect(game.log('offers-item', 'captain')[0].params).toMatchObject({ item: 'antidote' })
  })

  test('NEM-TRADE-05 who has nothing at all may still ask for a gift', () => {
    const game = market().emptyHanded('scout').at('pilot', 'cockpit').play()
    game.act('trade', 'trade-with:1')
    expect(game.asked).toEqual(['captain'])
    expect(game.options()).toEqual(['refuse-offer', 'give-in-return'])
    game.choose('give-in-return').pick('offer:revolver#0').choose('agree', 'end-trade')
    expect(game.view(null).players[0].hands.map(({ item }) => item)).toEqual(['revolver'])
    expect(game.log('no-trade')).toEqual([])
  })

  test('NEM-TRADE-04 who has nothing cannot be asked to give', () => {
    const game = market().emptyHanded('captain').play().act('trade', 'trade-with:1')
    game.pick('offer:rifle#0')
    expect(game.options()).toEqual(['refuse-offer', 'take-offer'])
  })
})

describe('who knows what is left', () => {
  const sharing = () =>
    market()
      .item('scout', 'tools', { seen: [1, 2] })
      .item('scout', 'chemicals', { seen: [1, 2] })
      .play()
      .act('trade', 'trade-with:1')
      .pick('offer:tools#1')
      .pick()
      .choose('take-offer', 'agree')
  const left = (reader: 'captain' | 'pilot') => sharing().view(reader).players[0].inventory

  test('NEM-INFO-06 whoever saw only the back of what was given cannot tell what is left', () => {
    expect(left('pilot')).toEqual([{ colour: 'yellow', id: null }])
  })

  test('NEM-INFO-06 the receiver sees which one it was, and so what is left', () => {
    expect(left('captain')).toEqual([{ colour: 'yellow', id: 'chemicals' }])
  })
})

test('NEM-TRADE-07 the active player too drops something where the hands are full', () => {
  const game = market().carrying('scout', 'corpse').play().act('trade', 'trade-with:1')
  game.pick().choose('give-in-return').pick('offer:revolver#0').choose('agree')
  expect([game.asked, game.prompt]).toEqual([['scout'], 'drop-one'])
  game.choose('drop:corpse#1')
  expect(game.view(null).players[0].hands.map(({ item }) => item)).toEqual(['rifle', 'revolver'])
})
