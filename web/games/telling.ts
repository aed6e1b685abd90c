import { useEffect, useState } from 'react'
import { useSettings } from '../play/settings.ts'

const PACE = { calm: 1900, quick: 1000, instant: 0 } as const

export interface Told {
  /** Whether everything has been told; until then the verdict is kept back. */
  readonly isTold: boolean
  readonly onTold: () => void
}

/** How many of these things are on the screen: one after the other, until all are told. */
export function useTelling(number: number, { isTold, onTold }: Told): number {
  const { pace } = useSettings()
  const [shown, show] = useState(1)
  useEffect(() => {
    if (isTold) return
    const next = () => (shown < number ? show(shown + 1) : onTold())
    const timer = setTimeout(next, PACE[pace])
    return () => clearTimeout(timer)
  }, [shown, number, isTold, onTold, pace])
  return isTold || pace === 'instant' ? number : shown
}

/** For what has just been told, where there is more than the screen holds. */
export function intoSight(element: Element | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}
