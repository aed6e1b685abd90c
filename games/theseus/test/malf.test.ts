import { expect, test } from 'vitest'
import { position } from './position.ts'

/** MALF: the Malfunction token. */

/** A Marine one step before the Control Room; an Alien to move next. */
function marineBeforeControlRoom() {
  return position('marines', 'aliens').unit('marine-1', 'corridors', 'a').unitInSpace('alien-1')
}

const TO_CONTROL_ROOM = ['move:marine-1', 'room:control-room-a']

test('THE-MALF-01 there is one token: placing it frees the card it lay on', () => {
  const game = marineBeforeControlRoom()
    .unit('marine-2', 'tech-bay', 'a')
    .card('ali-hive', 'nest-1')
    .card('ali-tentacles', 'nest-2')
    .malfunction('nest-1')
    .play()
  game.choose(...TO_CONTROL_ROOM, 'malfunction:nest-2')
  expect(game.malfunction).toBe('nest-2')
  expect(game.log('malfunction')[0].params).toEqual({ card: 'ali-tentacles' })

  game.endTurn().endTurn()
  game.choose('move:marine-2', 'room:alien-nest-a')
  expect(game.log('trap').map((line) => line.params?.card)).toEqual(['ali-hive'])
})

test('THE-MALF-02 the token may go back on the enemy card it was taken from', () => {
  const game = marineBeforeControlRoom()
    .card('ali-hive', 'nest-1')
    .card('ali-tentacles', 'nest-2')
    .malfunction('nest-1')
    .play()
  game.choose(...TO_CONTROL_ROOM)
  expect(game.options).toEqual(['malfunction:nest-1', 'malfunction:nest-2'])
  game.choose('malfunction:nest-1')
  expect(game.malfunction).toBe('nest-1')
})

test('THE-MALF-02 the token does not go back on an own card', () => {
  const game = marineBeforeControlRoom()
    .card('mar-barricade', 'dock-1')
    .card('ali-hive', 'nest-1')
    .pending('ali-tentacles', 'nest-p1')
    .malfunction('dock-1')
    .play()
  game.choose(...TO_CONTROL_ROOM)
  expect(game.options).toEqual(['malfunction:nest-1', 'malfunction:nest-p1'])
})

test('THE-MALF-03 a Bonus card takes no Malfunction token', () => {
  const game = marineBeforeControlRoom()
    .bonus('bon-upgrade', 'ctl-1')
    .bonus('bon-gangway', 'nest-3')
    .card('ali-hive', 'nest-1')
    .card('ali-tentacles', 'nest-2')
    .play()
  game.choose(...TO_CONTROL_ROOM)
  expect(game.options).toEqual(['malfunction:nest-1', 'malfunction:nest-2'])
})

test('THE-MALF-04 THE-MALF-14 a blocked pending card is installed by nobody', () => {
  const game = position('marines', 'aliens')
    .unit('marine-1', 'control-room', 'a', { upgraded: true })
    .pending('mar-hideout', 'dock-p1')
    .pending('mar-barricade', 'dock-p2')
    .malfunction('dock-p1')
    .play()
  game.choose('move:marine-1', 'room:loading-dock-a')
  expect(game.prompt).toBe('planning')
  expect(game.options).toEqual(['plan-install:dock-p2', 'no-planning'])
})

test('THE-MALF-04 a Station Plan does not reach a blocked pending card', () => {
  const game = position('scientists', 'aliens')
    .unit('scientist-1', 'alien-nest', 'a')
    .card('sci-station-plan', 'cor-1')
    .pending('sci-archives', 'lab-p1')
    .pending('sci-infirmary', 'lab-p2')
    .malfunction('lab-p1')
    .play()
  game.choose('move:scientist-1', 'room:corridors-a')
  expect(game.prompt).toBe('station-plan')
  expect(game.options).toEqual(['no-planning', 'plan-install:lab-p2'])
})

