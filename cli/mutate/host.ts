import { join } from 'node:path'
import type { TestModule } from 'vitest/node'
import { createVitest } from 'vitest/node'
import { portable } from '../rules/sources.ts'
import type { Reached } from './reach.ts'

/**
 * A process that keeps Vitest open and runs tests with some files written otherwise. A run of a few
 * tests takes a third of a second in it, where a Vitest of its own takes two.
 */

/** Files are known by their path from the root. */
export interface Job {
  /** Files of tests, in their order. */
  readonly tests: readonly string[]
  /** What stands in some files instead of what stands there. */
  readonly texts: Readonly<Record<string, string>>
  /** How long a file of tests may take, in milliseconds of the processor; for ever where it is not said. */
  readonly patience: Readonly<Record<string, number>>
}

export type Message = { readonly is: 'done'; readonly run: Run } | { readonly is: 'hung' }

export interface Run {
  /** The first test that failed. */
  readonly failure: Failure | null
  readonly files: readonly Ran[]
}

export interface Failure {
  readonly test: string
  readonly title: string
  readonly error: string
}

export interface Ran extends Reached {
  readonly test: string
  readonly milliseconds: number
}

const root = process.argv[2]
const WATCH_MILLISECONDS = 250

let texts: Job['texts'] = {}
let patience: Job['patience'] = {}
let ended: TestModule[] = []
/** When, in time of the processor, the tests under way have to be done. */
let deadline = Number.POSITIVE_INFINITY

/** In the order that was asked for, until one fails. */
class InOrder {
  sort<T>(files: T): T {
    return files
  }
  shard<T>(files: T): T {
    return files
  }
}

const vitest = await createVitest(
  'test',
  {
    config: false,
    root,
    watch: false,
    include: ['**/*.test.ts'],
    isolate: false,
    pool: 'threads',
    maxWorkers: 1,
    bail: 1,
    // The time of the processor decides; this is for tests that wait for what never comes.
    testTimeout: 600_000,
    cache: false,
    sequence: { sequencer: InOrder as never },
    reporters: [
      {
        onTestModuleQueued: ({ moduleId }) => allow(portable(root, moduleId)),
        onTestModuleEnd: (module) => void ended.push(module),
      },
    ],
  },
  {
    plugins: [{ name: 'other-texts', enforce: 'pre', load: (id) => texts[portable(root, id)] }],
  },
)

process.on('message', async (job: Job) => send({ is: 'done', run: await run(job) }))
process.on('disconnect', () => process.exit())
setInterval(() => processorTime() > deadline && send({ is: 'hung' }), WATCH_MILLISECONDS)

function send(message: Message): void {
  process.send!(message)
}

/** Tests run in a thread, so this one still sees the time go by when they are caught in a loop. */
function allow(test: string): void {
  deadline = processorTime() + (patience[test] ?? Number.POSITIVE_INFINITY)
}

/** What others do on this machine does not count. */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

async function run(job: Job): Promise<Run> {
  for (const file of Object.keys({ ...texts, ...job.texts })) {
    vitest.invalidateFile(join(root, file))
  }
  texts = job.texts
  patience = job.patience
  ended = []
  const project = vitest.getRootProject()
  const { unhandledErrors } = await vitest.runTestSpecifications(
    job.tests.map((test) => project.createSpecification(join(root, test))),
  )
  deadline = Number.POSITIVE_INFINITY
  const failed = ended.find((module) => module.state() === 'failed')
  const failure = failed ? failureIn(failed) : null
  return {
    failure: failure ?? outside(unhandledErrors),
    files: ended.filter((module) => module.state() === 'passed').map(ran),
  }
}

function failureIn(module: TestModule): Failure {
  const [test] = module.children.allTests('failed')
  const [error] = test?.result().errors ?? module.errors()
  return {
    test: portable(root, module.moduleId),
    title: test?.fullName ?? '',
    error: error?.message ?? '',
  }
}

function outside([error]: readonly unknown[]): Failure | null {
  return error ? { test: '', title: '', error: String((error as Error).message) } : null
}

function ran(module: TestModule): Ran {
  const { loading = [], testing = [] } = module.meta() as Partial<Reached>
  const { duration, collectDuration } = module.diagnostic()
  return {
    test: portable(root, module.moduleId),
    milliseconds: duration + collectDuration,
    loading,
    testing,
  }
}
