import type { Seat } from '@bulkhead/kernel'
import { across, LANDING_ZONE, PLACES, type Slot } from '../facility.ts'
import type { ObjectiveCard, TaskCard } from '../printed.ts'
import { printed } from '../printed.ts'
import {
  contaminationIn,
  corridorAt,
  corridorsOf,
  heldBy,
  isDiscovered,
  isUnexplored,
  places,
  rankOf,
  slotOf,
} from '../queries.ts'
import type { Player, State } from '../state.ts'

/** OBJ: Objectives and Tasks, judged by how the game stands at its end (RET-OBJ-04, RET-OBJ-07). */

/** RET-OBJ-05: counts even if the Character dies in the last checks. */
function escaped(s: State): Player[] {
  return s.players.filter(({ left }) => left === 'lander' || left === 'shuttle')
}

function byLander(s: State): Player[] {
  return s.players.filter(({ left }) => left === 'lander')
}

function survives({ fate }: Player): boolean {
  return fate === 'escaped' || fate === 'hibernated'
}

function eggsOf(player: Player): number {
  return heldBy(player).filter(({ id }) => id === 'egg').length
}

/** The stack is empty; for B the Hibernatorium is connected as well. */
function allDiscovered(s: State, type: 'A' | 'B' | 'C'): boolean {
  return s.tiles[type].length === 0 && (type !== 'B' || isDiscovered(s, 'hibernatorium'))
}

/** RET-ROOM-20 */
function isShutDown({ lifeSupport }: State): boolean {
  return lifeSupport === null
}

/** Over Reinforced Corridors from the Landing Zone to Life Support Control C. */
function supplyRoute(s: State): boolean {
  const goal = slotOf(s, 'life-support-control-c')
  if (goal < 0) return false
  const seen: Slot[] = [LANDING_ZONE]
  for (const slot of seen) {
    for (const place of corridorsOf(s, slot)) {
      const to = across(place, slot)
      if (!corridorAt(s, place).reinforced || s.rooms[to] === null || seen.includes(to)) continue
      seen.push(to)
    }
  }
  return seen.includes(goal)
}

function noneUnexploredInA(s: State): boolean {
  return !places(s).some((place) => PLACES[place].sections.includes('A') && isUnexplored(s, place))
}

// --- Mission Tasks ---

function task(id: string, least: number, fulfilled: TaskCard['fulfilled']): TaskCard {
  return { id, kind: 'mission-task', least, fulfilled }
}

const MISSION_TASKS: readonly TaskCard[] = [
  task('eradication', 3, (s) => s.queen.dead && !s.destroyed),
  task('escort-mission', 2, (s) => s.robot.wasInReactor && escaped(s).some(({ data }) => data)),
  task('essential-data', 2, (s) => byLander(s).some(({ data }) => data) && noneUnexploredInA(s)),
  task('facility-restart', 2, (s) => s.hibernatoriumActive && isShutDown(s)),
  task('perimeter-clearing', 2, (s) => isShutDown(s) && allDiscovered(s, 'A')),
  task('primary-samples', 2, (s) => escaped(s).reduce((sum, one) => sum + eggsOf(one), 0) >= 2),
  task('reconnaissance', 3, (s) =>
    (['A', 'B', 'C'] as const).every((type) => allDiscovered(s, type)),
  ),
  task('the-supply-route', 3, (s) => supplyRoute(s) && !s.destroyed),
]

// --- Solo and cooperative Tasks ---

function coop(id: string, fulfilled: TaskCard['fulfilled']): TaskCard {
  return { id, kind: 'coop', least: 1, fulfilled }
}

/** RET-MODE-COOP-04: each of these Tasks needs a Character of its own who Survives. */
function asMany(ids: readonly string[], has: (one: Player) => boolean): TaskCard['fulfilled'] {
  return (s) => {
    const wanted = s.tasks.filter((id) => ids.includes(id)).length
    return escaped(s).filter((one) => survives(one) && has(one)).length >= wanted
  }
}

const egg = asMany(['culinary-sample', 'scientific-sample'], (one) => eggsOf(one) > 0)

