import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Job, Message, Run } from './host.ts'

/** What became of a job: the tests ran, or they never came to an end. */
export type Outcome = Run | 'hung' | 'crashed'

/** A process that does one job after another, and is replaced when a job stops it. */
export interface Lane {
  perform(job: Job): Promise<Outcome>
  close(): void
}

const HOST = fileURLToPath(new URL('./mutate.js', import.meta.url))
const MEGABYTES = 1024

export function openLane(root: string): Lane {
  let host: ChildProcess | null = null
  return {
    async perform(job) {
      host ??= start(root)
      const outcome = await answer(host, job)
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

function answer(host: ChildProcess, job: Job): Promise<Outcome> {
  return new Promise((resolve) => {
    function end(outcome: Outcome): void {
      host.off('message', hear)
      host.off('exit', crash)
      resolve(outcome)
    }
    const hear = (message: Message) => end(message.is === 'done' ? message.run : 'hung')
    const crash = () => end('crashed')
    host.on('message', hear)
    host.on('exit', crash)
    host.send(job)
  })
}
