import { useEffect, useRef } from 'react'
import type { Transport } from './replay-transport.tsx'

/** Arrows step, with Shift by rounds; Home and End jump; Space plays. */
export function useReplayKeys(transport: Transport): void {
  const now = useRef(transport)
  now.current = transport
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return
      const act = actOf(event, now.current)
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

function actOf({ key, shiftKey }: KeyboardEvent, t: Transport): (() => void) | null {
  switch (key) {
    case 'ArrowLeft':
      return () => (shiftKey ? t.round(-1) : t.go(t.at - 1))
    case 'ArrowRight':
      return () => (shiftKey ? t.round(1) : t.go(t.at + 1))
    case 'PageUp':
      return () => t.round(-1)
    case 'PageDown':
      return () => t.round(1)
    case 'Home':
      return () => t.go(0)
    case 'End':
      return () => t.go(t.length)
    case ' ':
      return () => t.play(!t.isPlaying)
    default:
      return null
  }
}

/** Lists, dialogs and what scrolls use these keys themselves; a button takes the space bar. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('dialog, select, .log, .zoom')) return true
  return key === ' ' && target.closest('button, a, [role="button"]') !== null
}
