import { describe, expect, test } from 'vitest'
import { position } from './position.ts'

describe('reload', () => {
  const reloading = (ammo: number) =>
    position('captain', 'scout').hand('captain', 'reload').ammo('captain', 'revolver', ammo)

  test('reload: 1 Ammo onto the Revolver in hand, up to 6', () => {
    const game = reloading(2).play().act('reload:revolver#0')
    expect(game.view(null).players[0].hands[0].ammo).toBe(3)
    expect(game.player('captain').discard).toEqual(['reload'])
    expect(reloading(5).play().act('reload:revolver#0').player('captain').hands).toMatchObject([
      { item: { ammo: 6 } },
    ])
    expect(reloading(6).play().ways('reload')).toEqual([])
  })

  test('reload: no other Weapon', () => {
    const game = reloading(6).item('captain', 'prototype-rifle', { ammo: 1 }).play()
    expect(game.ways('reload')).toEqual([])
    const gone = position('captain', 'scout').hand('captain', 'reload').emptyHanded('captain')
    expect(gone.play().ways('reload')).toEqual([])
  })

  test('reload: in combat too', () => {
    const game = reloading(0).intruder('adult', 'hibernatorium').play()
    expect(game.ways('reload')).toEqual(['revolver#0'])
  })
})

describe('order', () => {
  const commanding = () => position('captain', 'scout', 'pilot').hand('captain', 'order')

  test('order: another of the room moves to a neighbouring room, willing or not', () => {
    const game = commanding()
      .at('pilot', 'cockpit')
      .cards('scout', 3)
      .door('c-8-11', 'closed')
      .unexplored('monitoring-room', 'malfunction-3')
      .dice({ noise: [4] })
      .play()
    expect(game.ways('order').sort()).toEqual(['1:c-11-14', '1:c-11-15', '1:c-6-11'])
    game.act('order:1:c-6-11')
    expect(game.whereIs('scout')).toBe('monitoring-room')
    expect(game.whereIs('captain')).toBe('hibernatorium')
    expect(game.room('monitoring-room')).toMatchObject({ items: 3, malfunction: true })
    expect(game.told('noise-roll', 'seat')).toEqual([1])
    expect(game.noise).toEqual(['c-2-6'])
    expect(game.player('captain').discard).toEqual(['order'])
  })

  test('order: it is no action of theirs, and costs them nothing', () => {
    const game = commanding().cards('scout', 3).is('scout', { passed: true }).play()
    game.dice({ noise: ['silence'] }).act('order:1:c-6-11')
    expect(game.player('scout').hand).toHaveLength(3)
    expect(game.asked).toEqual(['captain'])
    expect(game.view(null).turn).toMatchObject({ seat: 0, taken: 1 })
  })

  test('order: the Encounter is theirs, with their hand', () => {
    const game = commanding()
      .cards('captain', 5)
      .noise('c-6-11')
      .attacks('scratch-1')
      .dice({ noise: [2], tokens: ['adult'] })
      .play()
    game.act('order:1:c-6-11')
    expect(game.log('surprise-attack')[0].params?.seat).toBe(1)
    expect(game.player('scout').lightWounds).toBe(1)
  })

  test('order: nobody in another room, in a pod or out of the game', () => {
    const game = commanding().at('scout', 'monitoring-room').inPod('pilot', 1).play()
    expect(game.ways('order')).toEqual([])
    expect(commanding().at('scout', 'cockpit').out('pilot', 'dead').play().ways('order')).toEqual(
      [],
    )
  })

  test('order: what the corridor and the room do is done to them', () => {
    const game = commanding()
      .unexplored('monitoring-room', 'doors-2')
      .dice({ noise: [4] })
      .play()
    game.act('order:1:c-6-11')
    expect(game.corridor('c-6-11').door).toBe('closed')
  })

  test('order: not in combat', () => {
    const game = commanding().intruder('larva', 'hibernatorium').play()
    expect(game.forbidden('order')).toBe('NEM-COST-07')
  })

  test('order, intercom: also somebody in a room with a working Computer', () => {
    const calling = () => commanding().item('captain', 'intercom').at('pilot', 'cockpit')
    const game = calling()
      .at('scout', 'comms-room')
      .dice({ noise: ['silence'] })
      .play()
    expect(game.ways('order')).toEqual(['1:c-5-10', '1:c-5-6'])
    game.act('order:1:c-5-6')
    expect(game.whereIs('scout')).toBe('monitoring-room')
    expect(calling().at('scout', 'armory').play().ways('order')).toEqual([])
    const broken = calling().at('scout', 'comms-room').malfunction('comms-room').play()
    expect(broken.ways('order')).toEqual([])
    const near = calling().play()
    expect(near.ways('order')).toHaveLength(4)
    expect(calling().inPod('scout', 1).play().ways('order')).toEqual([])
  })

  test('order, intercom: who is in combat there Escapes', () => {
    const game = commanding()
      .item('captain', 'intercom')
      .at('scout', 'comms-room')
      .intruder('adult', 'comms-room')
      .attacks('scratch-1')
      .dice({ noise: ['silence'] })
      .play()
    game.act('order:1:c-5-6')
    expect(game.kinds('attack', 'enters')).toEqual(['attack', 'enters'])
    expect(game.player('scout').lightWounds).toBe(1)
  })
})

describe('motivation', () => {
  const motivating = () =>
    position('captain', 'scout', 'pilot').hand('captain', 'motivation').at('pilot', 'comms-room')
  const hands = (game: ReturnType<ReturnType<typeof motivating>['play']>) =>
    game.view(null).players.map(({ handCount }) => handCount)

  test('motivation: everybody in the room draws a card, those who have passed too', () => {
    const game = motivating().is('scout', { passed: true }).play()
    expect(game.ways('motivation')).toEqual(['11'])
    game.act('motivation:11')
    expect(hands(game)).toEqual([1, 1, 0])
    expect(game.player('captain').discard).toEqual(['motivation'])
  })

  test('motivation: in combat too', () => {
    const game = motivating().intruder('adult', 'hibernatorium').play().act('motivation:11')
    expect(hands(game)).toEqual([1, 1, 0])
  })

  test('motivation, intercom: or those in a room with a Computer, and the Captain', () => {
    const start = () => motivating().item('captain', 'intercom')
    const game = start().malfunction('generator').unexplored('laboratory').play()
    // Fire Control, Comms Room, Monitoring Room, Engine Control, and the own room.
    expect(game.ways('motivation').sort()).toEqual(['11', '2', '5', '6', '7'])
    game.act('motivation:5')
    expect(hands(game)).toEqual([1, 0, 1])
    expect(hands(start().play().act('motivation:11'))).toEqual([1, 1, 0])
  })
})
