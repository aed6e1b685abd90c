import { expect, test } from 'vitest'
import { cardPlace, inHands } from './item-tools.ts'
import { position } from './position.ts'

/** Two hands, what they hold, and how cards are joined. */

/** Finds a Heavy Item in the Storage. */
function finding(...items: [string, string]) {
  return position('scout', 'captain')
    .at('scout', 'storage')
    .itemDeck('red', ...items)
    .cards('scout', 4)
}

test('NEM-ITEM-09 a wounded Arm drops things in a pod too: Objects lie in its section', () => {
  const game = position('scout', 'captain')
    .unlocked(1)
    .inPod('scout', 1)
    .emptyHanded('scout')
    .carrying('scout', 'corpse')
    .carrying('scout', 'carcass')
    .wound('scout', 'wound-bleeding')
    .is('scout', { lightWounds: 2 })
    .woundDeck('wound-arm')
    .play()
    .pass()
  expect(game.prompt).toBe('drop-one')
  game.choose('drop:carcass#1')
  expect(inHands(game, 0)).toEqual(['corpse'])
  expect(game.room('evacuation-a').objects).toEqual(['carcass'])
})

test('NEM-ITEM-14 an Extended Magazine becomes one card with its Weapon', () => {
  const game = position('scout', 'captain')
    .item('scout', 'extended-magazine')
    .ammo('scout', 'rifle', 3)
    .cards('scout', 1)
    .play()
    .act('extended-magazine:rifle#0')
  expect(game.view('captain').players[0]).toMatchObject({
    hands: [{ item: 'rifle', ammo: 5, added: ['extended-magazine'] }],
    inventory: [],
  })
  game.act('trade', 'trade-with:1')
  expect(game.options()).toEqual(['offer:rifle#0'])
  game.pick('offer:rifle#0').choose('take-offer', 'agree', 'end-trade')
  expect(game.view(null).players[1].hands[1]).toMatchObject({
    item: 'rifle',
    ammo: 5,
    added: ['extended-magazine'],
  })
})

test('NEM-ITEM-14 both cards are lost together, each to its own place', () => {
  const game = position('scout', 'captain')
    .item('scout', 'extended-magazine')
    .play()
    .act('extended-magazine:rifle#0')
    .choose('drop')
  expect(game.options()).toEqual(['drop:rifle#0'])
  game.pick('drop:rifle#0')
  expect(game.state.removed).toEqual(['rifle'])
  const { count, known } = game.view('captain').decks.red
  expect(known).toEqual([{ at: count - 1, id: 'extended-magazine' }])
})

test('NEM-ITEM-14 an Autoloader becomes one card with the Assault Rifle', () => {
  const game = position('soldier', 'captain')
    .at('soldier', 'armory')
    .cards('soldier', 1)
    .play()
    .act('activate-quest:autoloader')
  const { hands, inventory } = game.view(null).players[0]
  expect(hands).toMatchObject([{ item: 'assault-rifle', added: ['autoloader'] }])
  expect(inventory).toEqual([])
  game.choose('drop').pick('drop:assault-rifle#0')
  expect(game.state.removed).toEqual(['assault-rifle', 'autoloader'])
})

/** Rifle and Prototype Rifle bound together. */
function bound() {
  return position('scout', 'captain')
    .item('scout', 'prototype-rifle', { bound: 1 })
    .with((s) => {
      s.players[0].hands[0].item!.bound = 1
    })
}

test('NEM-ITEM-15 Duct Tape makes two Heavy Items take one hand', () => {
  const game = position('scout', 'captain')
    .item('scout', 'prototype-rifle')
    .item('scout', 'duct-tape')
    .cards('scout', 3)
    .play()
  expect(game.ways('duct-tape')).toEqual(['bind:rifle+prototype-rifle#0'])
  game.act('duct-tape:bind:rifle+prototype-rifle#0')
  expect(cardPlace(game, 'duct-tape')).toBe('yellow discard')
  game.act('pick-up:corpse')
  expect(inHands(game, 0)).toEqual(['rifle', 'prototype-rifle', 'corpse'])
})

test('NEM-ITEM-15 Objects are not bound, nor a pair once more', () => {
  const objects = position('scout', 'captain')
    .emptyHanded('scout')
    .carrying('scout', 'egg')
    .carrying('scout', 'corpse')
    .item('scout', 'duct-tape')
    .cards('scout', 3)
    .play()
  expect(objects.ways('duct-tape')).toEqual([])
  const mixed = position('scout', 'captain')
    .carrying('scout', 'egg')
    .item('scout', 'duct-tape')
    .cards('scout', 3)
    .play()
  expect(mixed.ways('duct-tape')).toEqual([])
  const pair = bound()
    .item('scout', 'duct-tape')
    .item('scout', 'fire-extinguisher')
    .cards('scout', 3)
  expect(pair.play().ways('duct-tape')).toEqual([])
})

