import { Readable } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import { copy, FastRng, Match, must, type Seat } from '@bulkhead/kernel'
import { type NemesisState, type NemesisView, nemesis } from '@bulkhead/nemesis'
import pc from 'picocolors'
import { describe, expect, test, vi } from 'vitest'
import { familyBoard } from '../games/hull/board.ts'
import { NEMESIS } from '../games/nemesis/show.ts'
import { games as allGames } from '../games.ts'
import type { Look } from '../play/boards.ts'
import { whyNotLines } from '../play/why-not.ts'
import { run } from '../program.ts'
import type { Keyboard } from '../shell.ts'
import { testShell } from './shell.ts'
import { playedOut } from './typing.ts'

// Whole games take their time where other tests run beside them.
vi.setConfig({ testTimeout: 60_000 })

const nemesisBoard = familyBoard(NEMESIS)
const games = { nemesis: allGames.nemesis }
const CREW = 'play nemesis --seats 3 --seed 4 --bots random'

/** Types these lines, one after the other, and then nothing more. */
async function played(line: string, typed: readonly string[], columns?: number): Promise<string> {
  const shell = testShell()
  const input = Readable.from(typed.map((one) => `${one}\n`)) as unknown as Keyboard
  const out = { ...shell.out, columns }
  expect(await run(line.split(' '), { ...shell, games, input, out })).toBe(0)
  expectNarrow(shell.heard.out, columns)
  expectSentences(shell.heard.out)
  return shell.heard.out
}

function expectNarrow(out: string, columns = 100): void {
  const wide = out.split('\n').filter((line) => stripVTControlCharacters(line).length > columns)
  expect(wide).toEqual([])
}

