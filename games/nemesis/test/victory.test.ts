import { describe, expect, test } from 'vitest'
import { own } from '../own.ts'
import { beforeExplosion, beforeJump, checksOf, coopBeforeJump } from './endings.ts'
import { type Position, position } from './position.ts'

test('NEM-VICTORY-01 Engines, Coordinates, Contamination, Objectives, in this order', () => {
  const game = beforeJump('earth', 'scout', 'captain', 'pilot')
    .objectives('scout', ['tireless-explorer', 'personal'])
    .objectives('captain', ['save-the-property', 'personal'])
    .out('scout', 'escaped')
    .out('captain', 'hibernating')
    .play()
  expect(checksOf(game)).toEqual([
    'engines -1 working',
    'coordinates -1 earth',
    'contamination 0 clean',
    'contamination 1 clean',
    'objectives 0 failed',
    'objectives 1 fulfilled',
  ])
  const told = [
    'check-engines',
    'check-coordinates',
    'check-contamination',
    'check-objectives',
  ].flatMap((kind) => game.log(kind).map(({ params }) => params?.outcome))
  expect(told).toEqual(['working', 'earth', 'clean', 'clean', 'failed', 'fulfilled'])
  expect(game.kinds('perishes', 'check-engines', 'wins')).toEqual([
    'perishes',
    'check-engines',
    'wins',
  ])
})

test('NEM-VICTORY-02 the top tile of each Engine is revealed, unless the ship has exploded', () => {
  const game = beforeJump('earth', 'scout', 'captain')
    .out('scout', 'escaped')
    .engines(true, false, true)
    .play()
  expect(game.view(null).engines).toEqual([true, false, true])
  expect(game.told('engine', 'outcome')).toEqual(['working', 'damaged', 'working'])
  const exploded = beforeExplosion('scout', 'captain').out('scout', 'escaped').play()
  expect(exploded.view(null).engines).toEqual([null, null, null])
  expect(exploded.log('check-engines')).toEqual([])
})

test.each([
  [[true, true, true], false],
  [[false, true, true], false],
  [[false, true, false], true],
  [[false, false, false], true],
])('NEM-VICTORY-03 Engines that work %j make the ship explode: %s', (engines, explodes) => {
  const game = beforeJump('earth', 'scout', 'captain')
    .out('scout', 'hibernating')
    .out('captain', 'escaped')
    .engines(...engines)
    .intruder('queen', 'nest')
    .play()
  expect(game.whereIs('scout')).toBe(explodes ? 'dead' : 'hibernating')
  expect(game.whereIs('captain')).toBe('escaped')
  expect(game.view(null)).toMatchObject({ nestDestroyed: explodes, queenKilled: explodes })
  expect(checksOf(game)[0]).toBe(`engines -1 ${explodes ? 'exploded' : 'working'}`)
  expect(game.match.result!.reason).toBe(explodes ? 'explosion' : 'jump')
})

test('NEM-VICTORY-04 a Malfunction marker in an Engine room does not damage the Engine', () => {
  const game = beforeJump('earth', 'scout', 'captain')
    .out('scout', 'hibernating')
    .malfunction('engine-1', 'engine-2', 'engine-3')
    .play()
  expect(game.whereIs('scout')).toBe('hibernating')
})

test.each([
  ['coordinates-4', 0, 'mars'],
  ['coordinates-4', 1, 'venus'],
  ['coordinates-4', 2, 'earth'],
  ['coordinates-4', 3, 'deep-space'],
  ['coordinates-8', 0, 'earth'],
])('NEM-VICTORY-05 on the card %s the square %d is %s', (card, square, destination) => {
  const game = beforeJump('earth', 'scout', 'captain')
    .coordinates(card)
    .out('scout', 'escaped')
    .with((s) => {
      own(s).destination = square
    })
    .play()
  expect(game.view(null)).toMatchObject({ coordinates: card, ending: { destination } })
})

test('NEM-VICTORY-05 an exploded ship has no destination, and the card stays hidden', () => {
  const game = beforeJump('earth', 'scout', 'captain')
    .out('scout', 'escaped')
    .engines(false, false, true)
    .play()
  expect(game.view(null)).toMatchObject({ coordinates: null, ending: { destination: null } })
  expect(checksOf(game)).not.toContain('coordinates -1 earth')
})

