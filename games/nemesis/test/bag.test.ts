import type { IntruderType, Token } from '@bulkhead/hull/kinds.ts'
import type { State } from '@bulkhead/hull/state.ts'
import { expect, test } from 'vitest'
import { position } from './position.ts'

/** Moves every token of a type from the bag to the reserve, or the other way. */
function moveTokens(s: State, type: Token['type'], from: 'bag' | 'reserve'): void {
  const moved = s[from].filter((token) => token.type === type)
  s[from] = s[from].filter((token) => token.type !== type)
  s[from === 'bag' ? 'reserve' : 'bag'].push(...moved)
}

const silence = (rolls: number) => Array<'silence'>(rolls).fill('silence')

test('NEM-BAG-02 a Larva leaves the bag and an Adult comes in', () => {
  const game = position('scout', 'captain')
    .dice({ tokens: ['larva'] })
    .phase('bag')
    .play()
  expect(game.view(null).bag).toEqual({
    blank: 1,
    larva: 3,
    creeper: 1,
    adult: 6,
    breeder: 0,
    queen: 1,
  })
  expect(game.intrudersIn('hibernatorium')).toEqual([])
  const none = position('scout', 'captain')
    .with((s) => moveTokens(s, 'adult', 'reserve'))
    .dice({ tokens: ['larva'] })
    .phase('bag')
    .play()
  expect(none.view(null).bag).toMatchObject({ larva: 3, adult: 12 })
})

test('NEM-BAG-03 a Creeper leaves the bag and a Breeder comes in', () => {
  const game = position('scout', 'captain')
    .dice({ tokens: ['creeper'] })
    .phase('bag')
    .play()
  expect(game.view(null).bag).toMatchObject({ creeper: 0, breeder: 1, adult: 5 })
  expect(game.state.reserve.filter(({ type }) => type === 'creeper')).toHaveLength(3)
  const none = position('scout', 'captain')
    .with((s) => moveTokens(s, 'breeder', 'reserve'))
    .dice({ tokens: ['creeper'] })
    .phase('bag')
    .play()
  expect(none.view(null).bag).toMatchObject({ creeper: 0, breeder: 2 })
})

for (const [rule, type] of [
  ['NEM-BAG-04', 'adult'],
  ['NEM-BAG-05', 'breeder'],
] as const) {
  test(`${rule} ${type} drawn: everybody rolls for noise in order, and the token returns`, () => {
    const game = position('scout', 'captain', 'pilot')
      .first('pilot')
      .at('captain', 'cockpit')
      .with((s) => moveTokens(s, 'breeder', 'reserve'))
      .dice({ tokens: [type], noise: [1, 'silence', 3] })
      .phase('bag')
      .play()
    expect(game.told('noise-roll', 'seat')).toEqual([2, 0, 1])
    expect(game.noise).toEqual(['c-1-2', 'c-11-15'])
    expect(game.view(null).bag).toMatchObject({ adult: 6, breeder: 2 })
  })
}

test('NEM-BAG-06 whoever is in combat at their turn to roll does not; nor those in no room', () => {
  const game = position('scout', 'captain', 'pilot', 'soldier', 'scientist')
    .at('pilot', 'cockpit')
    .intruder('creeper', 'cockpit')
    .inPod('soldier', 1)
    .out('scientist', 'hibernating')
    .noise('c-11-15')
    .dice({ tokens: ['adult', 'larva'], noise: [1] })
    .cards('scout', 1)
    .phase('bag')
    .play()
  // The scout's roll brings a Larva to the captain's room as well.
  expect(game.told('noise-roll', 'seat')).toEqual([0])
  expect(game.intrudersIn('hibernatorium')).toEqual(['larva'])
})

test('NEM-BAG-08 with nobody in a discovered Nest the Queen lays an Egg', () => {
  const laid = (change: (s: State) => void, unseen = false) => {
    const ship = position('scout', 'captain')
      .with(change)
      .dice({ tokens: ['queen'] })
    if (unseen) ship.unexplored('nest')
    const game = ship.phase('bag').play()
    expect(game.told('token', 'type')).toEqual(['queen'])
    const { eggs, eggSupply } = game.view(null)
    expect(game.state.intruders).toEqual([])
    return { eggs, eggSupply }
  }
  expect(laid(() => {})).toEqual({ eggs: 6, eggSupply: 2 })
  expect(laid(() => {}, true)).toEqual({ eggs: 6, eggSupply: 2 })
  const none = (s: State) => {
    s.eggSupply = 0
  }
  expect(laid(none)).toEqual({ eggs: 5, eggSupply: 0 })
  const destroyed = (s: State) => {
    s.eggs = 0
    s.nestDestroyed = true
  }
  expect(laid(destroyed)).toEqual({ eggs: 0, eggSupply: 3 })
})

