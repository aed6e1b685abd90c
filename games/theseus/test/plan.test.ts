import { expect, test } from 'vitest'
import { SLOTS } from '../components.ts'
import { slotsInPlay, supplyOf } from '../queries.ts'
import { type Position, position } from './position.ts'

/** PLAN: pending cards, drawing and installing. */

/** A Marine one step before the Corridors, which have one pending slot; an Alien to move next. */
function marineBeforeCorridors() {
  return position('marines', 'aliens')
    .unit('marine-1', 'alien-nest', 'a')
    .unitInSpace('alien-1')
    .deck('marines', 'mar-fire', 'mar-armoury', 'mar-assault')
}

const TO_CORRIDORS = ['move:marine-1', 'room:corridors-a']

function slotIds(game: Position): string[] {
  return slotsInPlay(game.state).map((slot) => SLOTS[slot].id)
}

test('THE-PLAN-01 a player does one of the Planning actions or none', () => {
  const game = marineBeforeCorridors().play()
  game.choose(...TO_CORRIDORS)
  expect(game.prompt).toBe('planning')
  expect(game.options).toEqual(['plan-draw:cor-p1', 'no-planning'])

  game.choose('no-planning')
  expect(game.card('cor-p1')).toBeNull()
  expect(game.deck('marines')).toHaveLength(3)
  expect(game.active).toBe('aliens')
})

test('THE-PLAN-01 a second action is not offered after the first', () => {
  const game = position('marines', 'aliens')
    .unit('marine-1', 'tech-bay', 'a')
    .unitInSpace('alien-1')
    .play()
  game.choose('move:marine-1', 'room:alien-nest-a', 'plan-draw:nest-p1')
  expect(game.card('nest-p2')).toBeNull()
  expect(game.active).toBe('aliens')
})

test('THE-PLAN-02 the pending slots are those of the Sector where the Movement ended, an enemy one included', () => {
  const game = position('marines', 'aliens')
    .unit('marine-1', 'tech-bay', 'a')
    .pending('mar-hideout', 'dock-p1')
    .play()
  game.choose('move:marine-1', 'room:alien-nest-a')
  expect(game.options).toEqual(['plan-draw:nest-p1', 'plan-draw:nest-p2', 'no-planning'])
})

test('THE-PLAN-02 a Sector without a pending slot gives no Planning', () => {
  const game = position('marines', 'aliens')
    .unit('marine-1', 'loading-dock', 'a')
    .unitInSpace('alien-1')
    .play()
  game.choose('move:marine-1', 'room:tech-bay-a')
  expect(game.log('pending')).toEqual([])
  expect(game.active).toBe('aliens')
})

test('THE-PLAN-03 A puts the top card of the own deck face up into an empty pending slot', () => {
  const game = marineBeforeCorridors().play()
  game.choose(...TO_CORRIDORS, 'plan-draw:cor-p1')
  expect(game.card('cor-p1')).toMatchObject({ id: 'mar-fire', owner: 0 })
  expect(game.deck('marines')).toEqual(['mar-armoury', 'mar-assault'])
  const [corridors] = game.match.view(1).sectors
  expect(corridors.pending[0].card).toEqual({ id: 'mar-fire', owner: 0 })
})

test('THE-PLAN-03 THE-SETUP-13 a draw that shows the next card of the deck cannot be taken back', () => {
  const drawing = (...deck: string[]) =>
    marineBeforeCorridors()
      .deck('marines', ...deck)
      .play()
      .choose(...TO_CORRIDORS, 'plan-draw:cor-p1')
      .match.undo(0)
  expect(drawing('mar-fire', 'mar-armoury')).not.toBeNull()
  expect(drawing('mar-fire')).toBeNull()
})

test('THE-PLAN-04 THE-PLAN-08 B discards an enemy pending card and puts the own top card in its place', () => {
  const game = marineBeforeCorridors().pending('ali-hive', 'cor-p1').play()
  game.choose(...TO_CORRIDORS)
  expect(game.options).toEqual(['plan-replace:cor-p1', 'no-planning'])

  game.choose('plan-replace:cor-p1')
  expect(game.state.discarded).toContain('ali-hive')
  expect(game.card('cor-p1')).toMatchObject({ id: 'mar-fire', owner: 0 })
  expect(game.active).toBe('aliens')
})

