import { factsOf, isFulfilled } from '@bulkhead/hull/progress.ts'
import { describe, expect, test } from 'vitest'
import { MISSIONS } from '../cards/missions.ts'
import { own } from '../own.ts'
import { EPILOGUE } from '../packs.ts'
import { objectiveProgress } from '../progress.ts'
import { STRANGER } from '../tokens.ts'
import { epilogue, investigation, type Position } from './position.ts'

/** The thirteen Personal Missions, one by one: judged by the rules, and by what their owner sees. */

function fulfilled(id: string, position: Position): boolean {
  const done = isFulfilled(EPILOGUE.objectives[id], factsOf(position.state), 0)
  const ways = objectiveProgress(position.play().view('scout'), id, 0)
  const seen = ways.some((way) => way.every((one) => one.done >= one.needed))
  // What is hidden from its owner does not count for them.
  if (!HIDDEN.includes(id)) expect(seen).toBe(done)
  return done
}

const HIDDEN = ['mission-engineer', 'mission-course']

const crew = () => epilogue('scout', 'soldier')

test('AFT-COMP-07 thirteen cards', () => {
  expect(MISSIONS).toHaveLength(13)
  expect(new Set(MISSIONS.map(({ id }) => id)).size).toBe(13)
})

test('mission-trophy: an Intruder Carcass', () => {
  expect(fulfilled('mission-trophy', crew().carrying('scout', 'egg'))).toBe(false)
  expect(fulfilled('mission-trophy', crew().carrying('scout', 'carcass'))).toBe(true)
  expect(fulfilled('mission-trophy', crew().carrying('soldier', 'carcass'))).toBe(false)
})

test('mission-live-specimen: an Egg', () => {
  expect(fulfilled('mission-live-specimen', crew().carrying('scout', 'carcass'))).toBe(false)
  expect(fulfilled('mission-live-specimen', crew().carrying('scout', 'egg'))).toBe(true)
})

test('mission-homecoming: a Corpse, blue or red', () => {
  expect(fulfilled('mission-homecoming', crew().carrying('scout', 'egg'))).toBe(false)
  for (const corpse of ['corpse', 'corpse-1', STRANGER]) {
    expect(fulfilled('mission-homecoming', crew().carrying('scout', corpse))).toBe(true)
  }
})

test('mission-field-report: one Signal of its owner', () => {
  expect(fulfilled('mission-field-report', crew().is('soldier', { signal: true }))).toBe(false)
  expect(fulfilled('mission-field-report', crew().is('scout', { signal: true }))).toBe(true)
})

describe('mission-exterminator: the last injury to an Intruder bigger than a Larva', () => {
  const shooting = (type: 'larva' | 'creeper') =>
    crew()
      .intruder(type, 'shuttle-main', { injuries: 4 })
      .cards('scout', 2)
      .attacks('scratch-1')
      .dice({ combat: ['two'] })
      .play()
      .act(`shoot:rifle#0:${type}-1`)

  test('by a shot', () => {
    const game = shooting('creeper')
    expect(game.lair('creeper-1')).toBe('gone')
    expect(isFulfilled(EPILOGUE.objectives['mission-exterminator'], factsOf(game.state), 0)).toBe(
      true,
    )
    expect(isFulfilled(EPILOGUE.objectives['mission-exterminator'], factsOf(game.state), 1)).toBe(
      false,
    )
    expect(game.view('soldier').players[0].killed).toBe(true)
  })

  test('a Larva does not count', () => {
    const game = shooting('larva')
    expect(game.lair('larva-1')).toBe('gone')
    expect(game.ownOf('scout').killed).toBe(false)
  })

  test('nor what fire kills', () => {
    const game = crew()
      .intruder('creeper', 'shuttle-main', { injuries: 4 })
      .fire('shuttle-main')
      .attacks('scratch-1')
      .phase('fire')
      .events('aft-spores')
      .play()
    expect(game.lair('creeper-1')).toBe('gone')
    expect(game.ownOf('scout').killed).toBe(false)
  })

  test('by what drives an Intruder away it does', () => {
    const game = crew()
      .weakness('egg', 'susceptibility-to-phosphates')
      .intruder('creeper', 'shuttle-main', { injuries: 4 })
      .item('scout', 'fire-extinguisher')
      .cards('scout', 1)
      .attacks('scratch-1')
      .play()
      .act('fire-extinguisher:spray:creeper-1')
    expect(game.ownOf('scout').killed).toBe(true)
  })
})

test('mission-salvage: four Items, in hands and Inventory; sleeping Quest Items do not count', () => {
  const three = () => crew().item('scout', 'tools').item('scout', 'medkit')
  expect(fulfilled('mission-salvage', three())).toBe(false)
  expect(fulfilled('mission-salvage', three().item('scout', 'bandages'))).toBe(true)
})

