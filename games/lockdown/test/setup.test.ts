import { FastRng, Match, must } from '@bulkhead/kernel'
import { describe, expect, test } from 'vitest'
import { CONTINGENCIES } from '../cards/contingencies.ts'
import { lockdown as game } from '../index.ts'
import { own, ownOf, POWER_PLACES } from '../own.ts'
import { setup } from '../setup.ts'
import { Playing } from './position.ts'

/** SETUP, as the game lays it out. */

const OPTIONS = {
  mode: 'semi-coop',
  board: 'standard',
  intruders: 'night-stalkers',
  alternatives: false,
  draft: 'roles',
}

function laid(seats: number, seed = 1, options: object = {}) {
  return setup({ ...OPTIONS, ...options }, seats, new FastRng(seed))
}

const SEEDS = Array.from({ length: 20 }, (_, seed) => seed)
const many = SEEDS.map((seed) => laid(3, seed))

describe('the board', () => {
  test('LOCK-GEN-01 one to five play', () => {
    expect(game.seats).toEqual({ min: 1, max: 5 })
  })

  test('LOCK-SETUP-01 LOCK-SETUP-02 LOCK-ROOM-08 the special rooms lie on their places, explored', () => {
    const s = laid(3)
    expect(s.board).toBe('standard')
    const special = s.rooms.slice(16)
    expect(special.map(({ tile }) => tile)).toEqual([
      'alert-room',
      'elevator-1',
      'staircase-1',
      'repository',
      'elevator-2',
      'staircase-2',
      'isolation-room',
      'backup-power',
      'elevator-3',
    ])
    expect(special.every(({ explored, token }) => explored && token === null)).toBe(true)
  })

  test('LOCK-SETUP-04 LOCK-SETUP-05 LOCK-ROOM-06 LOCK-ROOM-07 ten kind-I tiles are all used, of nine kind-II ones six', () => {
    const used = new Set<string>()
    for (const s of many) {
      const hidden = s.rooms.filter(({ explored }) => !explored)
      expect(hidden).toHaveLength(16)
      expect(s.box.tiles).toHaveLength(3)
      for (const { tile } of hidden) used.add(tile)
      expect(hidden.map(({ tile }) => tile)).toEqual(expect.arrayContaining(['nest', 'archive']))
    }
    expect(used.size).toBe(19)
  })

  test('LOCK-SETUP-06 LOCK-SETUP-07 an Underground token lies on each of the 16, four are left over', () => {
    for (const s of many) {
      const tokens = s.rooms.flatMap(({ token }) => token ?? [])
      expect(tokens).toHaveLength(16)
      expect(s.box.tokens).toHaveLength(4)
      expect(tokens.some(({ id }) => /surface|red|yellow|green/.test(id))).toBe(false)
    }
  })

  test('LOCK-SETUP-08 LOCK-GATE-01 the Gate is shut, the Rover at the Exit Airlock, the Elevator in S-02', () => {
    const s = laid(3)
    expect(own(s).gateOpen).toBe(false)
    expect(own(s).rover).toBe(0)
    expect(s.rooms[own(s).elevator].tile).toBe('elevator-2')
  })

  test('LOCK-SETUP-09 LOCK-SETUP-10 four Power tokens at random, 1 and 2 powered', () => {
    const orders = new Set<string>()
    for (const s of many) {
      const tokens = POWER_PLACES.map((place) => own(s).power[place])
      orders.add(tokens.map(({ number }) => number).join())
      expect(
        tokens
          .filter(({ on }) => on)
          .map(({ number }) => number)
          .sort(),
      ).toEqual([1, 2])
    }
    expect(orders.size).toBeGreaterThan(5)
  })

  test('LOCK-SETUP-11 six of seven CSS tokens lie face down on their places', () => {
    for (const s of many) {
      expect(own(s).css.map(({ space }) => space)).toEqual([10, 8, 6, 4, 2, 1])
      expect(own(s).css.every(({ seen, used }) => seen.length === 0 && !used)).toBe(true)
      expect(own(s).cssLeft).toHaveLength(1)
    }
    expect(new Set(many.map((s) => own(s).cssLeft[0].id)).size).toBeGreaterThan(1)
  })

  test('LOCK-SETUP-12 five Eggs in the Nest, three in reserve', () => {
    expect([laid(3).eggs, laid(3).eggSupply]).toEqual([5, 3])
  })

  test('LOCK-SETUP-13 LOCK-WEAK-01 of three Weaknesses the leftmost is known', () => {
    const s = laid(3)
    expect(Object.entries(s.weaknesses).map(([slot, { found }]) => [slot, found])).toEqual([
      ['first', true],
      ['second', false],
      ['third', false],
    ])
    expect(s.box.weaknesses).toHaveLength(3)
  })

  test('LOCK-SETUP-15 the bag: ten tokens and one Adult for each player', () => {
    for (const seats of [1, 3, 5]) {
      const { bag, reserve } = laid(seats)
      const count = (type: string) => bag.filter((token) => token.type === type).length
      expect(['blank', 'larva', 'creeper', 'queen', 'adult'].map(count)).toEqual([
        1,
        4,
        1,
        1,
        3 + seats,
      ])
      expect(bag.length + reserve.length).toBe(27)
    }
  })

  test('LOCK-TOKEN-05 LOCK-TOKEN-01 27 tokens, with one or two numbers', () => {
    const { bag, reserve } = laid(3)
    const all = [...bag, ...reserve]
    const count = (type: string) => all.filter((token) => token.type === type).length
    expect(['larva', 'creeper', 'adult', 'breeder', 'queen', 'blank'].map(count)).toEqual([
      8, 3, 12, 2, 1, 1,
    ])
    expect(all.find(({ number, higher }) => number === 2 && higher === 4)?.type).toBeDefined()
  })

  test('LOCK-SETUP-17 LOCK-SETUP-18 the decks of the Night Stalkers, shuffled; Contamination is a deck of its own', () => {
    const [a, b] = [laid(3, 1), laid(3, 2)]
    expect([a.events.length, a.attacks.length, a.wounds.length]).toEqual([22, 20, 25])
    expect([a.items.red.length, a.items.yellow.length, a.items.green.length]).toEqual([30, 30, 30])
    expect(a.contaminationDeck).toHaveLength(27)
    expect(a.events.map(({ id }) => id)).not.toEqual(b.events.map(({ id }) => id))
  })

  test('LOCK-SETUP-19 Contamination cards form their own deck', () => {
    const s = laid(3)
    expect(s.contamination.filter(({ infected }) => infected)).toHaveLength(7)
    expect(s.players.every(({ deck }) => deck.length === 0)).toBe(true)
  })

  test('LOCK-SETUP-20 a Computer Action card lies face up, and never Lockdown', () => {
    const cards = SEEDS.map((seed) => own(laid(2, seed)).computer)
    expect(new Set(cards).size).toBeGreaterThan(2)
    expect(cards).not.toContain('lockdown')
    expect(own(laid(2)).computerDeck).toHaveLength(5)
    expect(SEEDS.some((seed) => own(laid(2, seed)).computerDeck.at(-1)!.id === 'lockdown')).toBe(
      true,
    )
  })

  test('LOCK-SETUP-20 nobody can tell where in the deck Lockdown lies', () => {
    const top = Array.from({ length: 300 }, (_, seed) => own(laid(2, seed)).computerDeck.at(-1)!.id)
    // One time in five; where it could not be turned up first it would be one in three.
    expect(top.filter((id) => id === 'lockdown').length).toBeLessThan(80)
  })

  test('LOCK-SETUP-21 the Crafted Items lie open beside the other decks', () => {
    expect(laid(3).crafted).toHaveLength(15)
  })

  test('LOCK-SETUP-23 LOCK-SETUP-24 no Alert, Autodestruction or Depressurisation; the Time token on 15, inactive', () => {
    const s = laid(3)
    expect([own(s).alert, own(s).autodestruction, own(s).depressurised]).toEqual([-1, null, -1])
    expect([s.time, own(s).timeActive]).toEqual([15, false])
  })
})

