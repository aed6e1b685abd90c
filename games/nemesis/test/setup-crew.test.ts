import { deckOf } from '@bulkhead/hull/pack.ts'
import { expect, test } from 'vitest'
import { PRINTED as printed } from '../packs.ts'
import { catalogue } from './catalogue.ts'
import { drafted, newGame, newGames } from './new-game.ts'
import { type Playing, position } from './position.ts'

const numbersOf = (game: Playing) => game.match.view(null).players.map(({ number }) => number)

/** What this seat holds, as they see it. */
function own(game: Playing, seat: number) {
  return game.match.view(seat).players[seat]
}

test('NEM-SETUP-29 NEM-SETUP-30 the numbers 1 to N are dealt at random, whatever the seats', () => {
  const games = newGames(4)
  for (const game of games) expect([...numbersOf(game)].sort()).toEqual([1, 2, 3, 4])
  expect(new Set(games.map((game) => numbersOf(game).join())).size).toBeGreaterThan(10)
})

test('NEM-SETUP-30 NEM-SETUP-36 Characters are chosen by player number, from player 1', () => {
  for (const game of newGames(5, {}, 10)) {
    const order: number[] = []
    while (game.prompt === 'role') {
      expect(game.match.pending()).toHaveLength(1)
      order.push(numbersOf(game)[game.decision().seat])
      game.choose(game.options()[0])
    }
    expect(order).toEqual([1, 2, 3, 4, 5])
  }
})

test('NEM-SETUP-31 the Inventory holder shows the others the backs of Items only', () => {
  const game = position('scout', 'captain').item('scout', 'bandages').item('scout', 'tools').play()
  expect(game.view('scout').players[0].inventory).toEqual([
    { colour: 'green', id: 'bandages' },
    { colour: 'yellow', id: 'tools' },
  ])
  for (const other of ['captain', null] as const)
    expect(game.view(other).players[0].inventory).toEqual([
      { colour: 'green', id: null },
      { colour: 'yellow', id: null },
    ])
})

test.each([2, 3, 4, 5])(
  'NEM-SETUP-32 Objectives for more than %d players are not used',
  (players) => {
    const rows = [...catalogue('13.1 Personal'), ...catalogue('13.2 Corporate')]
    const usable = rows.filter((row) => Number(row.Min) <= players).map((row) => row.id)
    for (const { state } of newGames(players, {}, 10)) {
      const dealt = state.players.flatMap(({ objectives }) => objectives.map(({ id }) => id))
      const all = [...dealt, ...Object.values(state.box.objectives).flat()]
      expect(all.sort()).toEqual([...usable].sort())
    }
  },
)

test('NEM-SETUP-33 everybody is dealt a Personal and a Corporate Objective', () => {
  const games = newGames(5)
  const idsOf = (kind: string) => catalogue(`13.${kind}`).map((row) => row.id)
  for (const game of games) {
    const dealt = game.state.players.map((_, seat) => own(game, seat).objectives)
    for (const [personal, corporate] of dealt) {
      expect(idsOf('1 Personal')).toContain(personal.id)
      expect(idsOf('2 Corporate')).toContain(corporate.id)
    }
    expect(new Set(dealt.flat().map(({ id }) => id)).size).toBe(10)
  }
  expect(new Set(games.map((game) => own(game, 0).objectives[0].id)).size).toBeGreaterThan(5)
})

test('NEM-SETUP-34 NEM-INFO-02 nobody but their owner sees Objectives', () => {
  const game = drafted(newGame(3))
  const mine = own(game, 0).objectives.map(({ id }) => id)
  for (const reader of [1, 2, null]) {
    const view = game.match.view(reader)
    expect(view.players[0].objectives.map(({ id }) => id)).toEqual([null, null])
    const told = JSON.stringify([view, game.match.log(reader)])
    for (const id of mine) expect(told).not.toContain(`"${id}"`)
  }
})

test('NEM-SETUP-35 whoever chooses a Character knows both Objectives', () => {
  const game = newGame(4)
  expect(game.prompt).toBe('role')
  game.state.players.forEach((_, seat) => {
    const { objectives } = own(game, seat)
    expect(objectives).toHaveLength(2)
    for (const { id } of objectives) expect(id).not.toBeNull()
  })
})

test('NEM-SETUP-36 two Role cards are revealed to all; one is kept, the other is shuffled back', () => {
  const again = newGames(2).map((game) => {
    const { seat, options } = game.decision()
    const offered = options.map(({ targets }) => String(targets![0].id))
    expect(new Set(offered).size).toBe(2)
    for (const reader of [0, 1, null]) {
      expect(game.match.view(reader).players[seat].roles).toEqual(offered)
      const [line] = game.match.log(reader).filter(({ kind }) => kind === 'roles')
      expect(line.params).toEqual({ seat, one: offered[0], two: offered[1] })
    }
    game.choose(`role:${offered[0]}`)
    expect(game.match.view(null).players[seat]).toMatchObject({ character: offered[0], roles: [] })
    const next = game.options()
    expect(next).toHaveLength(2)
    expect(next).not.toContain(`role:${offered[0]}`)
    return next.includes(`role:${offered[1]}`)
  })
  expect(new Set(again)).toEqual(new Set([true, false]))
})

