import { expect, test } from 'vitest'
import { supplyOf } from '../queries.ts'
import { type Playing, position } from './position.ts'

/** UPG: Upgrade tokens. */

/** A Marine about to move out of the Corridors, with Upgrade tokens at hand. */
function marinesWith(upgrades: number) {
  return position('marines', 'aliens')
    .unit('marine-1', 'corridors', 'a')
    .unitInSpace('alien-1')
    .upgrades('marines', upgrades)
}

function upgradesOffered(game: Playing): string[] {
  return game.options.filter((id) => id.startsWith('upgrade-'))
}

test('THE-UPG-01 a token turns one own basic unit to its upgraded side', () => {
  const game = marinesWith(1)
    .unit('marine-2', 'tech-bay', 'a')
    .unit('marine-3', 'tech-bay', 'b', { upgraded: true })
    .unit('alien-2', 'alien-nest', 'b')
    .play()
  expect(upgradesOffered(game)).toEqual(['upgrade-unit:marine-1', 'upgrade-unit:marine-2'])

  game.choose('upgrade-unit:marine-2')
  expect(game.unit('marine-2').upgraded).toBe(true)
  expect(game.unit('marine-1').upgraded).toBe(false)
  expect(game.upgrades('marines')).toBe(0)
  expect(supplyOf(game.state, 'upgrade')).toBe(20)
})

test('THE-UPG-02 only own installed cards with a number in their Upgrade symbol take a token', () => {
  const game = marinesWith(1)
    .unit('marine-1', 'corridors', 'a', { upgraded: true })
    .card('mar-fire', 'ctl-2')
    .card('mar-armoury', 'nest-2')
    .card('ali-hive', 'dock-2')
    .play()
  expect(upgradesOffered(game)).toEqual(['upgrade-card:ctl-2'])
  game.choose('upgrade-card:ctl-2')
  expect(game.card('ctl-2')?.upgrades).toBe(1)
  expect(game.upgrades('marines')).toBe(0)
})

test('THE-UPG-02 a card without a number is seen with none', () => {
  const game = marinesWith(1).card('mar-armoury', 'nest-2').play()
  expect(game.match.view(null).sectors[4].slots[1].card).toMatchObject({
    id: 'mar-armoury',
    value: 0,
  })
})

test('THE-UPG-03 each token raises the number of its card by 1', () => {
  const game = position('aliens', 'marines')
    .unitInSpace('alien-1')
    .unit('marine-1', 'corridors', 'a')
    .card('ali-hive', 'ctl-2', { upgrades: 1 })
    .upgrades('aliens', 2)
    .play()
  game.choose('upgrade-card:ctl-2')
  expect(game.match.view(null).sectors[1].slots[1].card?.value).toBe(3)
  game.choose('place:alien-1', 'room:tech-bay-a')
  game.choose('move:marine-1', 'room:control-room-a')
  expect(game.life('marines')).toBe(17)
})

test.each([
  [1, 0],
  [2, 1],
  [3, 2],
  [4, 3],
  [5, 4],
  [6, 5],
])(
  'THE-UPG-04 THE-UPG-05 token number %i on a card takes %i others, which are discarded',
  (number, there) => {
    const start = (tokens: number) =>
      marinesWith(tokens)
        .unit('marine-1', 'corridors', 'a', { upgraded: true })
        .card('mar-fire', 'ctl-2', { upgrades: there })
        .play()
    expect(upgradesOffered(start(number - 1))).toEqual([])

    const game = start(number + 1)
    expect(upgradesOffered(game)).toEqual(['upgrade-card:ctl-2'])
    game.choose('upgrade-card:ctl-2')
    expect(game.card('ctl-2')?.upgrades).toBe(there + 1)
    expect(game.upgrades('marines')).toBe(1)
    expect(supplyOf(game.state, 'upgrade')).toBe(20 - 1 - number)
  },
)

test('THE-UPG-06 a card takes no seventh token', () => {
  const game = marinesWith(10)
    .unit('marine-1', 'corridors', 'a', { upgraded: true })
    .card('mar-fire', 'ctl-2', { upgrades: 6 })
    .play()
  expect(upgradesOffered(game)).toEqual([])
})

test('THE-UPG-07 a token may be kept for a later own turn', () => {
  const game = marinesWith(1).play()
  game.endTurn()
  expect(game.asked).toBe('aliens')
  expect(upgradesOffered(game)).toEqual([])

  game.endTurn()
  expect(game.asked).toBe('marines')
  expect(game.upgrades('marines')).toBe(1)
  expect(upgradesOffered(game)).toEqual(['upgrade-unit:marine-1'])
})

