import { describe, expect, test } from 'vitest'
import { classic, epilogue } from './position.ts'

/** Crafted Items and Serious Wounds of this box. */

test('AFT-COMP-04 AFT-INV-16 two of each Crafted Item lie in the Crafted pile', () => {
  const { crafted } = epilogue('scout').state
  const count = (id: string) => crafted.filter((one) => one === id).length
  expect(['laser-pointer', 'combat-drone', 'enviro-suit'].map(count)).toEqual([2, 2, 2])
  expect(['antidote', 'taser', 'flamethrower', 'molotov-cocktail'].map(count)).toEqual([3, 3, 3, 3])
})

describe('laser-pointer', () => {
  const holding = () => classic('scout', 'soldier').item('scout', 'laser-pointer').cards('scout', 2)

  test('is attached to a Weapon in hand for nothing, and stays there', () => {
    const game = holding().play()
    const [option] = game.decision().options.filter(({ label }) => label === 'laser-pointer')
    expect(option.params).toMatchObject({ cost: 0 })
    game.act('laser-pointer:rifle#0')
    expect(game.player('scout').hands[0].item!.added).toEqual(['laser-pointer'])
    expect(game.player('scout').inventory).toEqual([])
    expect(game.player('scout').hand).toHaveLength(2)
  })

  test('lets each shot be rolled again, once, and the second roll counts', () => {
    const game = classic('scout', 'soldier')
      .with((s) => s.players[0].hands[0].item!.added.push('laser-pointer'))
      .with((s) => s.crafted.splice(s.crafted.indexOf('laser-pointer'), 1))
      .intruder('adult', 'hibernatorium')
      .cards('scout', 3)
      .attacks('scratch-4')
      .dice({ combat: ['miss', 'one'] })
      .play()
      .act('shoot:rifle#0:adult-1')
    expect(game.prompt).toBe('reroll')
    game.choose('reroll-shot')
    expect(game.told('combat-roll', 'face')).toEqual(['miss', 'one'])
    expect(game.intruder('adult-1')!.injuries).toBe(1)
    expect(game.prompt).toBe('action')
  })

  test('does not fit twice, nor without a Weapon', () => {
    const twice = holding().with((s) => s.players[0].hands[0].item!.added.push('laser-pointer'))
    twice.with((s) => s.crafted.splice(s.crafted.indexOf('laser-pointer'), 1))
    expect(twice.play().why('laser-pointer')).toBe('no-weapon-to-aim')
    expect(holding().emptyHanded('scout').play().why('laser-pointer')).toBe('no-weapon-to-aim')
  })

  test('a Weapon without one is not rolled again', () => {
    const game = classic('scout')
      .intruder('adult', 'hibernatorium')
      .cards('scout', 3)
      .dice({ combat: ['miss'] })
      .play()
      .act('shoot:rifle#0:adult-1')
    expect(game.prompt).toBe('action')
  })
})

describe('combat-drone', () => {
  const withDrone = (ammo = 2) =>
    classic('scout', 'soldier').item('scout', 'combat-drone', { ammo }).cards('scout', 4)

  test('comes with 2 Ammo, which everybody sees', () => {
    const game = classic('scout', 'soldier')
      .tile(6, 'crafting-room')
      .at('scout', 'crafting-room')
      .item('scout', 'tools')
      .cards('scout', 2)
      .play()
      .act('crafting-room:tools')
    expect(game.player('scout').inventory).toMatchObject([{ id: 'combat-drone', ammo: 2 }])
    expect(game.view('soldier').players[0].inventory).toEqual([
      { colour: 'crafted', id: 'combat-drone', ammo: 2 },
    ])
  })

  test('deals 1 injury for 1 Ammo and 1 card to an Intruder here or next door', () => {
    const game = withDrone().intruder('adult', 'hibernatorium').attacks('scratch-4').play()
    const option = game.decision().options.find(({ id }) => id === 'combat-drone:adult-1')!
    expect(option.params).toMatchObject({ cost: 1 })
    game.act('combat-drone:adult-1')
    expect(game.intruder('adult-1')!.injuries).toBe(1)
    expect(game.player('scout').inventory).toMatchObject([{ id: 'combat-drone', ammo: 1 }])
    const near = withDrone()
    near.state.intruders.push({ name: 'larva-1', type: 'larva', room: 5, injuries: 0, token: null })
    expect(near.play().act('combat-drone:larva-1').lair('larva-1')).toBe('gone')
  })

  test('reaches through no closed door, and no farther', () => {
    const position = withDrone().door('c-6-11', 'closed')
    position.state.intruders.push(
      { name: 'larva-1', type: 'larva', room: 5, injuries: 0, token: null },
      { name: 'larva-2', type: 'larva', room: 0, injuries: 0, token: null },
    )
    const game = position.play()
    expect(game.ways('combat-drone')).toEqual([])
    expect(game.why('combat-drone')).toBe('no-target')
  })

  test('is discarded when it is empty', () => {
    const game = withDrone(1).intruder('larva', 'hibernatorium').play().act('combat-drone:larva-1')
    expect(game.player('scout').inventory).toEqual([])
    expect(game.state.itemDiscards.crafted).toEqual(['combat-drone'])
  })

  test('kills for whoever sent it', () => {
    const game = withDrone().intruder('creeper', 'hibernatorium', { injuries: 4 })
    const played = game.attacks('scratch-1').play().act('combat-drone:creeper-1')
    expect(played.lair('creeper-1')).toBe('gone')
    expect(played.ownOf('scout').killed).toBe(true)
  })
})

