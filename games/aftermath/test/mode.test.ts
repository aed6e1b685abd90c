import { FastRng, Match } from '@bulkhead/kernel'
import { RULES as NEMESIS } from '@bulkhead/nemesis/rules.ts'
import { describe, expect, test } from 'vitest'
import { aftermath } from '../index.ts'
import { own, ownRoom } from '../own.ts'
import { CLASSIC_RULES, EPILOGUE_RULES, INVESTIGATION_RULES } from '../rules.ts'
import { setup } from '../setup.ts'
import { classic, epilogue, investigation, Position } from './position.ts'

/** MODE, MIX: the three ways to play, and what a classic game takes from this box. */

const CLASSIC_OPTIONS = {
  play: 'classic',
  mode: 'semi-coop',
  board: 'standard',
  draft: 'roles',
  rooms: true,
  turrets: true,
  traits: true,
  hourglass: 'none',
}

function mixed(options: Partial<typeof CLASSIC_OPTIONS>) {
  return setup({ ...CLASSIC_OPTIONS, ...options }, 3, new FastRng(1))
}

describe('the ways to play', () => {
  test('AFT-MODE-01 are three: Epilogue, Investigation and a classic game', () => {
    const { play } = aftermath.options
    expect(play).toMatchObject({ values: ['epilogue', 'investigation', 'classic'] })
  })

  test('AFT-MODE-08 Epilogue and Investigation use Shuttle, Events, Alerts and tokens of this box', () => {
    for (const { state } of [epilogue('scout'), investigation('scout')]) {
      expect(state.rooms).toHaveLength(25)
      expect(state.events.filter(({ id }) => id.startsWith('aft-'))).toHaveLength(10)
      expect(own(state).alerts).toHaveLength(10)
      expect(own(state).tokensLeft).toHaveLength(23)
    }
    const { state } = classic('scout')
    expect(state.rooms).toHaveLength(21)
    expect(state.events.some(({ id }) => id.startsWith('aft-'))).toBe(false)
    expect([own(state).alerts, own(state).tokensLeft]).toEqual([[], []])
    expect(state.rooms.some((_, place) => ownRoom(state, place).token)).toBe(false)
  })

  test('AFT-MODE-09 the rules of Nemesis hold where nothing else is said', () => {
    for (const rules of [CLASSIC_RULES, INVESTIGATION_RULES, EPILOGUE_RULES]) {
      const { supply, tokens, intruders, noiseDie, combatDie, nest, steps, opened } = NEMESIS
      expect(rules).toMatchObject({ supply, tokens, intruders, noiseDie, combatDie, nest })
      expect([rules.steps.turn, rules.steps.victory]).toEqual([steps.turn, steps.victory])
      expect(rules.opened).toBe(opened)
    }
    // An Epilogue skips the bag, and goes its own way after the Event.
    expect(Object.keys(EPILOGUE_RULES.after)).toEqual(Object.keys(NEMESIS.after))
    expect(INVESTIGATION_RULES.after).toEqual(NEMESIS.after)
  })

  test('AFT-MODE-10 nobody goes on as the Intruders', () => {
    expect(Object.keys(aftermath.options)).not.toContain('intruderPlayer')
    expect(own(mixed({})).intrudersPlayed).toBe(false)
  })

  test('all of them are for 1 to 5 players', () => {
    const opened = (seats: number) =>
      Match.start(aftermath, { seats, seed: { kind: 'fast', seed: 1 }, options: {} })
    expect([1, 5].map((seats) => opened(seats))).toEqual([expect.any(Match), expect.any(Match)])
    expect([0, 6].map((seats) => opened(seats))).toMatchObject([
      { code: 'bad-setup' },
      { code: 'bad-setup' },
    ])
  })

  test('a table chooses between them, and what goes with them', () => {
    const choices = Object.entries(aftermath.options).map(([name, option]) => [
      name,
      option.kind === 'choice' ? option.values : option.kind,
      option.default,
    ])
    expect(choices).toEqual([
      ['play', ['epilogue', 'investigation', 'classic'], 'investigation'],
      ['mode', ['semi-coop', 'coop'], 'semi-coop'],
      ['board', ['standard', 'alternate'], 'standard'],
      ['draft', ['roles', 'free'], 'roles'],
      ['rooms', 'flag', true],
      ['turrets', 'flag', true],
      ['traits', 'flag', true],
      ['hourglass', ['none', '3', '5', '10'], 'none'],
    ])
  })

  test('what belongs to a classic game alone is refused elsewhere', () => {
    const refused = (options: Record<string, unknown>) =>
      Match.start(aftermath, { seats: 2, seed: { kind: 'fast', seed: 1 }, options })
    for (const flag of ['rooms', 'turrets', 'traits']) {
      expect(refused({ play: 'investigation', [flag]: false })).toMatchObject({ code: 'bad-setup' })
      expect(refused({ play: 'classic', [flag]: false })).not.toHaveProperty('code')
    }
    const message = (play: string) => refused({ play, board: 'alternate' })
    expect(message('classic')).not.toHaveProperty('code')
    expect(message('investigation')).toMatchObject({
      message: 'An Investigation is played on the standard side of the board.',
    })
    expect(message('epilogue')).toMatchObject({
      message: 'An Epilogue is played on the board of the game before it.',
    })
  })
})

