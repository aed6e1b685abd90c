import { createInterface } from 'node:readline'
import type { Shell } from '../shell.ts'

/** What a person types, line by line; null when there will be no more. */
export interface Lines {
  next(prompt: string): Promise<string | null>
  /** The same, unless so many milliseconds pass before anything is typed. */
  nextWithin(prompt: string, milliseconds: number): Promise<{ line: string | null } | 'time'>
  close(): void
}

/**
 * Lines that arrive before they are asked for wait: piped answers come all at once. What is piped is
 * written after its prompt, so that the whole reads as it would on a terminal.
 */
export function openLines({ input, out }: Shell): Lines {
  if (!input) {
    return { next: async () => null, nextWithin: async () => ({ line: null }), close: () => {} }
  }
  const terminal = input.isTTY === true && out.isTTY === true
  const output = terminal ? (out as unknown as NodeJS.WritableStream) : undefined
  // No history: the next person must not scroll back to what the last one typed.
  const options = { input, output, terminal, historySize: 0, crlfDelay: Number.POSITIVE_INFINITY }
  const reader = createInterface(options)
  const early: string[] = []
  let deliver: ((line: string | null) => void) | null = null
  let ended = false
  const hand = (line: string | null) => {
    const waiting = deliver
    deliver = null
    waiting?.(line)
  }
  reader.on('line', (line) => {
    if (deliver) hand(line)
    else early.push(line)
  })
  reader.on('close', () => {
    ended = true
    hand(null)
  })

  async function next(prompt: string): Promise<string | null> {
    show(prompt)
    return heard(early.shift() ?? (ended ? null : await arrival()))
  }

  async function nextWithin(prompt: string, milliseconds: number) {
    show(prompt)
    if (early.length > 0 || ended) return { line: heard(early.shift() ?? null) }
    const time = Number.isFinite(milliseconds) ? Math.min(milliseconds, LONGEST_WAIT) : null
    const line = await arrivalWithin(time)
    if (line === 'time') out.write('\n')
    return line === 'time' ? line : { line: heard(line.line) }
  }

  function show(prompt: string): void {
    if (terminal && !ended) {
      reader.setPrompt(prompt)
      reader.prompt()
    } else {
      out.write(prompt)
    }
  }

  function heard(line: string | null): string | null {
    if (!terminal) out.write(line === null ? '\n' : `${shown(line)}\n`)
    else if (line === null) out.write('\n')
    return line
  }

  function arrival(): Promise<string | null> {
    return new Promise((resolve) => {
      deliver = resolve
    })
  }

  function arrivalWithin(milliseconds: number | null) {
    return new Promise<{ line: string | null } | 'time'>((resolve) => {
      const stop = () => {
        deliver = null
        resolve('time')
      }
      const timer = milliseconds === null ? null : setTimeout(stop, milliseconds)
      deliver = (line) => {
        if (timer) clearTimeout(timer)
        resolve({ line })
      }
    })
  }

  return { next, nextWithin, close: () => reader.close() }
}

/** What a timer can wait for. */
const LONGEST_WAIT = 2 ** 31 - 1

const LONGEST_ECHO = 80

function shown(line: string): string {
  return line.length > LONGEST_ECHO ? `${line.slice(0, LONGEST_ECHO)}…` : line
}
