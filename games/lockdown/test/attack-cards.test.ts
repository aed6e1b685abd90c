import type { IntruderType } from '@bulkhead/hull/kinds.ts'
import { describe, expect, test } from 'vitest'
import { ATTACK_CARDS } from '../cards/attack-cards.ts'
import { lockdown, type Playing, type Position } from './position.ts'

/** The 20 Night Stalker Attack cards (components 12). */

const TYPES: readonly IntruderType[] = ['creeper', 'adult', 'breeder', 'queen']
const ALL = TYPES
const GROWN: readonly IntruderType[] = ['adult', 'breeder', 'queen']

/** The Sentry in the Alert Room; the Hacker far away, on the other side of the base. */
function alone(...wounds: string[]): Position {
  const ready = lockdown('sentry', 'hacker').at('sentry', 'alert-room').at('hacker', 'backup-power')
  for (const wound of wounds) ready.wound('sentry', wound)
  return ready
}

/** An attack by this type in the Event Phase with this card, and then nothing else of note. */
function attacked(type: IntruderType, card: string, ready = alone()): Playing {
  return ready
    .intruder(type, 'alert-room')
    .attacks(card)
    .woundDeck('wound-hand')
    .events('doors-release')
    .dice({ tokens: ['larva', 'larva'] })
    .phase('attacks')
    .play()
}

/** Which types hit with this card. */
function attackersOf(card: string): IntruderType[] {
  return TYPES.filter((type) => {
    const game = attacked(type, card, alone().hand('sentry', 'search'))
    expect(game.told('attack-card', 'attack')[0]).toBe(card)
    return game.log('attack-misses').length === 0
  })
}

/** The value that a damage check with this card shows. */
function bloodOf(card: string): unknown {
  const game = alone()
    .dark()
    .cards('sentry', 1)
    .intruder('adult', 'alert-room')
    .attacks(card)
    .events('doors-release')
    .dice({ combat: ['one'] })
    .play()
    .act('shoot:smg#0:adult-1')
  return game.told('kill-check', 'blood')[0]
}

function serious(game: Playing): string[] {
  return game.player('sentry').wounds.map((wound) => wound.id)
}

function contamination(game: Playing): number {
  return game.player('sentry').discard.filter((card) => typeof card === 'number').length
}

test.each([
  ['slash-1', 2, ALL],
  ['slash-2', 3, ALL],
  ['slash-3', 5, ALL],
  ['slash-4', 6, ALL],
  ['bloody-chase-1', 3, ['creeper', 'adult']],
  ['bloody-chase-2', 4, ['creeper', 'adult']],
  ['bloody-chase-3', 'arrow', ['creeper', 'adult']],
  ['bite-1', 4, GROWN],
  ['bite-2', 4, GROWN],
  ['bite-3', 6, GROWN],
  ['bite-4', 'arrow', GROWN],
  ['claws-1', 3, GROWN],
  ['claws-2', 4, GROWN],
  ['claws-3', 5, GROWN],
  ['tail', 5, ['queen']],
  ['transformation-1', 4, ['creeper']],
  ['transformation-2', 5, ['creeper']],
  ['frenzy-1', 3, ['breeder', 'queen']],
  ['frenzy-2', 4, ['breeder', 'queen']],
  ['slime', 5, ALL],
] as const)(
  'LOCK-ATTACK-06 LOCK-DMG-07 %s: its blood value is %s, and its symbols say who hits',
  (card, blood, types) => {
    expect(bloodOf(card)).toBe(blood)
    expect(attackersOf(card)).toEqual(types)
  },
)

test('there are 20 Attack cards', () => {
  expect(ATTACK_CARDS).toHaveLength(20)
})

describe.each(['slash-1', 'slash-2', 'slash-3', 'slash-4'])('%s', (card) => {
  test('LOCK-ATTACK-06 1 Light Wound and 1 Contamination card', () => {
    const game = attacked('creeper', card)
    expect(game.player('sentry')).toMatchObject({ lightWounds: 1, wounds: [], slime: false })
    expect(contamination(game)).toBe(1)
  })

  test('LOCK-ATTACK-07 1 more Light Wound in the dark', () => {
    const game = attacked('creeper', card, alone().dark())
    expect(game.player('sentry')).toMatchObject({ lightWounds: 2, wounds: [] })
    expect(contamination(game)).toBe(1)
  })
})

