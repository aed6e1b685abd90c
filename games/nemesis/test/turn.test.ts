import { expect, test } from 'vitest'
import { own } from '../own.ts'
import { position } from './position.ts'

const silence = (rolls: number) => ({ noise: Array<'silence'>(rolls).fill('silence') })

test('NEM-TURN-04 an empty hand is no pass: an action that costs no card can still be taken', () => {
  const game = position('soldier', 'captain').item('soldier', 'extended-magazine').play()
  game.act('extended-magazine:assault-rifle#0')
  expect(game.asked).toEqual(['soldier'])
  expect(game.view(null).turn.taken).toBe(1)
})

test('NEM-TURN-05 a turn that ends in a burning room costs a Light Wound', () => {
  const crew = () =>
    position('scout', 'captain')
      .cards('scout', 4)
      .fire('monitoring-room')
      .dice(silence(4))
      .at('captain', 'cockpit')
  const through = crew().play()
  through.act('move:c-6-11')
  expect(through.player('scout').lightWounds).toBe(0)
  through.act('move:c-6-11')
  expect(through.player('scout').lightWounds).toBe(0)
  const staying = crew().at('scout', 'shower-room').play()
  staying.act('move:c-11-14')
  staying.act('move:c-6-11')
  expect(staying.player('scout').lightWounds).toBe(1)
  const passing = crew().at('scout', 'monitoring-room').play()
  passing.pass()
  expect(passing.player('scout').lightWounds).toBe(1)
})

test('NEM-TURN-06 leaving a pod is free', () => {
  const game = position('scout', 'captain').inPod('scout', 1).cards('scout', 2).play()
  expect(game.prompt).toBe('outside')
  game.choose('leave-pod')
  expect(game.whereIs('scout')).toBe('evacuation-a')
  expect(game.view(null).turn).toMatchObject({ seat: 0, taken: 0 })
  expect(game.options()).toContain('move:c-1-4')
})

test('NEM-TURN-07 hibernation and a launched pod end the turn at once', () => {
  const sleeping = position('scout', 'captain')
    .cards('scout', 4)
    .fire('hibernatorium')
    .with((s) => {
      s.time = 7
    })
    .dice(silence(1))
    .play()
  sleeping.act('hibernatorium')
  expect(sleeping.whereIs('scout')).toBe('hibernating')
  expect(sleeping.asked).toEqual(['captain'])
  expect(sleeping.view(null).players[0]).toMatchObject({ passed: true, lightWounds: 0 })
  const leaving = position('scout', 'captain').inPod('scout', 1).cards('scout', 4)
  own(leaving.state).pods[0].locked = false
  const game = leaving.play().choose('launch')
  expect(game.whereIs('scout')).toBe('escaped')
  expect(game.asked).toEqual(['captain'])
  expect(game.log('passes')).toEqual([])
})

test('NEM-PASS-04 the pass that Surgery imposes has all the effects of a pass', () => {
  const game = position('scout', 'captain')
    .at('scout', 'surgery')
    .wound('scout', 'wound-bleeding')
    .fire('surgery')
    .is('scout', { lightWounds: 0 })
    .cards('scout', 5)
    .play()
  game.act('surgery')
  expect(game.view(null).players[0].passed).toBe(true)
  expect(game.asked).toEqual(['captain'])
  // By the scalpel, by bleeding, by fire: the third becomes a Serious Wound.
  expect(game.log('light-wound')).toHaveLength(3)
  expect(game.view(null).players[0].wounds).toHaveLength(2)
  game.pass()
  expect(game.told('passes', 'seat')).toEqual([0, 1])
})
