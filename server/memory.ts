import { Session } from 'node:inspector/promises'

/** What only the start has needed is given back now: by itself the engine would keep it for a minute. */
export async function giveBackMemory(): Promise<void> {
  const session = new Session()
  session.connect()
  await session.post('HeapProfiler.collectGarbage')
  session.disconnect()
}
