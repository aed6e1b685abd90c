import { FastRng, type Options } from '@bulkhead/kernel'
import { describe, test } from 'vitest'
import { retaliation as game } from '../index.ts'
import type { IntruderType, NoiseFace } from '../kinds.ts'
import { PRINTED } from '../packs.ts'
import { bare, crowded, dealt, embattled, othersThan } from './crowded.ts'
import { courseOf, dealtAnew, deedsBy, markOf } from './deeds.ts'
import { over } from './over.ts'
import type { Position } from './position.ts'
import { answerAtRandom, open, TABLES } from './random-play.ts'
import { each, recorded } from './recorded.ts'

const COOP: Options = { mode: 'coop', deadly: true }

/** Nobody is to act any more in this Round. */
function late(options?: Options): Position {
  return dealt(crowded('recon', options).cards('recon', 4), 'recon')
}

/** By the cooperative rules, two knocked over. */
function fallen(): Position {
  const [near, away] = othersThan('recon')
  const laid = late(COOP)
  for (const one of [near, away]) laid.emptyHanded(one).out(one, 'down')
  return laid.at(away, 'surgery-room')
}

/** The Event comes, even if it has come before. */
function next(laid: Position, event: string): Position {
  return laid.phase('event').with(({ events }) => {
    events.discard.push(...events.deck.splice(0).map(({ id }) => id))
    events.discard.splice(events.discard.indexOf(event), 1)
    events.deck.push({ id: event, seen: [] })
  })
}

describe('RET-PHASE-06: what each Event brings', () => {
  test('to a crowd, to those that fight with nothing left, to two by the cooperative rules', async () => {
    await recorded(
      'events',
      each(Object.keys(PRINTED.events), (event) => [
        courseOf('crowd', next(late(), event)),
        courseOf('bare', next(bare(embattled(late(), 'recon')), event)),
        courseOf('fallen', next(fallen(), event)),
        courseOf('queen', next(late().intruder('queen', 'nest'), event)),
      ]),
    )
  })
})

describe('RET-ATTACK-01: what each Attack card does', () => {
  const TYPES: readonly IntruderType[] = ['larva', 'adult', 'drone', 'queen']
  const attacked = (attack: string, type: IntruderType, health: number) => {
    const [near] = othersThan('recon')
    return late()
      .is('recon', { health, larva: health === 4 })
      .is(near, { health: 6 })
      .intruder(type, 'server-room')
      .attacks(attack)
      .phase('attacks')
  }

  test('to whoever is healthy, injured or close to death', async () => {
    await recorded(
      'attacks',
      each(Object.keys(PRINTED.attacks), (attack) =>
        TYPES.flatMap((type) =>
          [0, 4, 8].map((health) =>
            courseOf(`${type} at ${health}`, attacked(attack, type, health)),
          ),
        ),
      ),
    )
  })

  test('RET-OPP-01 RET-ATTACK-06: to whoever leaves', async () => {
    await recorded(
      'opportunities',
      each(Object.keys(PRINTED.attacks), (attack) =>
        deedsBy(
          embattled(late(), 'recon').intruder('queen', 'server-room').attacks(attack),
          'move:204',
          'move:210',
        ),
      ),
    )
  })
})

describe('RET-EXPLORE-01: what each Exploration card lays', () => {
  const exploring = (card: string) =>
    late()
      .exploration(Number(card.slice(-2)))
      .at('recon', 'armory')
      .is('recon', { oxygen: 2 })

  test('towards the Hibernatorium, and where others have been', async () => {
    await recorded(
      'exploration',
      each(Object.keys(PRINTED.exploration), (card) => [
        ...deedsBy(exploring(card), 'move:310', 'move:404'),
        ...deedsBy(exploring(card).at('recon', 'nest'), 'move:108', 'move:411'),
      ]),
    )
  })
})

describe('RET-QUEEN-06: what each Queen Health card does', () => {
  const wounding = (card: string, where: string | number) =>
    late()
      .intruder('queen', where)
      .loaded('recon', 'assault-rifle', 'ammo')
      .queenHealth(Number(card.slice(-2)))
      .with((s) => {
        s.queen.hits = 4
      })

  test('in a Room, in a Corridor, in a Fire, and as the last one', async () => {
    await recorded(
      'queen',
      each(Object.keys(PRINTED.queenHealth), (card) => [
        ...deedsBy(wounding(card, 'server-room'), 'shoot', 'melee'),
        ...deedsBy(wounding(card, 204), 'burst', 'use-gear:throw-grenade'),
        courseOf('fire', wounding(card, 'server-room').phase('burning')),
        ...deedsBy(
          wounding(card, 'server-room').with(({ queenHealth }) => {
            queenHealth.discard.push(...queenHealth.deck.splice(0, queenHealth.deck.length - 1))
          }),
          'shoot',
        ),
      ]),
    )
  })
})

describe('RET-BAG-01 RET-NOISE-01: what the bag and the Noise die bring', () => {
  const TOKENS = ['blank', 'larva', 'adult', 'drone', 'queen']
  const FACES: readonly NoiseFace[] = [1, 2, 3, 4, 'hazard']
  const positions: Readonly<Record<string, () => Position>> = {
    crowd: late,
    bare: () => bare(late()),
    'with the Queen': () => late().intruder('queen', 'nest'),
    'after her death': () => late().queenDead(),
    'by the deadly rules': fallen,
  }

  test('in the Development Phase', async () => {
    await recorded(
      'development',
      each(Object.keys(positions), (name) =>
        TOKENS.map((token) =>
          courseOf(
            token,
            positions[name]()
              .dice({ tokens: [token] })
              .phase('development'),
          ),
        ),
      ),
    )
  })

  test('to whoever rolls', async () => {
    await recorded(
      'noise',
      each(Object.keys(positions), (name) =>
        FACES.flatMap((face) =>
          TOKENS.map((token) =>
            courseOf(
              `${face} ${token}`,
              next(positions[name]().dice({ noise: [face], tokens: [token] }), 'egg-protection'),
            ),
          ),
        ),
      ),
    )
  })
})

