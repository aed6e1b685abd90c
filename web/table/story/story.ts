import { same } from '@bulkhead/kernel'
import type { Position } from '../../play/position.ts'
import { type Beat, beatsOf, concerns, folded, isMine, isQuiet, type Untold } from './beats.ts'
import { LONG_LAP, LONG_QUEUE, type Manner, playingTime } from './time.ts'

/** What has been told, what is being told, and what waits. */
export interface Story {
  /** The newest position: what is not told yet is in it. */
  readonly latest: Position
  /** The last position of which everything has been told. */
  readonly reached: Position
  /** The board after all that has been told, and what is too quiet to be. */
  readonly board: unknown
  readonly untold: readonly Untold[]
  /** Summaries that are begun: nothing that comes in changes them. */
  readonly planned: readonly Beat[]
  readonly told: readonly Beat[]
  /** Which of those told is on the strip; null at rest. */
  readonly at: number | null
  /** Where telling again ends. */
  readonly until: number | null
  readonly isPaused: boolean
  readonly isSkipping: boolean
  /** How much of the log there was when its reader last answered. */
  readonly answered: number
  /** What was told from this line on is "since your last turn". */
  readonly since: number
  /** Whether that was while nobody looked. */
  readonly wasAway: boolean
}

/** So many beats can be told again. */
const MOST_TOLD = 300

export function begun(position: Position): Story {
  return {
    latest: position,
    reached: position,
    board: position.view,
    untold: [],
    planned: [],
    told: [],
    at: null,
    until: null,
    isPaused: false,
    isSkipping: false,
    answered: position.log.length,
    since: position.log.length,
    wasAway: false,
  }
}

export function nowOf({ told, at }: Story): Beat | null {
  return at === null ? null : told[at]
}

/** Whether everything is told: then the question may be asked. What is quiet does not keep it waiting. */
export function isSettled(story: Story): boolean {
  const { untold, planned, until, told, at } = story
  if (untold.length > 0 || planned.length > 0 || until !== null) return false
  return at === null || (at === told.length - 1 && isQuiet(told[at]))
}

/** Whether this position goes on from the one before; otherwise something was taken back. */
export function goesOn({ log: before }: Position, { log: after }: Position): boolean {
  const last = before.length - 1
  return last < 0 || (after.length > last && same(before[last], after[last]))
}

/** A new position with the lines that led to it. */
export function arrived(
  story: Story,
  position: Position,
  lines: readonly Untold[],
  manner: Manner,
): Story {
  if (!goesOn(story.latest, position)) return begun(position)
  const next = { ...story, ...answeredIn(story, position), latest: position }
  if (lines.length > 0) {
    return woken(absorbed({ ...next, untold: [...story.untold, ...lines] }), manner)
  }
  const last = story.untold.at(-1)
  if (!last) return { ...next, reached: position, board: position.view }
  return woken({ ...next, untold: [...story.untold.slice(0, -1), { ...last, position }] }, manner)
}

/** A question that is gone has been answered: what comes now is new. */
function answeredIn(story: Story, { pending }: Position): Partial<Story> {
  const { latest, at } = story
  const [asked] = latest.pending
  if (!asked || pending.some(({ id }) => id === asked.id)) return {}
  return { answered: latest.log.length, isSkipping: false, at: isSettled(story) ? null : at }
}

/** Tells on where nothing is on the strip. */
export function woken(story: Story, manner: Manner): Story {
  return story.at === null ? wentOn(story, manner) : story
}

/** What belongs to the beat on the strip is told with it; what concerns its reader never comes in passing. */
function absorbed(story: Story): Story {
  const { told, at, untold, planned } = story
  const now = nowOf(story)
  if (!now || now.isSummary || at !== told.length - 1 || planned.length > 0) return story
  const longer = beatsOf([...now.parts, ...untold], now.before)[0]
  const added = longer.parts.slice(now.parts.length)
  if (added.length === 0 || added.some(concerns)) return story
  return reachedBy({ ...story, told: [...told.slice(0, -1), longer] }, longer)
}

/** The lines of this beat wait no longer. */
function reachedBy(story: Story, beat: Beat): Story {
  return {
    ...story,
    untold: story.untold.filter(({ at }) => at >= beat.to),
    reached: beat.position ?? story.reached,
    board: beat.view,
  }
}

/** The next beat, or rest. */
export function wentOn(story: Story, manner: Manner): Story {
  const { at, told, until } = story
  if (at !== null && at < told.length - 1 && at !== until) return { ...story, at: at + 1 }
  if (until !== null) return woken({ ...story, at: null, until: null }, manner)
  return tellNext(story, manner)
}

/** Takes what waits, until there is something to show, or nothing is left. */
function tellNext(story: Story, manner: Manner): Story {
  let next = story
  for (;;) {
    const planned = planOf(next, manner)
    const [beat, ...rest] = planned
    if (!beat) return rested(next)
    next = { ...reachedBy(next, beat), planned: begunSummaries(beat, rest) }
    if (isQuiet(beat) && !isMine(beat)) continue
    next = shown(next, beat)
    if (!next.isSkipping || isStop(beat)) return next
  }
}

