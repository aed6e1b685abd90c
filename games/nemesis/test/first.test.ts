import { expect, test } from 'vitest'
import { own } from '../own.ts'
import { type Playing, type Position, position } from './position.ts'

const QUIET = { tokens: ['larva' as const] }

/** The scout is about to walk into noise, and nobody has met an Intruder yet. */
function uneasy(...others: string[]): Position {
  const ship = position('scout', ...others).beforeFirstEncounter()
  for (const other of others) ship.at(other, 'cockpit')
  return ship
    .cards('scout', 6)
    .noise('c-6-7')
    .dice({ noise: [1], tokens: ['creeper'] })
}

function keepAll(game: Playing, ...crew: string[]): void {
  for (const one of crew) game.say(one, 'keep:0')
}

test('NEM-FIRST-02 NEM-ENC-15 with the first figure everybody chooses at once, in secret', () => {
  const game = uneasy('captain', 'pilot').out('pilot', 'hibernating').play()
  game.act('move:c-6-11')
  expect(game.intrudersIn('monitoring-room')).toEqual(['creeper'])
  // Whoever hibernates chooses too.
  expect(game.asked).toEqual(['scout', 'captain', 'pilot'])
  const offered = game.decision('captain').options.map(({ targets }) => targets?.[0].id)
  expect(offered).toEqual(['quarantine', 'necroscopy'])
  game.say('pilot', 'keep:1').say('captain', 'keep:0')
  expect(game.view('captain').players[1].objectives).toHaveLength(2)
  game.say('scout', 'keep:0')
  expect(game.view('captain').players[1].objectives).toEqual([
    { kind: 'personal', id: 'quarantine' },
  ])
  expect(game.view('pilot').players[2].objectives).toEqual([{ kind: 'corporate', id: 'ab-ovo' }])
})

test('NEM-FIRST-02 a Creeper born from a Character is a first figure', () => {
  const game = position('scout', 'captain', 'pilot')
    .beforeFirstEncounter()
    .at('captain', 'cockpit')
    .is('scout', { larva: true })
    .hand('scout', 'rest', 'infected')
    .play()
  game.act('rest')
  expect(game.whereIs('scout')).toBe('dead')
  expect(game.intrudersIn('hibernatorium')).toEqual(['creeper'])
  expect(game.asked).toEqual(['captain', 'pilot'])
  expect(game.prompt).toBe('objective')
})

test('NEM-FIRST-02 the Larva of the Hatching event counts as a first figure', () => {
  const game = position('scout', 'captain')
    .beforeFirstEncounter()
    .at('scout', 'nest')
    .events('hatching')
    .dice(QUIET)
    .phase('event')
    .play()
  expect(game.prompt).toBe('objective')
  keepAll(game, 'scout', 'captain')
  expect(game.player('scout').larva).toBe(true)
})

test('NEM-FIRST-06 Eggs, laid or taken, are no Intruders', () => {
  const laid = position('scout', 'captain')
    .beforeFirstEncounter()
    .dice({ tokens: ['queen'] })
    .phase('bag')
    .play()
  expect(laid.view(null).eggs).toBe(6)
  expect(laid.prompt).toBe('action')
  const taken = position('scout', 'captain')
    .beforeFirstEncounter()
    .emptyHanded('scout')
    .at('scout', 'nest')
    .cards('scout', 3)
    .dice({ noise: ['silence'] })
    .play()
  taken.act('nest')
  expect(taken.player('scout').hands).toEqual([{ object: 'egg' }])
  expect(taken.prompt).toBe('action')
  expect(taken.view('scout').players[0].objectives).toHaveLength(2)
})

/** The scout runs from an Adult and does not survive it. */
function doomed(...others: string[]): Position {
  return position('scout', ...others)
    .at('scout', 'monitoring-room')
    .intruder('adult', 'monitoring-room')
    .wound('scout', 'wound-arm')
    .wound('scout', 'wound-arm')
    .cards('scout', 2)
    .attacks('bite-1')
}

test('NEM-FIRST-07 the first death unlocks every pod; the blue Corpse is nobody who died', () => {
  const game = doomed('captain', 'pilot').play()
  const locked = () => game.view(null).pods.map((pod) => pod.locked)
  expect(game.room('hibernatorium').objects).toEqual(['corpse'])
  expect(locked()).toEqual([true, true, true])
  game.act('move:c-6-11')
  expect(game.whereIs('scout')).toBe('dead')
  expect(locked()).toEqual([false, false, false])
})

