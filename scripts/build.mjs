import { ready } from './run.mjs'

await ready({ client: true })
