import { describe, expect, test } from 'vitest'
import { restOfRound } from './passing.ts'
import { lockdown, type Position } from './position.ts'

/** EVENT, NOISEREM, BAG: the Event Phase. */

const crew = () => lockdown('hacker', 'sentry')

describe('the Event Phase', () => {
  test('LOCK-ROUND-03 LOCK-ROUND-01 LOCK-ROUND-08 its steps in their order, then the next round', () => {
    const game = crew()
      .space(10)
      .css(10, 'none')
      .inPod('hacker', 'a')
      .at('sentry', 'repository')
      .noise('c33')
      .intruder('adult', 'repository')
      .intruder('creeper', 'isolation-room')
      .fire('isolation-room')
      .attacks('slime', 'slash-1')
      .events('doors-release')
      .dice({ tokens: ['blank'] })
      .toAct('sentry')
      .play()
    game.pass()
    const steps = [
      'launch',
      'time',
      'noise-removed',
      'attack',
      'injured',
      'event',
      'token',
      'round',
    ]
    expect(game.kinds(...steps)).toEqual(steps)
    expect(game.state.round).toBe(2)
  })

  test('LOCK-BOARD-06 LOCK-EVENT-01 the Time token goes one space to the right', () => {
    expect(restOfRound(crew().space(12), 'time').state.time).toBe(11)
  })

  test('LOCK-EVENT-02 LOCK-END-13 what ends the game in the Time step ends the round', () => {
    const game = restOfRound(crew().space(1), 'time')
    expect(game.match.result).not.toBeNull()
    expect(game.log('event')).toHaveLength(0)
  })

  test('LOCK-EVENT-05 LOCK-EVENT-13 movement first, then the effect; everybody reads the card', () => {
    const game = restOfRound(
      crew().intruder('adult', 'alert-room').door('c08', 'closed').door('c33', 'closed'),
      'event',
    )
    expect(game.kinds('event', 'door-destroyed', 'door-opened')).toEqual([
      'event',
      'door-destroyed',
      'door-opened',
    ])
  })

  /** An Event whose Intruders go through 2 and then through 4. */
  const stalked = (position: Position) =>
    position
      .events('stalking')
      .dice({ tokens: ['blank'], noise: [1, 1] })
      .phase('event')
      .play()

  test('LOCK-EVENT-08 two numbers: through the first, then through the second', () => {
    const game = stalked(crew().intruder('adult', 'backup-power'))
    // 2 leads from the Backup Power Supply to room 012, and 4 from there into the ducts.
    expect(game.lair('adult-1')).toBe('gone')
  })

  test('LOCK-EVENT-09 whoever meets a Character on the first move makes no second', () => {
    const game = stalked(
      crew().at('hacker', crew().state.rooms[11].tile).intruder('adult', 'backup-power'),
    )
    expect(game.lair('adult-1')).toBe(game.state.rooms[11].tile)
  })

  test('LOCK-EVENT-10 whoever has destroyed a Door still uses the second number', () => {
    const game = stalked(crew().intruder('adult', 'backup-power').door('c28', 'closed'))
    expect(game.corridor('c28').door).toBe('destroyed')
    expect(game.lair('adult-1')).toBe(game.state.rooms[11].tile)
  })
})

describe('noise removal', () => {
  test('LOCK-NOISEREM-01 LOCK-NOISEREM-03 in powered sections, not beside Characters; the others keep theirs', () => {
    const game = restOfRound(crew().power('s3', false).noise('c06', 'c15', 'c19', 'c30'), 'silence')
    expect(game.noise).toEqual(['c15', 'c30'])
  })

  test('LOCK-NOISEREM-02 never on the Technical Corridors icon', () => {
    expect(restOfRound(crew().noise('technical-1'), 'silence').noise).toEqual(['technical-1'])
  })

  test('LOCK-NOISEREM-04 LOCK-SECTION-09 a corridor to a staircase belongs to its room’s section; whoever stands on the staircase keeps it', () => {
    const dark = () => crew().at('sentry', 'isolation-room').noise('c11', 'c12')
    expect(restOfRound(dark().power('s1', false), 'silence').noise).toEqual(['c11'])
    expect(restOfRound(dark().at('hacker', 'staircase-1'), 'silence').noise).toEqual(['c11', 'c12'])
  })

  test('LOCK-NOISEREM-04 a Character in a pod keeps none', () => {
    const tile = crew().state.rooms.findIndex((one) => one.tile === 'css-a')
    expect(tile).toBeGreaterThanOrEqual(0)
    const game = restOfRound(
      crew().inPod('hacker', 'a').at('sentry', 'isolation-room').noise('c15'),
      'silence',
    )
    expect(game.noise).toEqual([])
  })
})

