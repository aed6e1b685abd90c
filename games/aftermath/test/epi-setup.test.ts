import { newItem } from '@bulkhead/hull/items.ts'
import { deckOf } from '@bulkhead/hull/pack.ts'
import { holds } from '@bulkhead/hull/queries.ts'
import type { State } from '@bulkhead/hull/state.ts'
import { type Ending, FastRng, Match, must } from '@bulkhead/kernel'
import { describe, expect, test } from 'vitest'
import { SHIP_ROOMS } from '../board.ts'
import { AFTERMATH_TOKENS, COUNTERPARTS } from '../components.ts'
import { aftermath } from '../index.ts'
import { own, ownRoom } from '../own.ts'
import { EPILOGUE } from '../packs.ts'
import { setup } from '../setup.ts'
import { STRANGER } from '../tokens.ts'
import { AFTER_CLASSIC, AFTER_NEMESIS, playedOut, shipLeftBy } from './earlier.ts'
import { endOf, epilogue, investigation, leftBehind } from './position.ts'

/** EPI: laying out an Epilogue on the ship as an earlier game left it. */

const OPTIONS = {
  play: 'epilogue',
  mode: 'semi-coop',
  board: 'standard',
  draft: 'roles',
  rooms: true,
  turrets: true,
  traits: true,
  hourglass: 'none',
}

/** The game before, with something that happened in it. */
function after(
  happens: (left: State) => void,
  seats = 2,
  seed = 1,
  of: Partial<Ending> = {},
): State {
  const left = leftBehind()
  happens(left)
  return setup(OPTIONS, seats, new FastRng(seed), endOf(left, of))
}

const nothing = () => {}
const seeds = Array.from({ length: 40 }, (_, i) => i + 1)

function roomOf(s: State, tile: string) {
  return s.rooms.find((room) => room.tile === tile)!
}

function counts(items: readonly string[]): Record<string, number> {
  const found: Record<string, number> = {}
  for (const item of items) found[item] = (found[item] ?? 0) + 1
  return found
}

describe('the game before', () => {
  test('AFT-EPI-01 must have been played: a classic game or an Investigation, and no other Epilogue', () => {
    const start = {
      seats: 2,
      options: { play: 'epilogue' },
      seed: { kind: 'fast', seed: 1 },
    } as const
    expect(Match.start(aftermath, start)).toMatchObject({ code: 'bad-setup' })
    const before = shipLeftBy(AFTER_NEMESIS, 1)
    const match = must(Match.start(aftermath, { ...start, before }))
    const rng = new FastRng(5)
    while (!match.result) {
      const { seat, id, options, min } = rng.pick(match.pending())
      must(
        match.answer(
          seat,
          id,
          options.slice(0, Math.max(1, min)).map((option) => option.id),
        ),
      )
      if (match.answers.length > 3000) throw new Error('It never ends')
    }
    const again = Match.start(aftermath, { ...start, before: match.save() })
    expect(again).toMatchObject({ code: 'bad-setup' })
  })

  test('AFT-EPI-02 a ship that blew up has no Epilogue', () => {
    const exploded = (left: State) => aftermath.refuse(OPTIONS, 2, endOf(left, {}))
    const left = leftBehind()
    expect(exploded(left)).toBeNull()
    left.ending = { cause: 'jump', exploded: true, checks: [], winners: [] }
    expect(exploded(left)).toMatch(/blew up/)
  })

  test('AFT-MODE-06 an Investigation goes on from no other game', () => {
    const before = shipLeftBy(AFTER_NEMESIS, 1)
    const options = { play: 'investigation' }
    const refused = Match.start(aftermath, {
      seats: 2,
      options,
      seed: { kind: 'fast', seed: 1 },
      before,
    })
    expect(refused).toMatchObject({ code: 'bad-setup' })
  })

  test('AFT-MIX-04 it may have been a classic game with this box, or an Investigation', () => {
    const before = shipLeftBy(AFTER_CLASSIC, 2)
    const seed = { kind: 'fast', seed: 1 } as const
    const match = must(
      Match.start(aftermath, { seats: 2, options: { play: 'epilogue' }, seed, before }),
    )
    expect(own(match.state).barred).toHaveLength(2)
  })

  test('AFT-MODE-05 any number of players, whatever it was before', () => {
    for (const seats of [1, 2, 3, 4, 5]) expect(after(nothing, seats).players).toHaveLength(seats)
  })

  test('AFT-MODE-10 there is neither a solo nor a cooperative variant', () => {
    expect(after(nothing, 1).mode).toBe('semi-coop')
    expect(aftermath.refuse({ ...OPTIONS, mode: 'coop' }, 2)).toMatch(/cooperative/)
    expect(aftermath.refuse({ ...OPTIONS, board: 'alternate' }, 2)).toMatch(/board/)
  })
})

