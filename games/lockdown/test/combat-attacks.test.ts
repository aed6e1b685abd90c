import { describe, expect, test } from 'vitest'
import { restOfRound } from './passing.ts'
import { lockdown, type Playing } from './position.ts'

/** ATTACK, LARVA, ENC, EGG: being attacked. */

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

describe('attacks', () => {
  const attacked = (...cards: string[]) =>
    lockdown('sentry', 'hacker', 'janitor')
      .at('sentry', 'alert-room')
      .at('hacker', 'alert-room')
      .hand('sentry', 'search', 'rest')
      .hand('hacker', 'search', 'clean', 'clean')
      .intruder('adult', 'alert-room')
      .attacks(...cards)

  test('LOCK-ATTACK-01 LOCK-ATTACK-02 LOCK-ATTACK-03 LOCK-ATTACK-06 LOCK-ATTACK-08 LOCK-ATTACK-10 once, in its own room, whoever has the fewest Action cards', () => {
    const game = restOfRound(attacked('slash-1'), 'attacks')
    expect(game.told('attack', 'seat')).toEqual([1])
    expect(game.player('hacker').lightWounds).toBe(1)
    expect(game.state.attackDiscard).toContain('slash-1')
  })

  test('LOCK-ATTACK-04 LOCK-GEN-07 a tie goes to the first player, or the next in order', () => {
    const game = restOfRound(attacked('slash-1').hand('hacker', 'rest').first('janitor'), 'attacks')
    expect(game.told('attack', 'seat')).toEqual([0])
  })

  test('LOCK-ATTACK-06 without its symbol the attack fails', () => {
    const game = restOfRound(attacked('frenzy-1'), 'attacks')
    expect(game.log('attack-misses')).toHaveLength(1)
  })

  test('LOCK-ATTACK-09 LOCK-LARVA-01 LOCK-LARVA-02 LOCK-LARVA-03 a Larva draws no card: it settles, and a second one is gone', () => {
    const game = restOfRound(
      lockdown('sentry', 'hacker')
        .at('sentry', 'alert-room')
        .intruder('larva', 'alert-room')
        .intruder('larva', 'alert-room'),
      'attacks',
    )
    expect(game.log('attack-card')).toHaveLength(0)
    expect([game.player('sentry').larva, game.state.intruders.length]).toEqual([true, 0])
    expect(game.log('contaminated')).toHaveLength(2)
    expect(game.view(null).players[0].larva).toBe(true)
  })

  test('LOCK-ESCAPE-01 LOCK-ESCAPE-02 LOCK-ESCAPE-03 LOCK-ESCAPE-05 LOCK-MOVE-07 LOCK-ATTACK-05 leaving is an Escape: attacked, then the room beyond and its noise', () => {
    const tile = lockdown('sentry').state.rooms[1].tile
    const game = facing()
      .attacks('slash-1')
      .unexplored(tile, 'slime-3')
      .dice({ noise: ['silence'] })
      .play()
      .act('move:c03')
    expect(game.kinds('attack', 'enters', 'explores', 'noise-roll')).toEqual([
      'attack',
      'enters',
      'explores',
      'noise-roll',
    ])
  })
})

