import { parseArgs } from 'node:util'
import { FastRng } from '@bulkhead/kernel'
import { freePort } from '../test/postgres.ts'
import { ChildServer, pause } from './child.ts'
import { Hall } from './hall.ts'
import { embedded, type Ground, shared } from './troubles.ts'

/**
 * Kills a server again and again while tables are played, and looks after each restart whether every
 * acknowledged answer is there exactly once, and every table goes on. Where faults are mixed in, some of them come
 * before each kill: they may be over by then, or not.
 */

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '20' },
    kills: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    storage: { type: 'string', default: 'sqlite' },
    mixed: { type: 'boolean', default: false },
  },
})
const rng = new FastRng(Number(values.seed))
const ground: Ground = values.storage === 'postgres' ? await shared() : embedded()
const server = new ChildServer(await freePort(), ground.settings)
const counts = new Map<string, number>()
const NOTHING = { begin() {}, end() {} }
let hall: Hall | null = null
let kills = 0
let isOver = false
let slowestStart = { seconds: 0, effort: 0 }
// Whoever has no time for all of it is told what came out so far.
process.once('SIGINT', () => {
  isOver = true
})
try {
  await startTimed()
  hall = new Hall(server.url, ground.storage, rng)
  await hall.open(Number(values.tables))
  while (kills < Number(values.kills) && !isOver) await killOnce(hall, `after kill ${++kills}`)
  await hall.close()
} finally {
  await server.kill()
  await ground.remove()
}
const mixed = [...counts].map(([name, times]) => `${times} times ${name}`).join(', ')
if (values.mixed) console.log(`Mixed in: ${mixed}.`)
console.log(`${kills} kills, ${values.tables} tables at a time: ${hall.summary()}`)
const { seconds, effort } = slowestStart
console.log(
  `The slowest start took ${seconds.toFixed(1)} s (${effort.toFixed(1)} s of a processor).`,
)
for (const problem of hall.problems.slice(0, 20)) console.log(problem)
process.exit(hall.problems.length > 0 ? 1 : 0)

async function killOnce(at: Hall, when: string): Promise<void> {
  await pause(50 + rng.int(700))
  const trouble = values.mixed ? rng.pick([null, ...Object.entries(ground.troubles)]) : null
  const [name, { begin, end }] = trouble ?? ['nothing', NOTHING]
  counts.set(name, (counts.get(name) ?? 0) + 1)
  await begin(server)
  await pause(trouble ? 100 + rng.int(1500) : 0)
  const isOverBefore = rng.int(2) === 0
  if (isOverBefore) await end(server)
  if (isOverBefore) await pause(rng.int(300))
  await server.kill()
  if (!isOverBefore) await end(server)
  await startTimed()
  await at.goesOn(when)
  await at.look(when)
  await at.replaceFinished()
  if (kills % 10 === 0) console.error(`${when}: ${at.summary()}`)
}

async function startTimed(): Promise<void> {
  const began = performance.now()
  await server.start()
  const seconds = (performance.now() - began) / 1000
  // Where it is much less the machine had no time for it.
  if (seconds > slowestStart.seconds) slowestStart = { seconds, effort: server.effort / 1e6 }
}
