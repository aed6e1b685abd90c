import { describe, expect, test } from 'vitest'
import { PRINTED as printed } from '../packs.ts'
import { type Position, position } from './position.ts'

/** A Character with 1 card to pay with, and somebody else far away. */
function questing(character: string): Position {
  const other = character === 'captain' ? 'pilot' : 'captain'
  return position(character, other)
    .at(other, 'engine-1')
    .at(character, 'surgery')
    .cards(character, 1)
}

function inventory(game: ReturnType<Position['play']>): string[] {
  return game.view(null).players[0].inventory.map(({ id }) => id ?? '?')
}

describe('Quest Items', () => {
  test('NEM-QUEST-01 each Character has two, inactive, which everybody can read', () => {
    for (const [character, { quests }] of Object.entries(printed.characters)) {
      const game = questing(character as string).play()
      expect(game.view(null).players[0].quests).toEqual(quests)
      expect(quests).toHaveLength(2)
      expect(inventory(game)).toEqual([])
      expect(game.ways('activate-quest')).toEqual([])
      expect(game.forbidden('activate-quest')).toBe('NEM-QUEST-02')
    }
  })

  test('NEM-QUEST-02 with its condition met a card is turned over, once', () => {
    const game = questing('scout').at('scout', 'cockpit').cards('scout', 1).play()
    game.act('activate-quest:security-key')
    expect(game.log('quest-activated')[0]).toMatchObject({ rule: 'NEM-QUEST-02' })
    expect(inventory(game)).toEqual(['security-key'])
    expect(game.view(null).players[0].quests).toEqual(['motion-tracker'])
    expect(game.ways('activate-quest')).toEqual([])
  })

  test('NEM-QUEST-03 once active it can be used, dropped and given away', () => {
    const active = () => questing('scout').item('scout', 'security-key')
    expect(active().play().ways('security-key')).not.toEqual([])
    const dropped = active().play().choose('drop').pick('drop:security-key#1')
    expect(inventory(dropped)).toEqual([])
    const given = active().at('captain', 'surgery').play().act('trade', 'trade-with:1')
    given.pick('offer:security-key#1').pick()
    given.choose('take-offer', 'agree')
    expect(given.player('captain').inventory.map(({ id }) => id)).toEqual(['security-key'])
  })

  test('NEM-QUEST-03 a heavy one takes a hand', () => {
    const game = questing('scout').item('scout', 'energy-charge').carrying('scout', 'egg').play()
    game.act('activate-quest:motion-tracker:energy-charge')
    expect(game.prompt).toBe('drop-one')
    game.choose('drop:egg#1')
    expect(game.view(null).players[0].hands.map(({ item }) => item)).toEqual([
      'rifle',
      'motion-tracker',
    ])
  })

  test('NEM-QUEST-04 an inactive one is no Item: not used, dropped, traded or spent', () => {
    const game = questing('mechanic')
      .at('captain', 'surgery')
      .hand('mechanic', 'pyrotechnics')
      .play()
    expect(game.ways('plasma-torch')).toEqual([])
    expect(game.ways('pyrotechnics')).toEqual(['light-fire:sawed-off#0'])
    game.choose('drop')
    expect(game.options()).toEqual(['drop:sawed-off#0'])
    const trade = questing('mechanic').at('captain', 'surgery').play().act('trade', 'trade-with:1')
    expect(trade.options()).toEqual(['offer:sawed-off#0'])
  })
})

describe('standing somewhere', () => {
  const places = [
    ['captain', 'ship-log', 'comms-room'],
    ['pilot', 'pilot-evacuation-key', 'fire-control'],
    ['mechanic', 'plasma-torch', 'storage'],
    ['scout', 'security-key', 'cockpit'],
  ] as const
  for (const [character, quest, room] of places) {
    test(`${quest} is activated in a working ${room}, and in no other room`, () => {
      const there = () => questing(character).at(character, room)
      expect(there().play().ways('activate-quest')).toEqual([quest])
      expect(questing(character).play().ways('activate-quest')).toEqual([])
      expect(there().malfunction(room).play().ways('activate-quest')).toEqual([])
      const game = there().play().act(`activate-quest:${quest}`)
      expect(inventory(game)).toEqual([quest])
      expect(game.view(null).players[0].hands).toHaveLength(1)
    })
  }

  test('holo-computer is activated in a working Generator and takes a hand', () => {
    const there = () => questing('scientist').at('scientist', 'generator')
    expect(questing('scientist').play().ways('activate-quest')).toEqual([])
    expect(there().malfunction('generator').play().ways('activate-quest')).toEqual([])
    const game = there().play().act('activate-quest:holo-computer')
    expect(game.view(null).players[0].hands.map(({ item }) => item)).toEqual([
      'pistol',
      'holo-computer',
    ])
  })

  test('autoloader is activated in a working Armory with the Assault Rifle in hand', () => {
    const there = () => questing('soldier').at('soldier', 'armory')
    expect(questing('soldier').play().ways('activate-quest')).toEqual([])
    expect(there().malfunction('armory').play().ways('activate-quest')).toEqual([])
    expect(there().emptyHanded('soldier').play().ways('activate-quest')).toEqual([])
    const game = there().play().act('activate-quest:autoloader')
    expect(inventory(game)).toEqual([])
    expect(game.view(null).players[0].hands).toMatchObject([
      { item: 'assault-rifle', added: ['autoloader'] },
    ])
  })
})

describe('giving something up', () => {
  const prices = [
    ['captain', 'intercom', ['tools', 'duct-tape']],
    ['pilot', 'orbital-thrusters', ['energy-charge', 'energy-charge-yellow']],
    ['mechanic', 'flashlight', ['energy-charge', 'energy-charge-yellow']],
    ['soldier', 'armor', ['tools', 'duct-tape']],
    ['scout', 'motion-tracker', ['energy-charge', 'energy-charge-yellow']],
    ['scientist', 'lab-equipment', ['chemicals']],
  ] as const
  const EVERYTHING = ['tools', 'duct-tape', 'energy-charge', 'energy-charge-yellow', 'chemicals']
  for (const [character, quest, price] of prices) {
    test(`${quest} is activated by discarding ${price.join(' or ')}, and nothing else`, () => {
      const rich = questing(character)
      for (const item of [...EVERYTHING, 'alcohol', 'grenade']) rich.item(character, item)
      expect(rich.play().ways('activate-quest')).toEqual(price.map((item) => `${quest}:${item}`))
      for (const item of price) {
        const game = questing(character).item(character, item).play()
        game.act(`activate-quest:${quest}:${item}`)
        const { hands } = game.view(null).players[0]
        expect([...inventory(game), ...hands.map((held) => held.item)]).toContain(quest)
        expect(inventory(game)).not.toContain(item)
        const { red, yellow } = game.view(null).decks
        expect([...red.discard, ...yellow.discard]).toEqual([item])
      }
    })
  }
})

test('NEM-QUEST-03 activating one Quest Item leaves the other as it is', () => {
  const game = position('scout', 'captain')
    .item('scout', 'energy-charge')
    .cards('scout', 1)
    .play()
    .act('activate-quest:motion-tracker:energy-charge')
  expect(game.view(null).players[0].quests).toEqual(['security-key'])
})
