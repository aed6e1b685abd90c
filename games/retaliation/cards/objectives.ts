import { type Condition, counted, holds, isOneMet } from '@bulkhead/common'
import {
  aloneAlive,
  byLander,
  discovered,
  escaped,
  type Facts,
  type PlayerFacts,
  routeSecured,
  shutDown,
  survives,
} from '../facts.ts'
import { type ObjectiveCard, printed, type TaskCard } from '../pack.ts'

/** OBJ: Objectives and Tasks, judged by how the game stands at its end (RET-OBJ-04, RET-OBJ-07). */

function queenDead(facts: Facts): Condition {
  return holds('queen-dead', facts.queenDead)
}

function nestDestroyed(facts: Facts): Condition {
  return holds('nest-destroyed', facts.nestDestroyed)
}

function hibernatoriumActive(facts: Facts): Condition {
  return holds('hibernatorium-active', facts.hibernatoriumActive)
}

function facilityStands({ destroyed }: Facts): Condition {
  return holds('facility-stands', !destroyed)
}

function dataOut(who: readonly PlayerFacts[], id: 'data-escapes' | 'data-by-lander'): Condition {
  return holds(
    id,
    who.some(({ data }) => data),
  )
}

function eggsOf(players: readonly PlayerFacts[]): number {
  return players.reduce((sum, { eggs }) => sum + eggs, 0)
}

// --- Mission Tasks ---

type Asks = (facts: Facts) => readonly Condition[]

/** One way: all conditions must be met. */
function task(id: string, least: number, asks: Asks): TaskCard {
  return { id, kind: 'mission-task', least, ways: (facts) => [asks(facts)] }
}

const MISSION_TASKS: readonly TaskCard[] = [
  task('eradication', 3, (facts) => [queenDead(facts), facilityStands(facts)]),
  task('escort-mission', 2, (facts) => [
    holds('robot-in-reactor', facts.robotWasInReactor),
    dataOut(escaped(facts), 'data-escapes'),
  ]),
  task('essential-data', 2, (facts) => [
    dataOut(byLander(facts), 'data-by-lander'),
    holds('section-a-explored', !facts.unexploredInA),
  ]),
  task('facility-restart', 2, (facts) => [hibernatoriumActive(facts), shutDown(facts)]),
  task('perimeter-clearing', 2, (facts) => [shutDown(facts), discovered(facts, 'A')]),
  task('primary-samples', 2, (facts) => [counted('eggs-escape', eggsOf(escaped(facts)), 2)]),
  task('reconnaissance', 3, (facts) => [
    discovered(facts, 'A'),
    discovered(facts, 'B'),
    discovered(facts, 'C'),
  ]),
  task('the-supply-route', 3, (facts) => [routeSecured(facts), facilityStands(facts)]),
]

// --- Solo and cooperative Tasks ---

function coop(id: string, asks: (facts: Facts) => Condition): TaskCard {
  return { id, kind: 'coop', least: 1, ways: (facts) => [[asks(facts)]] }
}

const SAMPLES = ['culinary-sample', 'scientific-sample']

/** RET-MODE-COOP-04, RET-MODE-COOP-06: each of these Tasks needs a Character of its own who Survives, as far as there are any. */
function eggCarried(facts: Facts): Condition {
  const samples = facts.tasks.filter((id) => SAMPLES.includes(id)).length
  const wanted = Math.min(samples, facts.players.length)
  const carriers = escaped(facts).filter((one) => survives(one) && one.eggs > 0)
  return counted('egg-carriers', carriers.length, wanted)
}

function dataSaved(facts: Facts): Condition {
  return dataOut(byLander(facts).filter(survives), 'data-by-lander')
}

function allLifeSupport({ lifeSupport }: Facts): Condition {
  return counted('life-support-on', lifeSupport ? switchedOn(lifeSupport) : 0, 3)
}

function switchedOn(lifeSupport: NonNullable<Facts['lifeSupport']>): number {
  return Object.values(lifeSupport).filter(Boolean).length
}

