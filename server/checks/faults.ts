import { parseArgs } from 'node:util'
import { FastRng } from '@bulkhead/kernel'
import { freePort, postgresFolder } from '../test/postgres.ts'
import { ChildServer, pause } from './child.ts'
import { Hall } from './hall.ts'
import { TROUBLES } from './troubles.ts'

/**
 * Takes the storage away from a server again and again while tables are played. The process must live, go on by
 * itself, and have every acknowledged answer exactly once.
 */

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '20' },
    faults: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    /** A part of the name of the trouble. */
    only: { type: 'string', default: '' },
  },
})
const rng = new FastRng(Number(values.seed))
const [SHORTEST, LONGEST] = [200, 4000]
let problems = 0

for (const [name, arrange] of Object.entries(TROUBLES)) {
  if (!name.includes(values.only)) continue
  if (name.includes('PostgreSQL') && !postgresFolder) {
    console.log(`${name}: skipped, no PostgreSQL is installed here.`)
  } else {
    problems += await check(name, arrange)
  }
}
process.exit(problems > 0 ? 1 : 0)

async function check(name: string, arrange: (typeof TROUBLES)[string]): Promise<number> {
  const trouble = await arrange()
  const server = new ChildServer(await freePort(), trouble.settings)
  await server.start()
  const hall = new Hall(server.url, trouble.storage, rng)
  await hall.open(Number(values.tables))
  for (let fault = 1; fault <= Number(values.faults) && server.isRunning; fault++) {
    await pause(rng.int(1000))
    await trouble.begin(server, fault)
    await pause(SHORTEST + rng.int(LONGEST - SHORTEST))
    await trouble.end(server)
    if (!server.isRunning) break
    await hall.goesOn(`after fault ${fault}`)
    await hall.look(`after fault ${fault}`)
    await hall.replaceFinished()
  }
  if (!server.isRunning) hall.problems.push('The server has ended.')
  else await hall.close()
  await server.stop()
  await trouble.remove()
  console.log(
    `${name}, ${values.faults} times, ${values.tables} tables at a time: ${hall.summary()}`,
  )
  for (const problem of hall.problems.slice(0, 20)) console.log(problem)
  return hall.problems.length
}
