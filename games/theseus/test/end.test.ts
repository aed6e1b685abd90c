import { renderOption } from '@bulkhead/kernel'
import { expect, test } from 'vitest'
import { theseus } from '../index.ts'
import { type Playing, position } from './position.ts'

/** END: the End-of-game token, totals and additional turns. */

/** Marines without a deck, one step before the Corridors; an Alien to move next. */
function marinesWithoutDeck() {
  return position('marines', 'aliens')
    .unit('marine-1', 'alien-nest', 'a')
    .unitInSpace('alien-1')
    .deck('marines')
}

const TO_CORRIDORS = ['move:marine-1', 'room:corridors-a']
const INSTALL = [...TO_CORRIDORS, 'plan-install:cor-p1', 'install:ctl-2']

/** One Planning action C of the Marines before the token reaches its final space. */
function marinesBeforeTheEnd(lives: { marines: number; aliens: number }) {
  return marinesWithoutDeck()
    .pending('mar-hideout', 'cor-p1')
    .endOfGame(3)
    .life('marines', lives.marines)
    .life('aliens', lives.aliens)
}

function turns(game: Playing): unknown[] {
  return game.log('turn').map((line) => line.params?.faction)
}

test('THE-END-01 without a card to replace a discarded one the token advances', () => {
  const game = marinesWithoutDeck().pending('ali-hive', 'cor-p1').play()
  game.choose(...TO_CORRIDORS, 'plan-replace:cor-p1')
  expect(game.match.view(1).endOfGame).toBe(1)
  expect(game.log('end-of-game')[0].rule).toBe('THE-END-01')
})

/** What the option says that has this id. */
function said(game: Playing, id: string): string {
  const option = game.match.pending()[0].options.find((one) => one.id === id)!
  return renderOption(theseus.text.en, option)
}

test('THE-END-01 whoever plans with an empty deck is told what becomes of the token and the slot', () => {
  const replacing = (endOfGame: number) =>
    marinesWithoutDeck().pending('ali-hive', 'cor-p1').endOfGame(endOfGame).play()
  const told = said(replacing(0).choose(...TO_CORRIDORS), 'plan-replace:cor-p1')
  expect(told).toContain('the End-of-game token moves to space 3')
  expect(told).not.toContain('put yours there')
  const last = said(replacing(3).choose(...TO_CORRIDORS), 'plan-replace:cor-p1')
  expect(last).toContain(
    'the End-of-game token reaches the final space and the totals are compared',
  )
  const installing = marinesWithoutDeck().pending('mar-hideout', 'cor-p1').endOfGame(3).play()
  expect(said(installing.choose(...TO_CORRIDORS), 'plan-install:cor-p1')).toContain('final space')
})

test('THE-END-05 in additional turns an enemy card is only discarded, and no token is spoken of', () => {
  const game = marinesBeforeTheEnd({ marines: 5, aliens: 5 })
    .unit('alien-2', 'tech-bay', 'a')
    .pending('mar-barricade', 'nest-p1')
    .deck('aliens')
    .play()
  game.choose(...INSTALL)
  expect(game.log('tie')).toHaveLength(1)
  game.choose('move:alien-2', 'room:alien-nest-a', 'go-on')
  expect(said(game, 'plan-replace:nest-p1')).toBe(
    'Discard the enemy card Barricade from pending slot 1 of the Alien Nest; your deck has none to put there',
  )
})

test('THE-END-01 without a card to replace an installed one the token advances', () => {
  const game = marinesWithoutDeck().pending('mar-hideout', 'cor-p1').play()
  game.choose(...INSTALL)
  expect(game.state.endOfGame).toBe(1)
  expect(game.card('ctl-2')?.id).toBe('mar-hideout')
})

test('THE-END-01 the token also advances when a Station Plan installs a pending card', () => {
  const game = position('scientists', 'aliens')
    .unit('scientist-1', 'alien-nest', 'a')
    .card('sci-station-plan', 'cor-1')
    .pending('sci-archives', 'lab-p1')
    .deck('scientists')
    .play()
  game.choose('move:scientist-1', 'room:corridors-a', 'plan-install:lab-p1', 'install:ctl-2')
  expect(game.state.endOfGame).toBe(1)
})

test('THE-END-01 with a card in the deck the token stays', () => {
  const game = marinesWithoutDeck()
    .pending('mar-hideout', 'cor-p1')
    .deck('marines', 'mar-fire')
    .play()
  game.choose(...INSTALL)
  expect(game.state.endOfGame).toBe(0)
})

