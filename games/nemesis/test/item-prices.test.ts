import { expect, test } from 'vitest'
import { catalogue, named, type Row } from './catalogue.ts'
import { costOf, isOffered } from './item-tools.ts'
import { type Playing, type Position, position } from './position.ts'

/** NEM-ITEM-20: what every Item costs and when it can be used, as its card says. */

const rows: Row[] = [
  '9.1 Red items',
  '9.2 Yellow items',
  '9.3 Green items',
  '9.4 Crafted items',
  '8.10 Quest items',
].flatMap((heading) => catalogue(heading))

const WEAPONS = ['prototype-rifle', 'prototype-shotgun', 'prototype-pistol', 'flamethrower']
const WITHOUT_ACTION = ['intercom', 'autoloader', 'armor', 'motion-tracker', 'holo-computer']
const usable = rows.filter(({ id }) => ![...WEAPONS, ...WITHOUT_ACTION].includes(id))

/**
 * Every Item has something to do here: a burning yellow room with a Computer, an entrance and a Carcass,
 * Intruders next door and beyond, a wounded and slimed Scout, and the Captain beside them.
 */
function ready(item: string, cards: number): Position {
  const tile = item.endsWith('evacuation-key') ? 'evacuation-a' : 'fire-control'
  const game = position('scout', 'captain')
    .intruder('adult', 'cockpit')
    .intruder('larva', 'comms-room')
    .at('scout', tile)
    .at('captain', tile)
    .fire(tile)
    .object(tile, 'carcass')
    .unexplored('surgery')
    .is('scout', { lightWounds: 1, slime: true })
    .is('captain', { signal: true })
    .wound('scout', 'wound-leg')
    .cards('captain', 2)
    .cards('scout', cards)
    .hand('scout', 'infected')
  const weapon =
    item === 'fire-extinguisher' ? game : game.item('scout', 'flamethrower', { ammo: 1 })
  return weapon.item('scout', item)
}

/** The same at a moment when the Item may be used. */
function atItsMoment({ id, When }: Row, cards: number): Position {
  const game = ready(id, cards)
  return When === 'combat' ? game.intruder('larva', 'fire-control') : game
}

function firstWay(game: Playing, id: string): string {
  return game.options().find((one) => one === id || one.startsWith(`${id}:`))!
}

test.each(named(usable, 'id'))('NEM-ITEM-20 %s costs what its card says', (id, row) => {
  const price = Number(row.Cost)
  const game = atItsMoment(row, price).play()
  const option = firstWay(game, id)
  expect(costOf(game, option)).toBe(price)
  game.choose(option)
  if (game.prompt === 'look-at-rooms') game.pick('look-at-room:17')
  expect(game.prompt === 'pay' ? game.decision().min : 0).toBe(price)
  if (price === 0) return
  const poor = atItsMoment(row, price - 1).play()
  expect(isOffered(poor, id)).toBe(false)
  expect(poor.forbidden(id)).toBe('NEM-COST-10')
})

test.each(named(usable, 'id'))(
  'NEM-ITEM-20 %s is used in or out of combat as its card says',
  (id, row) => {
    const tile = id.endsWith('evacuation-key') ? 'evacuation-a' : 'fire-control'
    const calm = ready(id, 3).play()
    const combat = ready(id, 3).intruder('creeper', tile).play()
    expect([isOffered(calm, id), isOffered(combat, id)]).toEqual([
      row.When !== 'combat',
      row.When !== 'calm',
    ])
    if (row.When === 'combat') expect(calm.forbidden(id)).toBe('NEM-COST-06')
    if (row.When === 'calm') expect(combat.forbidden(id)).toBe('NEM-COST-07')
  },
)

test.each(named(usable, 'id'))(
  'NEM-ITEM-20 NEM-ITEM-10 %s is spent or kept as its card says',
  (id, row) => {
    const game = atItsMoment(row, 4)
      .dice({ noise: ['silence'] })
      .play()
    game.act(firstWay(game, id))
    // Whatever else is asked, the first answer will do.
    while (!game.match.result && game.prompt !== 'action') {
      const { options, min } = game.decision()
      game.pick(...options.slice(0, min).map((option) => option.id))
    }
    const owned = game.player('scout')
    const kept = [...owned.inventory, ...owned.hands.flatMap((held) => held.item ?? [])]
    const has = kept.some((item) => item.id === id || item.added.includes(id))
    expect(has).toBe(row['One-use'] === 'no')
  },
)

test.each(WITHOUT_ACTION)('NEM-ITEM-20 %s is not used in a turn: it has no action', (id) => {
  const game = position('scout', 'captain').item('scout', id).cards('scout', 4).play()
  expect(isOffered(game, id)).toBe(false)
})

test('NEM-ITEM-20 a Hand wound makes every Item action dearer by 1', () => {
  const game = ready('bandages', 2).wound('scout', 'wound-hand').play()
  expect(costOf(game, 'bandages:heal-light')).toBe(2)
  expect(isOffered(ready('bandages', 1).wound('scout', 'wound-hand').play(), 'bandages')).toBe(
    false,
  )
})
