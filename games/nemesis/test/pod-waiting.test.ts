import { expect, test } from 'vitest'
import { type Position, position } from './position.ts'

/** The captain waits in pod 1 of Section A. */
function waiting(): Position {
  return position('scout', 'captain')
    .at('scout', 'evacuation-a')
    .inPod('captain', 1)
    .unlocked(1, 2)
    .cards('scout', 4)
}

test('NEM-POD-18 a waiting Character does not make the section occupied', () => {
  const game = waiting()
    .at('scout', 'slime-room')
    .dice({ noise: [1] })
    .play()
  game.act('move:c-4-8')
  expect(game.told('noise-roll', 'seat')).toEqual([0])
})

test('NEM-POD-18 nobody can trade with them, and they interrupt nothing', () => {
  const start = (inPod: boolean) => {
    const ship = waiting().hand('captain', 'interruption').item('captain', 'medkit')
    return inPod ? ship : ship.is('captain', { pod: -1 }).at('captain', 'evacuation-a')
  }
  expect(start(true).play().options()).not.toContain('trade')
  expect(start(false).play().options()).toContain('trade')
  const searching = start(true).play()
  searching.choose('search:red')
  expect(searching.asked).toEqual(['scout'])
  expect(searching.prompt).toBe('keep-item')
  expect(start(false).play().choose('search:red').prompt).toBe('interrupt')
})

test('NEM-POD-18 what strikes the Characters in the room does not reach them', () => {
  const game = waiting()
    .object('evacuation-a', 'egg')
    .item('scout', 'grenade')
    .fire('evacuation-a')
    .dice({ noise: ['silence'], tokens: ['blank'] })
    .events('regeneration')
    .woundDeck('wound-leg')
    .play()
  game.act('grenade:eggs-4').pass()
  game.pass()
  expect(game.view(null).round).toBe(2)
  expect(game.view(null).players.map(({ wounds }) => wounds.length)).toEqual([1, 0])
  expect(game.view(null).players.map(({ lightWounds }) => lightWounds)).toEqual([1, 0])
})

test('NEM-POD-18 they are not attacked and make no noise', () => {
  const game = waiting()
    .at('scout', 'cockpit')
    .is('captain', { slime: true })
    .carrying('captain', 'egg')
    .phase('event')
    .events('egg-protection')
    .dice({ tokens: ['adult'], noise: [1] })
    .play()
  expect(game.log('encounter')).toEqual([])
  expect(game.told('noise-roll', 'seat')).toEqual([0])
  const scent = waiting()
    .is('captain', { slime: true })
    .phase('event')
    .events('scent-of-prey')
    .dice({ tokens: ['blank'] })
    .play()
  expect(scent.noise).toEqual([])
})

test('NEM-POD-18 what befalls everybody aboard reaches them, and so do their own wounds', () => {
  const hatched = waiting()
    .at('scout', 'cockpit')
    .is('captain', { larva: true })
    .phase('event')
    .events('eclosion')
    .dice({ tokens: ['blank'] })
    .play()
  expect(hatched.whereIs('captain')).toBe('dead')
  expect(hatched.intrudersIn('evacuation-a')).toEqual(['creeper'])
  expect(hatched.room('evacuation-a').objects).toEqual(['corpse-1'])
  const bleeding = waiting().wound('captain', 'wound-bleeding').toAct('captain').play().pass()
  expect(bleeding.view(null).players[1].lightWounds).toBe(1)
})

test('NEM-POD-18 they draw cards and are aboard: the jump kills them', () => {
  const dawn = waiting().phase('round').play()
  expect(dawn.view(null).players[1].handCount).toBe(5)
  const jump = waiting().time(14).phase('time').play()
  expect(jump.whereIs('captain')).toBe('dead')
  expect(jump.view(null).ending?.cause).toBe('jump')
})

test('NEM-POD-18 the pod lost to an event leaves them in the section', () => {
  const game = waiting()
    .phase('event')
    .events('pod-ejection')
    .dice({ tokens: ['blank'] })
    .play()
  expect(game.view(null).pods[0].gone).toBe(true)
  expect(game.whereIs('captain')).toBe('evacuation-a')
})