describe('the crew', () => {
  test('LOCK-SETUP-25 LOCK-SETUP-42 numbers are dealt at random, and number 1 is first', () => {
    const orders = new Set(many.map(({ players }) => players.map(({ number }) => number).join()))
    expect(orders.size).toBeGreaterThan(3)
    for (const s of many) expect(s.players[s.first].number).toBe(1)
  })

  test('LOCK-SETUP-28 Objectives for more players leave the game', () => {
    const dealt = SEEDS.flatMap((seed) =>
      laid(2, seed).players.flatMap(({ objectives }) => objectives.map(({ id }) => id)),
    )
    expect(dealt).toContain('loose-end-2')
    expect(dealt).not.toContain('loose-end-3')
    expect(dealt).not.toContain('never-alone')
  })

  test('LOCK-SETUP-29 one Corporate and one Personal Objective for each, in secret', () => {
    laid(3).players.forEach(({ objectives }, seat) => {
      expect(objectives.map(({ kind }) => kind).sort()).toEqual(['corporate', 'personal'])
      expect(objectives.every(({ seen }) => seen.join() === String(seat))).toBe(true)
    })
  })

  test.each([
    [1, 2, 4],
    [2, 2, 2],
    [3, 1, 3],
    [4, 1, 2],
    [5, 1, 1],
  ])(
    'LOCK-SETUP-30 LOCK-SETUP-31 LOCK-SETUP-32 LOCK-MODE-SOLO-03 %d players: %d Contingency tokens each, %d in the pool',
    (seats, each, pool) => {
      const s = laid(seats)
      expect(s.players.map((one) => ownOf(one).contingencies.length)).toEqual(
        Array(seats).fill(each),
      )
      s.players.forEach((one, seat) => {
        expect(ownOf(one).contingencies.every(({ seen }) => seen.join() === String(seat))).toBe(
          true,
        )
      })
      expect(own(s).pool).toHaveLength(pool)
      expect([own(s).contingency, ...own(s).pool].flatMap(({ seen }) => seen)).toEqual([])
    },
  )

  test('LOCK-CONTIN-13 seven tokens of five codes', () => {
    const counts = Object.fromEntries(CONTINGENCIES.map(({ id, copies }) => [id, copies]))
    expect(counts).toEqual({ green: 1, yellow: 2, blue: 2, gray: 1, red: 1 })
  })

  function drafted(seats: number, options: object, seed = 3): Playing {
    const match = must(
      Match.start(game, {
        seats,
        seed: { kind: 'fast', seed },
        options: { ...OPTIONS, ...options },
      }),
    )
    return new Playing(game, match, {})
  }

  test('LOCK-SETUP-33 LOCK-SETUP-34 by number, one of two Role cards; only that Character is played', () => {
    const playing = drafted(3, {})
    const asked: number[] = []
    while (playing.prompt === 'role') {
      asked.push(playing.state.players[playing.decision().seat].number)
      expect(playing.options()).toHaveLength(2)
      playing.choose(playing.options()[0])
    }
    expect(asked).toEqual([1, 2, 3])
    expect(new Set(playing.state.players.map(({ character }) => character)).size).toBe(3)
  })

  function crew(...characters: string[]): Playing {
    const playing = drafted(characters.length, { draft: 'free' })
    const left = [...characters]
    while (playing.prompt === 'role') playing.choose(`role:${left.shift()}`)
    return playing
  }

  test('LOCK-SETUP-35 LOCK-SETUP-41 LOCK-KNOW-01 LOCK-GEN-06 survivors of the Nemesis start in isolation with 3 Knowledge, staff in the Repository with 1', () => {
    const playing = crew('survivor', 'lab-rat', 'hacker', 'sentry', 'janitor')
    const start = (character: string) => [
      playing.whereIs(character),
      playing.ownOf(character).knowledge,
      playing.ownOf(character).active,
    ]
    expect(start('survivor')).toEqual(['isolation-room', 3, false])
    expect(start('lab-rat')).toEqual(['isolation-room', 3, false])
    expect(start('hacker')).toEqual(['repository', 1, false])
    expect(start('sentry')).toEqual(['repository', 1, false])
    expect(start('janitor')).toEqual(['repository', 1, false])
  })

  test('LOCK-SETUP-36 LOCK-COST-13 each has ten Action cards of their own', () => {
    const playing = crew('survivor', 'hacker', 'xenobiologist')
    for (const { deck, hand, discard } of playing.state.players) {
      expect(deck.length + hand.length).toBe(10)
      expect(discard).toEqual([])
    }
  })

  test('LOCK-SETUP-37 LOCK-SETUP-38 LOCK-SETUP-39 starting Items, loaded as they say; the Probe Arm takes no hand', () => {
    const playing = crew('survivor', 'lab-rat', 'sentry', 'xenobiologist', 'hacker')
    const held = (character: string) =>
      playing.player(character).hands.map(({ item }) => [item?.id, item?.ammo])
    expect(held('survivor')).toEqual([])
    expect(held('lab-rat')).toEqual([])
    expect(held('sentry')).toEqual([['smg', 4]])
    expect(held('hacker')).toEqual([['pistol', 3]])
    expect(held('xenobiologist')).toEqual([])
    expect(playing.view(null).players[playing.seat('xenobiologist')].inventory).toEqual([
      { colour: 'weapon', id: 'probe-arm' },
    ])
  })

  test('LOCK-SETUP-40 LOCK-QUEST-03 one Quest Item beside each board, its condition open to all', () => {
    const playing = crew('survivor', 'hacker')
    const quests = (character: string) => playing.view(null).players[playing.seat(character)].quests
    expect(quests('survivor')).toEqual(['assault-rifle'])
    expect(quests('hacker')).toEqual(['cyberdeck'])
  })

  test('LOCK-SETUP-14 at first only survivors of the Nemesis use the known Weakness', () => {
    const playing = crew('survivor', 'hacker')
    expect(playing.ownOf('survivor').knowledge).toBeGreaterThanOrEqual(3)
    expect(playing.ownOf('hacker').knowledge).toBeLessThan(3)
  })
})

