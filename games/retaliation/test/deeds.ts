import { createHash } from 'node:crypto'
import { copy, type Decision, FastRng, must, type Rng } from '@bulkhead/kernel'
import { retaliation } from '../index.ts'
import type { Position } from './position.ts'
import type { Played } from './random-play.ts'

/** What comes of each thing that can be done in a position, whoever is asked about it and whatever they answer. */

/** Of those who are asked: the first answer, the last one, or any; then the game goes on for a while. */
type Answerer = (decision: Decision, rng: Rng) => string[]

const first: Answerer = ({ options, min, max }) => ids(options.slice(0, atLeastOne(min, max)))
const last: Answerer = ({ options, min, max }) => ids(options.slice(-atLeastOne(min, max)))
const any: Answerer = ({ options, min, max }, rng) => {
  const most = Math.min(max, options.length)
  return ids(rng.shuffle([...options]).slice(0, min + rng.int(most - min + 1)))
}
const ANSWERERS = [first, last, any]

/** Some could go on for ever. */
const MOST_ANSWERS = 9

function atLeastOne(min: number, max: number): number {
  return Math.max(min, Math.min(1, max))
}

function ids(options: readonly { readonly id: string }[]): string[] {
  return options.map(({ id }) => id)
}

/** A line for what the acting Character is asked, for whatever cannot be done, and for everything that can. */
export function deedsIn(laid: Position): string[] {
  const { match } = laid.play()
  const [{ seat }] = match.pending()
  const out = match.whyNot(seat).map(({ what, why, rule, params = {} }) => {
    const figures = Object.entries(params).map(([name, figure]) => ` ${name}=${figure}`)
    return `not ${what.replace('action.', '')}: ${why} ${rule}${figures.join('')}`
  })
  return [`asked: ${markOf([match.pending(), dealtAnew(match)])}`, ...out, ...deedsAmong(match)]
}

/** A line for each of those things that one kind of action comes to. */
export function deedsBy(laid: Position, ...by: string[]): string[] {
  return deedsAmong(laid.play().match, by)
}

function deedsAmong(match: Played, by?: readonly string[]): string[] {
  const [{ seat, options }] = match.pending()
  const wanted = options.filter(({ id }) => !by || by.some((one) => id.startsWith(one)))
  return wanted.map(({ id }, number) => {
    const plays = ANSWERERS.map((answerer, i) => {
      const twin = match.playOn(0, { kind: 'fast', seed: 10 * number + i })
      must(twin.answer(seat, twin.pending()[0].id, [id]))
      return playedOn(twin, answerer)
    })
    return inALine(id, plays)
  })
}

/** A line for what comes by itself, until somebody is to act. */
export function courseOf(name: string, laid: Position): string {
  const plays = ANSWERERS.map((answerer, i) => playedOn(laid.play(7 + i).match, answerer))
  return inALine(name, plays)
}

const MOST_KINDS = 8

interface Play {
  readonly kinds: readonly string[]
  /** Everything that was asked, told and seen, and how the game stands then. */
  readonly all: unknown
}

/** What happens, and a mark that changes with anything that anybody is asked, told or shown. */
function inALine(name: string, plays: readonly Play[]): string {
  const kinds = [...new Set(plays[0].kinds)]
  const told = kinds.length > MOST_KINDS ? [...kinds.slice(0, MOST_KINDS), '…'] : kinds
  return `${name}: ${told.join(' ')} ${markOf(plays.map(({ all }) => all))}`
}

export function markOf(what: unknown): string {
  return `#${createHash('sha256').update(JSON.stringify(what)).digest('hex').slice(0, 6)}`
}

function playedOn(match: Played, answerer: Answerer): Play {
  const rng = new FastRng(1)
  const asked: unknown[] = []
  for (let answers = 0; !isDone(match, answerer) && answers < MOST_ANSWERS; answers++) {
    const decision = rng.pick(match.pending())
    asked.push([decision, match.undoStop(decision.seat), [...match.informed]])
    must(match.answer(decision.seat, decision.id, answerer(decision, rng)))
  }
  const seen = readersOf(match).map((reader) => [match.log(reader), match.view(reader)])
  const open = match.pending().map((decision) => [decision, match.whyNot(decision.seat)])
  return {
    kinds: match.log(null).map(({ kind }) => kind),
    all: [
      asked,
      seen,
      match.result ?? open,
      match.state,
      answerer === any && dealtAnew(match, [1]),
    ],
  }
}

function isDone(match: Played, answerer: Answerer): boolean {
  if (match.result) return true
  return answerer !== any && match.pending().every(({ prompt }) => prompt === 'action')
}

function readersOf(match: Played): (number | null)[] {
  return [null, ...match.state.players.keys()].slice(0, 3)
}

/** The position as these readers may think it is. */
export function dealtAnew(match: Played, readers = readersOf(match)): unknown {
  return readers.map((reader) => {
    const twin = copy(match.state)
    retaliation.redeal(twin, reader, new FastRng(3))
    return twin
  })
}