describe('encounters', () => {
  const meeting = (token: object | string, ...cards: string[]) =>
    lockdown('sentry', 'hacker')
      .hand('sentry', 'search', ...cards)
      .at('hacker', 'isolation-room')
      .noise('c15', 'technical-1', 'c22')
      .attacks('slash-1')
      .dice({ noise: [1], tokens: [token as 'adult'] })
      .play()
      .act('move:c15')

  test('LOCK-ENC-03 LOCK-ENC-04 LOCK-ENC-05 LOCK-ENC-08 LOCK-TOKEN-04 the noise around goes, a token is drawn, its figure stands there and the token stays aside', () => {
    const game = meeting({ type: 'adult', number: 2, higher: 4 }, 'rest', 'demolition')
    expect(game.noise).toEqual([])
    expect(game.intrudersIn(game.state.rooms[5].tile)).toEqual(['adult'])
    expect(game.state.intruders[0].token).toEqual({ type: 'adult', number: 2, higher: 4 })
    expect(game.log('surprise-attack')).toHaveLength(0)
  })

  test('LOCK-ENC-06 LOCK-ENC-07 LOCK-ENC-09 LOCK-ENC-14 all cards of the hand count; fewer than the number means a Surprise Attack', () => {
    expect(
      meeting({ type: 'adult', number: 2, higher: 4 }, 'clean', 'clean').log('surprise-attack'),
    ).toHaveLength(0)
    expect(
      meeting({ type: 'adult', number: 2, higher: 4 }, 'clean').log('surprise-attack'),
    ).toHaveLength(1)
  })

  test('LOCK-ENC-10 LOCK-ENC-11 the Blank token: noise everywhere around, no Intruder; alone in the bag it takes an Adult along', () => {
    const game = meeting('blank')
    expect(game.noise).toEqual(['c13', 'c15', 'c22', 'technical-1'])
    expect(game.state.intruders).toHaveLength(0)
    const last = lockdown('sentry', 'hacker')
      .cards('sentry', 1)
      .at('hacker', 'isolation-room')
      .noise('c15')
      .with((s) => {
        s.reserve.push(...s.bag.filter(({ type }) => type !== 'blank'))
        s.bag = s.bag.filter(({ type }) => type === 'blank')
      })
      .dice({ noise: [1] })
      .play()
      .act('move:c15')
    expect(last.state.bag.map(({ type }) => type).sort()).toEqual(['adult', 'blank'])
  })

  test('LOCK-ENC-02 LOCK-ENC-13 LOCK-NOISE-12 an Intruder that walks in is no encounter', () => {
    const game = lockdown('sentry', 'hacker')
      .cards('sentry', 1)
      .at('hacker', 'isolation-room')
      .intruder('adult', 'elevator-2')
      .dice({ noise: ['danger'] })
      .play()
      .act('move:c15')
    expect(game.lair('adult-1')).toBe(game.state.rooms[5].tile)
    expect(game.log('encounter')).toHaveLength(0)
  })

  test('LOCK-FIRST-02 LOCK-FIRST-03 LOCK-FIRST-04 with the first figure everybody keeps one Objective in secret', () => {
    const game = lockdown('sentry', 'hacker')
      .cards('sentry', 4)
      .at('hacker', 'isolation-room')
      .beforeFirstEncounter()
      .noise('c15')
      .dice({ noise: [1], tokens: [{ type: 'larva', number: 0 }] })
      .play()
      .act('move:c15')
    expect(game.asked).toEqual(['sentry', 'hacker'])
    game.say('sentry', 'keep:0').say('hacker', 'keep:1')
    expect(game.state.players.map(({ objectives }) => objectives.length)).toEqual([1, 1])
    expect(game.view('hacker').players[0].discarded?.id ?? null).toBeNull()
  })

  test('LOCK-FIRST-05 an Egg, or a Larva on a board, is no first encounter', () => {
    const game = lockdown('sentry', 'hacker')
      .beforeFirstEncounter()
      .is('sentry', { larva: true })
      .object('repository', 'egg')
      .play()
    expect(game.state.firstEncounter).toBe(false)
    expect(game.prompt).toBe('action')
  })

  test('LOCK-IMOVE-06 LOCK-IMOVE-08 a ninth Adult makes those that fight nobody withdraw, with their tokens', () => {
    const position = lockdown('sentry', 'hacker')
      .hand('sentry', 'search', 'rest', 'demolition', 'clean', 'clean')
      .at('hacker', 'isolation-room')
      .noise('c15')
    for (let i = 0; i < 8; i++) position.intruder('adult', 'alert-room')
    const game = position
      .dice({ noise: [1], tokens: ['adult'] })
      .play()
      .act('move:c15')
    expect(game.state.intruders).toHaveLength(1)
    expect(game.log('vanishes')).toHaveLength(8)
  })

  test('LOCK-GEN-10 Larva figures never run out: none withdraws for another', () => {
    const position = lockdown('sentry', 'hacker')
      .hand('sentry', 'search', 'rest')
      .at('hacker', 'isolation-room')
      .noise('c15')
    for (let i = 0; i < 20; i++) position.intruder('larva', 'alert-room')
    const game = position
      .dice({ noise: [1], tokens: ['larva'] })
      .play()
      .act('move:c15')
    expect(game.state.intruders).toHaveLength(21)
    expect(game.log('vanishes')).toEqual([])
  })
})

describe('Eggs', () => {
  const nesting = () => lockdown('sentry', 'hacker').at('sentry', 'nest').cards('sentry', 3)

  test('LOCK-ACT-10 LOCK-EGG-02 LOCK-EGG-04 LOCK-EGG-08 LOCK-COMBAT-03 out of combat Eggs are shot, one for each damage, and noise follows', () => {
    const game = nesting()
      .dice({ combat: ['two'], noise: ['silence'] })
      .play()
    shoot(game)
    expect(game.state.eggs).toBe(3)
    expect(game.log('noise-roll')).toHaveLength(1)
  })

  test('LOCK-EGG-02 not with an Intruder in the room', () => {
    const game = nesting().intruder('adult', 'nest').play()
    expect(game.options().filter((id) => id.includes('egg'))).toEqual([])
  })

  test('LOCK-EGG-04 LOCK-ACT-11 a blow at Eggs gives no Contamination card and no wound', () => {
    const game = nesting()
      .dice({ combat: ['miss'], noise: ['silence'] })
      .play()
    strike(game)
    expect(game.log('contaminated')).toHaveLength(0)
    expect(game.player('sentry').wounds).toHaveLength(0)
  })

  test('LOCK-EGG-05 LOCK-EGG-09 LOCK-EGG-07 with the last Egg of the board the Nest is destroyed, whatever lies loose', () => {
    const game = nesting()
      .object('nest', 'egg')
      .eggs(1)
      .dice({ combat: ['one'], noise: ['silence'] })
      .play()
    game.act(game.options().find((id) => id.startsWith('shoot') && id.endsWith(':eggs'))!)
    expect(game.state.nestDestroyed).toBe(true)
    expect(game.room('nest').objects).toEqual(['egg'])
  })

  test('LOCK-EGG-03 a carried Egg is no target', () => {
    const game = lockdown('sentry', 'hacker').carrying('hacker', 'egg').cards('sentry', 1).play()
    expect(game.options().some((id) => id.startsWith('melee'))).toBe(false)
  })

  test('LOCK-EGG-06 LOCK-FIRE-03 LOCK-EVENT-04 the Fire step burns Intruders, and one Egg of each burning room', () => {
    const game = restOfRound(
      lockdown('sentry', 'hacker')
        .fire('nest', 'alert-room')
        .intruder('larva', 'alert-room')
        .object('nest', 'egg'),
      'fire',
    )
    expect([game.state.eggs, game.state.intruders.length]).toEqual([4, 0])
  })
})
