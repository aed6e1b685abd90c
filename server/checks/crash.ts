import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { FastRng } from '@bulkhead/kernel'
import { freePort } from '../test/postgres.ts'
import { ChildServer, pause } from './child.ts'
import { Hall } from './hall.ts'

/**
 * Kills a server again and again while tables are played, and looks after each restart whether every
 * acknowledged answer is there exactly once.
 */

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '20' },
    kills: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
  },
})
const rng = new FastRng(Number(values.seed))
const folder = mkdtempSync(join(tmpdir(), 'bulkhead-crash-'))
const server = new ChildServer(await freePort(), { DATA: folder })
await server.start()
const hall = new Hall(server.url, { folder }, rng)
await hall.open(Number(values.tables))

for (let kill = 1; kill <= Number(values.kills); kill++) {
  await pause(50 + rng.int(700))
  await server.kill()
  await server.start()
  await hall.look(`after kill ${kill}`)
  await hall.replaceFinished()
}

await hall.close()
await server.stop()
rmSync(folder, { recursive: true, force: true })
console.log(`${values.kills} kills, ${values.tables} tables at a time: ${hall.summary()}`)
for (const problem of hall.problems.slice(0, 20)) console.log(problem)
process.exit(hall.problems.length > 0 ? 1 : 0)