test('THE-PLAN-05 THE-PLAN-08 C installs an own pending card in any slot and refills at once', () => {
  const start = marineBeforeCorridors().pending('mar-hideout', 'cor-p1')
  const everySlot = slotIds(start)
  const game = start.play()
  game.choose(...TO_CORRIDORS)
  expect(game.options).toEqual(['plan-install:cor-p1', 'no-planning'])

  game.choose('plan-install:cor-p1')
  expect(game.prompt).toBe('install')
  expect(game.options).toEqual(everySlot.map((slot) => `install:${slot}`))

  game.choose('install:nest-2')
  expect(game.card('nest-2')).toMatchObject({ id: 'mar-hideout', owner: 0 })
  expect(game.card('cor-p1')).toMatchObject({ id: 'mar-fire', owner: 0 })
  expect(game.active).toBe('aliens')
})

test('THE-PLAN-05 a card to install may be left where it is until its slot is chosen', () => {
  const game = marineBeforeCorridors().pending('mar-hideout', 'cor-p1').play()
  game.choose(...TO_CORRIDORS, 'plan-install:cor-p1')
  expect(game.match.cancel(0, game.decision.id)).toBeNull()
  expect(game.options).toEqual(['plan-install:cor-p1', 'no-planning'])
})

test('THE-PLAN-06 THE-PLAN-08 an Instant is taken in hand instead of installed, and the slot is refilled', () => {
  const game = position('marines', 'aliens')
    .unit('alien-1', 'alien-nest', 'a')
    .pending('ali-shaft', 'cor-p1')
    .card('ali-hive', 'cor-1')
    .deck('aliens', 'ali-tentacles')
    .toMove('aliens')
    .play()
  game.choose('move:alien-1', 'room:corridors-a', 'plan-install:cor-p1')
  expect(game.prompt).toBe('moment')
  expect(game.kept('aliens')).toEqual(['ali-shaft'])
  expect(game.options).toEqual(['go-on', 'play:ali-shaft'])

  game.choose('go-on')
  expect(game.card('cor-p1')?.id).toBe('ali-tentacles')
  game.choose('end-turn')
  expect(game.kept('aliens')).toEqual(['ali-shaft'])
  expect(game.log('installed')).toEqual([])
  expect(game.log('keeps')[0].rule).toBe('THE-CARDTYPE-08')
})

test('THE-PLAN-06 an Instant in hand is played in any own turn, never in an enemy one', () => {
  const game = position('marines', 'aliens')
    .unit('alien-1', 'alien-nest', 'a')
    .unit('marine-1', 'loading-dock', 'a')
    .card('ali-hive', 'cor-1')
    .kept('aliens', 'ali-shaft')
    .play()
  expect(game.options).toEqual(['move:marine-1'])
  game.endTurn()
  expect(game.active).toBe('aliens')
  expect(game.options).toContain('play:ali-shaft')
})

test('THE-PLAN-07 with two pending slots the player picks one of them', () => {
  const game = position('marines', 'aliens')
    .unit('marine-1', 'tech-bay', 'a')
    .pending('mar-hideout', 'nest-p1')
    .pending('ali-hive', 'nest-p2')
    .deck('marines', 'mar-fire')
    .play()
  game.choose('move:marine-1', 'room:alien-nest-a')
  expect(game.options).toEqual(['plan-install:nest-p1', 'plan-replace:nest-p2', 'no-planning'])
  game.choose('plan-replace:nest-p2')
  expect(game.card('nest-p1')?.id).toBe('mar-hideout')
  expect(game.card('nest-p2')?.id).toBe('mar-fire')
})

test('THE-PLAN-09 an own installed card may be discarded for its slot', () => {
  const game = marineBeforeCorridors()
    .pending('mar-hideout', 'cor-p1')
    .card('mar-barricade', 'ctl-2')
    .play()
  game.choose(...TO_CORRIDORS, 'plan-install:cor-p1', 'install-over:ctl-2')
  expect(game.card('ctl-2')?.id).toBe('mar-hideout')
  expect(game.state.discarded).toContain('mar-barricade')
})

