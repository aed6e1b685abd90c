import { expect, test } from 'vitest'
import { COMBAT_DIE } from '../components.ts'
import { type Playing, position } from './position.ts'

/** COMBAT, SHOOT, MELEE: who is in combat, and what a Character's attack does. */

function offers(game: Playing, action: string): boolean {
  return game.options().some((id) => id === action || id.startsWith(`${action}:`))
}

// --- combat ---

test('NEM-COMBAT-03 in combat no other basic action, and nothing marked out of combat', () => {
  const ready = () =>
    position('scout', 'captain')
      .hand('scout', 'rest', 'demolition', 'suppressive-fire', 'search', 'infected')
      .item('scout', 'bandages')
      .item('scout', 'chemicals')
      .item('scout', 'grenade')
      .item('scout', 'tools')
      .item('scout', 'energy-charge')
      .is('scout', { lightWounds: 1 })
  const calm = ready().play()
  const basic = ['careful-move', 'pick-up', 'trade', 'craft', 'activate-quest']
  for (const action of [...basic, 'rest', 'bandages']) expect(offers(calm, action)).toBe(true)
  expect(calm.why('suppressive-fire')).toBe('no-combat')
  const game = ready().intruder('adult', 'hibernatorium').play()
  for (const action of [...basic, 'rest', 'bandages']) {
    expect(offers(game, action)).toBe(false)
    expect(game.why(action)).toBe('in-combat')
  }
  for (const action of ['move', 'shoot', 'melee', 'demolition', 'suppressive-fire', 'grenade']) {
    expect(offers(game, action)).toBe(true)
  }
})

test('NEM-COMBAT-04 no room action in combat, by whatever card', () => {
  const ready = () =>
    position('pilot', 'captain')
      .at('pilot', 'comms-room')
      .hand('pilot', 'computer-skills', 'search', 'search')
  const calm = ready().play()
  expect(offers(calm, 'comms-room')).toBe(true)
  expect(offers(calm, 'computer-skills:room-action')).toBe(true)
  const game = ready().intruder('larva', 'comms-room').play()
  expect(game.why('comms-room')).toBe('in-combat')
  expect(offers(game, 'comms-room')).toBe(false)
  expect(offers(game, 'computer-skills')).toBe(false)
})

test('NEM-COMBAT-05 only Intruders in the own room are attacked, unless a card says otherwise', () => {
  const game = position('scout', 'captain')
    .at('captain', 'cockpit')
    .cards('scout', 2)
    .item('scout', 'grenade')
    .intruder('adult', 'shower-room')
    .attacks('scratch-4')
    .play()
  expect(offers(game, 'shoot')).toBe(false)
  expect(offers(game, 'melee')).toBe(false)
  expect(game.why('shoot')).toBe('nothing-to-attack')
  game.act('grenade:adult-1')
  expect(game.intruder('adult-1')?.injuries).toBe(2)
})

// --- shooting ---

test('NEM-SHOOT-07 the die has one blank, two Creepers, an Adult, a single and a double hit', () => {
  expect([...COMBAT_DIE].sort()).toEqual(['adult', 'creeper', 'creeper', 'miss', 'one', 'two'])
})

test('NEM-SHOOT-08 a Weapon may cap the damage of a shot', () => {
  const game = position('scientist', 'captain')
    .at('captain', 'cockpit')
    .cards('scientist', 1)
    .intruder('adult', 'hibernatorium')
    .attacks('scratch-4')
    .dice({ combat: ['two'] })
    .play()
  game.act('shoot:pistol#0:adult-1')
  expect(game.intruder('adult-1')?.injuries).toBe(1)
})

// --- melee ---

test('NEM-SHOOT-02 NEM-MELEE-02 the log says what was attacked', () => {
  const start = () =>
    position('scout', 'captain')
      .at('scout', 'nest')
      .intruder('adult', 'nest')
      .cards('scout', 2)
      .attacks('scratch-4')
      .dice({ combat: ['one'], noise: ['silence'] })
      .play()
  expect(start().act('shoot:rifle#0:adult-1').told('shoots', 'target')).toEqual(['adult'])
  expect(start().act('melee:eggs').told('strikes', 'target')).toEqual(['eggs'])
})
