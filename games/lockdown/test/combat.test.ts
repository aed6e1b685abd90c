import { describe, expect, test } from 'vitest'
import { ADVANTAGE_DIE, COMBAT_DIE } from '../components.ts'
import { restOfRound } from './passing.ts'
import { lockdown, type Playing } from './position.ts'

/** COMBAT, SHOOT, ADVDIE, MELEE, DMG, RETREAT: fighting back. */

/** The Sentry with a loaded SMG before an Adult, in the Alert Room. */
const facing = (
  type: 'larva' | 'creeper' | 'adult' | 'breeder' | 'queen' = 'adult',
  injuries = 0,
) =>
  lockdown('sentry', 'hacker')
    .at('sentry', 'alert-room')
    .hand('sentry', 'search', 'rest')
    .intruder(type, 'alert-room', { injuries })
    .attacks('bite-3')

const shoot = (game: Playing) => {
  game.act(game.options().find((id) => id.startsWith('shoot'))!)
  return game
}
const strike = (game: Playing) => game.act(game.options().find((id) => id.startsWith('melee'))!)
const dark = (type?: Parameters<typeof facing>[0]) => facing(type).power('s1', false)

describe('shooting', () => {
  test('LOCK-COMBAT-01 LOCK-COMBAT-02 LOCK-ACT-02 in combat one shoots, strikes or escapes, and nothing else', () => {
    const game = facing().object('alert-room', 'carcass').play()
    const actions = new Set(game.options().map((id) => id.split(':')[0]))
    expect(actions).toEqual(new Set(['move', 'shoot', 'melee', 'pass', 'drop']))
  })

  test('LOCK-SHOOT-02 LOCK-ACT-09 LOCK-SHOOT-09 1 card and 1 Ammo, hit or miss', () => {
    const game = shoot(
      dark()
        .dice({ combat: ['miss'] })
        .play(),
    )
    expect(game.player('sentry').hands[0].item!.ammo).toBe(3)
    game.choose('keep-shot')
    expect(game.player('sentry').hand).toHaveLength(1)
    expect(game.log('injured')).toHaveLength(0)
    expect(game.player('sentry').wounds).toHaveLength(0)
  })

  test.each([
    ['creeper', 'creeper', 1],
    ['creeper', 'adult', 0],
    ['adult', 'adult', 1],
    ['adult', 'breeder', 0],
    ['one', 'breeder', 1],
    ['two', 'queen', 2],
    ['miss', 'creeper', 0],
  ] as const)(
    'LOCK-SHOOT-03 LOCK-SHOOT-04 LOCK-SHOOT-05 LOCK-SHOOT-06 LOCK-SHOOT-07 the face %s against a %s: %d',
    (face, type, injuries) => {
      const game = shoot(
        dark(type)
          .dice({ combat: [face] })
          .attacks('bite-3', 'claws-3')
          .play(),
      )
      if (injuries === 0) game.choose('keep-shot')
      expect(game.told('injured', 'injuries')).toEqual(injuries ? [injuries] : [])
    },
  )

  test('LOCK-SHOOT-07 the faces of the combat die', () => {
    expect(COMBAT_DIE).toEqual(['miss', 'creeper', 'creeper', 'adult', 'one', 'two'])
  })
})