describe('modes', () => {
  test('LOCK-MODE-SOLO-01 LOCK-MODE-SOLO-02 LOCK-MODE-SOLO-06 alone: two Solo/Coop Objectives, one more Adult', () => {
    const s = laid(1)
    expect(s.mode).toBe('solo')
    expect(s.players[0].objectives.map(({ kind }) => kind)).toEqual(['group', 'group'])
    expect(s.bag).toHaveLength(11)
  })

  test('LOCK-MODE-COOP-01 together: one Solo/Coop Objective each, open to all', () => {
    const s = laid(3, 1, { mode: 'coop' })
    for (const { objectives } of s.players) {
      expect(objectives.map(({ kind }) => kind)).toEqual(['group'])
      expect(objectives[0].seen).toContain(-1)
    }
  })

  test('LOCK-MODE-INTR-04 LOCK-MODE-INTR-05 LOCK-MODE-INTR-06 the original Intruders: their tokens, this box’s Events, no Weakness known', () => {
    const s = laid(3, 1, { intruders: 'original' })
    expect(Object.values(s.weaknesses).map(({ found }) => found)).toEqual([false, false, false])
    expect(s.events).toHaveLength(20)
    expect([...s.bag, ...s.reserve].every(({ higher }) => higher === undefined)).toBe(true)
    expect(s.eggs).toBe(5)
  })

  test('LOCK-MODE-ALT-04 LOCK-MODE-ALT-05 LOCK-MODE-ALT-06 the other side: CSS A lies open, Surface tokens above ground', () => {
    const s = laid(3, 1, { board: 'alternate' })
    const cssA = s.rooms.findIndex(({ tile }) => tile === 'css-a')
    expect([cssA, s.rooms[cssA].explored, s.rooms[cssA].token]).toEqual([3, true, null])
    const tokens = s.rooms.flatMap(({ token }, place) => (token ? [place] : []))
    expect(tokens).toHaveLength(6 + 9 + 4)
    expect(s.box.tokens).toHaveLength(11)
    expect(own(s).surface).toHaveLength(8)
    expect(own(s).rover).toBe(7)
  })
})
