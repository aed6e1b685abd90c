import { expect, test } from 'vitest'
import { type Position, position } from './position.ts'

/** The chambers are open; the scout is in the Hibernatorium, the captain far away. */
function tired(cards = 5): Position {
  return position('scout', 'captain')
    .at('captain', 'cockpit')
    .cards('scout', cards)
    .time(7)
    .dice({ noise: ['silence'] })
}

const HERE = ['c-6-11', 'c-8-11', 'c-11-14', 'c-11-15']

test('NEM-HIB-01 hibernatorium: only with the Time marker on a blue square, for 2 cards', () => {
  for (const time of [0, 6]) {
    const game = tired().time(time).play()
    expect(game.options()).not.toContain('hibernatorium')
    expect(game.forbidden('hibernatorium')).toBe('NEM-HIB-01')
  }
  for (const time of [7, 10, 14])
    expect(tired().time(time).play().options()).toContain('hibernatorium')
  const game = tired().play().choose('hibernatorium')
  expect(game.decision()).toMatchObject({ prompt: 'pay', min: 2, max: 2 })
})

test('NEM-HIB-02 NEM-HIB-03 a noise roll first; undisturbed, the Character hibernates', () => {
  const game = tired().play().act('hibernatorium')
  expect(game.kinds('noise-roll', 'hibernates')).toEqual(['noise-roll', 'hibernates'])
  expect(game.view(null).players[0]).toMatchObject({ fate: 'hibernating', room: -1 })
  const marked = tired()
    .dice({ noise: [2] })
    .play()
    .act('hibernatorium')
  expect(marked.noise).toEqual(['c-6-11'])
  expect(marked.whereIs('scout')).toBe('hibernating')
})

test.each(['creeper', 'larva'] as const)(
  'NEM-HIB-02 an Encounter with a %s makes it fail',
  (type) => {
    const game = tired()
      .noise('c-6-11')
      .dice({ noise: [2], tokens: [type] })
      .attacks('scratch-1')
      .play()
      .act('hibernatorium')
    expect(game.whereIs('scout')).toBe('hibernatorium')
    expect(game.view(null).players[0].handCount).toBe(3)
    expect(game.log('hibernation-fails')).toHaveLength(1)
  },
)

test('NEM-HIB-02 a Larva that settled on the Character at once has appeared too', () => {
  const game = tired(2)
    .noise('c-6-11')
    .dice({ noise: [2], tokens: ['larva'] })
    .play()
    .act('hibernatorium')
  expect(game.view(null).players[0]).toMatchObject({ larva: true, fate: 'awake' })
  expect(game.intrudersIn('hibernatorium')).toEqual([])
})

test('NEM-HIB-02 so does an Intruder drawn in by Danger, but not one behind a door', () => {
  const start = () =>
    tired()
      .intruder('adult', 'shower-room')
      .dice({ noise: ['danger'] })
  const game = start().play().act('hibernatorium')
  expect(game.whereIs('scout')).toBe('hibernatorium')
  expect(game.lair('adult-1')).toBe('hibernatorium')
  const shut = start().door('c-11-14', 'closed').play().act('hibernatorium')
  expect(shut.whereIs('scout')).toBe('hibernating')
  expect(shut.corridor('c-11-14').door).toBe('destroyed')
})

test('NEM-HIB-02 a false alarm disturbs nobody', () => {
  const blank = tired()
    .noise('c-6-11')
    .dice({ noise: [2], tokens: ['blank'] })
    .play()
    .act('hibernatorium')
  expect(blank.whereIs('scout')).toBe('hibernating')
  expect(blank.noise.sort()).toEqual([...HERE].sort())
})

test('NEM-HIB-02 the roll is made with others present', () => {
  const game = tired()
    .at('captain', 'hibernatorium')
    .dice({ noise: [2] })
    .play()
    .act('hibernatorium')
  expect(game.noise).toEqual(['c-6-11'])
  expect(game.whereIs('scout')).toBe('hibernating')
})

