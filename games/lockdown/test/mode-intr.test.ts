import type { IntruderType } from '@bulkhead/hull/kinds.ts'
import { describe, expect, test } from 'vitest'
import { INTRUDER_ATTACKS, INTRUDER_WEAKNESSES } from '../cards/original-intruders.ts'
import { PRINTED_ORIGINAL } from '../packs.ts'
import { againstIntruders, type Playing, type Position } from './position.ts'

/** MODE-INTR: attacks, tokens and Weaknesses of the base game (components 19). */

/** The Sentry in the Alert Room; the Hacker far away. */
const alone = () =>
  againstIntruders('sentry', 'hacker').at('sentry', 'alert-room').at('hacker', 'backup-power')

function attacked(type: IntruderType, card: string, ready: Position = alone()): Playing {
  return ready
    .intruder(type, 'alert-room')
    .attacks(card)
    .woundDeck('wound-hand')
    .events('doors-release')
    .dice({ tokens: ['larva', 'larva'] })
    .phase('attacks')
    .play()
}

const contamination = (game: Playing) => game.log('contaminated').length

test('LOCK-MODE-INTR-06 the Attack deck is the 20 cards of the base game', () => {
  expect(INTRUDER_ATTACKS).toHaveLength(20)
  expect(Object.keys(PRINTED_ORIGINAL.attacks).sort()).toEqual(
    [
      ...[1, 2, 3, 4].flatMap((n) => [`scratch-${n}`, `claws-${n}`, `bite-${n}`]),
      ...[1, 2].flatMap((n) => [`tail-${n}`, `transformation-${n}`, `frenzy-${n}`]),
      'slime',
      'summoning',
    ].sort(),
  )
})

describe('LOCK-MODE-INTR-05 attacks have no dark part', () => {
  test.each(['scratch-1', 'scratch-2', 'scratch-3', 'scratch-4'])(
    '%s: 1 Light Wound and 1 Contamination card',
    (card) => {
      const game = attacked('creeper', card, alone().dark())
      expect(game.player('sentry')).toMatchObject({ lightWounds: 1, wounds: [] })
      expect(contamination(game)).toBe(1)
    },
  )

  test.each(['claws-1', 'claws-2', 'claws-3', 'claws-4'])(
    '%s: 2 Light Wounds and 1 Contamination card',
    (card) => {
      const game = attacked('adult', card, alone().dark())
      expect(game.player('sentry')).toMatchObject({ lightWounds: 2, wounds: [] })
      expect(contamination(game)).toBe(1)
    },
  )

  test.each(['bite-1', 'bite-2', 'bite-3', 'bite-4'])('%s: a Serious Wound', (card) => {
    expect(attacked('adult', card, alone().dark()).player('sentry').wounds).toHaveLength(1)
  })

  test.each(['tail-1', 'tail-2'])('%s: a Serious Wound, or death', (card) => {
    expect(attacked('queen', card).player('sentry').wounds).toHaveLength(1)
    expect(attacked('queen', card, alone().wound('sentry', 'wound-leg')).whereIs('sentry')).toBe(
      'dead',
    )
  })

  test.each(['transformation-1', 'transformation-2'])(
    '%s: the Creeper becomes a Breeder, and two cards in hand are enough',
    (card) => {
      const game = attacked('creeper', card, alone().dark().hand('sentry', 'search', 'rest'))
      expect(game.intrudersIn('alert-room')).toEqual(['breeder'])
      expect(game.log('surprise-attack')).toEqual([])
    },
  )

  test.each(['frenzy-1', 'frenzy-2'])('%s: everybody in the room', (card) => {
    const game = attacked('breeder', card, alone().at('hacker', 'alert-room'))
    expect([game.player('sentry').wounds, game.player('hacker').wounds].flat()).toHaveLength(2)
  })

  test('slime: Slime and Contamination, and no card is lost', () => {
    const game = attacked('adult', 'slime', alone().dark().hand('sentry', 'search'))
    expect(game.player('sentry').slime).toBe(true)
    expect(contamination(game)).toBe(1)
    expect(game.log('discards')).toEqual([])
  })

  test('summoning: one more Intruder from the bag', () => {
    const game = alone()
      .intruder('queen', 'alert-room')
      .attacks('summoning')
      .events('doors-release')
      .dice({ tokens: ['adult', 'larva'] })
      .phase('attacks')
      .play()
    expect(game.intrudersIn('alert-room')).toEqual(['queen', 'adult'])
    expect(game.player('sentry')).toMatchObject({ lightWounds: 0, wounds: [] })
  })
})

