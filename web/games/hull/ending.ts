import { type Condition, isMet } from '@bulkhead/hull/progress.ts'
import type { Fate } from '@bulkhead/hull/state.ts'
import type { View } from '@bulkhead/hull/view.ts'
import { type Line, render, type Seat } from '@bulkhead/kernel'
import type { IconShape } from '../../ui/icon.tsx'
import { type Say, sayIn, type Words } from '../../words/words.ts'
import {
  type Aim,
  type Check,
  type Ended,
  type Reason,
  type RoundStart,
  roundAt,
  roundsIn,
  type SeatTale,
  type Tale,
} from '../tale.ts'
import { citing } from './cites.ts'
import { type TurnsOf, timelineOf } from './ending-points.ts'
import type { EndingWord } from './ending-words.ts'
import type { HullGame } from './game.ts'
import { DEATH } from './icons.ts'

/** How a game ended: by the last view, and by what the log tells of the way there. */

/** What a game has to say of its end. */
export interface EndingOf<V extends View> {
  /** Fates of those who came through, and the words for how: `{round}` is when. */
  readonly alive: readonly Fate[]
  readonly words: Words<EndingWord>
  readonly lived: Words<string>
  readonly livedIcon: IconShape
  /** Kinds of lines by which somebody came through. */
  readonly ways: readonly string[]
  verdictOf(told: Told<V>): Pick<Tale, 'verdict' | 'isGood'>
  /** What somebody did after their death. */
  afterDeath?(told: Told<V>, seat: Seat): string
  /** Whether this line is what a condition of the game's own asks for. */
  meets(line: Line, condition: Condition, view: V, seat: Seat): boolean
  checksOf(told: Told<V>): readonly Check[]
  readonly turns: TurnsOf
}

export interface Told<V extends View> extends Ended<V> {
  readonly game: HullGame<V>
  readonly say: Say<EndingWord>
  readonly rounds: readonly RoundStart[]
}

export function endingOf<V extends View>(game: HullGame<V>, ended: Ended<V>): Tale {
  const told: Told<V> = {
    ...ended,
    game,
    say: sayIn(game.ending.words, ended.language),
    rounds: roundsIn(ended.log, 'round'),
  }
  const { view, say } = told
  const number = view.players.filter((_, seat) => isAlive(told, seat)).length
  return {
    above: say('lived', { number, all: view.players.length }),
    ...game.ending.verdictOf(told),
    why: whyOf(told),
    seats: view.players.map((_, seat) => seatTale(told, seat)),
    checks: game.ending.checksOf(told),
    facts: factsOf(told),
    timeline: timelineOf(told),
  }
}

export function isAlive<V extends View>({ game, view }: Told<V>, seat: Seat): boolean {
  return game.ending.alive.includes(view.players[seat].fate)
}

// --- why ---

/** What the reader's own end hung on: being alive, and each condition of the Objective. */
function whyOf<V extends View>(told: Told<V>): readonly Reason[] {
  const { view, seat, say } = told
  if (seat === null) return []
  const lives = isAlive(told, seat)
  if (!lives && view.mode !== 'coop') {
    return [{ text: `${say('not-alive')}. ${causeOf(told, seat)}`, isMet: false }]
  }
  const alive = lives
    ? { text: `${say('alive')}. ${causeOf(told, seat)}`, isMet: true }
    : { text: say('not-alive'), isMet: false }
  const conditions = view.players[seat].objectives.flatMap(({ id }) =>
    id ? bestWay(told, id, seat) : [],
  )
  return [alive, ...conditions.map((one) => reasonOf(told, one, seat))]
}

/** The way that came furthest. */
function bestWay<V extends View>(
  { game, view }: Told<V>,
  objective: string,
  seat: Seat,
): readonly Condition[] {
  const share = (way: readonly Condition[]) =>
    way.reduce((sum, { done, needed }) => sum + done / Math.max(1, needed), 0) / way.length
  return game.progress(view, objective, seat).toSorted((a, b) => share(b) - share(a))[0]
}

function reasonOf<V extends View>(told: Told<V>, condition: Condition, seat: Seat): Reason {
  const { say, words } = told
  const { id, player, done, needed } = condition
  const name = render(words, `condition.${id}`, { player: player ?? 0 })
  const text = needed > 1 ? say('condition', { condition: name, done, needed }) : name
  if (!isMet(condition)) return { text, isMet: false }
  const line = told.log.findLastIndex((one) => meets(told, one, condition, seat))
  const round = line < 0 ? null : roundAt(told.rounds, line)
  return { text: round === null ? text : say('in-round', { text, round }), isMet: true }
}