const COOP_TASKS: readonly TaskCard[] = [
  coop('clean-up', nestDestroyed),
  coop('closedown', allLifeSupport),
  coop('crucial-intelligence', dataSaved),
  coop('culinary-sample', eggCarried),
  coop('deep-search', (facts) => discovered(facts, 'C')),
  coop('entrance-inspection', (facts) => discovered(facts, 'A')),
  coop('faceoff', queenDead),
  coop('no-corner-uncovered', (facts) => discovered(facts, 'B')),
  coop('safety-procedure', hibernatoriumActive),
  coop('scientific-sample', eggCarried),
  coop('shutdown-coop', shutDown),
  coop('systems-backup', (facts) => holds('robot-is-in-reactor', facts.robotInReactor)),
]

export const TASKS: readonly TaskCard[] = [...MISSION_TASKS, ...COOP_TASKS]

// --- Objectives ---

type Ways = ObjectiveCard['ways']

function missionWays(facts: Facts): readonly (readonly Condition[])[] {
  return printed().tasks[facts.missionTask!].ways(facts)
}

const missionFails: Ways = (facts) => [[holds('mission-open', !isOneMet(missionWays(facts)))]]

/** Player N does not Survive, or nobody else does; the first is not open to player N. */
function rid(number: number): Ways {
  return (facts, me) => {
    const other = facts.players.findIndex((one) => one.number === number)
    const alone = [aloneAlive(facts, me)]
    if (other === me) return [alone]
    const dead = holds('player-dead', facts.players[other].fate === 'dead')
    return [[{ ...dead, player: number }], alone]
  }
}

/** RET-OBJ-10: among the Characters of this game, dead ones included. */
const ranks: Ways = ({ players }, me) => {
  const sorted = [...players].sort((a, b) => a.rank - b.rank)
  const [lowest, highest] = [sorted[0], sorted[sorted.length - 1]]
  const lives = [{ ...holds('lowest-survives', survives(lowest)), player: lowest.number }]
  const dies = [{ ...holds('highest-dies', highest.fate === 'dead'), player: highest.number }]
  return [...(players[me] === lowest ? [] : [lives]), ...(players[me] === highest ? [] : [dies])]
}

const onlyData: Ways = ({ players }, me) => {
  const others = players.filter((one, seat) => seat !== me && survives(one) && one.data)
  return [[holds('own-data', players[me].data), holds('no-other-data', others.length === 0)]]
}

const lifeSupportOff: Ways = ({ lifeSupport, players }, me) => [
  [
    counted('life-support-off', lifeSupport ? 3 - switchedOn(lifeSupport) : 3, 3),
    holds('own-data', players[me].data),
  ],
]

/** RET-OBJ-09: deck, hand and discard pile together. */
const contaminated: Ways = (facts) => {
  const cards = escaped(facts).reduce((sum, { contamination }) => sum + contamination, 0)
  return [[counted('contamination-escapes', cards, 3)]]
}

function objective(
  id: string,
  least: number,
  ways: Ways,
  kind: ObjectiveCard['kind'] = 'private',
  count = 1,
): ObjectiveCard {
  return { id, kind, count, least, ways }
}

export const OBJECTIVES: readonly ObjectiveCard[] = [
  objective('official-order', 2, missionWays, 'mission', 5),
  objective('ulterior-motive', 2, missionFails, 'mission'),
  objective('self-serving', 2, (facts, me) => [[aloneAlive(facts, me)]], 'mission'),
  objective('veni-vidi-vici', 2, (facts) => [[nestDestroyed(facts)]]),
  objective('the-great-hunt', 2, (facts) => [[queenDead(facts)]]),
  objective('shutdown-private', 2, lifeSupportOff),
  objective('luxurious-offer', 2, ({ players }, me) => [[counted('own-egg', players[me].eggs, 1)]]),
  objective('crews-favorite', 2, ranks),
  objective('the-right-moment-to-strike', 2, rid(1)),
  objective('greener-pastures', 2, rid(2)),
  objective('an-old-feud', 3, rid(3)),
  objective('quarantine', 3, (facts) => [
    [holds('nobody-by-lander', byLander(facts).length === 0)],
  ]),
  objective('experimental-subjects', 3, contaminated),
  objective('insider-information', 3, onlyData),
  objective('states-evidence', 3, onlyData),
  objective('weve-got-history', 4, ranks),
  objective('hostile-takeover', 4, rid(4)),
  objective('corporate-contract', 5, rid(5)),
]
