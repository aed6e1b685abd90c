import { FastRng } from '@bulkhead/kernel'
import { describe, expect, test } from 'vitest'
import { corridorTile } from '../corridor-tiles.ts'
import { AROUND, endAt, HIBERNATORIUM, LANDING_ZONE, PLACES } from '../facility.ts'
import { retaliation as game } from '../index.ts'
import { PRINTED } from '../packs.ts'
import { NONE, type State } from '../state.ts'
import { answerAtRandom, open, playOut } from './random-play.ts'

function laid(seats: number, options: Record<string, unknown> = {}, seed = 1): State {
  const all = { mode: 'semi-coop', deadly: false, tasks: 'standard', ...options }
  return game.setup(all as never, seats, new FastRng(seed))
}

describe('game setup', () => {
  const s = laid(4)

  test('RET-GEN-01 RET-MODE-SOLO-03: 1 to 5 players; one plays by the cooperative rules', () => {
    expect(game.seats).toEqual({ min: 1, max: 5 })
    expect(laid(1).mode).toBe('coop')
    expect(laid(2).mode).toBe('semi-coop')
  })

  test('RET-SETUP-01 RET-SETUP-05 RET-SETUP-06 RET-SETUP-07 RET-SETUP-08: the tracks', () => {
    expect(s.phase).toBe('characters')
    expect(s.round).toBe(1)
    expect(s.lander).toEqual({ where: 'track', space: 10 })
    expect(s.autodestruction.state).toBe('ready')
    expect(s.choices).toBe(0)
  })

  test('RET-SETUP-02 RET-SETUP-03 RET-SETUP-04 RET-MAP-13: only the Landing Zone lies open; the Hibernatorium and its Corridors do not yet', () => {
    expect(s.rooms.flatMap((room) => room?.tile ?? [])).toEqual(['landing-zone'])
    expect(s.rooms[HIBERNATORIUM]).toBeNull()
    expect(PLACES.filter(({ ends }, i) => ends.includes(HIBERNATORIUM) && s.corridors[i])).toEqual(
      [],
    )
  })

  test('RET-SETUP-09 RET-SETUP-10 RET-MAP-09: everything is Inactive', () => {
    expect(s.lifeSupport).toEqual({ A: false, B: false, C: false })
    expect(s.hibernatoriumActive).toBe(false)
  })

  test('RET-SETUP-11 RET-SETUP-12 RET-SETUP-13 RET-SETUP-14 RET-ROBOT-01 RET-ROBOT-13: one hidden Robot with full Ammo and Oxygen', () => {
    expect(s.robot).toMatchObject({
      revealed: false,
      room: HIBERNATORIUM,
      ammo: 'ammo',
      oxygen: 'oxygen',
    })
    expect([...s.box.robots, s.robot.id].sort()).toEqual(Object.keys(PRINTED.robots).sort())
    expect(game.view(s, 0).robot.id).toBeNull()
  })

  test('RET-SETUP-15 RET-AA-01 RET-INFO-05: two Anti-Aircraft tokens that nobody knows', () => {
    expect(s.antiAircraft.map(({ id }) => id).sort()).toEqual(['active', 'inactive'])
    expect(game.view(s, 0).antiAircraft).toEqual({ number: 2, upper: null })
    const uppers = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => laid(4, {}, seed).antiAircraft[1].id)
    expect(new Set(uppers).size).toBe(2)
  })

  test('RET-SETUP-16 RET-NEST-02: five Eggs', () => expect(s.eggs).toBe(5))

  test('RET-SETUP-17 RET-GEAR-01: four tokens of each type by the Landing Zone, the rest in the supply', () => {
    expect(s.landingGear).toEqual({ ammo: 4, grenade: 4, oxygen: 4, medpack: 4 })
    expect(s.gear).toEqual({ ammo: 15, grenade: 16, oxygen: 15, medpack: 16 })
  })

  test('RET-SETUP-18 RET-SETUP-20 RET-SETUP-21 RET-SETUP-34: three Corridors, face up, a Door slot at the Landing Zone, all Doors Open', () => {
    const { NE, E, SE } = AROUND[LANDING_ZONE]
    const places = [NE!, E!, SE!]
    expect(s.corridors.filter(Boolean)).toHaveLength(3)
    expect(s.corridorSupply).toHaveLength(37)
    for (let seed = 1; seed < 12; seed++) {
      const other = laid(4, {}, seed)
      for (const place of places) {
        const { tile, doorEnd, doors, reinforced } = other.corridors[place]!
        expect(doorEnd).toBe(corridorTile(tile).door ? endAt(place, LANDING_ZONE) : NONE)
        expect(doors.every(({ closed, destroyed }) => !closed && !destroyed)).toBe(true)
        expect(reinforced).toBe(false)
      }
    }
  })

  test('RET-SETUP-22: four stacks of Rooms by their backs', () => {
    expect(game.view(s, null).tiles).toEqual({ A: 3, B: 3, C: 4, '?': 13 })
  })

  test('RET-SETUP-23 RET-SETUP-27 RET-SETUP-28 RET-SETUP-29 RET-SETUP-31: the decks, face down', () => {
    const { decks } = game.view(s, 0)
    const sizes = Object.fromEntries(Object.entries(decks).map(([id, { size }]) => [id, size]))
    expect(sizes).toEqual({
      exploration: 12,
      events: 20,
      attacks: 20,
      wounds: 27,
      red: 30,
      green: 30,
      yellow: 30,
      support: 24,
    })
    expect(Object.values(decks).every(({ discard }) => discard.length === 0)).toBe(true)
    expect(game.view(s, 0).queen).toEqual({ hits: 0, dead: false, cards: 12 })
    expect(s.contaminationDeck).toHaveLength(27)
    expect(s.contamination.filter(({ infected }) => infected)).toHaveLength(7)
  })

  test('RET-CONT-08: 7 of 27 are Infected', () => {
    expect(s.contamination.filter(({ infected }) => infected)).toHaveLength(7)
  })

  test.each([1, 2, 3, 4, 5])('RET-SETUP-24 RET-SETUP-25 RET-SETUP-26: the bag for %i', (seats) => {
    const { bag, piles, intruders } = laid(seats)
    const count = (type: string) => bag.filter((token) => token.type === type).length
    expect([count('blank'), count('larva'), count('adult'), bag.length]).toEqual([
      1,
      2,
      3 + seats,
      6 + seats,
    ])
    expect(piles.queen).toHaveLength(9)
    expect(piles.drone).toHaveLength(8)
    expect(intruders).toEqual([])
  })

  test('RET-SETUP-30 RET-SETUP-32: the Queen lives; nothing lies on the map', () => {
    expect(s.queen.dead).toBe(false)
    expect(s.rooms.some((room) => room?.fire || room?.malfunction || room?.secure)).toBe(false)
    expect(s.corridors.some((corridor) => corridor?.noise)).toBe(false)
  })
})

