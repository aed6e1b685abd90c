import { describe, expect, test } from 'vitest'
import { position } from './position.ts'

describe('adrenaline', () => {
  const cornered = (...cards: string[]) =>
    position('scout', 'captain')
      .at('captain', 'cockpit')
      .hand('scout', 'adrenaline', ...cards)
      .intruder('adult', 'hibernatorium')

  test('adrenaline: a shot without its basic cost; then a card is drawn', () => {
    const game = cornered()
      .attacks('scratch-4')
      .dice({ combat: ['one'] })
      .play()
    game.act('adrenaline:shoot:rifle#0:adult-1')
    expect(game.intruder('adult-1')?.injuries).toBe(1)
    expect(game.view(null).players[0].hands[0].ammo).toBe(3)
    expect(game.player('scout').discard).toEqual(['adrenaline'])
    expect(game.player('scout').hand).toHaveLength(1)
  })

  test('adrenaline: or an Escape without its basic cost; then a card is drawn', () => {
    const game = cornered()
      .attacks('claws-1')
      .dice({ noise: [4] })
      .play()
    game.act('adrenaline:escape:c-6-11')
    expect(game.player('scout').lightWounds).toBe(2)
    expect(game.whereIs('scout')).toBe('monitoring-room')
    expect(game.noise).toEqual(['c-2-6'])
    expect(game.player('scout').hand).toHaveLength(1)
  })

  test('adrenaline: without Ammo only the Escape is left, and the other way round', () => {
    const empty = cornered().ammo('scout', 'rifle', 0).play()
    expect(empty.ways('adrenaline').every((way) => way.startsWith('escape'))).toBe(true)
    const shut = cornered()
    for (const door of ['c-6-11', 'c-8-11', 'c-11-14', 'c-11-15']) shut.door(door, 'closed')
    expect(shut.play().ways('adrenaline')).toEqual(['shoot:rifle#0:adult-1'])
  })

  test('adrenaline: with a Leg wound the Escape needs 2 cards on top of it', () => {
    const lame = (...cards: string[]) => cornered(...cards).wound('scout', 'wound-leg')
    expect(lame('search').play().ways('adrenaline')).toEqual(['shoot:rifle#0:adult-1'])
    const game = lame('search', 'rest').play()
    game.choose('adrenaline:escape:c-6-11')
    expect(game.decision()).toMatchObject({ prompt: 'pay', min: 2, max: 2 })
  })

  test('adrenaline: the dead draw nothing', () => {
    const game = cornered()
      .wound('scout', 'wound-body')
      .wound('scout', 'wound-hand')
      .attacks('bite-1')
      .play()
    game.act('adrenaline:escape:c-6-11')
    expect(game.whereIs('scout')).toBe('dead')
    expect(game.log('draws')).toEqual([])
  })

  test('adrenaline: in combat only', () => {
    const game = position('scout', 'captain').hand('scout', 'adrenaline').play()
    expect(game.forbidden('adrenaline')).toBe('NEM-COST-06')
  })
})

describe('reconnaissance', () => {
  const scouting = (token?: string) => {
    const game = position('scout', 'captain')
      .at('captain', 'cockpit')
      .hand('scout', 'reconnaissance', 'search')
      .noise('c-6-11')
    return token ? game.unexplored('monitoring-room', token) : game
  }

  test('reconnaissance: a move to a neighbouring room without any noise roll', () => {
    const game = scouting().door('c-8-11', 'closed').play()
    expect(game.ways('reconnaissance').sort()).toEqual(['c-11-14', 'c-11-15', 'c-6-11'])
    game.choose('reconnaissance:c-6-11')
    expect(game.decision()).toMatchObject({ prompt: 'pay', min: 1, max: 1 })
    game.settle()
    expect(game.whereIs('scout')).toBe('monitoring-room')
    expect(game.log('noise-roll')).toEqual([])
    expect(game.noise).toEqual(['c-6-11'])
    expect(game.prompt).toBe('action')
  })

  test('reconnaissance: Silence and Danger are ignored, by the slimed too', () => {
    for (const token of ['silence-1', 'danger-3']) {
      const game = scouting(token)
        .is('scout', { slime: true })
        .intruder('adult', 'comms-room')
        .play()
      game.act('reconnaissance:c-6-11')
      expect(game.lair('adult-1')).toBe('comms-room')
      expect(game.noise).toEqual(['c-6-11'])
      expect(game.room('monitoring-room').items).toBe(Number(token.split('-')[1]))
    }
  })

  test('reconnaissance: the other effects apply, without a roll after them', () => {
    const explored = (token: string) => scouting(token).play().act('reconnaissance:c-6-11')
    expect(explored('slime-4').player('scout').slime).toBe(true)
    expect(explored('fire-1').room('monitoring-room').fire).toBe(true)
    expect(explored('malfunction-2').room('monitoring-room').malfunction).toBe(true)
    const doors = explored('doors-3')
    expect(doors.corridor('c-6-11').door).toBe('closed')
    expect(doors.log('noise-roll')).toEqual([])
  })

  test('reconnaissance: not out of combat', () => {
    const game = scouting().intruder('larva', 'hibernatorium').play()
    expect(game.forbidden('reconnaissance')).toBe('NEM-COST-07')
  })
})

describe('scavenging', () => {
  const scavenging = (room: string, items: number) =>
    position('scout', 'captain')
      .at('scout', room)
      .items(room, items)
      .hand('scout', 'scavenging', 'rest')

  test('scavenging: a Search where nothing is left; the counter stays at 0', () => {
    const game = scavenging('storage', 0).itemDeck('red', 'grenade', 'bait').play()
    game.choose('scavenging:red')
    expect(game.decision()).toMatchObject({ prompt: 'pay', min: 1, max: 1 })
    game.settle()
    expect(game.options()).toEqual(['keep-item:grenade#0', 'keep-item:bait#1'])
    game.choose('keep-item:grenade#0')
    expect(game.player('scout').inventory.map(({ id }) => id)).toEqual(['grenade'])
    expect(game.room('storage').items).toBe(0)
  })

  test('scavenging: a counter above 0 goes down', () => {
    const game = scavenging('evacuation-a', 2).play()
    expect(game.ways('scavenging')).toEqual(['red', 'yellow', 'green'])
    game.act('scavenging:green')
    expect(game.room('evacuation-a').items).toBe(1)
  })

  test('scavenging: not in rooms that cannot be searched, nor in combat', () => {
    expect(scavenging('nest', 0).play().forbidden('scavenging')).toBe('NEM-SEARCH-07')
    expect(scavenging('engine-1', 0).play().forbidden('scavenging')).toBe('NEM-SEARCH-07')
    const fight = scavenging('storage', 2).intruder('larva', 'storage').play()
    expect(fight.forbidden('scavenging')).toBe('NEM-COST-07')
  })
})
