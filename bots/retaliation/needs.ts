import { HIBERNATORIUM, LAST_ROUND, NONE, PLACES, printed } from '@bulkhead/retaliation/printed'
import { isOnMap, landing, type Mind, others, rankOf, type Section, slotOf } from './mind.ts'

/** What Objectives and Tasks still need, and how often they are fulfilled. */

/** Something to be done in a Room, or found. */
export type Deed =
  /** An option with this label, in the Room of this tile. */
  | {
      readonly kind: 'do'
      readonly tile: string
      readonly label: string
      readonly section?: Section
    }
  /** Rooms of a Section are to be found. */
  | { readonly kind: 'find'; readonly section: Section }
  /** The Robot goes to a Room. */
  | { readonly kind: 'robot'; readonly tile: string }

function doing(tile: string, label: string, section?: Section): Deed {
  return { kind: 'do', tile, label, section }
}

type Needs = (mind: Mind) => readonly Deed[]

const nothing: Needs = () => []

function finding(section: Section): Needs {
  return ({ view }) =>
    view.tiles[section] > 0 || (section === 'B' && !view.rooms[HIBERNATORIUM])
      ? [{ kind: 'find', section }]
      : []
}

const data: Needs = ({ view, me }) =>
  me.data || view.players.some((one) => one.data && (isOnMap(one) || one.left === 'lander'))
    ? []
    : [doing('server-room', 'copy-data')]
/** The Lander that is to take the Data along must land. */
const disarmed: Needs = (mind) =>
  mind.view.lander.where === 'track' && landing(mind) < 1
    ? [doing('life-support-control-b', 'stack-anti-aircraft')]
    : []
const ownData: Needs = ({ me }) => (me.data ? [] : [doing('server-room', 'copy-data')])
const hibernatorium: Needs = ({ view }) =>
  view.hibernatoriumActive ? [] : [doing('life-support-control-c', 'power-hibernatorium')]
const reactor: Needs = ({ view }) => (view.lifeSupport ? [doing('reactor', 'shut-down')] : [])

/** A Facility that is destroyed takes the Queen and the Nest with it: whoever Escapes has won. */
const countdown: Needs = ({ view }) =>
  view.autodestruction.state === 'ready' ? [doing('cooling-system', 'start-autodestruction')] : []
const smash: Needs = (mind) => {
  if (mind.view.nestDestroyed || isDoomed(mind)) return []
  const blown = countdown(mind)
  const near = slotOf(mind, 'nest') !== NONE && slotOf(mind, 'cooling-system') === NONE
  return blown.length > 0 && !near ? blown : [doing('nest', 'destroy-egg')]
}
const slay: Needs = (mind) => (mind.view.queen.dead || isDoomed(mind) ? [] : countdown(mind))

/** Whether the Facility goes down, with everybody who has not Escaped. */
export function isDoomed({ view }: Mind): boolean {
  return view.autodestruction.state === 'running'
}

const ownEgg: Needs = ({ me }) => (holdsEgg(me) ? [] : [doing('nest', 'take-egg')])

/** Eggs that are to leave, each with somebody else. */
function eggs(wanted: number): Needs {
  return (mind) => {
    const { players } = mind.view
    const carried = players.filter((one) => holdsEgg(one) && one.fate !== 'dead').length
    return carried < wanted ? ownEgg(mind) : []
  }
}

export function holdsEgg({ hands }: Mind['me']): boolean {
  return hands.flat().some(({ id }) => id === 'egg')
}

const SAMPLES = ['culinary-sample', 'scientific-sample']

export function samplesOf({ tasks }: Mind['view']): number {
  return tasks.filter((task) => SAMPLES.includes(task)).length
}

/** Each of these Tasks needs a Character of its own. */
const samples: Needs = (mind) => eggs(samplesOf(mind.view))(mind)

function switching(wanted: boolean): Needs {
  return ({ view }) =>
    (['A', 'B', 'C'] as const)
      .filter((section) => view.lifeSupport && view.lifeSupport[section] !== wanted)
      .map((section) =>
        doing(`life-support-control-${section.toLowerCase()}`, 'switch-life-support', section),
      )
}

const robotThere: Needs = ({ view }) =>
  view.robot.wasInReactor ? [] : [{ kind: 'robot', tile: 'reactor' }]
const robotStays: Needs = (mind) =>
  mind.view.robot.room === slotOf(mind, 'reactor') && mind.view.robot.revealed
    ? []
    : [{ kind: 'robot', tile: 'reactor' }]

/** Unexplored Corridors of Section A. */
const sectionA: Needs = ({ view }) =>
  view.corridors.some(
    (corridor, place) =>
      corridor &&
      PLACES[place].sections.includes('A') &&
      PLACES[place].ends.some((slot) => view.rooms[slot] === null),
  )
    ? [{ kind: 'find', section: 'A' }]
    : []

