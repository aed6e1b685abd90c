import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import { type Dictionary, FastRng, type Language } from '@bulkhead/kernel'
import { describe, expect, test, vi } from 'vitest'
import { en as hullEn } from '../games/hull/text/en.ts'
import { fr as hullFr } from '../games/hull/text/fr.ts'
import { en as nemesisEn } from '../games/nemesis/text/en.ts'
import { fr as nemesisFr } from '../games/nemesis/text/fr.ts'
import { en as theseusEn } from '../games/theseus/text/en.ts'
import { fr as theseusFr } from '../games/theseus/text/fr.ts'
import { games as allGames } from '../games.ts'
import { en } from '../play/text/en.ts'
import { fr } from '../play/text/fr.ts'
import { run } from '../program.ts'
import type { Keyboard } from '../shell.ts'
import { bulkhead, type TestShell, testShell } from './shell.ts'

// Whole games take their time where other tests run beside them.
vi.setConfig({ testTimeout: 30_000 })

const games = { theseus: allGames.theseus }
const DUEL = 'play theseus --seed 5 --bots random --option factions=marines,aliens'

function keysOf(typed: readonly string[]): Keyboard {
  return Readable.from(typed.map((one) => `${one}\n`)) as unknown as Keyboard
}

/** Types these lines, one after the other, and then nothing more. */
async function played(line: string, typed: readonly string[], shell = testShell()) {
  const input = keysOf(typed)
  shell.heard.out = ''
  shell.heard.err = ''
  const code = await run(line.split(' '), { ...shell, games, input })
  expectNarrow(shell.heard.out)
  return { code, ...shell.heard }
}

/** Plays to the end by answering every prompt with some number, legal or not. */
async function playedOut(line: string, seed: number): Promise<string> {
  const shell = testShell()
  const input = new PassThrough()
  const rng = new FastRng(seed)
  let out = ''
  let over = false
  const write = (text: string) => {
    out += text
    over ||= text.includes(en['end.more']) || text.includes(fr['end.more'])
    if (text === '> ') setImmediate(() => input.write(over ? '\n' : `${rng.int(7) + 1}\n`))
    return true
  }
  const code = await run(line.split(' '), { ...shell, games, input, out: { write } })
  expect({ code, err: shell.heard.err }).toEqual({ code: 0, err: '' })
  expectNarrow(out)
  return out
}

function expectNarrow(out: string): void {
  const wide = out.split('\n').filter((line) => stripVTControlCharacters(line).length > 100)
  expect(wide).toEqual([])
}