test('LOCK-ATTACK-11 the dark part comes after the other, and does not reach the dead', () => {
  const mortal = alone('wound-arm', 'wound-leg', 'wound-body').dark()
  const game = attacked('adult', 'slash-1', mortal)
  expect(game.whereIs('sentry')).toBe('dead')
  expect(game.log('light-wound')).toHaveLength(1)
  const hurt = attacked('adult', 'slash-1', alone().dark().is('sentry', { lightWounds: 2 }))
  expect(hurt.kinds('serious-wound', 'contaminated', 'light-wound')).toEqual([
    'light-wound',
    'serious-wound',
    'contaminated',
    'light-wound',
  ])
})

test('LOCK-ATTACK-07 a card that does not show the attacker has no dark part either', () => {
  const game = attacked('queen', 'bloody-chase-1', alone().dark())
  expect(game.log('attack-misses')).toHaveLength(1)
  expect(game.player('sentry')).toMatchObject({ lightWounds: 0, wounds: [] })
})

describe.each(['bloody-chase-1', 'bloody-chase-2', 'bloody-chase-3'])('%s', (card) => {
  /** The Sentry flees from an Adult to room 2. */
  const flee = (ready: Position) =>
    ready
      .cards('sentry', 1)
      .intruder('adult', 'alert-room')
      .attacks(card)
      .woundDeck('wound-hand')
      .dice({ noise: [1] })
      .play()
      .act('move:c03')

  test('LOCK-ATTACK-06 1 Light Wound and Contamination to whoever stays', () => {
    const game = attacked('adult', card, alone().dark())
    expect(game.player('sentry')).toMatchObject({ lightWounds: 1, wounds: [] })
    expect(contamination(game)).toBe(1)
  })

  test('LOCK-ESCAPE-02 1 Serious Wound to whoever is escaping', () => {
    const game = flee(alone())
    expect(serious(game)).toEqual(['wound-hand'])
    expect(game.player('sentry').lightWounds).toBe(0)
    expect(contamination(game)).toBe(0)
    expect(game.player('sentry').room).toBe(1)
    expect(game.lair('adult-1')).toBe('alert-room')
    expect(game.log('noise-roll')).toHaveLength(1)
  })

  test('LOCK-ATTACK-07 in the dark the attacker comes along, and nobody rolls for noise', () => {
    const game = flee(alone().dark())
    expect(serious(game)).toEqual(['wound-hand'])
    expect(game.player('sentry').room).toBe(1)
    expect(game.intruder('adult-1')?.room).toBe(1)
    expect(game.log('noise-roll')).toEqual([])
  })

  test('LOCK-ESCAPE-04 it follows nobody who died of it', () => {
    const game = flee(alone('wound-arm', 'wound-hand', 'wound-body').dark())
    expect(game.whereIs('sentry')).toBe('dead')
    expect(game.lair('adult-1')).toBe('alert-room')
  })
})

test.each(['bite-1', 'bite-2', 'bite-3', 'bite-4'])(
  'LOCK-ATTACK-06 %s: a Serious Wound, or death with 2 of them already, lit or dark',
  (card) => {
    expect(serious(attacked('adult', card))).toEqual(['wound-hand'])
    expect(serious(attacked('adult', card, alone().dark()))).toEqual(['wound-hand'])
    const hurt = attacked('adult', card, alone('wound-body'))
    expect(serious(hurt)).toEqual(['wound-body', 'wound-hand'])
    expect(contamination(hurt)).toBe(0)
    expect(attacked('adult', card, alone('wound-body', 'wound-leg')).whereIs('sentry')).toBe('dead')
    const dressed = alone('wound-body').wound('sentry', 'wound-leg', true)
    expect(attacked('adult', card, dressed).whereIs('sentry')).toBe('dead')
  },
)

test.each(['claws-1', 'claws-2', 'claws-3'])(
  'LOCK-ATTACK-07 %s: 2 Light Wounds and 1 Contamination card, 1 more in the dark',
  (card) => {
    const lit = attacked('adult', card)
    expect(lit.player('sentry')).toMatchObject({ lightWounds: 2, wounds: [] })
    expect(contamination(lit)).toBe(1)
    const dark = attacked('adult', card, alone().dark())
    expect(dark.player('sentry')).toMatchObject({ lightWounds: 2, wounds: [] })
    expect(contamination(dark)).toBe(2)
  },
)

