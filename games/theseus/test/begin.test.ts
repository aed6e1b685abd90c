import { expect, test } from 'vitest'
import { cardsOf, defOf } from '../cards/card.ts'
import type { FactionId } from '../components.ts'
import { answerFirst, drawnBy, newGame, newGameWhere, seatOf, setUp, setUpTo } from './new-game.ts'
import type { Playing } from './position.ts'

const BASE: FactionId[] = ['marines', 'aliens', 'scientists', 'greys']
const THREE = { threeCards: true }
const TEAM = { mode: 'team', level: '0', ...THREE }

/** All cards that a faction plays with. */
function cardsInGame(game: Playing, faction: FactionId): string[] {
  const { deck, drawn } = game.state.players[seatOf(game, faction)]
  return [...deck, ...drawn]
}

const levelsOf = (cards: readonly string[]) => cards.map((card) => defOf(card).level)

test('THE-BEGIN-01 the two changes are optional, and each may be chosen without the other', () => {
  const begun = (options: Record<string, unknown>) => {
    const game = setUpTo(newGame(['greys', 'marines'], options), 'starting-card')
    const levels = levelsOf(cardsInGame(game, 'greys'))
    return { drawn: drawnBy(game, 'greys').length, levelZeroOnly: levels.every((one) => one === 0) }
  }
  expect(begun({})).toEqual({ drawn: 3, levelZeroOnly: false })
  expect(begun({ level: '0' })).toEqual({ drawn: 3, levelZeroOnly: true })
  expect(begun(THREE)).toEqual({ drawn: 5, levelZeroOnly: false })
  expect(begun({ level: '0', ...THREE })).toEqual({ drawn: 5, levelZeroOnly: true })
})

test('THE-BEGIN-03 first games use the 15 cards of level 0 that every base faction has', () => {
  const game = setUpTo(newGame(BASE, { level: '0' }), 'starting-card')
  for (const faction of BASE) {
    const cards = cardsInGame(game, faction)
    expect(cards).toHaveLength(15)
    expect(new Set(levelsOf(cards))).toEqual(new Set([0]))
    expect(cards.sort()).toEqual(cardsOf(faction, 0).sort())
    expect(game.match.view(null).players[seatOf(game, faction)].boxed).toBe(0)
  }
})

test.each(['1', '2', '3'])(
  'THE-BEGIN-04 with level %s the deck is drawn at random from the cards up to that level',
  (level) => {
    const used = new Set<string>()
    for (let seed = 1; seed <= 30; seed++) {
      const game = setUpTo(newGame(['aliens', 'greys'], { level }, seed), 'starting-card')
      const cards = cardsInGame(game, 'aliens')
      expect(cards).toHaveLength(15)
      for (const card of cards) used.add(card)
    }
    expect(used).toEqual(new Set(cardsOf('aliens', Number(level))))
  },
)

test('THE-BEGIN-04 in the team game 10 of the allowed cards are taken', () => {
  const game = setUpTo(newGame(BASE, { mode: 'team', level: '1' }), 'starting-card')
  for (const faction of BASE) {
    const cards = cardsInGame(game, faction)
    expect(cards).toHaveLength(10)
    expect(Math.max(...levelsOf(cards))).toBeLessThanOrEqual(1)
  }
})

test('THE-BEGIN-05 THE-BEGIN-06 THE-BEGIN-08 of 5 cards drawn 3 are installed and 2 wait', () => {
  const game = setUpTo(newGame(['greys', 'scientists'], THREE), 'starting-card')
  const drawn = [...drawnBy(game, 'greys')]
  expect(drawn).toHaveLength(5)
  expect(drawnBy(game, 'scientists')).toHaveLength(5)
  setUpTo(game, 'place-unit')
  const slots = game.match.view(null).sectors.flatMap((sector) => sector.slots)
  const ofGreys = slots.filter(({ card }) => card?.owner === seatOf(game, 'greys'))
  const waiting = ['grey-p1', 'grey-p2'].map((slot) => game.card(slot)!.id)
  expect(ofGreys).toHaveLength(3)
  expect([...ofGreys.map(({ card }) => card!.id), ...waiting].sort()).toEqual(drawn.sort())
  expect(['lab-p1', 'lab-p2'].map((slot) => game.card(slot)?.owner)).toEqual([1, 1])
  expect(game.deck('greys')).toHaveLength(10)
  expect(game.deck('scientists')).toHaveLength(10)
})