test.each([
  [0, 3],
  [1, 2],
  [2, 1],
  [3, 0],
])('THE-END-02 after %i advances the next one reaches space %i', (before, space) => {
  const game = marinesWithoutDeck().pending('mar-hideout', 'cor-p1').endOfGame(before)
  const playing = game.life('aliens', 5).play()
  playing.choose(...INSTALL)
  expect(playing.log('end-of-game').map((line) => line.params?.left)).toEqual([space])
  expect(playing.winners).toEqual(space === 0 ? ['marines'] : null)
})

test('THE-END-03 an empty slot and an empty deck do not move the token', () => {
  const game = marinesWithoutDeck().play()
  game.choose(...TO_CORRIDORS)
  expect(game.active).toBe('aliens')
  expect(game.state.endOfGame).toBe(0)
})

test('THE-END-04 the final space ends the game in the middle of the turn', () => {
  const game = position('scientists', 'aliens')
    .unit('scientist-1', 'alien-nest', 'a', { upgraded: true })
    .unit('alien-1', 'corridors', 'b')
    .card('sci-station-plan', 'cor-1')
    .pending('sci-archives', 'lab-p1')
    .deck('scientists')
    .endOfGame(3)
    .life('scientists', 19)
    .play()
  game.choose('move:scientist-1', 'room:corridors-a', 'plan-install:lab-p1', 'install:ctl-2')
  expect(game.prompt).toBe('over')
  expect(game.log('assault')).toEqual([])
  expect(game.winners).toEqual(['aliens'])
})

test('THE-END-04 Life and Data are added; the highest total wins', () => {
  const game = position('marines', 'greys')
    .unit('marine-1', 'grey-wreck', 'a')
    .pending('mar-hideout', 'cor-p1')
    .deck('marines')
    .endOfGame(3)
    .life('marines', 15)
    .life('greys', 10)
    .data('greys', 6)
    .play()
  game.choose(...INSTALL)
  expect(game.winners).toEqual(['greys'])
  expect(game.match.result).toMatchObject({ reason: 'points', scores: [15, 16] })
  expect(game.told('wins', 'faction')).toEqual(['greys'])
  expect(game.log('shares')).toEqual([])
})

test('THE-END-05 THE-END-06 on a tie everybody plays one more turn, the next player first; still tied they share', () => {
  const game = marinesBeforeTheEnd({ marines: 12, aliens: 12 }).play()
  game.choose(...INSTALL)
  expect(game.winners).toBeNull()
  expect(game.log('tie')[0].rule).toBe('THE-END-05')
  expect(game.asked).toBe('aliens')
  const seen = game.match.view(null)
  expect(seen.turn.additional).toEqual([0])

  game.choose('place:alien-1', 'room:tech-bay-a')
  expect(game.asked).toBe('marines')
  expect(game.match.view(null).turn.additional).toEqual([])
  expect(seen.turn.additional).toEqual([0]) // What was seen then does not change.
  game.endTurn()
  expect(turns(game)).toEqual(['marines', 'aliens', 'marines'])
  expect(game.winners).toEqual(['marines', 'aliens'])
  expect(game.match.result?.reason).toBe('shared')
  expect(game.told('shares', 'faction')).toEqual(['marines', 'aliens'])
  expect(game.log('wins')).toEqual([])
})

test('THE-END-05 when the second player causes the end the first one begins', () => {
  const game = position('aliens', 'marines')
    .unit('marine-1', 'loading-dock', 'a')
    .unitInSpace('alien-1')
    .pending('mar-hideout', 'cor-p1')
    .deck('marines')
    .endOfGame(3)
    .toMove('marines')
    .play()
  game.choose(...INSTALL)
  game.choose('place:alien-1', 'room:tech-bay-a').endTurn()
  expect(turns(game)).toEqual(['marines', 'aliens', 'marines'])
  expect(game.prompt).toBe('over')
})