test('LOCK-ATTACK-06 tail: a Serious Wound, or death with 1 of them already', () => {
  expect(serious(attacked('queen', 'tail'))).toEqual(['wound-hand'])
  expect(attacked('queen', 'tail', alone('wound-body')).whereIs('sentry')).toBe('dead')
  const dressed = alone().wound('sentry', 'wound-leg', true)
  expect(attacked('queen', 'tail', dressed).whereIs('sentry')).toBe('dead')
})

describe.each(['transformation-1', 'transformation-2'])('%s', (card) => {
  /** The Creeper of the Alert Room attacks; a Slash would follow. */
  const transforms = (ready: Position, ...hand: string[]) =>
    ready
      .hand('sentry', ...hand)
      .intruder('creeper', 'alert-room', { injuries: 3 })
      .attacks(card, 'slash-1')
      .events('doors-release')
      .dice({ tokens: ['larva'] })
      .phase('attacks')
      .play()

  test('LOCK-IMOVE-07 the Creeper becomes an unhurt Breeder with a token of its own', () => {
    const game = transforms(alone(), 'search')
    expect(game.state.intruders).toMatchObject([
      { name: 'creeper-1', type: 'breeder', injuries: 0, token: { type: 'breeder' } },
    ])
    expect(game.log('surprise-attack')).toEqual([])
    expect(game.player('sentry').lightWounds).toBe(0)
  })

  test('LOCK-ATTACK-06 the Breeder attacks at once whoever has no card in hand', () => {
    const game = transforms(alone())
    expect(game.log('surprise-attack')).toHaveLength(1)
    expect(game.player('sentry').lightWounds).toBe(1)
  })

  test('LOCK-ATTACK-07 in the dark also whoever has 2 cards or fewer, and only once', () => {
    const two = transforms(alone().dark(), 'search', 'rest')
    expect(two.log('surprise-attack')).toHaveLength(1)
    expect(two.player('sentry').lightWounds).toBe(2)
    expect(transforms(alone().dark(), 'search', 'search', 'rest').log('surprise-attack')).toEqual(
      [],
    )
    expect(transforms(alone().dark()).log('surprise-attack')).toHaveLength(1)
    expect(transforms(alone(), 'search', 'rest').log('surprise-attack')).toEqual([])
  })

  test('LOCK-IMOVE-07 with both Breeders on the board it stays what it is', () => {
    const ready = alone().dark().intruder('breeder', 'isolation-room')
    const game = transforms(ready.intruder('breeder', 'elevator-3'), 'search')
    expect(game.intrudersIn('alert-room')).toEqual(['creeper'])
    expect(game.log('no-transformation')).toHaveLength(1)
    expect(game.log('surprise-attack')).toEqual([])
  })
})

test.each(['frenzy-1', 'frenzy-2'])(
  'LOCK-ESCAPE-07 %s: everybody in the room, death to those who have 2 Serious Wounds',
  (card) => {
    const ready = lockdown('sentry', 'hacker', 'janitor')
      .at('sentry', 'alert-room')
      .at('hacker', 'alert-room')
      .at('janitor', 'backup-power')
      .wound('hacker', 'wound-leg')
      .wound('hacker', 'wound-body')
    const game = attacked('breeder', card, ready)
    expect(serious(game)).toEqual(['wound-hand'])
    expect(game.whereIs('hacker')).toBe('dead')
    expect(game.player('janitor').wounds).toEqual([])
  },
)

describe('slime', () => {
  test('LOCK-SLIME-03 a Slime marker and 1 Contamination card', () => {
    const game = attacked('adult', 'slime', alone().hand('sentry', 'search'))
    expect(game.player('sentry')).toMatchObject({ slime: true, lightWounds: 0, wounds: [] })
    expect(contamination(game)).toBe(1)
    expect(game.player('sentry').hand).toContain('search')
    expect(game.log('discards')).toEqual([])
  })

  test('LOCK-ATTACK-07 in the dark an Action card of choice, if there is one', () => {
    const ready = () => alone().dark().hand('sentry', 'search', 'rest', 'clean')
    const game = attacked('adult', 'slime', ready())
    expect(game.prompt).toBe('loses-card')
    expect(game.options('sentry')).toEqual(['discard:search#0', 'discard:rest#1'])
    game.choose('discard:rest#1')
    expect(game.told('discards', 'card')).toEqual(['rest'])
    const none = attacked('adult', 'slime', alone().dark().hand('sentry', 'clean'))
    expect(none.options('sentry')).toEqual(['no-action-card'])
    expect(attacked('adult', 'slime', alone().dark()).log('discards')).toEqual([])
  })
})