describe('Intruders', () => {
  test('AFT-EPI-03 those on the board go into the bag, each with its token; what was in it stays', () => {
    const s = after((left) => {
      const [index] = left.reserve.flatMap(({ type }, i) => (type === 'breeder' ? [i] : []))
      const [token] = left.reserve.splice(index, 1)
      left.intruders.push({ name: 'breeder-1', type: 'breeder', room: 3, injuries: 1, token })
      left.intruders.push({ name: 'creeper-2', type: 'creeper', room: 4, injuries: 0, token: null })
    })
    expect(s.intruders).toEqual([])
    expect(counts(s.bag.map(({ type }) => type))).toEqual({
      blank: 1,
      larva: 4 + 1,
      creeper: 1 + 1,
      queen: 1,
      adult: 5 + 2,
      breeder: 1,
    })
  })

  test('AFT-EPI-03 Larvae on boards are gone, and a Queen that was killed stays out', () => {
    const s = after((left) => {
      left.players[0].larva = true
      left.queenKilled = true
      const [queen] = left.bag.splice(
        left.bag.findIndex(({ type }) => type === 'queen'),
        1,
      )
      left.reserve.push(queen)
    })
    expect(s.bag.some(({ type }) => type === 'queen')).toBe(false)
    expect(s.queenKilled).toBe(true)
    expect(s.players.some(({ larva }) => larva)).toBe(false)
  })

  test('AFT-EPI-03 a token that lay aside when the game ended is back', () => {
    const s = after((left) => {
      left.drawn = left.bag.splice(
        left.bag.findIndex(({ type }) => type === 'adult'),
        1,
      )[0]
    })
    expect(s.bag.filter(({ type }) => type === 'adult')).toHaveLength(7)
    expect(s.bag.length + s.reserve.length).toBe(27)
  })

  test('AFT-EPI-04 Larvae and Adults come to them, by the number of players', () => {
    const grown = (seats: number) => {
      const { bag } = after(nothing, seats)
      const count = (type: string) => bag.filter((token) => token.type === type).length
      return [count('larva') - 4, count('adult') - 5]
    }
    expect([1, 2, 3, 4, 5].map(grown)).toEqual([
      [1, 2],
      [1, 2],
      [1, 2],
      [2, 4],
      [3, 6],
    ])
  })

  test('AFT-EPI-03 nobody knows any more which backs are in the bag', () => {
    const backs = (tokens: State['bag']) =>
      tokens.flatMap(({ type, number }) => (type === 'adult' ? [number] : []))
    const left = leftBehind()
    expect(left.reserve.filter(({ type }) => type === 'adult').length).toBeGreaterThan(2)
    const aside = seeds.map((seed) => backs(after(nothing, 2, seed).reserve))
    const inBag = new Set(aside.flat().filter((number) => backs(left.bag).includes(number)))
    expect([...inBag].sort()).toEqual([...new Set(backs(left.bag))].sort())
  })

  test('AFT-EPI-05 as far as there are any', () => {
    const before: string[] = []
    const s = after((left) => {
      const larvae = left.reserve.filter(({ type }) => type === 'larva')
      left.bag.push(...larvae)
      left.reserve = left.reserve.filter(({ type }) => type !== 'larva')
      before.push(...left.bag.map(({ type }) => type))
    }, 5)
    expect(s.bag.filter(({ type }) => type === 'larva')).toHaveLength(8)
    const adults = Array<string>(6).fill('adult')
    expect(s.bag.map(({ type }) => type).toSorted()).toEqual([...before, ...adults].toSorted())
  })
})

