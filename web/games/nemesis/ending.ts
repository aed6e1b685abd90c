import { type Line, render, type Seat } from '@bulkhead/kernel'
import type { NemesisView } from '@bulkhead/nemesis'
import { type Condition, isMet, objectiveProgress } from '@bulkhead/nemesis/progress'
import { sayIn } from '../../words/words.ts'
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
import { timelineOf } from './ending-points.ts'
import { ENDING, type EndingWord } from './ending-words.ts'
import { DEATH, ROOM_ICONS } from './icons.ts'

/** How a game of Nemesis ended: by the last view, and by what the log tells of the way there. */

type Say = ReturnType<typeof sayIn<EndingWord>>

interface Told extends Ended<NemesisView> {
  readonly say: Say
  readonly rounds: readonly RoundStart[]
}

export function ending(ended: Ended<NemesisView>): Tale {
  const told: Told = {
    ...ended,
    say: sayIn(ENDING, ended.language),
    rounds: roundsIn(ended.log, 'round'),
  }
  const { view, say } = told
  const number = view.players.filter(isAlive).length
  return {
    above: say('lived', { number, all: view.players.length }),
    ...verdictOf(told),
    why: whyOf(told),
    seats: view.players.map((_, seat) => seatTale(told, seat)),
    checks: checksOf(told),
    facts: factsOf(told),
    timeline: timelineOf(ended),
  }
}

function isAlive({ fate }: NemesisView['players'][number]): boolean {
  return fate === 'escaped' || fate === 'hibernating'
}

function verdictOf({ view, words, say }: Told): Pick<Tale, 'verdict' | 'isGood'> {
  const { exploded, destination } = view.ending!
  if (exploded) return { verdict: say('lost'), isGood: false }
  if (destination === null) return { verdict: say('nobody'), isGood: false }
  if (destination === 'earth') return { verdict: say('home'), isGood: true }
  const name = words[`destination.${destination}`]
  return { verdict: say('astray', { destination: name }), isGood: false }
}

// --- why ---

/** What the reader's own end hung on: being alive, and each condition of the Objective. */
function whyOf(told: Told): readonly Reason[] {
  const { view, seat, say } = told
  if (seat === null) return []
  const player = view.players[seat]
  if (!isAlive(player) && view.mode !== 'coop') {
    return [{ text: `${say('not-alive')}. ${causeOf(told, seat)}`, isMet: false }]
  }
  const alive = isAlive(player)
    ? { text: `${say('alive')}. ${causeOf(told, seat)}`, isMet: true }
    : { text: say('not-alive'), isMet: false }
  const conditions = player.objectives.flatMap(({ id }) => (id ? bestWay(view, id, seat) : []))
  return [alive, ...conditions.map((one) => reasonOf(told, one, seat))]
}

/** The way that came furthest. */
function bestWay(view: NemesisView, objective: string, seat: Seat): readonly Condition[] {
  const share = (way: readonly Condition[]) =>
    way.reduce((sum, { done, needed }) => sum + done / Math.max(1, needed), 0) / way.length
  return objectiveProgress(view, objective, seat).toSorted((a, b) => share(b) - share(a))[0]
}

function reasonOf(told: Told, condition: Condition, seat: Seat): Reason {
  const { say } = told
  const name = nameOf(told, condition)
  const { done, needed } = condition
  const text = needed > 1 ? say('condition', { condition: name, done, needed }) : name
  if (!isMet(condition)) return { text, isMet: false }
  const line = told.log.findLastIndex((one) => meets(one, condition, told.view, seat))
  const round = line < 0 ? null : roundAt(told.rounds, line)
  return { text: round === null ? text : say('in-round', { text, round }), isMet: true }
}

function nameOf({ words }: Told, { id, player }: Condition): string {
  return render(words, `condition.${id}`, { player: player ?? 0 })
}

/** Whether this line is what a condition asks for. */
function meets(
  { kind, params = {} }: Line,
  { id, player }: Condition,
  view: NemesisView,
  seat: Seat,
): boolean {
  switch (id) {
    case 'signal':
      return kind === 'signal' && params.seat === seat
    case 'signals':
      return kind === 'signal'
    case 'nest':
      return kind === 'nest-destroyed'
    case 'queen':
      return kind === 'intruder-dies' && params.type === 'queen'
    case 'explored':
      return kind === 'explores'
    case 'escaped':
      return kind === 'escapes' && params.seat === seat
    case 'weaknesses':
      return kind === 'weakness-found'
    case 'player-dead':
      return kind === 'dies' && view.players[Number(params.seat)].number === player
    default:
      return kind === 'weakness-found' && id === `weakness-${params.slot}`
  }
}

