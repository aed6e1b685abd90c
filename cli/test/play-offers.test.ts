import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { type AnyGame, FastRng, Match, must, type Save } from '@bulkhead/kernel'
import { describe, expect, test } from 'vitest'
import { bids } from '../../kernel/test/games/bids.ts'
import { snatch } from '../../kernel/test/games/snatch.ts'
import { spoils } from '../../kernel/test/games/spoils.ts'
import { randomAnswer } from '../fuzz/probes.ts'
import { run } from '../program.ts'
import type { Keyboard } from '../shell.ts'
import { bulkhead, offering, shellWith, type TestShell } from './shell.ts'

function finished(game: AnyGame, seed = 1, before?: Save): Save {
  const setup = { seats: 2, seed: { kind: 'fast' as const, seed }, before }
  const match = must(Match.start(game, setup)) as Match
  const rng = new FastRng(seed)
  while (!match.result) must(match.replay(randomAnswer(match, rng)))
  return match.save()
}

function written(shell: TestShell, name: string, save: Save): string {
  writeFileSync(join(shell.directory, name), JSON.stringify(save))
  return join(shell.directory, name)
}

describe('play', () => {
  const GAME = 'play snatch --seed 5'

  async function played(line: string, typed: readonly string[], game: AnyGame = snatch) {
    const shell = shellWith(game, bids, spoils)
    const input = Readable.from(typed.map((one) => `${one}\n`)) as unknown as Keyboard
    const code = await run(line.split(' '), { ...shell, input })
    return { code, ...shell.heard }
  }

  test('lists what is on offer beside the question, and takes it', async () => {
    const { out } = await played(`${GAME} --humans 2`, ['t 1', '2'])
    expect(out).toContain('You may also, whenever you like:')
    expect(out).toContain(' t 1  Pay a coin: no bid below 2 SNATCH-RAISE\n')
    expect(out).toContain(' t 2  Snatch the lot SNATCH-LOT\n')
    expect(out).toMatch(/\n30 seconds, and then: The sand has run through\n/)
    expect(out).toMatch(/> t 1\n\n {2}Player 0 raises: no bid below 2\. SNATCH-RAISE\n/)
    expect(out.split('> t 1')[1]).not.toContain('Pay a coin: no bid below 3')
  })

  test('says what is wrong, in both languages, and lists the letter in the help', async () => {
    const { out } = await played(`${GAME} --humans 2`, ['t 9', 't', 'h'])
    expect(out).toContain('> t 9\nSay which one, from t 1 to t 2.\n')
    expect(out).toContain('> t\nSay which one, from t 1 to t 2.\n')
    expect(out).toContain('  t …   takes something that is on offer to you unasked')
    const french = await played(`${GAME} --humans 2 --lang fr`, ['t 9'])
    expect(french.out).toContain('Vous pouvez aussi, à tout moment\u00a0:')
    expect(french.out).toContain('Dites lequel, de t 1 à t 2.')
  })

  test('a taken offer can be taken back', async () => {
    const { out } = await played(`${GAME} --humans 2`, ['t 1', 'u', 't 1'])
    expect(out).toContain('> u\nTaken back.')
    expect(out.split('Player 0 raises')).toHaveLength(3)
  })

  test('asks whether to take something before a bot answers, once', async () => {
    const mine = offering((s) => [{ id: `raise:${s.round}`, seat: 0, label: 'snatch' }])
    const typed = ['2', '1', '', '1']
    const { out } = await played(`${GAME} --humans 1 --bots random`, typed, mine)
    const [before, after] = out.split('The number of what you take; Enter lets the others go on.')
    expect(before.split('you: ')).toHaveLength(3)
    expect(before).toMatch(/(wins|wants) the lot \d\.\n\nYou may also.*\n t 1 {2}Snatch the lot\n$/)
    expect(after).toMatch(/^\n> \n\n.*looks at the lot|^\n> \n\nyou: Choose your bid/)
  })

  test('a game without offers knows no letter t', async () => {
    const { out } = await played('play bids --seed 5 --humans 2', ['t 1', 'h'], bids)
    expect(out).toContain('There is nothing called "t 1" here')
    expect(out).not.toContain('on offer to you unasked')
  })

  test('the sand runs while somebody thinks', async () => {
    const quick = offering((s) =>
      snatch.offers!(s).map((offer) => (offer.seconds ? { ...offer, seconds: 0.05 } : offer)),
    )
    const shell = shellWith(quick)
    const input = new PassThrough()
    let out = ''
    const write = (text: string) => {
      out += text
      if (text.includes('The sand has run through. ')) setImmediate(() => input.end())
      return true
    }
    const code = await run(`${GAME} --humans 2`.split(' '), { ...shell, input, out: { write } })
    expect(code).toBe(0)
    expect(out).toContain('The sand has run through. SNATCH-SAND')
    expect(out.split('The sand has run through. ')[1]).not.toContain('t 1')
  })

  test('--after starts from the end of a finished match', async () => {
    const shell = shellWith(bids, spoils)
    const file = written(shell, 'bids.json', finished(bids, 2))
    const keys = () => Readable.from(['1\n']) as unknown as Keyboard
    const code = await run(`play spoils --seats 2 --humans 2 --after ${file}`.split(' '), {
      ...shell,
      input: keys(),
    })
    expect({ code, err: shell.heard.err }).toEqual({ code: 0, err: '' })
    expect(shell.heard.out).toContain('Show a card, or keep all.')
  })

  test('without it bots play one first', async () => {
    const shell = shellWith(bids, spoils)
    const input = Readable.from(['1\n']) as unknown as Keyboard
    const code = await run('play spoils --seats 2 --humans 2 --seed 1'.split(' '), {
      ...shell,
      input,
    })
    expect({ code, err: shell.heard.err }).toEqual({ code: 0, err: '' })
    expect(shell.heard.out).toContain('Show a card, or keep all.')
    const refused = await bulkhead(shell, 'play spoils --seats 2 --adrift nobody')
    expect(refused.err).toMatch(/^There is no bot "nobody"/)
  })
})

