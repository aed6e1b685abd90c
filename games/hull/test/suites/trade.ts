import { describe, expect, test } from 'vitest'
import type { Bench } from '../bench.ts'

/** TRADE: exchanges between the active player and others in the room. */
export function tradeSuite({ position, cite, title }: Bench): void {
  /** The Bosun, who pays for the Trade, stands on the bridge with two others. */
  const market = () => position('bosun', 'cook', 'stoker').cards('bosun', 2)

  describe('with whom', () => {
    test(title('NEM-TRADE-01 only with Characters in the same room'), () => {
      const game = market().at('stoker', 'brood').play().act('trade')
      expect(game.options()).toEqual(['trade-with:1', 'end-trade'])
      expect(game.decision().options[0].targets).toEqual([{ kind: 'seat', id: 1 }])
      const alone = market().at('stoker', 'brood').at('cook', 'brood').play()
      expect(alone.forbidden('trade')).toBe(cite('NEM-TRADE-01'))
      expect(alone.options()).not.toContain('trade')
    })

    test(title('NEM-TRADE-01 not in combat'), () => {
      const game = market().intruder('larva', 'bridge').play()
      expect(game.forbidden('trade')).toBe(cite('NEM-COST-07'))
      expect(game.options()).not.toContain('trade')
    })

    test(
      title('NEM-TRADE-02 the active player offers to any of the others, and pays alone'),
      () => {
        const game = market().item('bosun', 'gauze').cards('cook', 1).cards('stoker', 1).play()
        game.act('trade')
        expect(game.ways('trade-with')).toEqual(['1', '2'])
        expect(game.player('bosun').hand).toHaveLength(1)
        game.choose('trade-with:2').pick('offer:gauze#1').pick()
        expect(game.asked).toEqual(['stoker'])
        game.choose('take-offer', 'agree', 'end-trade')
        expect(game.player('stoker').inventory.map(({ id }) => id)).toEqual(['gauze'])
        expect(game.player('cook').hand).toHaveLength(1)
        expect(game.player('stoker').hand).toHaveLength(1)
        expect(game.view(null).turn.taken).toBe(1)
      },
    )

    test(
      title('NEM-TRADE-09 one Trade may hold several exchanges, with those who have passed too'),
      () => {
        const game = market()
          .item('bosun', 'gauze')
          .item('cook', 'oil')
          .is('cook', { passed: true })
          .play()
        game.act('trade')
        game.choose('trade-with:1').pick()
        game.choose('give-in-return').pick('offer:oil#1').pick()
        game.choose('agree')
        expect(game.prompt).toBe('trade')
        game.choose('trade-with:2').pick('offer:gauze#1').pick()
        game.choose('take-offer', 'agree', 'end-trade')
        expect(game.player('bosun').inventory.map(({ id }) => id)).toEqual(['oil'])
        expect(game.player('stoker').inventory.map(({ id }) => id)).toEqual(['gauze'])
        expect(game.view(null).turn.taken).toBe(1)
      },
    )
  })

  describe('what', () => {
    test(title('NEM-TRADE-03 things offered may be shown to the other, and to nobody else'), () => {
      const start = () =>
        market().item('bosun', 'gauze').item('bosun', 'biscuit').play().act('trade', 'trade-with:1')
      const hidden = start().pick('offer:gauze#1').pick()
      const { id, targets } = hidden.decision('cook').options[1]
      expect([id, targets]).toEqual(['take-offer', [{ kind: 'back', id: 'green' }]])
      const shown = start().pick('offer:gauze#1').pick('show:gauze#0')
      expect(shown.decision('cook').options[1].targets).toEqual([{ kind: 'item', id: 'gauze' }])
      expect(shown.log('offers-item', 'cook')).toHaveLength(1)
      expect(shown.log('offers-item', 'stoker')).toEqual([])
      expect(shown.log('offers-some', 'stoker')).toHaveLength(1)
      const cards = (reader: 'cook' | 'stoker') =>
        shown.view(reader).players[0].inventory.map(({ id }) => id)
      expect(cards('cook')).toContain('gauze')
      expect(cards('stoker')).toEqual([null, null])
    })

    test(title('NEM-TRADE-03 what is given unseen is seen by the receiver and by no third'), () => {
      const game = market().item('bosun', 'gauze').play().act('trade', 'trade-with:1')
      game.pick('offer:gauze#1').pick()
      game.choose('take-offer', 'agree')
      const cards = (reader: 'bosun' | 'cook' | 'stoker') =>
        game.view(reader).players[1].inventory.map(({ id }) => id)
      expect(cards('cook')).toEqual(['gauze'])
      // Who gave it away knows it still.
      expect(cards('bosun')).toEqual(['gauze'])
      expect(cards('stoker')).toEqual([null])
    })

    test(title('NEM-TRADE-04 both must agree'), () => {
      const start = () =>
        market()
          .item('bosun', 'gauze')
          .item('cook', 'oil')
          .play()
          .act('trade', 'trade-with:1')
          .pick('offer:gauze#1')
          .pick()
      const refused = start().choose('refuse-offer')
      expect(refused.log('no-exchange')[0].rule).toBe(cite('NEM-TRADE-04'))
      expect(refused.player('cook').inventory.map(({ id }) => id)).toEqual(['oil'])
      const counter = start().choose('give-in-return').pick('offer:oil#1').pick()
      expect(counter.asked).toEqual(['bosun'])
      expect(counter.options()).toEqual(['agree', 'refuse'])
      counter.choose('refuse')
      expect(counter.player('bosun').inventory.map(({ id }) => id)).toEqual(['gauze'])
      const agreed = start().choose('give-in-return').pick('offer:oil#1').pick()
      agreed.choose('agree')
      expect(agreed.player('bosun').inventory.map(({ id }) => id)).toEqual(['oil'])
      expect(agreed.player('cook').inventory.map(({ id }) => id)).toEqual(['gauze'])
    })

    test(title('NEM-TRADE-05 things may be given for nothing, or asked for'), () => {
      const gift = market().carrying('bosun', 'egg').play().act('trade', 'trade-with:1')
      gift.pick('offer:egg#1').choose('take-offer', 'agree')
      expect(gift.player('cook').hands.map(({ object }) => object)).toEqual([undefined, 'egg'])
      const asked = market().item('cook', 'oil').play().act('trade', 'trade-with:1')
      asked.pick().choose('give-in-return').pick('offer:oil#1').pick()
      asked.choose('agree')
      expect(asked.player('bosun').inventory.map(({ id }) => id)).toEqual(['oil'])
    })

    test(title('NEM-TRADE-06 Ammo goes with its Weapon and cannot be given alone'), () => {
      const game = market().ammo('bosun', 'boathook', 1).play().act('trade', 'trade-with:1')
      expect(game.options()).toEqual(['offer:boathook#0'])
      game.pick('offer:boathook#0').choose('take-offer', 'agree')
      expect(game.view(null).players[1].hands).toMatchObject([
        { item: 'cleaver', ammo: 2 },
        { item: 'boathook', ammo: 1 },
      ])
    })

    test(title('NEM-TRADE-07 who receives something heavy with full hands drops something'), () => {
      const game = market()
        .carrying('bosun', 'egg')
        .carrying('cook', 'carcass')
        .play()
        .act('trade', 'trade-with:1')
      game.pick('offer:egg#1').choose('take-offer', 'agree')
      expect([game.asked[0], game.prompt]).toEqual(['cook', 'drop-one'])
      expect(game.options()).toEqual(['drop:cleaver#0', 'drop:carcass#1', 'drop:egg#2'])
      game.choose('drop:carcass#1')
      expect(game.room('bridge').objects).toContain('carcass')
      expect(game.player('cook').hands.map(({ object }) => object)).toEqual([undefined, 'egg'])
    })

    test(title('NEM-TRADE-07 what is given makes room for what is received'), () => {
      const game = market()
        .carrying('bosun', 'egg')
        .carrying('cook', 'carcass')
        .play()
        .act('trade', 'trade-with:1')
      game.pick('offer:egg#1').choose('give-in-return').pick('offer:carcass#1')
      game.choose('agree')
      expect(game.prompt).toBe('trade')
      expect(game.player('bosun').hands.map(({ object }) => object)).toEqual([undefined, 'carcass'])
      expect(game.player('cook').hands.map(({ object }) => object)).toEqual([undefined, 'egg'])
    })

    test(title('NEM-TRADE-08 only Items and Objects change hands'), () => {
      const game = market()
        .item('bosun', 'gauze')
        .carrying('bosun', 'egg')
        .hand('bosun', 'clean', 'peer')
        .play()
      game.act('trade', 'trade-with:1')
      expect(game.options()).toEqual(['offer:boathook#0', 'offer:egg#1', 'offer:gauze#2'])
    })
  })

  describe('or not', () => {
    test(title('NEM-TRADE-09 a Trade that nobody agrees to is spent for nothing'), () => {
      const game = market().item('bosun', 'gauze').play().act('trade', 'trade-with:1')
      game.pick('offer:gauze#1').pick()
      game.choose('refuse-offer', 'end-trade')
      expect(game.log('no-trade')[0].rule).toBe(cite('NEM-TRADE-09'))
      expect(game.player('bosun').hand).toHaveLength(1)
      expect(game.view(null).turn.taken).toBe(1)
    })

    test(
      title('NEM-TRADE-09 something has to change hands: nothing for nothing is no offer'),
      () => {
        const start = () => market().emptyHanded('cook')
        const game = start().item('bosun', 'gauze').play().act('trade', 'trade-with:1')
        // The other has nothing to give.
        expect(game.decision().min).toBe(1)
        const asking = market().play().act('trade', 'trade-with:1').pick()
        expect(asking.options()).toEqual(['refuse-offer', 'give-in-return'])
        asking.choose('give-in-return')
        expect(asking.decision().min).toBe(1)
        const poor = start().emptyHanded('stoker').emptyHanded('bosun').play()
        expect(poor.forbidden('trade')).toBe(cite('NEM-TRADE-09'))
      },
    )
  })

  describe('what is said and asked', () => {
    test(
      title(
        'NEM-TRADE-03 of a face-down offer the other reads the back, and the name once it is theirs',
      ),
      () => {
        const game = market().item('bosun', 'gauze').play().act('trade', 'trade-with:1')
        game.pick('offer:gauze#1').pick()
        for (const reader of ['cook', 'stoker', null] as const) {
          expect(game.log('offers-item', reader)).toEqual([])
          expect(game.log('offers-some', reader)[0].params).toMatchObject({ colour: 'green' })
        }
        game.choose('take-offer', 'agree')
        expect(game.log('gives-item', 'cook')[0].params).toMatchObject({ item: 'gauze' })
        expect(game.log('gives-item', 'stoker')).toEqual([])
      },
    )

    test(title('NEM-TRADE-03 Crafted Items, whose backs hide nothing, are offered openly'), () => {
      const game = market()
        .item('bosun', 'tonic', { seen: [0, 1, 2, -1] })
        .item('bosun', 'whip', { seen: [0, 1, 2, -1] })
        .play()
        .act('trade', 'trade-with:1')
      game.pick('offer:tonic#1')
      expect(game.asked).toEqual(['cook'])
      expect(game.log('offers-item', 'cook')[0].params).toMatchObject({ item: 'tonic' })
    })

    test(title('NEM-TRADE-05 who has nothing at all may still ask for a gift'), () => {
      const game = market().emptyHanded('bosun').at('stoker', 'brood').play()
      game.act('trade', 'trade-with:1')
      expect(game.asked).toEqual(['cook'])
      expect(game.options()).toEqual(['refuse-offer', 'give-in-return'])
      game.choose('give-in-return').pick('offer:cleaver#0').choose('agree', 'end-trade')
      expect(game.view(null).players[0].hands.map(({ item }) => item)).toEqual(['cleaver'])
      expect(game.log('no-trade')).toEqual([])
    })

    test(title('NEM-TRADE-04 who has nothing cannot be asked to give'), () => {
      const game = market().emptyHanded('cook').play().act('trade', 'trade-with:1')
      game.pick('offer:boathook#0')
      expect(game.options()).toEqual(['refuse-offer', 'take-offer'])
    })
  })

  describe('who knows what is left', () => {
    const sharing = () =>
      market()
        .item('bosun', 'gauze', { seen: [1, 2] })
        .item('bosun', 'biscuit', { seen: [1, 2] })
        .play()
        .act('trade', 'trade-with:1')
        .pick('offer:gauze#1')
        .pick()
        .choose('take-offer', 'agree')
    const left = (reader: 'cook' | 'stoker') => sharing().view(reader).players[0].inventory

    test(
      title('NEM-INFO-06 whoever saw only the back of what was given cannot tell what is left'),
      () => {
        expect(left('stoker')).toEqual([{ colour: 'green', id: null }])
      },
    )

    test(title('NEM-INFO-06 the receiver sees which one it was, and so what is left'), () => {
      expect(left('cook')).toEqual([{ colour: 'green', id: 'biscuit' }])
    })
  })

  test(title('NEM-TRADE-07 the active player too drops something where the hands are full'), () => {
    const game = market().carrying('bosun', 'corpse').play().act('trade', 'trade-with:1')
    game.pick().choose('give-in-return').pick('offer:cleaver#0').choose('agree')
    expect([game.asked, game.prompt]).toEqual([['bosun'], 'drop-one'])
    game.choose('drop:corpse#1')
    expect(game.view(null).players[0].hands.map(({ item }) => item)).toEqual([
      'boathook',
      'cleaver',
    ])
  })
}
