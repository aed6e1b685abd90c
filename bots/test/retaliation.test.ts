import { describe, expect, test } from 'vitest'
import type { Playing } from '../../games/retaliation/test/playing.ts'
import {
  type Position,
  retaliation,
  retaliationWith,
} from '../../games/retaliation/test/position.ts'
import { bodyCost, robotShelter } from '../retaliation/harm.ts'
import { type Mind, mindOf } from '../retaliation/mind.ts'
import { deedsOf, mustEscape } from '../retaliation/needs.ts'
import { decide } from '../retaliation/policy.ts'
import { dutiesOf, isCarrier, isKeeper } from '../retaliation/shares.ts'
import { supportWorth } from '../retaliation/worth.ts'

/** The label of what the heuristics take. */
function takes(game: Playing, character: string): string {
  const decision = game.decision(character)
  const { picks } = decide(game.view(character), decision, [])
  return decision.options.find(({ id }) => id === picks[0])!.label
}

function mindIn(position: Position, character: string) {
  const game = position.play()
  return mindOf(game.view(character), game.seat(character), [])
}

function alone(task: string): Position {
  return retaliation('recon').set({ tasks: [task] })
}

describe('a bot of Retaliation alone', () => {
  test('blows the Facility up to be rid of the Queen, and must then Escape', () => {
    const position = alone('faceoff').room('r2c4', 'cooling-system')
    const doomed = alone('faceoff').with((s) => {
      s.autodestruction.state = 'running'
      s.autodestruction.space = 6
    })
    expect(deedsOf(mindIn(position, 'recon'))).toMatchObject([
      { tile: 'cooling-system', label: 'start-autodestruction' },
    ])
    expect(deedsOf(mindIn(doomed, 'recon'))).toEqual([])
    expect(mustEscape(mindIn(doomed, 'recon'))).toBe(true)
  })

  test('starts the countdown where it can', () => {
    const game = alone('faceoff')
      .room('r2c4', 'cooling-system')
      .at('recon', 'cooling-system')
      .cards('recon', 5)
      .play()
    expect(takes(game, 'recon')).toBe('start-autodestruction')
  })

  test('frees a hand for an Egg, and takes it', () => {
    const full = alone('culinary-sample')
      .room('r2c6', 'nest')
      .at('recon', 'nest')
      .item('recon', 'drum-mag-rifle')
      .cards('recon', 5)
      .play()
    const free = alone('culinary-sample')
      .room('r2c6', 'nest')
      .at('recon', 'nest')
      .cards('recon', 5)
      .play()
    expect(takes(full, 'recon')).toBe('discard-things')
    expect(takes(free, 'recon')).toBe('take-egg')
  })

  test('shoots what stands beside it while it has cards to finish it', () => {
    const game = alone('deep-search')
      .room('r2c2', 'surgery-room')
      .at('recon', 'surgery-room')
      .intruder('adult', 'surgery-room')
      .cards('recon', 5)
      .play()
    expect(takes(game, 'recon')).toBe('shoot')
  })

  test('takes aim rather than pay for a plain shot', () => {
    const game = alone('deep-search')
      .room('r2c2', 'surgery-room')
      .at('recon', 'surgery-room')
      .intruder('adult', 'surgery-room')
      .hand('recon', 'taking-aim', 'search', 'rest', 'secure', 'repairs')
      .play()
    const decision = game.decision('recon')
    const { picks } = decide(game.view('recon'), decision, [])
    expect(decision.options.find(({ id }) => id === picks[0])).toMatchObject({
      label: 'shoot',
      params: { by: 'taking-aim' },
    })
  })
})

describe('a bot of Retaliation on its way', () => {
  test('switches on the air of a Section where it stands, and goes on to its Task afterwards', () => {
    const game = alone('shutdown-coop')
      .room('r2c2', 'life-support-control-a')
      .room('r3c1', 'reactor')
      .at('recon', 'life-support-control-a')
      .cards('recon', 5)
      .play()
    expect(takes(game, 'recon')).toBe('switch-life-support')
  })

  test('is cleansed in the Shelter, if it holds Contamination', () => {
    const shelter = () =>
      alone('shutdown-coop').room('r2c2', 'shelter').room('r3c1', 'reactor').at('recon', 'shelter')
    const clean = shelter().cards('recon', 5).play()
    const ill = shelter().hand('recon', 'search', 'secure', 'repairs', 'clean').play()
    expect(takes(clean, 'recon')).not.toBe('cleanse')
    expect(takes(ill, 'recon')).toBe('cleanse')
  })
})

