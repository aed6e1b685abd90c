import type { NoiseFace } from '@bulkhead/hull/kinds.ts'
import { expect, test } from 'vitest'
import { own } from '../own.ts'
import { alternatePosition, type Playing, type Position, position } from './position.ts'

/** Event cards about the ship: fire, malfunctions, noise, doors, pods, self-destruct. */

/** Resolves this card, and nothing of note in the bag step. */
function event(ship: Position, card: string, noise: NoiseFace[] = []): Playing {
  return ship
    .events(card)
    .dice({ tokens: ['larva'], noise })
    .phase('event')
    .play()
}

const crew = () => position('scout', 'captain')

const burning = (game: Playing) => tiles(game, 'fire')
const broken = (game: Playing) => tiles(game, 'malfunction')

function tiles(game: Playing, marker: 'fire' | 'malfunction'): string[] {
  return game.state.rooms.flatMap((room) => (room[marker] ? [room.tile] : []))
}

// --- fire ---

test('NEM-EVENT-15 flammable-solution: the Hibernatorium burns', () => {
  expect(burning(event(crew(), 'flammable-solution'))).toEqual(['hibernatorium'])
})

test('NEM-EVENT-15 flammable-solution: if it burns already, every room neighbouring it does', () => {
  const ship = crew().fire('hibernatorium').unexplored('slime-room').door('c-11-14', 'closed')
  // Not through a closed door; unexplored rooms burn too.
  expect(burning(event(ship, 'flammable-solution'))).toEqual([
    'monitoring-room',
    'slime-room',
    'hibernatorium',
    'airlock-control',
  ])
})

test('NEM-EVENT-15 consuming-fire: burning rooms lose their Items, then fire spreads', () => {
  const ship = crew()
    .fire('surgery', 'storage')
    .unexplored('emergency-room')
    .door('c-17-20', 'closed')
    .door('c-14-17', 'destroyed')
    .items('storage', 4)
  const game = event(ship, 'consuming-fire')
  expect(['surgery', 'storage'].map((tile) => game.room(tile).items)).toEqual([0, 0])
  // Those that only caught fire now keep theirs.
  expect(game.room('shower-room').items).toBe(2)
  expect(burning(game)).toEqual([
    'emergency-room',
    'shower-room',
    'airlock-control',
    'storage',
    'surgery',
    'engine-3',
    'engine-1',
  ])
  expect(game.room('emergency-room').explored).toBe(false)
})

test('NEM-EVENT-15 consuming-fire: an unexplored burning room keeps its Exploration token', () => {
  const ship = crew().unexplored('surgery', 'malfunction-3').fire('surgery')
  const game = event(ship, 'consuming-fire')
  expect(game.room('surgery').token).toMatchObject({ id: 'malfunction-3' })
})

test('NEM-EVENT-15 consuming-fire: a ninth Fire marker destroys the ship', () => {
  const ship = crew()
    .fire('cockpit', 'surgery', 'storage')
    .at('scout', 'comms-room')
    .at('captain', 'comms-room')
  const game = event(ship, 'consuming-fire')
  expect(game.prompt).toBe('over')
  expect(game.winners).toEqual([])
  expect(game.log('ends-explosion')).toMatchObject([{ rule: 'NEM-FIRE-05' }])
})

test('NEM-EVENT-15 damaging-fire: burning rooms break down, then fire spreads', () => {
  const ship = crew()
    .fire('surgery', 'nest', 'armory')
    .unexplored('armory')
    .door('c-8-9', 'closed')
    .door('c-17-20', 'closed')
    .door('c-18-20', 'closed')
  const game = event(ship, 'damaging-fire')
  // Neither the Nest nor an unexplored room can; and what catches fire now is not broken.
  expect(broken(game)).toEqual(['surgery'])
  expect(burning(game)).toEqual([
    'nest',
    'emergency-room',
    'shower-room',
    'airlock-control',
    'surgery',
    'armory',
    'engine-3',
    'engine-1',
  ])
})