test('NEM-FIRST-01 NEM-FIRST-07 a second death unlocks nothing any more', () => {
  const game = doomed('captain', 'pilot').out('pilot', 'dead').play()
  game.act('move:c-6-11')
  expect(game.whereIs('scout')).toBe('dead')
  expect(game.view(null).pods.map((pod) => pod.locked)).toEqual([true, true, true])
})

test('NEM-FIRST-08 pods unlocked by a death can be locked again', () => {
  const game = doomed('captain', 'pilot')
    .tile(6, 'monitoring-room')
    .tile(7, 'hatch-control')
    .at('captain', 'hatch-control')
    .cards('captain', 4)
    .play()
  game.act('move:c-6-11').act('hatch-control:1')
  expect(game.view(null).pods.map((pod) => pod.locked)).toEqual([true, false, false])
  game.act('hatch-control:1')
  expect(game.view(null).pods[0].locked).toBe(false)
})

test('NEM-FIRST-09 the chambers open when the Time marker reaches a blue square', () => {
  const ship = (time: number) =>
    position('scout', 'captain')
      .with((s) => {
        s.time = time
      })
      .events('regeneration')
      .dice(QUIET)
      .cards('scout', 4)
      .cards('captain', 4)
  expect(ship(6).play().options()).not.toContain('hibernatorium')
  const opening = ship(6).phase('time').play()
  expect(opening.log('chambers-open')).toHaveLength(1)
  expect(opening.options()).toContain('hibernatorium')
  expect(ship(5).phase('time').play().options()).not.toContain('hibernatorium')
})

/** The sequence runs and stands on this square; the scout is in the Generator. */
function ticking(square: number): Position {
  return position('scout', 'captain')
    .with((s) => {
      own(s).selfDestruct = square
    })
    .first('captain')
    .at('scout', 'generator')
    .cards('scout', 4)
    .events('regeneration')
    .dice(QUIET)
    .phase('time')
}

test('NEM-FIRST-10 on the first yellow square pods unlock and the sequence cannot be stopped', () => {
  const before = ticking(1).play()
  expect(before.view(null)).toMatchObject({ selfDestruct: 2, pods: [{ locked: true }, {}] })
  expect(before.options()).toContain('generator')
  const game = ticking(2).play()
  expect(game.view(null)).toMatchObject({ selfDestruct: 3 })
  expect(game.view(null).pods.map((pod) => pod.locked)).toEqual([false, false])
  expect(game.asked).toEqual(['scout'])
  expect(game.options()).not.toContain('generator')
})

test('NEM-FIRST-10 pods locked again after the point of no return stay locked', () => {
  const game = ticking(3).play()
  expect(game.view(null)).toMatchObject({ selfDestruct: 4 })
  expect(game.view(null).pods.map((pod) => pod.locked)).toEqual([true, true])
})

test('NEM-FIRST-11 the first to die goes on as the Intruders where that is played', () => {
  const played = doomed('captain', 'pilot')
    .with((s) => {
      own(s).intrudersPlayed = true
    })
    .play()
  played.act('move:c-6-11')
  expect(played.view(null).intruderPlayer).toMatchObject({ seat: 0, active: false })
  const plain = doomed('captain', 'pilot').play()
  plain.act('move:c-6-11')
  expect(plain.view(null).intruderPlayer).toBeNull()
})

test('NEM-FIRST-12 whoever still has two Objectives at the end keeps one before the checks', () => {
  const game = position('scout', 'captain')
    .beforeFirstEncounter()
    .out('captain', 'hibernating')
    .with((s) => {
      s.time = 14
    })
    .play()
  game.pass()
  expect(game.prompt).toBe('objective')
  // The scout is dead: the jump killed everybody who was awake.
  expect(game.asked).toEqual(['captain'])
  expect(game.log('engines')).toEqual([])
  game.say('captain', 'keep:0')
  expect(game.prompt).toBe('over')
  expect(game.view(null).players[1].objectives).toHaveLength(1)
})

test('NEM-FIRST-07 only the first death unlocks the pods: locked again, they stay so at the next', () => {
  const game = position('scout', 'captain', 'pilot')
    .fire('hibernatorium')
    .at('pilot', 'cockpit')
    .with((s) => {
      for (const player of s.players.slice(0, 2)) {
        player.wounds = s.wounds.splice(0, 3).map((id) => ({ id, dressed: true }))
      }
    })
    .play()
    .pass()
  expect(game.view(null).pods.some(({ locked }) => locked)).toBe(false)
  for (const pod of own(game.state).pods) pod.locked = true
  game.pass()
  expect(game.told('dies', 'seat')).toEqual([0, 1])
  expect(game.view(null).pods.every(({ locked }) => locked)).toBe(true)
})
