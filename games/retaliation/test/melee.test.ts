import { describe, expect, test } from 'vitest'
import type { IntruderType, ShootFace } from '../kinds.ts'
import { retaliation } from './position.ts'

/** Somebody with an Intruder in the Room. */
function facing(character: string, type: IntruderType, hits = 0) {
  return retaliation(character)
    .intruder(type, 'landing-zone', hits)
    .cards(character, 3)
    .lifeSupport('A')
}

describe('Melee', () => {
  const strike = (face: ShootFace, hits = 0) =>
    facing('recon', 'adult', hits)
      .attacks('scratch-3')
      .dice({ shoot: [face] })
      .play()
      .act('melee:bare:adult-1')

  test('RET-MELEE-01 RET-MELEE-03 RET-MELEE-04 RET-MELEE-10 RET-ACT-10: a Contamination, a Hit, a roll; a Critical kills', () => {
    const game = strike('crit')
    expect(game.player('recon').discard.filter((card) => typeof card === 'number')).toHaveLength(1)
    expect(game.intrudersIn('landing-zone')).toEqual([])
  })

  test('RET-MELEE-02: without an Intruder in the Room it is not possible', () => {
    expect(retaliation('recon').cards('recon', 2).play().forbidden('melee')).toBe('RET-ACT-20')
  })

  test('RET-MELEE-05: a number up to its Hits kills', () => {
    expect(strike(2, 1).intrudersIn('landing-zone')).toEqual([])
    expect(strike(3, 1).act('let-attack').intrudersIn('landing-zone')).toEqual(['adult'])
  })

  test('RET-MELEE-06 RET-MELEE-07: the ammo face is nothing; a survivor strikes back', () => {
    const game = strike('ammo').act('let-attack')
    expect(game.player('recon').health).toBe(1)
    expect(game.player('recon').hands.flat()[0].slots).toEqual(['ammo'])
  })

  test('RET-MELEE-07 RET-MELEE-12: unless a Weapon takes a Malfunction', () => {
    const game = strike(5).act('parry:assault-rifle')
    expect(game.player('recon')).toMatchObject({ health: 0 })
    expect(game.player('recon').hands.flat()[0].malfunction).toBe(true)
  })

  test('RET-MELEE-08 RET-MALF-06: a broken Weapon prevents it too, and is destroyed', () => {
    const game = facing('recon', 'adult')
      .with((s) => {
        s.players[0].hands[0][0].malfunction = true
      })
      .dice({ shoot: [5] })
      .play()
      .act('melee:bare:adult-1', 'parry:assault-rifle')
    expect(game.player('recon').hands.flat()).toEqual([])
    expect(game.player('recon').health).toBe(0)
  })

  test('RET-MELEE-09 RET-HEAVY-04: without a Weapon one may strike, but not prevent the response', () => {
    const game = facing('recon', 'adult')
      .emptyHanded('recon')
      .attacks('scratch-3')
      .dice({ shoot: [5] })
      .play()
    game.act('melee:bare:adult-1')
    expect(game.player('recon').health).toBe(1)
  })

  test('RET-MELEE-11: the Tactical Hatchet kills without a roll, and breaks', () => {
    const game = facing('recon', 'drone')
      .item('recon', 'tactical-hatchet')
      .play()
      .act('melee:tactical-hatchet:drone-1')
    expect(game.intrudersIn('landing-zone')).toEqual([])
    expect(game.log('shoot-roll')).toHaveLength(0)
    expect(game.player('recon').hands.flat()[1].malfunction).toBe(true)
  })

  test('RET-INTR-05: a killed Intruder can come again', () => {
    const game = strike('crit')
    expect(game.state.intruders).toEqual([])
    expect(game.state.removed).toEqual([])
  })
})