describe('enviro-suit', () => {
  /** Crafted Items are seen by everybody. */
  const seen = [0, 1, -1]

  test('keeps fire off', () => {
    const game = classic('scout', 'soldier').fire('hibernatorium')
    expect(game.play().pass().player('scout').lightWounds).toBe(1)
    const suited = classic('scout', 'soldier')
      .fire('hibernatorium')
      .item('scout', 'enviro-suit', { seen })
    expect(suited.play().pass().player('scout').lightWounds).toBe(0)
  })

  test('keeps Slime off', () => {
    const entering = (position = classic('scout', 'soldier')) =>
      position
        .tile(6, 'slime-room')
        .cards('scout', 2)
        .dice({ noise: ['silence'] })
        .play()
        .act('move:c-6-11')
        .player('scout').slime
    expect(entering()).toBe(true)
    expect(entering(classic('scout', 'soldier').item('scout', 'enviro-suit', { seen }))).toBe(false)
  })
})

describe('wound-melted', () => {
  test('AFT-COMP-10 two of them are in the Serious Wound deck', () => {
    for (const begin of [classic, epilogue]) {
      const { wounds } = begin('scout').state
      expect(wounds).toHaveLength(18)
      expect(wounds.filter((id) => id === 'wound-melted')).toHaveLength(2)
    }
  })

  const costs = (position: ReturnType<typeof classic>) =>
    Object.fromEntries(
      position
        .intruder('adult', 'hibernatorium')
        .play()
        .decision()
        .options.map(({ id, params }) => [id, params?.cost]),
    )

  test('makes every Shoot action 1 card dearer, by basic action or card, and nothing else', () => {
    const open = costs(
      classic('scout', 'soldier').hand('scout', 'adrenaline', 'search', 'rest', 'scavenging'),
    )
    const hurt = costs(
      classic('scout', 'soldier')
        .wound('scout', 'wound-melted')
        .hand('scout', 'adrenaline', 'search', 'rest', 'scavenging'),
    )
    expect([open['shoot:rifle#0:adult-1'], hurt['shoot:rifle#0:adult-1']]).toEqual([1, 2])
    const byCard = 'adrenaline:shoot:rifle#0:adult-1'
    expect([open[byCard], hurt[byCard]]).toEqual([0, 1])
    const flight = 'adrenaline:escape:c-6-11'
    expect([open[flight], hurt[flight]]).toEqual([0, 0])
    expect([open['melee:adult-1'], hurt['melee:adult-1']]).toEqual([1, 1])
  })

  test('also the salvo of the Soldier', () => {
    const salvo = (position: ReturnType<typeof classic>) =>
      costs(position.hand('soldier', 'full-auto', 'search', 'rest'))['full-auto:adult-1']
    expect(salvo(classic('soldier', 'scout'))).toBe(0)
    expect(salvo(classic('soldier', 'scout').wound('soldier', 'wound-melted'))).toBe(1)
  })

  test('not once it is dressed', () => {
    const dressed = classic('scout', 'soldier')
      .wound('scout', 'wound-melted', true)
      .cards('scout', 3)
    expect(costs(dressed)['shoot:rifle#0:adult-1']).toBe(1)
  })
})
