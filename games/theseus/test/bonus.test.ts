import { expect, test } from 'vitest'
import { position } from './position.ts'

/** BONUS: the cards that wait on marked slots. */

/** A Marine one step before the Corridors, where an own card waits; an Alien to move next. */
function marineAboutToInstall() {
  return position('marines', 'aliens')
    .unit('marine-1', 'alien-nest', 'a')
    .unitInSpace('alien-1')
    .pending('mar-hideout', 'cor-p1')
    .deck('marines', 'mar-fire', 'mar-armoury')
}

const INSTALLING = ['move:marine-1', 'room:corridors-a', 'plan-install:cor-p1']

test('THE-BONUS-01 whoever installs in a slot with a Bonus card takes it', () => {
  const game = marineAboutToInstall().bonus('bon-gangway', 'ctl-1').play()
  game.choose(...INSTALLING)
  expect(game.options).toContain('install-bonus:ctl-1')

  game.choose('install-bonus:ctl-1')
  expect(game.card('ctl-1')?.id).toBe('mar-hideout')
  expect(game.bonus('ctl-1')).toBeNull()
  expect(game.kept('marines')).toEqual(['bon-gangway'])
  expect(game.log('keeps')).toEqual([
    {
      kind: 'keeps',
      params: { faction: 'marines', card: 'bon-gangway' },
      rule: 'THE-BONUS-01',
    },
  ])
})

test('THE-BONUS-01 installing elsewhere leaves the Bonus card where it lies', () => {
  const game = marineAboutToInstall().bonus('bon-gangway', 'ctl-1').play()
  game.choose(...INSTALLING, 'install:ctl-2')
  expect(game.bonus('ctl-1')).toBe('bon-gangway')
  expect(game.kept('marines')).toEqual([])
})

test('THE-BONUS-02 a Bonus card may be used as soon as it is taken', () => {
  const game = marineAboutToInstall().bonus('bon-upgrade', 'ctl-1').play()
  game.choose(...INSTALLING, 'install-bonus:ctl-1')
  expect(game.prompt).toBe('moment')
  expect(game.options).toEqual(['go-on', 'play:bon-upgrade'])

  game.choose('play:bon-upgrade')
  expect(game.upgrades('marines')).toBe(1)
  expect(game.kept('marines')).toEqual([])
})

test('THE-BONUS-02 a Bonus card may be kept for any later turn of its holder, but no enemy turn', () => {
  const game = marineAboutToInstall().bonus('bon-upgrade', 'ctl-1').play()
  game.choose(...INSTALLING, 'install-bonus:ctl-1', 'go-on', 'end-turn')
  expect(game.asked).toBe('aliens')
  expect(game.options).toEqual(['place:alien-1'])

  game.endTurn()
  expect(game.asked).toBe('marines')
  expect(game.options).toEqual(['move:marine-1', 'play:bon-upgrade'])
  game.choose('play:bon-upgrade')
  expect(game.upgrades('marines')).toBe(1)
})

test('THE-BONUS-03 everybody sees who holds which Bonus cards', () => {
  const game = marineAboutToInstall().kept('marines', 'bon-gangway', 'bon-upgrade').play()
  for (const seat of [0, 1, null]) {
    expect(game.match.view(seat).alliances[0].kept).toEqual(['bon-gangway', 'bon-upgrade'])
  }
})

test('THE-BONUS-04 a Bonus card is taken once: its slot gives none to the next card', () => {
  const game = marineAboutToInstall()
    .unit('marine-2', 'tech-bay', 'a')
    .pending('mar-barricade', 'nest-p1')
    .bonus('bon-upgrade', 'ctl-1')
    .play()
  game.choose(...INSTALLING, 'install-bonus:ctl-1', 'go-on')
  game.endTurn()
  game.choose('place:alien-1', 'room:loading-dock-a')
  game.choose('play:bon-upgrade', 'move:marine-2', 'room:alien-nest-a', 'go-on', 'go-on')
  expect(game.bonus('ctl-1')).toBeNull()

  game.choose('plan-install:nest-p1', 'install-over:ctl-1')
  expect(game.card('ctl-1')?.id).toBe('mar-barricade')
  expect(game.kept('marines')).toEqual([])
  expect(game.log('keeps')).toHaveLength(1)
})