describe('a bot of Retaliation behind shut Doors', () => {
  const before = (task: string) =>
    alone(task)
      .room('r2c2', 'surgery-room')
      .room('r3c3', 'reactor')
      .corridor('r2c2-r3c3', 401)
      .closed(401, 'surgery-room')
      .at('recon', 'surgery-room')
      .hand('recon', 'repairs', 'search', 'rest')

  test('opens the one that its Task lies behind', () => {
    expect(takes(before('shutdown-coop').play(), 'recon')).toBe('open-door')
  })

  test('leaves it shut where nothing draws it there', () => {
    expect(takes(before('entrance-inspection').play(), 'recon')).not.toBe('open-door')
  })
})

describe('a bot of Retaliation with nothing left to do', () => {
  test('crawls home through the Technical Corridor where the Lander waits at the other end', () => {
    const game = alone('entrance-inspection')
      .room('r2c6', 'technical-corridor-entrance')
      .at('recon', 'technical-corridor-entrance')
      .cards('recon', 5)
      .with((s) => {
        s.tiles.A = []
        s.lander.where = 'landed'
      })
      .play()
    expect(takes(game, 'recon')).toBe('crawl')
  })
})

describe('a crew of bots of Retaliation', () => {
  const crew = () =>
    retaliationWith({ mode: 'coop' }, 'recon', 'officer')
      .room('r2c2', 'server-room')
      .room('r3c1', 'reactor')
      .set({ tasks: ['crucial-intelligence', 'shutdown-coop'] })
      .at('recon', 'server-room')
      .at('officer', 'reactor')
      .with((s) => {
        s.antiAircraft = []
      })

  test('shares its Tasks out: everybody sees to what is nearest', () => {
    expect(dutiesOf(mindIn(crew(), 'recon'))).toMatchObject([{ tile: 'server-room' }])
    expect(dutiesOf(mindIn(crew(), 'officer'))).toMatchObject([{ tile: 'reactor' }])
  })

  test('leaves everything to whoever is left', () => {
    const last = crew().out('officer', 'down')
    expect(dutiesOf(mindIn(last, 'recon'))).toHaveLength(2)
  })

  test('sends home whoever bears what a Task wants carried out, and leaves the rest to others', () => {
    const position = crew().is('recon', { data: true })
    const recon = mindIn(position, 'recon')
    expect(isCarrier(recon, recon.seat)).toBe(true)
    expect(dutiesOf(recon)).toEqual([])
    expect(dutiesOf(mindIn(position, 'officer'))).toMatchObject([{ tile: 'reactor' }])
  })

  test('keeps whoever is best off for the way home, until somebody is safe', () => {
    const shutdown = () =>
      crew()
        .set({ tasks: ['shutdown-coop'] })
        .is('officer', { health: 4 })
    const recon = mindIn(shutdown(), 'recon')
    expect(isKeeper(recon, recon.seat)).toBe(true)
    expect(dutiesOf(recon)).toEqual([])
    expect(dutiesOf(mindIn(shutdown(), 'officer'))).toMatchObject([{ tile: 'reactor' }])
  })

  test('puts out a fire from afar when many burn, and not when few do', () => {
    const slots = ['r2c4', 'r2c6', 'r2c8', 'r3c3', 'r3c5', 'r3c7', 'r4c4']
    const tiles = ['armory', 'alarm-room', 'nest', 'gunnery-room', 'shelter', 'cooling-system']
    const burning = (number: number) =>
      tiles
        .reduce((position, tile, i) => position.room(slots[i], tile), crew())
        .room('r2c2', 'life-support-control-a')
        .at('recon', 'life-support-control-a')
        .cards('recon', 5)
        .with((s) => {
          s.lifeSupport = { A: true, B: true, C: true }
          for (const tile of tiles.slice(0, number)) {
            s.rooms.find((room) => room?.tile === tile)!.fire = true
          }
          s.rooms.find((room) => room?.tile === 'reactor')!.fire = number === tiles.length
        })
        .play()
    expect(takes(burning(tiles.length), 'recon')).toBe('extinguish-any')
    expect(takes(burning(1), 'recon')).not.toBe('extinguish-any')
  })

  test('disarms the Anti-Aircraft system for the Lander that is to take the Data along', () => {
    const armed = crew().with((s) => {
      s.antiAircraft = [
        { id: 'active', seen: [] },
        { id: 'inactive', seen: [] },
      ]
    })
    expect(deedsOf(mindIn(armed, 'officer'))).toContainEqual(
      expect.objectContaining({ label: 'stack-anti-aircraft' }),
    )
    expect(deedsOf(mindIn(crew(), 'officer'))).not.toContainEqual(
      expect.objectContaining({ label: 'stack-anti-aircraft' }),
    )
  })

  test('calls the Lander as early as it can, once nothing would shoot it down', () => {
    const position = crew()
      .set({ tasks: ['deep-search'] })
      .hand('recon', 'chain-of-command')
    const game = position.at('recon', 'landing-zone').play()
    const decision = game.decision('recon')
    const { picks } = decide(game.view('recon'), decision, [])
    expect(decision.options.find(({ id }) => id === picks[0])).toMatchObject({
      label: 'shift-lander',
      params: { space: 9 },
    })
  })

  test('starts no countdown while somebody carries home what a Task wants, until time presses', () => {
    const position = () =>
      crew()
        .set({ tasks: ['crucial-intelligence', 'clean-up'] })
        .is('recon', { data: true })
    expect(deedsOf(mindIn(position(), 'officer'))).toEqual([])
    expect(deedsOf(mindIn(position().round(7), 'officer'))).toMatchObject([
      { label: 'start-autodestruction' },
    ])
  })

  test('shelters whoever stands with the Robot, from wherever that can be done', () => {
    const worthWithRobotIn = (tile: string) =>
      robotShelter(
        mindIn(
          crew()
            .at('recon', 'landing-zone')
            .with((s) => {
              s.robot.room = s.rooms.findIndex((room) => room?.tile === tile)
            }),
          'recon',
        ),
      )
    expect(worthWithRobotIn('reactor')).toBeGreaterThan(0)
    expect(worthWithRobotIn('server-room')).toBeLessThan(0)
  })
})

