import type { Line, Seat } from '@bulkhead/kernel'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Film } from '../play/film.ts'
import type { BotReason, ReplayMoment } from '../play/position.ts'
import { isRefused } from '../play/source.ts'

/** The moment that was asked for last, and the one shown before it. */
export interface Shown {
  readonly moment: ReplayMoment
  readonly before: ReplayMoment | null
}

/** Shows a moment of the film; of moments wanted in a hurry only the last is fetched. */
export function useMoment(film: Film, at: number, seat: Seat | null): Shown | null {
  const [shown, setShown] = useState<Shown | null>(null)
  const wanted = useRef({ at, seat })
  const isFetching = useRef(false)
  const fetchWanted = useCallback(async () => {
    if (isFetching.current) return
    isFetching.current = true
    let got: typeof wanted.current | null = null
    while (got !== wanted.current) {
      got = wanted.current
      const moment = await film.moment(got.at, got.seat)
      if (!isRefused(moment)) setShown((now) => ({ moment, before: now?.moment ?? null }))
    }
    isFetching.current = false
  }, [film])
  useEffect(() => {
    wanted.current = { at, seat }
    fetchWanted()
  }, [at, seat, fetchWanted])
  return shown
}

export interface Rounds {
  /** How many answers had been given when each began; empty where that is not known. */
  readonly marks: readonly number[]
  /** The moment at which this line of the log was written; null while that is not known. */
  whenWritten(line: number): Promise<number> | null
  /** The moment at which the round before or after this one began. */
  step(at: number, by: 1 | -1): Promise<number>
}

/** Where the rounds and turns of a film begin, by the headings in the log. */
export function useRounds(film: Film, seat: Seat | null, headings: ReadonlySet<string>): Rounds {
  const [known, setKnown] = useState<{ log: readonly Line[]; lines: readonly number[] | null }>()
  useEffect(() => {
    let isWanted = true
    Promise.all([film.moment(film.length, seat), film.lines(seat)]).then(([last, lines]) => {
      if (!isWanted || isRefused(last)) return
      setKnown({ log: last.log, lines: isRefused(lines) ? null : lines })
    })
    return () => {
      isWanted = false
    }
  }, [film, seat])
  const { log = [], lines = null } = known ?? {}
  const begins = log.flatMap(({ kind }, line) => (headings.has(kind) ? [line] : []))
  const whenWritten = (line: number) =>
    lines ? lines.findIndex((written) => written > line) : searched(film, seat, line)
  return {
    whenWritten: (line) => (known ? Promise.resolve(whenWritten(line)) : null),
    marks: lines ? [...new Set(begins.map((line) => lines.findIndex((n) => n > line)))] : [],
    async step(at, by) {
      const order = by > 0 ? begins : begins.toReversed()
      const logged = await linesAt(film, seat, at)
      // From the line of this moment outwards, the first heading that belongs to another one.
      for (const line of order) {
        if (by > 0 ? line < logged : line >= logged) continue
        const then = await whenWritten(line)
        if (by > 0 ? then > at : then < at) return then
      }
      return by > 0 ? film.length : 0
    },
  }
}

/** Goes to where a line of the log was written, once that is known. */
export function useBeginning(rounds: Rounds, line: number | null, go: (at: number) => void): void {
  const isBegun = useRef(line === null)
  useEffect(() => {
    if (isBegun.current || line === null) return
    const when = rounds.whenWritten(line)
    isBegun.current = when !== null
    when?.then(go)
  }, [rounds, line, go])
}

async function linesAt(film: Film, seat: Seat | null, at: number): Promise<number> {
  const moment = await film.moment(at, seat)
  return isRefused(moment) ? 0 : moment.log.length
}

/** The log only grows, so the moment can be found by halving. */
async function searched(film: Film, seat: Seat | null, line: number): Promise<number> {
  let [low, high] = [0, film.length]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if ((await linesAt(film, seat, middle)) > line) high = middle
    else low = middle + 1
  }
  return low
}

/** Between two answers of which nothing is told. */
const STEP = 400

/** Goes on by itself: one decision after another, as soon as the last one is shown. */
export function usePlaying(shownAt: number | null, length: number, next: () => void) {
  const [isPlaying, setPlaying] = useState(false)
  const [speed, setSpeed] = useState(1)
  useEffect(() => {
    if (!isPlaying || shownAt === null) return
    if (shownAt >= length) return setPlaying(false)
    const timer = setTimeout(next, STEP / speed)
    return () => clearTimeout(timer)
  }, [isPlaying, shownAt, length, speed, next])
  return { isPlaying, setPlaying, speed, setSpeed }
}

export function useReasons(film: Film): readonly BotReason[] {
  const [reasons, setReasons] = useState<readonly BotReason[]>([])
  useEffect(() => {
    film.reasons().then((found) => setReasons(isRefused(found) ? [] : found))
  }, [film])
  return reasons
}