test.each(['mars', 'venus', 'deep-space'] as const)(
  'NEM-VICTORY-06 NEM-VICTORY-08 on the way to %s every sleeper dies, and nothing else',
  (course) => {
    const game = beforeJump(course, 'scout', 'captain', 'pilot')
      .objectives('scout', ['save-the-property', 'personal'])
      .objectives('captain', ['ab-ovo', 'corporate'])
      .out('scout', 'hibernating')
      .out('captain', 'hibernating')
      .out('pilot', 'escaped')
      .intruder('queen', 'nest')
      .play()
    expect([game.whereIs('scout'), game.whereIs('captain')]).toEqual(['dead', 'dead'])
    expect(game.whereIs('pilot')).toBe('escaped')
    expect(game.view(null)).toMatchObject({
      intruders: [{ type: 'queen' }],
      nestDestroyed: false,
      ending: { exploded: false, destination: course },
    })
    const deaths = game.log('perishes').filter(({ rule }) => rule === 'NEM-VICTORY-06')
    expect(deaths.map(({ params }) => params?.seat)).toEqual([0, 1])
  },
)

describe('NEM-VICTORY-07 the sleeper whose Objective is Quarantine', () => {
  const sleeper = (course: 'mars' | 'venus') =>
    beforeJump(course, 'scout', 'captain')
      .objectives('scout', ['quarantine', 'personal'])
      .out('scout', 'hibernating')

  test('survives a trip to Mars', () => {
    const game = sleeper('mars').play()
    expect(game.whereIs('scout')).toBe('hibernating')
    expect(game.winners).toEqual(['scout'])
  })

  test('but to nowhere else', () => {
    const game = sleeper('venus').play()
    expect(game.whereIs('scout')).toBe('dead')
    expect(game.log('objective')).toEqual([])
  })

  test('shows the Objective when claiming that, even if death comes afterwards', () => {
    const game = sleeper('mars')
      .is('scout', { larva: true })
      .discard('scout', ...Array<string>(20).fill('clean'))
      .play()
    expect(game.whereIs('scout')).toBe('dead')
    expect(game.log('objective')).toMatchObject([
      { params: { seat: 0, objective: 'quarantine' }, rule: 'NEM-VICTORY-07' },
    ])
    for (const reader of ['captain', null] as const) {
      expect(game.view(reader).players[0].objectives).toEqual([
        { kind: 'personal', id: 'quarantine' },
      ])
    }
  })

  test('has kept it: a discarded Quarantine does not help', () => {
    const game = sleeper('mars')
      .beforeFirstEncounter()
      .objectives('scout', ['quarantine', 'personal'], ['ab-ovo', 'corporate'])
      .play()
    game.say('scout', 'keep:1')
    expect(game.whereIs('scout')).toBe('dead')
  })
})

test('NEM-VICTORY-09 pods are neither touched by the Engines nor by the Coordinates', () => {
  const flee = (ship: Position) =>
    ship
      .out('scout', 'escaped')
      .objectives('scout', ['ab-ovo', 'corporate'])
      .weakness('egg', 'vital-places')
      .play()
  const broken = flee(beforeJump('earth', 'scout', 'captain').engines(false, false, false))
  const astray = flee(beforeJump('deep-space', 'scout', 'captain'))
  for (const game of [broken, astray]) {
    expect(game.whereIs('scout')).toBe('escaped')
    expect(game.winners).toEqual(['scout'])
  }
})

