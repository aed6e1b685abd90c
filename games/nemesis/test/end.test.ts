import { describe, expect, test } from 'vitest'
import { own } from '../own.ts'
import { beforeExplosion, beforeJump, checksOf, EIGHT_ROOMS } from './endings.ts'
import { position } from './position.ts'

const STEPS = ['attack', 'event', 'token', 'round'] as const

test('NEM-END-01 NEM-END-02 the jump ends the game at once: the rest of the Event phase is not played', () => {
  const game = beforeJump('earth', 'scout', 'captain')
    .intruder('adult', 'hibernatorium')
    .attacks('scratch-1')
    .play()
  expect(game.prompt).toBe('over')
  expect(game.match.pending()).toEqual([])
  expect(game.kinds(...STEPS)).toEqual([])
  expect(game.log('ends-jump')).toMatchObject([{ rule: 'NEM-END-02' }])
})

test('NEM-END-02 the square before the last one is no jump yet', () => {
  const game = beforeJump('earth', 'scout', 'captain')
    .time(13)
    .events('regeneration')
    .dice({ tokens: ['larva'] })
    .play()
  expect(game.prompt).toBe('action')
  expect(game.view(null)).toMatchObject({ time: 14, ending: null })
})

test('NEM-END-02 the jump kills everybody who is not in hibernation', () => {
  const game = beforeJump('earth', 'scout', 'captain', 'pilot', 'soldier')
    .at('scout', 'cockpit')
    .out('captain', 'hibernating')
    .out('pilot', 'escaped')
    .play()
  expect(game.told('perishes', 'seat')).toEqual([0, 3])
  expect(game.whereIs('scout')).toBe('dead')
  expect(game.whereIs('captain')).toBe('hibernating')
  expect(game.whereIs('pilot')).toBe('escaped')
  expect(game.match.result).toMatchObject({ reason: 'jump' })
})

test('NEM-END-03 the jump kills no Intruder and destroys no Nest', () => {
  const hunt = (objective: string) =>
    beforeJump('earth', 'scout', 'captain')
      .objectives('scout', [objective, 'personal'])
      .is('scout', { signal: true })
      .out('scout', 'escaped')
      .intruder('queen', 'nest')
      .play()
  expect(hunt('great-hunt').winners).toEqual([])
  expect(hunt('aliens-aboard').winners).toEqual([])
  expect(hunt('great-hunt').view(null)).toMatchObject({
    eggs: 5,
    nestDestroyed: false,
    queenKilled: false,
    intruders: [{ type: 'queen' }],
  })
})

test('NEM-END-04 the ship explodes when the self-destruct marker reaches the last square', () => {
  const game = beforeExplosion('scout', 'captain').out('captain', 'hibernating').play()
  expect(game.prompt).toBe('over')
  expect(game.log('ends-explosion')).toMatchObject([{ rule: 'NEM-END-04' }])
  expect(game.match.result).toMatchObject({ reason: 'explosion', winners: [] })
  const earlier = beforeExplosion('scout', 'captain')
    .selfDestruct(4)
    .events('regeneration')
    .dice({ tokens: ['larva'] })
    .play()
  expect(earlier.prompt).toBe('action')
})

describe('NEM-END-05 the ninth marker', () => {
  const solution = () => position('scout', 'captain').events('flammable-solution').phase('event')

  test('of Fire destroys the ship', () => {
    const game = solution()
      .fire(...EIGHT_ROOMS)
      .play()
    expect(game.log('ends-explosion')).toMatchObject([{ rule: 'NEM-FIRE-05' }])
    expect(game.match.result).toMatchObject({ reason: 'explosion' })
  })

  test('is the ninth: the eighth is only placed', () => {
    const game = solution()
      .fire(...EIGHT_ROOMS.slice(1))
      .dice({ tokens: ['larva'] })
      .play()
    expect(game.prompt).toBe('action')
    expect(game.room('hibernatorium').fire).toBe(true)
  })

  test('of Malfunction destroys the ship, and not only in the Event phase', () => {
    const explore = (...broken: string[]) =>
      position('scout', 'captain')
        .tile(6, 'canteen')
        .unexplored('canteen', 'malfunction-2')
        .malfunction(...broken)
        .cards('scout', 1)
        .dice({ noise: ['silence'] })
        .play()
        .act('move:c-6-11')
    const ninth = explore(...EIGHT_ROOMS)
    expect(ninth.log('ends-explosion')).toMatchObject([{ rule: 'NEM-MALF-08' }])
    expect(ninth.match.result).toMatchObject({ reason: 'explosion' })
    const eighth = explore(...EIGHT_ROOMS.slice(1))
    expect(eighth.prompt).toBe('action')
    expect(eighth.room('canteen').malfunction).toBe(true)
  })

  test('of one kind only: 8 fires and 7 Malfunctions are no explosion', () => {
    const game = position('scout', 'captain')
      .fire(...EIGHT_ROOMS)
      .malfunction(...EIGHT_ROOMS.slice(1))
      .events('malfunction')
      .dice({ tokens: ['larva'] })
      .phase('event')
      .play()
    expect(game.prompt).toBe('action')
    expect(game.room('cockpit').malfunction).toBe(true)
  })

  test('leaves the self-destruct marker where it is', () => {
    const game = solution()
      .fire(...EIGHT_ROOMS)
      .selfDestruct(1)
      .play()
    expect(game.view(null)).toMatchObject({ selfDestruct: 1, time: 0 })
  })
})