test('THE-BEGIN-07 the cards are installed one at a time, the players alternating', () => {
  const game = setUpTo(newGame(['greys', 'scientists'], THREE), 'starting-card')
  const alternating = ['greys', 'scientists', 'greys', 'scientists', 'greys', 'scientists']
  expect(installers(game)).toEqual(alternating)
})

test('THE-BEGIN-07 each player chooses which card goes to which slot', () => {
  const game = newGameWhere(
    ['greys', 'scientists'],
    THREE,
    'starting-card',
    (one) => new Set(drawnBy(one, 'greys')).size === 5,
  )
  const [, second, , fourth] = [...drawnBy(game, 'greys')]
  game.choose(`starting-card:${fourth}`, 'install:lab-2')
  expect(game.card('lab-2')?.id).toBe(fourth)
  setUpTo(answered(game), 'starting-card')
  expect(game.asked).toBe('greys')
  expect(game.options).toHaveLength(4)
  expect(game.options).not.toContain(`starting-card:${fourth}`)
  game.choose(`starting-card:${second}`)
  expect(game.options).not.toContain('install:lab-2')
  game.choose('install:grey-1')
  expect(game.card('grey-1')?.id).toBe(second)
})

/** Lets the other player install one card. */
function answered(game: Playing): Playing {
  const { asked } = game
  while (game.asked === asked) answerFirst(game)
  return game
}

test('THE-BEGIN-09 an Instant among the three counts as one of them and is kept', () => {
  const game = newGameWhere(['aliens', 'marines'], THREE, 'starting-card', (one) =>
    drawnBy(one, 'aliens').includes('ali-shaft'),
  )
  game.choose('starting-card:ali-shaft')
  expect(game.kept('aliens')).toEqual(['ali-shaft'])
  expect(game.asked).toBe('marines')
  setUp(game)
  const slots = game.match.view(null).sectors.flatMap((sector) => sector.slots)
  expect(slots.filter(({ card }) => card?.owner === 0)).toHaveLength(2)
  expect(slots.filter(({ card }) => card?.owner === 1)).toHaveLength(3)
  expect(game.deck('aliens')).toHaveLength(10)
  expect(game.options).toContain('play:ali-shaft')
})

test('THE-BEGIN-10 in the team game 4 cards are drawn, 3 installed, 1 waits and 6 are the deck', () => {
  const game = setUpTo(
    newGame(['greys', 'marines', 'scientists', 'pandora'], TEAM),
    'starting-card',
  )
  const drawing: FactionId[] = ['greys', 'marines', 'scientists']
  for (const faction of drawing) expect(drawnBy(game, faction)).toHaveLength(4)
  expect(installers(game)).toEqual([...drawing, ...drawing, ...drawing])
  const { sectors } = game.match.view(null)
  const installed = sectors.flatMap((sector) => sector.slots).flatMap(({ card }) => card ?? [])
  for (const seat of [0, 1, 2]) {
    expect(installed.filter((card) => card.owner === seat)).toHaveLength(3)
  }
  expect(sectors[2].pending.map(({ card }) => card?.owner)).toEqual([0, 2])
  expect(sectors[4].pending.map(({ card }) => card?.owner)).toEqual([1, undefined])
  for (const faction of drawing) expect(game.deck(faction)).toHaveLength(6)
})

test('THE-BEGIN-10 who finds no empty slot any more puts a card back on top of the deck', () => {
  const factions: FactionId[] = ['greys', 'marines', 'scientists', 'aliens']
  const [, , third, fourth] = factions
  const game = newGameWhere(factions, TEAM, 'no-slot-left', ({ asked }) => asked === third)
  const [first, second] = drawnBy(game, third)
  game.choose(`starting-card:${first}`)
  expect(game.deck(third)).toHaveLength(7)
  expect(game.deck(third)[0]).toBe(first)
  setUpTo(game, 'place-unit')
  expect(game.card('grey-p2')?.id).toBe(second)
  expect(factions.map((faction) => game.deck(faction).length)).toEqual([6, 6, 7, 7])
  expect(drawnBy(game, fourth)).toEqual([])
  const { sectors } = game.match.view(null)
  const slots = sectors.flatMap((sector) => sector.slots)
  expect(slots.every(({ card, bonus }) => (card === null) !== (bonus === null))).toBe(true)
})

/** Who installs the starting cards, in order. */
function installers(game: Playing): FactionId[] {
  const asked: FactionId[] = []
  while (game.prompt !== 'place-unit') {
    if (game.prompt === 'install') asked.push(game.asked)
    answerFirst(game)
  }
  return asked
}
