import { run } from './run.mjs'

await run(['play', ...process.argv.slice(2)])