describe('NEM-END-06 nobody is left aboard and awake', () => {
  const alone = (other: 'dead' | 'hibernating' | 'escaped' = 'escaped') =>
    position('scout', 'captain').out('captain', other).coordinates('coordinates-5')

  test('after the last one hibernates', () => {
    const game = alone()
      .cards('scout', 2)
      .time(7)
      .dice({ noise: ['silence'] })
      .play()
    game.act('hibernatorium')
    expect(game.prompt).toBe('over')
    expect(game.log('ends-nobody-left')).toMatchObject([{ rule: 'NEM-END-06' }])
    expect(game.whereIs('scout')).toBe('hibernating')
  })

  test('after the last one dies', () => {
    const game = alone('hibernating')
      .hand('scout', 'rest', 'infected')
      .is('scout', { larva: true })
      .play()
    game.act('rest')
    expect(game.match.result).toMatchObject({ reason: 'nobody-left' })
  })

  test('NEM-END-01 after a pod has left with its last two passengers, both of them safe', () => {
    const game = position('scout', 'captain')
      .unlocked(1)
      .inPod('scout', 1)
      .inPod('captain', 1)
      .play()
    expect(game.options()).toContain('launch')
    game.choose('launch')
    expect(game.match.result).toMatchObject({ reason: 'nobody-left' })
    expect([game.whereIs('scout'), game.whereIs('captain')]).toEqual(['escaped', 'escaped'])
  })

  test('NEM-END-01 after a depressurised room has killed the last two together', () => {
    const game = position('scout', 'captain')
      .at('scout', 'generator')
      .at('captain', 'generator')
      .door('c-13-14', 'closed')
      .door('c-13-19', 'closed')
      .door('c-10-13', 'closed')
      .with((s) => {
        own(s).depressurised = s.rooms.findIndex((room) => room.tile === 'generator')
      })
      .play()
    game.pass().pass()
    expect(game.match.result).toMatchObject({ reason: 'nobody-left', winners: [] })
    expect(game.told('dies', 'seat')).toEqual([0, 1])
  })

  test('does not come while somebody waits in a pod or has passed', () => {
    const waiting = position('scout', 'captain')
      .unlocked(1)
      .inPod('captain', 1)
      .cards('scout', 2)
      .time(7)
      .dice({ noise: ['silence'] })
      .play()
      .act('hibernatorium')
    expect(waiting.whereIs('scout')).toBe('hibernating')
    expect([waiting.prompt, ...waiting.asked]).toEqual(['outside', 'captain'])
    const passed = position('scout', 'captain')
      .is('captain', { passed: true })
      .cards('scout', 2)
      .time(7)
      .dice({ noise: ['silence'], tokens: ['larva'] })
      .events('regeneration')
      .play()
      .act('hibernatorium')
    expect(passed.whereIs('scout')).toBe('hibernating')
    expect(passed.match.result).toBeNull()
    expect(passed.asked).toEqual(['captain'])
  })
})

