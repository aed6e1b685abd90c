import { describe, expect, test } from 'vitest'
import { checksOf, coopBeforeJump } from './endings.ts'
import { newGames } from './new-game.ts'
import { coopPosition, type Position } from './position.ts'

describe('NEM-MODE-COOP-01 the Objectives of the group', () => {
  test.each([2, 3, 4, 5])('%d players get one each, all different and open to all', (seats) => {
    for (const game of newGames(seats, { mode: 'coop' }, 10)) {
      for (const reader of [null, 0, 1]) {
        const dealt = game.match.view(reader).players.map(({ objectives }) => objectives)
        for (const objectives of dealt) expect(objectives).toHaveLength(1)
        const ids = dealt.flat().map(({ id }) => id)
        expect(ids).not.toContain(null)
        expect(new Set(ids).size).toBe(seats)
      }
    }
  })

  test('there is nothing to choose at the first Encounter', () => {
    const game = coopPosition('scout', 'captain')
      .beforeFirstEncounter()
      .cards('scout', 5)
      .noise('c-2-6')
      .dice({ noise: [4], tokens: ['creeper'] })
      .play()
      .act('move:c-6-11')
    expect(game.intrudersIn('monitoring-room')).toEqual(['creeper'])
    expect(game.prompt).toBe('action')
    expect(game.log('objective-choice')).toEqual([])
    expect(game.view(null).players.map(({ objectives }) => objectives.length)).toEqual([1, 1])
  })
})

describe('NEM-MODE-COOP-02 the group wins', () => {
  const end = (one: string, two: string, survivor: boolean) => {
    const ship = coopBeforeJump('earth', 'scout', 'captain', 'pilot')
      .objectives('scout', [one, 'group'])
      .objectives('captain', [two, 'group'])
      .objectives('pilot', ['destination-earth', 'group'])
    if (survivor) ship.out('scout', 'hibernating')
    return ship.play()
  }

  test('with all Objectives fulfilled and one survivor: the dead win, too', () => {
    const game = end('destination-earth', 'destination-earth', true)
    expect(game.winners).toEqual(['scout', 'captain', 'pilot'])
    expect(checksOf(game).slice(-3)).toEqual([
      'objectives 0 fulfilled',
      'objectives 1 fulfilled',
      'objectives 2 fulfilled',
    ])
  })

  test('with all of them only: the Objective of a dead Character counts', () => {
    const game = end('destination-earth', 'autopsy', true)
    expect(game.winners).toEqual([])
    expect(checksOf(game)).toContain('objectives 1 failed')
  })

  test('with a survivor only', () => {
    expect(end('destination-earth', 'destination-earth', false).winners).toEqual([])
  })

  test('with a survivor at the very end: the last one must not die in the checks', () => {
    const game = coopBeforeJump('earth', 'scout', 'captain')
      .objectives('scout', ['destination-earth', 'group'])
      .objectives('captain', ['destination-earth', 'group'])
      .out('scout', 'escaped')
      .is('scout', { larva: true })
      .discard('scout', ...Array<string>(20).fill('clean'))
      .play()
    expect(game.whereIs('scout')).toBe('dead')
    expect(game.winners).toEqual([])
  })
})

describe('NEM-MODE-COOP-03 Signals', () => {
  const end = (objectives: string[], senders: ('scout' | 'captain' | 'pilot')[]) => {
    const ship = coopBeforeJump('earth', 'scout', 'captain', 'pilot').out('scout', 'escaped')
    const crew = ['scout', 'captain', 'pilot'] as const
    crew.forEach((one, i) => {
      ship.objectives(one, [objectives[i] ?? 'destination-earth', 'group'])
      ship.is(one, { signal: senders.includes(one) })
    })
    return ship.play()
  }

  test('one, by anybody, is enough for one card', () => {
    expect(end(['nobody-left-behind'], ['captain']).winners).toHaveLength(3)
    expect(end(['nobody-left-behind'], ['scout']).winners).toHaveLength(3)
    const none = end(['nobody-left-behind'], [])
    expect(none.winners).toEqual([])
    expect(checksOf(none)).toContain('objectives 0 failed')
    expect(checksOf(none)).toContain('objectives 1 fulfilled')
  })

  test('as many as cards ask for one', () => {
    const cards = ['nobody-left-behind', 'nobody-left-behind']
    expect(end(cards, ['pilot']).winners).toEqual([])
    expect(end(cards, ['pilot']).log('signals')).toMatchObject([{ params: { sent: 1, wanted: 2 } }])
    expect(end(cards, ['pilot', 'captain']).winners).toHaveLength(3)
  })

  test('each by another Character: nobody sends a second one', () => {
    const game = coopPosition('scout', 'captain')
      .at('scout', 'comms-room')
      .cards('scout', 4)
      .play()
      .act('comms-room')
    expect(game.options()).not.toContain('comms-room')
    expect(game.why('comms-room')).toBe('signal-sent')
  })
})

