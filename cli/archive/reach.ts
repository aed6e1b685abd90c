import { readFileSync } from 'node:fs'
import { type Profiler, Session } from 'node:inspector'
import { findSourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import type { Reach } from './varied.ts'

/** Runs something and tells which of the code in question it has reached. */
export type Watch = <T>(act: () => T) => { readonly result: T; readonly reach: Reach }

/** Says of a function whether it is in question, by where it begins. */
export type Question = (start: number) => boolean

/**
 * Everything in the script with this address that ran meanwhile, block by block. Calls are not counted in optimised
 * code, nor before a function has something to count with, and both come at other times in each run.
 */
export function watching(url: string, inQuestion: Question): { watch: Watch; end: () => void } {
  const session = new Session()
  session.connect()
  setFlagsFromString('--no-opt')
  setFlagsFromString('--no-lazy-feedback-allocation')
  session.post('Profiler.enable')
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  return {
    watch(act) {
      taken(session)
      const result = act()
      const functions = taken(session).find((one) => one.url === url)?.functions ?? []
      return { result, reach: reachOf(functions.filter((one) => inQuestion(startOf(one)))) }
    },
    end() {
      session.disconnect()
      setFlagsFromString('--opt')
      setFlagsFromString('--lazy-feedback-allocation')
    },
  }
}

/** What ran since it was taken last. */
function taken(session: Session): Profiler.ScriptCoverage[] {
  let scripts: Profiler.ScriptCoverage[] = []
  session.post('Profiler.takePreciseCoverage', (error, { result }) => {
    if (error) throw error
    scripts = result
  })
  return scripts
}

function startOf({ ranges: [whole] }: Profiler.FunctionCoverage): number {
  return whole.startOffset
}

/** What stands further inside is listed later, and says more exactly whether it ran. */
function reachOf(functions: readonly Profiler.FunctionCoverage[]): number[] {
  const ranges = functions.flatMap((one) => one.ranges)
  const ran = new Uint8Array(ranges.reduce((end, { endOffset }) => Math.max(end, endOffset), 0) + 1)
  for (const { startOffset, endOffset, count } of ranges)
    ran.fill(count > 0 ? 1 : 0, startOffset, endOffset)
  const edges: number[] = []
  for (let at = 0, runs = 0; at < ran.length; at++) {
    if (ran[at] !== runs) edges.push(at)
    runs = ran[at]
  }
  return edges
}

/** The rules of all games in the bundle that this runs in, without their texts. */
export function inRules(url: string): Question {
  const path = fileURLToPath(url)
  const map = findSourceMap(path)
  if (!map) throw new Error(`${path} has no source map.`)
  const starts = lineStartsOf(readFileSync(path, 'utf8'))
  const known = new Map<number, boolean>()
  return (start) => {
    const answer = known.get(start) ?? RULES.test(sourceAt(map, starts, start))
    known.set(start, answer)
    return answer
  }
}

const RULES = /(^|\/)games\/(?!.*\/text\/)/

function sourceAt(
  map: NonNullable<ReturnType<typeof findSourceMap>>,
  starts: readonly number[],
  at: number,
): string {
  let low = 0
  let high = starts.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (starts[middle] <= at) low = middle
    else high = middle
  }
  const entry = map.findEntry(low, at - starts[low])
  return 'originalSource' in entry ? entry.originalSource : ''
}

function lineStartsOf(text: string): number[] {
  return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
}