test('THE-UPG-08 tokens may be used at every moment of the turn, up to after the Planning phase', () => {
  const game = position('marines', 'aliens')
    .unit('marine-1', 'control-room', 'a')
    .unit('marine-2', 'alien-nest', 'a')
    .card('mar-armoury', 'dock-1')
    .card('mar-fire', 'nest-1')
    .unitInSpace('alien-1')
    .upgrades('marines', 1)
    .play()
  const offered = ['upgrade-unit:marine-1', 'upgrade-unit:marine-2', 'upgrade-card:nest-1']
  expect(upgradesOffered(game)).toEqual(offered)

  game.choose('move:marine-1', 'room:loading-dock-a')
  const held = new Set<number>()
  while (game.prompt === 'moment') {
    held.add(game.upgrades('marines'))
    expect(upgradesOffered(game)).toEqual(offered)
    game.choose('go-on')
  }
  // After the Armoury, and after the Sector action.
  expect([...held]).toEqual([2, 3])
  expect(game.prompt).toBe('planning')
  expect(upgradesOffered(game)).toEqual([])

  game.choose('no-planning')
  expect(game.options).toEqual(['end-turn', ...offered])
  game.choose('upgrade-card:nest-1', 'end-turn')
  expect(game.card('nest-1')?.upgrades).toBe(1)
  expect(game.active).toBe('aliens')
})

test('THE-UPG-08 a unit in Space is turned over there, to its upgraded side and back', () => {
  const game = position('marines', 'greys')
    .unit('marine-1', 'grey-wreck', 'b')
    .unitInSpace('marine-2')
    .unit('grey-1', 'tech-bay', 'a')
    .card('gre-downgrade', 'grey-1')
    .upgrades('marines', 1)
    .play()
  expect(upgradesOffered(game)).toEqual(['upgrade-unit:marine-1', 'upgrade-unit:marine-2'])
  game.choose('upgrade-unit:marine-2')
  expect(game.seen('marine-2')).toMatchObject({ place: 'space', upgraded: true })
  expect(game.log('unit-upgraded')).toMatchObject([{ params: { unit: 'marine-2' } }])

  game.endTurn()
  game.choose('move:grey-1', 'room:grey-wreck-a')
  expect(game.seen('marine-2')).toMatchObject({ place: 'space', upgraded: false })
})

test('THE-UPG-01 an Embryo in the reserve or on a card is no unit to be upgraded', () => {
  const game = position('pandora', 'marines')
    .unit('creature-1', 'corridors', 'a')
    .card('mar-fire', 'ctl-2')
    .controlled('ctl-2', 'catcher-1', false)
    .upgrades('pandora', 1)
    .play()
  expect(upgradesOffered(game)).toEqual(['upgrade-unit:creature-1', 'upgrade-card:ctl-2'])
})

test('THE-UPG-09 all tokens may be spent at once, on cards and units alike', () => {
  const game = marinesWith(5)
    .unit('marine-2', 'tech-bay', 'a')
    .card('mar-fire', 'ctl-2')
    .card('mar-minefield', 'nest-2')
    .play()
  game.choose('upgrade-card:ctl-2', 'upgrade-card:ctl-2', 'upgrade-unit:marine-1')
  game.choose('upgrade-card:nest-2')
  expect(game.upgrades('marines')).toBe(0)
  expect(game.card('ctl-2')?.upgrades).toBe(2)
  expect(game.card('nest-2')?.upgrades).toBe(1)
  expect(game.unit('marine-1').upgraded).toBe(true)
  expect(game.prompt).toBe('movement')
})

test('THE-UPG-10 everybody sees how many tokens a player keeps', () => {
  const game = marinesWith(3).play()
  for (const seat of [0, 1, null]) {
    expect(game.match.view(seat).alliances.map(({ upgrades }) => upgrades)).toEqual([3, 0])
  }
})

test('THE-UPG-11 a pending card takes no token', () => {
  const game = marinesWith(1)
    .unit('marine-1', 'corridors', 'a', { upgraded: true })
    .pending('mar-fire', 'dock-p1')
    .play()
  expect(upgradesOffered(game)).toEqual([])
})

test('THE-UPG-12 tokens of a card that leaves the game can be taken again by anybody', () => {
  const game = position('marines', 'aliens')
    .unit('marine-1', 'control-room', 'a')
    .unit('alien-1', 'tech-bay', 'a', { upgraded: true })
    .card('ali-hive', 'dock-1', { upgrades: 2 })
    .upgrades('marines', 18)
    .play()
  expect(supplyOf(game.state, 'upgrade')).toBe(0)
  game.choose('move:marine-1', 'room:loading-dock-a', 'go-on', 'clean-base:dock-1')
  expect(supplyOf(game.state, 'upgrade')).toBe(2)
  game.endTurn()
  game.choose('move:alien-1', 'room:alien-nest-a')
  expect(game.upgrades('aliens')).toBe(1)
})

test('THE-UPG-12 an upgraded unit keeps its side, through wounds and Space, until a Downgrade', () => {
  const game = position('greys', 'marines')
    .unit('grey-1', 'tech-bay', 'a')
    .unitInSpace('marine-1', { upgraded: true })
    .unit('marine-2', 'control-room', 'a', { upgraded: true })
    .card('gre-minefield', 'grey-2')
    .card('gre-downgrade', 'dock-1')
    .toMove('marines')
    .play()
  game.choose('move:marine-2', 'room:grey-wreck-b')
  expect(game.life('marines')).toBe(18)
  expect(game.unit('marine-2').upgraded).toBe(true)
  expect(game.unit('marine-1').upgraded).toBe(true)

  game.endTurn()
  game.choose('move:grey-1', 'room:loading-dock-a', 'downgrade-unit:marine-1')
  expect(game.unit('marine-1').upgraded).toBe(false)
  expect(game.unit('marine-2').upgraded).toBe(true)
})
