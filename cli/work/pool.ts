import { Piscina } from 'piscina'
import type { Shell } from '../shell.ts'
import { startProgress } from './progress.ts'
import { type Job, type Kind, perform, type ResultOf } from './task.ts'

/** A job with what it counts for in the progress bar. */
export type Weighed<K extends Kind> = Job<K> & { readonly weight: number }

/**
 * Does jobs in their order, several at a time, until they are done or `take` says that it is enough.
 * Then the jobs under way are finished, so that no job before the one that was enough is missing.
 */
export async function doAll<K extends Kind>(
  shell: Shell,
  workers: number,
  jobs: readonly Weighed<K>[],
  take: (result: ResultOf<K>, index: number) => boolean,
): Promise<void> {
  const lanes = Math.min(workers, jobs.length)
  const pool = openPool(shell, lanes)
  const progress = startProgress(
    shell.err,
    jobs.reduce((sum, job) => sum + job.weight, 0),
  )
  let next = 0
  let enough = false
  const lane = async () => {
    while (!enough && next < jobs.length) {
      const index = next++
      const { weight, kind, task } = jobs[index]
      const result = await pool.perform({ kind, task } as Job<K>)
      if (!take(result, index)) enough = true
      progress.advance(weight)
    }
  }
  try {
    await Promise.all(Array.from({ length: lanes }, lane))
  } finally {
    progress.stop()
    await pool.close()
  }
}

interface Pool {
  perform<K extends Kind>(job: Job<K>): Promise<ResultOf<K>>
  close(): Promise<void>
}

/** One lane needs no thread of its own. */
function openPool({ worker, games }: Shell, lanes: number): Pool {
  if (!worker || lanes <= 1) {
    return { perform: async (job) => perform(games, job), close: async () => {} }
  }
  const threads = new Piscina({
    filename: worker.href,
    minThreads: lanes,
    maxThreads: lanes,
    execArgv: [...process.execArgv, '--enable-source-maps'],
  })
  return { perform: (job) => threads.run(job), close: () => threads.destroy() }
}

const CHUNKS_FOR_EACH_WORKER = 16
const LARGEST_CHUNK = 512

/** Cuts games into ranges small enough to keep every worker busy to the end. */
export function ranges(games: number, workers: number): { from: number; to: number }[] {
  const even = Math.ceil(games / (workers * CHUNKS_FOR_EACH_WORKER))
  const size = Math.min(LARGEST_CHUNK, Math.max(1, even))
  return Array.from({ length: Math.ceil(games / size) }, (_, i) => ({
    from: i * size,
    to: Math.min(games, (i + 1) * size),
  }))
}
