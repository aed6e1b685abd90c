import type { NoiseFace } from '@bulkhead/hull/kinds.ts'
import { describe, expect, test } from 'vitest'
import { againstIntruders, lockdown, type Playing, type Position } from './position.ts'

/** Event cards about Intruders, Eggs and Larvae. */

/** Resolves this card; the first tokens are drawn by it, and a Larva in the bag step. */
function event(
  base: Position,
  card: string,
  tokens: string[] = [],
  noise: NoiseFace[] = [],
): Playing {
  return base
    .events(card)
    .dice({ tokens: [...tokens, 'larva'] as never, noise })
    .phase('event')
    .play()
}

/** Both in the Repository, in the light. */
const crew = () => lockdown('sentry', 'hacker')

describe('hidden', () => {
  test('LOCK-EVENT-05 everybody out of combat leaves the board for the bag', () => {
    const base = crew()
      .intruder('larva', 'repository')
      .intruder('queen', 'backup-power', { injuries: 2 })
      .intruder('larva', 'alert-room')
    const game = event(base, 'hidden')
    expect(game.state.intruders.map(({ name }) => name)).toEqual(['larva-1'])
    expect(game.state.bag.some(({ type }) => type === 'queen')).toBe(true)
  })

  test('LOCK-EVENT-11 whoever is in the dark and not in combat rolls for noise', () => {
    const base = lockdown('sentry', 'hacker', 'janitor')
      .at('hacker', 'alert-room')
      .at('janitor', 'backup-power')
      .power('s2', false)
      .power('s3', false)
      .intruder('larva', 'backup-power')
    const game = event(base, 'hidden', [], ['silence'])
    expect(game.told('noise-roll', 'seat')).toEqual([0])
  })

  test('LOCK-MODE-INTR-05 lurking has no such part', () => {
    const base = againstIntruders('sentry', 'hacker').dark().intruder('queen', 'backup-power')
    const game = event(base, 'lurking')
    expect(game.state.intruders).toEqual([])
    expect(game.log('noise-roll')).toEqual([])
  })
})

describe.each(['brood-guard'])('%s', (card) => {
  test.each([lockdown, againstIntruders])(
    'LOCK-ENC-01 whoever is in the Nest or carries an Egg has an Encounter',
    (of) => {
      const base = of('sentry', 'hacker', 'janitor')
        .tile(2, 'nest')
        .at('sentry', 'nest')
        .at('hacker', 'alert-room')
        .carrying('hacker', 'egg')
        .cards('sentry', 5)
        .cards('hacker', 5)
      const game = event(base, card, ['adult', 'creeper'])
      expect(game.told('encounter', 'seat')).toEqual([0, 1])
      expect([game.intrudersIn('nest'), game.intrudersIn('alert-room')]).toEqual([
        ['adult'],
        ['creeper'],
      ])
    },
  )
})

describe('hatching', () => {
  const nest = () => crew().tile(2, 'nest').at('sentry', 'nest')
  const larvae = (game: Playing) => game.state.bag.filter(({ type }) => type === 'larva').length

  test('LOCK-EGG-01 an Egg is gone; whoever is in the Nest without an Action card gets a Larva', () => {
    const game = event(nest().hand('sentry', 'clean'), 'hatching')
    expect(game.state.eggs).toBe(4)
    expect(game.player('sentry')).toMatchObject({ larva: true })
    expect(game.log('contaminated')).toHaveLength(1)
    expect(game.log('bag-grows').map(({ params }) => params!.type)).toEqual(['adult'])
  })

  test('LOCK-CONT-08 whoever had one dies of it, and a Creeper stands there', () => {
    const game = event(nest().is('sentry', { larva: true }), 'hatching')
    expect(game.whereIs('sentry')).toBe('dead')
    expect(game.intrudersIn('nest')).toEqual(['creeper'])
    expect(game.log('contaminated')).toEqual([])
  })

  test('LOCK-EVENT-05 a card protects; if nobody got a Larva, a token goes into the bag', () => {
    const base = nest().hand('sentry', 'search')
    const before = base.state.bag.filter(({ type }) => type === 'larva').length
    const game = event(base, 'hatching')
    expect(game.player('sentry').larva).toBe(false)
    // One more, and one less for the token of the bag step.
    expect(larvae(game)).toBe(before)
    expect(game.log('bag-grows').map(({ params }) => params!.type)).toEqual(['larva', 'adult'])
  })

  test('LOCK-EGG-09 the last Egg takes the Nest with it; without one the rest is as ever', () => {
    expect(event(nest().eggs(1), 'hatching').state.nestDestroyed).toBe(true)
    const none = event(nest().eggs(0), 'hatching')
    expect(none.player('sentry').larva).toBe(true)
    expect(none.log('egg-hatches')).toEqual([])
  })
})

