import { expect, test } from 'vitest'
import { nemesis } from '../index.ts'
import { position } from './position.ts'

/** What is not offered is explained by its own reason, not by "nothing to do it with". */

test('NEM-COST-10 why a card, an Item or an action is not offered', () => {
  const captain = position('captain', 'scout')
    .hand('captain', 'reload', 'order')
    .at('scout', 'nest')
  expect(captain.play().why('reload')).toBe('weapon-full')
  expect(captain.emptyHanded('captain').play().why('reload')).toBe('no-revolver-to-load')
  expect(captain.play().why('order')).toBe('nobody-to-order')
  const soldier = position('soldier', 'scout')
    .hand('soldier', 'full-auto')
    .ammo('soldier', 'assault-rifle', 0)
    .intruder('adult', 'hibernatorium')
  expect(soldier.play().why('full-auto')).toBe('no-loaded-rifle')
  const questless = position('scout', 'captain').is('scout', { quests: [] })
  questless.with((s) => s.removed.push('motion-tracker', 'security-key'))
  expect(questless.play().why('activate-quest')).toBe('no-quest')
})

test('NEM-ITEM-13 a Weapon that is held and full of Ammo is the reason, by its name', () => {
  const game = position('captain', 'scout').hand('captain', 'reload').play()
  expect(nemesis.whyNot!(game.state, 0)).toContainEqual({
    what: 'action.reload',
    why: 'weapon-full',
    params: { item: 'revolver' },
    rule: 'NEM-ITEM-13',
  })
})

test('NEM-COST-10 what is too dear says what it costs and what there is to pay with', () => {
  const game = position('scout', 'captain').at('scout', 'storage').cards('scout', 1).play()
  expect(game.why('storage')).toBe('too-dear')
  // Exactly enough is enough.
  const enough = position('scout', 'captain').at('scout', 'storage').cards('scout', 2).play()
  expect(enough.why('storage')).toBeNull()
})
