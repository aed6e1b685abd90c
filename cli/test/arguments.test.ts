import { describe, expect, test } from 'vitest'
import { coloursOf } from '../shell.ts'
import { bulkhead, testShell } from './shell.ts'

describe('a command line that is wrong gets one sentence and exit code 1', () => {
  test.each([
    ['simulate duel --games -1', /'-1' is invalid. It takes a whole number of at least 1\.$/],
    ['simulate duel --games x', /'x' is invalid/],
    ['simulate duel --games 1.5', /'1.5' is invalid/],
    ['simulate duel --games 0', /'0' is invalid/],
    ['simulate duel --workers 0', /'0' is invalid. It takes a whole number from 1 to 256\.$/],
    ['simulate duel --seed -3', /'-3' is invalid/],
    ['simulate duel --games', /argument missing\.$/],
    ['simulate duel --seats 9', /^duel takes 2 to 3 seats/],
    ['simulate duel --seats 3 --option mode=long', /^The long duel is for two\.$/],
    ['simulate duel --option mode', /^--option takes name=value, not "mode"\.$/],
    ['simulate duel --option mode=slow', /^The option "mode" is one of: short, long\.$/],
    ['simulate duel --option open=perhaps', /^The option "open" is true or false\.$/],
    ['simulate duel --option hats=red', /takes 2 values, one for each seat, of: red, blue\.$/],
    ['simulate duel --option colour=red', /^There is no option "colour"; there are: mode, open/],
    ['simulate duel --option __proto__=red', /^There is no option "__proto__"/],
    ['simulate duel --bots random,random,random', /^--bots takes one name, or 2/],
    [
      'simulate duel --bots genius',
      /^There is no bot "genius"; there are: random, gentle, good, strong\.$/,
    ],
    ['simulate duel --playouts 0', /'0' is invalid/],
    ['simulate duel --playouts 9 --think 9', /^Either --playouts or --think .*, not both\.$/],
    ['simulate duel --json no/such/place.json', /^no\/such\/place\.json cannot be written\.$/],
    ['simulate duel --html .', /^\. cannot be written\.$/],
    ['simulate duel --results no/such/place', /cannot be written\.$/],
    ['simulate sweep', /^Missing required argument 'game'\.$/],
    ['simulate sweep chess', /^There is no game "chess"/],
    ['simulate sweep duel --seats 2-9', /^duel takes 2 to 3 seats, not 4\.$/],
    ['simulate sweep duel --seats 3-2', /It takes numbers, such as 4, 2-5 or 1-3,5\.$/],
    ['simulate sweep duel --seats two', /It takes numbers, such as 4, 2-5 or 1-3,5\.$/],
    ['simulate sweep duel --modes slow', /^The option "mode" cannot vary so; it is one of: short/],
    ['simulate sweep duel --vary hats=red', /^The option "hats" cannot vary so/],
    ['simulate sweep duel --vary size=big', /^There is no option "size"; there are: mode, open/],
    ['simulate sweep duel --seats 3 --modes long', /^No such table .* The long duel is for two\.$/],
    ['simulate chess', /^There is no game "chess"; there are: duel\.$/],
    ['simulate', /^Missing required argument 'game'\.$/],
    ['simulate duel poker', /too many arguments/i],
    ['simulate duel --gmes 3', /^Unknown option '--gmes'\. \(Did you mean --games\?\)$/],
    ['fuzz chess', /^There is no game "chess"/],
    ['fuzz duel --seats 4', /^duel takes 2 to 3 seats/],
    ['fuzz duel --secrecy x', /'x' is invalid/],
    ['replay nothing.json', /^There is no file nothing\.json\.$/],
    ['replay nothing.json --seat me', /It takes the number of a seat, or spectator\.$/],
    ['replay nothing.json --lang de', /Allowed choices are en, fr\.$/],
    ['replay nothing.json --step', /^--step needs a terminal\.$/],
    ['verify', /^Missing required argument 'file'\.$/],
    ['dance', /^Unknown command 'dance'\.$/],
  ])('%s', async (line, sentence) => {
    const { code, out, err } = await bulkhead(testShell(), line)
    expect(code).toBe(1)
    expect(out).toBe('')
    expect(err.trimEnd()).toMatch(sentence)
    expect(err.trimEnd()).not.toContain('\n')
  })
})

describe('help and version', () => {
  test('are answered on standard output with exit code 0', async () => {
    const help = await bulkhead(testShell(), '--help')
    expect(help).toMatchObject({ code: 0, err: '' })
    for (const name of ['simulate', 'fuzz', 'replay', 'verify', 'bench', 'rules']) {
      expect(help.out).toContain(name)
    }
    expect(await bulkhead(testShell(), '--version')).toMatchObject({ code: 0, err: '' })
    expect((await bulkhead(testShell(), 'simulate --help')).out).toContain('--workers')
  })
})

describe('colours', () => {
  test('stay away from what is not a terminal', () => {
    expect(coloursOf({ write: () => {} }).red('x')).toBe('x')
  })
})