describe('the Contamination check', () => {
  const home = (fate: 'escaped' | 'hibernating' = 'escaped') =>
    beforeJump('earth', 'scout', 'captain')
      .objectives('scout', ['save-the-property', 'personal'])
      .out('scout', fate)

  test.each(['escaped', 'hibernating'] as const)(
    'NEM-VICTORY-10 everybody living, %s or not, scans draw deck, discard pile and hand',
    (fate) => {
      const game = home(fate)
        .deckTop('scout', 'infected')
        .discard('scout', 'clean', 'clean')
        .hand('scout', 'infected')
        .hand('captain', 'infected')
        .play()
      // The captain is dead by now and scans nothing.
      expect(game.log('last-scan').map(({ params }) => params)).toEqual([
        { seat: 0, infected: 2, clean: 2 },
      ])
    },
  )

  test.each(['deck', 'discard', 'hand'])(
    'NEM-VICTORY-10 NEM-VICTORY-11 one infected card in the %s calls for the last draw',
    (pile) => {
      const ship = home()
      if (pile === 'deck') ship.deckTop('scout', 'infected')
      else ship[pile as 'hand' | 'discard']('scout', 'infected')
      expect(ship.play().log('last-draw')).toHaveLength(1)
    },
  )

  test('NEM-VICTORY-10 NEM-INFO-05 everybody sees what is scanned', () => {
    const game = home().discard('scout', 'infected', 'clean').play()
    expect(game.view(null).players[0].discard).toEqual([
      'contamination-infected',
      'contamination-clean',
    ])
  })

  test('NEM-VICTORY-11 a Contamination card among the 4 kills, and without one the Character lives', () => {
    const outcomes = Array.from({ length: 40 }, (_, seed) => {
      const game = home().discard('scout', 'infected').play(seed)
      const [number] = game.told('last-draw', 'number')
      const dies = number === 1
      expect(checksOf(game)).toContain(`contamination 0 ${dies ? 'dies' : 'survives'}`)
      expect(game.whereIs('scout')).toBe(dies ? 'dead' : 'escaped')
      expect(game.winners).toEqual(dies ? [] : ['scout'])
      return dies
    })
    const deaths = outcomes.filter(Boolean).length
    // The one card of 11 is among 4 of them in 4 games of 11.
    expect(deaths).toBeGreaterThan(40 * (4 / 11) - 9)
    expect(deaths).toBeLessThan(40 * (4 / 11) + 9)
  })

  test('NEM-VICTORY-11 exactly 4 cards of all that the Character has are drawn', () => {
    const drawn = Array.from({ length: 20 }, (_, seed) => {
      const cards = Array<string>(20).fill('clean')
      const game = home()
        .hand('scout', 'infected')
        .discard('scout', ...cards)
        .play(seed)
      return game.told('last-draw', 'number')[0] as number
    })
    expect(Math.max(...drawn)).toBe(4)
  })

  test('NEM-VICTORY-11 NEM-VICTORY-12 a card that is not infected kills as well', () => {
    const game = home()
      .is('scout', { larva: true })
      .discard('scout', ...Array<string>(20).fill('clean'))
      .play()
    expect(checksOf(game)).toContain('contamination 0 dies')
    expect(game.whereIs('scout')).toBe('dead')
  })

  test('NEM-VICTORY-12 a Larva leads directly to the draw, without a scan', () => {
    const game = home().is('scout', { larva: true }).play()
    expect(game.log('last-scan')).toEqual([])
    expect(game.told('last-draw', 'number')).toEqual([0])
    expect(checksOf(game)).toContain('contamination 0 survives')
    expect(game.winners).toEqual(['scout'])
  })

  test('NEM-VICTORY-13 without a Larva and an infected card nothing is drawn', () => {
    const game = home()
      .hand('scout', ...Array<string>(20).fill('clean'))
      .play()
    expect(game.log('last-draw')).toEqual([])
    expect(checksOf(game)).toContain('contamination 0 clean')
    expect(game.winners).toEqual(['scout'])
  })

  test('NEM-VICTORY-14 nothing else comes of an infected card: no Larva, no Creeper', () => {
    const ends = Array.from({ length: 10 }, (_, seed) =>
      home().discard('scout', 'infected').hand('scout', 'infected').play(seed),
    )
    for (const game of ends) {
      expect(game.view(null).players[0].larva).toBe(false)
      expect(game.view(null).intruders).toEqual([])
      expect(game.log('infested')).toEqual([])
    }
    expect(new Set(ends.map((game) => game.whereIs('scout')))).toEqual(new Set(['dead', 'escaped']))
  })
})

