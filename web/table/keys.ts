import { useEffect, useRef } from 'react'
import type { Zooming } from './zoom.tsx'

interface Keys {
  readonly undo: (() => void) | null
  /** One step back. */
  readonly back: () => void
  readonly showAll: () => void
  readonly showLog: () => void
  readonly zooming: Zooming
}

/** The whole table by keyboard: these are short cuts, Tab reaches everything too. */
export function useKeys(keys: Keys): void {
  const current = useRef(keys)
  current.current = keys
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('dialog[open]')) return
      if (act(event, current.current)) event.preventDefault()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [])
}

function act(event: KeyboardEvent, keys: Keys): boolean {
  const { key } = event
  if (/^[1-9]$/.test(key)) return pressNth(Number(key))
  if (key.startsWith('Arrow')) return !event.shiftKey && moveTo(key)
  if (key === 'Enter') return isOnNothing() && pressMain()
  return Object.hasOwn(ACTS, key) && ACTS[key](keys)
}

type Act = (keys: Keys) => boolean

const ACTS: Readonly<Record<string, Act>> = {
  u: ({ undo }) => done(undo),
  c: ({ showAll }) => done(showAll),
  l: ({ showLog }) => {
    showLog()
    requestAnimationFrame(() => focusOn('.log'))
    return true
  },
  b: () => focusOn('.table-board [data-lit]') || focusOn('.table-board .zoom'),
  o: () => focusOn('.offers button'),
  m: () => focusOn('.prompt-main'),
  Escape: ({ back }) => done(back),
  '+': ({ zooming }) => done(zooming.closer),
  '=': ({ zooming }) => done(zooming.closer),
  '-': ({ zooming }) => done(zooming.further),
  '0': ({ zooming }) => done(zooming.fit),
}

function done(act: (() => void) | null): boolean {
  act?.()
  return act !== null
}

/** Rows of what is open, else the verbs and answers of the question. */
const NUMBERED = ['.popover, .docked', '.prompt'] as const
const ROWS = '[role=menuitem], .verbs .verb, .answer-one .button'

function pressNth(nth: number): boolean {
  const open = NUMBERED.map((area) => document.querySelector(area)).find((area) => area !== null)
  const row = open?.querySelectorAll<HTMLElement>(ROWS)[nth - 1]
  row?.click()
  return row !== undefined
}

/** Enter does what the main button says, where nothing else would take it. */
function pressMain(): boolean {
  const button = document.querySelector<HTMLElement>('.prompt-main, .prompt-go-on')
  button?.click()
  return button !== null
}

function isOnNothing(): boolean {
  const { activeElement } = document
  return activeElement === null || !activeElement.matches('button, a, [role=button], summary')
}

/** From thing to thing on the board, the nearest in that direction. */
function moveTo(key: string): boolean {
  const from = document.activeElement?.closest('.table-board [data-target]')
  const lit = [...document.querySelectorAll<SVGElement>('.table-board [data-lit]')]
  const all = document.querySelectorAll<SVGElement>('.table-board [data-listed]')
  const things = lit.length > 0 ? lit : [...all]
  const origin = centreOf(from ?? document.querySelector('.table-board [data-self]') ?? things[0])
  if (!origin) return false
  const [dx, dy] = DIRECTIONS[key]
  const ahead = things.flatMap((thing) => {
    const centre = centreOf(thing)!
    const [x, y] = [centre.x - origin.x, centre.y - origin.y]
    const along = x * dx + y * dy
    const aside = Math.abs(x * dy - y * dx)
    return thing !== from && along > 1 && aside <= along * 2
      ? [{ thing, far: along + aside * 2 }]
      : []
  })
  const nearest = ahead.sort((one, other) => one.far - other.far)[0]
  nearest?.thing.focus()
  return nearest !== undefined
}

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function centreOf(element: Element | undefined): { x: number; y: number } | null {
  if (!element) return null
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

function focusOn(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector)
  found?.focus()
  return found !== null
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select')
}