/** Lines that a dictionary should have filled: no key, no placeholder, no missing parameter. */
function expectSentences(out: string): void {
  expect(out).not.toMatch(
    /\{\w+|undefined|NaN|\[object|\b(?:prompt|option|log|why|nemesis|hull|item|card|tile)\.[a-z]/,
  )
}

describe('a whole game', () => {
  test.each([
    ['alone', '', 'The game is over.'],
    ['alone in French', '--lang fr', 'La partie est finie.'],
    ['of three', '--seats 3', 'The game is over.'],
    ['of four in French', '--seats 4 --lang fr --option board=alternate', 'La partie est finie.'],
    ['of the group', '--seats 2 --humans 2 --option mode=coop', 'The game is over.'],
    ['with an Intruder player', '--seats 2 --option intruderPlayer=true', 'The game is over.'],
    ['of bots', '--seats 5 --humans 0 --lang fr', 'La partie est finie.'],
  ])('%s is played to its end', async (_, options, ending) => {
    const out = await playedOut(`play nemesis --seed 3 --bots random ${options}`.trim(), 11, games)
    expectNarrow(out)
    expectSentences(out)
    expect(out).toContain(ending)
    expect(out).toMatch(/Victory: |Victoire\u00a0: |Nobody wins|Personne ne gagne/)
  })
})

describe('the board', () => {
  test('shows the tracks, the ship, and what everybody has', async () => {
    const out = await played(CREW, ['1', '2', 'b'])
    expect(out).toContain('Time [15] 14 13 12 11 10 9 | 8 7 6 5 4 3 2 1 JUMP')
    expect(out).toContain('Self-destruct off · Destination B · Coordinates: ? · Engine 1: ?')
    expect(out).toContain('Bag: 1 blank, 4 Larva, 1 Creeper, 6 Adult, 1 Queen')
    expect(out).toMatch(/^01 Cockpit·+12·+03\?·+34·+07\? +11 Hibern\. +20 Engine2$/m)
    expect(out).toMatch(/Scout \(player 1, bot\) · .* · hand \d\n {2}Hands: Rifle, 4 Ammo/)
    expect(out).toMatch(/Scientist \(player 2, you\) · .* · hand 5\n {2}Hand: .*Search \[0\]/)
  })

  test('is drawn once in a round while one stays, and again when asked for', async () => {
    const boards = (out: string) => out.split('Time [15]').length - 1
    expect(boards(await played(CREW, ['1', '2']))).toBe(1)
    expect(boards(await played(CREW, ['1', '2', 'b']))).toBe(2)
  })

  test('lists the rooms with their exits on a narrow terminal', async () => {
    const out = await played(CREW, ['1'], 70)
    expect(out).toMatch(/^01 Cockpit · Exits: 3 → 2, 1\/2 → 3, 4 → 4$/m)
    expect(out).not.toContain('01 Cockpit·')
  })

  test('draws the alternate board with its double corridors', async () => {
    const out = await played(`${CREW} --option board=alternate`, ['1'])
    expect(out).toMatch(/08\?Evac A/)
    expect(out).toMatch(/10\?·+2·+11 Hibern\./)
    expect(out).toMatch(/^ +·+34·+o /m)
  })
})

describe('a question', () => {
  test('groups what can be done by what it comes from', async () => {
    const out = await played(CREW, ['1', '2', '2'])
    expect(out).toMatch(/Basic actions\n +1 {2}Move to .* \(corridor 1; 1 card\)/)
    expect(out).toMatch(/Action cards \(the card itself is discarded too\)\n/)
    expect(out).toMatch(/Free\n +\d+ {2}Pass/)
  })

  test('tells Characters by what they bring', async () => {
    const out = await played(CREW, [])
    expect(out).toMatch(/ 1 {2}Scientist {2}Weapon: Pistol\. Quest Items: Holographic Computer, /)
  })

  test('o shows the Objectives of whoever is asked, and nobody else', async () => {
    const out = await played(CREW, ['1', 'o'])
    expect(out).toMatch(/> o\n {2}Personal Objective: .*\n(?: {4}.*\n)* {2}Corporate Objective: /)
    expect(out.split('> o')[0]).not.toMatch(/(?:Personal|Corporate) Objective/)
  })

  test('w says why something is not offered', async () => {
    const out = await played(CREW, ['1', 'w'])
    expect(out).toContain('  Shoot: There is neither an Intruder nor an Egg here. NEM-ACT-09')
    expect(out).toContain('  Hibernatorium: The chambers open when the Time marker')
    const french = await played(`${CREW} --lang fr`, ['1', 'w'])
    expect(french).toContain("  Tir\u00a0: Il n'y a ici ni Intrus ni Œuf. NEM-ACT-09")
  })

  test.each([
    [
      '? taser',
      '  Taser (blue (crafted), costs 1, any time, single use, made of battery and wrench)',
    ],
    ['? cockpit', '  Cockpit (cannot be searched)\n    Look secretly at the Coordinates card'],
    ['? rest', '  Rest (costs itself and 0 more, out of combat)\n    Scan every Contamination'],
    ['? eclosion', '  Eclosion (Event)\n    Each Character with a Larva dies'],
    ['? NEM-NOISE-03', '  NEM-NOISE-03 If that corridor already holds a Noise marker'],
  ])('%s explains', async (typed, answer) => {
    expect(await played(CREW, ['1', typed])).toContain(`> ${typed}\n${answer}`)
  })

  test('the help knows both letters', async () => {
    const out = await played(CREW, ['h'])
    expect(out).toContain('  o     your secret Objectives')
    expect(out).toContain('  w     why something is not offered')
    expect(out).toContain('NOISE: entering an empty room')
  })
})

describe('what one seat is shown', () => {
  test('does not depend on anything it cannot know', () => {
    const rng = new FastRng(8)
    for (let seed = 1; seed <= 3; seed++) {
      const match = must(
        Match.start(nemesis, { seats: 3, options: {}, seed: { kind: 'fast', seed } }),
      )
      while (!match.result) {
        const decision = rng.pick(match.pending())
        if (rng.int(12) === 0) {
          for (let seat = 0; seat < 3; seat++) expectNoLeak(match.state, seat, rng)
        }
        const { options, min, max } = decision
        const number = min + rng.int(Math.min(max, options.length) - min + 1)
        const picks = rng.shuffle(options.map((option) => option.id)).slice(0, number)
        must(match.answer(decision.seat, decision.id, picks))
      }
    }
  })

  test('never names the Objectives of the others', () => {
    const match = must(
      Match.start(nemesis, { seats: 4, options: {}, seed: { kind: 'fast', seed: 2 } }),
    )
    const rng = new FastRng(2)
    for (let i = 0; i < 60 && !match.result; i++) {
      const { seat, id, options, min } = rng.pick(match.pending())
      const picks = rng.shuffle(options.map((option) => option.id)).slice(0, Math.max(min, 1))
      must(match.answer(seat, id, picks))
      for (let reader = 0; reader < 4; reader++) expectNothingOfOthers(match.state, reader)
    }
  })
})

function expectNoLeak(state: NemesisState, seat: Seat, rng: FastRng): void {
  const redealt = copy(state) as NemesisState
  nemesis.redeal(redealt, seat, rng)
  expect(shownTo(redealt, seat)).toEqual(shownTo(state, seat))
}

/** Everything that the terminal would tell a seat of a position. */
function shownTo(state: NemesisState, seat: Seat): string[] {
  const view = nemesis.view(state, seat)
  const look = lookOf(view)
  return [
    ...nemesisBoard.draw(view, look),
    ...nemesisBoard.secrets!(view, seat, look),
    ...whyNotLines(nemesis.whyNot!(state, seat), look),
    ...nemesisBoard.articles(view, look).flatMap(({ text }) => text),
  ]
}

function expectNothingOfOthers(state: NemesisState, seat: Seat): void {
  const words = nemesis.text.en
  const view = nemesis.view(state, seat)
  const look = lookOf(view)
  const shown = [...nemesisBoard.draw(view, look), ...nemesisBoard.secrets!(view, seat, look)]
  const page = shown.join('\n')
  const own = [...state.players[seat].objectives, state.players[seat].discarded]
  for (const other of state.players) {
    if (other === state.players[seat]) continue
    for (const { id, seen } of other.objectives) {
      if (seen.includes(seat) || own.some((one) => one?.id === id)) continue
      expect(page).not.toContain(words[`objective.${id}`])
    }
  }
}

function lookOf(view: NemesisView): Look {
  const look: Look = {
    language: 'en',
    colours: pc.createColors(false),
    width: 100,
    words: nemesis.text.en,
    who: view.players.map(() => 'bot'),
  }
  return { ...look, words: { ...look.words, ...nemesisBoard.names!(view, 'en') } }
}
