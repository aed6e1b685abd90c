import type { Unavailable } from '@bulkhead/kernel'
import { useEffect, useState } from 'react'
import type { AnyGameUi } from '../games/ui.ts'
import type { Asked } from '../play/position.ts'
import type { TableSource } from '../play/source.ts'

const NOTHING: readonly Unavailable[] = []

/** What cannot be done now, and why, as soon as it is known; nothing while nothing of the turn is asked. */
export function useUnavailable(
  source: TableSource,
  asked: Asked | null,
  ui: AnyGameUi,
): readonly Unavailable[] {
  const [found, setFound] = useState(NOTHING)
  const isTurn = asked !== null && !asked.cancel && ui.unavailableAt !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question has other reasons.
  useEffect(() => {
    let current = true
    setFound(NOTHING)
    if (isTurn) source.whyNot().then((reasons) => current && setFound(reasons))
    return () => {
      current = false
    }
  }, [source, asked, isTurn])
  return found
}
