import { expect, test } from 'vitest'
import { own } from '../own.ts'
import { position } from './position.ts'

test('NEM-PVP-01 no Shoot or Melee is offered against a Character', () => {
  const calm = position('scout', 'captain').cards('scout', 3).play()
  expect(calm.ways('shoot')).toEqual([])
  expect(calm.ways('melee')).toEqual([])
  expect(calm.forbidden('shoot')).toBe('NEM-ACT-09')
  const fight = position('soldier', 'captain')
    .hand('soldier', 'aimed-shot', 'full-auto', 'search')
    .intruder('adult', 'hibernatorium')
    .play()
  for (const attack of ['shoot', 'melee', 'aimed-shot', 'full-auto']) {
    const targets = fight
      .decision()
      .options.filter(({ id }) => id.startsWith(`${attack}:`))
      .flatMap((option) => option.targets ?? [])
    expect(targets).toContainEqual({ kind: 'intruder', id: 'adult-1' })
    expect(targets.filter(({ kind }) => kind === 'seat')).toEqual([])
  }
})

test('NEM-PVP-02 a Grenade hurts the Characters in the room of the Intruder', () => {
  const game = position('scout', 'captain', 'pilot')
    .at('scout', 'monitoring-room')
    .at('pilot', 'cockpit')
    .item('scout', 'grenade')
    .cards('scout', 1)
    .intruder('adult', 'hibernatorium')
    .attacks('scratch-4')
    .play()
  game.act('grenade:adult-1')
  expect(game.player('captain').wounds).toHaveLength(1)
  expect(game.player('scout').wounds).toHaveLength(0)
  expect(game.player('pilot').wounds).toHaveLength(0)
})

test('NEM-PVP-02 a Grenade cannot be thrown at a Character alone', () => {
  const game = position('scout', 'captain').item('scout', 'grenade').cards('scout', 1).play()
  expect(game.ways('grenade')).toEqual([])
})

test('NEM-PVP-02 somebody can be shut in with a fire', () => {
  const game = position('pilot', 'captain')
    .hand('pilot', 'computer-skills', 'rest')
    .at('pilot', 'cockpit')
    .at('captain', 'evacuation-b')
    .fire('evacuation-b')
    .cards('captain', 2)
    .door('c-3-7', 'closed')
    .play()
  game.act('computer-skills:turn-door:c-1-3').pass()
  expect(game.asked).toEqual(['captain'])
  expect(game.ways('move')).toEqual([])
  game.pass()
  expect(game.log('light-wound')[0].params?.seat).toBe(1)
})

test('NEM-PVP-02 somebody can be caught by the self-destruction of the ship', () => {
  const game = position('scout', 'captain', 'pilot')
    .out('scout', 'escaped')
    .phase('time')
    .with((s) => {
      own(s).selfDestruct = 5
    })
    .play()
  expect(game.match.result?.reason).toBeDefined()
  expect(game.view(null).players.map(({ fate }) => fate)).toEqual(['escaped', 'dead', 'dead'])
})