describe('the advantage die', () => {
  test('LOCK-ADVDIE-01 LOCK-ADVDIE-06 LOCK-STAIRS-05 rolled in powered sections, not in the dark nor on a staircase', () => {
    expect(ADVANTAGE_DIE).not.toContain('miss')
    const faces = (position: () => ReturnType<typeof facing>) =>
      new Set(
        Array.from(
          { length: 60 },
          (_, seed) => shoot(position().play(seed)).told('combat-roll', 'face')[0],
        ),
      )
    expect(faces(facing)).toEqual(new Set(ADVANTAGE_DIE))
    expect(faces(dark)).toEqual(new Set(COMBAT_DIE))
    const stairs = () =>
      lockdown('sentry', 'hacker')
        .at('sentry', 'staircase-1')
        .cards('sentry', 1)
        .intruder('adult', 'staircase-1')
        .attacks('bite-3')
    expect(faces(stairs)).toEqual(new Set(COMBAT_DIE))
  })

  test('LOCK-ADVDIE-03 the first new face: 1 damage for an Action card, else a miss', () => {
    const rolled = () =>
      shoot(
        facing()
          .is('sentry', {})
          .emptyHanded('sentry')
          .item('sentry', 'prototype-rifle', { ammo: 2 })
          .dice({ combat: ['card-one'] })
          .play(),
      )
    const paid = rolled()
    expect(paid.prompt).toBe('spend-card')
    paid.choose(paid.options()[1])
    expect(paid.told('injured', 'injuries')).toEqual([1])
    expect(paid.player('sentry').hand).toHaveLength(0)
    const kept = rolled().choose('keep-cards')
    expect(kept.log('injured')).toHaveLength(0)
    expect(kept.player('sentry').hand).toHaveLength(1)
  })

  test('LOCK-ADVDIE-04 the second: 1 damage, or 2 for an Action card', () => {
    const rolled = () =>
      shoot(
        facing()
          .dice({ combat: ['card-two'] })
          .play(),
      )
    expect(rolled().choose('keep-cards').told('injured', 'injuries')).toEqual([1])
    const paid = rolled()
    expect(paid.choose(paid.options()[1]).told('injured', 'injuries')).toEqual([2])
  })

  test('LOCK-ADVDIE-08 a Contamination card does not pay for it', () => {
    const game = lockdown('sentry', 'hacker')
      .at('sentry', 'alert-room')
      .hand('sentry', 'search', 'clean')
      .intruder('adult', 'alert-room')
      .attacks('bite-3')
      .dice({ combat: ['card-two'] })
      .play()
    shoot(game)
    expect(game.prompt).not.toBe('spend-card')
    expect(game.told('injured', 'injuries')).toEqual([1])
  })

  test('LOCK-ADVDIE-02 LOCK-ADVDIE-05 weapons speak of it as of a combat die, but its own faces are neither one nor two', () => {
    const shotgun = (face: 'one' | 'card-two') => {
      const game = shoot(
        facing()
          .emptyHanded('sentry')
          .item('sentry', 'prototype-shotgun', { ammo: 2 })
          .dice({ combat: [face] })
          .play(),
      )
      return (face === 'one' ? game : game.choose('keep-cards')).told('injured', 'injuries')
    }
    expect(shotgun('one')).toEqual([2])
    expect(shotgun('card-two')).toEqual([1])
  })

  test('LOCK-ADVDIE-07 never for a blow', () => {
    const faces = Array.from(
      { length: 40 },
      (_, seed) => strike(facing().play(seed)).told('combat-roll', 'face')[0],
    )
    expect(faces).toContain('miss')
    expect(faces).not.toContain('card-one')
  })
})

describe('striking', () => {
  test('LOCK-MELEE-01 LOCK-MELEE-02 LOCK-ACT-11 a Contamination card, then the die', () => {
    const game = strike(
      facing()
        .dice({ combat: ['one'] })
        .play(),
    )
    expect(game.kinds('contaminated', 'combat-roll', 'injured')).toEqual([
      'contaminated',
      'combat-roll',
      'injured',
    ])
  })

  test.each([
    ['miss', 'larva', 0],
    ['creeper', 'adult', 0],
    ['adult', 'adult', 1],
    ['adult', 'queen', 0],
    ['one', 'queen', 1],
    ['two', 'queen', 1],
  ] as const)(
    'LOCK-MELEE-03 LOCK-MELEE-04 LOCK-MELEE-05 LOCK-MELEE-06 the face %s against a %s: %d, and a Serious Wound for a miss',
    (face, type, injuries) => {
      const game = strike(
        facing(type)
          .dice({ combat: [face] })
          .attacks('bite-3', 'claws-3')
          .play(),
      )
      expect(game.told('injured', 'injuries')).toEqual(injuries ? [injuries] : [])
      expect(game.player('sentry').wounds).toHaveLength(injuries ? 0 : 1)
    },
  )
})

