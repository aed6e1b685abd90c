import { FastRng, Match, must } from '@bulkhead/kernel'
import { describe, expect, test } from 'vitest'
import { SHIP_ROOMS } from '../board.ts'
import { AFTERMATH_TOKENS, INVESTIGATION_TOKENS } from '../components.ts'
import { aftermath } from '../index.ts'
import { own, ownRoom } from '../own.ts'
import { INVESTIGATION } from '../packs.ts'
import { setup } from '../setup.ts'

/** INV: setting up an Investigation. */

const OPTIONS = {
  play: 'investigation',
  mode: 'semi-coop',
  board: 'standard',
  draft: 'roles',
  rooms: true,
  turrets: true,
  traits: true,
  hourglass: 'none',
}

function laid(seats = 3, seed = 1, options = {}) {
  return setup({ ...OPTIONS, ...options }, seats, new FastRng(seed))
}

const seeds = Array.from({ length: 40 }, (_, i) => i + 1)

function counts(items: readonly string[]): Record<string, number> {
  const found: Record<string, number> = {}
  for (const item of items) found[item] = (found[item] ?? 0) + 1
  return found
}

/** A table at which the Characters are still to be chosen. */
function table(seats: number, seed = 1) {
  const options = { play: 'investigation' }
  return must(Match.start(aftermath, { seats, options, seed: { kind: 'fast', seed } }))
}

/** Everybody takes the first that is offered. */
function begun(seats: number, seed = 1) {
  const match = table(seats, seed)
  while (match.state.phase === 'draft') {
    const [{ seat, id, options }] = match.pending()
    must(match.answer(seat, id, options[0].id))
  }
  return match
}