/** The captain lies dead in the Emergency Room, and a new round is about to begin. */
function fallen(change: (ship: Position) => void = () => {}): Position {
  const ship = coopPosition('scout', 'captain', 'pilot')
    .out('captain', 'dead')
    .object('emergency-room', 'corpse-1')
    .phase('round')
  change(ship)
  return ship
}

describe('NEM-MODE-COOP-04 NEM-MODE-COOP-05 at the start of a round the AutoDoc revives', () => {
  test('a Character whose Corpse lies in the Emergency Room', () => {
    const game = fallen().play()
    expect(game.whereIs('captain')).toBe('emergency-room')
    expect(game.room('emergency-room').objects).toEqual([])
    expect(game.log('revived')).toMatchObject([{ params: { seat: 1 }, rule: 'NEM-MODE-COOP-05' }])
    expect(game.kinds('revived', 'draws')).toEqual(['revived', 'draws', 'draws', 'draws'])
  })

  test('a Character whose Corpse is carried there', () => {
    const game = fallen((ship) =>
      ship.at('scout', 'emergency-room').carrying('scout', 'corpse-1'),
    ).play()
    expect(game.whereIs('captain')).toBe('emergency-room')
    expect(game.view(null).players[0].hands.map(({ object }) => object)).toEqual([null])
  })

  test('nobody whose Corpse is elsewhere', () => {
    const lying = fallen((ship) => ship.object('nest', 'corpse-1')).play()
    expect(lying.whereIs('captain')).toBe('dead')
    const carried = fallen((ship) => ship.carrying('scout', 'corpse-1')).play()
    expect(carried.whereIs('captain')).toBe('dead')
    expect(carried.log('revived')).toEqual([])
  })

  test('nobody just because somebody else is there, and takes nothing else that lies there', () => {
    const elsewhere = fallen((ship) =>
      ship.at('scout', 'emergency-room').object('nest', 'corpse-1'),
    ).play()
    expect(elsewhere.whereIs('captain')).toBe('dead')
    const beside = fallen((ship) => ship.object('emergency-room', 'egg')).play()
    expect(beside.whereIs('captain')).toBe('emergency-room')
    expect(beside.room('emergency-room').objects).toEqual(['egg'])
  })

  test('not the blue Corpse', () => {
    const game = fallen((ship) =>
      ship.object('hibernatorium', 'corpse-1').object('emergency-room', 'corpse'),
    ).play()
    expect(game.log('revived')).toEqual([])
    expect(game.room('emergency-room').objects).toEqual(['corpse'])
  })

  test('only in the cooperative game', () => {
    const ship = fallen()
    const game = ship
      .with((s) => {
        s.mode = 'semi-coop'
        Object.assign(s.players[1], { hand: [], deck: [], discard: [] })
      })
      .play()
    expect(game.whereIs('captain')).toBe('dead')
  })

  test('and no sooner: bringing the Corpse takes the rest of the round', () => {
    const game = coopPosition('scout', 'captain')
      .at('scout', 'nest')
      .out('captain', 'dead')
      .carrying('scout', 'corpse-1')
      .cards('scout', 1)
      .dice({ noise: ['silence'], tokens: ['larva'] })
      .events('regeneration')
      .play()
      .act('move:c-9-12')
    expect(game.whereIs('captain')).toBe('dead')
    game.pass()
    expect(game.state.round).toBe(2)
    expect(game.whereIs('captain')).toBe('emergency-room')
  })
})

