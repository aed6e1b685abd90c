import { useSyncExternalStore } from 'react'
import { type MyTable, myTables, openTables } from '../play/api.ts'
import type { TableInfo } from '../play/position.ts'
import { useIdentity, useServer } from '../play/server.ts'
import { isRefused } from '../play/source.ts'
import { Store } from '../play/store.ts'

const EVERY = 10_000

export interface ServerTables {
  readonly mine: readonly MyTable[]
  readonly open: readonly TableInfo[]
}

const tables = new Store<ServerTables>({ mine: [], open: [] })

/** The tables of the server, looked at again while the page is; null where there is no server. */
export function useServerTables(): ServerTables | null {
  const server = useServer()
  const isKnown = Boolean(useIdentity())
  const looking = server !== 'there' ? notLooking : isKnown ? lookingForMine : lookingForOpen
  const found = useSyncExternalStore(looking, tables.get)
  return server === 'there' ? found : null
}

const notLooking = () => () => undefined
const lookingForMine = watching(async () => look(await myTables()))
const lookingForOpen = watching(async () => look([]))

async function look(mine: Awaited<ReturnType<typeof myTables>>): Promise<void> {
  const open = await openTables()
  // What was known stands until the server says otherwise.
  const now = tables.get()
  tables.set({
    mine: isRefused(mine) ? now.mine : mine,
    open: isRefused(open) ? now.open : open,
  })
}

/** However many parts of a page watch, the server is asked once. */
function watching(ask: () => Promise<void>): (listener: () => void) => () => void {
  let watchers = 0
  let timer: ReturnType<typeof setInterval> | undefined
  const again = () => {
    if (!document.hidden) ask()
  }
  return (listener) => {
    const forget = tables.subscribe(listener)
    if (watchers++ === 0) {
      ask()
      timer = setInterval(again, EVERY)
      document.addEventListener('visibilitychange', again)
    }
    return () => {
      forget()
      if (--watchers > 0) return
      clearInterval(timer)
      document.removeEventListener('visibilitychange', again)
    }
  }
}