describe('RET-ROUND-01: how a Round ends', () => {
  const PHASES = ['burning', 'attacks', 'event', 'development', 'cleanup', 'round'] as const
  const landing = (round: number) =>
    late()
      .round(round)
      .with((s) => {
        s.lander.space = round + 1
        s.autodestruction = { state: 'running', space: round + 2 }
      })
  const aboard = (round: number) => {
    const [near, away] = othersThan('recon')
    return landing(round)
      .at(near, 'landing-zone')
      .is(near, { inLander: true })
      .at(away, 'landing-zone')
      .is(away, { inLander: true })
      .with((s) => {
        s.lander.where = 'landed'
        s.antiAircraft = []
      })
  }

  test('phase by phase', async () => {
    await recorded(
      'rounds',
      each(PHASES, (phase) => [
        courseOf('crowd', late().phase(phase)),
        courseOf('bare', bare(embattled(late(), 'recon')).phase(phase)),
        courseOf('fallen', fallen().phase(phase)),
        ...[8, 12, 13, 14].map((round) =>
          courseOf(`in Round ${round}`, landing(round).phase(phase)),
        ),
        courseOf(
          'shot down',
          landing(8)
            .phase(phase)
            .with((s) => void s.antiAircraft.reverse()),
        ),
        ...[8, 14].map((round) => courseOf(`aboard in Round ${round}`, aboard(round).phase(phase))),
      ]),
    )
  })
})

describe('RET-END-07: who wins', () => {
  const crew = ['recon', 'officer', 'contractor', 'medical-support', 'combat-engineer']
  const ends: Readonly<Record<string, (laid: Position) => Position>> = {
    'nothing done': (laid) => laid,
    'all done': (laid) =>
      laid
        .item('recon', 'egg')
        .item('officer', 'egg')
        .is('recon', { data: true })
        .discard('recon', 'clean', 'clean', 'clean')
        .set({ nestDestroyed: true, hibernatoriumActive: true, lifeSupport: null })
        .queenDead(),
    'some dead': (laid) =>
      laid
        .out('officer', 'dead')
        .out('contractor', 'hibernated', 'hibernation')
        .out('combat-engineer', 'dead')
        .is('medical-support', { left: 'shuttle', data: true }),
    'all done, by one who lives': (laid) => {
      ends['all done'](laid)
      for (const one of crew.slice(1)) laid.out(one, 'dead')
      return laid
    },
    'all others dead': (laid) => {
      for (const one of crew.slice(1)) laid.out(one, 'dead')
      return laid.lifeSupport('A', 'B', 'C')
    },
  }

  test('with each Objective', async () => {
    await recorded(
      'objectives',
      each(Object.keys(PRINTED.objectives), (objective) =>
        Object.entries(ends).map(([name, change]) =>
          courseOf(name, change(over(...crew)).objectives('recon', objective)),
        ),
      ),
    )
  })

  test('with each Task', async () => {
    await recorded(
      'tasks',
      each(Object.keys(PRINTED.tasks), (task) =>
        Object.entries(ends).map(([name, change]) => courseOf(name, tasked(change, task))),
      ),
    )
  })

  function tasked(change: (laid: Position) => Position, task: string): Position {
    const { kind } = PRINTED.tasks[task]
    return change(over(...crew)).with((s) => {
      if (kind === 'mission-task') s.missionTask = task
      else Object.assign(s, { mode: 'coop', missionTask: null, tasks: [task, 'scientific-sample'] })
      for (const player of s.players) if (kind === 'coop') player.objectives = []
      s.rooms.forEach((room, slot) => {
        if (room === null && slot < 4) s.tiles.A.splice(0, 1)
      })
    })
  }
})

describe('RET-SETUP-01: how a game is laid out', () => {
  const OPTIONS: readonly Options[] = [
    { mode: 'semi-coop', deadly: false, tasks: 'standard' },
    { mode: 'coop', deadly: true, tasks: 'fewer' },
    { mode: 'coop', deadly: false, tasks: 'standard' },
    { mode: 'coop', deadly: false, tasks: 'more' },
  ]

  test('for every number of players', async () => {
    await recorded(
      'setup',
      each(['1', '2', '3', '4', '5'], (seats) =>
        OPTIONS.flatMap((options) =>
          [1, 2, 3].map((seed) => markOf(game.setup(options, Number(seats), new FastRng(seed)))),
        ),
      ),
    )
  })
})

describe('RET-DRAFT-07: how a game begins', () => {
  test('until the first Turn', async () => {
    await recorded(
      'drafts',
      each(
        TABLES.map(([name]) => name),
        (name) => beginnings(TABLES.findIndex(([one]) => one === name)),
      ),
    )
  })

  /** A line for each question, with what its readers see, and may think. */
  function beginnings(table: number): string[] {
    const match = open(table, 4)
    const rng = new FastRng(9)
    const lines: string[] = []
    while (match.state.phase !== 'turn' && match.state.round === 1) {
      const [{ prompt, seat }] = match.pending()
      const views = [seat, null].map((reader) => match.view(reader))
      lines.push(`${prompt} ${seat} ${markOf([match.pending(), views, dealtAnew(match)])}`)
      answerAtRandom(match, rng)
    }
    return [...lines, markOf(match.state)]
  }
})
