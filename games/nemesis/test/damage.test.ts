import { expect, test } from 'vitest'
import { own } from '../own.ts'
import { position } from './position.ts'

/** DMG, RETREAT: Intruders taking damage, dying and fleeing. */

/** The Scout in the Armory, with a few cards to shoot. The Armory has exits 1, 2 (c-18-20), 3, 4. */
function scout() {
  return position('scout', 'captain')
    .at('scout', 'armory')
    .at('captain', 'cockpit')
    .cards('scout', 3)
}

test('NEM-DMG-12 all markers first, then the chosen target, then the others, biggest first', () => {
  const game = scout()
    .item('scout', 'grenade')
    .intruder('creeper', 'engine-2', { injuries: 1 })
    .intruder('adult', 'engine-2')
    .intruder('breeder', 'engine-2', { injuries: 5 })
    // The chosen Adult dies of 2; the Breeder of 6; the Creeper flees.
    .attacks('scratch-1', 'scratch-2', 'claws-1', 'claws-4')
    .events('regeneration')
    .play()
    .act('grenade:adult-2')
  expect(game.kinds('injured', 'kill-check')).toEqual([
    ...Array<string>(3).fill('injured'),
    ...Array<string>(4).fill('kill-check'),
  ])
  expect(game.told('intruder-dies', 'intruder')).toEqual(['adult-2', 'breeder-3'])
  expect(game.told('retreats', 'intruder')).toEqual(['creeper-1'])
})

test('NEM-DMG-13 what dies without damage dies unchecked and leaves its Carcass', () => {
  const game = position('scout', 'captain')
    .at('scout', 'cockpit')
    .intruder('queen', 'comms-room')
    .intruder('larva', 'comms-room')
    .door('c-5-6', 'closed')
    .door('c-5-10', 'closed')
    .with((s) => {
      own(s).depressurised = 4
    })
    .events('coolant-leak')
    .dice({ tokens: ['blank'] })
    .play()
    .pass()
    .pass()
  expect(game.intrudersIn('comms-room')).toEqual([])
  expect(game.room('comms-room').objects).toEqual(['carcass'])
  expect(game.log('kill-check')).toEqual([])
  expect(game.view(null).queenKilled).toBe(true)
})

// --- retreat ---

test('NEM-RETREAT-08 an effect that damages and repels makes an Intruder retreat once', () => {
  const shock = (attack: string) =>
    scout()
      .item('scout', 'taser')
      .intruder('adult', 'armory')
      .attacks(attack)
      .events('regeneration', 'hunt-2')
      .play()
      .act('taser:shock-intruder:adult-1')
  for (const attack of ['claws-4', 'scratch-4']) {
    const game = shock(attack)
    expect(game.lair('adult-1')).toBe('engine-2')
    expect(game.kinds('injured', 'kill-check', 'retreats')).toEqual([
      'injured',
      'kill-check',
      'retreats',
    ])
  }
  const dead = scout()
    .item('scout', 'taser')
    .intruder('adult', 'armory', { injuries: 5 })
    .attacks('scratch-1')
    .play()
    .act('taser:shock-intruder:adult-1')
  expect(dead.log('retreats')).toEqual([])
  expect(dead.room('armory').objects).toEqual(['carcass'])
})