test('THE-PLAN-09 an own card with the Malfunction token cannot be discarded for its slot', () => {
  const game = marineBeforeCorridors()
    .pending('mar-hideout', 'cor-p1')
    .card('mar-barricade', 'ctl-2')
    .malfunction('ctl-2')
    .play()
  game.choose(...TO_CORRIDORS, 'plan-install:cor-p1')
  expect(game.options).toContain('install:ctl-1')
  expect(game.options.filter((id) => id.endsWith(':ctl-2'))).toEqual([])
})

test('THE-PLAN-10 a slot with an enemy card is not offered', () => {
  const game = marineBeforeCorridors()
    .pending('mar-hideout', 'cor-p1')
    .card('ali-camouflaged', 'ctl-2')
    .play()
  game.choose(...TO_CORRIDORS, 'plan-install:cor-p1')
  expect(game.options).toHaveLength(16)
  expect(game.options.filter((id) => id.endsWith(':ctl-2'))).toEqual([])
})

test('THE-PLAN-11 THE-PLAN-14 an own pending card that has no slot to go to stays, and cannot be discarded', () => {
  const game = marineBeforeCorridors().pending('mar-hideout', 'cor-p1').fillSlots('aliens').play()
  game.choose(...TO_CORRIDORS)
  expect(game.card('cor-p1')?.id).toBe('mar-hideout')
  expect(game.active).toBe('aliens')
})

test('THE-PLAN-12 discarded cards never become a deck again', () => {
  const game = marineBeforeCorridors()
    .deck('marines')
    .pending('mar-hideout', 'cor-p1')
    .card('mar-barricade', 'ctl-2')
    .play()
  game.choose(...TO_CORRIDORS, 'plan-install:cor-p1', 'install-over:ctl-2')
  expect(game.state.discarded).toContain('mar-barricade')
  expect(game.deck('marines')).toEqual([])
  expect(game.card('cor-p1')).toBeNull()
})

test('THE-PLAN-13 without a deck A is not offered, but B and C are', () => {
  const game = position('marines', 'aliens')
    .unit('marine-1', 'tech-bay', 'a')
    .pending('ali-hive', 'nest-p2')
    .deck('marines')
    .play()
  game.choose('move:marine-1', 'room:alien-nest-a')
  expect(game.options).toEqual(['plan-replace:nest-p2', 'no-planning'])
  game.choose('plan-replace:nest-p2')
  expect(game.card('nest-p2')).toBeNull()
  expect(game.state.endOfGame).toBe(1)
})

test('THE-PLAN-14 one empty slot is enough for C', () => {
  const start = marineBeforeCorridors().pending('mar-hideout', 'cor-p1')
  const game = start.fillSlots('aliens', 'nest-1').play()
  game.choose(...TO_CORRIDORS, 'plan-install:cor-p1')
  expect(game.card('nest-1')?.id).toBe('mar-hideout')
})

test('THE-PLAN-14 one slot with a Bonus card is enough for C', () => {
  const start = marineBeforeCorridors().pending('mar-hideout', 'cor-p1')
  const game = start.fillSlots('aliens', 'nest-3').bonus('bon-gangway', 'nest-3').play()
  game.choose(...TO_CORRIDORS, 'plan-install:cor-p1')
  expect(game.card('nest-3')?.id).toBe('mar-hideout')
  expect(game.kept('marines')).toEqual(['bon-gangway'])
})

test('THE-PLAN-14 one own card is enough for C, unless it malfunctions', () => {
  const start = () =>
    marineBeforeCorridors()
      .pending('mar-hideout', 'cor-p1')
      .fillSlots('aliens', 'nest-2')
      .card('mar-barricade', 'nest-2')
  const game = start().play()
  game.choose(...TO_CORRIDORS, 'plan-install:cor-p1')
  expect(game.card('nest-2')?.id).toBe('mar-hideout')

  const blocked = start().malfunction('nest-2').play()
  blocked.choose(...TO_CORRIDORS)
  expect(blocked.card('cor-p1')?.id).toBe('mar-hideout')
  expect(blocked.active).toBe('aliens')
})