const COOP_TASKS: readonly TaskCard[] = [
  coop('clean-up', (s) => s.nestDestroyed),
  coop('closedown', (s) => s.lifeSupport !== null && Object.values(s.lifeSupport).every(Boolean)),
  coop('crucial-intelligence', (s) => byLander(s).some((one) => one.data && survives(one))),
  coop('culinary-sample', egg),
  coop('deep-search', (s) => allDiscovered(s, 'C')),
  coop('entrance-inspection', (s) => allDiscovered(s, 'A')),
  coop('faceoff', (s) => s.queen.dead),
  coop('no-corner-uncovered', (s) => allDiscovered(s, 'B')),
  coop('safety-procedure', (s) => s.hibernatoriumActive),
  coop('scientific-sample', egg),
  coop('shutdown-coop', isShutDown),
  coop('systems-backup', (s) => s.rooms[s.robot.room]?.tile === 'reactor'),
]

export const TASKS: readonly TaskCard[] = [...MISSION_TASKS, ...COOP_TASKS]

// --- Objectives ---

function missionDone(s: State): boolean {
  return printed().tasks[s.missionTask!].fulfilled(s)
}

function onlySurvivor(s: State, me: Seat): boolean {
  return s.players.every((one, seat) => seat === me || !survives(one))
}

/** Player N does not Survive, or nobody else does; the first is not open to player N. */
function rid(number: number): ObjectiveCard['fulfilled'] {
  return (s, me) => {
    const other = s.players.find((one) => one.number === number)!
    return (s.players[me] !== other && !survives(other)) || onlySurvivor(s, me)
  }
}

/** RET-OBJ-10: among the Characters of this game, dead ones included. */
function ranks(s: State, me: Seat): boolean {
  const sorted = [...s.players].sort((a, b) => rankOf(a) - rankOf(b))
  const [lowest, highest] = [sorted[0], sorted[sorted.length - 1]]
  const mine = s.players[me]
  return (mine !== lowest && survives(lowest)) || (mine !== highest && !survives(highest))
}

function onlyData(s: State, me: Seat): boolean {
  return s.players.every((one, seat) => (seat === me ? one.data : !survives(one) || !one.data))
}

/** RET-OBJ-09: deck, hand and discard pile together. */
function contaminated(s: State): boolean {
  const cards = escaped(s).flatMap(({ deck, hand, discard }) => [...deck, ...hand, ...discard])
  return contaminationIn(cards).length >= 3
}

function objective(
  id: string,
  least: number,
  fulfilled: ObjectiveCard['fulfilled'],
  kind: ObjectiveCard['kind'] = 'private',
  count = 1,
): ObjectiveCard {
  return { id, kind, count, least, fulfilled }
}

export const OBJECTIVES: readonly ObjectiveCard[] = [
  objective('official-order', 2, missionDone, 'mission', 5),
  objective('ulterior-motive', 2, (s) => !missionDone(s), 'mission'),
  objective('self-serving', 2, onlySurvivor, 'mission'),
  objective('veni-vidi-vici', 2, (s) => s.nestDestroyed),
  objective('the-great-hunt', 2, (s) => s.queen.dead),
  objective(
    'shutdown-private',
    2,
    (s, me) => s.players[me].data && !(s.lifeSupport && Object.values(s.lifeSupport).some(Boolean)),
  ),
  objective('luxurious-offer', 2, (s, me) => eggsOf(s.players[me]) > 0),
  objective('crews-favorite', 2, ranks),
  objective('the-right-moment-to-strike', 2, rid(1)),
  objective('greener-pastures', 2, rid(2)),
  objective('an-old-feud', 3, rid(3)),
  objective('quarantine', 3, (s) => byLander(s).length === 0),
  objective('experimental-subjects', 3, contaminated),
  objective('insider-information', 3, onlyData),
  objective('states-evidence', 3, onlyData),
  objective('weve-got-history', 4, ranks),
  objective('hostile-takeover', 4, rid(4)),
  objective('corporate-contract', 5, rid(5)),
]
