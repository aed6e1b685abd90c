import { parseArgs } from 'node:util'
import { FastRng } from '@bulkhead/kernel'
import { freePort, postgresFolder } from '../test/postgres.ts'
import { ChildServer, pause } from './child.ts'
import { Hall } from './hall.ts'
import { embedded, type Ground, shared } from './troubles.ts'

/**
 * Takes the storage away from a server again and again while tables are played. The process must live, go on by
 * itself, and have every acknowledged answer exactly once.
 */

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '20' },
    faults: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    /** Parts of the names of troubles. */
    only: { type: 'string', default: '' },
  },
})
const rng = new FastRng(Number(values.seed))
const [SHORTEST, LONGEST] = [200, 4000]
let problems = 0

for (const arrange of [embedded, shared]) {
  if (arrange === shared && !postgresFolder) {
    console.log('a PostgreSQL that is stopped: skipped, no PostgreSQL is installed here.')
  } else {
    problems += await checkAll(arrange)
  }
}
process.exit(problems > 0 ? 1 : 0)

/** Each trouble at a server and a storage of its own. */
async function checkAll(arrange: () => Ground | Promise<Ground>): Promise<number> {
  let ground = await arrange()
  const names = Object.keys(ground.troubles).filter(isWanted)
  if (names.length === 0) await ground.remove()
  let found = 0
  for (const [i, name] of names.entries()) {
    if (i > 0) ground = await arrange()
    found += await check(name, ground)
  }
  return found
}

function isWanted(name: string): boolean {
  return values.only.split(',').some((part) => name.includes(part))
}

async function check(name: string, ground: Ground): Promise<number> {
  const { begin, end } = ground.troubles[name]
  const server = new ChildServer(await freePort(), ground.settings)
  const hall = new Hall(server.url, ground.storage, rng)
  try {
    await server.start()
    await hall.open(Number(values.tables))
    for (let fault = 1; fault <= Number(values.faults) && server.isRunning; fault++) {
      await pause(rng.int(1000))
      await begin(server)
      await pause(SHORTEST + rng.int(LONGEST - SHORTEST))
      await end(server)
      if (!server.isRunning) break
      await hall.goesOn(`after fault ${fault}`)
      await hall.look(`after fault ${fault}`)
      await hall.replaceFinished()
    }
    if (!server.isRunning) hall.problems.push('The server has ended.')
    else await hall.close()
  } finally {
    await server.stop()
    await ground.remove()
  }
  console.log(
    `${name}, ${values.faults} times, ${values.tables} tables at a time: ${hall.summary()}`,
  )
  for (const problem of hall.problems.slice(0, 20)) console.log(problem)
  return hall.problems.length
}
