import { expect, test } from 'vitest'
import { position } from './position.ts'

/** THE-MALF-07, THE-MALF-13: a card with the Malfunction token is out of the game for every other card. */

test('THE-MALF-13 Shaft does not move a blocked card', () => {
  const start = () =>
    position('aliens', 'marines')
      .unit('alien-1', 'corridors', 'a')
      .card('ali-hive', 'cor-1')
      .malfunction('cor-1')
      .kept('aliens', 'ali-shaft')
  expect(start().play().options).toEqual(['move:alien-1'])

  const game = start().card('ali-hive', 'cor-2').card('ali-hive', 'ctl-2').play()
  game.choose('play:ali-shaft')
  expect(game.options).toEqual(['shaft:cor-2', 'shaft:ctl-2'])
})

test('THE-MALF-13 Remote Control does not trigger a blocked card', () => {
  const game = position('scientists', 'marines')
    .unit('scientist-1', 'loading-dock', 'a')
    .card('sci-remote-control', 'cor-1')
    .card('sci-archives', 'lab-1')
    .card('sci-infirmary', 'lab-2')
    .malfunction('lab-1')
    .play()
  game.choose('move:scientist-1', 'room:corridors-a')
  expect(game.prompt).toBe('remote-control')
  expect(game.options).toEqual(['no-more', 'trigger:lab-2'])
})

test('THE-MALF-13 a Duplication copies no blocked card, and a blocked one copies nothing', () => {
  const start = () =>
    position('marines', 'aliens')
      .unit('marine-1', 'corridors', 'a')
      .card('ali-hive', 'ctl-2')
      .card('ali-duplication', 'ctl-1')
  const woundsWith = (blocked: string | null) => {
    const game = (blocked ? start().malfunction(blocked) : start()).play()
    game.choose('move:marine-1', 'room:control-room-a')
    return 20 - game.life('marines')
  }
  expect(woundsWith(null)).toBe(2)
  expect(woundsWith('ctl-1')).toBe(1)
  expect(woundsWith('ctl-2')).toBe(0)
})

test('THE-MALF-13 a Downgrade takes no Upgrade token from a blocked card', () => {
  const game = position('greys', 'marines')
    .unit('grey-1', 'loading-dock', 'a')
    .card('gre-downgrade', 'cor-1', { upgrades: 2 })
    .card('mar-fire', 'dock-1', { upgrades: 2 })
    .card('mar-fire', 'dock-2', { upgrades: 1 })
    .malfunction('dock-1')
    .play()
  game.choose('move:grey-1', 'room:corridors-a')
  expect(game.card('dock-1')?.upgrades).toBe(2)
  expect(game.card('dock-2')?.upgrades).toBe(0)
})

test('THE-MALF-13 a Transfer takes no Upgrade token from a blocked card', () => {
  const game = position('greys', 'marines')
    .unit('grey-1', 'loading-dock', 'a')
    .card('gre-transfer', 'cor-1')
    .card('gre-probe', 'grey-1', { upgrades: 1 })
    .card('gre-probe', 'grey-2', { upgrades: 1 })
    .malfunction('grey-1')
    .play()
  game.choose('move:grey-1', 'room:corridors-a')
  expect(game.prompt).toBe('transfer')
  expect(game.options).toEqual(['no-more', 'transfer-card:grey-2'])
})

test('THE-MALF-13 Pandora does not take a blocked card', () => {
  const game = position('marines', 'pandora')
    .pandoraAt('tech-bay')
    .unit('catcher-1', 'corridors', 'a')
    .card('mar-barricade', 'ctl-1')
    .card('mar-hideout', 'ctl-2')
    .malfunction('ctl-1')
    .toMove('pandora')
    .play()
  game.choose('move:catcher-1', 'room:control-room-a')
  expect(game.prompt).toBe('take-control')
  expect(game.options).toEqual(['no-control', 'take-control:ctl-2'])
})

test('THE-MALF-07 Crawlers put no token on a blocked card', () => {
  const game = position('marines', 'aliens')
    .unit('marine-1', 'corridors', 'a')
    .card('ali-crawlers', 'dock-1')
    .card('mar-barricade', 'dock-2')
    .card('mar-hideout', 'dock-3')
    .malfunction('dock-2')
    .play()
  expect(game.card('dock-3')?.crawled).toBe(true)
  expect(game.card('dock-2')?.crawled).toBe(false)
})

test('THE-MALF-07 THE-PAND-43 an Embryo whose one use is over stays on its card while that is blocked', () => {
  const game = position('marines', 'pandora')
    .pandoraAt('tech-bay')
    .unit('marine-1', 'corridors', 'a')
    .unit('creature-1', 'tech-bay', 'a')
    .unit('creature-2', 'tech-bay', 'b')
    .card('mar-protection', 'cor-1')
    .card('mar-barricade', 'dock-1')
    .controlled('cor-1', 'runner-1')
    .play()
  game.choose('move:marine-1', 'room:control-room-a').endTurn()
  expect(game.malfunction).toBe('cor-1')
  expect(game.card('cor-1')?.control).not.toBeNull()

  game.choose('move:creature-1', 'room:control-room-b').endTurn()
  expect(game.malfunction).toBe('dock-1')
  expect(game.card('cor-1')?.control).toBeNull()
})