describe('the Queen', () => {
  const queen = (hits: number, card: number, face: ShootFace = 5) =>
    retaliation('heavy-gun-operator')
      .room('r2c2', 'armory')
      .intruder('queen', 'landing-zone')
      .with((s) => {
        s.queen.hits = hits
      })
      .queenHealth(card)
      .cards('heavy-gun-operator', 3)
      .dice({ shoot: [face] })

  test('RET-QUEEN-01 RET-QUEEN-03 RET-QUEEN-04 RET-QUEEN-08: the fifth Hit reaches the skull; a card is resolved, and her Hits begin anew', () => {
    const game = queen(4, 6).play().act('shoot:bf-gun:queen-1')
    expect(game.state.queenHealth.discard).toEqual(['queen-health-06'])
    expect(game.state.queen.hits).toBe(0)
  })

  test('RET-QUEEN-09 RET-QUEEN-20: she dies also where her last card took her away, and nobody else goes', () => {
    const game = queen(4, 3)
      .horde(204, 'drone')
      .with((s) => {
        s.queenHealth.deck.splice(0, s.queenHealth.deck.length - 1)
      })
      .play()
    game.act('shoot:bf-gun:queen-1')
    expect(game.state.queen.dead).toBe(true)
    expect(game.intrudersAt(204)).toEqual(['drone'])
  })

  test('RET-QUEEN-06: further cards are discarded unseen', () => {
    const game = queen(4, 6).play().act('shoot:bf-gun:queen-1')
    expect(game.state.queenHealth.deck).toHaveLength(10)
    expect(game.state.queenHealth.unseen).toHaveLength(1)
    expect(game.view(null).queen.cards).toBe(10)
  })

  test('RET-QUEEN-05: a Critical, or a number up to her Hits, is a skull', () => {
    expect(queen(0, 6, 'crit').play().act('shoot:bf-gun:queen-1').log('queen-health')).toHaveLength(
      1,
    )
    expect(queen(1, 6, 2).play().act('shoot:bf-gun:queen-1').log('queen-health')).toHaveLength(1)
    expect(queen(1, 6, 3).play().act('shoot:bf-gun:queen-1').log('queen-health')).toHaveLength(0)
  })

  test('RET-QUEEN-17 RET-SHOOT-12: one card for an Action', () => {
    const game = queen(4, 6, 'crit').play().act('shoot:bf-gun:queen-1')
    expect(game.log('queen-health')).toHaveLength(1)
    game.dice({ shoot: ['crit'] }).act('shoot:bf-gun:queen-1')
    expect(game.log('queen-health')).toHaveLength(2)
  })

  test('RET-QUEEN-07 RET-QUEEN-09 RET-QUEEN-16: on the last card she acts once more, and dies', () => {
    const game = queen(4, 2)
      .with((s) => {
        s.queenHealth.unseen = s.queenHealth.deck.splice(0, 11)
      })
      .attacks('scratch-3')
      .play()
      .act('shoot:bf-gun:queen-1')
    expect(game.player('heavy-gun-operator').health).toBe(1)
    expect(game.state.queen.dead).toBe(true)
    expect(game.state.intruders).toEqual([])
  })

  test('RET-QUEEN-11: Activated with Characters in her Room she Attacks', () => {
    const game = queen(4, 2).attacks('scratch-3').play().act('shoot:bf-gun:queen-1')
    expect(game.log('queen-activated')).toHaveLength(1)
    expect(game.player('heavy-gun-operator').health).toBe(1)
  })

  test('RET-QUEEN-20 RET-QUEEN-14 RET-QUEEN-13: she may withdraw, and be placed again', () => {
    const game = queen(4, 3).play().act('shoot:bf-gun:queen-1')
    expect(game.state.intruders).toEqual([])
    expect(game.state.queen.dead).toBe(false)
  })

  test('RET-QUEEN-14: her Hits stay where she goes', () => {
    const game = queen(3, 6).item('heavy-gun-operator', 'military-taser').play()
    game.act('military-taser:repel-one:queen-1', 'repel:204')
    expect(game.intrudersAt(204)).toEqual(['queen'])
    expect(game.state.queen.hits).toBe(3)
  })

  test('RET-QUEEN-13 RET-QUEEN-20: withdrawn she is not on the map, and a token places her anew', () => {
    const game = retaliation('recon')
      .with((s) => {
        s.queen.hits = 2
      })
      .events('short-circuit')
      .phase('event')
      .attacks('scratch-3')
      .dice({ tokens: ['queen'] })
      .play()
    expect(game.intrudersIn('landing-zone')).toEqual(['queen'])
    expect(game.state.queen.hits).toBe(2)
  })

  test.each([7, 9, 12])('RET-QUEEN-07: card %i does nothing while she is in a Corridor', (card) => {
    const game = retaliation('recon')
      .intruder('queen', 204)
      .queenHealth(card)
      .with((s) => {
        s.queen.hits = 4
      })
      .cards('recon', 2)
      .dice({ burst: [1] })
      .play()
    game.act('burst:assault-rifle:204')
    expect(game.log('queen-health')).toHaveLength(1)
    expect(game.player('recon').hand).toHaveLength(1)
    expect(game.log('noise-roll')).toHaveLength(0)
    expect(game.room('landing-zone').malfunction).toBe(false)
  })

  test('cards in her Room, a Malfunction there', () => {
    const cards = queen(4, 7).play().act('shoot:bf-gun:queen-1')
    expect(cards.player('heavy-gun-operator').hand).toHaveLength(4)
    const broken = queen(4, 12).play().act('shoot:bf-gun:queen-1')
    expect(broken.room('landing-zone').malfunction).toBe(true)
    const noise = queen(4, 9)
      .dice({ shoot: [5], noise: [1] })
      .play()
      .act('shoot:bf-gun:queen-1')
    expect(noise.noise).toEqual([104])
  })
})
