import { expect, test } from 'vitest'
import { type Playing, type Position, position } from './position.ts'

/** ATTACK, LARVA: whom Intruders attack, when and how. */

const QUIET = { tokens: ['larva' as const] }

/** Plays the Intruder attack step and the rest of a quiet Event phase. */
function eventPhase(ready: Position): Playing {
  return ready.events('coolant-leak').dice(QUIET).phase('attacks').play()
}

/** The Scout alone with somebody in the Armory. */
function alone() {
  return position('scout', 'captain').at('scout', 'armory').at('captain', 'cockpit')
}

test('NEM-ATTACK-01 Intruders attack by surprise, in the Event phase and whoever escapes', () => {
  const surprised = position('scout', 'captain')
    .at('captain', 'cockpit')
    .cards('scout', 1)
    .noise('c-13-14')
    .attacks('scratch-1')
    .dice({ noise: [1], tokens: ['adult'] })
    .play()
    .act('move:c-11-14')
  expect(surprised.log('attack')).toHaveLength(1)
  const escaping = alone()
    .cards('scout', 1)
    .intruder('adult', 'armory')
    .attacks('scratch-1')
    .dice({ noise: ['silence'] })
    .play()
    .act('move:c-18-20')
  expect(escaping.log('attack')).toHaveLength(1)
  const waiting = eventPhase(alone().intruder('adult', 'armory').attacks('scratch-1'))
  expect(waiting.log('attack')).toHaveLength(1)
  for (const game of [surprised, escaping, waiting]) {
    expect(game.player('scout').lightWounds).toBe(1)
  }
})

test('NEM-ATTACK-01 they do not attack when attacked, met or passed by in a turn', () => {
  const game = alone()
    .cards('scout', 2)
    .intruder('adult', 'engine-2')
    .attacks('bite-3')
    .dice({ combat: ['one'] })
    .play()
    .act('move:c-18-20')
    .act('shoot:rifle#0:adult-1')
  expect(game.whereIs('scout')).toBe('engine-2')
  expect(game.log('shoots')).toHaveLength(1)
  expect(game.log('attack')).toEqual([])
})

test('NEM-ATTACK-02 only Characters in their own room are attacked', () => {
  const game = eventPhase(
    alone().intruder('queen', 'engine-2').intruder('creeper', 'armory').attacks('scratch-1'),
  )
  expect(game.told('attack', 'intruder')).toEqual(['creeper-2'])
  expect(game.told('attack', 'seat')).toEqual([0])
})

test('NEM-ATTACK-03 the Character with the fewest Action cards is attacked', () => {
  const game = eventPhase(
    position('scout', 'captain', 'pilot')
      .hand('scout', 'search', 'search')
      .hand('captain', 'search', 'infected', 'clean')
      .hand('pilot', 'search', 'search', 'rest')
      .intruder('adult', 'hibernatorium')
      .attacks('scratch-1'),
  )
  // Contamination cards do not count, and nobody is told how many cards there were.
  expect(game.log('attack').map(({ params }) => params)).toEqual([
    { seat: 1, intruder: 'adult-1', type: 'adult' },
  ])
  expect(game.player('captain').lightWounds).toBe(1)
})

test('NEM-ATTACK-03 the victim is chosen anew for each attack', () => {
  const game = eventPhase(
    position('scout', 'captain')
      .hand('captain', 'search')
      .wound('scout', 'wound-body')
      .wound('scout', 'wound-leg')
      .intruder('adult', 'hibernatorium')
      .intruder('creeper', 'hibernatorium')
      .attacks('bite-1', 'scratch-1'),
  )
  expect(game.whereIs('scout')).toBe('dead')
  expect(game.told('attack', 'seat')).toEqual([0, 1])
  expect(game.player('captain').lightWounds).toBe(1)
})

