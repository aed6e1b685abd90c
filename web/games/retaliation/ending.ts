import { type Line, render, type Seat } from '@bulkhead/kernel'
import type { RetaliationView } from '@bulkhead/retaliation'
import { printed, SKULL, SLOTS } from '@bulkhead/retaliation/printed'
import {
  type Condition,
  isMet,
  objectiveProgress,
  taskProgress,
} from '@bulkhead/retaliation/progress'
import { type Say, sayIn } from '../../words/words.ts'
import {
  type Aim,
  type Ended,
  type Reason,
  type RoundStart,
  roundAt,
  roundsIn,
  type SeatTale,
  type Tale,
} from '../tale.ts'
import { checksOf } from './ending-checks.ts'
import { groupIn, timelineOf } from './ending-points.ts'
import { bestOf, isTaskMet, tasksOf } from './ending-tasks.ts'
import { ENDING_WORDS, type EndingWord } from './ending-words.ts'
import { DEATH, LANDER, ROOM_ICONS } from './icons.ts'
import { healthOf } from './reader.ts'

/** How a game ended: by the last view, and by what the log tells of the way there. */

export interface Told extends Ended<RetaliationView> {
  readonly say: Say<EndingWord>
  readonly rounds: readonly RoundStart[]
}

export function ending(ended: Ended<RetaliationView>): Tale {
  const told: Told = {
    ...ended,
    say: sayIn(ENDING_WORDS, ended.language),
    rounds: roundsIn(ended.log, 'round', 'round'),
  }
  const { view, say } = told
  const number = view.players.filter((_, seat) => isAlive(view, seat)).length
  return {
    above: say('lived', { number, all: view.players.length }),
    ...verdictOf(told, number),
    why: whyOf(told),
    seats: view.players.map((_, seat) => seatTale(told, seat)),
    checks: checksOf(told),
    facts: factsOf(told),
    timeline: timelineOf(told),
  }
}

export function isAlive({ players }: RetaliationView, seat: Seat): boolean {
  return players[seat].left !== null && players[seat].fate !== 'dead'
}

/** By the mission that everybody knows; whether one wins is said below it. */
function verdictOf({ view, say }: Told, alive: number): Pick<Tale, 'verdict' | 'isGood'> {
  const tasks = tasksOf(view)
  const done = tasks.filter((task) => isTaskMet(view, task)).length
  if (alive === 0) return { verdict: say(view.destroyed ? 'gone' : 'nobody'), isGood: false }
  if (done === tasks.length) {
    return { verdict: say(view.destroyed ? 'accomplished-gone' : 'accomplished'), isGood: true }
  }
  if (view.mode === 'coop' && tasks.length > 1) {
    return { verdict: say('tasks-short', { done, all: tasks.length }), isGood: false }
  }
  return { verdict: say('failed'), isGood: false }
}

// --- why ---

/** What the reader's own end hung on: being alive, and each condition of the Objective or the Tasks. */
function whyOf(told: Told): readonly Reason[] {
  const { view, seat, say } = told
  if (seat === null) return []
  const isCoop = view.mode === 'coop'
  const lives = isAlive(view, seat)
  const cause = causeOf(told, seat)
  const alive = { text: `${say(lives ? 'alive' : 'not-alive')}. ${cause}`, isMet: lives }
  if (isCoop) return [alive, ...view.tasks.flatMap((task) => taskReasons(told, task, seat))]
  if (!lives) return [alive]
  const conditions = view.players[seat].objectives.flatMap(({ id }) =>
    id ? bestOf(objectiveProgress(view, id, seat)) : [],
  )
  return [alive, ...conditions.map((one) => reasonOf(told, one, seat))]
}

function taskReasons(told: Told, task: string, seat: Seat): readonly Reason[] {
  return bestOf(taskProgress(told.view, task)).map((one) => {
    const { text, isMet: met } = reasonOf(told, one, seat)
    const name = told.words[`task.${task}`]
    return { text: told.say('of-task', { task: name, condition: text }), isMet: met }
  })
}

function reasonOf(told: Told, condition: Condition, seat: Seat): Reason {
  const { say, words } = told
  const { id, player, done, needed } = condition
  const name = render(words, `condition.${id}`, { player: player ?? 0 })
  const text = needed > 1 ? say('condition', { condition: name, done, needed }) : name
  if (!isMet(condition)) return { text, isMet: false }
  const line = told.log.findLastIndex((one) => meets(one, condition, told.view, seat))
  const round = line < 0 ? null : roundAt(told.rounds, line)
  return { text: round === null ? text : say('in-round', { text, round }), isMet: true }
}

/** Conditions that are met by one kind of line, whosever doing it is. */
const MET_BY: Readonly<Record<string, string>> = {
  'queen-dead': 'queen-dies',
  'nest-destroyed': 'nest-destroyed',
  'hibernatorium-active': 'hibernatorium-active',
  'reactor-off': 'power-off',
  'supply-route': 'reinforced',
  'data-escapes': 'escapes',
  'data-by-lander': 'launched',
  'eggs-escape': 'escapes',
  'egg-carriers': 'escapes',
  'life-support-on': 'life-support-on',
  'life-support-off': 'life-support-off',
}

