import { describe, expect, test } from 'vitest'
import { over } from './over.ts'
import type { Playing } from './playing.ts'
import { retaliation } from './position.ts'

function pair() {
  return retaliation('recon', 'officer').cards('recon', 2)
}

/** Who has learnt something hidden by the last answer. */
function informed({ match }: Playing): unknown[] {
  return [...match.informed].sort()
}

describe('RET-INFO-03: what comes to light for everybody', () => {
  const everybody = [0, 1, null]

  test('RET-EXPLORE-01: an Exploration card, where no Corridor has to be laid', () => {
    const game = pair()
      .corridor('r1c1-r2c2', 401)
      .corridor('r1c3-r2c2', 402)
      .corridor('r2c2-r2c4', 403)
      .corridor('r2c2-r3c3', 404)
      .corridor('r2c2-r3c1', 405)
      .exploration(4)
      .dice({ noise: [1] })
      .play()
    expect(informed(game.act('move:204'))).toEqual(everybody)
  })

  test('RET-EXPLORE-07: a Corridor tile', () => {
    const game = pair()
      .room('r2c2', 'drilling-room')
      .at('recon', 'drilling-room')
      .robot('medical-robot', 'drilling-room')
      .play()
    expect(informed(game.act('use-room:drill:NE'))).toEqual(everybody)
  })

  test('RET-ROBOT-03: the Robot card', () => {
    const game = pair().item('recon', 'supporting-robot-controller').play()
    expect(informed(game.act('supporting-robot-controller:call-robot'))).toEqual(everybody)
  })

  test('RET-EFFECT-04: the Action cards of a hand that are all discarded', () => {
    const taser = (cards: number) =>
      retaliation('recon', 'officer')
        .emptyHanded('recon')
        .item('recon', 'military-taser')
        .cards('recon', 1)
        .cards('officer', cards)
        .play()
        .act('military-taser:taser:1')
    expect(informed(taser(2))).toEqual(everybody)
    expect(informed(taser(0))).toEqual([])
  })

  test('RET-ITEM-06: what was in a Backpack and is thrown away', () => {
    const game = pair().item('recon', 'tools').play().choose('discard-things')
    game.pick(...game.options().filter((id) => id.includes('tools')))
    expect(informed(game)).toEqual(everybody)
  })

  test('RET-HEAVY-01: a Heavy Item that is gained', () => {
    const game = retaliation('recon', 'officer')
      .room('r2c2', 'armory')
      .at('recon', 'armory')
      .hand('recon', 'search')
      .itemDeck('red', 'military-taser', 'ammo', 'grenade')
      .play()
    game.act('search')
    expect(informed(game)).toEqual([0])
    expect(informed(game.pick('keep:military-taser#0'))).toEqual(everybody)
  })

  test('RET-CARD-06: a Reaction', () => {
    const game = retaliation('recon', 'officer')
      .intruder('adult', 'landing-zone')
      .hand('officer', 'stay-calm')
      .cards('recon', 2)
      .dice({ shoot: [5] })
      .play()
      .act('melee:bare:adult-1')
      .choose('let-attack')
    expect(game.prompt).toBe('react')
    expect(informed(game.choose('stay-calm'))).toEqual(everybody)
  })

  test('RET-AA-05: whether the Lander lands', () => {
    const game = retaliation('officer', 'recon').round(9).hand('officer', 'lets-go').play()
    expect(informed(game.act('lets-go:shift-lander:9'))).toEqual(everybody)
  })

  test('RET-END-07: all Objectives, once the game is over', () => {
    expect(informed(over('recon', 'officer').play())).toEqual(everybody)
  })

  test('RET-DRAFT-21: the Support Equipment of the draft', () => {
    const game = retaliation('recon', 'officer').phase('support').play()
    expect(game.prompt).toBe('support')
    expect(informed(game)).toEqual(everybody)
  })

  test('RET-PHASE-06: an Event', () => {
    const game = retaliation('recon', 'officer')
      .secure('landing-zone', 1)
      .horde(104, 'adult')
      .events('panic')
      .phase('event')
      .play()
    expect(game.prompt).toBe('panic')
    expect(informed(game)).toEqual(everybody)
  })
})

describe('RET-INFO-03: what comes to light for some', () => {
  test('RET-DRAFT-07: the Characters that somebody may choose from; then the one chosen', () => {
    const game = retaliation('officer', 'recon')
      .phase('characters')
      .with((s) => {
        s.box.characters = ['officer', 'recon', 'contractor']
        for (const player of s.players) player.character = ''
      })
      .play()
    expect(informed(game)).toEqual([0])
    expect(informed(game.choose(game.options()[0]))).toEqual([0, 1, null])
  })

  test('RET-TRADE-04: what is laid out in a Trade', () => {
    const game = pair().item('recon', 'tools').play().act('trade', 'trade:1')
    expect(informed(game.pick('offer:tools#1'))).toEqual([1])
  })

  test('RET-CONT-05: a scan before the last Objectives are chosen', () => {
    const game = over('recon', 'officer')
      .discard('recon', 'clean')
      .objectives('officer', 'veni-vidi-vici', 'official-order')
      .play()
    expect(game.asked).toEqual(['officer'])
    expect(informed(game)).toEqual([0])
  })
})