describe('the bag', () => {
  const drawing = (token: string, position = crew()) =>
    position
      .dice({ tokens: [token as 'adult'], noise: ['silence', 'silence'] })
      .phase('bag')
      .play()

  test('LOCK-BAG-05 LOCK-BAG-06 an Adult or a Breeder goes back before anybody rolls', () => {
    for (const token of ['adult', 'breeder']) {
      const game = drawing(token)
      expect(game.kinds('token', 'token-returns', 'noise-roll')).toEqual([
        'token',
        'token-returns',
        'noise-roll',
        'noise-roll',
      ])
      const [{ rule }] = game.log('token-returns')
      expect(rule).toBe(token === 'adult' ? 'LOCK-BAG-05' : 'LOCK-BAG-06')
    }
  })

  test('LOCK-BAG-07 LOCK-BAG-11 whoever is in combat, or in no room, does not roll', () => {
    const game = drawing('adult', crew().inPod('hacker', 'a').intruder('larva', 'repository'))
    expect(game.log('noise-roll')).toHaveLength(0)
  })

  test('LOCK-BAG-08 the Queen comes to whoever is in the Nest, and her token stays aside', () => {
    const game = drawing(
      'queen',
      crew().at('hacker', 'nest').noise('technical-1').cards('hacker', 5),
    )
    expect(game.intrudersIn('nest')).toEqual(['queen'])
    expect(game.intruder(game.state.intruders[0].name)!.token?.type).toBe('queen')
    expect(game.state.bag.some(({ type }) => type === 'queen')).toBe(false)
    expect(game.log('surprise-attack')).toHaveLength(0)
  })

  test('LOCK-BAG-08 LOCK-FIRST-02 she may be the first of all', () => {
    const game = drawing(
      'queen',
      crew().at('hacker', 'nest').cards('hacker', 5).beforeFirstEncounter(),
    )
    expect(game.asked).toEqual(['hacker', 'sentry'])
    game.say('hacker', 'keep:0').say('sentry', 'keep:0')
    expect(game.state.intruders[0].token?.type).toBe('queen')
  })

  test('LOCK-BAG-09 with nobody there she lays an Egg, and her token goes back', () => {
    const game = drawing('queen')
    expect([game.state.eggs, game.state.eggSupply]).toEqual([6, 2])
    expect(game.state.bag.filter(({ type }) => type === 'queen')).toHaveLength(1)
  })

  test('LOCK-BAG-02 LOCK-BAG-03 LOCK-BAG-04 a Larva makes way for an Adult, a Creeper for a Breeder, if one is left', () => {
    const larva = drawing('larva')
    expect(larva.log('bag-grows').map(({ params }) => params!.type)).toEqual(['adult'])
    const creeper = drawing(
      'creeper',
      crew().with((s) => {
        s.bag.push(...s.reserve.filter(({ type }) => type === 'breeder'))
        s.reserve = s.reserve.filter(({ type }) => type !== 'breeder')
      }),
    )
    expect(creeper.log('bag-grows')).toHaveLength(0)
  })

  test('LOCK-BAG-10 LOCK-BAG-01 LOCK-BAG-12 the Blank token goes back, and an Adult joins it', () => {
    const game = drawing('blank')
    expect(game.kinds('token', 'bag-grows', 'token-returns')).toEqual([
      'token',
      'bag-grows',
      'token-returns',
    ])
  })
})