describe('a sequel in a file', () => {
  function sequel(shell: TestShell): string {
    return written(shell, 'spoils.json', finished(spoils, 4, finished(bids, 2)))
  }

  test('replay tells of the earlier match first', async () => {
    const shell = shellWith(bids, spoils)
    const { code, out } = await bulkhead(shell, `replay ${sequel(shell)}`)
    expect(code).toBe(0)
    expect(out).toMatch(/^Before it, a match of bids with \d+ answers\. Victory: player/)
    expect(out).toMatch(/The spoils are shared\.\n$/)
    const french = await bulkhead(shell, `replay ${sequel(shell)} --lang fr`)
    expect(french.out).toMatch(/^Avant elle, une partie de bids en \d+ réponses\. Victoire/)
  })

  test('verify checks both', async () => {
    const shell = shellWith(bids, spoils)
    const { code, out } = await bulkhead(shell, `verify ${sequel(shell)}`)
    expect(code).toBe(0)
    expect(out).toMatch(/Before it, a match of bids with \d+ answers\./)
    expect(out).toContain('What came before was checked in the same way.')
  })

  test('a match with offers and moments of time is told as it was', async () => {
    const shell = shellWith(snatch)
    const save = [...Array(20).keys()]
      .map((seed) => finished(snatch, seed))
      .find(({ answers }) => answers.some(([seat]) => seat === null))!
    const file = written(shell, 'snatch.json', save)
    const { out } = await bulkhead(shell, `replay ${file}`)
    expect(out).toContain('The sand has run through.  SNATCH-SAND')
    expect((await bulkhead(shell, `verify ${file}`)).code).toBe(0)
  })
})
