import { FastRng } from '@bulkhead/kernel'
import { describe, expect, test } from 'vitest'
import { corridorTile } from '../corridor-tiles.ts'
import { AROUND, endAt, HIBERNATORIUM, LANDING_ZONE, PLACES, SLOTS } from '../facility.ts'
import { retaliation as game } from '../index.ts'
import { PRINTED } from '../packs.ts'
import { NONE, type State } from '../state.ts'
import { retaliation } from './position.ts'

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

  test('RET-SETUP-02: three Sections stand side by side in one frame, with the 14 Rounds around it', () => {
    const columns = (section: string) =>
      new Set(SLOTS.flatMap((slot) => (slot.section === section ? slot.col : [])))
    expect(s.rooms).toHaveLength(SLOTS.length)
    expect(columns('A')).toEqual(new Set([0, 1, 2]))
    expect(columns('B')).toEqual(new Set([3, 4, 5]))
    expect(columns('C')).toEqual(new Set([6, 7, 8]))
    const rounds = [12, 13, 14].map((round) => {
      const game = retaliation('recon', 'officer').round(round).phase('cleanup').play()
      return game.match.result?.reason ?? game.state.round
    })
    expect(rounds).toEqual([13, 14, 'round-14'])
  })

  test('RET-SETUP-03 RET-SETUP-04 RET-MAP-13: only the Landing Zone lies open; the Hibernatorium and its Corridors do not yet', () => {
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