test('THE-END-05 THE-PAND-40 the turn that ends in a tie is over: one-use control that served in it ends', () => {
  const game = position('marines', 'pandora')
    .pandoraAt('tech-bay')
    .unit('marine-1', 'tech-bay', 'a', { upgraded: true })
    .unit('marine-2', 'control-room', 'a')
    .unit('creature-1', 'corridors', 'b')
    .unit('creature-2', 'corridors', 'c')
    .unit('creature-3', 'corridors', 'd')
    .card('mar-hideout', 'cor-1')
    .controlled('cor-1', 'runner-1')
    .pending('mar-barricade', 'cor-p1')
    .deck('marines')
    .endOfGame(3)
    .life('marines', 17)
    .play()
  game.choose('move:marine-1')
  expect(game.log('flash-assault')).toHaveLength(1)
  expect(game.life('pandora')).toBe(17)
  game.choose('plan-install:cor-p1', 'install:ctl-2')
  expect(game.log('tie')).toHaveLength(1)
  expect(game.asked).toBe('pandora')
  expect(game.card('cor-1')?.control).toBeNull()
})

test('THE-END-07 0 Life points lose at once in an additional turn too', () => {
  const game = marinesBeforeTheEnd({ marines: 1, aliens: 1 })
    .unit('alien-2', 'tech-bay', 'a', { upgraded: true })
    .unit('alien-3', 'tech-bay', 'b')
    .play()
  game.choose(...INSTALL)
  game.choose('move:alien-2', 'room:corridors-b')
  expect(game.winners).toEqual(['aliens'])
  expect(game.match.result?.reason).toBe('life')
  expect(turns(game)).toEqual(['marines', 'aliens'])
})

test('THE-END-07 20 Data points win at once in an additional turn too', () => {
  const game = position('marines', 'greys')
    .unit('marine-1', 'grey-wreck', 'a')
    .unit('grey-1', 'tech-bay', 'a')
    .pending('mar-hideout', 'cor-p1')
    .card('gre-probe', 'grey-1', { upgrades: 1 })
    .deck('marines')
    .endOfGame(3)
    .life('greys', 2)
    .data('greys', 18)
    .play()
  game.choose(...INSTALL)
  game.choose('move:grey-1', 'room:grey-wreck-a')
  expect(game.winners).toEqual(['greys'])
  expect(game.match.result?.reason).toBe('data')
  expect(turns(game)).toEqual(['marines', 'greys'])
})

test('THE-END-08 additional turns have all phases, and only after the last one totals are compared', () => {
  const game = marinesBeforeTheEnd({ marines: 12, aliens: 13 })
    .unit('marine-2', 'control-room', 'b')
    .unit('alien-2', 'tech-bay', 'a', { upgraded: true })
    .unit('alien-3', 'control-room', 'a', { upgraded: true })
    .card('ali-assault', 'nest-1')
    .deck('aliens', 'ali-hive')
    .play()
  game.choose(...INSTALL)
  expect([game.life('marines'), game.life('aliens')]).toEqual([12, 12])

  game.choose('move:alien-2', 'room:alien-nest-a')
  expect(game.life('marines')).toBe(11)
  expect(game.upgrades('aliens')).toBe(1)
  game.choose('go-on', 'plan-draw:nest-p1')
  expect(game.card('nest-p1')?.id).toBe('ali-hive')
  expect(game.winners).toBeNull()

  game.choose('end-turn').endTurn()
  expect(turns(game)).toEqual(['marines', 'aliens', 'marines'])
  expect(game.winners).toEqual(['aliens'])
  expect(game.match.result?.reason).toBe('points')
})

test('THE-END-08 in additional turns the token moves no more: a replacement that cannot be made is skipped', () => {
  const game = marinesBeforeTheEnd({ marines: 12, aliens: 12 })
    .unit('alien-2', 'tech-bay', 'a')
    .pending('mar-barricade', 'nest-p1')
    .deck('aliens')
    .play()
  game.choose(...INSTALL)
  game.choose('move:alien-2', 'room:alien-nest-a', 'go-on', 'plan-replace:nest-p1')
  game.endTurn()
  expect(game.card('nest-p1')).toBeNull()
  expect(game.asked).toBe('marines')
  expect(game.log('end-of-game')).toHaveLength(1)
})

test('THE-END-09 a slot that could not be refilled is filled later with A by a player with cards', () => {
  const game = marinesWithoutDeck()
    .unit('alien-2', 'tech-bay', 'a')
    .unit('alien-3', 'tech-bay', 'b')
    .pending('ali-hive', 'cor-p1')
    .deck('aliens', 'ali-tentacles')
    .play()
  game.choose(...TO_CORRIDORS, 'plan-replace:cor-p1')
  expect(game.card('cor-p1')).toBeNull()

  game.choose('move:alien-2', 'room:corridors-b', 'plan-draw:cor-p1')
  expect(game.card('cor-p1')?.id).toBe('ali-tentacles')
  expect(game.state.endOfGame).toBe(1)
})