test('mission-armoury: two red Items', () => {
  const one = () => crew().item('scout', 'grenade').item('scout', 'tools')
  expect(fulfilled('mission-armoury', one())).toBe(false)
  expect(fulfilled('mission-armoury', one().item('scout', 'prototype-pistol'))).toBe(true)
  expect(fulfilled('mission-armoury', one().item('scout', 'bait'))).toBe(true)
  const two = crew().item('scout', 'prototype-pistol').item('soldier', 'bait')
  expect(fulfilled('mission-armoury', two)).toBe(false)
})

test('mission-medicine: two green Items', () => {
  const one = () => crew().item('scout', 'medkit').item('scout', 'tools')
  expect(fulfilled('mission-medicine', one())).toBe(false)
  expect(fulfilled('mission-medicine', one().item('scout', 'bandages'))).toBe(true)
})

test('mission-engineer: two Working Engines', () => {
  expect(fulfilled('mission-engineer', crew().engines(true, false, false))).toBe(false)
  expect(fulfilled('mission-engineer', crew().engines(true, false, true))).toBe(true)
  const seen = crew()
    .engines(true, true, false)
    .with((s) => {
      const { engines } = s.own as { engines: { seen: number[] }[] }
      engines[0].seen = [0]
      engines[2].seen = [0]
    })
  const [[condition]] = objectiveProgress(seen.play().view('scout'), 'mission-engineer', 0)
  expect(condition).toMatchObject({ done: 1, needed: 2 })
})

test('mission-course: the Destination marker points to Earth', () => {
  // Card 5 leads to Earth on B, card 1 on D.
  expect(fulfilled('mission-course', crew().coordinates('coordinates-5'))).toBe(true)
  expect(fulfilled('mission-course', crew().coordinates('coordinates-1'))).toBe(false)
  const progress = (coordinates: string, reader: string, seat: number) => {
    const seen = crew()
      .coordinates(coordinates)
      .with((s) => {
        own(s).coordinates.seen = [0]
      })
    return objectiveProgress(seen.play().view(reader), 'mission-course', seat)[0][0].done
  }
  expect(progress('coordinates-5', 'scout', 0)).toBe(1)
  expect(progress('coordinates-5', 'soldier', 1)).toBe(0)
  expect(progress('coordinates-1', 'scout', 0)).toBe(0)
})

test('mission-damage-control: no Fire and at most four Malfunctions on the Nemesis', () => {
  const four = ['cockpit', 'storage', 'armory', 'surgery']
  const broken = () => crew().malfunction(...four, 'shuttle-main')
  expect(fulfilled('mission-damage-control', broken())).toBe(true)
  expect(fulfilled('mission-damage-control', broken().malfunction('laboratory'))).toBe(false)
  expect(fulfilled('mission-damage-control', broken().fire('cockpit'))).toBe(false)
  expect(fulfilled('mission-damage-control', broken().fire('shuttle-main'))).toBe(true)
})

test('AFT-EPI-47 lucrative-offer: alone in a pod that has left, and not while it waits', () => {
  const alone = (position: Position) =>
    objectiveProgress(position.play().view('scout'), 'lucrative-offer', 0)[0][0].done
  const escaped = () => crew().out('scout', 'escaped').is('scout', { pod: 0 })
  expect(alone(escaped())).toBe(1)
  expect(alone(escaped().out('soldier', 'escaped').is('soldier', { pod: 0 }))).toBe(0)
  expect(alone(escaped().out('soldier', 'escaped').is('soldier', { pod: 1 }))).toBe(1)
  expect(alone(crew().inPod('scout', 1))).toBe(0)
})

describe('Objectives of an Investigation, as far as their owner sees', () => {
  const progress = (objective: string, position: Position) =>
    objectiveProgress(position.play().view('scout'), objective, 0)[0].map(({ done }) => done)

  test('AFT-INV-48 where the ship has gone is known at the end', () => {
    const arriving = (coordinates: string) =>
      investigation('scout')
        .out('scout', 'hibernating')
        .engines(true, true, true)
        .coordinates(coordinates)
        .time(14)
        .phase('time')
    expect(progress('destination-earth', arriving('coordinates-5'))).toEqual([1])
    expect(progress('destination-earth', arriving('coordinates-1'))).toEqual([0])
    expect(progress('destination-earth', investigation('scout'))).toEqual([0])
  })

  test('a Corpse that was examined', () => {
    const examined = investigation('scout').with((s) => {
      own(s).autopsy = true
    })
    expect(progress('autopsy', examined)).toEqual([1])
    expect(progress('autopsy', investigation('scout'))).toEqual([0])
  })
})

test('mission-weak-point: a Weakness found, or found again, in the Epilogue', () => {
  const asleep = crew().with((s) => {
    s.weaknesses.egg.shown = true
  })
  expect(fulfilled('mission-weak-point', asleep)).toBe(false)
  expect(fulfilled('mission-weak-point', crew().weakness('egg', 'way-of-moving'))).toBe(true)
})

test('mission-loose-ends: both Quest Items active', () => {
  expect(fulfilled('mission-loose-ends', crew().is('scout', { quests: ['motion-tracker'] }))).toBe(
    false,
  )
  expect(fulfilled('mission-loose-ends', crew().is('scout', { quests: [] }))).toBe(true)
})
