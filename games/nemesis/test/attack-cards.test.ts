import type { IntruderType } from '@bulkhead/hull/kinds.ts'
import { expect, test } from 'vitest'
import { coopPosition, type Playing, type Position, position } from './position.ts'

/** The 20 Intruder Attack cards (components 11.2). */

const TYPES: readonly IntruderType[] = ['creeper', 'adult', 'breeder', 'queen']
const ALL = TYPES
const GROWN: readonly IntruderType[] = ['adult', 'breeder', 'queen']

/** The Scout in the Armory; the Captain far away. */
function alone(...wounds: string[]): Position {
  const ready = position('scout', 'captain').at('scout', 'armory').at('captain', 'cockpit')
  for (const wound of wounds) ready.wound('scout', wound)
  return ready
}

/** An attack by this type in the Event phase with this card, and then nothing else of note. */
function attacked(type: IntruderType, card: string, ready = alone()): Playing {
  return ready
    .intruder(type, 'armory')
    .attacks(card)
    .woundDeck('wound-hand')
    .events('coolant-leak')
    .dice({ tokens: ['larva', 'larva'] })
    .phase('attacks')
    .play()
}

/** Which types hit with this card. */
function attackersOf(card: string): IntruderType[] {
  return TYPES.filter((type) => {
    const game = attacked(type, card, alone().hand('scout', 'search'))
    expect(game.told('attack-card', 'attack')[0]).toBe(card)
    return game.log('attack-misses').length === 0
  })
}

/** The value that a damage check with this card shows. */
function bloodOf(card: string): unknown {
  const game = alone()
    .cards('scout', 1)
    .intruder('adult', 'armory')
    .attacks(card)
    .events('regeneration')
    .dice({ combat: ['one'] })
    .play()
    .act('shoot:rifle#0:adult-1')
  return game.told('kill-check', 'blood')[0]
}

function serious(game: Playing): string[] {
  return game.player('scout').wounds.map((wound) => wound.id)
}

test.each([
  ['scratch-1', 2, ALL],
  ['scratch-2', 3, ALL],
  ['scratch-3', 5, ALL],
  ['scratch-4', 6, ALL],
  ['claws-1', 3, GROWN],
  ['claws-2', 4, GROWN],
  ['claws-3', 5, GROWN],
  ['claws-4', 'arrow', GROWN],
  ['bite-1', 4, GROWN],
  ['bite-2', 4, GROWN],
  ['bite-3', 6, GROWN],
  ['bite-4', 'arrow', GROWN],
  ['tail-1', 2, ['queen']],
  ['tail-2', 5, ['queen']],
  ['transformation-1', 4, ['creeper']],
  ['transformation-2', 5, ['creeper']],
  ['frenzy-1', 3, ['breeder', 'queen']],
  ['frenzy-2', 4, ['breeder', 'queen']],
  ['slime', 5, ALL],
  ['summoning', 3, ['creeper', 'queen']],
] as const)(
  'NEM-ATTACK-09 %s: its blood value is %s, and its symbols say who hits',
  (card, blood, types) => {
    expect(bloodOf(card)).toBe(blood)
    expect(attackersOf(card)).toEqual(types)
  },
)

test.each(['scratch-1', 'scratch-2', 'scratch-3', 'scratch-4'])(
  'NEM-ATTACK-06 %s: 1 Light Wound and 1 Contamination card',
  (card) => {
    const game = attacked('creeper', card)
    expect(game.player('scout')).toMatchObject({ lightWounds: 1, wounds: [], slime: false })
    expect(game.view(null).players[0].discard).toEqual(['contamination'])
  },
)

test.each(['claws-1', 'claws-2', 'claws-3', 'claws-4'])(
  'NEM-ATTACK-06 %s: 2 Light Wounds and 1 Contamination card',
  (card) => {
    const game = attacked('adult', card)
    expect(game.player('scout')).toMatchObject({ lightWounds: 2, wounds: [] })
    expect(game.view(null).players[0].discard).toEqual(['contamination'])
    // The second one may be the third on the track.
    const weak = attacked('adult', card, alone().is('scout', { lightWounds: 1 }))
    expect(weak.player('scout').lightWounds).toBe(0)
    expect(serious(weak)).toEqual(['wound-hand'])
  },
)

