import { run } from './run.mjs'

await run(['play', 'theseus', ...process.argv.slice(2)])
