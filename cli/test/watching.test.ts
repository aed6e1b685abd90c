import { PassThrough } from 'node:stream'
import { FastRng } from '@bulkhead/kernel'
import { describe, expect, test, vi } from 'vitest'
import { games } from '../games.ts'
import { en } from '../play/text/en.ts'
import { fr } from '../play/text/fr.ts'
import { run } from '../program.ts'
import { type TestShell, testShell } from './shell.ts'

// Whole games take their time where other tests run beside them.
vi.setConfig({ testTimeout: 60_000 })

const WATCHED = [
  ['theseus', '--seed 3'],
  ['theseus', '--seed 4 --lang fr'],
  ['nemesis', '--seed 4 --seats 3'],
  ['nemesis', '--seed 5 --seats 2 --lang fr'],
] as const

describe('bots alone are told as to one who watches', () => {
  test.each(WATCHED)('each line once, in the words of a replay: %s %s', async (game, options) => {
    const shell = testShell()
    const out = await watched(shell, `play ${game} --humans 0 --bots random ${options}`)
    const again = sentencesOfReplay(await replayed(shell, options))
    expect(again.length).toBeGreaterThan(100)
    expect(sentencesOfPlay(out)).toEqual(again.slice(0, -1))
    // The end: who has won, and how.
    expect(out.replaceAll('\n', ' ')).toContain(again.at(-1))
  })

  test('the hand of no bot is shown, at the end neither', async () => {
    const out = await watched(
      testShell(),
      'play nemesis --humans 0 --bots random --seed 4 --seats 3',
    )
    expect(out).toContain('The game is over.')
    expect(out).not.toMatch(/^ {2}Hand: |You see|You find/m)
  })
})

test('people at one terminal see at the end what all of them may see', async () => {
  const out = await playedOut('play nemesis --seats 2 --humans 2 --seed 3 --option mode=coop')
  const asked = out.slice(0, out.lastIndexOf('\n> ', out.indexOf('The game is over.')))
  expect(asked).toMatch(/^ {2}Hand: /m)
  const end = out.slice(asked.length)
  expect(end).toMatch(/^Jump|^Time /m)
  expect(end).not.toMatch(/^ {2}Hand: /m)
})

/** Looks on until the end, and saves the match. */
async function watched(shell: TestShell, line: string): Promise<string> {
  return await typedInto(shell, line, () => 's game.json\n\n')
}

/** Answers every question with some number, until the game is over. */
async function playedOut(line: string): Promise<string> {
  const rng = new FastRng(11)
  return await typedInto(testShell(), line, (out) => {
    const exactly = /Pick (\d+):/.exec(out.slice(out.lastIndexOf('\n\n')))
    const first = rng.int(12) + 1
    if (out.endsWith(`${en['end.more']}\n> `)) return '\n'
    return exactly ? `${first}-${first + Number(exactly[1]) - 1}\n` : `${first}\n`
  })
}

/** Runs a command and types whatever is wanted at each prompt. */
async function typedInto(
  shell: TestShell,
  line: string,
  typed: (out: string) => string,
): Promise<string> {
  const input = new PassThrough()
  let out = ''
  const write = (text: string) => {
    out += text
    if (text === '> ') setImmediate(() => input.write(typed(out)))
    // Another person takes over.
    if (text === '') setImmediate(() => input.write('\n'))
    return true
  }
  const code = await run(line.split(' '), { ...shell, games, input, out: { write } })
  expect({ code, err: shell.heard.err }).toEqual({ code: 0, err: '' })
  return out
}

async function replayed(shell: TestShell, options: string): Promise<string> {
  const language = options.includes('--lang fr') ? ['--lang', 'fr'] : []
  shell.heard.out = ''
  const file = `${shell.directory}/game.json`
  expect(await run(['replay', file, ...language], { ...shell, games })).toBe(0)
  return shell.heard.out
}

/** Everything told before the last position is drawn; lines that were broken are whole again. */
function sentencesOfPlay(out: string): string[] {
  const [hint] = [en, fr].flatMap((words) => {
    const at = out.indexOf(words['start.hint'])
    return at < 0 ? [] : [at + words['start.hint'].length + 1]
  })
  const told = out.slice(hint, out.indexOf('\n\n', hint))
  return plain(told.replace(/\n {4}/g, ' '))
}

/** Without the numbers of the answers. */
function sentencesOfReplay(out: string): string[] {
  return plain(out.replace(/^ *\d+ {2}/gm, ''))
}

/** Without the rules: headings show none while a game is played. */
function plain(text: string): string[] {
  return text
    .split('\n')
    .map((line) =>
      line
        .replace(/ +/g, ' ')
        .replace(/ [A-Z]+(-[A-Z]+)+-\d+$/, '')
        .trim(),
    )
    .filter((line) => line !== '')
}
