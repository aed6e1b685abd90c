import { expect, test } from 'vitest'
import type { NoiseFace } from '../../kinds.ts'
import type { Bench } from '../bench.ts'

/** EXPLORE: turning up a room, and what its Exploration token does. */
export function explorationSuite({ position, cite, title }: Bench): void {
  /** The Bosun is about to enter the workshop, which nobody has seen yet. */
  const before = (token: string, ...noise: NoiseFace[]) =>
    position('bosun', 'cook').cards('bosun', 4).unexplored('workshop', token).dice({ noise })
  const WALK = 'move:s-1-3'

  test(title('NEM-EXPLORE-01 the tile, then the token, then the noise roll'), () => {
    const game = before('slime-2', 1).play()
    expect(game.view('bosun').rooms[2]).toMatchObject({
      tile: null,
      explored: false,
      hasToken: true,
    })
    game.act(WALK)
    const told = ['enters', 'explores', 'found-slime', 'slimed', 'noise-roll']
    expect(game.kinds(...told)).toEqual(told)
    for (const reader of ['cook', null] as const) {
      expect(game.view(reader).rooms[2]).toMatchObject({ tile: 'workshop', explored: true })
    }
  })

  test(title('NEM-EXPLORE-02 NEM-EXPLORE-03 the number of Items first, then the effect'), () => {
    const items = (token: string) => before(token, 1).play().act(WALK).view(null).rooms[2].items
    const tokens = ['malfunction-2', 'doors-3', 'fire-1', 'silence-2']
    expect(tokens.map(items)).toEqual([2, 3, 1, 2])
    const fire = before('fire-1', 1).play().act(WALK)
    expect(fire.log('found-fire')[0].params).toMatchObject({ items: 1 })
    expect(fire.kinds('found-fire', 'fire')).toEqual(['found-fire', 'fire'])
  })

  test(title('NEM-EXPLORE-03 so many Items and no more can be found in the room'), () => {
    const found = (token: string) => {
      const game = position('bosun', 'cook')
        .hand('bosun', 'peer', 'rummage', 'ransack')
        .unexplored('workshop', token)
        .dice({ noise: ['silence'] })
        .play()
        .act(WALK)
      game.act('rummage:red').choose(game.options()[0])
      return game.room('workshop').items
    }
    expect([found('fire-1'), found('doors-3')]).toEqual([0, 2])
  })

  test(title('NEM-EXPLORE-04 a room without colour has no Items to count'), () => {
    const game = position('bosun', 'cook')
      .at('bosun', 'workshop')
      .cards('bosun', 1)
      .at('cook', 'brood')
      .unexplored('bridge', 'fire-1')
      .dice({ noise: ['silence'] })
      .play()
      .act('move:s-1-3')
    expect(game.room('bridge')).toMatchObject({ explored: true, items: 0, fire: true })
  })

  test(title('NEM-EXPLORE-05 Silence: nothing happens and no roll is made'), () => {
    const game = before('silence-2').intruder('adult', 'brood').play().act(WALK)
    expect(game.log('noise-roll')).toEqual([])
    expect(game.noise).toEqual([])
    expect(game.lair('adult-1')).toBe('brood')
  })

  test(
    title('NEM-EXPLORE-06 Silence is Danger to a slimed Character: whoever is near comes'),
    () => {
      const slimed = before('silence-2').is('bosun', { slime: true }).intruder('adult', 'brood')
      const game = slimed.play().act(WALK)
      expect(game.lair('adult-1')).toBe('workshop')
      expect(game.log('noise-roll')).toEqual([])
    },
  )

  test(
    title('NEM-EXPLORE-07 Danger: every free Intruder next door comes, and no roll is made'),
    () => {
      const game = before('danger-4')
        .intruder('adult', 'brood')
        .intruder('larva', 'brood')
        .intruder('breeder', 'bridge')
        .attacks('spit')
        .play()
        .act(WALK)
      expect(game.intrudersIn('workshop')).toEqual(['adult', 'larva'])
      // In combat with the Cook, who stayed behind.
      expect(game.lair('breeder-3')).toBe('bridge')
      expect(game.log('noise-roll')).toEqual([])
      expect(game.noise).toEqual([])
    },
  )

  test(
    title('NEM-EXPLORE-08 NEM-EXPLORE-09 who is stopped by a door destroys it, and that is all'),
    () => {
      const game = before('danger-4').intruder('adult', 'brood').door('s-2-3', 'closed').play()
      game.act(WALK)
      expect(game.lair('adult-1')).toBe('brood')
      expect(game.corridor('s-2-3').door).toBe('destroyed')
      expect(game.noise).toEqual([])
    },
  )

  test(
    title('NEM-EXPLORE-09 with no free Intruder near, Noise in every exit that has none'),
    () => {
      const game = before('danger-4').noise('s-2-3').play().act(WALK)
      expect(game.noise).toEqual(['s-1-3', 's-2-3'])
      expect(game.told('noise', 'exit')).toEqual(['s-1-3'])
      expect(game.log('encounter')).toEqual([])
      // Those in combat do not count, and the technical entrance does.
      const fighting = position('bosun', 'cook')
        .cards('bosun', 1)
        .at('cook', 'workshop')
        .intruder('adult', 'workshop')
        .unexplored('brood', 'danger-4')
        .play()
        .act('move:s-1-2')
      expect(fighting.lair('adult-1')).toBe('workshop')
      expect(fighting.noise).toEqual(['s-1-2', 's-2-3', 'technical-1'])
    },
  )

  test(title('NEM-EXPLORE-10 Slime: a marker for whoever enters'), () => {
    const game = before('slime-2', 1).at('cook', 'workshop').play().act(WALK)
    expect(game.view(null).players.map(({ slime }) => slime)).toEqual([true, false])
  })

  test(title('NEM-EXPLORE-11 Fire: a marker in the room'), () => {
    const game = before('fire-1', 1).play().act(WALK)
    expect(game.view(null).rooms.map(({ fire }) => fire)).toEqual([false, false, true])
  })

  test(title('NEM-EXPLORE-12 Malfunction: a marker in the room, if it can hold one'), () => {
    const game = before('malfunction-2', 1).play().act(WALK)
    expect(game.room('workshop').malfunction).toBe(true)
    const sound = position('bosun', 'cook')
      .cards('bosun', 1)
      .unexplored('brood', 'malfunction-2')
      .dice({ noise: ['silence'] })
      .play()
      .act('move:s-1-2')
    expect(sound.room('brood')).toMatchObject({ explored: true, malfunction: false })
  })

  test(title('NEM-EXPLORE-13 Doors: a closed door in the corridor just used'), () => {
    const game = before('doors-3', 1).play().act(WALK)
    expect(game.corridor('s-1-3').door).toBe('closed')
    expect(game.ways('move')).toEqual(['s-2-3'])
    const torn = before('doors-3', 1).door('s-1-3', 'destroyed').play().act(WALK)
    expect(torn.corridor('s-1-3').door).toBe('destroyed')
  })

  test(title('NEM-EXPLORE-13 no door for who came through the Technical Corridors'), () => {
    const game = position('bosun', 'cook')
      .hand('bosun', 'bilge')
      .unexplored('brood', 'doors-3')
      .dice({ noise: [1] })
      .play()
      .act('bilge:2')
    expect(game.room('brood')).toMatchObject({ explored: true, items: 3 })
    expect(game.state.corridors.every(({ door }) => door === 'open')).toBe(true)
  })

  test(title('NEM-EXPLORE-14 Slime, Fire, Malfunction and Doors do not spare the roll'), () => {
    for (const token of ['slime-2', 'fire-1', 'malfunction-2', 'doors-3']) {
      expect([token, before(token, 1).play().act(WALK).noise]).toEqual([token, ['s-2-3']])
    }
  })

  test(title('NEM-EXPLORE-15 a token is resolved once and leaves the game'), () => {
    const game = before('fire-1', 1, 'silence').at('cook', 'brood').play()
    game.act(WALK)
    expect(game.view(null).rooms[2].hasToken).toBe(false)
    game.act(WALK).pass()
    game.dice({ noise: ['silence'] }).act(WALK)
    expect(game.told('enters', 'place')).toEqual([2, 0, 2])
    expect(game.kinds('explores', 'found-fire')).toEqual(['explores', 'found-fire'])
  })

  test(title('NEM-EXPLORE-16 with an Intruder there the token counts, the roll does not'), () => {
    const game = before('malfunction-2').intruder('creeper', 'workshop').play().act(WALK)
    expect(game.room('workshop')).toMatchObject({ explored: true, items: 2, malfunction: true })
    expect(game.log('noise-roll')).toEqual([])
    expect(game.ways('shoot')).toEqual(['boathook#0:creeper-1'])
    expect(game.forbidden('pick-up')).toBe(cite('NEM-COST-07'))
  })

  test(title('NEM-ACT-04 Silence and Danger mean nothing to a careful mover'), () => {
    for (const token of ['silence-2', 'danger-4']) {
      const game = before(token).play().act('careful-move:s-1-3')
      expect(game.options()).toEqual(['noise:s-2-3', 'noise:s-1-3'])
      expect(game.choose('noise:s-2-3').noise).toEqual(['s-2-3'])
    }
  })
}
