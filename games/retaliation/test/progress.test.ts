import { describe, expect, test } from 'vitest'
import { factsOf, factsSeen } from '../facts.ts'
import { type Condition, objectiveProgress, taskProgress } from '../progress.ts'
import { type Position, retaliation, retaliationWith } from './position.ts'

/** How far Objectives and Tasks have come: `eggs-escape 1/2`, and every way to fulfil them. */

const said = ({ id, done, needed, player }: Condition & { player?: number }) =>
  [id, `${done}/${needed}`, ...(player === undefined ? [] : [`player ${player}`])].join(' ')
const lines = (ways: readonly (readonly Condition[])[]) => ways.map((way) => way.map(said))

const CREW = ['recon', 'officer', 'contractor', 'medical-support', 'combat-engineer']

/** Five in the Landing Zone: nothing has been done yet. */
const begun = () =>
  retaliation(...CREW).with((s) => {
    s.missionTask = 'primary-samples'
  })

/** Half of everything is done. */
function underWay(): Position {
  return begun()
    .out('officer', 'escaped', 'lander')
    .out('contractor', 'dead')
    .is('officer', { data: true })
    .item('officer', 'egg')
    .discard('officer', 'clean', 'infected')
    .item('recon', 'egg')
    .is('recon', { data: true })
    .lifeSupport('A', 'C')
    .hibernatorium(true)
    .room('r2c2', 'life-support-control-a')
    .room('r1c3', 'life-support-control-b')
    .room('r4c8', 'life-support-control-c')
    .robot('server-robot', 'landing-zone')
    .reinforced(204)
    .queenDead()
    .set({ nestDestroyed: true })
}

const objective = (laid: Position, id: string, seat = 0) =>
  lines(objectiveProgress(laid.play().view(null), id, seat))
const task = (laid: Position, id: string) => lines(taskProgress(laid.play().view(null), id))

describe('RET-OBJ-01: how far a Mission Task has come', () => {
  test.each([
    [
      'eradication',
      ['queen-dead 0/1', 'facility-stands 1/1'],
      ['queen-dead 1/1', 'facility-stands 1/1'],
    ],
    [
      'escort-mission',
      ['robot-in-reactor 0/1', 'data-escapes 0/1'],
      ['robot-in-reactor 0/1', 'data-escapes 1/1'],
    ],
    [
      'essential-data',
      ['data-by-lander 0/1', 'section-a-explored 0/1'],
      ['data-by-lander 1/1', 'section-a-explored 0/1'],
    ],
    [
      'facility-restart',
      ['hibernatorium-active 0/1', 'reactor-off 0/1'],
      ['hibernatorium-active 1/1', 'reactor-off 0/1'],
    ],
    ['perimeter-clearing', ['reactor-off 0/1', 'rooms-a 0/3'], ['reactor-off 0/1', 'rooms-a 1/3']],
    ['primary-samples', ['eggs-escape 0/2'], ['eggs-escape 1/2']],
    [
      'reconnaissance',
      ['rooms-a 0/3', 'rooms-b 0/4', 'rooms-c 0/4'],
      ['rooms-a 1/3', 'rooms-b 2/4', 'rooms-c 1/4'],
    ],
    [
      'the-supply-route',
      ['supply-route 0/1', 'facility-stands 1/1'],
      ['supply-route 0/1', 'facility-stands 1/1'],
    ],
  ])('%s', (id, before, after) => {
    expect(task(begun(), id)).toEqual([before])
    expect(task(underWay(), id)).toEqual([after])
  })
})