describe('the ship', () => {
  test('AFT-EPI-06 Fire and noise are gone', () => {
    const s = after((left) => {
      left.rooms[3].fire = true
      left.corridors[2].noise = true
      left.technicalNoise[0] = true
    })
    expect(s.rooms.some(({ fire }) => fire)).toBe(false)
    expect(s.corridors.some(({ noise }) => noise)).toBe(false)
    expect(s.technicalNoise).toEqual([false])
  })

  test('AFT-EPI-08 Malfunctions, doors and pods stay, and so do Objects that lie about', () => {
    const s = after((left) => {
      left.rooms[3].malfunction = true
      left.corridors[2].door = 'closed'
      left.corridors[5].door = 'destroyed'
      left.rooms[7].objects.push('carcass', 'egg', 'corpse-1')
      left.eggSupply--
      const { pods } = left.own as { pods: { locked: boolean; gone: boolean }[] }
      pods[0].locked = false
      pods[1].gone = true
    })
    expect(s.rooms.map(({ malfunction }) => malfunction).indexOf(true)).toBe(3)
    expect(s.corridors.map(({ door }) => door).slice(0, 6)).toEqual([
      'open',
      'open',
      'closed',
      'open',
      'open',
      'destroyed',
    ])
    expect(s.rooms[7].objects).toEqual(['carcass', 'egg', STRANGER])
    expect(own(s).pods.map(({ locked, gone }) => [locked, gone])).toEqual([
      [false, false],
      [true, true],
    ])
    expect(roomOf(s, 'hibernatorium').objects).toEqual(['corpse'])
  })

  test('AFT-EPI-08 Eggs, a destroyed Nest, the Destination marker and Item counters stay as they are', () => {
    const s = after((left) => {
      Object.assign(left, { eggs: 0, eggSupply: 2, nestDestroyed: true })
      ;(left.own as { destination: number }).destination = 3
      left.rooms[7].items = 1
    })
    expect(s).toMatchObject({ eggs: 0, eggSupply: 2, nestDestroyed: true })
    expect(own(s).destination).toBe(3)
    expect(s.rooms[7].items).toBe(1)
  })

  test('AFT-EPI-08 Turrets stay with their piles; only what everybody knew is known', () => {
    const before = investigation('captain', 'pilot')
      .turret('cockpit', 'all', true)
      .turret('storage', 'intruders')
    const { pile } = ownRoom(
      before.state,
      before.state.rooms.findIndex(({ tile }) => tile === 'storage'),
    ).turret!
    for (const token of pile) token.seen = [1]
    const s = setup(OPTIONS, 3, new FastRng(1), endOf(before.state, { game: 'aftermath' }))
    const turret = (tile: string) =>
      ownRoom(
        s,
        s.rooms.findIndex((room) => room.tile === tile),
      ).turret!
    expect(turret('cockpit').pile.at(-1)).toEqual({ id: 'all', seen: [0, 1, 2, -1] })
    expect(turret('storage').pile).toEqual(pile.map(({ id }) => ({ id, seen: [] })))
  })

  test('AFT-EPI-08 of a pile of which one mode is known, the two others come in either order', () => {
    const { state } = investigation('captain', 'pilot').turret('cockpit', 'all', true)
    const piles = seeds.map((seed) => {
      const s = setup(OPTIONS, 2, new FastRng(seed), endOf(state, { game: 'aftermath' }))
      return ownRoom(s, 0)
        .turret!.pile.map(({ id }) => id)
        .join()
    })
    expect([...new Set(piles)].sort()).toEqual(['inactive,intruders,all', 'intruders,inactive,all'])
  })

  test('AFT-EPI-09 AFT-EPI-10 Weaknesses stay; those that were found lie open and sleep until they are found again', () => {
    const known = leftBehind().weaknesses
    const s = after((left) => {
      left.weaknesses.egg.found = true
    })
    expect(s.weaknesses.egg).toEqual({ id: known.egg.id, found: false, shown: true })
    const view = aftermath.view(s, 0)
    expect(view.asleep).toEqual({ egg: known.egg.id })
    expect(view.weaknesses).toEqual({ corpse: null, egg: null, carcass: null })
    const ids = [...Object.values(s.weaknesses).map(({ id }) => id), ...s.box.weaknesses]
    expect(ids).toHaveLength(8)
    expect(new Set(ids).size).toBe(8)
  })

  test('AFT-EPI-10 asleep it helps nobody; found again it does', () => {
    const position = () =>
      epilogue('scout')
        .weakness('carcass', 'vulnerability-to-energy', false)
        .with((s) => {
          s.weaknesses.carcass.shown = true
        })
    const shooting = position()
      .intruder('adult', 'shuttle-main')
      .cards('scout', 2)
      .attacks('scratch-4')
      .dice({ combat: ['one'] })
      .play()
      .act('shoot:rifle#0:adult-1')
    expect(shooting.intruder('adult-1')!.injuries).toBe(1)
    const game = position()
      .at('scout', 'laboratory')
      .object('laboratory', 'carcass')
      .cards('scout', 2)
      .play()
      .act('laboratory:carcass')
    expect(game.view('scout').weaknesses.carcass).toBe('vulnerability-to-energy')
    expect(game.view('scout').asleep).toEqual({})
  })

  test('AFT-EPI-13 every room is shown; its token sets the Item counter and does nothing else', () => {
    const s = after((left) => {
      const hide = (place: number, token: string) =>
        Object.assign(left.rooms[place], {
          explored: false,
          items: 0,
          token: { id: token, seen: [] },
        })
      hide(2, 'fire-2')
      hide(3, 'malfunction-3')
      hide(6, 'turret-3')
    })
    expect(s.rooms.every(({ explored }) => explored)).toBe(true)
    expect(s.rooms.every(({ token }) => token === null)).toBe(true)
    expect([2, 3, 6].map((place) => s.rooms[place].items)).toEqual([2, 3, 3])
    expect(s.rooms.some(({ fire, malfunction }) => fire || malfunction)).toBe(false)
    expect(ownRoom(s, 6).turret).toBeNull()
  })

  test('AFT-EPI-13 a room that cannot be searched has no counter', () => {
    const s = after((left) => {
      const nest = left.rooms.find(({ tile }) => tile === 'nest')!
      Object.assign(nest, { explored: false, token: { id: 'fire-2', seen: [] } })
    })
    expect(roomOf(s, 'nest').items).toBe(0)
  })

  test('AFT-EPI-14 AFT-EXPLORE-02 an Aftermath token face down in every room of the ship', () => {
    const s = after(nothing)
    const tokens = s.rooms.map((_, place) => ownRoom(s, place).token)
    expect(tokens.slice(0, SHIP_ROOMS).every((token) => token?.seen.length === 0)).toBe(true)
    expect(tokens.slice(SHIP_ROOMS)).toEqual([null, null, null, null])
    const ids = [...tokens.flatMap((token) => token?.id ?? []), ...own(s).tokensLeft]
    expect(counts(ids)).toEqual(counts(AFTERMATH_TOKENS))
  })

  test('AFT-EPI-15 AFT-EPI-16 the Shuttle beside it, with three tiles "2" that do not lie on the ship', () => {
    const s = after(nothing)
    const tiles = s.rooms.map(({ tile }) => tile)
    expect(s.board).toBe('standard-shuttle')
    expect(new Set(tiles).size).toBe(25)
    expect(tiles.slice(22).every((tile) => EPILOGUE.tiles[tile].kind === '2')).toBe(true)
    const shown = new Set(
      seeds.flatMap((seed) =>
        after(nothing, 2, seed)
          .rooms.slice(22)
          .map(({ tile }) => tile),
      ),
    )
    expect(shown).toContain('turret-room')
    expect(shown.size).toBeGreaterThan(5)
  })

  test('AFT-EPI-17 the Room Covered with Slime never comes to the Shuttle', () => {
    const withoutSlime = (left: State) => {
      const slime = left.rooms.find(({ tile }) => tile === 'slime-room')
      if (slime) {
        const index = left.box.tiles.findIndex((tile) => tile !== 'slime-room')
        ;[slime.tile, left.box.tiles[index]] = [left.box.tiles[index], slime.tile]
      }
    }
    const aside = seeds.filter((seed) => {
      const s = after(withoutSlime, 2, seed)
      expect(s.rooms.slice(22).map(({ tile }) => tile)).not.toContain('slime-room')
      return own(s).tilesAside.includes('slime-room')
    })
    expect(aside.length).toBeGreaterThan(0)
    expect(aside.length).toBeLessThan(seeds.length)
  })

  test('AFT-EPI-58 after an Investigation its Shuttle, tokens and cards are gathered again', () => {
    const before = investigation('captain', 'pilot')
      .slimeRoom('cockpit')
      .alert('alert-black-box', { level: 1, samples: 1 })
      .object('storage', 'sample')
      .malfunction('shuttle-main')
      .door('s-22-23', 'closed')
    const s = setup(OPTIONS, 2, new FastRng(1), endOf(before.state, { game: 'aftermath' }))
    expect(s.rooms.some((_, place) => ownRoom(s, place).slime)).toBe(false)
    expect(roomOf(s, 'storage').objects).toEqual([])
    expect(own(s).alerts).toHaveLength(10)
    expect(own(s).alert).toBeNull()
    expect(s.rooms.slice(SHIP_ROOMS).some(({ malfunction }) => malfunction)).toBe(false)
    expect(s.corridors.some(({ door }) => door !== 'open')).toBe(false)
    expect(s.events).toHaveLength(10)
  })
})

