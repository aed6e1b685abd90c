import {
  FastRng,
  leaksNow,
  leaksThrough,
  Match,
  must,
  neverRedealt,
  type Rng,
  type Seat,
} from '@bulkhead/kernel'
import { describe, expect, test } from 'vitest'
import { theseus } from '../index.ts'
import type { State } from '../state.ts'

const FOUR = ['marines', 'aliens', 'scientists', 'greys']
const WITH_PANDORA = ['marines', 'pandora', 'scientists', 'greys']

const TABLES: [string, string[], Record<string, unknown>][] = [
  ['a duel', ['scientists', 'aliens'], {}],
  ['a duel with Pandora', ['greys', 'pandora'], {}],
  ['a duel for beginners', ['marines', 'aliens'], { level: '0', threeCards: true }],
  ['a duel with chosen decks', ['scientists', 'marines'], { decks: 'chosen' }],
  ['a death-match of three', ['aliens', 'greys', 'marines'], { ring: 'players' }],
  ['a death-match of four', FOUR, { ring: 'random' }],
  ['a team game', FOUR, { mode: 'team', threeCards: true }],
  ['a team game with Pandora', WITH_PANDORA, { mode: 'team' }],
  ['a team game with chosen decks', FOUR, { mode: 'team', decks: 'chosen' }],
]

type Table = Match<State, ReturnType<typeof theseus.view>>

/** Plays a game at random and looks at all positions of the setup and at some of the turns. */
function wander(index: number, look: (match: Table, rng: Rng) => void): void {
  const [, factions, options] = TABLES[index]
  const seed = { kind: 'fast' as const, seed: index + 1 }
  const setup = { seats: factions.length, seed, options: { factions, ...options } }
  const match = must(Match.start(theseus, setup))
  const rng = new FastRng(100 + index)
  for (let answers = 0; !match.result; answers++) {
    if (match.state.cursor !== 'turn' || answers % EVERY === 0) look(match, rng)
    answerAtRandom(match, rng)
  }
}

const EVERY = 10

function chooseAtRandom(match: Table, rng: Rng) {
  const { seat, id, options, min } = rng.pick(match.pending())
  return { seat, id, picks: rng.shuffle([...options]).slice(0, min) }
}

function answerAtRandom(match: Table, rng: Rng): void {
  const { seat, id, picks } = chooseAtRandom(match, rng)
  const choice = picks.map((option) => option.id)
  must(match.answer(seat, id, choice))
  expect(theseus.check(match.state)).toEqual([])
}

const everyTable = TABLES.map(([name], index) => [name, index] as const)

describe('a reader cannot tell a position from one in which all that is hidden was dealt anew', () => {
  test.each(everyTable)('in %s', (_, index) => {
    wander(index, (match, rng) => expect(leaksNow(match, rng)).toEqual([]))
  })
})

describe('an answer tells nobody more than the rules say they were shown', () => {
  test.each(everyTable)('in %s', (_, index) => {
    wander(index, (match, rng) => {
      const { seat, picks } = chooseAtRandom(match, rng)
      expect(leaksThrough(match.fork(), seat, picks, rng)).toEqual([])
    })
  })
})

describe('everything that is hidden from a reader is dealt anew', () => {
  test.each(everyTable)('in %s', (_, index) => {
    wander(index, (match, rng) => {
      for (const reader of [...match.state.players.keys(), null]) {
        const secrets = (state: unknown) => secretsOf(state as State, reader)
        expect(neverRedealt(match, reader, secrets, rng)).toEqual([])
      }
    })
  })
})

/** What this reader must not know and what could be otherwise: the decks below their top card, the boxes. */
function secretsOf(s: State, reader: Seat | null): Map<string, string> {
  const secrets = new Map<string, string>()
  s.players.forEach(({ deck, box }, seat) => {
    const below = deck.slice(0, -1)
    const knowsTheDeck = s.rules.chosenDecks && reader === seat
    const unknown = knowsTheDeck ? below : [...below, ...box]
    if (new Set(unknown).size < 2) return
    if (below.length > 0) secrets.set(`deck of ${seat}`, below.join())
    if (below.length > 0 && box.length > 0 && !knowsTheDeck) {
      secrets.set(`box of ${seat}`, [...box].sort().join())
    }
  })
  return secrets
}