// --- everybody ---

function seatTale(told: Told, seat: Seat): SeatTale {
  const { view, result, say } = told
  const player = view.players[seat]
  const fate = result.winners.includes(seat) ? 'won' : isAlive(player) ? 'lived' : 'died'
  const icons = { won: 'gi:laurel-crown', lived: ROOM_ICONS.hibernatorium, died: DEATH } as const
  return {
    fate,
    label: say(`fate.${fate}`),
    icon: icons[fate],
    cause: causeOf(told, seat),
    aims: player.objectives.map(({ id, kind }) => aimOf(told, seat, id, kind)),
  }
}

/** What became of somebody, and of what. */
function causeOf(told: Told, seat: Seat): string {
  const { view, log, words, say, rounds } = told
  const { fate } = view.players[seat]
  const line = log.findLastIndex(
    ({ kind, params }) => FATEFUL.includes(kind) && params?.seat === seat,
  )
  const { kind, params = {} } = log[line] ?? { kind: '' }
  const round = roundAt(rounds, line)
  const death = words[`death.${params.cause}`]
  const played = view.intruderPlayer?.seat === seat ? say('played-intruders') : ''
  if (kind === 'perishes') return say('perished', { death })
  if (kind === 'dies') {
    const place = words[`place.${params.place}`]
    return [say('died', { round, place, death }), played].filter(Boolean).join(' ')
  }
  if (fate !== 'escaped' && fate !== 'hibernating') return ''
  return [say(fate, { round }), woundsOf(told, seat), infectionOf(told, seat)]
    .filter(Boolean)
    .join(' ')
}

const FATEFUL = ['dies', 'perishes', 'escapes', 'hibernates']

function woundsOf({ view, say }: Told, seat: Seat): string {
  const { lightWounds, wounds } = view.players[seat]
  const number = lightWounds + wounds.length
  return number === 0 ? '' : say('wounds', { number })
}

function infectionOf({ view, say }: Told, seat: Seat): string {
  const found = view.ending!.checks.find(
    (one) => one.check === 'contamination' && one.seat === seat,
  )
  if (found?.outcome === 'clean') return say('clean')
  return found?.outcome === 'survives' ? say('survives') : ''
}

/** NEM-VICTORY-19: what nobody had to show stays hidden, but from its owner. */
function aimOf(told: Told, seat: Seat, id: string | null, kind: string): Aim {
  const { view, words, say, result } = told
  if (id === null) {
    const name = words[`objectiveKind.${kind}`]
    return { name, text: say('hidden'), state: 'hidden', rule: 'NEM-VICTORY-19' }
  }
  const text = words[`objective-text.${id}`]
  const name = words[`objective.${id}`]
  const check = view.ending!.checks.find((one) => one.check === 'objectives' && one.seat === seat)
  const isDone = result.winners.includes(seat) || check?.outcome === 'fulfilled'
  if (isDone) return { name, text, state: 'met' }
  if (!isAlive(view.players[seat]) && view.mode !== 'coop') return { name, text, state: 'missed' }
  return { name, text, state: 'missed', progress: progressText(told, id, seat) }
}

/** The count that fell short, or how many of the conditions were met. */
function progressText({ view, say }: Told, id: string, seat: Seat): string {
  const way = bestWay(view, id, seat)
  const short = way.find((one) => !isMet(one) && one.needed > 1)
  if (short) return say('progress', { done: short.done, needed: short.needed })
  return say('progress', { done: way.filter(isMet).length, needed: way.length })
}

function factsOf({ view, log, say }: Told): Tale['facts'] {
  const count = (number: number, text: string) => ({ number: String(number), text })
  return [
    count(
      view.rooms.filter(({ explored }) => explored).length,
      say('rooms', { all: view.rooms.length }),
    ),
    count(log.filter(({ kind }) => kind === 'intruder-dies').length, say('killed')),
    count(Object.values(view.weaknesses).filter(Boolean).length, say('weaknesses')),
    count(view.intruders.length, say('aboard')),
  ]
}
