import { changes, patched, same } from '@bulkhead/kernel'
import type { Frame, Position } from './position.ts'

/** The position after what a frame tells. What did not change is shared with the one before. */
export function folded(before: Position, frame: Frame): Position {
  const { number, view, log } = frame
  return {
    ...before,
    number,
    ...toldIn(frame),
    view: view ? patched(before.view, view) : before.view,
    log: log ? [...before.log.slice(0, log.from), ...log.lines] : before.log,
  }
}

type Told = Omit<Position, 'number' | 'seat' | 'view' | 'log'>

const TOLD: readonly (keyof Told)[] = [
  'table',
  'revision',
  'pending',
  'offers',
  'hourglasses',
  'waiting',
  'undo',
  'undoRequest',
  'goneBack',
  'clocks',
  'orders',
  'result',
  'seed',
]

function toldIn(frame: Frame): Partial<Told> {
  return Object.fromEntries(
    TOLD.filter((field) => frame[field] !== undefined).map((field) => [field, frame[field]]),
  )
}

/** What leads one reader from one position to the next. */
export function frameBetween(
  before: Position,
  after: Position,
  happened: Pick<Frame, 'kind' | 'at' | 'seat'>,
): Frame {
  const view = changes(before.view, after.view)
  const from = sharedLines(before, after)
  const told = TOLD.filter((field) => !same(before[field], after[field]))
  return {
    ...happened,
    number: after.number,
    ...Object.fromEntries(told.map((field) => [field, after[field]])),
    ...(view.length > 0 ? { view } : {}),
    ...(from < Math.max(before.log.length, after.log.length)
      ? { log: { from, lines: after.log.slice(from) } }
      : {}),
  }
}

function sharedLines({ log: before }: Position, { log: after }: Position): number {
  let from = 0
  while (from < before.length && from < after.length && same(before[from], after[from])) from++
  return from
}