test('THE-MALF-04 THE-MALF-14 a blocked pending card is not discarded by its enemy either', () => {
  const game = position('marines', 'aliens')
    .unit('marine-1', 'alien-nest', 'a')
    .unitInSpace('alien-1')
    .pending('ali-hive', 'cor-p1')
    .malfunction('cor-p1')
    .play()
  game.choose('move:marine-1', 'room:corridors-a')
  expect(game.active).toBe('aliens')
  expect(game.card('cor-p1')?.id).toBe('ali-hive')
})

test('THE-MALF-05 a blocked Action card is not resolved, a blocked Module does nothing', () => {
  const game = position('marines', 'aliens')
    .unit('marine-1', 'alien-nest', 'a', { upgraded: true })
    .unit('marine-2', 'tech-bay', 'a', { upgraded: true })
    .unit('alien-1', 'corridors', 'b')
    .card('mar-armoury', 'cor-1')
    .card('mar-strategic-position', 'cor-2')
    .malfunction('cor-1')
    .play()
  game.choose('move:marine-1', 'room:corridors-a')
  expect(game.upgrades('marines')).toBe(0)
  expect(game.life('aliens')).toBe(18)

  const blockedModule = position('marines', 'aliens')
    .unit('marine-1', 'alien-nest', 'a', { upgraded: true })
    .unit('alien-1', 'corridors', 'b')
    .card('mar-armoury', 'cor-1')
    .card('mar-strategic-position', 'cor-2')
    .malfunction('cor-2')
    .play()
  blockedModule.choose('move:marine-1', 'room:corridors-a')
  expect(blockedModule.upgrades('marines')).toBe(1)
  expect(blockedModule.life('aliens')).toBe(19)
})

test('THE-MALF-05 the token on a pending card blocks no installed one', () => {
  const game = position('marines', 'aliens')
    .unit('alien-1', 'alien-nest', 'a')
    .card('mar-fire', 'cor-1')
    .pending('mar-armoury', 'cor-p1')
    .malfunction('cor-p1')
    .toMove('aliens')
    .play()
  game.choose('move:alien-1', 'room:corridors-a')
  expect(game.life('aliens')).toBe(19)
})

test('THE-MALF-05 THE-CARD-93 the token on or off a pending card neither stops nor starts Crawlers', () => {
  const crawlers = () =>
    position('marines', 'aliens')
      .unit('marine-1', 'corridors', 'a')
      .unitInSpace('alien-1')
      .card('ali-crawlers', 'cor-1')
      .pending('ali-hive', 'cor-p1')
  const laid = crawlers().card('mar-fire', 'cor-2').play()
  laid.choose('move:marine-1', 'room:control-room-a', 'malfunction:cor-p1')
  expect(laid.card('cor-2')!.crawled).toBe(true)

  const lifted = crawlers()
    .unit('marine-2', 'control-room', 'a')
    .pending('mar-fire', 'dock-p1')
    .malfunction('cor-p1')
    .play()
  lifted.choose('move:marine-2', 'room:loading-dock-a', 'go-on')
  lifted.choose('plan-install:dock-p1', 'install:cor-2').endTurn()
  lifted.choose('place:alien-1', 'room:tech-bay-a')
  lifted.choose('move:marine-1', 'room:control-room-a', 'go-on', 'malfunction:cor-p1')
  expect(lifted.card('cor-2')!.crawled).toBe(false)
})

test.each([
  ['marines', 'mar-fire'],
  ['aliens', 'ali-tentacles'],
  ['scientists', 'sci-defence-system'],
] as const)(
  'THE-MALF-05 THE-MALF-09 %s: a blocked %s counts for nothing in its Sector',
  (enemy, id) => {
    const start = () =>
      position('greys', enemy).unit('grey-1', 'corridors', 'a').card(id, 'ctl-2', { active: true })
    const working = start().play()
    working.choose('move:grey-1', 'room:control-room-a')
    expect(working.life('greys')).toBe(19)

    const blocked = start().malfunction('ctl-2').play()
    blocked.choose('move:grey-1', 'room:control-room-a')
    expect(blocked.life('greys')).toBe(20)
  },
)

