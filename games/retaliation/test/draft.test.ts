import { FastRng } from '@bulkhead/kernel'
import { describe, expect, test } from 'vitest'
import { equip } from '../draft.ts'
import { LANDING_ZONE } from '../facility.ts'
import { GEAR_KINDS } from '../kinds.ts'
import { PRINTED } from '../packs.ts'
import type { State } from '../state.ts'
import { retaliation } from './position.ts'
import { answerAtRandom, open, playOut } from './random-play.ts'

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

  /** The Contractor (2) and the Recon (1) are about to fill their Belts. */
  const belts = () => retaliation('recon', 'contractor').phase('belts')
  const ALL = ['take-gear:ammo', 'take-gear:grenade', 'take-gear:oxygen', 'take-gear:medpack']

  test('RET-DRAFT-26 RET-GEAR-02: four tokens of any types from the supply, Ammo full, the highest number first', () => {
    const game = belts().play()
    const supply = { ...game.state.gear }
    for (const id of [...ALL, ...ALL]) {
      expect(game.options()).toEqual(ALL)
      game.choose(id)
    }
    expect(game.told('fills-belt', 'seat')).toEqual([1, 1, 1, 1, 0, 0, 0, 0])
    for (const character of ['recon', 'contractor']) {
      expect(game.player(character).belt).toEqual(['ammo', 'grenade', 'oxygen', 'medpack'])
    }
    for (const kind of GEAR_KINDS) expect(game.state.gear[kind]).toBe(supply[kind] - 2)
    expect(game.prompt).toBe('action')
  })

  test('RET-DRAFT-27: one of each type is only recommended: four of one type will do', () => {
    const game = belts().play()
    game.choose(...Array(4).fill('take-gear:grenade'), ...Array(4).fill('take-gear:medpack'))
    expect(game.player('contractor').belt).toEqual(Array(4).fill('grenade'))
    expect(game.player('recon').belt).toEqual(Array(4).fill('medpack'))
  })

  test('RET-DRAFT-30: Support Equipment is filled before the Belts, these by falling numbers; what the supply lacks stays empty', () => {
    const game = retaliation('recon', 'contractor')
      .supportDeck('tactical-armor')
      .with((s) => {
        for (const kind of GEAR_KINDS) {
          s.landingGear[kind] += s.gear[kind]
          s.gear[kind] = 0
        }
        s.landingGear.medpack -= 3
        s.gear.medpack = 3
      })
      .phase('support')
      .play()
    game.choose('support:tactical-armor')
    expect(game.player('recon').armor!.slots).toEqual(['medpack'])
    expect(game.told('fills-belt', 'seat')).toEqual([1, 1])
    expect(game.player('contractor').belt).toEqual(['medpack', 'medpack', null, null])
    expect(game.player('recon').belt).toEqual([null, null, null, null])
    expect(game.prompt).toBe('action')
  })

  test('RET-DRAFT-30: Character Items that come too late for Ammo begin empty', () => {
    const s = structuredClone(open(1, 1).state)
    s.gear.ammo = 1
    for (const [seat, character] of ['heavy-gun-operator', 'recon'].entries()) {
      s.players[seat].character = character
      equip(s, s.players[seat], new FastRng(1))
    }
    expect(s.players[0].hands[0][0].slots).toEqual(['ammo', null])
    expect(s.players[1].hands[0][0].slots).toEqual([null])
    expect(s.gear.ammo).toBe(0)
  })

  test('RET-DRAFT-14: everybody has a Backpack of their own, under their player number', () => {
    const game = retaliation('recon', 'officer').item('officer', 'tools').play()
    const backpacks = (reader: string) =>
      game
        .view(reader)
        .players.map(({ number, backpack }) => [number, backpack.map(({ id }) => id)])
    expect(backpacks('recon')).toEqual([
      [1, []],
      [2, [null]],
    ])
    expect(backpacks('officer')).toEqual([
      [1, []],
      [2, ['tools']],
    ])
  })

  test.each([1, 2, 3])(
    'RET-DRAFT-07 RET-DRAFT-22 RET-DRAFT-26: Characters by rising numbers, equipment and Belts by falling ones; then Round 1 (game %i)',
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
