import { run } from './run.mjs'

await run(process.argv.slice(2), 'fit')
