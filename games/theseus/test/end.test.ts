import { expect, test } from 'vitest'
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

/** The Marines have just moved the token to its final space. */
function ended(lives: { marines: number; aliens: number }) {
  const start = marinesWithoutDeck()
    .pending('mar-hideout', 'cor-p1')
    .endOfGame(3)
    .life('marines', lives.marines)
    .life('aliens', lives.aliens)
  return start
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
})

test('THE-END-05 THE-END-06 on a tie everybody plays one more turn, the next player first; still tied they share', () => {
  const game = ended({ marines: 12, aliens: 12 }).play()
  game.choose(...INSTALL)
  expect(game.winners).toBeNull()
  expect(game.log('tie')[0].rule).toBe('THE-END-05')
  expect(game.asked).toBe('aliens')

  game.choose('place:alien-1', 'room:tech-bay-a')
  expect(game.asked).toBe('marines')
  game.endTurn()
  expect(turns(game)).toEqual(['marines', 'aliens', 'marines'])
  expect(game.winners).toEqual(['marines', 'aliens'])
  expect(game.match.result?.reason).toBe('shared')
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

test('THE-END-08 an additional turn has all its phases, and all are played before totals are compared', () => {
  const game = ended({ marines: 12, aliens: 12 })
    .unit('alien-2', 'corridors', 'b', { upgraded: true })
    .unit('marine-2', 'control-room', 'b')
    .unit('marine-1', 'loading-dock', 'a')
    .pending('mar-hideout', 'dock-p1')
    .toMove('marines')
    .play()
  game.choose('move:marine-1', 'room:tech-bay-a')
  expect(game.winners).toBeNull()
})

test('THE-END-08 the totals after the additional turns decide', () => {
  const game = ended({ marines: 12, aliens: 12 })
    .unit('alien-2', 'loading-dock', 'a', { upgraded: true })
    .unit('marine-2', 'control-room', 'b')
    .card('ali-assault', 'tec-2')
    .play()
  game.choose(...INSTALL)
  game.choose('move:alien-2', 'room:tech-bay-a')
  expect(game.log('assault').map((line) => line.params?.faction)).toEqual(['marines', 'aliens'])
})

test('THE-END-07 0 Life points lose at once in an additional turn too', () => {
  const game = ended({ marines: 1, aliens: 1 })
    .unit('alien-2', 'tech-bay', 'a', { upgraded: true })
    .unit('marine-2', 'alien-nest', 'd')
    .unit('marine-1', 'alien-nest', 'a')
    .play()
  expect(game.winners).toBeNull()
})