function isStop({ concern }: Beat): boolean {
  return concern === 'own' || concern === 'harm'
}

/** Those of the same stretch follow whatever comes in meanwhile. */
function begunSummaries(beat: Beat, rest: readonly Beat[]): readonly Beat[] {
  if (!beat.isSummary) return []
  const end = rest.findIndex((other) => !other.isSummary || other.from !== beat.from)
  return end < 0 ? rest : rest.slice(0, end)
}

/** What waits, as it is going to be told. */
export function planOf(story: Story, manner: Manner): readonly Beat[] {
  const { planned, untold, board, told, answered } = story
  if (planned.length > 0) return planned
  const beats = beatsOf(untold, board)
  const lap = [...told.filter(({ from }) => from >= answered), ...beats].filter(
    (beat) => !isMine(beat),
  )
  const isLong = timeFor(beats, manner) > LONG_QUEUE || timeFor(lap, manner) > LONG_LAP
  return isLong ? folded(beats) : beats
}

function timeFor(beats: readonly Beat[], manner: Manner): number {
  return beats.reduce((sum, beat) => sum + estimate(beat, manner), 0)
}

function estimate(beat: Beat, manner: Manner): number {
  if (isQuiet(beat)) return 0
  const told = beat.parts.filter(({ moment }) => moment.weight !== 'quiet')
  return playingTime(
    beat,
    told.reduce((sum, { characters }) => sum + characters, 0),
    manner,
  )
}

function shown(story: Story, beat: Beat): Story {
  const { answered, since, wasAway } = story
  const told = [...story.told, beat].slice(-MOST_TOLD)
  const isNews = beat.concern !== 'deed' && beat.from >= answered && since < answered
  const news = isNews ? { since: answered, wasAway: wasAway && answered <= since } : {}
  return { ...story, ...news, told, at: told.length - 1 }
}

/** Skipping ends where its reader is asked, or the game is over. */
function rested(story: Story): Story {
  const { latest, isSkipping } = story
  const isAsked = latest.pending.length > 0 || latest.result !== null
  return { ...story, at: null, isPaused: false, isSkipping: isSkipping && !isAsked }
}

/** Whether this beat, which may have grown since, is still on the strip: nobody has meant another one by a press. */
export function isStill(story: Story, seen: Beat | null): boolean {
  return nowOf(story)?.parts[0].at === seen?.parts[0].at
}

/** To the next decision; what concerns the reader, or has come since they looked, still waits for them. */
export function skipped(story: Story, manner: Manner, seen = nowOf(story)): Story {
  const next = { ...story, isSkipping: true, isPaused: false }
  const now = nowOf(story)
  if (now && isStop(now) && !isStill(story, seen)) return next
  return story.until === null
    ? tellNext({ ...next, at: null }, manner)
    : woken({ ...next, at: null, until: null }, manner)
}

export function wentBack(story: Story): Story {
  const { at, told } = story
  const to = (at ?? told.length) - 1
  if (to < 0) return story
  return { ...story, at: to, until: story.until ?? (at === null ? to : null), isPaused: true }
}

export function paused(story: Story, isPaused: boolean): Story {
  return { ...story, isPaused }
}

/** Tells these beats anew. */
function toldAgain(story: Story, from: number, until: number): Story {
  const isKnown = from >= 0 && until < story.told.length && from <= until
  if (!isSettled(story) || !isKnown) return story
  return { ...story, at: from, until, isPaused: false, isSkipping: false }
}

/** Its reader is back: whatever waits came while nobody looked. */
export function returned(story: Story): Story {
  return { ...story, wasAway: story.wasAway || story.untold.length > 0 }
}

/** What has been told since its reader's last turn, without their own doings. */
export function sinceLastTurn({ told, since }: Story): readonly Beat[] {
  const isSince = ({ parts }: Beat) => parts.at(-1)!.at >= since
  return told.filter((beat) => isSince(beat) && beat.concern !== 'deed' && !isQuiet(beat))
}

/** The position on the screen, and no later one. */
export function positionOf(story: Story): Position {
  const { latest, reached, until } = story
  if (isSettled(story)) return latest
  const now = nowOf(story)
  const { table, clocks, undo, undoRequest, hourglasses, orders } = latest
  const current = { table, clocks, undo, undoRequest, hourglasses, orders }
  const shown = now ?? { view: reached.view, to: reached.log.length }
  const base = until === null ? reached : latest
  const log = until === null ? latest.log.slice(0, shown.to) : latest.log
  const result = until === null ? null : latest.result
  return { ...base, ...current, view: shown.view, log, pending: [], offers: [], result }
}

/** Tells beats anew, one's last turn's news unless others are named. */
export function again(story: Story, beats: readonly Beat[] = sinceLastTurn(story)): Story {
  const places = beats.map((beat) => story.told.indexOf(beat)).filter((place) => place >= 0)
  return toldAgain(story, Math.min(...places), Math.max(...places))
}

export function againLine(story: Story, line: number): Story {
  const place = story.told.findIndex(({ from, to }) => from <= line && line < to)
  return toldAgain(story, place, place)
}