/** Whether this line is what a condition asks for. */
function meets<V extends View>(
  { game, view }: Told<V>,
  line: Line,
  condition: Condition,
  seat: Seat,
): boolean {
  const { kind, params = {} } = line
  switch (condition.id) {
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
    case 'player-dead':
      return kind === 'dies' && view.players[Number(params.seat)].number === condition.player
    default:
      return game.ending.meets(line, condition, view, seat)
  }
}

// --- everybody ---

function seatTale<V extends View>(told: Told<V>, seat: Seat): SeatTale {
  const { game, view, result, say } = told
  const fate = result.winners.includes(seat) ? 'won' : isAlive(told, seat) ? 'lived' : 'died'
  const icons = { won: 'gi:laurel-crown', lived: game.ending.livedIcon, died: DEATH } as const
  return {
    fate,
    label: say(`fate.${fate}`),
    icon: icons[fate],
    cause: causeOf(told, seat),
    aims: view.players[seat].objectives.map(({ id, kind }) => aimOf(told, seat, id, kind)),
  }
}

/** What became of somebody, and of what. */
function causeOf<V extends View>(told: Told<V>, seat: Seat): string {
  const { game, view, log, words, say, rounds, language } = told
  const { fate } = view.players[seat]
  const fateful = ['dies', 'perishes', ...game.ending.ways]
  const line = log.findLastIndex(
    ({ kind, params }) => fateful.includes(kind) && params?.seat === seat,
  )
  const { kind, params = {} } = log[line] ?? { kind: '' }
  const round = roundAt(rounds, line)
  const death = words[`death.${params.cause}`]
  if (kind === 'perishes') return say('perished', { death })
  if (kind === 'dies') {
    const died = say('died', { round, place: words[`place.${params.place}`], death })
    return sentences(died, game.ending.afterDeath?.(told, seat))
  }
  if (!isAlive(told, seat)) return ''
  const lived = sayIn(game.ending.lived, language)(fate, { round })
  return sentences(lived, woundsOf(told, seat), infectionOf(told, seat))
}

function sentences(...all: readonly (string | undefined)[]): string {
  return all.filter(Boolean).join(' ')
}

function woundsOf<V extends View>({ view, say }: Told<V>, seat: Seat): string {
  const { lightWounds, wounds } = view.players[seat]
  const number = lightWounds + wounds.length
  return number === 0 ? '' : say('wounds', { number })
}

function infectionOf<V extends View>({ view, say }: Told<V>, seat: Seat): string {
  const found = view.ending!.checks.find(
    (one) => one.check === 'contamination' && one.seat === seat,
  )
  if (found?.outcome === 'clean') return say('clean')
  return found?.outcome === 'survives' ? say('survives') : ''
}

/** NEM-VICTORY-19: what nobody had to show stays hidden, but from its owner. */
function aimOf<V extends View>(told: Told<V>, seat: Seat, id: string | null, kind: string): Aim {
  const { game, view, words, say, result } = told
  if (id === null) {
    const name = words[`objectiveKind.${kind}`]
    return { name, text: say('hidden'), state: 'hidden', rule: citing(game, 'NEM-VICTORY-19') }
  }
  const text = words[`objective-text.${id}`]
  const name = words[`objective.${id}`]
  const check = view.ending!.checks.find((one) => one.check === 'objectives' && one.seat === seat)
  const isDone = result.winners.includes(seat) || check?.outcome === 'fulfilled'
  if (isDone) return { name, text, state: 'met' }
  if (!isAlive(told, seat) && view.mode !== 'coop') return { name, text, state: 'missed' }
  return { name, text, state: 'missed', progress: progressText(told, id, seat) }
}

/** The count that fell short, or how many of the conditions were met. */
function progressText<V extends View>(told: Told<V>, id: string, seat: Seat): string {
  const way = bestWay(told, id, seat)
  const short = way.find((one) => !isMet(one) && one.needed > 1)
  if (short) return told.say('progress', { done: short.done, needed: short.needed })
  return told.say('progress', { done: way.filter(isMet).length, needed: way.length })
}

function factsOf<V extends View>({ view, log, say }: Told<V>): Tale['facts'] {
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
