import { expect, test } from 'vitest'
import { own } from '../own.ts'
import { alternatePosition, position } from './position.ts'

const silence = (rolls: number) => ({ noise: Array<'silence'>(rolls).fill('silence') })

test('NEM-MOVE-01 whoever waits in a pod can do nothing but wait, leave it or launch it', () => {
  const game = position('scout', 'captain').inPod('scout', 1).cards('scout', 5).play()
  expect(game.options().sort()).toEqual(['leave-pod', 'pass'])
  expect(game.view(null).players[0].room).toBe(-1)
  const unlocked = position('scout', 'captain')
    .inPod('scout', 1)
    .with((s) => {
      own(s).pods[0].locked = false
    })
    .play()
  expect(unlocked.options().sort()).toEqual(['launch', 'leave-pod', 'pass'])
})

test('NEM-MOVE-01 special rooms are rooms: Characters may stand and act there', () => {
  const game = position('scout', 'captain')
    .at('scout', 'evacuation-a')
    .cards('scout', 3)
    .dice(silence(1))
    .play()
  game.act('move:c-1-4')
  expect(game.whereIs('scout')).toBe('cockpit')
  expect(game.options()).toContain('cockpit:check-coordinates')
})

test('NEM-MOVE-06 of two parallel corridors the one without a closed door can be taken', () => {
  const game = alternatePosition('scout', 'captain')
    .cards('scout', 1)
    .door('a-10-11-x', 'closed')
    .dice(silence(1))
    .play()
  expect(game.ways('move').sort()).toEqual(['a-10-11-y', 'a-11-15'])
  game.act('move:a-10-11-y')
  expect(game.whereIs('scout')).toBe('shower-room')
})

test('NEM-MOVE-08 somebody in a pod is not in the room', () => {
  const game = position('scout', 'captain')
    .at('scout', 'cockpit')
    .inPod('captain', 1)
    .cards('scout', 1)
    .dice({ noise: [1] })
    .play()
  game.act('move:c-1-4')
  expect(game.whereIs('scout')).toBe('evacuation-a')
  expect(game.log('noise-roll')).toHaveLength(1)
})

test('NEM-MOVE-10 the text of the action prevails: Reconnaissance makes no noise', () => {
  const game = position('scout', 'captain').hand('scout', 'reconnaissance', 'rest').play()
  game.act('reconnaissance:c-6-11')
  expect(game.whereIs('scout')).toBe('monitoring-room')
  expect(game.log('noise-roll')).toEqual([])
  expect(game.noise).toEqual([])
})

test('NEM-MOVE-11 whatever moves a Character away from an Intruder is an Escape', () => {
  const game = position('captain', 'scout')
    .item('captain', 'intercom')
    .hand('captain', 'order')
    .at('scout', 'monitoring-room')
    .intruder('adult', 'monitoring-room')
    .attacks('scratch-1')
    .play()
  game.act('order:1:c-2-6')
  expect(game.kinds('attack', 'light-wound', 'enters')).toEqual(['attack', 'light-wound', 'enters'])
  expect(game.whereIs('scout')).toBe('fire-control')
})
