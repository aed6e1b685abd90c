import type { NoiseFace } from '@bulkhead/hull/kinds.ts'
import { expect, test } from 'vitest'
import { NOISE_DIE } from '../components.ts'
import { type Position, position } from './position.ts'

/** The scout is about to walk to the Monitoring Room (exits 4, 3, 1 and 2) and to roll this. */
function walking(face: NoiseFace): Position {
  return position('scout', 'captain')
    .at('captain', 'cockpit')
    .cards('scout', 6)
    .dice({ noise: [face], tokens: ['creeper'] })
}

const WALK = 'move:c-6-11'

test('NEM-NOISE-01 one die is rolled for the room the Character is in', () => {
  const game = walking(4).play().act(WALK)
  expect(game.log('noise-roll')).toMatchObject([
    { params: { seat: 0, face: 4, place: 5 }, rule: 'NEM-NOISE-01' },
  ])
})

test('NEM-NOISE-02 a number puts a marker into the corridor of that number', () => {
  const corridors = { 1: 'c-6-7', 2: 'c-6-11', 3: 'c-5-6', 4: 'c-2-6' } as const
  for (const face of [1, 2, 3, 4] as const) {
    expect(walking(face).play().act(WALK).noise).toEqual([corridors[face]])
  }
})

test('NEM-NOISE-02 a corridor with two numbers is hit by both, an entrance by its own', () => {
  const rolled = (tile: string, face: NoiseFace) =>
    position('scout', 'captain')
      .at('scout', tile)
      .at('captain', 'hibernatorium')
      .dice({ tokens: ['adult'], noise: [face, 'silence'] })
      .phase('bag')
      .play().noise
  expect([rolled('emergency-room', 3), rolled('emergency-room', 4)]).toEqual([
    ['c-12-16'],
    ['c-12-16'],
  ])
  expect(rolled('shower-room', 3)).toEqual(['technical-1'])
})

test('NEM-NOISE-03 noise where there is noise already is an Encounter, and no marker is placed', () => {
  const game = walking(3).noise('c-5-6', 'c-2-6').play().act(WALK)
  expect(game.log('encounter')).toHaveLength(1)
  expect(game.intrudersIn('monitoring-room')).toEqual(['creeper'])
  expect(game.noise).toEqual([])
})

test('NEM-NOISE-04 NEM-NOISE-11 danger draws every Intruder near that is not in combat', () => {
  const game = walking('danger')
    .at('captain', 'comms-room')
    .cards('scout', 1)
    .intruder('adult', 'fire-control')
    .intruder('larva', 'engine-control')
    .intruder('breeder', 'comms-room')
    .intruder('creeper', 'laboratory')
    .play()
    .act(WALK)
  expect(game.intrudersIn('monitoring-room')).toEqual(['adult', 'larva'])
  expect(game.told('noise-roll', 'face')).toEqual(['danger'])
  // In combat with the captain, and too far away.
  expect(game.lair('breeder-3')).toBe('comms-room')
  expect(game.lair('creeper-4')).toBe('laboratory')
  // They have moved: no Encounter, no Surprise Attack, no noise.
  expect(game.kinds('encounter', 'surprise-attack', 'attack', 'token')).toEqual([])
  expect(game.noise).toEqual([])
})

test('NEM-NOISE-05 an Intruder that danger draws against a closed door destroys it and stays', () => {
  const game = walking('danger')
    .intruder('adult', 'fire-control')
    .door('c-2-6', 'closed')
    .play()
    .act(WALK)
  expect(game.lair('adult-1')).toBe('fire-control')
  expect(game.corridor('c-2-6').door).toBe('destroyed')
  expect(game.noise).toEqual([])
})

test('NEM-NOISE-06 danger with nothing near makes noise in every corridor that has none', () => {
  const game = walking('danger').noise('c-6-7').intruder('adult', 'armory').play().act(WALK)
  expect(game.noise).toEqual(['c-2-6', 'c-5-6', 'c-6-7', 'c-6-11'])
  expect(game.log('encounter')).toEqual([])
  expect(game.lair('adult-1')).toBe('armory')
})