describe('Objectives and Tasks', () => {
  test('RET-DRAFT-01 RET-DRAFT-02 RET-DRAFT-29: numbers are dealt at random; number 1 begins', () => {
    const orders = [1, 2, 3, 4, 5].map((seed) =>
      laid(3, {}, seed).players.map(({ number }) => number),
    )
    expect(orders.every((numbers) => [...numbers].sort().join() === '1,2,3')).toBe(true)
    expect(new Set(orders.map(String)).size).toBeGreaterThan(1)
    for (const seed of [1, 2, 3, 4, 5]) {
      const s = laid(3, {}, seed)
      expect(s.players[s.first].number).toBe(1)
    }
  })

  test.each([2, 3, 4, 5])(
    'RET-DRAFT-03 RET-DRAFT-04 RET-DRAFT-06: one of each for %i, none for more players',
    (seats) => {
      const s = laid(seats, {}, seats)
      for (const { objectives } of s.players) {
        expect(objectives.map(({ kind }) => kind)).toEqual(['private', 'mission'])
        for (const { id, kind } of objectives) {
          expect(PRINTED.objectives[id].least).toBeLessThanOrEqual(seats)
          expect(PRINTED.objectives[id].kind).toBe(kind)
        }
      }
      const rest = [...s.box.objectives.private, ...s.box.objectives.mission]
      for (const id of rest) expect(PRINTED.objectives[id].least).toBeLessThanOrEqual(seats)
      expect(PRINTED.tasks[s.missionTask!].kind).toBe('mission-task')
      expect(PRINTED.tasks[s.missionTask!].least).toBeLessThanOrEqual(seats)
    },
  )

  test('RET-DRAFT-05 RET-INFO-01: only the owner sees an Objective', () => {
    const s = laid(2)
    expect(game.view(s, 0).players[0].objectives.every(({ id }) => id !== null)).toBe(true)
    expect(game.view(s, 1).players[0].objectives).toEqual([
      { id: null, kind: null },
      { id: null, kind: null },
    ])
  })

  test('RET-MODE-COOP-01 RET-MODE-COOP-02 RET-MODE-COOP-15 RET-MODE-COOP-16: as many open Tasks as Characters, or one more or fewer, and no Objectives', () => {
    const tasks = (options: object, seed = 1) => laid(3, { mode: 'coop', ...options }, seed).tasks
    expect(tasks({})).toHaveLength(3)
    expect(tasks({ tasks: 'more' })).toHaveLength(4)
    expect(tasks({ tasks: 'fewer' })).toHaveLength(2)
    expect(laid(1, { tasks: 'fewer' }).tasks).toHaveLength(1)
    const s = laid(3, { mode: 'coop' })
    expect(s.players.every(({ objectives }) => objectives.length === 0)).toBe(true)
    expect(s.missionTask).toBeNull()
    for (let seed = 1; seed < 60; seed++) {
      const drawn = tasks({ tasks: 'more' }, seed)
      expect(drawn.includes('closedown') && drawn.includes('shutdown-coop')).toBe(false)
      expect(new Set(drawn).size).toBe(4)
    }
  })

  test('RET-MODE-DEADLY-01: usable in every mode', () => {
    expect(laid(3, { deadly: true }).deadly).toBe(true)
    expect(laid(3, { mode: 'coop', deadly: true }).deadly).toBe(true)
  })

  test('RET-MODE-COOP-15: without the cooperative rules there are no Tasks to choose', () => {
    const standard = { mode: 'semi-coop', deadly: false, tasks: 'standard' }
    expect(game.refuse(standard, 3)).toBeNull()
    expect(game.refuse({ ...standard, tasks: 'more' }, 3)).not.toBeNull()
    expect(game.refuse({ ...standard, tasks: 'more' }, 1)).toBeNull()
  })
})

