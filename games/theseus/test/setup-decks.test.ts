import { describe, expect, test } from 'vitest'
import type { FactionId } from '../components.ts'
import { en } from '../text/en.ts'
import { fr } from '../text/fr.ts'
import { answerAs, newGame, seatOf } from './new-game.ts'
import type { Playing } from './playing.ts'

/** SETUP: decks that the players choose themselves. */

const PAIR: readonly FactionId[] = ['scientists', 'aliens']
const FOUR: readonly FactionId[] = ['marines', 'aliens', 'scientists', 'greys']

function optionsOf(game: Playing, faction: FactionId): string[] {
  const [decision] = game.match.pending(seatOf(game, faction))
  return decision?.options.map((option) => option.id) ?? []
}

/** The names behind `card:copy`. */
function cardsIn(picks: readonly string[]): string[] {
  return picks.map((id) => id.split(':')[0])
}

describe('chosen decks', () => {
  test('THE-SETUP-27 everybody is asked at once for 15 of their cards', () => {
    const game = newGame(PAIR, { decks: 'chosen' })
    const pending = game.match.pending()
    expect(pending.map(({ seat }) => game.state.players[seat].faction)).toEqual(PAIR)
    for (const decision of pending) {
      expect(decision).toMatchObject({ prompt: 'choose-deck', min: 15, max: 15 })
      expect(decision.rule).toBe('THE-SETUP-27')
      expect(decision.options).toHaveLength(25)
    }
  })

  test('THE-SETUP-27 the levels in use limit the choice; partners choose 10', () => {
    expect(optionsOf(newGame(PAIR, { decks: 'chosen', level: '0' }), 'aliens')).toHaveLength(15)
    const team = newGame(FOUR, { decks: 'chosen', mode: 'team' })
    while (team.prompt === 'alliance-sector') {
      for (const { seat, id, options } of team.match.pending()) {
        team.match.answer(seat, id, options[0].id)
      }
    }
    expect(team.match.pending()).toHaveLength(4)
    for (const { min, max } of team.match.pending()) expect([min, max]).toEqual([10, 10])
  })

  test('THE-SETUP-27 what was chosen is the deck, shuffled; only its player can list it', () => {
    const game = newGame(PAIR, { decks: 'chosen' })
    const picks = optionsOf(game, 'scientists').slice(-15)
    answerAs(game, 'scientists', ...picks)
    answerAs(game, 'aliens', ...optionsOf(game, 'aliens').slice(0, 15))

    const seat = seatOf(game, 'scientists')
    const own = game.match.view(seat).players[seat]
    const chosen = [...(own.deckList ?? []), ...own.drawn].sort()
    expect(chosen).toEqual(cardsIn(picks).sort())
    expect(own.boxed).toBe(10)
    for (const reader of [seatOf(game, 'aliens'), null]) {
      expect(game.match.view(reader).players[seat].deckList).toBeNull()
    }
    const fromTheBottom = [...game.deck('scientists')].reverse()
    expect(fromTheBottom).not.toEqual(cardsIn(picks).slice(0, 12))
  })
})

describe('the words of the options', () => {
  test('THE-DM-01 none says of an order of Sectors that the book has it', () => {
    for (const [words, book] of [
      [en, /book/i],
      [fr, /livret/i],
    ] as const) {
      const rings = ['printed', 'random', 'players'] as const
      for (const ring of rings) expect(words[`setting.ring.${ring}`]).not.toMatch(book)
    }
  })
})