describe('the board', () => {
  test('AFT-INV-01 AFT-MODE-06 both boards, the standard side up, for 15 rounds', () => {
    const s = laid()
    expect(s.board).toBe('standard-shuttle')
    expect(s.rooms).toHaveLength(25)
    const refused = Match.start(aftermath, {
      seats: 2,
      seed: { kind: 'fast', seed: 1 },
      options: { play: 'investigation', board: 'alternate' },
    })
    expect(refused).toMatchObject({ code: 'bad-setup' })
  })

  test('AFT-INV-02 AFT-INV-03 tiles "2" on both boards at random, tiles "1" on the ship, face down', () => {
    const kinds = laid().rooms.map(({ tile }) => INVESTIGATION.tiles[tile].kind)
    expect(kinds.filter((kind) => kind === '2')).toHaveLength(8)
    expect(kinds.filter((kind) => kind === '1')).toHaveLength(11)
    for (const { rooms } of [laid()]) {
      const hidden = rooms.slice(0, SHIP_ROOMS).filter(({ explored }) => !explored)
      expect(hidden).toHaveLength(16)
    }
    const firsts = new Set(seeds.map((seed) => laid(3, seed).rooms[6].tile))
    expect(firsts.size).toBeGreaterThan(5)
    expect(laid().box.tiles.length + own(laid()).tilesAside.length).toBe(5)
  })

  test('AFT-INV-04 the tiles of the Shuttle are shown, and never the Room Covered with Slime', () => {
    const aside = seeds.filter((seed) => {
      const s = laid(3, seed)
      const shuttle = s.rooms.slice(SHIP_ROOMS)
      expect(shuttle.every(({ explored }) => explored)).toBe(true)
      expect(shuttle.map(({ tile }) => tile)).not.toContain('slime-room')
      return own(s).tilesAside.includes('slime-room')
    })
    expect(aside.length).toBeGreaterThan(0)
    expect(aside.length).toBeLessThan(seeds.length)
    const s = laid(3, aside[0])
    expect(s.rooms.map(({ tile }) => tile)).not.toContain('slime-room')
    expect(aftermath.view(s, 0)).toMatchObject({ tilesAside: ['slime-room'] })
  })

  test('AFT-INV-05 a token of the base game on each tile: neither Doors nor Danger, but Turrets', () => {
    expect(INVESTIGATION_TOKENS).toHaveLength(17)
    expect(INVESTIGATION_TOKENS.filter((one) => /doors|danger/.test(one))).toEqual([])
    expect(INVESTIGATION_TOKENS.filter((one) => one.startsWith('turret'))).toHaveLength(3)
    const { rooms, box } = laid()
    const tokens = rooms.flatMap(({ token }) => token?.id ?? [])
    expect(tokens).toHaveLength(16)
    expect(counts([...tokens, ...box.tokens])).toEqual(counts(INVESTIGATION_TOKENS))
    expect(rooms.every(({ token, explored }) => (token === null) === explored)).toBe(true)
  })

  test('AFT-INV-06 AFT-EXPLORE-02 an Aftermath token in every room of the ship, none on the Shuttle', () => {
    const s = laid()
    const tokens = s.rooms.map((_, place) => ownRoom(s, place).token)
    expect(tokens.slice(0, SHIP_ROOMS).every((token) => token !== null)).toBe(true)
    expect(tokens.slice(SHIP_ROOMS)).toEqual([null, null, null, null])
    const ids = tokens.flatMap((token) => token?.id ?? [])
    expect(counts([...ids, ...own(s).tokensLeft])).toEqual(counts(AFTERMATH_TOKENS))
    expect(own(s).tokensLeft).toHaveLength(2)
  })

  test('AFT-INV-08 a random Coordinates card, and the Destination marker on B', () => {
    expect(own(laid()).destination).toBe(1)
    expect(own(laid()).coordinates.seen).toEqual([])
    expect(new Set(seeds.map((seed) => own(laid(3, seed)).coordinates.id)).size).toBe(8)
  })

  test('AFT-INV-09 1, 2 or 3 Escape Pods, locked, the lowest in section A', () => {
    const pods = [1, 2, 3, 4, 5].map((seats) => own(laid(seats)).pods)
    expect(pods.map(({ length }) => length)).toEqual([1, 1, 2, 2, 3])
    for (const all of pods) {
      expect(all.map(({ section }) => section)).toEqual(['a', 'b', 'a'].slice(0, all.length))
      expect(all.every(({ locked, gone }) => locked && !gone)).toBe(true)
      const numbers = all.map(({ number }) => number)
      expect([...numbers].sort()).toEqual(numbers)
    }
  })

  test('AFT-INV-10 each Engine has either tile on top, which nobody knows', () => {
    const all = seeds.flatMap((seed) => own(laid(3, seed)).engines)
    expect(new Set(all.map(({ working }) => working))).toEqual(new Set([true, false]))
    expect(all.every(({ seen }) => seen.length === 0)).toBe(true)
  })

  test('AFT-INV-11 5 Eggs and 3 Weaknesses', () => {
    const s = laid()
    expect([s.eggs, s.eggSupply]).toEqual([5, 3])
    expect(Object.values(s.weaknesses).map(({ found }) => found)).toEqual([false, false, false])
    expect(s.box.weaknesses).toHaveLength(5)
  })

  test('AFT-INV-12 AFT-INV-13 the bag, with one Adult for each player; the others beside the board', () => {
    for (const seats of [1, 3, 5]) {
      const s = laid(seats)
      expect(counts(s.bag.map(({ type }) => type))).toEqual({
        blank: 1,
        larva: 4,
        creeper: 2,
        adult: 3 + seats,
        breeder: 1,
        queen: 1,
      })
      expect(s.bag.length + s.reserve.length).toBe(27)
    }
  })

  test('AFT-INV-14 AFT-INV-15 every deck is whole and shuffled: 18 Events and 10 Alerts', () => {
    const s = laid()
    expect(s.events.map(({ id }) => id).sort()).toEqual(Object.keys(INVESTIGATION.events).sort())
    expect(s.events).toHaveLength(18)
    expect(s.attacks).toHaveLength(20)
    expect(s.contaminationDeck).toHaveLength(27)
    expect(s.wounds).toHaveLength(18)
    expect(own(s).alerts).toHaveLength(10)
    expect(Object.values(s.items).every((deck) => deck.length > 0)).toBe(true)
    expect(new Set(seeds.map((seed) => laid(3, seed).events[0].id)).size).toBeGreaterThan(8)
    expect(new Set(seeds.map((seed) => own(laid(3, seed)).alerts[0].id)).size).toBeGreaterThan(5)
  })

  test('AFT-INV-16 the Crafted Items of this box lie with the others', () => {
    expect(laid().crafted).toHaveLength(18)
  })

  test('AFT-INV-19 the Time marker on the green space', () => {
    expect(laid().time).toBe(0)
    expect(own(laid()).shuttle).toBe(-1)
  })

  test('AFT-INV-33 the blue Corpse in the Hibernatorium', () => {
    const room = laid().rooms.find(({ tile }) => tile === 'hibernatorium')!
    expect(room.objects).toEqual(['corpse'])
  })
})

