import { PassThrough } from 'node:stream'
import { FastRng } from '@bulkhead/kernel'
import { expect } from 'vitest'
import type { Catalogue } from '../catalogue.ts'
import { en } from '../play/text/en.ts'
import { fr } from '../play/text/fr.ts'
import { run } from '../program.ts'
import { testShell } from './shell.ts'

/** Plays to the end by answering every question with as many numbers as it wants, legal or not. */
export async function playedOut(line: string, seed: number, games: Catalogue): Promise<string> {
  const shell = testShell()
  const input = new PassThrough()
  const rng = new FastRng(seed)
  let out = ''
  const answer = () => {
    const over = [en, fr].some((words) => out.endsWith(`${words['end.more']}\n> `))
    const wanted = wantedBy(out.slice(out.lastIndexOf('\n\n')))
    const first = rng.int(12) + 1
    input.write(over ? '\n' : `${first}-${first + wanted - 1}\n`)
  }
  const write = (text: string) => {
    out += text
    if (text === '> ') setImmediate(answer)
    // Another person takes over.
    if (text === '') setImmediate(() => input.write('\n'))
    return true
  }
  const code = await run(line.split(' '), { ...shell, games, input, out: { write } })
  expect({ code, err: shell.heard.err }).toEqual({ code: 0, err: '' })
  return out
}

/** How many answers a question wants, where it wants several. */
function wantedBy(question: string): number {
  for (const words of [en, fr]) {
    const [before, after] = words['ask.exactly'].split('{min}')
    const found = question.match(new RegExp(`${before}(\\d+)${after.slice(0, 2)}`))
    if (found) return Number(found[1])
  }
  return 1
}
