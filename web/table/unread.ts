import { useEffect, useState } from 'react'
import type { TableSource } from '../play/source.ts'
import { useChat } from './chat.tsx'

/** How many messages of others came since they were last in sight, on this device. */
export function useUnread(
  source: TableSource,
  table: string,
  isReading: boolean,
  own: string | null,
): number {
  const key = `bulkhead-read-${table}`
  const chat = useChat(source)
  const [read, setRead] = useState(() => Number(localStorage.getItem(key) ?? 0))
  const last = chat.at(-1)?.number ?? 0
  useEffect(() => {
    if (!isReading || last <= read) return
    setRead(last)
    localStorage.setItem(key, String(last))
  }, [isReading, last, read, key])
  return isReading ? 0 : chat.filter(({ number, name }) => number > read && name !== own).length
}