test.each(['bite-1', 'bite-2', 'bite-3', 'bite-4'])(
  'NEM-ATTACK-06 %s: a Serious Wound, or death with 2 of them already',
  (card) => {
    expect(serious(attacked('adult', card))).toEqual(['wound-hand'])
    const hurt = attacked('adult', card, alone('wound-body'))
    expect(serious(hurt)).toEqual(['wound-body', 'wound-hand'])
    expect(hurt.player('scout').discard).toEqual([])
    expect(attacked('adult', card, alone('wound-body', 'wound-leg')).whereIs('scout')).toBe('dead')
    const dressed = alone('wound-body').wound('scout', 'wound-leg', true)
    expect(attacked('adult', card, dressed).whereIs('scout')).toBe('dead')
  },
)

test.each(['tail-1', 'tail-2'])(
  'NEM-ATTACK-06 %s: a Serious Wound, or death with 1 of them already',
  (card) => {
    expect(serious(attacked('queen', card))).toEqual(['wound-hand'])
    expect(attacked('queen', card, alone('wound-body')).whereIs('scout')).toBe('dead')
    const dressed = alone().wound('scout', 'wound-leg', true)
    expect(attacked('queen', card, dressed).whereIs('scout')).toBe('dead')
  },
)

const TRANSFORMATIONS = ['transformation-1', 'transformation-2']

test.each(TRANSFORMATIONS)('NEM-ATTACK-06 %s: the Creeper becomes an unhurt Breeder', (card) => {
  const ready = alone().hand('scout', 'infected')
  const creepers = ready.state.reserve.filter((token) => token.type === 'creeper').length
  const game = attacked('creeper', card, ready)
  expect(game.intrudersIn('armory')).toEqual(['breeder'])
  // With a card in hand, of whatever kind, there is no surprise.
  expect(game.log('surprise-attack')).toEqual([])
  expect(game.player('scout')).toMatchObject({ lightWounds: 0, wounds: [] })
  const tokens = game.state.reserve.map((token) => token.type)
  expect(tokens.filter((type) => type === 'creeper')).toHaveLength(creepers)
  expect(tokens.filter((type) => type === 'breeder')).toHaveLength(1)
  expect(game.state.intruders[0].token?.type).toBe('breeder')
})

test.each(TRANSFORMATIONS)('NEM-ATTACK-06 %s: injuries are dropped', (card) => {
  const game = alone()
    .hand('scout', 'search', 'search')
    .intruder('creeper', 'armory', { injuries: 3 })
    .attacks(card)
    .dice({ noise: ['silence'] })
    .play()
    .act('move:c-18-20')
  expect(game.view(null).intruders).toMatchObject([{ type: 'breeder', injuries: 0 }])
})

test.each(TRANSFORMATIONS)(
  'NEM-ATTACK-06 %s: with an empty hand the Breeder strikes at once',
  (card) => {
    const game = attacked('creeper', card, alone().attacks('claws-1'))
    expect(game.told('attack', 'type')).toEqual(['creeper', 'breeder'])
    expect(game.log('surprise-attack')).toHaveLength(1)
    expect(game.player('scout').lightWounds).toBe(2)
  },
)

test.each(TRANSFORMATIONS)(
  'NEM-ATTACK-06 NEM-BAG-12 %s: without a free Breeder nothing happens, and none withdraws',
  (card) => {
    // Both could withdraw: nobody is in the Cockpit with them.
    const ready = alone().intruder('breeder', 'cockpit').intruder('breeder', 'cockpit')
    const game = attacked('creeper', card, ready.at('captain', 'nest'))
    expect(game.told('attack-card', 'attack')).toEqual([card])
    expect(game.intrudersIn('armory')).toEqual(['creeper'])
    expect(game.log('vanishes')).toEqual([])
    expect(game.log('surprise-attack')).toEqual([])
    expect(game.log('no-transformation')).toMatchObject([
      { rule: 'NEM-BAG-12', params: { intruder: 'creeper-3' } },
    ])
  },
)

test.each(['frenzy-1', 'frenzy-2'])(
  'NEM-ATTACK-06 %s: everybody in the room is wounded seriously, or dies with 2 wounds',
  (card) => {
    const ready = position('scout', 'captain', 'pilot', 'soldier')
      .at('scout', 'armory')
      .at('captain', 'armory')
      .at('pilot', 'armory')
      .wound('captain', 'wound-body')
      .wound('pilot', 'wound-body')
      .wound('pilot', 'wound-leg', true)
    const game = attacked('breeder', card, ready)
    expect(game.player('scout').wounds).toHaveLength(1)
    expect(game.player('captain').wounds).toHaveLength(2)
    expect(game.whereIs('pilot')).toBe('dead')
    expect(game.player('soldier').wounds).toHaveLength(0)
  },
)