test('THE-PLAN-14 an Instant needs no slot', () => {
  const start = position('aliens', 'marines')
    .unit('alien-1', 'loading-dock', 'a')
    .pending('ali-shaft', 'cor-p1')
  const game = start.fillSlots('marines').play()
  game.choose('move:alien-1', 'room:corridors-a', 'plan-install:cor-p1')
  expect(game.kept('aliens')).toEqual(['ali-shaft'])
})

test('THE-PLAN-15 C installs, then the Bonus card of the slot may be played, then the slot is refilled', () => {
  const game = marineBeforeCorridors()
    .pending('mar-hideout', 'cor-p1')
    .bonus('bon-unexpected-reinforcements', 'ctl-1')
    .deck('marines', 'mar-fire')
    .play()
  game.choose(...TO_CORRIDORS, 'plan-install:cor-p1', 'install-bonus:ctl-1')
  expect(game.prompt).toBe('moment')
  expect(game.card('ctl-1')?.id).toBe('mar-hideout')
  expect(game.card('cor-p1')).toBeNull()

  game.choose('play:bon-unexpected-reinforcements', 'install:ctl-2')
  expect(game.card('ctl-2')?.id).toBe('mar-fire')
  expect(game.card('cor-p1')).toBeNull()
  expect(game.state.endOfGame).toBe(1)
  expect(game.log('end-of-game')[0].rule).toBe('THE-END-01')
})

test('THE-PLAN-16 an Instant drawn into a pending slot stays there until it is taken', () => {
  const game = position('marines', 'aliens')
    .unit('alien-1', 'alien-nest', 'a')
    .unit('marine-1', 'loading-dock', 'a')
    .card('ali-hive', 'cor-1')
    .deck('aliens', 'ali-shaft', 'ali-tentacles')
    .toMove('aliens')
    .play()
  game.choose('move:alien-1', 'room:corridors-a', 'plan-draw:cor-p1')
  expect(game.card('cor-p1')?.id).toBe('ali-shaft')
  expect(game.kept('aliens')).toEqual([])
  game.endTurn()
  expect(game.active).toBe('aliens')
  expect(game.options).not.toContain('play:ali-shaft')
})

test('THE-PLAN-16 a pending Instant is discarded with B by an enemy', () => {
  const game = marineBeforeCorridors().pending('ali-shaft', 'cor-p1').play()
  game.choose(...TO_CORRIDORS, 'plan-replace:cor-p1')
  expect(game.state.discarded).toContain('ali-shaft')
  expect(game.kept('aliens')).toEqual([])
})

test('THE-PLAN-17 a discarded card is gone for good and its Upgrade tokens can be taken again', () => {
  const game = position('marines', 'aliens')
    .unit('marine-1', 'alien-nest', 'a')
    .unit('marine-2', 'control-room', 'a', { upgraded: true })
    .pending('mar-hideout', 'cor-p1')
    .card('mar-fire', 'ctl-2', { upgrades: 2 })
    .upgrades('aliens', 18)
    .play()
  expect(supplyOf(game.state, 'upgrade')).toBe(0)
  game.choose(...TO_CORRIDORS, 'plan-install:cor-p1', 'install-over:ctl-2')
  expect(supplyOf(game.state, 'upgrade')).toBe(2)
  expect(game.card('ctl-2')).toMatchObject({ id: 'mar-hideout', upgrades: 0 })
  expect(game.match.view(1).discarded).toContain('mar-fire')
})

test('THE-PLAN-17 a discarded Clamp gives its token back and frees the unit it held', () => {
  const game = position('scientists', 'aliens')
    .unit('scientist-1', 'alien-nest', 'a')
    .unit('alien-1', 'control-room', 'a')
    .pending('sci-archives', 'cor-p1')
    .card('sci-clamp', 'ctl-2')
    .held('alien-1', 'ctl-2')
    .play()
  game.choose('move:scientist-1', 'room:corridors-a', 'plan-install:cor-p1', 'install-over:ctl-2')
  expect(game.unit('alien-1').clamp).toBe(-1)
  expect(game.active).toBe('aliens')
  expect(game.options).toEqual(['move:alien-1'])
})
