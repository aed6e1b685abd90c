import { Presets, SingleBar } from 'cli-progress'
import type { Screen } from '../shell.ts'

const QUIET_MILLISECONDS = 1000

export interface Progress {
  advance(by: number): void
  stop(): void
}

/** A bar for work that turns out to be long; only where somebody watches. */
export function startProgress(screen: Screen, total: number): Progress {
  if (!screen.isTTY) return { advance() {}, stop() {} }
  const started = performance.now()
  const bar = new SingleBar(
    { format: '{bar} {percentage}% {value}/{total} ETA {eta_formatted}', clearOnComplete: true },
    Presets.shades_classic,
  )
  let done = 0
  return {
    advance(by) {
      done += by
      if (!bar.isActive && performance.now() - started > QUIET_MILLISECONDS) bar.start(total, done)
      else if (bar.isActive) bar.update(done)
    },
    stop() {
      if (bar.isActive) bar.stop()
    },
  }
}