test('NEM-ATTACK-06 slime: a Slime marker and a Contamination card', () => {
  const game = attacked('creeper', 'slime')
  expect(game.player('scout')).toMatchObject({ slime: true, lightWounds: 0, wounds: [] })
  expect(game.view(null).players[0].discard).toEqual(['contamination'])
})

/** A Creeper that summons, with this token next in the bag. */
function summoned(token: IntruderType | 'blank', ready = alone()): Playing {
  return ready
    .intruder('creeper', 'armory')
    .noise('c-18-20')
    .attacks('summoning', 'bite-1')
    .events('coolant-leak')
    .dice({ tokens: [token, 'larva'] })
    .phase('attacks')
    .play()
}

test('NEM-ATTACK-06 summoning: one more Intruder comes, but does not attack in this step', () => {
  const game = summoned('adult')
  expect(game.intrudersIn('armory')).toEqual(['creeper', 'adult'])
  expect(game.told('attack', 'type')).toEqual(['creeper'])
  expect(game.log('surprise-attack')).toEqual([])
  expect(game.player('scout').wounds).toEqual([])
  expect(game.noise).toEqual(['c-18-20'])
})

test('NEM-ATTACK-06 summoning: nor during the Escape that brought it', () => {
  const game = alone()
    .cards('scout', 1)
    .intruder('creeper', 'armory')
    .attacks('summoning', 'bite-1')
    .dice({ tokens: ['larva'], noise: ['silence'] })
    .play()
    .act('move:c-18-20')
  expect(game.intrudersIn('armory')).toEqual(['creeper', 'larva'])
  expect(game.player('scout').larva).toBe(false)
  expect(game.whereIs('scout')).toBe('engine-2')
})

test('NEM-ATTACK-06 summoning: a blank token returns, and nothing happens', () => {
  const game = summoned('blank')
  expect(game.told('token', 'type')).toEqual(['blank', 'larva'])
  expect(game.intrudersIn('armory')).toEqual(['creeper'])
  expect(game.view(null).bag.blank).toBe(1)
  expect(game.noise).toEqual(['c-18-20'])
})

test('NEM-ATTACK-06 summoning: without a free figure the token returns', () => {
  const ready = alone().intruder('queen', 'cockpit')
  const game = summoned('queen', ready)
  expect(game.told('token', 'type')).toEqual(['queen', 'larva'])
  expect(game.told('token-returns', 'type')).toEqual(['queen'])
  expect(game.intrudersIn('armory')).toEqual(['creeper'])
  expect(game.view(null).bag.queen).toBe(1)
})

test('NEM-FIRST-07 frenzy-1: where nobody dies of it the pods stay locked', () => {
  const game = position('scout', 'captain')
    .intruder('breeder', 'hibernatorium')
    .attacks('frenzy-1')
    .woundDeck('wound-leg', 'wound-hand')
    .phase('attacks')
    .dice({ tokens: ['larva'] })
    .events('regeneration')
    .play()
  expect(game.told('serious-wound', 'seat')).toEqual([0, 1])
  expect(game.view(null).pods.every(({ locked }) => locked)).toBe(true)
})

test('NEM-BAG-14 transformation-1: a Creeper that has no token gives none back', () => {
  const game = position('scout', 'captain')
    .intruder('creeper', 'hibernatorium')
    .with((s) => {
      s.reserve.push(s.intruders[0].token!)
      s.intruders[0].token = null
    })
    .cards('scout', 1)
    .cards('captain', 1)
    .attacks('transformation-1')
    .events('regeneration')
    .dice({ tokens: ['blank'] })
    .phase('attacks')
    .play()
  expect(game.view(null).intruders.map(({ type }) => type)).toEqual(['breeder'])
  expect(game.state.reserve).not.toContain(null)
})

test('NEM-ATTACK-06 frenzy-1: who dies of it suffers no wound besides, and dies once', () => {
  const game = coopPosition('scout', 'captain', 'pilot')
    .at('pilot', 'cockpit')
    .wound('captain', 'wound-body')
    .wound('captain', 'wound-leg')
    .wound('captain', 'wound-hand')
    .intruder('breeder', 'hibernatorium')
    .attacks('frenzy-1')
    .woundDeck('wound-leg')
    .events('regeneration')
    .dice({ tokens: ['larva'] })
    .phase('attacks')
    .play()
  expect(game.told('dies', 'seat')).toEqual([1])
  expect(game.told('serious-wound', 'seat')).toEqual([0])
})