test('the Combat Engineer of a crew drafts the turrets before most other equipment', () => {
  const crew = () => retaliationWith({ mode: 'coop' }, 'combat-engineer', 'officer')
  const turrets = (mind: Mind) => supportWorth(mind, 'security-system-control')
  const engineer = mindIn(crew(), 'combat-engineer')
  expect(turrets(engineer)).toBeGreaterThan(supportWorth(engineer, 'plasma-gun'))
  const officer = mindIn(crew(), 'officer')
  expect(turrets(officer)).toBeLessThan(supportWorth(officer, 'plasma-gun'))
})

test('whoever an Item of a crew suits drafts it before most others; alone nobody does', () => {
  const worths = (position: Position, id: string) => {
    const mind = mindIn(position, 'recon')
    return supportWorth(mind, id) - supportWorth(mind, 'plasma-gun')
  }
  expect(
    worths(retaliationWith({ mode: 'coop' }, 'recon', 'officer'), 'autoloader-belt'),
  ).toBeGreaterThan(0)
  expect(worths(alone('deep-search'), 'autoloader-belt')).toBeLessThan(0)
})

test('a body costs more the nearer it is to the Skull, most of all when Heavily Injured', () => {
  const steps = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((slot) => bodyCost(slot) - bodyCost(slot - 1))
  expect(Math.min(...steps)).toBeGreaterThan(0)
  expect(steps[5]).toBeGreaterThan(steps[4])
  expect(bodyCost(2.5)).toBeCloseTo((bodyCost(2) + bodyCost(3)) / 2)
})
