import { describe, expect, test } from 'vitest'
import { PRINTED } from '../packs.ts'
import { againstIntruders, lockdown } from './position.ts'

/** KNOW, WEAK, COMPUTER: what the crew finds out. */

const crew = () => lockdown('xenobiologist', 'sentry')
const inLab = () =>
  crew().at('xenobiologist', 'laboratory').at('sentry', 'isolation-room').cards('xenobiologist', 4)
const analysing = (object: string) => `laboratory:${object}`

describe('Knowledge', () => {
  test('LOCK-KNOW-02 LOCK-WEAK-02 LOCK-WEAK-03 analysing an Object gives 3, and the next Weakness is known', () => {
    const game = inLab().object('laboratory', 'carcass').found('second', 'fragile', false).play()
    game.act(analysing('carcass'))
    expect(game.ownOf('xenobiologist').knowledge).toBe(4)
    expect(game.view(null).weaknesses.second).toBe('fragile')
    expect(game.log('analyses')).toMatchObject([{ params: { seat: 0, object: 'carcass' } }])
    expect(game.log('weakness-found')).toMatchObject([
      { params: { seat: 0, slot: 'second', weakness: 'fragile' } },
    ])
    expect(game.room('laboratory').objects).toEqual([])
    expect(game.own.analysed).toEqual(['carcass'])
  })

  test('LOCK-KNOW-05 never above 8', () => {
    const game = inLab().object('laboratory', 'carcass').knowledge('xenobiologist', 7).play()
    expect(game.act(analysing('carcass')).ownOf('xenobiologist').knowledge).toBe(8)
  })

  test('LOCK-KNOW-01 LOCK-GEN-09 it is public', () => {
    const game = crew().knowledge('sentry', 5).play()
    expect(game.view('xenobiologist').players[1].knowledge).toBe(5)
    expect(game.view(null).players[0].active).toBe(false)
  })
})

describe('Weaknesses', () => {
  test('LOCK-WEAK-04 LOCK-WEAK-11 two places for three kinds: the third discovers nothing', () => {
    const game = inLab()
      .object('laboratory', 'egg')
      .found('second', 'fragile')
      .found('third', 'light-shy')
      .with((s) => {
        const own = s.own as { analysed: string[] }
        own.analysed = ['corpse', 'carcass']
      })
      .play()
    game.act(analysing('egg'))
    expect(game.ownOf('xenobiologist').knowledge).toBe(4)
    expect(game.own.analysed).toEqual(['corpse', 'carcass'])
    expect(game.room('laboratory').objects).toEqual([])
  })

  test('LOCK-WEAK-06 LOCK-WEAK-10 an analysed Egg is gone for good', () => {
    const game = inLab().object('laboratory', 'egg').play()
    const { eggs, eggSupply } = game.state
    game.act(analysing('egg'))
    expect([game.state.eggs, game.state.eggSupply]).toEqual([eggs, eggSupply])
  })

  test('LOCK-WEAK-11 with several Objects the player chooses', () => {
    const game = inLab()
      .object('laboratory', 'egg', 'carcass')
      .carrying('xenobiologist', 'corpse-1')
      .play()
    expect(game.ways('laboratory')).toEqual(['corpse-1', 'egg', 'carcass'])
  })

  test('LOCK-WEAK-08 what is face down is known to nobody', () => {
    const { weaknesses } = crew().play().view('sentry')
    expect([weaknesses.first !== null, weaknesses.second, weaknesses.third]).toEqual([
      true,
      null,
      null,
    ])
  })

  /** An Adult with two injuries is hit once more, and the card says 4. */
  const shot = (slot: 'first' | 'second' | 'third', knowledge: number) =>
    crew()
      .at('sentry', 'alert-room')
      .cards('sentry', 1)
      .toAct('sentry')
      .power('s1', false)
      .intruder('adult', 'alert-room', { injuries: 2 })
      .found(slot, 'fragile')
      .knowledge('sentry', knowledge)
      .attacks('bite-1')
      .dice({ combat: ['one'] })
      .play()

  test.each([
    ['first', 3],
    ['second', 5],
    ['third', 8],
  ] as const)(
    'LOCK-WEAK-07 LOCK-WEAK-12 LOCK-KNOW-06 a Weakness on the %s place helps whoever has %d Knowledge',
    (slot, needed) => {
      for (const [knowledge, dies] of [
        [needed, true],
        [needed - 1, false],
      ] as const) {
        const game = shot(slot, knowledge)
        game.act(game.options().find((id) => id.startsWith('shoot'))!)
        if (game.prompt === 'retry') game.choose('keep-shot')
        expect(game.intruder('adult-1') === undefined).toBe(dies)
      }
    },
  )

  test('LOCK-MODE-INTR-07 against the original Intruders it helps everybody', () => {
    const game = againstIntruders('sentry', 'hacker')
      .at('sentry', 'alert-room')
      .cards('sentry', 1)
      .power('s1', false)
      .intruder('adult', 'alert-room')
      .found('third', 'vital-places')
      .attacks('scratch-1')
      .dice({ combat: ['miss'] })
      .play()
    game.act(game.options().find((id) => id.startsWith('shoot'))!)
    expect(game.log('injured')).toHaveLength(1)
  })

  test('LOCK-MODE-INTR-08 there three kinds reveal all three', () => {
    const game = againstIntruders('xenobiologist', 'sentry')
      .at('xenobiologist', 'laboratory')
      .at('sentry', 'isolation-room')
      .cards('xenobiologist', 5)
      .object('laboratory', 'egg', 'carcass')
      .play()
    game.act(analysing('egg')).act(analysing('carcass'))
    expect(game.own.analysed).toEqual(['egg', 'carcass'])
    expect(Object.values(game.view(null).weaknesses).filter((one) => one !== null)).toHaveLength(2)
  })

  test('LOCK-IMOVE-03 LOCK-WEAK-12 Afraid of Doors: around the room of whoever knows enough only the big ones break them', () => {
    const drawn = (knowledge: number) =>
      crew()
        .at('xenobiologist', 'alert-room')
        .at('sentry', 'isolation-room')
        .cards('xenobiologist', 1)
        .found('first', 'afraid-of-doors')
        .knowledge('xenobiologist', knowledge)
        .intruder('adult', 'elevator-1')
        .door('c01', 'closed')
        .dice({ noise: ['danger'] })
        .play()
        .act('move:c03')
    expect(drawn(3).corridor('c01').door).toBe('closed')
    expect(drawn(2).corridor('c01').door).toBe('destroyed')
  })
})