// --- malfunctions ---

test('NEM-EVENT-15 damage: rooms with an Adult, a Breeder or the Queen break down', () => {
  const ship = crew()
    .intruder('adult', 'hibernatorium')
    .intruder('breeder', 'armory')
    .intruder('queen', 'surgery')
    .intruder('larva', 'generator')
    .intruder('creeper', 'cockpit')
    .intruder('breeder', 'laboratory')
    .unexplored('laboratory')
  const game = event(ship, 'damage')
  // The Creeper of the Cockpit has moved through exit 2 to room 3.
  expect(game.lair('creeper-5')).toBe('evacuation-b')
  expect(broken(game)).toEqual(['hibernatorium', 'surgery', 'armory'])
})

test('NEM-EVENT-15 damage: the Nest does not break down', () => {
  expect(broken(event(crew().intruder('queen', 'nest'), 'damage'))).toEqual([])
})

test('NEM-EVENT-15 malfunction: the lowest explored room that can take one, the Cockpit first', () => {
  expect(broken(event(crew(), 'malfunction'))).toEqual(['cockpit'])
  const ship = crew().malfunction('cockpit').unexplored('fire-control').tile(3, 'nest')
  const game = event(ship, 'malfunction')
  expect(broken(game)).toEqual(['cockpit', 'evacuation-a'])
})

test('NEM-EVENT-15 malfunction: the card is shuffled back into the deck', () => {
  const game = event(crew(), 'malfunction')
  expect(game.view(null).decks.events).toMatchObject({ count: 20, discard: [] })
  expect(game.state.events.map(({ id }) => id)).toContain('malfunction')
})

test('NEM-EVENT-15 short-circuit: explored yellow rooms with a Computer break down', () => {
  const yellow = event(crew(), 'short-circuit')
  // Airlock Control is yellow and has none.
  expect(broken(yellow)).toEqual(['fire-control', 'comms-room', 'engine-control', 'generator'])
  const unseen = event(crew().unexplored('generator').malfunction('comms-room'), 'short-circuit')
  expect(broken(unseen)).toEqual(['fire-control', 'comms-room', 'engine-control'])
})

test('NEM-EVENT-15 life-support-failure: explored green rooms break down', () => {
  const ship = crew().tile(7, 'canteen').unexplored('laboratory')
  expect(broken(event(ship, 'life-support-failure'))).toEqual([
    'canteen',
    'emergency-room',
    'surgery',
  ])
})

// --- noise ---

test('NEM-EVENT-15 noise-in-corridors: a marker on an empty icon, and nobody rolls', () => {
  const game = event(crew().at('scout', 'nest'), 'noise-in-corridors')
  expect(game.noise).toEqual(['technical-1'])
  expect(game.log('noise-roll')).toEqual([])
})

test('NEM-EVENT-15 noise-in-corridors: otherwise everybody at an entrance rolls, even in combat', () => {
  const ship = position('scout', 'captain', 'pilot', 'soldier')
    .first('captain')
    .at('scout', 'nest')
    .at('captain', 'engine-3')
    .at('pilot', 'cockpit')
    .inPod('soldier', 1)
    .intruder('creeper', 'engine-3')
    .noise('technical-1')
  const game = event(ship, 'noise-in-corridors', [1, 4])
  expect(game.told('noise-roll', 'seat')).toEqual([1, 0])
  expect(game.noise).toEqual(['c-8-9', 'c-17-19', 'technical-1'])
})

