import { useEffect, useRef } from 'react'
import type { Choosing } from './choosing.ts'
import type { Pane } from './tabs.tsx'

interface Keys {
  readonly choosing: Choosing
  readonly skip: (() => void) | null
  readonly undo: (() => void) | null
  readonly cancel: () => void
  readonly happened: () => void
  readonly show: (pane: Pane) => void
}

/** The whole table by keyboard: these are short cuts, Tab reaches everything too. */
export function useKeys(keys: Keys): void {
  const current = useRef(keys)
  current.current = keys
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('dialog[open]')) return
      if (act(event.key, current.current)) event.preventDefault()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [])
}

function act(key: string, { choosing, skip, undo, cancel, happened, show }: Keys): boolean {
  if (key === 's' && skip) skip()
  else if (key === 'u' && undo) undo()
  else if (key === 'Escape') skip ? skip() : cancel()
  else if (key === 'h') happened()
  else if (key === 'w') show('why-not')
  else if (key === 'l') show('log')
  else if (key === 'c') focusOn('.choice-list button')
  else if (key === 'o') focusOn('.offers button')
  else if (key === 'b') focusOn('.table-board [tabindex="0"]')
  else if (key === 'm') focusOn('.prompt-main')
  else if (/^[1-9]$/.test(key)) return pickNth(Number(key), choosing)
  else return false
  return true
}

function pickNth(nth: number, { asked, offered, pick }: Choosing): boolean {
  const option = (offered ?? asked?.options ?? [])[nth - 1]
  if (option) pick(option)
  return option !== undefined
}

function focusOn(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus()
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select')
}