describe('RET-MODE-COOP-04: how far a Task of a cooperative game has come', () => {
  test.each([
    ['clean-up', 'nest-destroyed 0/1', 'nest-destroyed 1/1'],
    ['closedown', 'life-support-on 0/3', 'life-support-on 2/3'],
    ['crucial-intelligence', 'data-by-lander 0/1', 'data-by-lander 1/1'],
    ['deep-search', 'rooms-c 0/4', 'rooms-c 1/4'],
    ['entrance-inspection', 'rooms-a 0/3', 'rooms-a 1/3'],
    ['faceoff', 'queen-dead 0/1', 'queen-dead 1/1'],
    ['no-corner-uncovered', 'rooms-b 0/4', 'rooms-b 2/4'],
    ['safety-procedure', 'hibernatorium-active 0/1', 'hibernatorium-active 1/1'],
    ['shutdown-coop', 'reactor-off 0/1', 'reactor-off 0/1'],
    ['systems-backup', 'robot-is-in-reactor 0/1', 'robot-is-in-reactor 0/1'],
  ])('%s', (id, before, after) => {
    expect(task(begun(), id)).toEqual([[before]])
    expect(task(underWay(), id)).toEqual([[after]])
  })

  test('each Sample needs a carrier of its own', () => {
    const laid = retaliationWith({ mode: 'coop' }, 'recon', 'officer')
      .with((s) => {
        s.tasks = ['culinary-sample', 'scientific-sample']
      })
      .item('officer', 'egg')
      .out('officer', 'escaped', 'lander')
    expect(task(laid, 'culinary-sample')).toEqual([['egg-carriers 1/2']])
  })

  test('RET-ROOM-20: with the Reactor off no Life Support is on', () => {
    const off = () => begun().set({ lifeSupport: null })
    expect(task(off(), 'closedown')).toEqual([['life-support-on 0/3']])
    expect(task(off(), 'shutdown-coop')).toEqual([['reactor-off 1/1']])
    expect(objective(off(), 'shutdown-private')).toEqual([['life-support-off 3/3', 'own-data 0/1']])
  })
})

describe('RET-OBJ-05: how far an Objective has come, by each of its ways', () => {
  test.each<[string, string[][], string[][]]>([
    ['official-order', [['eggs-escape 0/2']], [['eggs-escape 1/2']]],
    ['ulterior-motive', [['mission-open 1/1']], [['mission-open 1/1']]],
    ['self-serving', [['alone 0/4']], [['alone 1/4']]],
    ['veni-vidi-vici', [['nest-destroyed 0/1']], [['nest-destroyed 1/1']]],
    ['the-great-hunt', [['queen-dead 0/1']], [['queen-dead 1/1']]],
    [
      'shutdown-private',
      [['life-support-off 3/3', 'own-data 0/1']],
      [['life-support-off 1/3', 'own-data 1/1']],
    ],
    ['luxurious-offer', [['own-egg 0/1']], [['own-egg 1/1']]],
    ['the-right-moment-to-strike', [['alone 0/4']], [['alone 1/4']]],
    [
      'greener-pastures',
      [['player-dead 0/1 player 2'], ['alone 0/4']],
      [['player-dead 0/1 player 2'], ['alone 1/4']],
    ],
    [
      'an-old-feud',
      [['player-dead 0/1 player 3'], ['alone 0/4']],
      [['player-dead 1/1 player 3'], ['alone 1/4']],
    ],
    [
      'hostile-takeover',
      [['player-dead 0/1 player 4'], ['alone 0/4']],
      [['player-dead 0/1 player 4'], ['alone 1/4']],
    ],
    [
      'corporate-contract',
      [['player-dead 0/1 player 5'], ['alone 0/4']],
      [['player-dead 0/1 player 5'], ['alone 1/4']],
    ],
    ['quarantine', [['nobody-by-lander 1/1']], [['nobody-by-lander 0/1']]],
    ['experimental-subjects', [['contamination-escapes 0/3']], [['contamination-escapes 2/3']]],
    [
      'insider-information',
      [['own-data 0/1', 'no-other-data 1/1']],
      [['own-data 1/1', 'no-other-data 0/1']],
    ],
    [
      'states-evidence',
      [['own-data 0/1', 'no-other-data 1/1']],
      [['own-data 1/1', 'no-other-data 0/1']],
    ],
  ])('%s', (id, before, after) => {
    expect(objective(begun(), id)).toEqual(before)
    expect(objective(underWay(), id)).toEqual(after)
  })

  test.each(['crews-favorite', 'weve-got-history'])(
    'RET-OBJ-10: %s: neither way is open to whom it names',
    (id) => {
      const [officer, contractor] = [1, 2]
      const [lowest, highest] = ['lowest-survives 0/1 player 3', 'highest-dies 0/1 player 2']
      expect(objective(begun(), id)).toEqual([[lowest], [highest]])
      expect(objective(begun(), id, officer)).toEqual([[lowest]])
      expect(objective(begun(), id, contractor)).toEqual([[highest]])
    },
  )
})

test.each([
  ['begun', begun],
  ['under way', () => underWay().hand('recon', 'search', 'clean')],
])(
  'RET-INFO-01: whoever looks at the table of a game %s sees all that is asked about',
  (_, laid) => {
    const game = laid().play()
    expect(factsSeen(game.view(null))).toEqual(factsOf(game.state))
  },
)
