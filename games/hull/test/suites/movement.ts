import { expect, test } from 'vitest'
import type { Bench } from '../bench.ts'

/** MOVE, EXPLORE, DOOR: Characters going from room to room. */
export function movementSuite({ position, cite, title }: Bench): void {
  const crew = () => position('bosun', 'cook').cards('bosun', 4)

  const tinkering = () => position('bosun', 'cook').hand('bosun', 'tinker', 'peer')

  test(title('NEM-MOVE-05 a Move leads through one corridor to the room beyond'), () => {
    const game = crew().play()
    const ways = game.decision().options.filter(({ label }) => label === 'move')
    expect(ways.map(({ targets }) => targets?.map(({ id }) => id))).toEqual([
      ['s-1-2', 1],
      ['s-1-3', 2],
    ])
    game.dice({ noise: ['silence'] }).act('move:s-1-3')
    expect(game.whereIs('bosun')).toBe('workshop')
    expect(game.log('enters')[0].rule).toBe(cite('NEM-MOVE-05'))
  })

  test(
    title('NEM-MOVE-06 nobody walks through a closed door; destroyed ones are no matter'),
    () => {
      const game = crew().door('s-1-2', 'closed').door('s-1-3', 'destroyed').play()
      expect(game.ways('move')).toEqual(['s-1-3'])
      const locked = crew().door('s-1-2', 'closed').door('s-1-3', 'closed').play()
      expect(locked.ways('move')).toEqual([])
      expect(locked.forbidden('move')).toBe(cite('NEM-MOVE-06'))
    },
  )

  test(title('NEM-MOVE-07 first the room is explored, then the die is rolled'), () => {
    const game = crew()
      .unexplored('workshop', 'malfunction-2')
      .dice({ noise: [1] })
      .play()
      .act('move:s-1-3')
    expect(
      game.kinds('enters', 'explores', 'found-malfunction', 'malfunction', 'noise-roll'),
    ).toEqual(['enters', 'explores', 'found-malfunction', 'malfunction', 'noise-roll'])
    expect(game.noise).toEqual(['s-2-3'])
  })

  test(title('NEM-MOVE-08 in an empty room a roll is made; Objects do not matter'), () => {
    const game = crew()
      .object('workshop', 'egg', 'carcass')
      .dice({ noise: [1] })
    expect(game.play().act('move:s-1-3').log('noise-roll')).toHaveLength(1)
  })

  test(title('NEM-MOVE-09 there is no roll where another Character or an Intruder is'), () => {
    const company = crew().at('cook', 'workshop').play().act('move:s-1-3')
    const lair = crew().intruder('adult', 'workshop').play().act('move:s-1-3')
    for (const game of [company, lair]) {
      expect(game.whereIs('bosun')).toBe('workshop')
      expect(game.log('noise-roll')).toEqual([])
      expect(game.noise).toEqual([])
    }
  })

  test(title('NEM-EXPLORE-02 the token says how many Items a room holds, and is gone'), () => {
    const game = crew()
      .unexplored('workshop', 'doors-3')
      .dice({ noise: ['silence'] })
      .play()
      .act('move:s-1-3')
    expect(game.room('workshop')).toMatchObject({ explored: true, items: 3, token: null })
    expect(game.view(null).rooms[2]).toMatchObject({ tile: 'workshop', hasToken: false })
  })

  test(
    title('NEM-MOVE-04 what a token does to the corridor is done once the room is entered'),
    () => {
      const game = crew()
        .unexplored('workshop', 'doors-3')
        .dice({ noise: ['silence'] })
        .play()
        .act('move:s-1-3')
      expect(game.corridor('s-1-3').door).toBe('closed')
      expect(game.kinds('enters', 'explores', 'door-closed', 'noise-roll')).toEqual([
        'enters',
        'explores',
        'door-closed',
        'noise-roll',
      ])
    },
  )

  test(title('NEM-EXPLORE-06 Silence spares the roll, and is Danger to the slimed'), () => {
    const start = (slime: boolean) =>
      crew().unexplored('workshop', 'silence-2').is('bosun', { slime }).play().act('move:s-1-3')
    expect(start(false).log('noise-roll')).toEqual([])
    expect(start(false).noise).toEqual([])
    expect(start(true).log('noise-roll')).toEqual([])
    expect(start(true).noise).toEqual(['s-1-3', 's-2-3'])
  })

  test(title('NEM-ACT-04 a careful mover puts the marker where there is none yet'), () => {
    const game = crew().noise('s-1-2').play().act('careful-move:s-1-2')
    expect(game.prompt).toBe('careful-noise')
    expect(game.options()).toEqual(['noise:technical-1', 'noise:s-2-3'])
    game.choose('noise:s-2-3')
    expect(game.noise).toEqual(['s-1-2', 's-2-3'])
    expect(game.log('noise-roll')).toEqual([])
  })

  test(title('NEM-ACT-05 nobody moves carefully into a room full of noise'), () => {
    const game = crew().noise('s-1-2', 's-1-3', 's-2-3', 'technical-1').play()
    expect(game.forbidden('careful-move')).toBe(cite('NEM-ACT-05'))
  })

  test(title('NEM-TECH-02 Technical Corridors lead to every other entrance of the network'), () => {
    const game = crew()
      .hand('bosun', 'bilge')
      .dice({ noise: ['silence'] })
      .play()
    expect(game.ways('bilge')).toEqual(['2'])
    expect(game.act('bilge:2').whereIs('bosun')).toBe('brood')
    const away = crew().at('bosun', 'workshop').hand('bosun', 'bilge').play()
    expect(away.forbidden('bilge')).toBe(cite('NEM-TECH-02'))
  })

  test(title('NEM-DOOR-04 NEM-DOOR-07 one door is closed or opened again'), () => {
    const game = tinkering().play().act('tinker:turn-door:s-1-2')
    expect(game.corridor('s-1-2').door).toBe('closed')
    const shut = tinkering().door('s-1-2', 'closed').play()
    expect(shut.act('tinker:turn-door:s-1-2').corridor('s-1-2').door).toBe('open')
  })

  test(title('NEM-DOOR-09 with all pieces in use one is taken from elsewhere'), () => {
    const game = tinkering()
      .door('s-1-3', 'closed')
      .door('s-2-3', 'closed')
      .play()
      .act('tinker:turn-door:s-1-2')
    expect(game.prompt).toBe('take-door')
    game.choose('take-door:s-2-3')
    expect(game.state.corridors.map(({ door }) => door)).toEqual(['closed', 'closed', 'open'])
  })

  test(title('NEM-ESCAPE-02 every Intruder of the room attacks whoever leaves it'), () => {
    const game = crew()
      .at('cook', 'brood')
      .intruder('adult', 'bridge')
      .intruder('creeper', 'bridge')
      .attacks('scrape', 'spit')
      .dice({ noise: ['silence'] })
      .play()
      .act('move:s-1-3')
    expect(game.told('attack', 'type')).toEqual(['adult', 'creeper'])
    expect(game.player('bosun')).toMatchObject({ lightWounds: 1, slime: true })
    expect(game.whereIs('bosun')).toBe('workshop')
  })

  test(
    title('NEM-MOVE-02 NEM-MOVE-03 whoever is stopped in a corridor stays in the room before it'),
    () => {
      const game = crew()
        .intruder('adult', 'brood')
        .door('s-2-3', 'closed')
        .dice({ noise: ['danger'] })
        .play()
        .act('move:s-1-3')
      expect(game.lair('adult-1')).toBe('brood')
      expect(game.corridor('s-2-3').door).toBe('destroyed')
      expect(game.noise).toEqual([])
    },
  )

  test(title('NEM-MOVE-02 an Intruder that is met stands in the room of the Character'), () => {
    const game = crew()
      .noise('s-1-3')
      .dice({ noise: [2], tokens: ['larva'] })
      .play()
      .act('move:s-1-3')
    expect(game.intrudersIn('workshop')).toEqual(['larva'])
  })

  test(title('NEM-MOVE-08 in an empty room a roll is made, explored or not'), () => {
    const rolls = crew()
      .unexplored('workshop', 'fire-1')
      .dice({ noise: ['silence'] })
      .play()
      .act('move:s-1-3')
    expect(rolls.log('noise-roll')).toHaveLength(1)
  })

  test(title('NEM-ESCAPE-02 whoever does not survive the attacks does not get away'), () => {
    const game = crew()
      .at('cook', 'brood')
      .wound('bosun', 'limp')
      .wound('bosun', 'daze')
      .wound('bosun', 'limp')
      .intruder('breeder', 'bridge')
      .intruder('adult', 'bridge')
      .attacks('scrape', 'gash')
      .play()
      .act('move:s-1-3')
    expect(game.whereIs('bosun')).toBe('dead')
    expect(game.told('attack', 'type')).toEqual(['breeder'])
    expect(game.log('enters')).toEqual([])
  })

  test(
    title('NEM-ACT-04 every exit without noise can be chosen for the marker, the entrance too'),
    () => {
      const game = crew().play().act('careful-move:s-1-2')
      expect(game.options()).toEqual(['noise:technical-1', 'noise:s-2-3', 'noise:s-1-2'])
      const [technical] = game.decision().options
      expect(technical.targets).toEqual([{ kind: 'technical', id: 'technical-1' }])
      expect(game.choose('noise:technical-1').noise).toEqual(['technical-1'])
    },
  )

  test(title('NEM-ACT-04 in company a careful mover leaves no noise'), () => {
    const game = crew().at('cook', 'workshop').play().act('careful-move:s-1-3')
    expect(game.prompt).not.toBe('careful-noise')
    expect(game.noise).toEqual([])
  })
}
