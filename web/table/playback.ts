import type { Line } from '@bulkhead/kernel'
import { useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'react'
import { type AnyGameUi, keyOf, type Moment } from '../games/ui.ts'
import type { Position } from '../play/position.ts'
import { type Settings, useSettings } from '../play/settings.ts'

/** One thing that is being shown. */
export interface Shown {
  readonly line: Line
  readonly moment: Moment
  /** How much of the log is told by then. */
  readonly told: number
}

export interface Playback {
  /** The position on the screen; what has happened since waits for its turn. */
  readonly position: Position
  /** The log as far as it has been shown. */
  readonly lines: readonly Line[]
  readonly before: unknown
  /** What is being shown now, if anything. */
  readonly now: Shown | null
  readonly fresh: ReadonlySet<string>
  readonly isBehind: boolean
  skip(): void
  /** Shows these lines once more. */
  again(lines: readonly Line[]): void
}

interface State {
  readonly position: Position
  readonly before: unknown
  readonly waiting: readonly Position[]
  readonly steps: readonly Shown[]
}

type Act =
  | { readonly kind: 'arrived'; readonly position: Position; readonly instant: boolean }
  | { readonly kind: 'next' }
  | { readonly kind: 'skip' }
  | { readonly kind: 'again'; readonly lines: readonly Line[] }

const NOTHING: ReadonlySet<string> = new Set()
/** A reader who is further behind than this wants to catch up, not to watch. */
const FAR_BEHIND = 12

/** Shows positions one after another, each with the moments that led to it. */
export function usePlayback(latest: Position, ui: AnyGameUi): Playback {
  const { pace } = useSettings()
  const [state, act] = useReducer((now: State, what: Act) => step(now, what, ui), {
    position: latest,
    before: null,
    waiting: [],
    steps: [],
  })
  const arrived = useRef(latest)
  // Before the next frame: whoever has answered sees it at once.
  useLayoutEffect(() => {
    if (arrived.current === latest) return
    arrived.current = latest
    act({ kind: 'arrived', position: latest, instant: pace === 'instant' || document.hidden })
  }, [latest, pace])

  const now = state.steps[0] ?? null
  const hurry = state.waiting.length
  useEffect(() => {
    if (!now) return
    const timer = setTimeout(() => act({ kind: 'next' }), duration(now.moment, pace, hurry))
    return () => clearTimeout(timer)
  }, [now, pace, hurry])

  const { log } = state.position
  const lines = useMemo(() => (now ? log.slice(0, now.told) : log), [log, now])
  const fresh = useMemo(() => (now ? new Set(now.moment.about.map(keyOf)) : NOTHING), [now])
  return {
    position: state.position,
    lines,
    before: state.before,
    now,
    fresh,
    isBehind: state.waiting.length > 0,
    skip: useCallback(() => act({ kind: 'skip' }), []),
    again: useCallback((lines: readonly Line[]) => act({ kind: 'again', lines }), []),
  }
}

function step(now: State, act: Act, ui: AnyGameUi): State {
  if (act.kind === 'arrived') {
    const waiting = [...now.waiting, act.position]
    if (act.instant || waiting.length > FAR_BEHIND) return settled(now, act.position)
    return now.steps.length > 0 ? { ...now, waiting } : advanced({ ...now, waiting }, ui)
  }
  if (act.kind === 'skip') return settled(now, now.waiting.at(-1) ?? now.position)
  if (act.kind === 'again') {
    const all = now.position.log.length
    return { ...now, steps: worthShowing(act.lines, now.position, ui, () => all) }
  }
  const steps = now.steps.slice(1)
  return steps.length > 0 ? { ...now, steps } : advanced({ ...now, steps }, ui)
}

function settled(now: State, position: Position): State {
  return { position, before: now.position.view, waiting: [], steps: [] }
}

/** The next position that waits; those without anything to show pass at once. */
function advanced(now: State, ui: AnyGameUi): State {
  let { position, before } = now
  const waiting = [...now.waiting]
  while (waiting.length > 0) {
    const next = waiting.shift()!
    const lines = newLines(position, next)
    const told = position.log.length
    before = position.view
    position = next
    const steps = worthShowing(lines, next, ui, (i) => told + i + 1)
    if (steps.length > 0) return { position, before, waiting, steps }
  }
  return { position, before, waiting, steps: [] }
}

/** None after something was taken back. */
function newLines(from: Position, to: Position): readonly Line[] {
  return to.log.slice(from.log.length)
}

function worthShowing(
  lines: readonly Line[],
  { view }: Position,
  ui: AnyGameUi,
  toldAt: (i: number) => number,
): Shown[] {
  if (!view) return []
  return lines
    .map((line, i) => ({ line, moment: ui.momentOf(line, view), told: toldAt(i) }))
    .filter(({ moment }) => moment.weight !== 'quiet')
}

const DURATIONS: Readonly<Record<Settings['pace'], Record<'step' | 'band', number>>> = {
  calm: { step: 1500, band: 2600 },
  quick: { step: 700, band: 1600 },
  instant: { step: 0, band: 0 },
}

function duration({ weight }: Moment, pace: Settings['pace'], hurry: number): number {
  const time = DURATIONS[pace][weight === 'band' ? 'band' : 'step']
  return time / (1 + hurry / 3)
}
