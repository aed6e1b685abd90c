import { createBot, seenBy } from '@bulkhead/bots'
import { type AnyGame, beatsOf, copy, FastRng, Match, must, type Seat } from '@bulkhead/kernel'
import { folded, frameBetween, tellings } from '@bulkhead/protocol'
import type { AnyGameUi } from '../../../games/ui.ts'
import type { Position } from '../../../play/position.ts'
import type { Beat } from '../beats.ts'
import { arrived, begun, isSettled, nowOf, positionOf, type Story, wentOn } from '../story.ts'
import { textOf } from '../text.ts'
import { type Manner, playingTime } from '../time.ts'
import { untoldBetween } from '../untold.ts'
import { SENTENCES } from '../words.ts'

/** A whole game as the first seat is told it, by a clock of its own. */

/** What was on the screen for a time; a beat that grows has several of them. */
export interface Shown {
  /** Null at rest. */
  readonly beat: Beat | null
  readonly start: number
  readonly end: number
  readonly position: Position
  /** What had happened by then, told or not. */
  readonly latest: Position
  /** Whether everything was told, so that the question stood there too. */
  readonly isAll: boolean
}

export interface ToldGame {
  readonly shown: readonly Shown[]
  /** The view of the reader after each line of the log, as the kernel told it. */
  readonly views: readonly unknown[]
  readonly log: Position['log']
  /** The first line that was not there from the beginning. */
  readonly first: number
}

export interface Setup {
  readonly rules: AnyGame
  readonly ui: Pick<AnyGameUi, 'momentOf' | 'words'>
  readonly seats: number
  readonly bot: string
  readonly seed: number
  readonly manner: Manner
}

const ME: Seat = 0
/** So long bots take for an answer. */
const BOT = 300

export function toldGame(setup: Setup): ToldGame {
  const { rules, seats, seed, manner } = setup
  const match = must(Match.start(rules, { seats, options: {}, seed: { kind: 'fast', seed } }))
  const player = playerOf(setup)
  const views: unknown[] = []
  const shown: Shown[] = []
  let [clock, turn] = [0, 0]
  let latest = positionIn(match)
  views.push(...latest.log.map(() => latest.view))
  const first = latest.log.length
  let story = begun(latest)
  let [since, drawn] = [clock, clock]
  const pass = (next: Story) => {
    const [beat, position, isAll] = [nowOf(story), positionOf(story), isSettled(story)]
    shown.push({ beat, start: drawn, end: clock, position, latest: story.latest, isAll })
    drawn = clock
    if (!beat || beat.parts[0] !== nowOf(next)?.parts[0]) since = clock
    story = next
  }
  const answer = (seat: Seat) => {
    const picks = player(match, seat)
    const frame = frameOf(match, latest, () =>
      must(match.answer(seat, match.pending(seat)[0].id, picks)),
    )
    const told = tellings(latest.view, frame)
    const next = folded(latest, frame)
    views.push(...told.map(({ view }) => view))
    const lines = untoldBetween(
      latest,
      next,
      told.map(({ view }) => view),
      tellerOf(setup, next),
    )
    latest = next
    pass(arrived(story, next, lines, manner))
  }
  for (;;) {
    const now = nowOf(story)
    const end = now ? since + playingTime(now, lengthOf(now, setup, latest), manner) : null
    const bot = match.pending().find(({ seat }) => seat !== ME)
    if (bot && (end === null || turn + BOT <= end)) {
      turn = Math.max(turn + BOT, clock)
      clock = turn
      answer(bot.seat)
    } else if (end !== null) {
      clock = Math.max(clock, end)
      pass(wentOn(story, manner))
    } else if (isSettled(story) && match.pending(ME).length > 0) {
      turn = clock
      answer(ME)
    } else {
      return { shown, views, log: latest.log, first }
    }
  }
}

function tellerOf({ ui }: Setup, { view }: Position) {
  return { momentOf: ui.momentOf, words: { ...ui.words(view, 'en'), ...SENTENCES.en } }
}

function lengthOf(beat: Beat, setup: Setup, latest: Position): number {
  return textOf(beat, tellerOf(setup, latest).words, 'Somebody').length
}

function playerOf({ bot, rules, seed }: Setup) {
  const rng = new FastRng(seed)
  const level = createBot(bot, rules.id)
  if (typeof level === 'string') throw new Error(level)
  return (match: Match, seat: Seat) => {
    const [decision] = match.pending(seat)
    return level.choose(seenBy(match, decision, rng)).picks
  }
}

function positionIn(match: Match): Position {
  const pending = match
    .pending(ME)
    .map((decision) => ({ ...decision, revision: match.answers.length }))
  const view = copy(match.view(ME))
  const rest = { number: match.answers.length, seat: ME, waiting: [], result: match.result }
  return { ...rest, view, log: match.log(ME), pending } as unknown as Position
}

function frameOf(match: Match, before: Position, act: () => void) {
  const beats = beatsOf(match, new Map([[ME, before.view]]), act).get(ME)
  return frameBetween(before, positionIn(match), { kind: 'answered', at: 0, seat: ME }, beats)
}
