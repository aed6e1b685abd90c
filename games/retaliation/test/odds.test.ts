import { describe, expect, test } from 'vitest'
import { worseAim } from '../chances.ts'
import { SLOTS } from '../facility.ts'
import {
  attackersOnTheWay,
  attackOdds,
  barrageOdds,
  burstOdds,
  exploreOdds,
  grenadeOdds,
  meleeOdds,
  noiseOdds,
  shotOdds,
  turnEnd,
} from '../odds.ts'
import { type Position, retaliation } from './position.ts'

const ZONE = SLOTS.findIndex(({ id }) => id === 'r2c0')
const EAST = SLOTS.findIndex(({ id }) => id === 'r2c2')

/** What the first Character sees. */
function seen(laid: Position) {
  const game = laid.play()
  return game.view(game.state.players[0].character)
}

function placeOf(laid: Position, tile: number): number {
  return laid.state.corridors.findIndex((corridor) => corridor?.tile === tile)
}

describe('the odds of a shot', () => {
  const at = (weapon: string, hits: number, change: (laid: Position) => unknown = () => {}) => {
    const laid = retaliation('recon').intruder('adult', 'landing-zone', hits)
    change(laid)
    return shotOdds(seen(laid), 0, weapon, 'adult-1')
  }

  test('RET-SHOOT-05 RET-SHOOT-06: a Critical, and numbers up to the Hits with the one of the shot', () => {
    expect(at('assault-rifle', 0).kills).toBe(1 / 8)
    expect(at('assault-rifle', 1).kills).toBe(2 / 8)
    expect(at('assault-rifle', 4).kills).toBe(7 / 8)
    expect(at('automatic-shotgun', 0).kills).toBe(2 / 8)
    expect(at('hand-cannon', 0).kills).toBe(2 / 8)
    expect(at('submachine-gun', 0).kills).toBe(2 / 8)
  })

  test('RET-SHOOT-07: Ammo goes on its face, with some Weapons on a Critical too', () => {
    expect(at('assault-rifle', 0).spendsAmmo).toBe(1 / 8)
    expect(at('automatic-shotgun', 0).spendsAmmo).toBe(2 / 8)
    expect(at('flamethrower', 0).spendsAmmo).toBe(0)
  })

  test('RET-WOUND-06: wounded eyes aim worse', () => {
    expect(at('assault-rifle', 1, (laid) => laid.wound('recon', 'eyes')).kills).toBe(1 / 8)
  })

  test('RET-IHEALTH-01 RET-QUEEN-04: a Larva dies of any Hit; the Queen of her fifth', () => {
    const larva = retaliation('recon').intruder('larva', 'landing-zone')
    expect(shotOdds(seen(larva), 0, 'assault-rifle', 'larva-1').kills).toBe(1)
    const queen = (hits: number) =>
      retaliation('recon')
        .intruder('queen', 'landing-zone')
        .with((s) => {
          s.queen.hits = hits
        })
    expect(shotOdds(seen(queen(4)), 0, 'assault-rifle', 'queen-1').kills).toBe(1)
    expect(shotOdds(seen(queen(3)), 0, 'assault-rifle', 'queen-1').kills).toBe(5 / 8)
    expect(shotOdds(seen(queen(0)), 0, 'assault-rifle', 'queen-1').kills).toBe(1 / 8)
  })

  test('RET-MELEE-02: blows count one Hit; the Hatchet kills', () => {
    const laid = () => seen(retaliation('recon').intruder('adult', 'landing-zone', 1))
    expect(meleeOdds(laid(), 0, null, 'adult-1').kills).toBe(2 / 8)
    expect(meleeOdds(laid(), 0, 'automatic-shotgun', 'adult-1').kills).toBe(2 / 8)
    expect(meleeOdds(laid(), 0, 'tactical-hatchet', 'adult-1').kills).toBe(1)
  })
})

