import type { Assignment, Reply, Request } from './protocol.ts'
import { Room } from './room.ts'
import { browserShelf, type Shelf } from './shelf.ts'
import { serveThoughts, thinkThrough } from './thinker.ts'

/** Two workers run this: one holds the local games, the other thinks for their bots. */

const BOT_PAUSE = 300

self.onmessage = ({ data }: MessageEvent<Assignment>) => {
  if (data.role === 'thinker') serveThoughts(data.port)
  else openRoom(data.port)
}

function openRoom(thinker: MessagePort): void {
  const tabs = new BroadcastChannel('bulkhead-games')
  const room = new Room({
    shelf: announced(browserShelf(), tabs),
    think: thinkThrough(thinker),
    tell: (notice) => self.postMessage(notice),
    botPause: BOT_PAUSE,
  })
  tabs.onmessage = ({ data }) => room.changedElsewhere(data.id, data.version)
  self.onmessage = async ({ data }: MessageEvent<Request>) => {
    self.postMessage({ id: data.id, value: await answered(room, data) } satisfies Reply)
  }
}

async function answered(room: Room, { call, args }: Request): Promise<unknown> {
  try {
    return await (room[call] as (...args: unknown[]) => unknown)(...args)
  } catch (error) {
    console.error(error)
    return { error: 'failed', message: 'Something went wrong here.' }
  }
}

/** Tells other tabs of this browser what is written here. */
function announced(shelf: Shelf, tabs: BroadcastChannel): Shelf {
  return {
    ...shelf,
    async write(kept) {
      const written = await shelf.write(kept)
      if (written) tabs.postMessage({ id: kept.game.id, version: kept.game.version })
      return written
    },
    async remove(id) {
      await shelf.remove(id)
      tabs.postMessage({ id, version: 0 })
    },
  }
}