describe('decks and Items', () => {
  test('AFT-EPI-07 what was found lies under its deck, what was crafted in the Crafted pile', () => {
    const s = after((left) => {
      const take = (colour: 'red' | 'yellow' | 'green', id: string) => {
        const deck = left.items[colour]
        deck.splice(
          deck.findIndex((card) => card.id === id),
          1,
        )
        return newItem(id)
      }
      const rifle = take('red', 'prototype-rifle')
      rifle.added.push(take('red', 'extended-magazine').id)
      left.players[0].hands.push({ item: rifle })
      left.players[0].inventory.push(take('yellow', 'space-suit'), take('green', 'medkit'))
      left.crafted.splice(left.crafted.indexOf('taser'), 1)
      left.players[1].inventory.push(newItem('taser'))
    })
    expect(s.items.yellow[0]).toEqual({ id: 'space-suit', seen: [] })
    expect(s.items.green[0]).toEqual({ id: 'medkit', seen: [] })
    const underRed = s.items.red.slice(0, 2).map(({ id }) => id)
    expect(underRed.sort()).toEqual(['extended-magazine', 'prototype-rifle'])
    expect(counts(s.crafted)).toMatchObject({ taser: 3, 'combat-drone': 2 })
    const owned = s.players.flatMap(({ inventory, hands }) => [...inventory, ...hands])
    expect(owned).toEqual([])
  })

  test('AFT-EPI-07 discarded and removed Items stay out; starting Weapons and Quest Items leave play', () => {
    const s = after((left) => {
      const lose = (id: string, where: string[]) => {
        const deck = left.items.green
        deck.splice(
          deck.findIndex((card) => card.id === id),
          1,
        )
        where.push(id)
      }
      lose('medkit', left.itemDiscards.green)
      lose('bandages', left.removed)
      left.removed.push('ship-log', 'flammable-solution', 'antidote')
      left.crafted.splice(left.crafted.indexOf('antidote'), 1)
      left.crafted.splice(left.crafted.indexOf('taser'), 1)
      left.itemDiscards.crafted.push('taser')
    })
    expect(s.itemDiscards).toMatchObject({ green: ['medkit'], crafted: ['taser'] })
    expect(s.removed).toEqual(['bandages', 'antidote'])
    const { copies } = EPILOGUE.items.antidote
    expect(counts(s.crafted)).toMatchObject({ taser: 2, antidote: copies - 1 })
    expect(
      aftermath.check({ ...s, phase: 'round' }).filter((one) => one.includes('add up')),
    ).toEqual([])
  })

  test('AFT-EPI-11 Attack, Event, Contamination and Serious Wound decks are whole', () => {
    const s = after((left) => {
      left.attackDiscard.push(left.attacks.pop()!.id)
      left.contaminationDeck.splice(5)
      left.woundDiscard.push(...left.wounds.splice(3))
    })
    expect(s.attacks).toHaveLength(20)
    expect(s.events.map(({ id }) => id).every((id) => id.startsWith('aft-'))).toBe(true)
    expect(s.events).toHaveLength(10)
    expect(s.contaminationDeck).toHaveLength(27)
    expect(s.contamination.filter(({ infected }) => infected)).toHaveLength(7)
    expect(counts(s.wounds)['wound-melted']).toBe(2)
    expect(s.wounds).toHaveLength(18)
  })

  test('AFT-EPI-12 Engine tiles and Coordinates are shuffled: nobody knows them any more', () => {
    const dealt = seeds.map((seed) =>
      after(
        (left) => {
          const mine = left.own as {
            engines: { seen: number[] }[]
            coordinates: { seen: number[] }
          }
          for (const engine of mine.engines) engine.seen = [0, 1]
          mine.coordinates.seen = [0, 1]
        },
        2,
        seed,
      ),
    )
    expect(dealt.every((s) => own(s).engines.every(({ seen }) => seen.length === 0))).toBe(true)
    expect(dealt.every((s) => own(s).coordinates.seen.length === 0)).toBe(true)
    expect(new Set(dealt.map((s) => own(s).coordinates.id)).size).toBe(8)
    expect(new Set(dealt.map((s) => own(s).engines[0].working)).size).toBe(2)
  })
})