describe('NEM-MODE-COOP-06 the revived Character', () => {
  test('has no Light Wound left and all Serious Wounds dressed', () => {
    const game = fallen((ship) =>
      ship
        .is('captain', { lightWounds: 2 })
        .wound('captain', 'wound-leg')
        .wound('captain', 'wound-arm', true)
        .wound('captain', 'wound-body'),
    ).play()
    const { lightWounds, wounds } = game.view(null).players[1]
    expect(lightWounds).toBe(0)
    expect(wounds).toEqual([
      { id: 'wound-leg', dressed: true },
      { id: 'wound-arm', dressed: true },
      { id: 'wound-body', dressed: true },
    ])
  })

  test('has kept Items, cards, Signal, Slime and Larva through a death that was not its doing', () => {
    const game = coopPosition('scout', 'captain')
      .at('scout', 'emergency-room')
      .fire('emergency-room')
      .hand('scout', 'rest', 'search', 'infected')
      .item('scout', 'bandages')
      .carrying('scout', 'egg')
      .is('scout', { signal: true, slime: true, larva: true })
      .wound('scout', 'wound-leg')
      .wound('scout', 'wound-leg')
      .wound('scout', 'wound-bleeding')
      .events('regeneration')
      .dice({ tokens: ['larva'] })
      .play()
      .pass()
    expect(game.whereIs('scout')).toBe('dead')
    // The hand is discarded, the Object dropped.
    expect(game.view(null).players[0]).toMatchObject({ handCount: 0, discard: { length: 3 } })
    expect(game.room('emergency-room').objects).toEqual(['corpse-0', 'egg'])
    game.pass()
    expect(game.whereIs('scout')).toBe('emergency-room')
    const me = game.view('scout').players[0]
    expect(me).toMatchObject({ signal: true, slime: true, larva: true, handCount: 5 })
    expect(me.hands.map(({ item }) => item)).toEqual(['rifle'])
    expect(me.inventory.map(({ id }) => id)).toEqual(['bandages'])
    expect(me.deckCount + me.handCount + me.discard.length).toBe(11)
  })

  test('has lost a Larva that was the death', () => {
    const game = coopPosition('scout', 'captain')
      .at('scout', 'emergency-room')
      .hand('scout', 'rest', 'infected')
      .is('scout', { larva: true })
      .events('lurking')
      .dice({ tokens: ['larva'] })
      .play()
      .act('rest')
    expect(game.whereIs('scout')).toBe('dead')
    game.pass()
    expect(game.whereIs('scout')).toBe('emergency-room')
    expect(game.view(null).players[0].larva).toBe(false)
  })

  test('draws cards and takes turns from that round on', () => {
    const game = fallen((ship) => ship.first('scout')).play()
    expect(game.view(null).players[1]).toMatchObject({ handCount: 5, passed: false })
    expect(game.asked).toEqual(['captain'])
  })
})

describe('NEM-MODE-COOP-07 the Emergency Room revives nobody', () => {
  test('while an Intruder is in it', () => {
    const game = fallen((ship) => ship.intruder('larva', 'emergency-room')).play()
    expect(game.whereIs('captain')).toBe('dead')
    expect(game.room('emergency-room').objects).toEqual(['corpse-1'])
  })

  test('while it has a Malfunction marker', () => {
    const game = fallen((ship) => ship.malfunction('emergency-room')).play()
    expect(game.whereIs('captain')).toBe('dead')
  })

  test('but a fire does not keep it from that', () => {
    const game = fallen((ship) => ship.fire('emergency-room')).play()
    expect(game.whereIs('captain')).toBe('emergency-room')
  })

  test('and treats nobody in these cases', () => {
    const treat = (change: (ship: Position) => void) => {
      const ship = coopPosition('scout', 'captain')
        .at('scout', 'emergency-room')
        .is('scout', { lightWounds: 1 })
        .cards('scout', 2)
      change(ship)
      return ship
        .play()
        .options()
        .some((id) => id.startsWith('emergency-room'))
    }
    expect(treat(() => {})).toBe(true)
    expect(treat((ship) => ship.malfunction('emergency-room'))).toBe(false)
    expect(treat((ship) => ship.intruder('larva', 'emergency-room'))).toBe(false)
  })
})

test('NEM-MODE-COOP-08 the Signal of a Character who died later still counts', () => {
  const game = coopBeforeJump('earth', 'scout', 'captain')
    .objectives('scout', ['nobody-left-behind', 'group'])
    .objectives('captain', ['destination-earth', 'group'])
    .is('captain', { signal: true })
    .out('captain', 'dead')
    .out('scout', 'hibernating')
    .play()
  expect(game.winners).toEqual(['scout', 'captain'])
})

test('NEM-MODE-COOP-08 a Signal is not lost by dying', () => {
  const game = coopPosition('scout', 'captain')
    .hand('scout', 'rest', 'infected')
    .is('scout', { larva: true, signal: true })
    .play()
    .act('rest')
  expect(game.whereIs('scout')).toBe('dead')
  expect(game.view(null).players[0].signal).toBe(true)
})

test('NEM-MODE-COOP-08 a revival that is due does not keep the game going', () => {
  const game = coopPosition('scout', 'captain')
    .out('captain', 'dead')
    .object('emergency-room', 'corpse-1')
    .time(7)
    .cards('scout', 2)
    .dice({ noise: ['silence'] })
    .play()
    .act('hibernatorium')
  expect(game.match.result).toMatchObject({ reason: 'nobody-left' })
  expect(game.whereIs('captain')).toBe('dead')
})
