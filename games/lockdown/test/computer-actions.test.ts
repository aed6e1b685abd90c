import { NONE } from '@bulkhead/hull/state.ts'
import { describe, expect, test } from 'vitest'
import { COMPUTER_CARDS } from '../cards/computer-actions.ts'
import { lockdown, onSurfaceBoard, type Position } from './position.ts'

/** The six Computer Action cards (components 16). */

/** The Hacker in the Archive (S-03) with this card face up, and what comes next. */
function at(card: string, next = 'power-routing'): Position {
  return lockdown('hacker', 'sentry')
    .at('hacker', 'archive')
    .at('sentry', 'alert-room')
    .cards('hacker', 3)
    .computer(card, next)
}

function cost(base: Position, id: string): unknown {
  return base
    .play()
    .decision()
    .options.find((option) => option.id === id)?.params?.cost
}

test('LOCK-COMPUTER-02 there are six cards, of which five offer three effects', () => {
  expect(COMPUTER_CARDS.map(({ id, effects }) => [id, effects.map((one) => one.cost)])).toEqual([
    ['logistics', [2, 1, 1]],
    ['personnel-files', [1, 1, 1]],
    ['door-control', [1, 1, 2]],
    ['power-routing', [2, 2, 1]],
    ['surveillance', [1, 1, 1]],
    ['lockdown', []],
  ])
})

describe('logistics', () => {
  test('LOCK-ROVER-03 logistics: the empty Rover goes to the Bunker or back, for 2 cards', () => {
    expect(cost(at('logistics'), 'send-rover:bunker')).toBe(2)
    const sent = at('logistics').play().act('send-rover:bunker')
    expect(sent.view(null).rover).toBe(NONE)
    const back = at('logistics').roverAt('bunker').play()
    expect(back.ways('send-rover')).toEqual(['1'])
    expect(back.act('send-rover:1').view(null).rover).toBe(0)
  })

  test('logistics: on the alternate board to any Exit Airlock', () => {
    const game = onSurfaceBoard('hacker', 'sentry')
      .tile(9, 'archive')
      .at('hacker', 'archive')
      .cards('hacker', 3)
      .computer('logistics')
      .play()
    expect(game.ways('send-rover')).toEqual(['1', '3', '6', 'bunker'])
  })

  test('logistics: the Elevator beside any Elevator Room, powered or not', () => {
    const game = at('logistics').power('elevator', false).elevatorAt('elevator-2').play()
    expect(game.ways('place-elevator')).toEqual(['18', '25'])
    game.act('place-elevator:18')
    expect(game.state.rooms[game.own.elevator].tile).toBe('elevator-1')
  })

  test('LOCK-COMPUTER-06 logistics: 1 Knowledge for 1 card, but not beyond 8', () => {
    const game = at('logistics').play().act('learn')
    expect(game.ownOf('hacker').knowledge).toBe(2)
    expect(game.player('hacker').hand).toHaveLength(2)
    expect(at('logistics').knowledge('hacker', 8).play().forbidden('learn')).toBe('LOCK-KNOW-05')
  })
})

describe('personnel-files', () => {
  test('LOCK-CONTIN-06 personnel-files: all tokens of a player in the section, for their reader alone', () => {
    const game = at('personnel-files')
      .at('sentry', 'decon')
      .holds('sentry', 'red', 'blue')
      .play()
      .act('read-files:1')
    expect(game.view('hacker').players[1].contingencies).toEqual(['red', 'blue'])
    expect(game.view(null).players[1].contingencies).toEqual([null, null])
  })

  test('LOCK-CONTIN-06 LOCK-CONTIN-15 personnel-files: nobody of another section, nor who has left', () => {
    expect(at('personnel-files').play().forbidden('read-files')).toBe('LOCK-CONTIN-06')
    const left = at('personnel-files').at('sentry', 'decon').out('sentry', 'bunker').play()
    expect(left.forbidden('read-files')).toBe('LOCK-CONTIN-06')
  })

  test('personnel-files: an unexplored tile of the section, without its token', () => {
    const game = at('personnel-files').unexplored('decon', 'fire-2').unexplored('nest').play()
    expect(game.ways('look-nearby')).toEqual(['12'])
    game.act('look-nearby:12')
    expect(game.log('sees-room', 'hacker')[0].params).toMatchObject({ tile: 'decon' })
    expect(game.log('sees-token', 'hacker')).toEqual([])
    expect(at('personnel-files').play().why('look-nearby')).toBe('all-explored')
  })
})

