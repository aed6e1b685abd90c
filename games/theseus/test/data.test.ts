import { expect, test } from 'vitest'
import { position, teamPosition } from './position.ts'

/** DATA: the Data track. */

test('THE-DATA-01 Scientists and Greys collect Data', () => {
  const scientists = position('scientists', 'aliens')
    .unit('scientist-1', 'alien-nest', 'a')
    .card('sci-archives', 'cor-1')
    .play()
  scientists.choose('move:scientist-1', 'room:corridors-a')
  expect(scientists.data('scientists')).toBe(1)

  const greys = position('greys', 'aliens')
    .unit('grey-1', 'alien-nest', 'a')
    .card('gre-probe', 'cor-1')
    .play()
  greys.choose('move:grey-1', 'room:corridors-a')
  expect(greys.data('greys')).toBe(2)
})

test.each(['marines', 'aliens'] as const)(
  'THE-DATA-01 THE-DATA-04 the %s gain no Data, not even from a partner’s card',
  (faction) => {
    const unit = faction === 'marines' ? 'marine-1' : 'alien-1'
    const other = faction === 'marines' ? 'aliens' : 'marines'
    const home = faction === 'marines' ? 'alien-nest' : 'loading-dock'
    const game = teamPosition(faction, other, 'scientists', 'greys')
      .unit(unit, home, 'a')
      .card('sci-archives', 'cor-1')
      .card('sci-camera', 'cor-3', { recording: 4 })
      .play()
    game.choose(`move:${unit}`, 'room:corridors-a').endTurn()
    expect(game.data(faction)).toBe(0)
    expect(game.data('scientists')).toBe(0)
    expect(game.log('data-gained')).toEqual([])
  },
)

test('THE-DATA-01 THE-DATA-04 Pandora gains no Data from a card she controls', () => {
  const game = position('scientists', 'pandora')
    .pandoraAt('tech-bay')
    .unit('creature-1', 'tech-bay', 'a')
    .card('sci-archives', 'cor-1')
    .controlled('cor-1', 'catcher-1', false)
    .toMove('pandora')
    .play()
  game.choose('move:creature-1', 'room:corridors-a')
  expect(game.log('action')).toHaveLength(1)
  expect(game.data('pandora')).toBe(0)
  expect(game.data('scientists')).toBe(0)
})

test('THE-DATA-02 the Data marker advances by the points gained', () => {
  const game = position('scientists', 'aliens')
    .unit('scientist-1', 'alien-nest', 'a')
    .card('sci-archives', 'cor-1', { upgrades: 2 })
    .data('scientists', 5)
    .play()
  game.choose('move:scientist-1', 'room:corridors-a')
  expect(game.match.view(1).players[0].data).toBe(8)
  expect(game.log('data-gained')[0]).toMatchObject({
    params: { faction: 'scientists', points: 3 },
    rule: 'THE-DATA-02',
  })
})

test('THE-DATA-03 a faction that reaches 20 Data wins at once; what goes beyond is ignored', () => {
  const game = position('scientists', 'aliens')
    .unit('scientist-1', 'alien-nest', 'a')
    .card('sci-archives', 'cor-1', { upgrades: 2 })
    .data('scientists', 18)
    .life('scientists', 1)
    .play()
  game.choose('move:scientist-1', 'room:corridors-a')
  expect(game.winners).toEqual(['scientists'])
  expect(game.match.result?.reason).toBe('data')
  expect(game.data('scientists')).toBe(20)
  expect(game.log('assault')).toEqual([])
})

test('THE-DATA-03 19 Data points do not win', () => {
  const game = position('greys', 'aliens')
    .unit('grey-1', 'alien-nest', 'a')
    .card('gre-probe', 'cor-1')
    .data('greys', 17)
    .play()
  game.choose('move:grey-1', 'room:corridors-a')
  expect(game.data('greys')).toBe(19)
  expect(game.winners).toBeNull()
})

test('THE-DATA-04 wounds and an Infirmary in a death-match take no Data', () => {
  const wounded = position('greys', 'aliens')
    .unit('grey-1', 'corridors', 'a')
    .card('ali-hive', 'ctl-2', { upgrades: 3 })
    .data('greys', 5)
    .play()
  wounded.choose('move:grey-1', 'room:control-room-a')
  expect(wounded.life('greys')).toBe(16)
  expect(wounded.data('greys')).toBe(5)

  const lowered = position('scientists', 'greys', 'marines')
    .unit('scientist-1', 'loading-dock', 'a')
    .card('sci-infirmary', 'cor-1', { upgrades: 4 })
    .life('greys', 2)
    .data('greys', 5)
    .play()
  lowered.choose('move:scientist-1', 'room:corridors-a')
  expect(lowered.life('greys')).toBe(0)
  expect(lowered.data('greys')).toBe(5)
})
