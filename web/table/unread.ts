import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Said } from '../play/position.ts'
import type { TableSource } from '../play/source.ts'

const NOTHING: readonly Said[] = []

export function useChat({ talk, subscribe }: TableSource): readonly Said[] {
  return useSyncExternalStore(subscribe, talk?.chat ?? (() => NOTHING))
}

/** How many messages came since the chat was last in sight, on this device. */
export function useUnread(source: TableSource, table: string, isReading: boolean): number {
  const key = `bulkhead-read-${table}`
  const chat = useChat(source)
  const [read, setRead] = useState(() => Number(localStorage.getItem(key) ?? 0))
  const last = chat.at(-1)?.number ?? 0
  useEffect(() => {
    if (!isReading || last <= read) return
    setRead(last)
    localStorage.setItem(key, String(last))
  }, [isReading, last, read, key])
  return isReading ? 0 : chat.filter(({ number }) => number > read).length
}
