import { Readable } from 'node:stream'
import { Match, must } from '@bulkhead/kernel'
import { expect, test } from 'vitest'
import { grumble } from '../../kernel/test/games/grumble.ts'
import { run } from '../program.ts'
import type { Keyboard } from '../shell.ts'
import { shellWith } from './shell.ts'

/** A seed with which the first seat holds a six, or none. */
function seedWhere(holds: boolean): number {
  for (let seed = 1; ; seed++) {
    const { state } = must(Match.start(grumble, { seats: 2, seed: { kind: 'fast', seed } }))
    if (state.bidders[0].hand.includes(6) === holds) return seed
  }
}

async function played(line: string, typed: readonly string[] = []): Promise<string> {
  const shell = shellWith(grumble)
  const input = Readable.from(typed.map((one) => `${one}\n`)) as unknown as Keyboard
  await run(['play', 'grumble', ...line.split(' ')], { ...shell, input })
  return shell.heard.out
}

test('somebody alone with bots is not asked in vain', async () => {
  const out = await played(`--seed ${seedWhere(false)} --bots random`)
  expect(out).not.toContain('grumble?')
  expect(out).not.toContain('bear-it')
  expect(out).toMatch(/\n> /)
})

test('they are asked where there is something to react with', async () => {
  expect(await played(`--seed ${seedWhere(true)} --bots random`)).toContain('bear-it')
})

test('people who share a terminal are asked: they see who is', async () => {
  expect(await played(`--seed ${seedWhere(false)} --humans 2`)).toContain('bear-it')
})
