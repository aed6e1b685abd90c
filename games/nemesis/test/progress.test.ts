import { factsOf, isFulfilled } from '@bulkhead/hull/progress.ts'
import { expect, test } from 'vitest'
import { PRINTED } from '../packs.ts'
import { objectiveProgress } from '../progress.ts'
import { beforeJump } from './endings.ts'
import { coopPosition, type Playing, type Position, position } from './position.ts'

/** OBJ: how far each Objective has come, by what its owner sees. */

const CREW = ['scout', 'captain', 'pilot', 'mechanic', 'soldier']
const ship = () => position(...CREW)
const group = () => coopPosition('scout', 'captain').objectives('captain', ['autopsy', 'group'])

/** Each way as "signal 0/1, explored 20/21". */
function progress(game: Playing, objective: string, reader = 'scout'): string[] {
  const ways = objectiveProgress(game.view(reader), objective, game.seat('scout'))
  return ways.map((way) =>
    way.map(({ id, player, done, needed }) => `${id}${player ?? ''} ${done}/${needed}`).join(', '),
  )
}

const signal = (ready: Position) => ready.is('scout', { signal: true })
const gone = (change: 'nestDestroyed' | 'queenKilled', ready: Position) =>
  ready.with((s) => {
    s[change] = true
  })

type Row = [objective: string, ready: () => Position, ways: string[]]

const ROWS: Row[] = [
  ['save-the-property', ship, ['reaches-earth 0/1', 'alone 0/4']],
  [
    'long-time-friend',
    () => ship().out('captain', 'dead').out('pilot', 'escaped'),
    ['reaches-earth 0/1', 'alone 1/4'],
  ],
  [
    'quarantine',
    () => gone('nestDestroyed', ship()),
    ['reaches-mars 0/1', 'reaches-earth 0/1, nest 1/1'],
  ],
  [
    'tireless-explorer',
    () => signal(ship()).unexplored('storage').unexplored('armory', 'slime-2'),
    ['signal 1/1, explored 19/21'],
  ],
  ['decent-burial', ship, ['signal 0/1, carried-corpse 0/1']],
  [
    'hoarder',
    () => ship().emptyHanded('scout').item('scout', 'alcohol').item('scout', 'bandages'),
    ['escaped 0/1, items 2/7'],
  ],
  ['great-hunt', () => gone('queenKilled', ship()), ['signal 0/1, queen 1/1']],
  ['friends-for-life', () => ship().out('pilot', 'escaped'), ['company 1/1']],
  ['aliens-aboard', () => signal(ship()), ['signal 1/1, nest 0/1']],
  ['my-precious', () => ship().carrying('scout', 'egg'), ['signal 0/1, carried-egg 1/1']],
  [
    'necroscopy',
    () => ship().weakness('carcass', 'vital-places'),
    ['signal 0/1, weakness-carcass 1/1'],
  ],
  ['ab-ovo', () => ship().weakness('carcass', 'vital-places'), ['weakness-egg 0/1']],
  ['extreme-field-biology', () => ship().weakness('egg', 'vital-places'), ['weaknesses 1/2']],
  ['bide-your-time', ship, ['alone 0/4']],
  ['greener-grass', ship, ['player-dead2 0/1', 'alone 0/4']],
  ['old-feud', () => ship().out('pilot', 'dead'), ['player-dead3 1/1', 'alone 1/4']],
  ['armed-takeover', () => ship().out('mechanic', 'escaped'), ['player-dead4 0/1', 'alone 0/4']],
  ['outside-insight', ship, ['player-dead5 0/1', 'alone 0/4']],
  ['destination-earth', group, ['reaches-earth 0/1']],
  ['autopsy', group, ['autopsy 0/1']],
  ['close-contact-protocol', group, ['weaknesses 0/2']],
  ['behead-the-enemy', group, ['signals 0/1, queen 0/1']],
  [
    'nobody-left-behind',
    () => group().is('captain', { signal: true }),
    ['signals 1/1, explored 21/21'],
  ],
  ['special-delivery', () => group().carrying('captain', 'egg'), ['carried-egg 1/1']],
  ['clean-up-crew', group, ['signals 0/1, nest 0/1']],
]

test.each(ROWS)('%s: each condition as it stands', (objective, ready, ways) => {
  const { kind } = PRINTED.objectives[objective]
  expect(progress(ready().objectives('scout', [objective, kind]).play(), objective)).toEqual(ways)
})

test('every Objective has its row', () => {
  expect(ROWS.map(([objective]) => objective)).toEqual(Object.keys(PRINTED.objectives))
})

test('where the ship goes is open until it has gone', () => {
  const game = beforeJump('earth', 'scout', 'captain')
    .objectives('scout', ['save-the-property', 'personal'])
    .out('scout', 'hibernating')
  expect(progress(game.play(), 'save-the-property')).toEqual(['reaches-earth 1/1', 'alone 1/1'])
})

test('the corpse in the Surgery is remembered where all can see it', () => {
  const game = group()
    .objectives('scout', ['autopsy', 'group'])
    .at('scout', 'shower-room')
    .carrying('scout', 'corpse')
    .hand('scout', 'search')
    .dice({ noise: ['silence'] })
    .play()
  expect(progress(game, 'autopsy', 'captain')).toEqual(['autopsy 0/1'])
  expect(progress(game.act('move:c-14-17'), 'autopsy', 'captain')).toEqual(['autopsy 1/1'])
})

test('what its owner sees is what the check judges by', () => {
  for (const [objective, ready] of ROWS) {
    const { kind } = PRINTED.objectives[objective]
    const game = ready().objectives('scout', [objective, kind]).play()
    const seen = objectiveProgress(game.view('scout'), objective, 0)
    const met = seen.some((way) => way.every(({ done, needed }) => done >= needed))
    expect(isFulfilled(PRINTED.objectives[objective], factsOf(game.state), 0), objective).toBe(met)
  }
})
