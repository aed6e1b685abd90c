import type { Option } from '@bulkhead/kernel'
import { expect, test } from 'vitest'
import { type Playing, position } from './position.ts'

/** What an option says must be what it does: doors, pods and Engines are turned either way. */

function labelOf(game: Playing, id: string): string | undefined {
  return game.decision().options.find((option: Option) => option.id === id)?.label
}

test('NEM-ROOM-32 a locked pod is unlocked, an unlocked one locked', () => {
  const game = position('scout', 'captain', 'pilot')
    .tile(2, 'hatch-control')
    .at('scout', 'hatch-control')
    .unlocked(2)
    .cards('scout', 2)
    .play()
  expect(labelOf(game, 'hatch-control:1')).toBe('unlock-pod')
  expect(labelOf(game, 'hatch-control:2')).toBe('lock-pod')
})

test('NEM-ROOM-31 doors of a room are opened and closed', () => {
  const game = position('scout', 'captain')
    .tile(2, 'command-center')
    .at('scout', 'command-center')
    .door('c-6-11', 'closed')
    .cards('scout', 2)
    .play()
    .act('command-center:11')
  expect(labelOf(game, 'open-door:c-6-11')).toBe('open-one')
  expect(labelOf(game, 'close-door:c-8-11')).toBe('close-one')
})

test('NEM-DOOR-06 with a Plasma Torch a destroyed door is restored', () => {
  const game = position('mechanic', 'scout')
    .item('mechanic', 'plasma-torch')
    .door('c-6-11', 'destroyed')
    .door('c-8-11', 'closed')
    .cards('mechanic', 1)
    .play()
  const labels = game
    .decision()
    .options.filter(({ id }) => id.startsWith('plasma-torch:'))
    .map(({ label }) => label)
  expect(new Set(labels)).toEqual(new Set(['restore-door', 'open-door', 'close-door']))
})

test('NEM-ENGINE-02 the order of a Working Engine is kept or broken, of a Damaged one kept or repaired', () => {
  const turned = (working: boolean) =>
    position('mechanic', 'scout')
      .at('mechanic', 'engine-1')
      .engines(working, true, true)
      .hand('mechanic', 'quick-repairs')
      .play()
      .act('quick-repairs:turn-engine')
  const labels = (game: Playing) => game.decision().options.map(({ label }) => label)
  expect(turned(true).decision().params).toEqual({ engine: 1 })
  expect(labels(turned(true))).toEqual(['leave-working', 'break-engine'])
  expect(labels(turned(false))).toEqual(['leave-damaged', 'repair-engine'])
})

test('NEM-ESCAPE-06 who is covered: the shooter, another, or both', () => {
  const game = position('soldier', 'pilot')
    .hand('soldier', 'covering-fire')
    .intruder('queen', 'hibernatorium')
    .play()
  expect(labelOf(game, 'covering-fire:assault-rifle#0:self')).toBe('cover-self')
  expect(labelOf(game, 'covering-fire:assault-rifle#0:1')).toBe('cover-other')
  expect(labelOf(game, 'covering-fire:assault-rifle#0:both-1')).toBe('cover-both')
  const others = game.decision().options.flatMap(({ params }) => params?.other ?? [])
  expect(others).toEqual([1, 1])
})

test('NEM-MODE-INTR-10 an exit into the Technical Corridors is called so, a corridor by its end', () => {
  const game = position('scout', 'captain', 'pilot')
    .playsIntruders('captain', 'pursuit-any')
    .toAct('captain')
    .intruder('adult', 'airlock-control')
    .play()
    .choose('intruder-card:pursuit-any#0', 'intruder-player-move')
  const labels = game.decision().options.map(({ label }) => label)
  expect(labels.filter((label) => label === 'exit-technical')).toHaveLength(1)
  expect(labels.filter((label) => label === 'exit')).toHaveLength(3)
  // The Cockpit has corridors only, among them the first of the board.
  const cockpit = position('scout', 'captain', 'pilot')
    .playsIntruders('captain', 'pursuit-any')
    .toAct('captain')
    .intruder('adult', 'cockpit')
    .play()
    .choose('intruder-card:pursuit-any#0', 'intruder-player-move')
  expect(new Set(cockpit.decision().options.map(({ label }) => label))).toEqual(new Set(['exit']))
})

test('NEM-COST-11 a choice made before it is paid for can be called off', () => {
  const covering = position('soldier', 'pilot')
    .hand('soldier', 'covering-fire')
    .intruder('queen', 'hibernatorium')
    .play()
    .choose('covering-fire:assault-rifle#0:self')
  expect([covering.prompt, covering.decision().cancel]).toEqual(['cover-room', true])
  const looking = position('scout', 'captain')
    .unexplored('storage', 'slime-3')
    .unexplored('armory', 'fire-2')
    .unexplored('nest', 'danger-2')
    .item('scout', 'nemesis-plans')
    .cards('scout', 1)
    .play()
    .choose('nemesis-plans')
  expect([looking.prompt, looking.decision().cancel]).toEqual(['look-at-rooms', true])
  const dropping = position('scout', 'captain').play().choose('drop')
  expect([dropping.prompt, dropping.decision().cancel]).toEqual(['drop', true])
})
