import { startServer } from '../index.ts'
import { cells } from './cells.ts'

/** Our server as it is, with the game that both servers play. */
const server = await startServer({
  port: Number(process.env.PORT),
  games: { cells },
  storage: { folder: process.env.DATA, waitsForDisk: process.env.WAIT_FOR_DISK === 'on' },
  limits: { requests: 1e9, identities: 1e9, streams: 1e9 },
  log: 'error',
})

process.once('SIGTERM', () => server.close().then(() => process.exit(0)))