test('NEM-BAG-10 the blank token brings an Adult and returns', () => {
  const game = position('scout', 'captain')
    .dice({ tokens: ['blank'] })
    .phase('bag')
    .play()
  expect(game.view(null).bag).toMatchObject({ blank: 1, adult: 6, larva: 4 })
  expect(game.noise).toEqual([])
  const none = position('scout', 'captain')
    .with((s) => moveTokens(s, 'adult', 'reserve'))
    .dice({ tokens: ['blank'] })
    .phase('bag')
    .play()
  expect(none.view(null).bag).toMatchObject({ blank: 1, adult: 12 })
})

/** The scout meets an Intruder of this type; others fight the captain or are alone. */
function meeting(type: IntruderType, fighting: number, alone: number) {
  const ship = position('scout', 'captain').at('captain', 'cockpit').cards('scout', 6)
  for (let i = 0; i < fighting; i++) ship.intruder(type, 'cockpit')
  for (let i = 0; i < alone; i++) ship.intruder(type, 'armory')
  return ship
    .noise('c-11-15')
    .dice({ tokens: ['adult', type], noise: [1, 'silence'] })
    .phase('bag')
}

test('NEM-BAG-11 with all 8 Adults out those not in combat withdraw, then the new one comes', () => {
  const game = meeting('adult', 3, 5).play()
  expect(game.intrudersIn('armory')).toEqual([])
  expect(game.intrudersIn('cockpit')).toHaveLength(3)
  expect(game.intrudersIn('hibernatorium')).toEqual(['adult'])
  // 12 tokens, of which 4 are with their Adults now.
  expect(game.view(null).bag.adult).toBe(8)
})

test('NEM-BAG-12 other types withdraw in the same way', () => {
  const game = meeting('larva', 2, 4).play()
  expect(game.intrudersIn('armory')).toEqual([])
  expect(game.intrudersIn('cockpit')).toHaveLength(2)
  expect(game.intrudersIn('hibernatorium')).toEqual(['larva'])
})

test('NEM-BAG-12 outside an Encounter a missing figure does not appear', () => {
  const game = position('scout', 'captain', 'pilot')
    .at('captain', 'cockpit')
    .at('pilot', 'cockpit')
    .is('scout', { larva: true })
    .intruder('creeper', 'cockpit')
    .intruder('creeper', 'cockpit')
    .intruder('creeper', 'cockpit')
    .events('eclosion')
    .dice({ tokens: ['larva'] })
    .phase('event')
    .play()
  expect(game.whereIs('scout')).toBe('dead')
  expect(game.intrudersIn('hibernatorium')).toEqual([])
})

test('NEM-BAG-13 NEM-BAG-14 an Intruder that vanishes takes its own token back to the bag', () => {
  const game = position('scout', 'captain')
    .intruder('adult', 'shower-room')
    .with((s) => {
      moveTokens(s, 'adult', 'bag')
      const four = s.reserve.find(({ type, number }) => type === 'adult' && number === 4)!
      four.number = s.intruders[0].token!.number
      s.intruders[0].token!.number = 4
    })
    .events('hatching')
    .dice({ tokens: ['creeper'] })
    .phase('event')
    .play()
  expect(game.lair('adult-1')).toBe('gone')
  expect(game.state.bag.filter(({ type }) => type === 'adult')).toEqual([
    { type: 'adult', number: 4 },
  ])
})

test('NEM-BAG-15 the blank token returns from every draw, so there is always one to draw', () => {
  const onlyBlank = (s: State) => {
    s.reserve.push(...s.bag.filter(({ type }) => type !== 'blank'))
    s.bag = s.bag.filter(({ type }) => type === 'blank')
  }
  const step = position('scout', 'captain').with(onlyBlank).phase('bag').play()
  expect(step.view(null).bag).toMatchObject({ blank: 1, adult: 1 })
  const met = position('scout', 'captain')
    .at('captain', 'cockpit')
    .cards('scout', 4)
    .with(onlyBlank)
    .noise('c-6-7')
    .dice({ noise: [1, ...silence(1)] })
    .play()
  met.act('move:c-6-11')
  expect(met.told('token', 'type')).toEqual(['blank'])
  expect(met.view(null).bag.blank).toBe(1)
})