test('LOCK-MODE-INTR-03 fire and phosphates are out of the game', () => {
  expect(INTRUDER_WEAKNESSES.map(({ id }) => id).sort()).toEqual([
    'endangered-species',
    'reaction-to-danger',
    'vital-places',
    'vulnerability-to-energy',
    'way-of-fighting',
    'way-of-moving',
  ])
})

test('LOCK-MODE-INTR-04 LOCK-MODE-INTR-08 no Weakness is revealed at the start', () => {
  const { weaknesses } = alone().state
  expect(Object.values(weaknesses).map(({ found }) => found)).toEqual([false, false, false])
})

describe('LOCK-MODE-INTR-07 a revealed Weakness helps everybody', () => {
  /** The Sentry, who knows next to nothing, shoots the Adult. */
  const shot = (weakness: string, face: 'miss' | 'one', ...attacks: string[]) =>
    alone()
      .dark()
      .knowledge('sentry', 1)
      .found('third', weakness)
      .cards('sentry', 1)
      .intruder('adult', 'alert-room')
      .attacks(...attacks)
      .dice({ combat: [face] })
      .play()
      .act('shoot:smg#0:adult-1')

  test('vital-places: a miss against an Adult is a hit', () => {
    expect(shot('vital-places', 'miss', 'scratch-4').intruder('adult-1')?.injuries).toBe(1)
  })

  test('vulnerability-to-energy: energy Weapons deal 1 more', () => {
    const game = shot('vulnerability-to-energy', 'one', 'scratch-4')
    expect(game.intruder('adult-1')?.injuries).toBe(2)
  })

  test('endangered-species: toughness counts 1 less', () => {
    expect(shot('endangered-species', 'one', 'scratch-1').lair('adult-1')).toBe('gone')
    expect(shot('vital-places', 'one', 'scratch-1').lair('adult-1')).toBe('alert-room')
  })

  test('way-of-fighting: the Bite of an Adult wounds lightly', () => {
    const game = attacked('adult', 'bite-1', alone().found('first', 'way-of-fighting'))
    expect(game.player('sentry')).toMatchObject({ lightWounds: 1, wounds: [] })
  })

  test('way-of-moving: Adults do not break Doors', () => {
    const door = (found: boolean) =>
      alone()
        .at('sentry', 'backup-power')
        .found('first', 'way-of-moving', found)
        .intruder('adult', 'alert-room')
        .door('c08', 'closed')
        .events('doors-release')
        .dice({ tokens: ['larva'] })
        .phase('event')
        .play()
        .corridor('c08').door
    // The Event moves through exit 1 before it opens what is still closed.
    expect([door(true), door(false)]).toEqual(['open', 'destroyed'])
  })

  test('reaction-to-danger: token numbers count 1 less', () => {
    const surprised = (found: boolean) =>
      alone()
        .found('first', 'reaction-to-danger', found)
        .cards('sentry', 4)
        .noise('c01')
        .dice({ noise: [4], tokens: ['queen'] })
        .play()
        .act('move:c03')
        .log('surprise-attack').length
    expect([surprised(true), surprised(false)]).toEqual([0, 1])
  })
})

test('LOCK-MODE-INTR-05 a token has one number, in light and dark alike', () => {
  expect(alone().state.bag.concat(alone().state.reserve)).toHaveLength(27)
  for (const token of [...alone().state.bag, ...alone().state.reserve])
    expect(token.higher).toBeUndefined()
})