/** Lines that a dictionary should have filled: no key, no placeholder, no missing parameter. */
function expectSentences(out: string): void {
  expect(out).not.toMatch(/\{\w+|undefined|NaN|\[object|\b(?:prompt|option|log|theseus)\.[a-z]/)
}

describe('a whole game', () => {
  test.each([
    ['in English', '', 'The game is over.'],
    ['in French', '--lang fr', 'La partie est finie.'],
    ['of three', '--seats 3 --option ring=players', 'The game is over.'],
    ['of four', '--seats 4 --lang fr', 'La partie est finie.'],
    ['of two teams', '--seats 4 --humans 2 --option mode=team', 'The game is over.'],
    ['with Pandora', '--option factions=pandora,greys --lang fr', 'La partie est finie.'],
    ['with two people', '--humans 2', 'The game is over.'],
    ['with bots only', '--humans 0', 'The game is over.'],
  ])('%s is played to its end', async (_, options, ending) => {
    const line = `play theseus --seed 3 --bots random ${options}`.trim()
    const out = await playedOut(line, 11)
    expect(out).toContain(ending)
    expect(out).toMatch(/(Victory|Victoire\u00a0): |Nobody|Personne|Victory: /)
    expectSentences(out)
  })

  test('that was sealed shows its seed at the end, whose hash was published before', async () => {
    const out = await playedOut('play theseus --bots random', 4)
    const [, published] = /Chance is sealed; its hash: ([0-9a-f]{64})\n/.exec(out)!
    expect(out).toContain(`Hash published before the game:\n  ${published}\n`)
    expect(out).toMatch(/Seed, shown now:\n {2}[0-9a-f]{64}\n/)
    expect(out).toContain('npm run verify -- game.json')
  })

  test('names the totals of every side', async () => {
    const out = await playedOut(DUEL, 2)
    expect(out).toMatch(/Totals:\n {2}Marines \(you\) +\d+\n {2}Aliens \(bot\) +\d+\n/)
  })
})

describe('the board', () => {
  test('shows the ring, the tracks, the decks and what lies where', async () => {
    const { out } = await played(DUEL, ['1', '1'])
    expect(out).toMatch(/CORRIDORS ─+ Assault → CONTROL ROOM ─+ Malfunction → LOADING DOCK M/)
    expect(out).toMatch(/M Marines \(you\) +Life █{10} 20 +Upgrades 0\n {4}Deck 12, top: Armoury/)
    expect(out).toMatch(/End of game: \[start\] 3 2 1 END/)
    expect(out).toMatch(/^1 M Minefield \[2\] /m)
    expect(out).toMatch(/p1 M Minefield/)
    expect(out).toMatch(/4 ★ Gangway/)
    expect(out).toMatch(/★ {2}Bonus card/)
  })

  test('is shown once in a chapter, and again when asked for', async () => {
    const boards = (out: string) => out.split('CORRIDORS').length - 1
    expect(boards((await played(DUEL, ['1'])).out)).toBe(1)
    expect(boards((await played(DUEL, ['1', 'b'])).out)).toBe(2)
  })

  test('stands in two columns on a narrow terminal', async () => {
    const shell = testShell()
    const narrow = { ...shell, out: { ...shell.out, columns: 70 } }
    const { out } = await played(DUEL, ['1'], narrow)
    expect(out.split('\n').every((line) => line.length <= 70)).toBe(true)
    expect(out).toMatch(/^CORRIDORS ─+ Assault → CONTROL ROOM ─+ Malfunction$/m)
    expect(out).toMatch(/^ALIEN NEST A ─+ Upgrade ← TECH BAY ─+ Extra Turn$/m)
  })
})

describe('a question', () => {
  test('lists its answers with numbers, and where they lead', async () => {
    const { out } = await played(DUEL, ['1', '1', '1', '1', '1'])
    expect(out).toMatch(
      /Marines: Which of your units do you move\? THE-TURN-04\n 1 {2}Move Marine 1/,
    )
    expect(out).toMatch(/Move Marine 3 by \d Sectors? {2}Corridors a → [A-Z]/)
  })

  test('tells the effect of the cards to choose from', async () => {
    const { out } = await played(DUEL, [])
    expect(out).toMatch(/ 1 {2}Minefield\n {4}An enemy unit that stops here takes 2 wounds; then/)
  })

  test.each([
    ['99', 'There is no answer 99: they go from 1 to 2.'],
    ['0', 'There is no answer 0: they go from 1 to 2.'],
    ['-1', 'There is no answer -1: they go from 1 to 2.'],
    ['1 2', 'Answers wanted here: 1; given: 2.'],
    ['abc', 'There is nothing called "abc" here: type a number from 1 to 2, or h.'],
    ['', 'Type the number of an answer, or h for help.'],
    ['c', 'There is no choice to cancel here; u takes back your last answer.'],
    ['u', 'There is nothing to take back.'],
    ['s', 'Say into which file: s game.json'],
    ['? nothing at all', 'Nothing here is called "nothing at all".'],
  ])('answers %j with a sentence and waits', async (typed, sentence) => {
    const { out, code } = await played(DUEL, [typed])
    expect(out).toContain(`> ${typed}\n${sentence}\n> `)
    expect(code).toBe(0)
  })

  test('takes several picks as a list with ranges, and says how many', async () => {
    const line = `${DUEL} --option decks=chosen`
    const { out } = await played(line, ['1-3', '1-3 5, 7-17', '1'])
    expect(out).toContain('Pick 15: numbers separated by spaces')
    expect(out).toContain('Answers wanted here: 15; given: 3.')
    expect(out).toContain('Which of your starting cards do you install now?')
    expect(out).toContain('left in your deck:')
  })
})

describe('going back', () => {
  test('undo takes the last answer back', async () => {
    const { out } = await played(DUEL, ['1', 'u'])
    expect(out).toMatch(/> u\nTaken back\.\n\nMarines: Which of your starting cards/)
  })

  test('cancel takes the choice back that led to a question', async () => {
    const { out } = await played(DUEL, ['1', 'c', '2'])
    expect(out).toContain('c takes the choice back that led here.')
    expect(out).toMatch(/> c\nTaken back\.\n\nMarines: Which of your starting cards/)
    expect(out).toContain('Where do you install Duplication?')
  })

  test('says why it cannot, in both languages', async () => {
    const typed = ['1', '1', 'u']
    expect((await played(DUEL, typed)).out).toContain('another player has answered since.')
    const french = await played(`${DUEL} --lang fr`, typed)
    expect(french.out).toContain('un autre joueur a répondu depuis.')
  })

  test('what was told of an answer taken back is told again', async () => {
    const start = ['1', '1', '1', '1', '1']
    const { out } = await played(DUEL, [...start, '1', 'u', '1'])
    expect(out.split('Marine 1 moves 2 Sectors.')).toHaveLength(3)
  })
})

describe('help', () => {
  test('says how to play and what can be typed', async () => {
    const { out } = await played(DUEL, ['h'])
    expect(out).toContain('A TURN: move one unit clockwise')
    expect(out).toContain('  u     undo: takes your last answer back')
    expect(out).toMatch(/this help\n\nMarines: Which of your starting cards/)
  })

  test.each([
    ['?', '  THE-SETUP-15 In turn order, each player chooses one of the 3 cards'],
    ['? mar-fire', '  Fire (Marines, Trap, value 1, level 0, 2 in the deck)\n    An enemy unit'],
    ['? FIRE', '  Fire (Marines, Trap, value 1, level 0, 2 in the deck)\n    An enemy unit'],
    ['?fire', '  Fire (Marines, Trap'],
    ['? gangway', '  Gangway (Bonus card)\n'],
    ['? THE-MOVE-04', '  THE-MOVE-04 Movement is clockwise only.\n'],
    ['? the-move-04', '  THE-MOVE-04 Movement is clockwise only.\n'],
    ['? THE-EJECT', '  THE-EJECT-01 '],
    ['? tech', '  Tech Bay\n    Whoever ends a Movement here must play an Extra Turn'],
    ['? a', 'Several things match "a":\n'],
  ])('%s explains', async (typed, answer) => {
    expect((await played(DUEL, [typed])).out).toContain(`> ${typed}\n${answer}`)
  })

  test('finds French names without their accents', async () => {
    const { out } = await played(`${DUEL} --lang fr`, ['? detecteur'])
    expect(out).toContain('Détecteur (Marines, Action, valeur 1, niveau 2')
  })

  test('the log can be told from the beginning', async () => {
    const { out } = await played(DUEL, ['1', '1', 'l'])
    expect(out.split('The ring of Sectors is complete. THE-SETUP-01')).toHaveLength(3)
  })
})

describe('leaving', () => {
  test('the end of the input ends the sitting', async () => {
    const { code, out, err } = await played(DUEL, ['1'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/\nThe input has ended; so has this sitting\.\n$/)
  })

  test('q asks whether to save', async () => {
    const { out } = await played(DUEL, ['q', ''])
    expect(out).toMatch(/Save into which file\? .*\n> \nGoodbye\.\n$/)
  })

  test('q can be taken back', async () => {
    const { out } = await played(DUEL, ['q', 'c', '1'])
    expect(out).toContain('Where do you install')
    expect(out).not.toContain('Goodbye')
  })
})

describe('saving', () => {
  const sealed = 'play theseus --bots random --option factions=marines,aliens'

  test('a saved match is true to its seed, and goes on where it was', async () => {
    const shell = testShell()
    const before = await played(sealed, ['1', '1', '1', 's game.json', 'q', ''], shell)
    expect(before.out).toContain('Saved in game.json.')
    expect(before.out).toContain('holds its seed')
    const file = join(shell.directory, 'game.json')
    expect(JSON.parse(readFileSync(file, 'utf8')).seed.kind).toBe('sealed')
    expect(await run(['verify', file], { ...shell, games })).toBe(0)
    expect(shell.heard.out).toContain('is true to its seed.')
    const after = await played('play --load game.json --bots random', ['1'], shell)
    expect(lastQuestion(after.out.split('> ')[0])).toBe(lastQuestion(before.out.split('> s ')[0]))
  })

  test('q saves too, over an older save', async () => {
    const shell = testShell()
    await played(sealed, ['s game.json', 'q', ''], shell)
    const { out } = await played(sealed, ['q', 'game.json'], shell)
    expect(out).toMatch(/Saved in game\.json\..*\n.*\nGoodbye\.\n$/)
  })

  test('nothing else is written over', async () => {
    const shell = testShell()
    writeFileSync(join(shell.directory, 'diary.txt'), 'Dear diary')
    const { out } = await played(sealed, ['s diary.txt', 's no/such/folder.json'], shell)
    expect(out).toContain('diary.txt exists and is not a saved match: take another name.')
    expect(out).toContain('no/such/folder.json cannot be written.')
    expect(readFileSync(join(shell.directory, 'diary.txt'), 'utf8')).toBe('Dear diary')
  })

  function lastQuestion(out: string): string {
    return out.slice(out.lastIndexOf('Marines: '))
  }
})

describe('several people at one terminal', () => {
  test('change places without ado where everything is open', async () => {
    const { out } = await played(`${DUEL} --humans 2`, ['1', '1', '1', '1'])
    expect(out).toContain('M Marines (player 1)')
    expect(out).toContain('Aliens: Which of your starting cards')
    expect(out).not.toContain('look away')
  })

  test('hand over where one must not see what the other chose', async () => {
    const line = `${DUEL} --humans 2 --option decks=chosen`
    const { out } = await played(line, ['1-15', '', '1-15', '', '1'])
    expect(out).toMatch(/Now Aliens: the others look away\. Then press Enter\./)
    expect(out).toMatch(/Now Marines: the others look away/)
    const [, ofAliens] = out.split('Now Aliens:')
    expect(ofAliens.split('Now Marines:')[0]).not.toMatch(/left in your deck/)
  })
})

describe('sitting down', () => {
  test('to bots that have not learnt the game, says that they play at random', async () => {
    const duels = (line: string) => bulkhead({ ...testShell(), input: keysOf([]) }, line)
    const { code, out } = await duels('play duel --bots good --seats 3')
    expect(code).toBe(0)
    expect(out.match(/The bot good has not learnt duel yet: it plays at random\./g)).toHaveLength(1)
    expect((await duels('play duel')).out).not.toContain('at random')
    expect((await duels('play duel --bots good --lang fr')).out).toContain('il joue au hasard')
  })

  test('without a game and a terminal, says what to type', async () => {
    const { code, out } = await played('play', [])
    expect(code).toBe(0)
    expect(out).toMatch(/^Name a game .* There are: theseus\.\n$/)
  })

  test.each([
    ['play chess', 'There is no game "chess"; there are: theseus.\n'],
    ['play theseus --seats 9', 'theseus takes 2 to 4 seats.\n'],
    ['play theseus --humans 3', 'There are only 2 seats.\n'],
    [
      'play theseus --bots genius',
      'There is no bot "genius"; there are: random, gentle, good, strong.\n',
    ],
    ['play theseus --bots random,random', '--bots takes one name, or 1: one for each seat'],
    ['play theseus --option colour=red', 'There is no option "colour"'],
    ['play theseus --load nothing.json', 'There is no file '],
  ])('%s gets one sentence', async (line, sentence) => {
    const { code, err } = await played(line, [])
    expect(code).toBe(1)
    expect(err).toContain(sentence)
  })

  test('in a terminal asks for everything, with a default for Enter', async () => {
    const out = await askedOnTerminal(['', '', '', '2', '1', '', '1', '1', '1', 'q', ''])
    expect(out).toContain('Language / Langue')
    expect(out).toContain('How many players?')
    expect(out).toContain('Aliens: Hives, hidden Aliens')
    expect(out).toContain('strong: looks beyond its own turn')
    expect(out).toMatch(/A Aliens \(you\)/)
    expect(out).toContain('Goodbye.')
  })

  test('promises of a level what was measured in the game', async () => {
    const out = await askedOnTerminal(['', '2', '4', '', '', '', '', '', '', 'q', ''], allGames)
    expect(out).toContain('a crew of them survives no more often')
    expect(out).not.toContain('looks beyond its own turn')
  })

  test('asks each person for a faction, and offers none twice', async () => {
    const out = await askedOnTerminal(['', '', '2', '4', '4', '', '', 'q', ''])
    expect(out).toContain('Faction (player 2)')
    expect(out.split('Faction (player 2)')[1].split('>')[0]).not.toContain('Greys')
    expect(out).toMatch(/G Greys \(player 1\)/)
    expect(out).toMatch(/P Pandora \(player 2\)/)
  })

  test('in French asks in French', async () => {
    const out = await askedOnTerminal(['2', '3', '', '1', '', '', '', '', 'q', ''])
    expect(out).toContain('Combien de joueurs')
    expect(out).toContain('Match à mort')
    expect(out).toContain('Au revoir.')
  })
})

/** A terminal that types each line when it is asked for one. */
async function askedOnTerminal(
  typed: readonly string[],
  listed: typeof allGames = games,
): Promise<string> {
  const shell: TestShell = testShell()
  const left = [...typed]
  const input = Object.assign(new PassThrough(), { isTTY: true })
  let heard = ''
  const out = Object.assign(new PassThrough(), { isTTY: true, columns: 100 })
  out.on('data', (chunk) => {
    const text = stripVTControlCharacters(String(chunk))
    heard += text
    if (!text.endsWith('> ')) return
    const line = left.shift()
    setImmediate(() => (line === undefined ? input.end() : input.write(`${line}\n`)))
  })
  expect(await run(['play'], { ...shell, games: listed, input, out })).toBe(0)
  expectNarrow(heard.replaceAll('\r', '\n'))
  return heard
}

describe.each([
  ['itself', { en, fr }],
  ['of Theseus', { en: theseusEn, fr: theseusFr }],
  ['of the family', { en: hullEn, fr: hullFr }],
  ['of Nemesis', { en: nemesisEn, fr: nemesisFr }],
])('the words of the terminal %s', (_, words: Readonly<Record<Language, Dictionary>>) => {
  test('take the same parameters in both languages', () => {
    const parameters = (text: string) =>
      [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort()
    for (const [key, text] of Object.entries(words.en)) {
      expect({ key, uses: parameters(words.fr[key]) }).toEqual({
        key,
        uses: parameters(text),
      })
    }
  })
})

describe('w', () => {
  /** The setup of the duel, by its first answers. */
  const setUp = ['1', '1', '1', '1', '1']

  test('says why something is not offered, with its rule, in both languages', async () => {
    const { out } = await played(DUEL, [...setUp, 'w'])
    const [, answer] = out.split('> w\n')
    expect(answer).toContain(
      '  Alien Nest: It is not your Sector: ending there gives you no Sector action. THE-SECTACT-02',
    )
    expect(answer).toMatch(/ It waits for Planning: a unit of yours must end its\s+Movement /)
    expectSentences(answer)

    const french = await played(`${DUEL} --lang fr`, [...setUp, 'w'])
    expect(french.out).toMatch(/ {2}Nid Alien\u00a0: [^:]*: y finir .*\n {4}THE-SECTACT-02\n/)
    expectSentences(french.out)
  })

  test('has nothing to say before the first turn, and is in the help', async () => {
    const { out } = await played(DUEL, ['w', 'h'])
    expect(out).toContain('> w\nNothing is refused to you here.\n')
    expect(out).toContain('  w     why something is not offered')
  })
})
