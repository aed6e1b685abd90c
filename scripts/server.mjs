import { run } from './run.mjs'
import { say } from './setup.mjs'

const PROGRAMS = ['main', 'admin', 'crash', 'faults', 'idle', 'load', 'saves']

const [name = 'main', ...args] = process.argv.slice(2)
if (PROGRAMS.includes(name)) {
  await run(args, `server/${name}`)
} else {
  say(`There is no "${name}" to run; there are: ${PROGRAMS.join(', ')}.`)
  process.exitCode = 1
}