test('NEM-NOISE-06 danger counts Intruders in combat for nothing, and reaches the entrance', () => {
  const game = position('scout', 'captain')
    .at('captain', 'generator')
    .intruder('adult', 'generator')
    .cards('scout', 4)
    .dice({ noise: ['danger'] })
    .play()
    .act('move:c-11-14')
  expect(game.lair('adult-1')).toBe('generator')
  expect(game.noise).toEqual(['c-11-14', 'c-13-14', 'c-14-17', 'technical-1'])
})

test('NEM-NOISE-07 silence is silence', () => {
  const game = walking('silence').noise('c-6-7').intruder('adult', 'fire-control').play().act(WALK)
  expect(game.told('noise-roll', 'face')).toEqual(['silence'])
  expect(game.noise).toEqual(['c-6-7'])
  expect(game.lair('adult-1')).toBe('fire-control')
  expect(game.log('encounter')).toEqual([])
})

test('NEM-NOISE-08 silence is danger to whoever is slimed', () => {
  const slimed = () => walking('silence').is('scout', { slime: true })
  expect(slimed().play().act(WALK).noise).toEqual(['c-2-6', 'c-5-6', 'c-6-7', 'c-6-11'])
  const hunted = slimed().intruder('adult', 'fire-control').play().act(WALK)
  expect(hunted.lair('adult-1')).toBe('monitoring-room')
})

test('NEM-NOISE-09 the die has 1, 2, 3 and 4 twice, danger once and silence once', () => {
  expect([...NOISE_DIE].sort()).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 'danger', 'silence'])
})

test('NEM-NOISE-10 only entering is quiet in company: rolls that are ordered are made', () => {
  const entering = walking(1).at('captain', 'monitoring-room').play().act(WALK)
  expect(entering.whereIs('scout')).toBe('monitoring-room')
  expect(entering.log('noise-roll')).toEqual([])
  const ordered = position('scout', 'captain')
    .dice({ tokens: ['adult'], noise: [1, 2] })
    .phase('bag')
    .play()
  expect(ordered.noise).toEqual(['c-6-11', 'c-11-15'])
  const acting = position('scout', 'captain')
    .at('scout', 'nest')
    .at('captain', 'nest')
    .emptyHanded('scout')
    .cards('scout', 2)
    .dice({ noise: [4] })
    .play()
  expect(acting.act('nest').noise).toEqual(['c-8-9'])
})

test('NEM-NOISE-12 whoever rolled has caused the Encounter, in the room where they stand', () => {
  const game = position('scout', 'captain')
    .at('scout', 'monitoring-room')
    .cards('captain', 3)
    .cards('scout', 6)
    .noise('c-11-15')
    .attacks('scratch-1')
    .dice({ tokens: ['adult', { type: 'adult', number: 4 }], noise: ['silence', 1] })
    .phase('bag')
    .play()
  expect(game.told('encounter', 'seat')).toEqual([1])
  expect(game.intrudersIn('hibernatorium')).toEqual(['adult'])
  expect(game.player('captain').lightWounds).toBe(1)
})

test('NEM-NOISE-13 a roll ordered by an action or an event is made even in combat', () => {
  const acting = position('scout', 'captain')
    .at('scout', 'nest')
    .intruder('adult', 'nest')
    .cards('scout', 2)
    .dice({ noise: [4], combat: ['one'] })
    .play()
  acting.act(acting.options().find((id) => id.startsWith('melee') && id.includes('eggs'))!)
  expect(acting.told('noise-roll', 'face')).toEqual([4])
  const event = position('scout', 'captain')
    .at('scout', 'nest')
    .intruder('larva', 'nest')
    .noise('technical-1')
    .events('noise-in-corridors')
    .dice({ noise: [4], tokens: ['larva'] })
    .phase('event')
    .play()
  expect(event.told('noise-roll', 'seat')).toEqual([0])
  expect(event.noise).toEqual(['c-8-9', 'technical-1'])
})