describe('NEM-END-07 with nobody left', () => {
  const asleep = () =>
    position('scout', 'captain')
      .objectives('captain', ['save-the-property', 'personal'])
      .out('captain', 'escaped')
      .coordinates('coordinates-5')
      .cards('scout', 2)
      .time(8)
      .dice({ noise: ['silence'] })

  test('the Time marker goes to its last square, and the jump is resolved', () => {
    const game = asleep().play().act('hibernatorium')
    expect(game.view(null)).toMatchObject({ time: 15, selfDestruct: -1 })
    expect(game.log('jump')).toHaveLength(1)
    expect(game.whereIs('scout')).toBe('hibernating')
    expect(game.view(null).ending).toMatchObject({ exploded: false, destination: 'earth' })
  })

  test('a running self-destruct marker goes to its last square instead, and the ship explodes', () => {
    const game = asleep().selfDestruct(0).play().act('hibernatorium')
    expect(game.view(null)).toMatchObject({ time: 8, selfDestruct: 6 })
    expect(game.log('jump')).toEqual([])
    expect(game.log('explodes')).toHaveLength(1)
    expect([game.whereIs('scout'), game.whereIs('captain')]).toEqual(['dead', 'escaped'])
  })
})

test('NEM-END-08 an explosion kills and destroys everything aboard', () => {
  const game = beforeExplosion('scout', 'captain', 'pilot')
    .out('captain', 'hibernating')
    .out('pilot', 'escaped')
    .intruder('queen', 'nest')
    .intruder('breeder', 'armory')
    .intruder('larva', 'cockpit')
    .play()
  const fates = (['scout', 'captain', 'pilot'] as string[]).map((one) => game.whereIs(one))
  expect(fates).toEqual(['dead', 'dead', 'escaped'])
  expect(game.view(null)).toMatchObject({
    intruders: [],
    eggs: 0,
    nestDestroyed: true,
    queenKilled: true,
  })
})

test('NEM-END-08 Objectives count what the explosion has destroyed', () => {
  const end = (objective: string) =>
    beforeExplosion('scout', 'captain')
      .objectives('scout', [objective, 'personal'])
      .is('scout', { signal: true })
      .out('scout', 'escaped')
      .play().winners
  expect(end('great-hunt')).toEqual(['scout'])
  expect(end('aliens-aboard')).toEqual(['scout'])
  expect(end('greener-grass')).toEqual(['scout'])
})

test('NEM-END-09 the jump does not save a ship whose self-destruct sequence is running', () => {
  const game = beforeJump('earth', 'scout', 'captain', 'pilot')
    .out('scout', 'hibernating')
    .out('pilot', 'escaped')
    .selfDestruct(1)
    .play()
  expect(game.view(null).ending).toMatchObject({ cause: 'jump', exploded: true, destination: null })
  expect(game.whereIs('scout')).toBe('dead')
  expect(game.whereIs('pilot')).toBe('escaped')
  expect(checksOf(game)).toEqual(['contamination 2 clean', 'objectives 2 failed'])
})

test('NEM-END-10 a Character who waits in a pod is still aboard and dies with the others', () => {
  const jump = beforeJump('earth', 'scout', 'captain').unlocked(1).inPod('scout', 1).play()
  expect(jump.whereIs('scout')).toBe('dead')
  const explosion = beforeExplosion('scout', 'captain').unlocked(1).inPod('scout', 1).play()
  expect(explosion.whereIs('scout')).toBe('dead')
  expect(explosion.winners).toEqual([])
})

test('NEM-END-11 without a survivor there is no check and no winner', () => {
  const game = beforeJump('earth', 'scout', 'captain').out('captain', 'dead').play()
  expect(checksOf(game)).toEqual([])
  expect(game.winners).toEqual([])
  expect(game.log('nobody-wins')).toMatchObject([{ rule: 'NEM-END-11' }])
  // What was never checked stays hidden.
  expect(game.view(null)).toMatchObject({ coordinates: null, engines: [null, null, null] })
})

test.each(['escaped', 'hibernating'] as const)(
  'NEM-END-11 one survivor, %s, is enough for the victory check',
  (fate) => {
    const game = beforeJump('earth', 'scout', 'captain').out('scout', fate).play()
    expect(checksOf(game)).toHaveLength(4)
  },
)

test('NEM-END-08 who waits in a pod when the ship explodes is not in it any more', () => {
  const game = beforeExplosion('scout', 'captain').inPod('scout', 1).play()
  expect(game.view(null).players[0]).toMatchObject({ fate: 'dead', pod: -1 })
})