function all(...parts: Needs[]): Needs {
  return (mind) => parts.flatMap((part) => part(mind))
}

const TASKS: Readonly<Record<string, Needs>> = {
  eradication: nothing,
  'escort-mission': all(robotThere, data),
  'essential-data': all(data, sectionA),
  'facility-restart': all(hibernatorium, reactor),
  'perimeter-clearing': all(finding('A'), reactor),
  'primary-samples': eggs(2),
  reconnaissance: all(finding('A'), finding('B'), finding('C')),
  'the-supply-route': nothing,
  'clean-up': smash,
  closedown: switching(true),
  'crucial-intelligence': (mind) => [...data(mind), ...disarmed(mind)],
  'culinary-sample': samples,
  'deep-search': finding('C'),
  'entrance-inspection': finding('A'),
  faceoff: slay,
  'no-corner-uncovered': finding('B'),
  'safety-procedure': hibernatorium,
  'scientific-sample': samples,
  'shutdown-coop': reactor,
  'systems-backup': robotStays,
}

const OBJECTIVES: Readonly<Record<string, Needs>> = {
  'official-order': (mind) => taskNeeds(mind, mind.view.missionTask),
  'veni-vidi-vici': smash,
  'the-great-hunt': slay,
  'shutdown-private': all(switching(false), ownData),
  'luxurious-offer': ownEgg,
  'insider-information': ownData,
  'states-evidence': ownData,
}

function taskNeeds(mind: Mind, task: string | null): readonly Deed[] {
  return task === null ? [] : (TASKS[task] ?? nothing)(mind)
}

/** The Objectives in hand. */
export function objectivesOf({ me }: Mind): string[] {
  return me.objectives.flatMap(({ id }) => id ?? [])
}

/** What this seat plays for, most promising first: one Objective, or every Task. */
export function goalOf(mind: Mind): string | null {
  const ids = objectivesOf(mind)
  if (ids.length === 0) return null
  return ids.reduce((best, id) => (promiseOf(mind, id) > promiseOf(mind, best) ? id : best))
}

export function deedsOf(mind: Mind): readonly Deed[] {
  if (mind.view.mode === 'coop') return withoutHaste(mind, everyTask(mind))
  const goal = goalOf(mind)
  return goal === null ? [] : (OBJECTIVES[goal] ?? nothing)(mind)
}

function everyTask(mind: Mind): Deed[] {
  const deeds = mind.view.tasks.flatMap((task) => taskNeeds(mind, task))
  return deeds.filter((deed, i) => deeds.findIndex((one) => isSame(one, deed)) === i)
}

function isSame(one: Deed, other: Deed): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The countdown comes last: it leaves five Rounds for everything else, and for what is still carried home. */
function withoutHaste(mind: Mind, deeds: Deed[]): Deed[] {
  if (mind.view.round >= PRESSING) return deeds
  const others = deeds.filter((deed) => deed.kind !== 'do' || deed.label !== COUNTDOWN)
  return others.length > 0 || isWaitedFor(mind) ? others : deeds
}

/** The Round from which on a countdown takes no time from a crew that it would live to use. */
const PRESSING = 7

/** Whether somebody of a crew is on the way home with what a Task wants. */
function isWaitedFor({ view }: Mind): boolean {
  return view.players.length > 1 && view.players.some((_, seat) => carries(view, seat))
}

/** Bears something that a Task wants out of the Facility. */
export function carries(view: Mind['view'], seat: number): boolean {
  const one = view.players[seat]
  if (!isOnMap(one)) return false
  return (one.data && wantsData(view)) || (holdsEgg(one) && samplesOf(view) > 0)
}

export function wantsData({ tasks }: Mind['view']): boolean {
  return tasks.includes('crucial-intelligence')
}

const COUNTDOWN = 'start-autodestruction'

/** Stands before the Eggs with both hands full. */
export function needsHand(mind: Mind): boolean {
  if (mind.me.room !== slotOf(mind, 'nest') || mind.me.hands.some((held) => held.length === 0)) {
    return false
  }
  return deedsOf(mind).some((deed) => deed.kind === 'do' && deed.label === 'take-egg')
}

/** Whether what this seat carries must leave the Facility. */
export function mustEscape(mind: Mind): boolean {
  const { view, me } = mind
  if (isDoomed(mind)) return true
  if (view.mode === 'coop') return (samplesOf(view) > 0 && holdsEgg(me)) || countsDown(mind)
  return goalOf(mind) === 'official-order' && view.missionTask === 'primary-samples' && holdsEgg(me)
}

/** A countdown that is still to come would kill whoever Hibernates. */
function countsDown(mind: Mind): boolean {
  return deedsOf(mind).some((deed) => deed.kind === 'do' && deed.label === COUNTDOWN)
}