test('NEM-NOISEMARK-01 noise stops nobody and hinders nothing but further noise', () => {
  const game = walking('silence')
    .noise('c-6-11')
    .intruder('adult', 'engine-3')
    .noise('c-13-19')
    .events('damage')
    .play()
  game.act(WALK)
  expect(game.whereIs('scout')).toBe('monitoring-room')
  game
    .dice({ tokens: ['larva'] })
    .pass()
    .pass()
  // Exit 2 of Engine 3 leads through the noise to the Generator.
  expect(game.lair('adult-1')).toBe('generator')
  expect(game.noise).toEqual(['c-6-11', 'c-13-19'])
})

test('NEM-NOISEMARK-02 a corridor never holds two markers', () => {
  const game = position('scout', 'captain')
    .at('scout', 'monitoring-room')
    .noise('c-6-11')
    .dice({ tokens: ['adult', 'blank'], noise: [1, 2] })
    .phase('bag')
    .play()
  // The captain's roll hits the marked corridor: an Encounter, here with the blank.
  expect(game.told('noise', 'exit')).toEqual(['c-6-7', 'c-11-15', 'c-6-11', 'c-8-11', 'c-11-14'])
  expect(game.noise).toEqual(['c-6-7', 'c-6-11', 'c-8-11', 'c-11-14', 'c-11-15'])
})

test('NEM-NOISEMARK-03 a marker counts at both ends, even with a closed door between', () => {
  for (const door of ['open', 'closed'] as const) {
    const game = walking(4).noise('c-2-6').door('c-2-6', door).play().act(WALK)
    expect(game.log('encounter')).toHaveLength(1)
    const beyond = position('scout', 'captain')
      .at('captain', 'cockpit')
      .cards('captain', 4)
      .noise('c-2-6')
      .door('c-2-6', door)
      .toAct('captain')
      .dice({ noise: [4], tokens: ['creeper'] })
      .play()
      .act('move:c-1-2')
    expect(beyond.intrudersIn('fire-control')).toEqual(['creeper'])
    expect(beyond.noise).toEqual([])
  }
})

test('NEM-NOISEMARK-04 noise stays until a rule discards it', () => {
  const game = walking('silence')
    .noise('c-6-7', 'c-17-19', 'technical-1')
    .events('regeneration')
    .play()
    .act(WALK)
  game
    .dice({ tokens: ['larva'] })
    .pass()
    .pass()
  expect(game.view(null).round).toBe(2)
  expect(game.noise).toEqual(['c-6-7', 'c-17-19', 'technical-1'])
})

test('NEM-NOISE-04 a Larva alone near answers danger too, and there is no noise', () => {
  const game = walking('danger').intruder('larva', 'engine-control').play().act(WALK)
  expect(game.lair('larva-1')).toBe('monitoring-room')
  expect(game.noise).toEqual([])
})

test('NEM-NOISE-02 the log names the corridor, and the Technical Corridors by their network', () => {
  const first = position('scout', 'captain')
    .at('scout', 'monitoring-room')
    .tile(2, 'storage')
    .cards('scout', 1)
    .dice({ noise: [3] })
    .play()
    .act('move:c-2-6')
  expect(first.told('noise', 'exit')).toEqual(['c-1-2'])
  const ducts = position('scout', 'captain')
    .cards('scout', 1)
    .dice({ noise: [4] })
    .play()
  expect(ducts.act('move:c-11-15').told('noise', 'exit')).toEqual(['technical-1'])
})

test('NEM-ACT-04 every exit without noise can be chosen for the marker, each under its own name', () => {
  const game = position('scout', 'captain').at('scout', 'nest').cards('scout', 2)
  game.tile(2, 'storage').at('scout', 'storage')
  const play = game.play().act('careful-move:c-1-2')
  expect(play.options().sort()).toEqual(['noise:c-1-2', 'noise:c-1-3', 'noise:c-1-4'])
  expect(play.decision().options.map(({ label }) => label)).not.toContain('noise-technical')
})
