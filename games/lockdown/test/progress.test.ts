import { describe, expect, test } from 'vitest'
import { own } from '../own.ts'
import { PRINTED } from '../packs.ts'
import { type Condition, objectiveProgress } from '../progress.ts'
import { lockdown, type Position } from './position.ts'

/** How far Objectives have come: `knowledge 4/5`, and every way to fulfil them. */

const said = ({ id, done, needed }: Condition) => `${id} ${done}/${needed}`

function progress(laid: Position, id: string): string[][] {
  const ways = objectiveProgress(laid.play().view('hacker'), id, 0)
  return ways.map((way) => way.map(said))
}

/** Five in a base that is explored already. */
const begun = () => lockdown('hacker', 'sentry', 'survivor', 'janitor', 'lab-rat')

const FIVE = ['laboratory', 'decon', 'surgery', 'emergency-room', 'cooling-system'] as const

/** Half of everything is done. */
const underWay = () =>
  begun()
    .out('survivor', 'dead')
    .out('sentry', 'bunker')
    .knowledge('hacker', 4)
    .archived('hacker')
    .is('hacker', { signal: true })
    .item('hacker', 'duct-tape')
    .unexplored('archive')
    .fire('archive', ...FIVE)
    .malfunction('alert-room', ...FIVE)
    .dark()
    .power('s2', true)
    .timeActive()
    .found('second', 'fragile')
    .with((s) => {
      own(s).analysed = ['corpse', 'carcass']
      s.queenKilled = true
    })

const ALONE = ['alone 0/4', 'alone 1/4']
const SIGNAL = ['signal 0/1', 'signal 1/1']
const UPPER = ['explored-s1-s2 15/15', 'explored-s1-s2 15/15']
const LOWER = ['explored-s2-s3 16/16', 'explored-s2-s3 15/16']
const ACTIVE = ['knowledge-active 0/1', 'knowledge-active 1/1']
const FOUND = ['discovered 0/1', 'discovered 1/1']
const QUEEN = ['queen 0/1', 'queen 1/1']
const NEST = ['nest 0/1', 'nest 0/1']
const EGG = ['carried-egg 0/1', 'carried-egg 0/1']
const LIVES = ['player-dead 0/1', 'player-dead 0/1']

/** The ways of each card; each condition as it stands in the one game and in the other. */
const CARDS: readonly [string, ...string[][][]][] = [
  ['loose-end-1', [ALONE]],
  ['loose-end-2', [LIVES], [ALONE]],
  ['loose-end-3', [['player-dead 0/1', 'player-dead 1/1']], [ALONE]],
  ['loose-end-4', [LIVES], [ALONE]],
  ['loose-end-5', [LIVES], [ALONE]],
  ['no-witnesses', [['no-nemesis-survivor 0/2', 'no-nemesis-survivor 1/2']], [ALONE]],
  ['live-specimen', [SIGNAL, EGG]],
  ['post-mortem', [SIGNAL, ['weakness-carcass 0/1', 'weakness-carcass 1/1']]],
  ['field-report', [FOUND, ['knowledge 1/5', 'knowledge 4/5']]],
  ['upper-survey', [SIGNAL, UPPER]],
  ['lower-survey', [ACTIVE, LOWER]],
  ['great-hunt', [SIGNAL, QUEEN]],
  ['scorched-nest', [NEST, ACTIVE]],
  ['scholar', [['knowledge 1/7', 'knowledge 4/7']]],
  ['whistleblower', [SIGNAL, ACTIVE], [SIGNAL, FOUND]],
  [
    'hoarder',
    [
      ['left-with-items 0/1', 'left-with-items 0/1'],
      ['items 1/7', 'items 2/7'],
    ],
  ],
  ['last-one', [ALONE], [SIGNAL, NEST]],
  ['never-alone', [['company 0/1', 'company 1/1']]],
  ['distress-call', [SIGNAL, ['explored-s2 8/8', 'explored-s2 8/8']]],
  ['deep-survey', [LOWER]],
  ['decapitation', [SIGNAL, QUEEN]],
  ['burn-the-nest', [SIGNAL, NEST]],
  ['special-delivery', [EGG]],
  ['contact-protocol', [['weaknesses 1/3', 'weaknesses 2/3']]],
  ['cause-of-death', [['weakness-body 0/1', 'weakness-body 1/1']], [ACTIVE]],
  ['keep-the-lights-on', [['time-active 0/1', 'time-active 1/1']], [['power 2/2', 'power 1/2']]],
  ['full-understanding', [['knowledge 3/6', 'knowledge 4/6']]],
  [
    'damage-control',
    [
      ['few-fires 1/1', 'few-fires 0/1'],
      ['few-malfunctions 1/1', 'few-malfunctions 0/1'],
    ],
  ],
]

describe('how far an Objective has come', () => {
  test.each(CARDS)('%s', (id, ...ways) => {
    const at = (game: 0 | 1) => ways.map((way) => way.map((condition) => condition[game]))
    expect(progress(begun(), id)).toEqual(at(0))
    expect(progress(underWay(), id)).toEqual(at(1))
  })

  test('every Objective is among them', () => {
    expect(CARDS.map(([id]) => id)).toEqual(Object.keys(PRINTED.objectives))
  })

  test('LOCK-OBJ-14 LOCK-OBJ-15 an Egg and Items count for whoever has left with them', () => {
    const left = (fate: 'bunker' | 'escaped') =>
      begun().carrying('hacker', 'egg').out('hacker', fate)
    for (const fate of ['bunker', 'escaped'] as const) {
      expect(progress(left(fate), 'live-specimen')).toEqual([['signal 0/1', 'carried-egg 1/1']])
      expect(progress(left(fate), 'special-delivery')).toEqual([['carried-egg 1/1']])
      expect(progress(left(fate), 'hoarder')).toEqual([['left-with-items 1/1', 'items 1/7']])
    }
  })

  test('LOCK-OBJ-07 LOCK-OBJ-12 a Nest without Eggs counts, and so do five Malfunctions and four fires', () => {
    const few = begun()
      .malfunction(...FIVE)
      .fire(...FIVE.slice(1))
      .with((s) => {
        s.nestDestroyed = true
      })
    expect(progress(few, 'scorched-nest')).toEqual([['nest 1/1', 'knowledge-active 0/1']])
    expect(progress(few, 'damage-control')).toEqual([['few-fires 1/1', 'few-malfunctions 1/1']])
  })
})