test('THE-BONUS-05 a Bonus card is nobody’s enemy: the Malfunction token is not put on it', () => {
  const game = position('marines', 'aliens')
    .unit('marine-1', 'corridors', 'a')
    .bonus('bon-gangway', 'ctl-1')
    .play()
  game.choose('move:marine-1', 'room:control-room-a')
  expect(game.prompt).toBe('planning')
  expect(game.malfunction).toBeNull()
})

test('THE-BONUS-05 a Bonus card is nobody’s enemy: Clean Base does not remove it', () => {
  const game = position('marines', 'aliens')
    .unit('marine-1', 'control-room', 'a')
    .card('ali-camouflaged', 'dock-1')
    .bonus('bon-gangway', 'dock-3')
    .play()
  game.choose('move:marine-1', 'room:loading-dock-a')
  expect(game.prompt).toBe('home-action')
  expect(game.options).toEqual(['take-upgrade', 'clean-base:dock-1'])
})

test('THE-BONUS-06 any number of Bonus cards may be used in one turn, each only once', () => {
  const game = marineAboutToInstall()
    .kept('marines', 'bon-upgrade', 'bon-upgrade', 'bon-unexpected-reinforcements')
    .play()
  game.choose('play:bon-upgrade', 'play:bon-upgrade')
  expect(game.upgrades('marines')).toBe(2)
  expect(game.options).not.toContain('play:bon-upgrade')

  game.choose('play:bon-unexpected-reinforcements', 'install:ctl-2')
  expect(game.card('ctl-2')?.id).toBe('mar-fire')
  expect(game.kept('marines')).toEqual([])
  expect(game.options.filter((id) => id.startsWith('play:'))).toEqual([])
})

test('THE-BONUS-06 two equal Bonus cards are offered as one choice, and used one after the other', () => {
  const game = position('marines', 'aliens')
    .unit('marine-1', 'tech-bay', 'a', { upgraded: true })
    .kept('marines', 'bon-upgrade', 'bon-upgrade')
    .play()
  expect(game.options).toEqual(['move:marine-1', 'play:bon-upgrade'])
  game.choose('play:bon-upgrade', 'play:bon-upgrade')
  expect(game.upgrades('marines')).toBe(2)
})

test('THE-BONUS-07 Station Plan wins the Bonus card of the slot like Planning', () => {
  const game = position('scientists', 'aliens')
    .unit('scientist-1', 'alien-nest', 'a')
    .card('sci-station-plan', 'cor-1')
    .pending('sci-archives', 'lab-p1')
    .bonus('bon-upgrade', 'ctl-1')
    .play()
  game.choose('move:scientist-1', 'room:corridors-a', 'plan-install:lab-p1', 'install-bonus:ctl-1')
  expect(game.card('ctl-1')?.id).toBe('sci-archives')
  expect(game.kept('scientists')).toEqual(['bon-upgrade'])
})

test('THE-BONUS-07 an effect that needs an empty slot passes the Bonus cards by', () => {
  const reinforced = marineAboutToInstall()
    .kept('marines', 'bon-unexpected-reinforcements')
    .bonus('bon-gangway', 'ctl-1')
    .play()
  reinforced.choose('play:bon-unexpected-reinforcements')
  expect(reinforced.options).toContain('install:ctl-2')
  expect(reinforced.options.filter((id) => id.endsWith(':ctl-1'))).toEqual([])

  const shaft = position('aliens', 'marines')
    .unit('alien-1', 'loading-dock', 'a')
    .card('ali-hive', 'cor-1')
    .card('ali-tentacles', 'cor-2')
    .kept('aliens', 'ali-shaft')
    .bonus('bon-gangway', 'ctl-1')
    .play()
  shaft.choose('play:ali-shaft', 'shaft:cor-1')
  expect(shaft.options).toContain('install:ctl-2')
  expect(shaft.options.filter((id) => id.endsWith(':ctl-1'))).toEqual([])
})