test('NEM-ATTACK-04 of equals the First Player is attacked, or the next one in turn order', () => {
  const victim = (first: 'scout' | 'captain' | 'pilot', ready: Position) =>
    eventPhase(ready.first(first).intruder('adult', 'hibernatorium').attacks('scratch-1')).told(
      'attack',
      'seat',
    )
  const crew = () => position('scout', 'captain', 'pilot')
  expect(victim('captain', crew())).toEqual([1])
  expect(victim('pilot', crew())).toEqual([2])
  // The First Player is not among the tied: clockwise from there.
  expect(victim('captain', crew().hand('captain', 'search'))).toEqual([2])
  expect(victim('pilot', crew().hand('pilot', 'search'))).toEqual([0])
  expect(victim('pilot', crew().at('pilot', 'cockpit'))).toEqual([0])
})

test('NEM-ATTACK-05 a surprise hits whoever caused it, and an escape whoever escapes', () => {
  const surprised = position('scout', 'captain')
    .at('captain', 'nest')
    .at('scout', 'nest')
    .cards('scout', 3)
    .noise('c-9-12')
    .attacks('scratch-1')
    .dice({ combat: ['one'], noise: [1], tokens: [{ type: 'adult', number: 4 }] })
    .play()
    .act('melee:eggs')
  expect(surprised.told('attack', 'seat')).toEqual([0])
  const escaping = position('scout', 'captain')
    .cards('scout', 3)
    .intruder('adult', 'hibernatorium')
    .attacks('scratch-1')
    .dice({ noise: ['silence'] })
    .play()
    .act('move:c-11-14')
  expect(escaping.told('attack', 'seat')).toEqual([0])
  expect(escaping.player('captain').lightWounds).toBe(0)
})

test('NEM-ATTACK-06 a card without the symbol of the attacker misses', () => {
  const game = eventPhase(alone().intruder('creeper', 'armory').attacks('claws-1'))
  expect(game.told('attack-card', 'attack')).toEqual(['claws-1'])
  expect(game.kinds('attack-misses')).toHaveLength(1)
  expect(game.player('scout')).toMatchObject({ lightWounds: 0, wounds: [], discard: [] })
  const hit = eventPhase(alone().intruder('adult', 'armory').attacks('claws-1'))
  expect(hit.kinds('attack-misses')).toEqual([])
  expect(hit.player('scout').lightWounds).toBe(2)
})

test('NEM-ATTACK-06 once the target is dead the rest of the card does not reach them', () => {
  const game = eventPhase(
    alone()
      .wound('scout', 'wound-body')
      .wound('scout', 'wound-leg')
      .wound('scout', 'wound-hand')
      .intruder('adult', 'armory')
      .attacks('claws-1'),
  )
  expect(game.whereIs('scout')).toBe('dead')
  expect(game.log('light-wound')).toHaveLength(1)
  expect(game.view(null).decks.contamination.count).toBe(27)
})

test('NEM-ATTACK-07 the value on the card means nothing in an attack', () => {
  for (const card of ['scratch-1', 'bite-4']) {
    const game = eventPhase(alone().intruder('adult', 'armory', { injuries: 9 }).attacks(card))
    expect(game.lair('adult-1')).toBe('armory')
    expect(game.intruder('adult-1')?.injuries).toBe(9)
    expect(game.log('retreats')).toEqual([])
  }
})

test('NEM-ATTACK-08 the card is discarded, hit or miss', () => {
  for (const card of ['scratch-1', 'tail-1']) {
    const game = eventPhase(alone().intruder('adult', 'armory').attacks(card))
    expect(game.view(null).decks.attacks).toMatchObject({ count: 19, discard: [card] })
  }
})

test('NEM-ATTACK-09 one matching symbol of several is enough', () => {
  for (const type of ['creeper', 'adult', 'breeder', 'queen'] as const) {
    const game = eventPhase(alone().intruder(type, 'armory').attacks('scratch-1'))
    expect(game.player('scout').lightWounds).toBe(1)
  }
})

// --- Larvae ---