describe('the crew', () => {
  test('AFT-INV-20 player numbers are dealt at random', () => {
    const numbers = seeds.map((seed) => laid(3, seed).players.map(({ number }) => number))
    expect(numbers.every((dealt) => [...dealt].sort().join() === '1,2,3')).toBe(true)
    expect(new Set(numbers.map(String)).size).toBe(6)
  })

  test('AFT-INV-22 AFT-INV-23 AFT-MODE-07 one Corporate and one Personal Objective each, in secret', () => {
    for (const { objectives } of laid(2).players) {
      expect(objectives.map(({ kind }) => kind)).toEqual(['personal', 'corporate'])
      for (const { id } of objectives) {
        expect(INVESTIGATION.objectives[id].players).toBeLessThanOrEqual(2)
      }
    }
    const s = laid(3)
    const seen = aftermath
      .view(s, 0)
      .players.map(({ objectives }) => objectives.map(({ id }) => id))
    expect(seen[0].every((id) => id !== null)).toBe(true)
    expect(seen.slice(1).flat()).toEqual([null, null, null, null])
    const box = Object.values(laid(2).box.objectives).flat()
    expect(box.every((id) => INVESTIGATION.objectives[id].players <= 2)).toBe(true)
  })

  test('AFT-MODE-10 alone the Solo rules hold, and the Cooperative ones may be chosen', () => {
    const solo = laid(1)
    expect(solo.mode).toBe('solo')
    expect(solo.players[0].objectives.map(({ kind }) => kind)).toEqual(['group', 'group'])
    const coop = laid(3, 1, { mode: 'coop' })
    expect(coop.mode).toBe('coop')
    expect(coop.players.map(({ objectives }) => objectives.length)).toEqual([1, 1, 1])
    expect('intruderPlayer' in aftermath.options).toBe(false)
  })

  test('AFT-INV-24 AFT-CHAR-03 by player number each keeps one of two Role cards, which nobody else gets', () => {
    const match = table(3)
    const order = [...match.state.players].sort((a, b) => a.number - b.number)
    const kept: string[] = []
    for (const player of order) {
      const [{ seat, id, prompt, options }] = match.pending()
      expect([prompt, seat]).toEqual(['role', match.state.players.indexOf(player)])
      expect(options).toHaveLength(2)
      const roles = options.map(({ targets }) => String(targets![0].id))
      expect(roles.filter((role) => kept.includes(role))).toEqual([])
      kept.push(roles[0])
      must(match.answer(seat, id, options[0].id))
      while (match.pending()[0].seat === seat && match.state.phase === 'draft') {
        const [other] = match.pending()
        must(match.answer(seat, other.id, other.options[0].id))
      }
    }
    expect(new Set(match.state.players.map(({ character }) => character)).size).toBe(3)
  })

  test('AFT-INV-25 AFT-INV-27 AFT-INV-28 AFT-INV-29 AFT-INV-31 each has one Character, in the Main Room, equipped', () => {
    const { state } = begun(3)
    for (const player of state.players) {
      const { item, quests } = INVESTIGATION.characters[player.character]
      expect(state.rooms[player.room].tile).toBe('shuttle-main')
      expect([...player.deck, ...player.hand]).toHaveLength(10)
      expect(player.quests).toEqual(quests)
      expect(player.hands.map((held) => held.item!.id)).toEqual([item])
      const { weapon } = INVESTIGATION.items[item!]
      expect(player.hands[0].item!.ammo).toBe(weapon!.capacity)
    }
  })

  test('AFT-INV-32 player 1 is the First Player', () => {
    const { state } = begun(3)
    expect(state.players[state.first].number).toBe(1)
  })
})