test('NEM-HIB-03 whoever hibernates takes no more part, and may win at the end', () => {
  const game = tired()
    .objectives('scout', ['save-the-property', 'personal'])
    .coordinates('coordinates-5')
    .engines(true, true, false)
    .cards('captain', 2)
    .time(14)
    .play()
  game.act('hibernatorium')
  expect(game.asked).toEqual(['captain'])
  expect(game.view(null).players[0].passed).toBe(true)
  game.pass()
  expect(game.view(null).ending).toMatchObject({ cause: 'jump', destination: 'earth' })
  expect(game.winners).toEqual(['scout'])
  expect(game.whereIs('captain')).toBe('dead')
})

test('NEM-HIB-03 with everybody else gone the game ends', () => {
  const game = tired().out('captain', 'escaped').play().act('hibernatorium')
  expect(game.prompt).toBe('over')
  expect(game.view(null).ending?.cause).toBe('nobody-left')
})

test('NEM-HIB-04 nobody hibernates with an Intruder in the room', () => {
  const game = tired().intruder('larva', 'hibernatorium').play()
  expect(game.options()).not.toContain('hibernatorium')
  expect(game.why('hibernatorium')).toBe('in-combat')
})

test('NEM-HIB-05 while somebody hibernates no destination is set, no self-destruct started', () => {
  const at = (tile: string, asleep = true) => {
    const ship = position('scout', 'captain').at('scout', tile).cards('scout', 4)
    return (asleep ? ship.out('captain', 'hibernating') : ship).play()
  }
  expect(at('cockpit').ways('cockpit')).toEqual(['check-coordinates'])
  expect(at('generator').options()).not.toContain('generator')
  expect(at('cockpit', false).ways('cockpit')).toHaveLength(4)
  expect(at('generator', false).options()).toContain('generator')
})

test('NEM-HIB-06 hibernatorium: it cannot be searched', () => {
  const game = tired().play()
  expect(game.ways('search')).toEqual([])
  expect(game.forbidden('search')).toBe('NEM-SEARCH-07')
})

/** The captain hibernates with a Larva, wounds, an Egg and an Item. */
function asleep(): Position {
  return position('scout', 'captain')
    .carrying('captain', 'egg')
    .item('captain', 'medkit')
    .wound('captain', 'wound-leg')
    .hand('captain', 'rest', 'infected')
    .is('captain', { larva: true, lightWounds: 1, slime: true })
    .out('captain', 'hibernating')
}

test('NEM-HIB-07 nothing in the Event phase touches a hibernating Character', () => {
  const game = asleep()
    .fire('hibernatorium')
    .malfunction('hibernatorium')
    .intruder('adult', 'hibernatorium')
    .at('scout', 'cockpit')
    .attacks('bite-3')
    .events('eclosion')
    .dice({ tokens: ['adult'], noise: ['silence', 'danger'] })
    .play()
  game.pass()
  expect(game.view(null).round).toBe(2)
  const { fate, larva, lightWounds, wounds, slime, handCount, deckCount } =
    game.view(null).players[1]
  expect({ fate, larva, lightWounds, slime, handCount, deckCount }).toEqual({
    fate: 'hibernating',
    larva: true,
    lightWounds: 1,
    slime: true,
    handCount: 2,
    deckCount: 9,
  })
  expect(wounds).toHaveLength(1)
  expect(game.told('noise-roll', 'seat')).toEqual([0])
})

test('NEM-HIB-07 they keep what they have, and nobody can trade with them', () => {
  const game = asleep().cards('scout', 3).play()
  expect(game.forbidden('trade')).not.toBe(null)
  const { hands, inventory } = game.view('captain').players[1]
  expect(hands.map(({ item, object }) => item ?? object)).toEqual(['revolver', 'egg'])
  expect(inventory).toEqual([{ colour: 'green', id: 'medkit' }])
})

test('NEM-HIB-07 the end of the ship is theirs', () => {
  const game = asleep().selfDestruct(5).phase('time').play()
  expect(game.view(null).ending?.exploded).toBe(true)
  expect(game.whereIs('captain')).toBe('dead')
})
