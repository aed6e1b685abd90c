import { expect, test } from 'vitest'
import type { Bench } from '../bench.ts'
import type { Playing } from '../playing.ts'

/** SEARCH, ITEM, CRAFT, QUEST, OBJECT: what Characters find, hold, make and give away. */
export function belongingsSuite({ position, cite, title }: Bench): void {
  const searching = (...more: string[]) =>
    position('bosun', 'cook')
      .at('bosun', 'workshop')
      .hand('bosun', 'rummage', ...more)
  const inventory = (game: Playing) => game.view('bosun').players[0].inventory
  const held = (game: Playing) =>
    game.view(null).players[0].hands.map(({ item, object }) => item ?? object)

  test(
    title('NEM-SEARCH-01 NEM-SEARCH-03 a Search draws 2 Items of a deck, of which 1 is kept'),
    () => {
      const game = searching().itemDeck('green', 'gauze', 'biscuit').play()
      expect(game.ways('rummage')).toEqual(['red', 'yellow', 'green'])
      game.act('rummage:green')
      expect(game.options()).toEqual(['keep-item:gauze#0', 'keep-item:biscuit#1'])
      game.choose('keep-item:biscuit#1')
      expect(inventory(game)).toEqual([{ colour: 'green', id: 'biscuit' }])
      expect(game.view(null).decks.green.count).toBe(4)
    },
  )

  test(title('NEM-SEARCH-02 a room of one colour is searched in that deck only'), () => {
    const game = searching().tile(3, 'galley').at('bosun', 'galley').play()
    expect(game.ways('rummage')).toEqual(['green'])
  })

  test(
    title('NEM-SEARCH-04 the other Item goes to the bottom; nobody else learns of either'),
    () => {
      const game = searching().itemDeck('green', 'gauze', 'biscuit').play()
      game.act('rummage:green', 'keep-item:gauze#0')
      expect(game.state.items.green[0].id).toBe('biscuit')
      expect(game.view('bosun').decks.green.known).toEqual([{ at: 3, id: 'biscuit' }])
      for (const reader of ['cook', null] as const) {
        expect(game.view(reader).decks.green.known).toEqual([])
        expect(game.view(reader).players[0].inventory).toEqual([{ colour: 'green', id: null }])
        expect(game.log('finds-some', reader)[0].params).toEqual({ seat: 0, colour: 'green' })
        expect(JSON.stringify(game.log(undefined, reader))).not.toMatch(/gauze|biscuit/)
      }
    },
  )

  test(
    title('NEM-SEARCH-05 NEM-SEARCH-06 an empty room is searched only by who does not mind'),
    () => {
      const game = searching('ransack', 'tinker').items('workshop', 0).itemDeck('red', 'oil').play()
      expect(game.forbidden('rummage')).toBe(cite('NEM-SEARCH-05'))
      game.act('ransack:red', 'keep-item:oil#0')
      expect(inventory(game)).toEqual([{ colour: 'red', id: 'oil' }])
      const one = searching().items('workshop', 1).play().act('rummage:red')
      expect(one.room('workshop').items).toBe(0)
    },
  )

  test(title('NEM-SEARCH-07 a room without colour is never searched'), () => {
    const game = searching('ransack', 'tinker').at('bosun', 'bridge').items('bridge', 2).play()
    expect(game.forbidden('rummage')).toBe(cite('NEM-SEARCH-07'))
    expect(game.forbidden('ransack')).toBe(cite('NEM-SEARCH-07'))
  })

  test(title('NEM-SEARCH-08 NEM-ITEM-12 a Heavy Weapon is taken into a hand, with 1 Ammo'), () => {
    const game = searching().itemDeck('red', 'flare-gun').play()
    game.act('rummage:red', 'keep-item:flare-gun#0')
    const { hands } = game.view('cook').players[0]
    expect(hands.map(({ item, ammo }) => [item, ammo])).toEqual([
      ['boathook', 2],
      ['flare-gun', 1],
    ])
  })

  test(title('NEM-ITEM-09 whoever holds too much drops something, the new Item if need be'), () => {
    const start = () =>
      searching()
        .carrying('bosun', 'carcass')
        .itemDeck('yellow', 'crate')
        .play()
        .act('rummage:yellow', 'keep-item:crate#0')
    expect(start().options()).toEqual(['drop:boathook#0', 'drop:carcass#1', 'drop:crate#2'])
    const dropped = start().choose('drop:carcass#1')
    expect(held(dropped)).toEqual(['boathook', 'crate'])
    expect(dropped.room('workshop').objects).toEqual(['carcass'])
    expect(held(start().choose('drop:crate#2'))).toEqual(['boathook', 'carcass'])
  })

  test(
    title('NEM-ITEM-16 NEM-ITEM-17 things are dropped free of charge, Items under their deck'),
    () => {
      const game = position('bosun', 'cook').item('bosun', 'gauze').carrying('bosun', 'egg').play()
      game.choose('drop').pick('drop:egg#1', 'drop:gauze#2')
      expect(held(game)).toEqual(['boathook'])
      expect(game.room('bridge').objects).toEqual(['egg'])
      expect(game.state.items.green[0].id).toBe('gauze')
      expect(game.decision().params?.taken).toBe(0)
    },
  )

  test(
    title('NEM-INFO-06 who does not know all cards with a back cannot tell which one is gone'),
    () => {
      const game = position('bosun', 'cook')
        .item('bosun', 'oil', { seen: [1] })
        .item('bosun', 'oil')
        .play()
      const seen = () => game.view('cook').players[0].inventory.map(({ id }) => id)
      expect(seen()).toEqual([null, 'oil'])
      game.choose('drop').pick('drop:oil#2')
      expect(seen()).toEqual([null])
      const known = position('bosun', 'cook')
        .item('bosun', 'oil', { seen: [1] })
        .item('bosun', 'oil', { seen: [1] })
        .play()
      known.choose('drop').pick('drop:oil#2')
      expect(known.view('cook').players[0].inventory).toEqual([{ colour: 'red', id: 'oil' }])
    },
  )

  test(title('NEM-CRAFT-02 NEM-CRAFT-03 two components become the Crafted Item'), () => {
    const ready = () => position('bosun', 'cook').cards('bosun', 1).item('bosun', 'oil')
    expect(ready().play().forbidden('craft')).toBe(cite('NEM-CRAFT-02'))
    const game = ready().item('bosun', 'gauze').play().act('craft:lantern:oil+gauze')
    expect(held(game)).toEqual(['boathook', 'lantern'])
    expect(game.view(null).decks).toMatchObject({
      red: { discard: ['oil'] },
      green: { discard: ['gauze'] },
      crafted: { count: 2 },
    })
  })

  test(title('NEM-ACT-10 an Object is picked up into a hand'), () => {
    const game = position('bosun', 'cook').cards('bosun', 1).object('bridge', 'carcass').play()
    game.act('pick-up:carcass')
    expect(held(game)).toEqual(['boathook', 'carcass'])
    expect(game.room('bridge').objects).toEqual([])
  })

  test(title('NEM-ACT-14 a Quest Item is activated where its card says'), () => {
    const ready = () => position('bosun', 'cook').tile(3, 'galley').cards('bosun', 1)
    expect(ready().play().forbidden('activate-quest')).not.toBeNull()
    const game = ready().at('bosun', 'galley').play().act('activate-quest:whistle')
    expect(game.view(null).players[0]).toMatchObject({
      quests: [],
      inventory: [{ colour: 'quest', id: 'whistle' }],
    })
  })

  test(title('NEM-ITEM-13 Ammo that does not fit is lost'), () => {
    const loaded = (ammo: number) =>
      position('bosun', 'cook')
        .at('bosun', 'workshop')
        .cards('bosun', 2)
        .ammo('bosun', 'boathook', ammo)
        .play()
        .act('workshop')
        .view(null).players[0].hands[0].ammo
    expect([loaded(0), loaded(1), loaded(2)]).toEqual([1, 2, 2])
  })
}