describe('Computers', () => {
  const atComputer = () =>
    lockdown('hacker', 'sentry')
      .tile(2, 'archive')
      .at('hacker', 'archive')
      .cards('hacker', 3)
      .computer('logistics', 'surveillance')

  test('LOCK-COMPUTER-01 LOCK-COMPUTER-02 one of three effects, then the next card', () => {
    const game = atComputer().play()
    expect(game.options()).toContain('learn')
    game.act('learn')
    expect(game.ownOf('hacker').knowledge).toBe(2)
    expect(game.own.computer).toBe('surveillance')
    expect(game.own.computerDeck[0].id).toBe('logistics')
    expect(game.told('computer-card', 'computer')).toEqual(['surveillance'])
    expect(game.view(null).computer).toBe('surveillance')
  })

  test('LOCK-COMPUTER-01 LOCK-POWER-02 not without power, nor where there is no computer', () => {
    const dark = atComputer().power('s1', false).play()
    expect(dark.options()).not.toContain('learn')
    expect(dark.forbidden('learn')).toBe('LOCK-COMPUTER-01')
    expect(lockdown('hacker', 'sentry').cards('hacker', 3).play().options()).not.toContain('learn')
  })

  test('LOCK-COMPUTER-04 LOCK-MALF-10 LOCK-COMPUTER-08 a Malfunction puts it out of order', () => {
    expect(atComputer().malfunction('archive').play().options()).not.toContain('learn')
  })

  test('LOCK-COMPUTER-05 it costs what is printed, and is not for those in combat', () => {
    const game = atComputer().intruder('larva', 'archive').play()
    expect(game.forbidden('learn')).toBe('LOCK-COST-10')
    const poor = lockdown('hacker', 'sentry').tile(2, 'archive').at('hacker', 'archive')
    const one = poor.cards('hacker', 1).computer('logistics').roverAt('bunker').play()
    expect(one.options()).toContain('learn')
    expect(one.forbidden('send-rover')).toBe('LOCK-COST-12')
  })

  test('LOCK-COMPUTER-06 LOCK-ROVER-02 LOCK-ROVER-03 one moves the empty Rover, whatever the Gate', () => {
    const game = atComputer().play()
    game.act('send-rover:bunker')
    expect(game.own.rover).toBe(-1)
    const back = atComputer().roverAt('bunker').play().act('send-rover:1')
    expect(back.own.rover).toBe(0)
    expect([back.log('rover-to-bunker').length, back.told('rover', 'place')]).toEqual([0, [0]])
  })

  test('LOCK-COMPUTER-06 LOCK-CONTIN-06 one shows all tokens of a player in the section', () => {
    const game = atComputer()
      .computer('personnel-files')
      .at('sentry', 'alert-room')
      .holds('sentry', 'blue', 'gray')
      .play()
    game.act(game.options().find((id) => id.startsWith('read-files'))!)
    expect(game.view('hacker').players[1].contingencies).toEqual(['blue', 'gray'])
    expect(game.view(null).players[1].contingencies).toEqual([null, null])
    const away = atComputer().computer('personnel-files').play()
    expect(away.options().some((id) => id.startsWith('read-files'))).toBe(false)
  })

  test('LOCK-COMPUTER-03 a revealed Lockdown is resolved at once, and another card lies there', () => {
    const game = atComputer()
      .computer('logistics', 'lockdown')
      .power('s2', false)
      .power('s3', false)
      .play()
    game.act('learn')
    expect(game.own.computer).not.toBe('lockdown')
    expect(game.corridor('c05').door).toBe('closed')
    expect(game.corridor('c15').door).toBe('open')
    expect(game.own.elevatorStuck).toBe(true)
    expect(game.state.rooms[game.own.elevator].tile).toBe('elevator-2')
  })

  test('LOCK-COMPUTER-09 the room action is another thing', () => {
    const game = atComputer().play()
    expect(game.options().some((id) => id.startsWith('archive'))).toBe(true)
    expect(game.options()).toContain('learn')
  })

  test('LOCK-COMPUTER-07 eight rooms have a computer, and no special room', () => {
    const computers = Object.values(PRINTED.tiles).filter(({ computer }) => computer)
    expect(computers.map(({ id }) => id).sort()).toEqual([
      'archive',
      'cooling-system',
      'css-control',
      'defense-control',
      'laboratory',
      'power-generator',
      'testing-lab',
      'transmitter-control',
    ])
  })
})