describe('the odds of Hits in a Corridor', () => {
  const horde = (...types: ('queen' | 'drone' | 'adult' | 'larva')[]) =>
    retaliation('recon').horde(204, ...types)
  const of = (laid: Position, weapon: string) => burstOdds(seen(laid), weapon, placeOf(laid, 204))

  test('RET-BURST-05: by the faces of the die, the fewest deaths first', () => {
    const found = of(horde('adult', 'adult', 'adult', 'adult'), 'assault-rifle')
    expect(found.map(({ deaths, hits, symbol }) => [deaths, hits, symbol])).toEqual([
      [1, 1, false],
      [2, 2, false],
      [3, 3, false],
      [4, 4, true],
    ])
    expect(found.map(({ chance }) => Math.round(6 * chance))).toEqual([3, 1, 1, 1])
  })

  test('RET-QUEEN-02: Hits on the Queen kill nobody, the fewest first', () => {
    const found = of(horde('queen'), 'assault-rifle')
    expect(found.map(({ deaths, queenHits }) => [deaths, queenHits])).toEqual([
      [0, 1],
      [0, 2],
      [0, 3],
      [0, 4],
    ])
  })

  test('a Drone takes two Hits, and is taken before two of which one is left over', () => {
    const [one] = of(horde('drone'), 'assault-rifle')
    expect([one.deaths, Math.round(6 * one.chance)]).toEqual([0, 3])
    const both = of(horde('drone', 'adult'), 'assault-rifle')
    expect(both.map(({ deaths }) => deaths)).toEqual([1, 2, 2])
  })

  test('RET-BURST-13: what is left over hits the Queen, as far as her track goes', () => {
    const found = of(horde('queen', 'adult'), 'assault-rifle')
    expect(found.map(({ deaths, queenHits }) => [deaths, queenHits])).toEqual([
      [1, 0],
      [1, 1],
      [1, 2],
      [1, 3],
    ])
    const hurt = horde('queen').with((s) => {
      s.queen.hits = 4
    })
    expect(of(hurt, 'assault-rifle').every(({ queenHits }) => queenHits === 1)).toBe(true)
  })

  test('Weapons count faces their own way; a Grenade adds two; guns do neither', () => {
    const laid = horde('adult', 'adult', 'adult', 'adult', 'adult', 'adult')
    const place = placeOf(laid, 204)
    const hits = (all: { hits: number }[]) => all.map((one) => one.hits)
    expect(hits(of(laid, 'bf-gun'))).toEqual([2, 3, 4])
    expect(hits(of(laid, 'handgun'))).toEqual([0, 1, 2, 3])
    expect(hits(of(laid, 'sonic-gun'))).toEqual([1, 2, 2])
    expect(hits(grenadeOdds(seen(laid), place))).toEqual([3, 4, 5, 6])
    expect(hits(barrageOdds(seen(laid), place))).toEqual([1, 2, 3, 4])
  })
})

describe('the odds of noise and of a step', () => {
  test('RET-NOISE-01 to RET-NOISE-06: by value of the Corridors around', () => {
    const laid = retaliation('recon').noise(204).horde(304, 'adult')
    const { hazard, nothing, comes, answered, noise } = noiseOdds(seen(laid), ZONE)
    const tenths = [hazard, nothing, comes, answered, noise].map((one) => Math.round(10 * one))
    expect(tenths).toEqual([2, 3, 2, 2, 1])
  })

  test('RET-OPP-01 RET-OPP-02: the largest first, three at most', () => {
    const laid = retaliation('recon')
      .intruder('larva', 'landing-zone')
      .intruder('adult', 'landing-zone')
      .horde(204, 'drone', 'adult')
    const attackers = attackersOnTheWay(seen(laid), ZONE, placeOf(laid, 204))
    expect(attackers).toEqual(['drone', 'adult', 'adult'])
    expect(attackersOnTheWay(seen(laid), ZONE, placeOf(laid, 104))).toEqual(['adult', 'larva'])
  })

  test('RET-EXPLORE-16: by the cards that may still come', () => {
    const whole = exploreOdds(seen(retaliation('recon')))
    const shares = [whole.hazard, whole.noiseRoll, whole.fire, whole.malfunction]
    for (const share of [...shares, whole.closesDoors]) expect(share).toBeGreaterThan(0)
    expect(whole.adults).toBeGreaterThan(0)
    const left = retaliation('recon').with((s) => {
      const ids = s.exploration.deck.splice(0).map(({ id }) => id)
      s.exploration.discard = ids.filter((id) => id !== 'exploration-04')
      s.exploration.deck = [{ id: 'exploration-04', seen: [] }]
    })
    expect(exploreOdds(seen(left))).toEqual({
      hazard: 0,
      noiseRoll: 1,
      fire: 0,
      malfunction: 1,
      closesDoors: 0,
      adults: 0,
    })
  })

  test('RET-EXPLORE-17: an empty deck is made anew from the discards', () => {
    const empty = retaliation('recon').with((s) => {
      const ids = s.exploration.deck.splice(0).map(({ id }) => id)
      s.exploration.discard = ids.filter((id) => id === 'exploration-04')
      s.removed.push(...ids.filter((id) => id !== 'exploration-04'))
    })
    expect(exploreOdds(seen(empty))).toMatchObject({ noiseRoll: 1, malfunction: 1, hazard: 0 })
  })
})