test('THE-MALF-05 THE-MALF-09 a blocked Camouflaged does not act in an Assault', () => {
  const start = () =>
    position('aliens', 'marines')
      .unit('alien-1', 'loading-dock', 'a')
      .unit('marine-1', 'control-room', 'a')
      .card('ali-camouflaged', 'ctl-2')
  const working = start().play()
  working.choose('move:alien-1', 'room:corridors-a')
  expect(working.life('marines')).toBe(19)

  const blocked = start().malfunction('ctl-2').play()
  blocked.choose('move:alien-1', 'room:corridors-a')
  expect(blocked.life('marines')).toBe(20)
})

test('THE-MALF-05 blocked Crawlers let go of the cards they had deactivated', () => {
  const game = marineBeforeControlRoom()
    .card('ali-crawlers', 'dock-1')
    .card('mar-barricade', 'dock-2')
    .play()
  expect(game.card('dock-2')?.crawled).toBe(true)
  game.choose(...TO_CONTROL_ROOM)
  expect(game.malfunction).toBe('dock-1')
  expect(game.card('dock-2')?.crawled).toBe(false)
})

test('THE-MALF-06 a blocked installed card is not discarded, neither by its owner nor by Clean Base', () => {
  const game = position('marines', 'aliens')
    .unit('marine-1', 'control-room', 'a', { upgraded: true })
    .card('ali-camouflaged', 'dock-1')
    .card('ali-camouflaged', 'dock-2')
    .malfunction('dock-1')
    .play()
  game.choose('move:marine-1', 'room:loading-dock-a')
  expect(game.options).toEqual(['take-upgrade', 'clean-base:dock-2'])

  const owner = position('marines', 'aliens')
    .unit('marine-1', 'alien-nest', 'a')
    .pending('mar-hideout', 'cor-p1')
    .card('mar-barricade', 'dock-1')
    .card('mar-armoury', 'dock-2')
    .malfunction('dock-1')
    .play()
  owner.choose('move:marine-1', 'room:corridors-a', 'plan-install:cor-p1')
  expect(owner.options).toContain('install-over:dock-2')
  expect(owner.options.filter((id) => id.endsWith(':dock-1'))).toEqual([])
})

test('THE-MALF-07 a blocked card takes no Upgrade token', () => {
  const game = marineBeforeControlRoom()
    .unit('marine-1', 'corridors', 'a', { upgraded: true })
    .card('mar-fire', 'dock-1')
    .card('mar-minefield', 'dock-2')
    .malfunction('dock-1')
    .upgrades('marines', 3)
    .play()
  expect(game.options).toEqual(['move:marine-1', 'upgrade-card:dock-2'])
})

test('THE-MALF-08 a Parasite keeps wounding while its card is blocked', () => {
  const game = marineBeforeControlRoom()
    .unit('marine-1', 'corridors', 'a', { parasites: 1, parasitesOf: 1 })
    .card('ali-parasite', 'nest-1')
    .malfunction('nest-1')
    .play()
  game.choose(...TO_CONTROL_ROOM)
  expect(game.life('marines')).toBe(19)
  expect(game.unit('marine-1').parasites).toBe(1)
})

test('THE-MALF-08 a Minor Alien keeps attacking while its Incubator is blocked', () => {
  const game = position('aliens', 'marines')
    .unit('alien-1', 'loading-dock', 'a')
    .minorAlien('minor-alien-1', 'control-room', 'a')
    .unit('marine-1', 'control-room', 'b')
    .card('ali-incubator', 'ctl-2')
    .malfunction('ctl-2')
    .play()
  game.choose('move:alien-1', 'room:corridors-a')
  expect(game.life('marines')).toBe(19)
})

