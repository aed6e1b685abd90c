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

  test(
    title(
      'NEM-ITEM-03 NEM-ITEM-07 a Heavy Item goes into a hand for all to see, a normal one is put away',
    ),
    () => {
      const find = (kept: string) =>
        searching()
          .itemDeck('red', 'flare-gun', 'oil')
          .play()
          .act('rummage:red', `keep-item:${kept}`)
      const heavy = find('flare-gun#0')
      expect(held(heavy)).toEqual(['boathook', 'flare-gun'])
      expect(inventory(heavy)).toEqual([])
      expect(heavy.told('takes', 'item')).toEqual(['flare-gun'])
      for (const reader of ['bosun', 'cook'] as const) {
        expect([...heavy.log('finds', reader), ...heavy.log('finds-some', reader)]).toEqual([])
      }
      expect(held(find('oil#1'))).toEqual(['boathook'])
    },
  )

  test(title('NEM-ITEM-04 others see the back of a normal Item, its colour, and no more'), () => {
    const game = searching().itemDeck('green', 'gauze', 'biscuit').play()
    game.act('rummage:green', 'keep-item:biscuit#1')
    expect(game.log('finds', 'bosun')[0].params).toMatchObject({ item: 'biscuit' })
    for (const reader of ['cook', null] as const) {
      expect(game.view(reader).players[0].inventory).toEqual([{ colour: 'green', id: null }])
      expect(game.log('finds', reader)).toEqual([])
      expect(game.log('finds-some', reader)[0].params).toMatchObject({ colour: 'green' })
    }
  })

  test(
    title('NEM-DECK-07 the last card of a deck is simply found; an empty deck cannot be searched'),
    () => {
      const left = (number: number) =>
        searching()
          .itemDeck('green', 'gauze')
          .with((s) => {
            const gone = s.items.green.splice(0, s.items.green.length - number)
            s.itemDiscards.green.push(...gone.map(({ id }) => id))
          })
          .play()
      const last = left(1).act('rummage:green')
      expect(inventory(last)).toEqual([{ colour: 'green', id: 'gauze' }])
      expect(last.view(null).decks.green.count).toBe(0)
      expect(left(0).ways('rummage')).toEqual(['red', 'yellow'])
    },
  )

  test(
    title(
      'NEM-ITEM-10 NEM-DECK-01 NEM-DECK-08 a single-use Item goes face up to the discard of its colour',
    ),
    () => {
      const game = position('bosun', 'cook')
        .item('bosun', 'gauze')
        .item('bosun', 'biscuit')
        .is('bosun', { lightWounds: 2 })
        .cards('bosun', 1)
        .play()
        .act('gauze:heal-light')
      for (const reader of ['bosun', 'cook', null] as const) {
        expect(game.view(reader).decks.green.discard).toEqual(['gauze'])
      }
      expect(game.told('item-used', 'item')).toEqual(['gauze'])
      expect(inventory(game)).toEqual([{ colour: 'green', id: 'biscuit' }])
      const { count } = game.view(null).decks.green
      game.choose('drop').pick('drop:biscuit#1')
      expect(game.view('cook').decks.green).toMatchObject({
        count: count + 1,
        discard: ['gauze'],
        known: [],
      })
      expect(game.view('bosun').decks.green.known).toEqual([{ at: count, id: 'biscuit' }])
      expect(game.log('drops-some', 'cook')[0].params).toEqual({ seat: 0, colour: 'green' })
    },
  )

  test(title('NEM-ITEM-11 of effects separated by OR one is chosen with the Item'), () => {
    const game = position('bosun', 'cook')
      .item('bosun', 'gauze')
      .wound('bosun', 'limp')
      .is('bosun', { slime: true })
      .cards('bosun', 2)
      .play()
    expect(game.ways('gauze')).toEqual(['dress:limp', 'remove-slime'])
    game.act('gauze:dress:limp')
    expect(game.player('bosun')).toMatchObject({ slime: true, wounds: [{ dressed: true }] })
  })

  test(title('NEM-ITEM-12 only a Weapon is found with Ammo'), () => {
    const game = searching().itemDeck('yellow', 'crate').play()
    game.act('rummage:yellow', 'keep-item:crate#0')
    expect(game.view(null).players[0].hands[1]).toMatchObject({ item: 'crate', ammo: 0 })
    game.choose('drop').pick('drop:crate#1')
    const { count, known } = game.view('cook').decks.yellow
    expect(known).toEqual([{ at: count - 1, id: 'crate' }])
  })

  test(title('NEM-ITEM-08 a wounded Arm leaves one hand'), () => {
    const game = searching().wound('bosun', 'sprain').itemDeck('yellow', 'crate').play()
    game.act('rummage:yellow', 'keep-item:crate#0')
    expect(game.options()).toEqual(['drop:boathook#0', 'drop:crate#1'])
    expect(held(game.choose('drop:boathook#0'))).toEqual(['crate'])
  })

  test(
    title('NEM-ITEM-09 who picks an Object up with full hands drops something else for it'),
    () => {
      const game = position('bosun', 'cook')
        .carrying('bosun', 'egg')
        .object('bridge', 'carcass')
        .cards('bosun', 1)
        .play()
        .act('pick-up:carcass')
      expect(game.options()).toEqual(['drop:boathook#0', 'drop:egg#1'])
      game.choose('drop:egg#1')
      expect(held(game)).toEqual(['boathook', 'carcass'])
      expect(game.room('bridge').objects).toEqual(['egg'])
    },
  )

  test(title('NEM-ITEM-15 two that are bound take one hand, until one of them leaves'), () => {
    const bound = () =>
      position('bosun', 'cook')
        .item('bosun', 'crate', { bound: 1 })
        .with((s) => {
          s.players[0].hands[0].item!.bound = 1
        })
        .object('bridge', 'carcass', 'egg')
        .cards('bosun', 2)
    const game = bound().play().act('pick-up:carcass')
    expect(held(game)).toEqual(['boathook', 'crate', 'carcass'])
    expect(game.act('pick-up:egg').prompt).toBe('drop-one')
    const loose = bound().play().choose('drop').pick('drop:boathook#0')
    expect(loose.view(null).players[0].hands.map((one) => one.bound)).toEqual([0])
    const given = bound().play().act('trade', 'trade-with:1')
    given.pick('offer:boathook#0', 'offer:crate#1').choose('take-offer', 'agree', 'end-trade')
    expect(given.view(null).players[1].hands.map(({ item }) => item)).toEqual([
      'cleaver',
      'boathook',
      'crate',
    ])
    expect(given.prompt).toBe('action')
  })

  test(title('NEM-ITEM-16 things are dropped in combat too, and between actions'), () => {
    const game = position('bosun', 'cook')
      .item('bosun', 'oil')
      .carrying('bosun', 'egg')
      .intruder('adult', 'bridge')
      .play()
    expect(game.options()).toEqual(['pass', 'drop'])
    game.choose('drop').pick('drop:boathook#0', 'drop:egg#1')
    expect(game.decision()).toMatchObject({ prompt: 'action', seat: 0, params: { taken: 0 } })
    expect([held(game), inventory(game)]).toEqual([[], [{ colour: 'red', id: 'oil' }]])
    game.choose('drop').pick('drop:oil#0')
    expect(game.options()).toEqual(['pass'])
  })

  test(
    title('NEM-ITEM-17 what has no deck is out of the game, and everybody reads what it was'),
    () => {
      const game = position('bosun', 'cook').item('bosun', 'whistle').item('bosun', 'tonic').play()
      const crafted = game.view(null).crafted.length
      game.choose('drop').pick('drop:boathook#0', 'drop:whistle#1', 'drop:tonic#2')
      expect(game.state.removed).toEqual(['boathook', 'whistle'])
      expect(game.view(null).crafted).toHaveLength(crafted + 1)
      for (const reader of ['cook', null] as const) {
        const items = game.log('drops-item', reader).map(({ params }) => params?.item)
        expect(items).toEqual(['boathook', 'whistle', 'tonic'])
        expect(game.log('drops-some', reader)).toEqual([])
      }
    },
  )

  test(
    title('NEM-ITEM-17 NEM-INFO-06 dropping a Heavy Item hides nothing of the Inventory'),
    () => {
      const game = position('bosun', 'cook')
        .item('bosun', 'flare-gun')
        .item('bosun', 'oil', { seen: [1] })
        .play()
      game.choose('drop').pick('drop:flare-gun#1')
      expect(game.log('drops-item', 'cook')[0].params).toMatchObject({ item: 'flare-gun' })
      expect(game.view('cook').players[0].inventory).toEqual([{ colour: 'red', id: 'oil' }])
    },
  )

  test(title('NEM-CRAFT-02 a card supplies one symbol; each pair that fits is a way'), () => {
    const game = position('bosun', 'cook')
      .cards('bosun', 1)
      .item('bosun', 'oil')
      .item('bosun', 'gauze')
      .item('bosun', 'gauze')
      .play()
    expect(game.ways('craft')).toEqual(['lantern:oil+gauze'])
    const alike = position('bosun', 'cook')
      .cards('bosun', 1)
      .item('bosun', 'gauze')
      .item('bosun', 'gauze')
    expect(alike.play().ways('craft')).toEqual([])
    const gone = position('bosun', 'cook')
      .cards('bosun', 1)
      .item('bosun', 'oil')
      .item('bosun', 'gauze')
      .with((s) => {
        s.removed.push(...s.crafted.splice(s.crafted.indexOf('lantern'), 1))
      })
    expect(gone.play().ways('craft')).toEqual([])
  })

  test(
    title('NEM-CRAFT-04 NEM-DECK-10 everybody sees what was given for it, and what was made'),
    () => {
      const game = position('bosun', 'cook')
        .cards('bosun', 1)
        .item('bosun', 'oil')
        .item('bosun', 'gauze')
        .play()
      game.choose('craft:lantern:oil+gauze')
      const shown = game.view('cook').players[0].inventory.map(({ id }) => id)
      expect(shown.sort()).toEqual(['gauze', 'oil'])
      game.settle()
      expect(game.told('crafts', 'item')).toEqual(['lantern'])
      expect(game.view('cook').decks.red.discard).toEqual(['oil'])
    },
  )

  test(
    title('NEM-QUEST-01 NEM-QUEST-02 a Quest may want an Item, which is shown and given up'),
    () => {
      const cook = () => position('cook', 'bosun').cards('cook', 1)
      expect(cook().play().forbidden('activate-quest')).toBe(cite('NEM-QUEST-02'))
      const game = cook().item('cook', 'biscuit').play()
      expect(game.ways('activate-quest')).toEqual(['ladle:biscuit'])
      game.act('activate-quest:ladle:biscuit')
      expect(game.view('bosun').players[0]).toMatchObject({ quests: [], inventory: [] })
      expect(held(game)).toEqual(['cleaver', 'ladle'])
      expect(game.view('bosun').decks.green.discard).toEqual(['biscuit'])
      const none = position('stoker', 'bosun').cards('stoker', 1).play()
      expect(none.forbidden('activate-quest')).toBe(cite('NEM-QUEST-01'))
    },
  )

  test(title('NEM-QUEST-02 the room of a Quest must work'), () => {
    const ready = () =>
      position('bosun', 'cook').tile(3, 'galley').at('bosun', 'galley').cards('bosun', 1)
    expect(ready().play().ways('activate-quest')).toEqual(['whistle'])
    const broken = ready().malfunction('galley').play()
    expect(broken.forbidden('activate-quest')).toBe(cite('NEM-QUEST-02'))
  })
}