describe('regeneration', () => {
  test('LOCK-DMG-08 everybody loses 2 damage', () => {
    const base = crew()
      .intruder('adult', 'repository', { injuries: 1 })
      .intruder('adult', 'alert-room', { injuries: 3 })
    const game = event(base, 'regeneration')
    expect(game.state.intruders.map(({ injuries }) => injuries)).toEqual([0, 1])
  })

  test('LOCK-DARK-06 in dark rooms all of it', () => {
    const base = () =>
      crew()
        .power('s1', false)
        .intruder('adult', 'repository', { injuries: 5 })
        .intruder('adult', 'alert-room', { injuries: 5 })
        .intruder('adult', 'staircase-2', { injuries: 5 })
    const game = event(base(), 'regeneration')
    expect(game.state.intruders.map(({ injuries }) => injuries)).toEqual([3, 0, 0])
  })

  test('LOCK-MODE-INTR-05 not so the Intruders of the base game', () => {
    const base = againstIntruders('sentry', 'hacker').dark()
    const game = event(base.intruder('adult', 'alert-room', { injuries: 5 }), 'regeneration')
    expect(game.state.intruders.map(({ injuries }) => injuries)).toEqual([3])
  })
})

describe('maturation', () => {
  test('LOCK-CONT-05 a Larva kills its host, and a Creeper stands there', () => {
    const game = event(crew().is('sentry', { larva: true }), 'maturation')
    expect(game.whereIs('sentry')).toBe('dead')
    expect(game.intrudersIn('repository')).toEqual(['creeper'])
  })

  test('LOCK-CONT-12 four cards of the deck are scanned and discarded; one infected is enough', () => {
    const base = crew()
      .deckTop('sentry', 'infected', 'infected', 'search', 'rest', 'search')
      .deckTop('hacker', 'clean', 'search', 'search', 'rest', 'infected')
    const game = event(base, 'maturation')
    expect(game.player('sentry').larva).toBe(true)
    expect(game.player('hacker').larva).toBe(false)
    expect(game.told('turns-cards', 'number')).toEqual([4, 4])
    expect(game.player('hacker').discard).toHaveLength(4)
  })

  test('LOCK-CSS-17 nobody in a pod is scanned', () => {
    const base = crew().inPod('sentry', 'a').is('sentry', { larva: true })
    const game = event(base, 'maturation')
    expect(game.player('sentry').fate).toBe('awake')
    expect(game.told('turns-cards', 'seat')).toEqual([1])
  })
})

describe.each(['hunt-2', 'hunt-3'])('%s', (card) => {
  test('LOCK-IMOVE-09 each Adult out of combat goes to a Character next door, the lowest room first', () => {
    const base = crew()
      .at('hacker', 'elevator-2')
      .tile(6, 'archive')
      .intruder('adult', 'archive')
      .intruder('adult', 'elevator-2')
    const game = event(base, card)
    expect(game.lair('adult-1')).toBe('repository')
    expect(game.lair('adult-2')).toBe('elevator-2')
  })

  test('LOCK-IMOVE-03 a closed Door on the way is destroyed instead', () => {
    const base = crew().tile(6, 'archive').intruder('adult', 'archive').door('c15', 'closed')
    const game = event(base, card)
    expect(game.lair('adult-1')).toBe('archive')
    expect(game.corridor('c15').door).toBe('destroyed')
  })

  test('LOCK-EVENT-11 Breeders and Creepers hunt those who are in the dark', () => {
    // The closed Doors keep them where they are until then.
    const near = () => {
      const base = crew().tile(6, 'archive').at('sentry', 'archive').at('hacker', 'alert-room')
      return base.door('c14', 'closed')
    }
    const dark = event(near().power('s2', false).intruder('creeper', 'elevator-2'), card)
    expect(dark.lair('creeper-1')).toBe('archive')
    const lit = event(near().intruder('creeper', 'elevator-2'), card)
    expect(lit.lair('creeper-1')).toBe('elevator-2')
  })
})

test('LOCK-EVENT-11 hunt-3: so do Breeders; not those of the base game (LOCK-MODE-INTR-05)', () => {
  const hunts = (of: typeof lockdown) => {
    const base = of('sentry', 'hacker')
      .tile(6, 'archive')
      .at('sentry', 'archive')
      .at('hacker', 'alert-room')
    const ready = base.power('s2', false).door('c13', 'closed').intruder('breeder', 'elevator-2')
    return event(ready, 'hunt-3').lair('breeder-1')
  }
  expect(hunts(lockdown)).toBe('archive')
  expect(hunts(againstIntruders)).toBe('elevator-2')
})
