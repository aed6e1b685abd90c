import { useEffect, useState } from 'react'
import type { Missed, Position } from '../../play/position.ts'
import { isRefused, type TableSource } from '../../play/source.ts'
import { seenBefore } from './seen.ts'

/**
 * What a reader who comes to a table has not been told, with every board on the way; null where nothing is known
 * of it, undefined until it has come.
 */
export function useMissed(
  source: TableSource,
  key: string,
  latest: Position,
): Missed | null | undefined {
  const [seen] = useState(() => seenBefore(key, latest))
  const [missed, setMissed] = useState<Missed | null | undefined>(
    seen && source.missed ? undefined : null,
  )
  useEffect(() => {
    if (!seen || !source.missed) return
    source.missed(seen.log.length).then((found) => setMissed(isRefused(found) ? null : found))
  }, [source, seen])
  return missed
}
