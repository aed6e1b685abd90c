import type { Dictionary, Language, Line, Result, Seat } from '@bulkhead/kernel'
import type { IconShape } from '../ui/icon.tsx'
import type { Tone } from './ui.ts'

/** How a game ended, as the page of the end tells it. */
export interface Tale {
  /** In small letters over the verdict. */
  readonly above: string
  /** What became of it all. */
  readonly verdict: string
  readonly isGood: boolean
  /** What the reader's own end hung on; empty for whoever looked on. */
  readonly why: readonly Reason[]
  readonly seats: readonly SeatTale[]
  /** What was checked in the end, in its order. */
  readonly checks: readonly Check[]
  readonly facts: readonly { readonly number: string; readonly text: string }[]
  readonly timeline: Timeline
}

export interface Reason {
  readonly text: string
  readonly isMet: boolean
}

export interface SeatTale {
  readonly fate: 'won' | 'lived' | 'died'
  readonly label: string
  readonly icon: IconShape
  /** What became of them, and of what. */
  readonly cause: string
  readonly aims: readonly Aim[]
}

/** What somebody was after. */
export interface Aim {
  readonly name: string
  readonly text: string
  /** plain: it is no aim, only something to know. */
  readonly state: 'met' | 'missed' | 'hidden' | 'plain'
  /** How far it came, where it is counted: "5 of 7". */
  readonly progress?: string
  /** The rule that keeps it hidden. */
  readonly rule?: string
}

export interface Check {
  readonly name: string
  readonly outcome: string
  readonly note: string
  readonly icon: IconShape
  readonly tone: Tone
  readonly rule: string
}

/** What one reader knows in the end. */
export interface Ended<V> {
  readonly view: V
  readonly log: readonly Line[]
  readonly result: Result
  readonly seat: Seat | null
  readonly words: Dictionary
  readonly language: Language
}

/** The whole game on one line. */
export interface Timeline {
  /** How long it took: "15 rounds". */
  readonly span: string
  /** What the curve counts. */
  readonly counts: string
  readonly rounds: readonly RoundStart[]
  readonly points: readonly Point[]
  readonly levels: readonly Level[]
  /** Lines in the log. */
  readonly length: number
}

export interface RoundStart {
  readonly number: number
  readonly line: number
}

/** A moment that the game turned at. */
export interface Point {
  readonly line: number
  readonly round: number
  readonly title: string
  readonly note: string
  readonly icon: IconShape
  readonly tone: Tone
  /** How much hung on it: of many, those with the most are told. */
  readonly weight: number
}

/** How great the danger is from this line on. */
export interface Level {
  readonly line: number
  readonly level: number
}

const MOST_POINTS = 10

/** The weightiest moments, in their order; of equal ones the earlier. */
export function turningPoints(points: readonly Point[]): readonly Point[] {
  return points
    .toSorted((one, other) => other.weight - one.weight || one.line - other.line)
    .slice(0, MOST_POINTS)
    .toSorted((one, other) => one.line - other.line)
}

/** The lines with which a round begins; `by` is the parameter that counts them. */
export function roundsIn(log: readonly Line[], kind: string, by = 'number'): readonly RoundStart[] {
  return log.flatMap((line, at) =>
    line.kind === kind ? [{ number: Number(line.params?.[by]), line: at }] : [],
  )
}

export function roundAt(rounds: readonly RoundStart[], line: number): number {
  return rounds.findLast((round) => round.line <= line)?.number ?? 1
}

export function levelAt(levels: readonly Level[], line: number): number {
  return levels.findLast((one) => one.line <= line)?.level ?? 0
}

/** By how much each line changes the danger. */
export function levelsOf(
  log: readonly Line[],
  changeAt: (line: Line, at: number) => number,
): readonly Level[] {
  const levels: Level[] = [{ line: 0, level: 0 }]
  for (const [at, line] of log.entries()) {
    const { level } = levels[levels.length - 1]
    const next = Math.max(0, level + changeAt(line, at))
    if (next !== level) levels.push({ line: at, level: next })
  }
  return levels
}

/**
 * Where a line of the log stands when its moments stand at equal distances: 0 is the beginning, and each moment
 * is in the middle of its own space of 1.
 */
export function placeOf({ points, length }: Timeline, line: number): number {
  const next = points.findIndex((point) => point.line >= line)
  const [from, to] = [points.at(next < 0 ? -1 : next - 1), points[next]]
  const isFirst = next === 0 || points.length === 0
  const start = isFirst ? { line: 0, at: 0 } : { line: from!.line, at: points.indexOf(from!) + 0.5 }
  const end = to ? { line: to.line, at: next + 0.5 } : { line: length, at: points.length }
  if (end.line <= start.line) return end.at
  return start.at + ((line - start.line) / (end.line - start.line)) * (end.at - start.at)
}

export interface Tick {
  readonly number: number
  readonly at: number
}

const BESIDE_POINT = 0.3
const BESIDE_TICK = 0.22

/** The rounds that have room for their number between the moments. */
export function ticksOf(timeline: Timeline): readonly Tick[] {
  const ticks: Tick[] = []
  for (const { number, line } of timeline.rounds) {
    const at = placeOf(timeline, line)
    const isByPoint = timeline.points.some((_, i) => Math.abs(i + 0.5 - at) < BESIDE_POINT)
    const last = ticks.at(-1)
    if (!isByPoint && (!last || at - last.at >= BESIDE_TICK)) ticks.push({ number, at })
  }
  return ticks
}