describe('the crew', () => {
  /** A table that has just been opened. */
  const opened = (seats: number, seed = 1) =>
    must(
      Match.start(aftermath, {
        seats,
        options: { play: 'epilogue' },
        seed: { kind: 'fast', seed },
        before: shipLeftBy(AFTER_NEMESIS, seed),
      }),
    )

  test('AFT-EPI-18 AFT-EPI-20 by player number each keeps one of two Role cards', () => {
    const match = opened(2)
    const [{ seat, prompt, options }] = match.pending()
    expect(prompt).toBe('role')
    expect(match.state.players[seat].number).toBe(1)
    expect(options).toHaveLength(2)
    expect(match.log(null).map(({ kind }) => kind)).toEqual(['roles'])
  })

  test('AFT-EPI-20 a Role card of which nobody can be played any more is left out', () => {
    const roles = (character: string) =>
      after((left) => {
        left.players[0].character = character
      }).box.roles
    expect(roles('captain')).toHaveLength(6)
    expect(roles('mechanic')).not.toContain('mechanic')
    expect(roles('mechanic')).toHaveLength(5)
  })

  test('AFT-EPI-20 AFT-MODE-03 nobody of the game before is played again', () => {
    const s = after(nothing, 3)
    expect(own(s).barred).toEqual(['captain', 'pilot'])
    const roles = s.box.roles
    const names = roles.flatMap((role) => [role, COUNTERPARTS[role]])
    expect(names.some((one) => one in EPILOGUE.characters && !own(s).barred.includes(one))).toBe(
      true,
    )
    for (const role of roles) {
      const allowed = [role, COUNTERPARTS[role]].filter(
        (one) => one in EPILOGUE.characters && !own(s).barred.includes(one),
      )
      expect(allowed.length).toBeGreaterThan(0)
    }
  })

  test('AFT-EPI-21 AFT-EPI-22 AFT-EPI-48 everybody in the Main Room, equipped; player 1 begins', () => {
    const match = opened(3)
    while (match.state.phase === 'draft') {
      const [{ seat, id, options }] = match.pending()
      must(match.answer(seat, id, options[0].id))
    }
    const { state } = match
    for (const player of state.players) {
      expect(state.rooms[player.room].tile).toBe('shuttle-main')
      expect(player.quests).toEqual(EPILOGUE.characters[player.character].quests)
      const cards = [...player.deck, ...player.hand].sort()
      expect(cards).toEqual(deckOf(EPILOGUE, player.character).sort())
      expect(holds(player, EPILOGUE.characters[player.character].item!)).toBeDefined()
    }
    expect(state.players[state.first].number).toBe(1)
  })

  test('AFT-EPI-23 AFT-MODE-04 AFT-COMP-07 one Personal Mission each, in secret, and no Objective', () => {
    const s = after(nothing, 3)
    expect(s.players.map(({ objectives }) => objectives.map(({ kind }) => kind))).toEqual([
      ['mission'],
      ['mission'],
      ['mission'],
    ])
    expect(s.box.objectives.mission).toHaveLength(10)
    expect(Object.keys(s.box.objectives)).toEqual(['mission'])
    const [mine, other] = aftermath.view(s, 0).players.map(({ objectives }) => objectives[0].id)
    expect([mine === null, other]).toEqual([false, null])
  })

  test('AFT-EPI-24 the first Alert is revealed before the first round', () => {
    const match = opened(2)
    expect(own(match.state).alert).toBeNull()
    while (match.state.phase === 'draft') {
      const [{ seat, id, options }] = match.pending()
      must(match.answer(seat, id, options[0].id))
    }
    const kinds = match.log(null).map(({ kind }) => kind)
    expect(kinds.indexOf('alert')).toBeGreaterThan(kinds.indexOf('character'))
    expect(kinds.indexOf('alert')).toBeLessThan(kinds.indexOf('round'))
  })

  test('AFT-EPI-46 nobody is made the Lucrative Offer before the first turn', () => {
    const match = opened(2)
    expect([match.state.phase, match.offers()]).toEqual(['draft', []])
  })

  test('AFT-EPI-26 the marker on the green space of the Shuttle track', () => {
    expect(own(after(nothing)).shuttle).toBe(0)
  })

  test('AFT-EPI-49 the special moments start afresh', () => {
    const s = after((left) => Object.assign(left, { firstDeath: true, firstEncounter: true }))
    expect(s).toMatchObject({ firstDeath: false, firstEncounter: false })
    const died = epilogue('scout', 'soldier')
      .wound('scout', 'wound-leg')
      .wound('scout', 'wound-hand')
      .wound('scout', 'wound-body')
      .fire('shuttle-main')
      .play()
      .pass()
    expect(died.player('scout').fate).toBe('dead')
    expect(died.own.pods.every(({ locked }) => !locked)).toBe(true)
  })
})

test('what nobody had seen of the ship is shuffled anew', () => {
  const match = playedOut(AFTER_NEMESIS, 4)
  const ending = endOf(match.state as State)
  const decks = seeds.map((seed) => {
    const s = setup(OPTIONS, 2, new FastRng(seed), structuredClone(ending))
    return [s.items.yellow, s.items.red].map((deck) => deck.slice(-3).map(({ id }) => id)).join()
  })
  expect(new Set(decks).size).toBeGreaterThan(25)
  const hidden = seeds.map((seed) => {
    const s = setup(OPTIONS, 2, new FastRng(seed), structuredClone(ending))
    return Object.values(s.weaknesses)
      .filter(({ shown }) => !shown)
      .map(({ id }) => id)
      .join()
  })
  expect(new Set(hidden).size).toBeGreaterThan(5)
})