/** Whether the Lander must not be taken. */
export function avoidsLander(mind: Mind): boolean {
  return goalOf(mind) === 'quarantine'
}

/** What must leave by the Lander. */
export function needsLander(mind: Mind): boolean {
  const { view } = mind
  if (view.mode === 'coop') return wantsData(view) && mind.me.data
  return goalOf(mind) === 'official-order' && view.missionTask === 'essential-data' && mind.me.data
}

// --- how often each is fulfilled by somebody who Survives ---

const TASK_PROMISE: Readonly<Record<string, number>> = {
  eradication: 0.02,
  'escort-mission': 0.15,
  'essential-data': 0.3,
  'facility-restart': 0.15,
  'perimeter-clearing': 0.2,
  'primary-samples': 0.1,
  reconnaissance: 0.1,
  'the-supply-route': 0.02,
}

const PROMISE: Readonly<Record<string, number>> = {
  'self-serving': 0.25,
  'veni-vidi-vici': 0.2,
  'the-great-hunt': 0.15,
  'shutdown-private': 0.35,
  'luxurious-offer': 0.3,
  'experimental-subjects': 0.4,
  'insider-information': 0.4,
  'states-evidence': 0.4,
  quarantine: 0.4,
}

const STRIKES: Readonly<Record<string, number>> = {
  'the-right-moment-to-strike': 1,
  'greener-pastures': 2,
  'an-old-feud': 3,
  'hostile-takeover': 4,
  'corporate-contract': 5,
}

/** How likely an Objective is to be fulfilled, if its owner gets out. */
export function promiseOf(mind: Mind, objective: string): number {
  const { view } = mind
  if (objective === 'official-order') return taskPromise(mind)
  if (objective === 'ulterior-motive') return 1 - taskPromise(mind)
  if (objective in STRIKES) return strikePromise(mind, STRIKES[objective])
  if (objective === 'crews-favorite' || objective === 'weve-got-history') return rankPromise(mind)
  if (objective === 'veni-vidi-vici' && (view.nestDestroyed || isDoomed(mind))) return 1
  if (objective === 'the-great-hunt' && (view.queen.dead || isDoomed(mind))) return 1
  if (objective === 'quarantine' && landing(mind) === 0) return 0.95
  return PROMISE[objective] ?? 0.1
}

function taskPromise(mind: Mind): number {
  const task = mind.view.missionTask
  if (task === null) return 0
  const left = taskNeeds(mind, task)
  const late = mind.view.round / LAST_ROUND
  const base = TASK_PROMISE[task] ?? 0.1
  return left.length === 0 && base > 0.02 ? 0.9 : base * (1 - late / 2)
}

/** Somebody else must not Survive: many do not. */
function strikePromise({ view, seat }: Mind, number: number): number {
  const victim = view.players.findIndex((one) => one.number === number)
  if (victim === seat) return 0.2
  const { fate } = view.players[victim]
  if (fate === 'dead') return 1
  return fate === 'escaped' || fate === 'hibernated' ? 0.1 : 0.5
}

function rankPromise(mind: Mind): number {
  const { view, me } = mind
  const ranks = view.players.map(rankOf)
  const lowest = view.players[ranks.indexOf(Math.min(...ranks))]
  const highest = view.players[ranks.indexOf(Math.max(...ranks))]
  if (highest !== me && highest.fate === 'dead') return 1
  if (lowest !== me && (lowest.fate === 'escaped' || lowest.fate === 'hibernated')) return 0.95
  const ways = Number(highest !== me) + Number(lowest !== me && lowest.fate !== 'dead')
  return ways === 2 ? 0.65 : 0.45
}

/** Whether what this seat plays for is done as far as it can be done. */
export function isReady(mind: Mind): boolean {
  return deedsOf(mind).length === 0
}

/** The seat whose death this one plays for; null where it wishes nobody ill. */
export function victimOf(mind: Mind): number | null {
  const goal = goalOf(mind)
  if (goal === null || !(goal in STRIKES)) return null
  const victim = mind.view.players.findIndex((one) => one.number === STRIKES[goal])
  return victim === mind.seat ? null : victim
}

/** Nobody else may Survive. */
export function wantsToBeAlone(mind: Mind): boolean {
  const goal = goalOf(mind)
  return goal === 'self-serving' || (goal !== null && goal in STRIKES && victimOf(mind) === null)
}

/** Others who are still in the Facility and could be waited for. */
export function companions(mind: Mind): Mind['me'][] {
  return wantsToBeAlone(mind) ? [] : others(mind).filter((one) => isOnMap(one))
}

/** The type of a tile: its Section, or any. */
export function stackOf(tile: string): string {
  return printed.rooms[tile].type
}