test('NEM-LARVA-01 a Larva draws no card and never misses', () => {
  const game = eventPhase(alone().intruder('larva', 'armory').attacks('tail-1'))
  expect(game.view(null).decks.attacks).toMatchObject({ count: 20, discard: [] })
  expect(game.view('captain').players[0].larva).toBe(true)
})

test('NEM-LARVA-02 it goes from the room to the board of its target', () => {
  const game = eventPhase(alone().intruder('larva', 'armory'))
  expect(game.intrudersIn('armory')).toEqual([])
  expect(game.player('scout')).toMatchObject({ larva: true, lightWounds: 0, wounds: [] })
  expect(game.player('captain').larva).toBe(false)
})

test('NEM-LARVA-03 a second one is removed, and its token does not return to the bag', () => {
  const ready = alone().is('scout', { larva: true }).intruder('larva', 'armory')
  const inBag = ready.state.bag.filter((token) => token.type === 'larva').length
  const game = ready
    .cards('scout', 1)
    .dice({ noise: ['silence'] })
    .play()
    .act('move:c-18-20')
  expect(game.intruder('larva-1')).toBeUndefined()
  expect(game.whereIs('scout')).toBe('engine-2')
  expect(game.player('scout').larva).toBe(true)
  expect(game.view(null).bag.larva).toBe(inBag)
})

test('NEM-LARVA-04 in either case there is a Contamination card', () => {
  for (const larva of [false, true]) {
    const game = eventPhase(alone().is('scout', { larva }).intruder('larva', 'armory'))
    expect(game.view(null).players[0].discard).toEqual(['contamination'])
    expect(game.view(null).decks.contamination.count).toBe(26)
  }
})

test('NEM-LARVA-05 everybody sees the one Larva of a Character, and figures never run out', () => {
  const ready = position('scout', 'captain')
    .at('captain', 'cockpit')
    .hand('scout', 'rest', 'infected')
  for (let i = 0; i < 6; i++) ready.intruder('larva', 'cockpit')
  const game = ready.play().act('rest')
  for (const reader of ['scout', 'captain', null] as const) {
    expect(game.view(reader).players.map((player) => player.larva)).toEqual([true, false])
  }
  const twice = eventPhase(alone().intruder('larva', 'armory').intruder('larva', 'armory'))
  expect(twice.intrudersIn('armory')).toEqual([])
  expect(twice.player('scout').discard).toHaveLength(2)
  expect(twice.log('infested')).toHaveLength(1)
})

test('NEM-LARVA-06 the same by surprise, in the Event phase and on an escape', () => {
  const surprised = position('scout', 'captain')
    .at('captain', 'cockpit')
    .cards('scout', 1)
    .noise('c-13-14')
    .dice({ noise: [1], tokens: ['larva'] })
    .play()
    .act('move:c-11-14')
  expect(surprised.log('surprise-attack')).toHaveLength(1)
  const escaping = alone()
    .cards('scout', 1)
    .intruder('larva', 'armory')
    .dice({ noise: ['silence'] })
    .play()
    .act('move:c-18-20')
  const waiting = eventPhase(alone().intruder('larva', 'armory'))
  for (const game of [surprised, escaping, waiting]) {
    expect(game.player('scout').larva).toBe(true)
    expect(game.player('scout').discard.at(-1)).toBeTypeOf('number')
    expect(game.state.intruders).toEqual([])
    expect(game.log('attack-card')).toEqual([])
  }
})

test('NEM-LARVA-02 NEM-LARVA-04 that a Larva has settled is told of the first one only', () => {
  const told = (larva: boolean) => {
    const game = position('scout', 'captain')
      .at('captain', 'cockpit')
      .is('scout', { larva })
      .intruder('larva', 'hibernatorium')
      .events('regeneration')
      .dice({ tokens: ['blank'] })
      .phase('attacks')
      .play()
    return [game.log('infested').length, game.log('larva-lost').length]
  }
  expect([told(false), told(true)]).toEqual([
    [1, 0],
    [0, 1],
  ])
})