describe('door-control', () => {
  test('door-control: any Doors around one room of the section are closed', () => {
    const game = at('door-control').door('c30', 'destroyed').play()
    // Rooms of S-03.
    expect(game.ways('close-doors').sort()).toEqual(
      ['12', '13', '14', '15', '16', '23', '24', '25'].sort(),
    )
    game.choose('close-doors:24')
    expect([...game.options()].sort()).toEqual(['close-one:c28', 'close-one:c31'])
    game.pick('close-one:c31').settle()
    expect(game.corridor('c31').door).toBe('closed')
    expect(game.corridor('c28').door).toBe('open')
  })

  test('LOCK-SECTION-09 door-control: any closed Doors of the corridors of the section are opened', () => {
    const game = at('door-control')
      .door('c25', 'closed')
      .door('c33', 'closed')
      .door('c24', 'closed')
      .play()
    game.choose('open-doors')
    expect(game.options()).toEqual(['open-one:c25', 'open-one:c33'])
    game.pick('open-one:c25', 'open-one:c33').settle()
    expect([game.corridor('c25').door, game.corridor('c33').door]).toEqual(['open', 'open'])
    expect(game.corridor('c24').door).toBe('closed')
    const one = at('door-control').door('c25', 'closed').play().choose('open-doors')
    expect(one.options()).toEqual(['open-one:c25'])
    expect(at('door-control').play().why('open-doors')).toBe('no-door-here')
  })
})

describe('power-routing', () => {
  test('LOCK-SECTION-07 power-routing: two tokens change places as they lie', () => {
    const game = at('power-routing', 'logistics').powerTokens(1, 2, 3, 4).power('s2', false).play()
    expect(game.ways('swap-tokens')).toHaveLength(6)
    game.act('swap-tokens:s2+s3')
    expect(game.log('power-swapped')).toMatchObject([{ params: { a: 's2', b: 's3' } }])
    expect(game.view(null).power).toMatchObject({
      s2: { number: 3, on: true },
      s3: { number: 2, on: false },
    })
  })

  test('power-routing: power for the Elevator at the cost of the section', () => {
    const game = at('power-routing', 'logistics')
      .power('elevator', false)
      .play()
      .act('feed-elevator')
    expect(game.view(null).power.elevator.on).toBe(true)
    expect(game.view(null).power.s3.on).toBe(false)
    expect(at('power-routing', 'logistics').play().why('feed-elevator')).toBe('elevator-fed')
  })
})

describe('surveillance', () => {
  test('surveillance: all noise around one room of the section goes', () => {
    const game = at('surveillance').noise('c32', 'technical-1', 'c25', 'c18').play()
    expect(game.ways('silence-room')).toContain('13')
    game.act('silence-room:13')
    expect(game.noise.sort()).toEqual(['c18', 'c25'])
    expect(at('surveillance').play().why('silence-room')).toBe('no-noise')
  })

  test('LOCK-CSS-12 surveillance: a look at a face-down CSS token', () => {
    const game = at('surveillance').space(12).css(8, 'none').play().act('read-css:8')
    expect(game.view('hacker').css.find(({ space }) => space === 8)?.id).toBe('none')
    expect(game.view('sentry').css.find(({ space }) => space === 8)?.id).toBe(null)
  })

  test('surveillance: or at all tokens of a player of the section', () => {
    const game = at('surveillance').at('sentry', 'decon').holds('sentry', 'gray').play()
    game.act('read-files:1')
    expect(game.view('hacker').players[1].contingencies).toEqual(['gray'])
  })
})

describe('lockdown', () => {
  const revealing = () => at('logistics', 'lockdown')

  test('LOCK-COMPUTER-03 lockdown: Doors of powered sections close while there are tokens', () => {
    const game = revealing().power('s1', false).power('s2', false).play().act('learn')
    const closed = ['c25', 'c26', 'c27', 'c28', 'c29', 'c30', 'c31', 'c32', 'c33', 'c34']
    expect(closed.map((id) => game.corridor(id).door)).toEqual(Array(10).fill('closed'))
    expect(game.corridor('c24').door).toBe('open')
    const all = revealing().play().act('learn')
    const shut = all.state.corridors.flatMap(({ door }, i) => (door === 'closed' ? [i + 1] : []))
    expect(shut).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  })

  test('LOCK-COMPUTER-03 lockdown: the Elevator is stuck in S-02 until the end of the round', () => {
    const game = revealing().elevatorAt('elevator-3').at('sentry', 'elevator-2').play()
    game.act('learn')
    expect(game.state.rooms[game.own.elevator].tile).toBe('elevator-2')
    expect(game.view(null).elevatorStuck).toBe(true)
  })

  test('LOCK-COMPUTER-03 lockdown: then another card lies face up, without further effect', () => {
    const game = revealing().play().act('learn')
    expect(game.view(null).computer).not.toBe('lockdown')
    expect(game.own.computerDeck.map(({ id }) => id)).toContain('lockdown')
    expect(game.own.computerDeck).toHaveLength(5)
  })
})

test('LOCK-COMPUTER-02 the used card goes under the deck, and the next is revealed', () => {
  const game = at('logistics', 'surveillance').play().act('learn')
  expect(game.view(null).computer).toBe('surveillance')
  expect(game.own.computerDeck[0].id).toBe('logistics')
})

test('LOCK-COMPUTER-01 LOCK-COMPUTER-05 a Computer Action needs power, and no Intruder', () => {
  expect(at('logistics').power('s3', false).play().forbidden('learn')).toBe('LOCK-COMPUTER-01')
  expect(at('logistics').intruder('larva', 'archive').play().forbidden('learn')).toBe(
    'LOCK-COST-10',
  )
  expect(at('logistics').malfunction('archive').play().options()).not.toContain('learn')
})