test('THE-END-10 with all decks and pending slots empty the token advances after every turn', () => {
  const game = marinesWithoutDeck().deck('aliens').play()
  game.endTurn()
  expect(game.log('end-of-game')).toMatchObject([{ params: { left: 3 }, rule: 'THE-END-10' }])
  game.endTurn()
  expect(game.state.endOfGame).toBe(2)
})

test('THE-END-10 one card in a deck or a pending slot keeps the token still', () => {
  const deck = marinesWithoutDeck().deck('aliens', 'ali-hive').play()
  deck.endTurn()
  expect(deck.state.endOfGame).toBe(0)

  const pending = marinesWithoutDeck().deck('aliens').pending('ali-hive', 'nest-p1').play()
  pending.endTurn()
  expect(pending.state.endOfGame).toBe(0)
})

test('THE-END-10 THE-END-11 a thirtieth quiet turn with nothing left moves the token one space only', () => {
  const game = marinesWithoutDeck().deck('aliens')
  game.state.turn.quiet = 29
  expect(game.play().endTurn().state.endOfGame).toBe(1)
})

test('THE-END-10 THE-END-11 the player whose turn just ended has caused the end', () => {
  const game = marinesWithoutDeck().deck('aliens').endOfGame(3).toMove('aliens').play()
  game.choose('place:alien-1', 'room:tech-bay-a')
  expect(game.log('tie')).toHaveLength(1)
  game.endTurn()
  expect(game.asked).toBe('aliens')
  game.endTurn()
  expect(turns(game)).toEqual(['aliens', 'marines', 'aliens'])
  expect(game.winners).toEqual(['marines', 'aliens'])
})

test('THE-END-11 so has the player of a thirtieth quiet turn', () => {
  const game = marinesWithoutDeck().endOfGame(3).toMove('aliens')
  game.state.turn.quiet = 29
  const playing = game.play().choose('place:alien-1', 'room:tech-bay-a')
  expect(playing.log('tie')).toHaveLength(1)
  expect(playing.asked).toBe('marines')
})

test('THE-END-11 thirty turns without a change of pending cards advance the token, and the count restarts', () => {
  const game = position('marines', 'aliens').unit('marine-1', 'alien-nest', 'a').play()
  const advancesAfter = (turnsPlayed: number) => {
    while (!game.winners && game.state.turn.number <= turnsPlayed) game.endTurn()
    return game.log('end-of-game').map((line) => line.rule)
  }
  expect(advancesAfter(28)).toEqual([])
  expect(advancesAfter(30)).toEqual(['THE-END-11'])
  expect(advancesAfter(58)).toEqual(['THE-END-11'])
  expect(advancesAfter(60)).toEqual(['THE-END-11', 'THE-END-11'])
})

test('THE-END-11 the count starts again when a card enters or leaves a pending slot', () => {
  const start = () =>
    marinesWithoutDeck().with((state) => {
      state.turn.quiet = 29
    })
  const quiet = start().play()
  quiet.endTurn()
  expect(quiet.state.endOfGame).toBe(1)
  expect(quiet.state.turn.quiet).toBe(0)

  const entering = start().deck('marines', 'mar-fire').play()
  entering.choose(...TO_CORRIDORS, 'plan-draw:cor-p1')
  expect(entering.state.endOfGame).toBe(0)
  expect(entering.state.turn.quiet).toBe(0)

  const leaving = start().pending('ali-hive', 'cor-p1').play()
  leaving.choose(...TO_CORRIDORS, 'plan-replace:cor-p1')
  expect(leaving.log('end-of-game').map((line) => line.rule)).toEqual(['THE-END-01'])
  expect(leaving.state.turn.quiet).toBe(0)
})

test('THE-END-11 an Extra Turn is no turn of its own', () => {
  const game = position('marines', 'aliens')
    .unit('marine-1', 'loading-dock', 'a')
    .unit('marine-2', 'control-room', 'a')
    .unitInSpace('alien-1')
    .with((state) => {
      state.turn.quiet = 28
    })
    .play()
  game.choose('move:marine-1', 'room:tech-bay-a', 'room:loading-dock-a').endTurn()
  expect(game.log('extra-turn')).toHaveLength(1)
  expect(game.active).toBe('aliens')
  expect(game.state.endOfGame).toBe(0)
  game.endTurn()
  expect(game.state.endOfGame).toBe(1)
})
