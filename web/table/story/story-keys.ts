import { useEffect, useRef } from 'react'
import { currentSettings } from '../../play/settings.ts'
import { toggleSound } from './speaker.tsx'
import type { Telling } from './use-story.ts'

/** Space goes on where it stops, S skips, P pauses, H tells it again, V mutes. */
export function useStoryKeys(telling: Telling): void {
  const current = useRef(telling)
  current.current = telling
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return
      if (act(event.key, current.current)) event.preventDefault()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [])
}

function act(key: string, { now, time, story, goOn, skip, pause, again }: Telling): boolean {
  if (key === 'h') again()
  else if (key === 'v') toggleSound(currentSettings().sound)
  else if (!now) return false
  else if (key === ' ' && (time === null || story.isPaused)) goOn()
  else if (key === 's') skip()
  else if (key === 'p') pause()
  else return false
  return true
}

/** What is written, and a button that the space bar presses, comes first. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]')) return true
  if (!(target instanceof HTMLElement)) return false
  if (target.matches('input, textarea, select')) return true
  return key === ' ' && target.closest('button, a, [role="button"]') !== null
}