describe('the drafts', () => {
  test('RET-DRAFT-07 RET-DRAFT-08 RET-DRAFT-09: by player number, one of two secret cards', () => {
    const match = open(2, 5)
    const s = () => match.state
    const order = [...s().players.keys()].sort(
      (a, b) => s().players[a].number - s().players[b].number,
    )
    const taken: string[] = []
    for (const seat of order) {
      const [decision] = match.pending()
      expect(decision.seat).toBe(seat)
      expect(decision.options).toHaveLength(2)
      const others = s().players.map((_, i) => match.view(i).players[seat].drafting.length)
      expect(others.filter((seen) => seen > 0)).toHaveLength(1)
      for (const { targets } of decision.options) expect(taken).not.toContain(targets![0].id)
      taken.push(String(decision.options[0].targets![0].id))
      match.answer(seat, decision.id, [decision.options[0].id])
    }
    expect(
      s()
        .players.map(({ character }) => character)
        .sort(),
    ).toEqual(taken.sort())
    expect(s().box.characters).toEqual([])
  })

  /** Plays up to the first Turn. */
  function begun(table: number, seed: number) {
    let first: State | undefined
    playOut(table, seed, ({ state }) => {
      if (!first && state.phase === 'turn') first = structuredClone(state)
    })
    return first!
  }

  test.each([1, 2, 3])(
    'RET-DRAFT-10 RET-DRAFT-11 RET-DRAFT-12 RET-DRAFT-13 RET-DRAFT-28: everybody begins unhurt in the Landing Zone with 5 cards (game %i)',
    (seed) => {
      const s = begun(4, seed)
      for (const player of s.players) {
        expect(player).toMatchObject({
          health: 0,
          oxygen: 7,
          room: LANDING_ZONE,
          suffocating: false,
        })
        expect(player.hand).toHaveLength(5)
        expect(player.deck).toHaveLength(5)
        const { short } = PRINTED.characters[player.character]
        expect(
          [...player.hand, ...player.deck].every((card) => String(card).startsWith(short)),
        ).toBe(true)
      }
      expect(s.turn.seat).toBe(s.first)
    },
  )

  test.each([1, 2, 3, 4])(
    'RET-DRAFT-17 RET-DRAFT-18 RET-DRAFT-19 RET-DRAFT-20 RET-DRAFT-21 RET-DRAFT-22 RET-DRAFT-23 RET-DRAFT-24 RET-DRAFT-25 RET-DRAFT-31: Character Items and one Support Equipment each, filled (game %i)',
    (seed) => {
      const s = begun(4, seed)
      for (const { character, hands, armor } of s.players) {
        const { items, drafts } = PRINTED.characters[character]
        const own = [...hands.flat(), ...(armor ? [armor] : [])]
        expect(items.every((id) => own.some((item) => item.id === id))).toBe(true)
        const support = own.filter(({ id }) => PRINTED.items[id].deck === 'support')
        expect(support).toHaveLength(drafts ? 1 : 0)
        for (const item of own) expect(item.slots).not.toContain(null)
        expect(own.flatMap(({ slots }) => slots)).not.toContain('half-ammo')
      }
      const drafters = s.players.filter(
        ({ character }) => PRINTED.characters[character].drafts,
      ).length
      expect(s.removed).toHaveLength(7 - drafters)
      expect(s.support.deck).toHaveLength(24 - 7)
    },
  )

  test('RET-DRAFT-26 RET-DRAFT-27 RET-DRAFT-30 RET-GEAR-02: four tokens of free choice on the Belt, from the supply', () => {
    const s = begun(4, 2)
    for (const { belt } of s.players) {
      expect(belt).toHaveLength(4)
      expect(belt).not.toContain(null)
    }
    expect(game.check(s)).toEqual([])
  })

  test.each([1, 2, 3])(
    'RET-DRAFT-07 RET-DRAFT-14 RET-DRAFT-22 RET-DRAFT-27: Characters by rising numbers, equipment and Belts by falling ones; then Round 1 (game %i)',
    (seed) => {
      const match = open(3, seed)
      const rng = new FastRng(seed)
      while (match.state.phase !== 'turn') answerAtRandom(match, rng)
      const { players } = match.state
      const numbers = (kind: string) =>
        match
          .log(null)
          .filter((line) => line.kind === kind)
          .map(({ params }) => players[Number(params!.seat)].number)
      expect(numbers('character')).toEqual([1, 2, 3, 4])
      const drafting = [4, 3, 2, 1].filter(
        (number) =>
          PRINTED.characters[players.find((one) => one.number === number)!.character].drafts,
      )
      expect(numbers('takes-support')).toEqual(drafting)
      expect(numbers('fills-belt')).toEqual([4, 3, 2, 1].flatMap((number) => Array(4).fill(number)))
      const told = match.log(null).map(({ kind }) => kind)
      expect(told.filter((kind) => kind === 'support-offered')).toHaveLength(1)
      expect(told.filter((kind) => kind === 'support-put-away')).toHaveLength(1)
      expect(told.filter((kind) => kind === 'round')).toHaveLength(1)
      const items = players.map(({ character }) => PRINTED.characters[character].items.length)
      const begun = told.filter((kind) => kind === 'starts-with').length
      expect(begun).toBe(items.reduce((sum, number) => sum + number, 0))
    },
  )
})
