import { createRequire } from 'node:module'
import { theirCells } from './cells.ts'

/** boardgame.io's own server, with its default storage: the memory of the process. */
process.env.NODE_ENV = 'production'
// It complains of every move that came too late, thousands of times a second.
console.error = () => {}
const { Server } = createRequire(import.meta.url)('boardgame.io/server')
await Server({ games: [theirCells], origins: [/.*/] }).run(Number(process.env.PORT))