test('THE-MALF-08 an invisible unit stays invisible while its card is blocked', () => {
  const game = position('marines', 'greys')
    .unit('marine-1', 'grey-wreck', 'a')
    .unit('grey-1', 'corridors', 'b', { invisible: true })
    .card('gre-invisibility', 'grey-1')
    .malfunction('grey-1')
    .play()
  game.choose('move:marine-1', 'room:corridors-a')
  expect(game.life('greys')).toBe(20)
  expect(game.unit('grey-1').invisible).toBe(true)
})

test('THE-MALF-10 THE-MALF-11 what lies on a blocked card is kept and works again with it', () => {
  const game = position('marines', 'scientists')
    .unit('marine-1', 'tech-bay', 'a')
    .unit('marine-2', 'corridors', 'a')
    .unitInSpace('scientist-1')
    .card('sci-defence-system', 'lab-1', { upgrades: 1, active: true })
    .card('sci-camera', 'ctl-2', { recording: 2 })
    .malfunction('lab-1')
    .play()
  expect(game.match.view(0).sectors[4].slots[0].card).toMatchObject({ upgrades: 1, active: true })

  game.choose('move:marine-2', 'room:control-room-a', 'malfunction:ctl-2')
  expect(game.card('ctl-2')?.recording).toBe(4)
  game.endTurn()
  game.choose('place:scientist-1', 'room:loading-dock-a')
  game.choose('move:marine-1', 'room:laboratory-a')
  expect(game.life('marines')).toBe(18)
  expect(game.card('ctl-2')?.recording).toBe(4)
})

test('THE-MALF-10 a blocked Camera neither records nor pays', () => {
  const start = () =>
    position('marines', 'scientists')
      .card('sci-camera', 'cor-1', { recording: 2 })
      .malfunction('cor-1')
  const visited = start().unit('marine-1', 'laboratory', 'a').play()
  visited.choose('move:marine-1', 'room:corridors-a')
  expect(visited.card('cor-1')?.recording).toBe(2)

  const paying = start().unit('scientist-1', 'laboratory', 'a').toMove('scientists').play()
  paying.choose('move:scientist-1', 'room:corridors-a')
  expect(paying.data('scientists')).toBe(0)
  expect(paying.card('cor-1')?.recording).toBe(2)
})

test('THE-MALF-11 a lifted card works before the token lies on another one: Crawlers act at once', () => {
  const game = position('aliens', 'marines')
    .unit('alien-1', 'corridors', 'a')
    .card('ali-crawlers', 'dock-1')
    .card('mar-fire', 'dock-2')
    .card('mar-fire', 'cor-1')
    .malfunction('dock-1')
    .play()
  expect(game.card('dock-2')?.crawled).toBe(false)
  game.choose('move:alien-1', 'room:control-room-a')
  expect(game.prompt).toBe('malfunction')
  expect(game.malfunction).toBeNull()
  expect(game.card('dock-2')?.crawled).toBe(true)
  expect(game.card('cor-1')?.crawled).toBe(false)
})

test('THE-MALF-11 a lifted Protection works at once and draws the token back', () => {
  const game = position('aliens', 'marines')
    .unit('alien-1', 'corridors', 'a')
    .card('mar-protection', 'dock-1')
    .card('mar-fire', 'dock-2')
    .malfunction('dock-1')
    .play()
  game.choose('move:alien-1', 'room:control-room-a')
  expect(game.prompt).toBe('planning')
  expect(game.malfunction).toBe('dock-1')
})

test('THE-MALF-12 placing the token cannot be declined', () => {
  const game = marineBeforeControlRoom()
    .card('ali-hive', 'nest-1')
    .card('ali-tentacles', 'nest-2')
    .play()
  game.choose(...TO_CONTROL_ROOM)
  expect(game.prompt).toBe('malfunction')
  expect(game.options).toEqual(['malfunction:nest-1', 'malfunction:nest-2'])
})

test('THE-MALF-12 with no enemy card on the station the token stays where it is', () => {
  const game = marineBeforeControlRoom()
    .card('mar-barricade', 'dock-1')
    .malfunction('dock-1')
    .play()
  game.choose(...TO_CONTROL_ROOM)
  expect(game.malfunction).toBe('dock-1')
})