describe('damage', () => {
  const hit = (injuries: number, ...cards: string[]) =>
    strike(
      facing('adult', injuries)
        .attacks(...cards)
        .dice({ combat: ['one'] })
        .play(),
    )

  test('LOCK-DMG-01 LOCK-DMG-03 LOCK-DMG-05 LOCK-OBJECT-03 LOCK-DMG-06 as many markers as the card says kill, and leave a Carcass', () => {
    const dead = hit(2, 'claws-1')
    expect(dead.lair('adult-1')).toBe('gone')
    expect(dead.room('alert-room').objects).toEqual(['carcass'])
    expect(dead.state.attackDiscard).toEqual(['claws-1'])
    expect(hit(1, 'claws-1').intruder('adult-1')!.injuries).toBe(2)
  })

  test('LOCK-DMG-04 LOCK-DMG-07 the numbers of two cards are added for a Breeder or the Queen', () => {
    const queen = (injuries: number) =>
      strike(
        facing('queen', injuries)
          .attacks('slash-1', 'claws-1')
          .dice({ combat: ['one'] })
          .play(),
      )
    expect(queen(4).lair('queen-1')).toBe('gone')
    expect(queen(3).lair('queen-1')).toBe('alert-room')
    expect(queen(4).state.queenKilled).toBe(true)
  })

  test('LOCK-RETREAT-01 LOCK-RETREAT-03 LOCK-RETREAT-04 LOCK-RETREAT-05 an arrow makes it retreat by the number of an Event, with its markers', () => {
    const game = strike(
      facing('adult', 1)
        .attacks('bite-4')
        .events('doors-release')
        .dice({ combat: ['one'] })
        .play(),
    )
    expect(game.lair('adult-1')).toBe(game.state.rooms[4].tile)
    expect(game.intruder('adult-1')!.injuries).toBe(2)
    expect(game.state.eventDiscard).toEqual(['doors-release'])
  })

  test('LOCK-RETREAT-02 one arrow of two is enough for the Queen', () => {
    const game = strike(
      facing('queen', 9)
        .attacks('slash-1', 'bite-4')
        .events('doors-release')
        .dice({ combat: ['one'] })
        .play(),
    )
    expect(game.lair('queen-1')).toBe(game.state.rooms[4].tile)
  })

  test('LOCK-RETREAT-03 a card with two numbers: both, in their order', () => {
    const game = strike(
      facing('adult', 1)
        .attacks('bite-4')
        .events('stalking')
        .dice({ combat: ['one'] })
        .play(),
    )
    // 2 leads to room 004, 4 from there to room 005.
    expect(game.lair('adult-1')).toBe(game.state.rooms[4].tile)
  })

  test('LOCK-GEN-10 LOCK-DMG-05 there is always a Carcass left', () => {
    const game = facing('adult', 9).object('repository', ...Array<string>(8).fill('carcass'))
    expect(
      strike(
        game
          .attacks('claws-1')
          .dice({ combat: ['one'] })
          .play(),
      ).room('alert-room').objects,
    ).toEqual(['carcass'])
  })

  test('LOCK-DMG-11 LOCK-ROOM-27 LOCK-ROOM-26 in a room without air everything dies without a check; an opened Door saves it', () => {
    const sealed = () =>
      lockdown('sentry', 'hacker')
        .at('sentry', 'isolation-room')
        .at('hacker', 'repository')
        .intruder('adult', lockdown('sentry').state.rooms[5].tile)
        .with((s) => {
          const own = s.own as { depressurised: number }
          own.depressurised = 5
        })
        .door('c13', 'closed')
        .door('c15', 'closed')
        .door('c22', 'closed')
    const dead = restOfRound(sealed(), 'launch')
    expect(dead.told('depressurised', 'place')).toEqual([5])
    expect(dead.lair('adult-1')).toBe('gone')
    expect(dead.room(dead.state.rooms[5].tile).objects).toEqual(['carcass'])
    const saved = sealed().toAct('hacker').hand('hacker', 'computer-skills', 'search').play()
    saved.act(
      saved.options().find((id) => id.includes('open-door') || id.includes('turn-door:c15'))!,
    )
    expect(saved.own.depressurised).toBe(-1)
    expect(saved.told('depressurisation-ends', 'place')).toEqual([5])
  })
})
