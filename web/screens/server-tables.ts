import { useEffect, useState } from 'react'
import { type MyTable, myTables, openTables } from '../play/api.ts'
import type { TableInfo } from '../play/position.ts'
import { useIdentity, useServer } from '../play/server.ts'
import { isRefused } from '../play/source.ts'

const EVERY = 10_000

export interface ServerTables {
  readonly mine: readonly MyTable[]
  readonly open: readonly TableInfo[]
}

const NONE: ServerTables = { mine: [], open: [] }

/** The tables of the server, looked at again while the page is; null where there is no server. */
export function useServerTables(): ServerTables | null {
  const server = useServer()
  const me = useIdentity()
  const [tables, setTables] = useState(NONE)
  const id = me?.id
  useEffect(() => {
    if (server !== 'there') return
    let wanted = true
    const look = async () => {
      if (document.hidden) return
      const [mine, open] = await Promise.all([id ? myTables() : [], openTables()])
      if (!wanted) return
      // What was known stands until the server says otherwise.
      setTables((now) => ({
        mine: isRefused(mine) ? now.mine : mine,
        open: isRefused(open) ? now.open : open,
      }))
    }
    look()
    const timer = setInterval(look, EVERY)
    document.addEventListener('visibilitychange', look)
    return () => {
      wanted = false
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [server, id])
  return server === 'there' ? tables : null
}
