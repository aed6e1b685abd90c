import { createInterface } from 'node:readline'
import type { Shell } from '../shell.ts'

/** What a person types, line by line; null when there will be no more. */
export interface Lines {
  next(prompt: string): Promise<string | null>
  close(): void
}

/**
 * Lines that arrive before they are asked for wait: piped answers come all at once. What is piped is
 * written after its prompt, so that the whole reads as it would on a terminal.
 */
export function openLines({ input, out }: Shell): Lines {
  if (!input) return { next: async () => null, close: () => {} }
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
    if (terminal && !ended) {
      reader.setPrompt(prompt)
      reader.prompt()
    } else {
      out.write(prompt)
    }
    const line = early.shift() ?? (ended ? null : await arrival())
    if (!terminal) out.write(line === null ? '\n' : `${shown(line)}\n`)
    else if (line === null) out.write('\n')
    return line
  }

  function arrival(): Promise<string | null> {
    return new Promise((resolve) => {
      deliver = resolve
    })
  }

  return { next, close: () => reader.close() }
}

const LONGEST_ECHO = 80

function shown(line: string): string {
  return line.length > LONGEST_ECHO ? `${line.slice(0, LONGEST_ECHO)}…` : line
}