describe('the Objective check', () => {
  test('NEM-VICTORY-15 whoever is alive reveals the kept Objective and wins if it is fulfilled', () => {
    const game = beforeJump('earth', 'scout', 'captain', 'pilot')
      .objectives('scout', ['save-the-property', 'personal'])
      .objectives('captain', ['my-precious', 'corporate'])
      .out('scout', 'hibernating')
      .out('captain', 'escaped')
      .play()
    expect(game.log('objective').map(({ params }) => params)).toEqual([
      { seat: 0, objective: 'save-the-property' },
      { seat: 1, objective: 'my-precious' },
    ])
    expect(game.view(null).players[1].objectives).toEqual([
      { kind: 'corporate', id: 'my-precious' },
    ])
    expect(game.winners).toEqual(['scout'])
  })

  test('NEM-VICTORY-16 a death in the Contamination check counts for the Objectives', () => {
    const game = beforeJump('earth', 'scout', 'captain', 'pilot')
      .objectives('scout', ['greener-grass', 'corporate'])
      .out('scout', 'escaped')
      .out('captain', 'escaped')
      .out('pilot', 'escaped')
      .is('captain', { larva: true })
      .discard('captain', ...Array<string>(20).fill('clean'))
      .play()
    expect(game.whereIs('captain')).toBe('dead')
    expect(game.winners).toContain('scout')
  })

  test('NEM-VICTORY-17 the ship is checked even if all survivors left in pods', () => {
    const end = (coordinates: string) =>
      position('scout', 'captain')
        .coordinates(coordinates)
        .objectives('scout', ['save-the-property', 'personal'])
        .objectives('captain', ['tireless-explorer', 'personal'])
        .out('captain', 'escaped')
        .unlocked(1)
        .inPod('scout', 1)
        .play()
        .choose('launch')
    const home = end('coordinates-5')
    expect(checksOf(home).slice(0, 2)).toEqual(['engines -1 working', 'coordinates -1 earth'])
    expect(home.winners).toEqual(['scout'])
    expect(end('coordinates-2').winners).toEqual([])
  })

  test('NEM-VICTORY-18 the dead do not win, whatever has come true', () => {
    const game = beforeJump('earth', 'scout', 'captain')
      .objectives('scout', ['ab-ovo', 'corporate'])
      .objectives('captain', ['ab-ovo', 'corporate'])
      .weakness('egg', 'vital-places')
      .out('captain', 'hibernating')
      .play()
    expect(game.winners).toEqual(['captain'])
  })

  test('NEM-VICTORY-19 Objectives of the dead stay hidden, for others and for whoever watches', () => {
    const game = beforeJump('earth', 'scout', 'captain')
      .objectives('scout', ['ab-ovo', 'corporate'])
      .out('captain', 'escaped')
      .play()
    for (const reader of ['captain', null] as const) {
      expect(game.view(reader).players[0].objectives).toEqual([{ kind: 'corporate', id: null }])
    }
    expect(game.view('scout').players[0].objectives[0].id).toBe('ab-ovo')
    expect(game.told('objective', 'seat')).toEqual([1])
  })

  test('NEM-VICTORY-19 in the cooperative mode they are open, and have to be fulfilled', () => {
    const end = (objective: string) =>
      coopBeforeJump('earth', 'scout', 'captain')
        .objectives('scout', [objective, 'group'])
        .objectives('captain', ['destination-earth', 'group'])
        .out('captain', 'hibernating')
        .play()
    expect(end('autopsy').view(null).players[0].objectives[0].id).toBe('autopsy')
    expect(end('autopsy').winners).toEqual([])
    expect(end('destination-earth').winners).toEqual(['scout', 'captain'])
  })
})

test('NEM-VICTORY-02 NEM-END-11 the log numbers the Engines, and speaks of nobody only where nobody wins', () => {
  const game = beforeJump('earth', 'scout', 'captain')
    .objectives('scout', ['save-the-property', 'personal'])
    .out('scout', 'hibernating')
    .play()
  expect(game.winners).toEqual(['scout'])
  expect(game.told('engine', 'engine')).toEqual([1, 2, 3])
  expect(game.log('nobody-wins')).toEqual([])
})