test('NEM-ITEM-15 the pair is undone when one of the two leaves the hands', () => {
  const dropped = bound().carrying('scout', 'egg').cards('scout', 3).play()
  dropped.choose('drop').pick('drop:rifle#0').act('pick-up:corpse')
  expect(dropped.prompt).toBe('drop-one')
  const given = bound()
    .emptyHanded('captain')
    .cards('scout', 3)
    .play()
    .act('trade', 'trade-with:1')
    .pick('offer:rifle#0')
    .choose('take-offer', 'agree', 'end-trade')
  expect(given.view(null).players.map(({ hands }) => hands.map((held) => held.bound))).toEqual([
    [0],
    [0],
  ])
})

test('NEM-ITEM-15 a Heavy Item just found may be bound to one held, as the next action', () => {
  const start = () =>
    finding('prototype-rifle', 'grenade').carrying('scout', 'egg').item('scout', 'duct-tape').play()
  const game = start().act('storage:red', 'keep-item:prototype-rifle#0')
  expect(game.prompt).toBe('bind-received')
  expect(game.options()).toEqual(['do-not-bind', 'bind:rifle+prototype-rifle#0'])
  game.act('bind:rifle+prototype-rifle#0')
  expect(inHands(game, 0)).toEqual(['rifle', 'egg', 'prototype-rifle'])
  expect(game.view(null).players[0].discard).toHaveLength(3)
  expect(game.asked).toEqual(['captain'])
  const other = start().act('storage:red', 'keep-item:prototype-rifle#0', 'do-not-bind')
  expect(other.prompt).toBe('drop-one')
})

test('NEM-ITEM-15 what is received in a Trade may be bound as well, and only that', () => {
  const game = position('scout', 'captain')
    .carrying('scout', 'egg')
    .item('scout', 'duct-tape')
    .emptyHanded('captain')
    .item('captain', 'prototype-rifle')
    .cards('scout', 3)
    .play()
    .act('trade', 'trade-with:1')
    .pick()
    .choose('give-in-return')
    .pick('offer:prototype-rifle#0')
    .choose('agree')
  expect(game.prompt).toBe('bind-received')
  expect(game.options()).toEqual(['do-not-bind', 'bind:rifle+prototype-rifle#0'])
})

test('NEM-ITEM-15 a pair without what was just received is not offered then', () => {
  const game = finding('prototype-rifle', 'grenade')
    .item('scout', 'fire-extinguisher')
    .item('scout', 'duct-tape')
    .play()
    .act('storage:red', 'keep-item:prototype-rifle#0')
  expect(game.options()).toEqual([
    'do-not-bind',
    'bind:rifle+prototype-rifle#1',
    'bind:fire-extinguisher+prototype-rifle#2',
  ])
})

test('NEM-ITEM-15 binding what was found is an action: one must be left, and be paid for', () => {
  const found = (ship: ReturnType<typeof finding>) =>
    ship
      .carrying('scout', 'egg')
      .item('scout', 'duct-tape')
      .play()
      .act('storage:red', 'keep-item:prototype-rifle#0')
  const second = found(finding('prototype-rifle', 'grenade').toAct('scout', 1))
  expect(second.prompt).toBe('drop-one')
  const poor = position('scout', 'captain')
    .at('scout', 'storage')
    .itemDeck('red', 'prototype-rifle', 'grenade')
    .cards('scout', 2)
  expect(found(poor).prompt).toBe('drop-one')
  const enough = position('scout', 'captain')
    .at('scout', 'storage')
    .itemDeck('red', 'prototype-rifle', 'grenade')
    .cards('scout', 3)
  expect(found(enough).prompt).toBe('bind-received')
})

test('NEM-ITEM-15 with a free hand nobody is asked to bind anything', () => {
  const game = finding('prototype-rifle', 'grenade').item('scout', 'duct-tape').play()
  game.act('storage:red', 'keep-item:prototype-rifle#0')
  expect(game.prompt).toBe('action')
})

test('NEM-ITEM-15 two Heavy Items that are given together are not bound by that', () => {
  const game = position('scout', 'captain')
    .item('scout', 'prototype-rifle')
    .cards('scout', 1)
    .play()
    .act('trade', 'trade-with:1')
    .pick('offer:rifle#0', 'offer:prototype-rifle#1')
    .choose('take-offer', 'agree')
  expect([game.asked, game.prompt]).toEqual([['captain'], 'drop-one'])
})