/** Whether this line is what a condition asks for. */
function meets(
  { kind, params = {} }: Line,
  { id, player }: Condition,
  view: RetaliationView,
  seat: Seat,
): boolean {
  switch (id) {
    case 'own-data':
      return kind === 'gains-data' && params.seat === seat
    case 'own-egg':
      return kind === 'egg-taken' && params.seat === seat
    case 'rooms-a':
    case 'rooms-b':
    case 'rooms-c':
      return kind === 'room-found' && isOfType(String(params.room), id)
    case 'robot-in-reactor':
    case 'robot-is-in-reactor':
      return kind === 'robot-moves' && params.room === 'reactor'
    case 'player-dead':
    case 'highest-dies':
      return isDeath(kind) && view.players[Number(params.seat)].number === player
    default:
      return kind === MET_BY[id]
  }
}

function isOfType(tile: string, condition: string): boolean {
  return printed.rooms[tile]?.type.toLowerCase() === condition.at(-1)
}

function isDeath(kind: string): boolean {
  return kind === 'dies' || kind === 'perishes'
}

// --- everybody ---

function seatTale(told: Told, seat: Seat): SeatTale {
  const { view, result, say } = told
  const lives = isAlive(view, seat)
  const fate = result.winners.includes(seat) ? 'won' : lives ? 'lived' : 'died'
  const slept = view.players[seat].left === 'hibernation'
  const lived = slept ? ROOM_ICONS.hibernatorium : LANDER
  const icons = { won: 'gi:laurel-crown', lived, died: DEATH } as const
  return {
    fate,
    label: say(`fate.${fate}`),
    icon: icons[fate],
    cause: causeOf(told, seat),
    aims: view.players[seat].objectives.map(({ id, kind }) => aimOf(told, seat, id, kind)),
  }
}

const WAYS_OUT: readonly string[] = ['escapes', 'hibernates']

/** What became of somebody, and of what. */
function causeOf(told: Told, seat: Seat): string {
  const { view, log, words, say, rounds } = told
  const { left } = view.players[seat]
  const isHis = ({ params }: Line) => params?.seat === seat
  if (left !== null && isAlive(view, seat)) {
    const line = log.findLastIndex((one) => WAYS_OUT.includes(one.kind) && isHis(one))
    const way = say(`way.${left}`, { round: roundAt(rounds, line) })
    return [way, conditionOf(told, seat), infectionOf(told, seat)].filter(Boolean).join(' ')
  }
  const line = fatalLine(log, seat)
  const { kind, params = {} } = log[line] ?? { kind: '' }
  const death = words[`death.${params.cause}`]
  if (kind === 'perishes') return say('perished', { death })
  const room = words[`room.${params.room}`]
  const place = words[`the.${params.room}`]
  return kind === '' ? '' : say('died', { round: roundAt(rounds, line), room, place, death })
}

/** Whoever was knocked over and left behind died of what knocked them over. */
function fatalLine(log: readonly Line[], seat: Seat): number {
  const last = (kinds: readonly string[]) =>
    log.findLastIndex(({ kind, params }) => kinds.includes(kind) && params?.seat === seat)
  const fell = last(['falls'])
  return fell > last(['revived']) ? fell : last(['dies', 'perishes'])
}

function conditionOf({ view, say }: Told, seat: Seat): string {
  const player = view.players[seat]
  if (player.health === 0) return ''
  return say('health', { number: healthOf(player), all: SKULL })
}

function infectionOf({ log, say }: Told, seat: Seat): string {
  const found = log.findLast(
    ({ kind, params }) => kind === 'check-infection' && params?.seat === seat,
  )
  const outcome = found?.params?.outcome
  return outcome === 'clean' || outcome === 'survives' ? say(outcome) : ''
}

/** Everything is shown once it is over (RET-END-07). */
function aimOf(told: Told, seat: Seat, id: string | null, kind: string | null): Aim {
  const { view, words, result } = told
  if (id === null) {
    const text = words[`objectiveKind.${kind ?? 'private'}`]
    return { name: text, text: '', state: 'hidden', rule: 'RET-END-07' }
  }
  const text = words[`objective-text.${id}`]
  const name = words[`objective.${id}`]
  if (result.winners.includes(seat)) return { name, text, state: 'met' }
  if (!isAlive(view, seat)) return { name, text, state: 'missed' }
  return { name, text, state: 'missed', progress: progressText(told, id, seat) }
}

/** The count that fell short, or how many of the conditions were met. */
function progressText({ view, say }: Told, id: string, seat: Seat): string {
  const way = bestOf(objectiveProgress(view, id, seat))
  const short = way.find((one) => !isMet(one) && one.needed > 1)
  if (short) return say('progress', { done: short.done, needed: short.needed })
  return say('progress', { done: way.filter(isMet).length, needed: way.length })
}

function factsOf({ view, log, say }: Told): Tale['facts'] {
  const count = (number: number, text: string) => ({ number: String(number), text })
  const killed = log.reduce((sum, line) => sum + killedBy(line), 0)
  const air = Object.values(view.lifeSupport ?? {}).filter(Boolean).length
  return [
    count(view.rooms.filter(Boolean).length, say('rooms', { all: SLOTS.length })),
    count(killed, say('killed')),
    count(air, say('air')),
    count(view.intruders.length, say('left')),
  ]
}

function killedBy(line: Line): number {
  if (line.kind === 'slain' || line.kind === 'queen-dies') return 1
  return line.kind === 'horde-slain' ? groupIn(line) : 0
}
