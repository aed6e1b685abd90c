import { type Beat, type Change, caughtUp, type Line, patched, same } from '@bulkhead/kernel'
import type { Frame, ToldLine } from './frame.ts'
import type { Position } from './position.ts'

/** What a frame says beside what has changed. */
export type Happened = Pick<Frame, 'at' | 'kind' | 'seat' | 'answers' | 'said'>

/** The position after what a frame tells. What did not change is shared with the one before. */
export function folded(before: Position, frame: Frame): Position {
  const { number, log } = frame
  return {
    ...before,
    number,
    ...toldIn(frame),
    view: viewAfter(before.view, frame),
    log: log ? [...before.log.slice(0, log.from), ...log.lines.map(plain)] : before.log,
  }
}

/** One line that a frame tells, and the reader's view once it is told. */
export interface Telling<V = unknown> {
  readonly line: Line
  readonly view: V
}

/**
 * What a frame tells, line by line, from the view before it. What a line did not change is shared with
 * the view before it; what has changed after the last line is in the position that follows. Before the
 * game there is no board: the lines with which it begins are told on the one that it begins with.
 */
export function tellings<V>(before: V | null, frame: Pick<Frame, 'log' | 'view'>): Telling<V>[] {
  let view = before ?? viewAfter(before, frame)
  return (frame.log?.lines ?? []).map((told) => {
    view = told.view ? (patched(view, told.view) as V) : view
    return { line: plain(told), view: view as V }
  })
}

function viewAfter<V>(before: V | null, { log, view = [] }: Pick<Frame, 'log' | 'view'>): V | null {
  let seen: unknown = before
  for (const line of log?.lines ?? []) if (line.view) seen = patched(seen, line.view)
  return patched(seen, view) as V | null
}

function plain(told: ToldLine): Line {
  const { view, ...line } = told
  return view ? line : told
}

type Told = Omit<Position, 'number' | 'seat' | 'view' | 'log'>

const TOLD = Object.keys({
  table: true,
  revision: true,
  goneBack: true,
  pending: true,
  offers: true,
  hourglasses: true,
  waiting: true,
  undo: true,
  undoRequest: true,
  clocks: true,
  orders: true,
  result: true,
  seed: true,
} satisfies Record<keyof Told, true>) as (keyof Told)[]

function toldIn(frame: Frame): Partial<Told> {
  const told: Record<string, unknown> = {}
  for (const field of TOLD) if (frame[field] !== undefined) told[field] = frame[field]
  return told
}

/**
 * What leads one reader from one position to the next, with what the kernel told on the way. The view of
 * the second may share parts with the state of a match, which goes on changing: what the frame tells of it
 * is a copy.
 */
export function frameBetween(
  before: Position,
  after: Position,
  happened: Happened,
  beats: readonly Beat[] = [],
): Frame {
  return framed(before, after, happened, toldBetween(before, after, beats))
}

/** The same where it is known what changed in the reader's view after the last line. */
export function frameWith(
  before: Position,
  after: Position,
  happened: Happened,
  { beats, view }: { readonly beats: readonly Beat[]; readonly view: readonly Change[] },
): Frame {
  const told = { ...logBetween(before, after, beats), ...viewIn(view) }
  return framed(before, after, happened, told)
}

/** How the log and the view of one reader went on. */
export function toldBetween(
  before: Pick<Position, 'log' | 'view'>,
  after: Pick<Position, 'log' | 'view'>,
  beats: readonly Beat[],
): Pick<Frame, 'log' | 'view'> {
  const log = logBetween(before, after, beats)
  return { ...log, ...viewIn(caughtUp(viewAfter(before.view, log), after.view).changes) }
}

function framed(
  before: Position,
  after: Position,
  happened: Happened,
  told: Pick<Frame, 'log' | 'view'>,
): Frame {
  const frame: Record<string, unknown> = { ...happened, number: after.number }
  for (const field of TOLD) {
    const is = after[field]
    if (!same(before[field], is)) frame[field] = is
  }
  return Object.assign(frame, told) as unknown as Frame
}

function viewIn(view: readonly Change[]): Pick<Frame, 'view'> {
  return view.length > 0 ? { view } : {}
}

function logBetween(before: Logged, after: Logged, beats: readonly Beat[]): Pick<Frame, 'log'> {
  const from = beats.length > 0 ? after.log.length - beats.length : sharedLines(before, after)
  if (from === Math.max(before.log.length, after.log.length)) return {}
  return { log: { from, lines: beats.length > 0 ? beats.map(toldLine) : after.log.slice(from) } }
}

function toldLine({ line, view }: Beat): ToldLine {
  return view.length > 0 ? { ...line, view } : line
}

type Logged = Pick<Position, 'log'>

function sharedLines({ log: before }: Logged, { log: after }: Logged): number {
  if (before === after) return after.length
  let from = 0
  while (from < before.length && from < after.length && same(before[from], after[from])) from++
  return from
}
