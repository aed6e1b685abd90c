import { FastRng } from '@bulkhead/kernel'
import { expect, test } from 'vitest'
import { own } from '../own.ts'
import { type Playing, position } from './position.ts'

/** What is dealt to a Character in many positions that another cannot tell from the true one. */
function redeals(game: Playing, reader: 'captain' | null, number = 50) {
  const rng = new FastRng(3)
  const seat = reader === null ? null : game.seat(reader)
  return Array.from({ length: number }, () => game.match.redealt(seat, rng).state)
}

const isContamination = (card: string | number) => typeof card === 'number'

test('whoever has declared an action holds the cards to pay for it', () => {
  const game = position('scout', 'captain')
    .hand('scout', 'search', 'rest', 'clean', 'clean', 'clean')
    .deckTop('scout', 'infected', 'infected')
    .play()
  game.choose('careful-move:c-6-11')
  expect(game.prompt).toBe('pay')
  for (const { players } of redeals(game, 'captain')) {
    const paying = players[0].hand.filter((card) => !isContamination(card))
    expect(paying.length).toBeGreaterThanOrEqual(2)
    expect(players[0].hand).toHaveLength(5)
  }
})

test('whoever scans a card in hand holds one', () => {
  const game = position('scout', 'captain')
    .hand('scout', 'search', 'infected')
    .item('scout', 'alcohol')
    .play()
  game.act('alcohol')
  expect(game.prompt).toBe('scan-one')
  for (const { players } of redeals(game, 'captain'))
    expect(players[0].hand.some(isContamination)).toBe(true)
})

test('after a scan of the hand what was kept is known to be infected, wherever it may be now', () => {
  const game = position('scout', 'captain')
    .hand('scout', 'rest', 'infected', 'clean')
    .deckTop('scout', 'clean')
    .play()
  game.act('rest')
  for (const reader of ['captain', null] as const) {
    const dealt = redeals(game, reader)
    for (const { players, contamination } of dealt) {
      const cards = [...players[0].hand, ...players[0].deck].filter(isContamination) as number[]
      expect(cards.filter((card) => contamination[card].infected).length).toBeGreaterThanOrEqual(1)
    }
    const inHand = dealt.map(({ players }) => players[0].hand.some(isContamination))
    expect(new Set(inHand)).toEqual(new Set([true, false]))
  }
})

test('which of several Contamination cards was discarded nobody else can tell', () => {
  const game = position('scout', 'captain')
    .hand('scout', 'rest', 'infected')
    .deckTop('scout', 'clean')
    .play()
  game.act('rest').choose('pass').pick('card:contamination#0')
  const [infected] = game.player('scout').discard.filter(isContamination)
  const discarded = redeals(game, 'captain').map(({ players }) => players[0].discard)
  expect(discarded.some((pile) => pile.includes(infected))).toBe(true)
  expect(discarded.some((pile) => !pile.includes(infected))).toBe(true)
  for (const pile of discarded) expect(pile.map(isContamination)).toEqual([false, true])
})

test('no Heavy Item is dealt into an Inventory', () => {
  const game = position('scout', 'captain')
    .item('scout', 'grenade')
    .item('scout', 'tools')
    .item('scout', 'chemicals')
    .play()
  const heavy = ['prototype-rifle', 'prototype-shotgun', 'prototype-pistol', 'fire-extinguisher']
  const inventories = redeals(game, 'captain').map(({ players }) =>
    players[0].inventory.map(({ id }) => id),
  )
  for (const ids of inventories) for (const id of ids) expect(heavy).not.toContain(id)
  expect(new Set(inventories.map((ids) => ids.join())).size).toBeGreaterThan(20)
})

test('what was seen stays: an Item shown, an Engine, a room and its token, a card under a deck', () => {
  const game = position('scout', 'captain')
    .item('scout', 'grenade', { seen: [1] })
    .unexplored('armory', 'danger-3')
    .unexplored('surgery', 'fire-1')
    .with((s) => {
      own(s).engines[2] = { working: false, seen: [1] }
      const [armory] = s.rooms.filter((room) => room.tile === 'armory')
      armory.seen = [1]
      armory.token!.seen = [1]
      s.items.red[0] = { ...s.items.red[0], seen: [1] }
    })
    .play()
  const { id } = game.state.items.red[0]
  for (const s of redeals(game, 'captain')) {
    expect(s.players[0].inventory[0].id).toBe('grenade')
    expect(own(s).engines[2].working).toBe(false)
    expect(s.rooms.find((room) => room.tile === 'armory')!.token!.id).toBe('danger-3')
    expect(s.items.red[0].id).toBe(id)
  }
  const items = redeals(game, null).map((s) => s.players[0].inventory[0].id)
  expect(new Set(items).size).toBeGreaterThan(3)
})

test('a card that the Intruder player has played lies open before its use is chosen', () => {
  const game = position('scout', 'captain', 'pilot')
    .is('captain', { fate: 'dead', room: -1, passed: false, hand: [], deck: [] })
    .emptyHanded('captain')
    .intruder('adult', 'armory')
    .with((s) => {
      own(s).intrudersPlayed = true
      s.firstDeath = true
      own(s).intruderPlayer = {
        seat: 1,
        active: true,
        hand: ['recovery', 'pursuit-1'],
        deck: ['pursuit-2', 'pursuit-3'],
        discard: [],
        drawn: [],
      }
    })
    .toAct('captain')
    .play()
  game.choose('intruder-card:recovery#0')
  expect(game.prompt).toBe('intruder-player-use')
  expect(game.view('scout').intruderPlayer).toMatchObject({ discard: ['recovery'], handCount: 1 })
  const rng = new FastRng(5)
  for (let i = 0; i < 20; i++) {
    const { intruderPlayer } = own(game.match.redealt(0, rng).state)
    expect(intruderPlayer!.discard).toEqual(['recovery'])
    expect([...intruderPlayer!.hand, ...intruderPlayer!.deck].sort()).toEqual([
      'pursuit-1',
      'pursuit-2',
      'pursuit-3',
    ])
  }
})

test('whoever has scanned the last card in hand holds none', () => {
  const game = position('scout', 'captain')
    .deckTop('scout', 'infected')
    .with((s) => {
      s.turn.scans = true
    })
    .play()
  for (const { players } of redeals(game, 'captain')) {
    expect(Object.keys(players[0].hand)).toEqual([])
    expect(players[0].deck.filter(isContamination)).toHaveLength(1)
  }
})
