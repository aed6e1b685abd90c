import { expect, test } from 'vitest'
import { beforeExplosion, beforeJump } from './endings.ts'
import { position } from './position.ts'

test('NEM-GOAL-01 several players can win together, whatever becomes of the others', () => {
  const game = beforeJump('earth', 'scout', 'captain', 'pilot')
    .objectives('scout', ['save-the-property', 'personal'])
    .objectives('captain', ['ab-ovo', 'corporate'])
    .objectives('pilot', ['extreme-field-biology', 'corporate'])
    .weakness('egg', 'vital-places')
    .out('scout', 'hibernating')
    .out('captain', 'escaped')
    .out('pilot', 'escaped')
    .play()
  expect(game.winners).toEqual(['scout', 'captain'])
  expect(game.told('wins', 'seat')).toEqual([0, 1])
})

test('NEM-GOAL-02 it takes both: the Objective fulfilled, and to survive', () => {
  const end = (objective: string, survives: boolean) => {
    const ship = beforeJump('earth', 'scout', 'captain', 'pilot')
      .objectives('scout', [objective, 'personal'])
      .out('captain', 'escaped')
    if (survives) ship.out('scout', 'hibernating')
    return ship.play().winners
  }
  expect(end('save-the-property', true)).toContain('scout')
  expect(end('save-the-property', false)).not.toContain('scout')
  expect(end('tireless-explorer', true)).not.toContain('scout')
})

test('NEM-GOAL-02 where nobody meets both conditions nobody wins', () => {
  const game = beforeJump('earth', 'scout', 'captain')
    .objectives('scout', ['tireless-explorer', 'personal'])
    .objectives('captain', ['save-the-property', 'personal'])
    .out('scout', 'hibernating')
    .play()
  expect(game.winners).toEqual([])
  expect(game.log('nobody-wins')).toHaveLength(1)
})

test.each([
  [3, true],
  [2, true],
  [1, false],
  [0, false],
])('NEM-GOAL-03 with %d Working Engines a sleeper survives the jump to Earth: %s', (n, lives) => {
  const game = beforeJump('earth', 'scout', 'captain')
    .objectives('scout', ['save-the-property', 'personal'])
    .out('scout', 'hibernating')
    .engines(n > 0, n > 1, n > 2)
    .play()
  expect(game.whereIs('scout')).toBe(lives ? 'hibernating' : 'dead')
  expect(game.winners).toEqual(lives ? ['scout'] : [])
})

test('NEM-GOAL-03 whoever left in a pod survives whatever the ship meets', () => {
  const explosion = beforeExplosion('scout', 'captain').out('scout', 'escaped').play()
  expect([explosion.whereIs('scout'), explosion.whereIs('captain')]).toEqual(['escaped', 'dead'])
  const lost = beforeJump('deep-space', 'scout', 'captain').out('scout', 'escaped').play()
  expect(lost.whereIs('scout')).toBe('escaped')
})

test('NEM-GOAL-04 Quarantine asks for Mars, where all other sleepers die', () => {
  const game = beforeJump('mars', 'scout', 'captain')
    .objectives('scout', ['quarantine', 'personal'])
    .objectives('captain', ['save-the-property', 'personal'])
    .out('scout', 'hibernating')
    .out('captain', 'hibernating')
    .play()
  expect([game.whereIs('scout'), game.whereIs('captain')]).toEqual(['hibernating', 'dead'])
  expect(game.winners).toEqual(['scout'])
})

test.each(['escaped', 'hibernating', 'dead'] as const)(
  'NEM-GOAL-05 whoever is %s draws no card, has no turn and knows no result yet',
  (fate) => {
    const game = position('scout', 'captain', 'pilot')
      .out('captain', fate)
      .phase('round')
      .with((s) => {
        s.first = 2
      })
      .play()
    expect(game.told('draws', 'seat')).toEqual([2, 0])
    const acting: string[] = []
    while (game.state.round === 2 && game.prompt === 'action') {
      acting.push(...game.asked)
      game.pass()
    }
    expect(acting).toEqual(['scout', 'pilot'])
    expect(game.view('captain').ending).toBeNull()
    expect(game.match.result).toBeNull()
  },
)

test('NEM-GOAL-06 in the optional mode the first to die plays on as the Intruders', () => {
  const die = (intruderPlayer: boolean) => {
    const ship = position('scout', 'captain', 'pilot')
      .at('scout', 'armory')
      .hand('scout', 'rest', 'infected')
      .is('scout', { larva: true })
    if (intruderPlayer) ship.intruderPlayer()
    return ship.play().act('rest')
  }
  expect(die(true).view(null).intruderPlayer).toMatchObject({ seat: 0 })
  expect(die(true).log('intruder-player')).toMatchObject([
    { params: { seat: 0 }, rule: 'NEM-MODE-INTR-01' },
  ])
  expect(die(false).view(null).intruderPlayer).toBeNull()
})