test('NEM-SETUP-37 everybody controls the Character they kept; the other Roles are out of play', () => {
  const game = newGame(3, { draft: 'free' })
  const seats = [1, 2, 3].map((number) => numbersOf(game).indexOf(number))
  game.choose('role:scout', 'role:mechanic')
  expect(game.options().sort()).toEqual([
    'role:captain',
    'role:pilot',
    'role:scientist',
    'role:soldier',
  ])
  game.choose('role:pilot')
  const { players } = game.match.view(null)
  expect(seats.map((seat) => players[seat].character)).toEqual(['scout', 'mechanic', 'pilot'])
  expect(game.state.box.roles.sort()).toEqual(['captain', 'scientist', 'soldier'])
})

test('NEM-SETUP-38 NEM-SETUP-44 everybody wakes beside the blue corpse in the Hibernatorium', () => {
  const view = drafted(newGame(5)).match.view(null)
  for (const { room } of view.players) expect(view.rooms[room].tile).toBe('hibernatorium')
  expect(view.rooms[view.players[0].room].objects).toEqual(['corpse'])
})

test('NEM-SETUP-39 the Action deck holds the ten cards of the Character, shuffled', () => {
  const games = newGames(2, { draft: 'free' }).map((game) =>
    game.choose('role:scout', 'role:pilot'),
  )
  const hands = games.map((game) => {
    const { hand, deck } = game.player('scout')
    expect([...hand, ...deck].sort()).toEqual(deckOf(printed, 'scout').sort())
    expect(game.view(null).players[game.seat('scout')]).toMatchObject({
      handCount: 5,
      deckCount: 5,
      discard: [],
    })
    return hand.join()
  })
  expect(new Set(hands).size).toBeGreaterThan(20)
})

test('NEM-SETUP-40 NEM-SETUP-41 a loaded Weapon in hand, and two Quest Items that are none yet', () => {
  const game = newGame(5, { draft: 'free' })
  game.choose('role:captain', 'role:soldier', 'role:pilot', 'role:scientist', 'role:mechanic')
  const capacity = Object.fromEntries(
    catalogue('8.9 Starting weapons').map((row) => [row.id, Number(row.Capacity)]),
  )
  for (const { character, hands, quests, inventory } of game.view(null).players) {
    const { item, quests: own } = printed.characters[character]
    expect(hands).toEqual([{ item, object: null, ammo: capacity[item!], added: [], bound: 0 }])
    expect(quests).toEqual(own)
    expect(inventory).toEqual([])
  }
  const soldier = position('soldier', 'scout').cards('soldier', 5).play()
  expect(soldier.options().some((id) => id.startsWith('autoloader'))).toBe(false)
})

test('NEM-SETUP-42 NEM-DECK-02 one discard pile takes Action and Contamination cards', () => {
  const game = position('captain', 'scout').hand('captain', 'search', 'clean').play()
  game.choose('pass').pick('card:search#0', 'card:contamination#1')
  expect(game.view('scout').players[0].discard).toEqual(['search', 'contamination'])
})

test('NEM-SETUP-43 player 1 holds the First Player token and takes the first turn', () => {
  for (const game of newGames(4, {}, 10)) {
    drafted(game)
    const seat = numbersOf(game).indexOf(1)
    expect(game.match.view(null).first).toBe(seat)
    expect(game.decision()).toMatchObject({ seat, prompt: 'action' })
  }
})

test('NEM-SETUP-44 the blue corpse is an Object: a Character Corpse to carry and to analyse', () => {
  const game = position('captain', 'scout')
    .cards('captain', 2)
    .object('laboratory', 'corpse')
    .at('captain', 'laboratory')
    .play()
  expect(game.options()).toContain('pick-up:corpse')
  game.act('laboratory:corpse')
  expect(game.view(null).weaknesses.corpse).not.toBeNull()
})

test('NEM-SETUP-45 whoever dies leaves a red corpse; the blue one is always the first body', () => {
  const game = position('captain', 'scout', 'pilot')
    .hand('captain', 'rest', 'infected')
    .is('captain', { larva: true })
    .play()
  game.act('rest')
  expect(game.whereIs('captain')).toBe('dead')
  expect(game.room('hibernatorium').objects).toEqual(['corpse', 'corpse-0'])
})