describe('the odds of an Attack', () => {
  const odds = (type: 'adult' | 'drone' | 'queen' | 'larva', change = (_: Position) => {}) => {
    const laid = retaliation('recon')
    change(laid)
    return attackOdds(seen(laid), 0, type)
  }
  const only = (id: string) => (laid: Position) => {
    laid.with((s) => {
      const ids = s.attacks.deck.splice(0).map((card) => card.id)
      s.attacks.deck = [{ id, seen: [] }]
      ids.splice(ids.indexOf(id), 1)
      s.attacks.discard = ids
    })
  }

  test('RET-LARVA-01: a Larva brings a Contamination card and nothing else', () => {
    expect(odds('larva')).toEqual({ dies: 0, health: 0, wounds: 0, contamination: 1 })
  })

  test('RET-ATTACK-01: the mean of the cards that may come', () => {
    expect(odds('adult', only('scratch-4'))).toEqual({
      dies: 0,
      health: 2,
      wounds: 0,
      contamination: 0,
    })
    const bite = { dies: 0, health: 0, wounds: 1, contamination: 1 }
    expect(odds('drone', only('bite'))).toEqual(bite)
    const all = odds('adult')
    expect(all.wounds).toBeCloseTo(6 / 20)
    expect(all.contamination).toBeCloseTo(12 / 20, 0)
    expect(all.dies).toBe(0)
  })

  test('RET-HEALTH-08: deadly to whoever is hurt enough', () => {
    const hurt = (health: number, id: string) => (laid: Position) => {
      laid.is('recon', { health })
      only(id)(laid)
    }
    expect(odds('adult', hurt(6, 'bite')).dies).toBe(1)
    expect(odds('adult', hurt(5, 'bite')).dies).toBe(0)
    expect(odds('adult', hurt(7, 'scratch-4')).dies).toBe(1)
    expect(odds('adult', hurt(6, 'scratch-4')).dies).toBe(0)
  })

  test('RET-HEALTH-07: Armor takes something of it', () => {
    const armored = (armor: string, id: string) => (laid: Position) => {
      laid.item('recon', armor)
      only(id)(laid)
    }
    expect(odds('adult', armored('tactical-armor', 'scratch-4')).health).toBe(1)
    const near = (laid: Position) => {
      laid.is('recon', { health: 5 })
      armored('tactical-armor', 'deadly-claws-3')(laid)
    }
    expect(odds('adult', near)).toMatchObject({ dies: 0, health: 2 })
  })
})

describe('what the end of a Turn does', () => {
  test('RET-TURN-07 RET-OXY-06 RET-OXY-07: air', () => {
    const end = (change: Parameters<Position['is']>[1], air = false) => {
      const laid = retaliation('recon').is('recon', change)
      if (air) laid.lifeSupport('A')
      return turnEnd(seen(laid), 0)
    }
    expect(end({})).toEqual({
      oxygenLost: 1,
      healthLost: 0,
      oxygen: 6,
      suffocating: false,
      dies: false,
    })
    expect(end({}, true)).toMatchObject({ oxygenLost: 0, oxygen: 7, suffocating: false })
    expect(end({ oxygen: 0 })).toMatchObject({ oxygen: 0, suffocating: true, dies: false })
    expect(end({ oxygen: 0, suffocating: true })).toMatchObject({ dies: true })
    expect(end({ oxygen: 0, suffocating: true }, true)).toMatchObject({
      suffocating: false,
      dies: false,
    })
  })

  test('RET-TURN-08: fire, here or elsewhere', () => {
    const laid = (health: number) =>
      retaliation('recon').room('r2c2', 'armory').fire('armory').is('recon', { health })
    expect(turnEnd(seen(laid(0)), 0)).toMatchObject({ healthLost: 0, dies: false })
    expect(turnEnd(seen(laid(0)), 0, EAST)).toMatchObject({ healthLost: 1, dies: false })
    expect(turnEnd(seen(laid(8)), 0, EAST)).toMatchObject({ healthLost: 1, dies: true })
  })
})

test('RET-SHOOT-11 RET-WOUND-06: Eyes count 1, however many of them, and nothing else does', () => {
  expect([worseAim(['eyes']), worseAim(['eyes', 'eyes']), worseAim(['leg'])]).toEqual([1, 1, 0])
})
