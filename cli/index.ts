import { existsSync } from 'node:fs'
import { games } from './games.ts'
import { run } from './program.ts'

const worker = new URL('./worker.js', import.meta.url)

// A reader that stops early, like `head`, is no error of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

process.exitCode = await run(process.argv.slice(2), {
  games,
  worker: existsSync(worker) ? worker : null,
  out: process.stdout,
  err: process.stderr,
  input: process.stdin,
  directory: process.cwd(),
  exitCode: 0,
})