describe('a classic game', () => {
  test('AFT-MIX-03 AFT-COMP-09 with or without the new rooms, Turrets and Traits', () => {
    const tiles = (rooms: boolean) => {
      const { rooms: laid, box } = mixed({ rooms })
      return [...laid.map(({ tile }) => tile), ...box.tiles].filter((tile) =>
        ['crafting-room', 'server-room', 'alarm-room', 'turret-room'].includes(tile),
      )
    }
    expect(tiles(true)).toHaveLength(4)
    expect(tiles(false)).toEqual([])
    const turrets = (wanted: boolean) => {
      const { rooms, box } = mixed({ turrets: wanted })
      const tokens = [...rooms.flatMap(({ token }) => token?.id ?? []), ...box.tokens]
      return tokens.filter((token) => token.startsWith('turret')).length
    }
    expect([turrets(true), turrets(false)]).toEqual([3, 0])
    expect([own(mixed({})).traits, own(mixed({ traits: false })).traits]).toEqual([true, false])
  })

  test('AFT-MIX-03 the Crafted Items of this box come with the Crafting Room', () => {
    const added = (rooms: boolean) =>
      mixed({ rooms }).crafted.filter((id) =>
        ['laser-pointer', 'combat-drone', 'enviro-suit'].includes(id),
      )
    expect([added(true).length, added(false).length]).toEqual([6, 0])
    expect(mixed({ rooms: false }).crafted).toHaveLength(12)
  })

  test('AFT-MIX-03 without the new rooms everything still adds up', () => {
    const game = new Position(['scout', 'soldier'], { play: 'classic', rooms: false }).play()
    expect(aftermath.check(game.state)).toEqual([])
    expect(game.view('scout').tilesAside).toHaveLength(4)
  })

  test('is otherwise a game of Nemesis: 15 rounds, pods, hibernation, Objectives', () => {
    const s = mixed({})
    expect(own(s).pods).toHaveLength(3)
    const bag = s.bag.map(({ type }) => type)
    const inBag = ['blank', 'larva', 'creeper', 'adult', 'breeder', 'queen'].map(
      (type) => bag.filter((one) => one === type).length,
    )
    expect([inBag, s.reserve.length]).toEqual([[1, 4, 1, 3 + 3, 0, 1], 27 - 13])
    expect(s.players[0].objectives.map(({ kind }) => kind)).toEqual(['personal', 'corporate'])
    const end = classic('scout').time(14).phase('time').play()
    expect(end.match.result!.reason).toBe('jump')
    const counting = classic('scout')
      .selfDestruct(1)
      .phase('time')
      .events('nest-noise')
      .dice({ tokens: ['larva'] })
      .play()
    expect([counting.state.time, counting.own.selfDestruct]).toEqual([1, 2])
    expect(mixed({ mode: 'coop' }).mode).toBe('coop')
    expect(mixed({ board: 'alternate' }).board).toBe('alternate')
  })
})
