import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Job, Message, Run } from './host.ts'

/** What became of a job: the tests ran, or they never came to an end. */
export type Outcome = Run | 'hung' | 'crashed'

/** A process that does one job after another, and is replaced when a job stops it. */
export interface Lane {
  /** `patience` is how long a file of tests may take, in milliseconds. */
  perform(job: Job, patience: (test: string) => number): Promise<Outcome>
  close(): void
}

const HOST = fileURLToPath(new URL('./mutate.js', import.meta.url))
/** Vitest itself has to start before the first file of tests does. */
const START = 120_000
const MEGABYTES = 1024

export function openLane(root: string): Lane {
  let host: ChildProcess | null = null
  return {
    async perform(job, patience) {
      host ??= start(root)
      const outcome = await answer(host, job, patience)
      if (outcome === 'hung' || outcome === 'crashed') {
        host.kill('SIGKILL')
        host = null
      }
      return outcome
    },
    close() {
      host?.kill('SIGKILL')
      host = null
    },
  }
}

function start(root: string): ChildProcess {
  return fork(HOST, [root], {
    cwd: root,
    // What the changed rules say does not matter, and there can be much of it.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [`--max-old-space-size=${MEGABYTES}`],
    env: Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^VITEST/.test(name))),
  })
}

function answer(
  host: ChildProcess,
  job: Job,
  patience: (test: string) => number,
): Promise<Outcome> {
  return new Promise((resolve) => {
    let timer = setTimeout(end, START, 'hung' as const)
    function end(outcome: Outcome): void {
      clearTimeout(timer)
      host.off('message', hear)
      host.off('exit', crash)
      resolve(outcome)
    }
    function hear(message: Message): void {
      clearTimeout(timer)
      if (message.is === 'done') end(message.run)
      else timer = setTimeout(end, patience(message.test), 'hung' as const)
    }
    const crash = () => end('crashed')
    host.on('message', hear)
    host.once('exit', crash)
    host.send(job)
  })
}