test('NEM-EVENT-15 noise-in-corridors: two networks are each treated for itself, red first', () => {
  const ship = () =>
    alternatePosition('scout', 'captain').at('scout', 'comms-room').at('captain', 'fire-control')
  // The captain is at a red entrance, the scout at a blue one.
  expect(event(ship(), 'noise-in-corridors').noise).toEqual(['technical-1', 'technical-2'])
  const red = event(ship().noise('technical-1'), 'noise-in-corridors', [3])
  expect(red.told('noise-roll', 'seat')).toEqual([1])
  expect(red.noise).toEqual(['a-2-4-x', 'technical-1', 'technical-2'])
  const both = event(ship().noise('technical-1', 'technical-2'), 'noise-in-corridors', [3, 2])
  expect(both.told('noise-roll', 'seat')).toEqual([1, 0])
  expect(both.noise).toEqual(['a-2-4-x', 'a-3-7-y', 'technical-1', 'technical-2'])
})

test('NEM-EVENT-15 nest-noise: noise in every quiet exit of the explored Nest', () => {
  const game = event(crew().noise('c-8-9'), 'nest-noise')
  expect(game.noise).toEqual(['c-8-9', 'c-9-12', 'technical-1'])
  expect(game.log('encounter')).toEqual([])
  expect(event(crew().unexplored('nest'), 'nest-noise').noise).toEqual([])
})

// --- doors, pods, self-destruct ---

test('NEM-EVENT-15 opening-hatches: every closed door opens, destroyed ones stay', () => {
  const ship = crew().door('c-6-11', 'closed').door('c-18-21', 'closed').door('c-1-2', 'destroyed')
  const game = event(ship, 'opening-hatches')
  const doors = ['c-6-11', 'c-18-21', 'c-1-2'].map((id) => game.corridor(id).door)
  expect(doors).toEqual(['open', 'open', 'destroyed'])
})

test('NEM-EVENT-15 NEM-EVENT-12 opening-hatches: who moves meets the doors still closed', () => {
  const ship = crew()
    .at('scout', 'cockpit')
    .at('captain', 'cockpit')
    .intruder('adult', 'hibernatorium')
    .door('c-11-15', 'closed')
  const game = event(ship, 'opening-hatches')
  expect(game.lair('adult-1')).toBe('hibernatorium')
  expect(game.corridor('c-11-15').door).toBe('destroyed')
})

test('NEM-EVENT-15 pod-ejection: the lowest pod aboard is lost, and who waited in it comes out', () => {
  const ship = () => position('scout', 'captain', 'pilot')
  const first = event(ship().inPod('scout', 1).inPod('captain', 2), 'pod-ejection')
  expect(first.view(null).pods.map(({ gone }) => gone)).toEqual([true, false, false])
  expect(first.whereIs('scout')).toBe('evacuation-a')
  expect(first.whereIs('captain')).toBe('pod-2')
  const second = event(
    ship().with((s) => {
      own(s).pods[0].gone = true
    }),
    'pod-ejection',
  )
  expect(second.view(null).pods.map(({ gone }) => gone)).toEqual([true, true, false])
})

test('NEM-EVENT-15 coolant-leak: a broken Generator starts the self-destruct sequence', () => {
  expect(event(crew().malfunction('generator'), 'coolant-leak').view(null).selfDestruct).toBe(0)
  expect(event(crew(), 'coolant-leak').view(null).selfDestruct).toBe(-1)
  const running = crew()
    .malfunction('generator')
    .with((s) => {
      own(s).selfDestruct = 2
    })
  expect(event(running, 'coolant-leak').view(null).selfDestruct).toBe(2)
  const asleep = crew().malfunction('generator').out('captain', 'hibernating')
  expect(event(asleep, 'coolant-leak').view(null).selfDestruct).toBe(-1)
})

test('NEM-EVENT-16 flammable-solution: rooms catch fire by ascending number', () => {
  const game = event(crew().fire('hibernatorium'), 'flammable-solution')
  expect(game.told('fire', 'place')).toEqual([5, 7, 13, 14])
})

test('NEM-EVENT-16 consuming-fire: it spreads by ascending number', () => {
  const game = event(crew().fire('hibernatorium'), 'consuming-fire')
  expect(game.told('fire', 'place')).toEqual([5, 7, 13, 14])
})
