import { createRequire } from 'node:module'
import { theirCells } from './cells.ts'

/** boardgame.io's own server: with its default storage, the memory of the process, or with its files. */
process.env.NODE_ENV = 'production'
// It complains of every move that came too late, thousands of times a second.
console.error = () => {}
const { Server, FlatFile } = createRequire(import.meta.url)('boardgame.io/server')
const folder = process.env.DATA
const db = folder ? new FlatFile({ dir: folder }) : undefined
await Server({ games: [theirCells], origins: [/.*/], db }).run(Number(process.env.PORT))
