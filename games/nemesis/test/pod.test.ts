import { Match, must } from '@bulkhead/kernel'
import { expect, test } from 'vitest'
import { nemesis } from '../index.ts'
import { own } from '../own.ts'
import { type Playing, type Position, position } from './position.ts'

/** The scout in Evacuation Section A, with pods 1 (A), 2 (B) and 3 (A), all locked. */
function section(cards = 4): Position {
  return position('scout', 'captain', 'pilot')
    .at('scout', 'evacuation-a')
    .at('captain', 'cockpit')
    .at('pilot', 'cockpit')
    .cards('scout', cards)
    .dice({ noise: ['silence'] })
}

/** The captain waits in pod 1, and it is the captain's turn. */
function waiting(): Position {
  return section().inPod('captain', 1).unlocked(1, 2, 3).toAct('captain').cards('captain', 2)
}

const locked = (game: Playing) => game.view(null).pods.map((pod) => pod.locked)
const quiet = (ship: Position) => ship.events('regeneration').dice({ tokens: ['blank'] })

test('NEM-POD-01 all pods are locked at the start', () => {
  for (const [seats, pods] of [
    [1, 2],
    [3, 3],
    [5, 4],
  ]) {
    const start = { seats, seed: { kind: 'fast' as const, seed: 7 }, options: {} }
    const match = must(Match.start(nemesis, start))
    expect(match.view(null).pods.map((pod) => pod.locked)).toEqual(Array(pods).fill(true))
  }
})

test('NEM-POD-01 an Item or a room action unlocks one', () => {
  const key = section().item('scout', 'evacuation-key').play()
  expect(key.ways('evacuation-key')).toEqual(['1', '3'])
  expect(locked(key.act('evacuation-key:3'))).toEqual([true, true, false])
  const room = section().tile(6, 'hatch-control').at('scout', 'hatch-control').play()
  expect(locked(room.act('hatch-control:2'))).toEqual([true, false, true])
})

test('NEM-POD-01 the first death and the yellow of the self-destruct track unlock them all', () => {
  const death = section()
    .wound('scout', 'wound-leg')
    .wound('scout', 'wound-hand')
    .wound('scout', 'wound-body')
    .fire('evacuation-a')
    .play()
  death.pass()
  expect(death.whereIs('scout')).toBe('dead')
  expect(locked(death)).toEqual([false, false, false])
  const yellow = quiet(section()).selfDestruct(2).phase('time').play()
  expect(locked(yellow)).toEqual([false, false, false])
})

test('NEM-POD-02 entering takes 2 cards and an unlocked pod of the section with a space', () => {
  const barred = (ship: Position) => {
    const game = ship.play()
    expect(game.options()).not.toContain('evacuation-a')
    expect(game.forbidden('evacuation-a')).toBe('NEM-POD-02')
  }
  barred(section())
  barred(section().unlocked(2))
  barred(section().unlocked(1).inPod('captain', 1).inPod('pilot', 1))
  barred(
    section()
      .unlocked(1)
      .with((s) => {
        own(s).pods[0].gone = true
      }),
  )
  const game = section().unlocked(1).inPod('captain', 1).play()
  game.choose('evacuation-a')
  expect(game.decision()).toMatchObject({ prompt: 'pay', min: 2, max: 2 })
})

test('NEM-POD-03 not with an Intruder or a Malfunction marker in the section', () => {
  const fight = section().unlocked(1).intruder('larva', 'evacuation-a').play()
  expect(fight.options()).not.toContain('evacuation-a')
  expect(fight.why('evacuation-a')).toBe('in-combat')
  const broken = section().unlocked(1).malfunction('evacuation-a').play()
  expect(broken.options()).not.toContain('evacuation-a')
  expect(broken.forbidden('evacuation-a')).toBe('NEM-ROOM-03')
})

test('NEM-POD-04 a noise roll comes first, and an Intruder that appears makes it fail', () => {
  const game = section()
    .unlocked(1)
    .noise('c-4-8')
    .dice({ noise: [1], tokens: ['creeper'] })
    .attacks('scratch-1')
    .play()
    .act('evacuation-a')
  expect(game.whereIs('scout')).toBe('evacuation-a')
  expect(game.kinds('noise-roll', 'intruder', 'boarding-fails', 'boards')).toEqual([
    'noise-roll',
    'intruder',
    'boarding-fails',
  ])
  expect(game.view(null).players[0].handCount).toBe(2)
})

test('NEM-POD-04 so does one that Danger draws in, or a Larva that has settled at once', () => {
  const drawn = section()
    .unlocked(1)
    .intruder('adult', 'slime-room')
    .dice({ noise: ['danger'] })
    .play()
    .act('evacuation-a')
  expect(drawn.whereIs('scout')).toBe('evacuation-a')
  expect(drawn.lair('adult-1')).toBe('evacuation-a')
  const larva = section(2)
    .unlocked(1)
    .noise('c-4-8')
    .dice({ noise: [1], tokens: ['larva'] })
    .play()
    .act('evacuation-a')
  expect(larva.view(null).players[0]).toMatchObject({ larva: true, room: 3, pod: -1 })
})

test('NEM-POD-05 undisturbed, the Character takes a free space in a pod of choice', () => {
  const game = section()
    .unlocked(1, 2, 3)
    .dice({ noise: [1] })
    .play()
    .act('evacuation-a')
  expect(game.prompt).toBe('pod-to-board')
  expect(game.options()).toEqual(['pod:1', 'pod:3'])
  game.choose('pod:3')
  expect(game.whereIs('scout')).toBe('pod-3')
  expect(game.view(null).players[0].room).toBe(-1)
  expect(game.noise).toEqual(['c-4-8'])
})

test('NEM-POD-06 a pod carries two Characters, not three', () => {
  const two = section().unlocked(1, 3).inPod('captain', 1).play().act('evacuation-a')
  expect(two.options()).toEqual(['pod:1', 'pod:3'])
  const full = section().unlocked(1, 3).inPod('captain', 1).inPod('pilot', 1).play()
  full.act('evacuation-a')
  expect(full.whereIs('scout')).toBe('pod-3')
})

test('NEM-POD-07 Objects take no space in a pod', () => {
  const game = section()
    .emptyHanded('scout')
    .carrying('scout', 'egg')
    .carrying('scout', 'carcass')
    .carrying('captain', 'corpse')
    .inPod('captain', 1)
    .unlocked(1)
    .play()
  game.act('evacuation-a')
  expect(game.whereIs('scout')).toBe('pod-1')
  expect(game.view(null).players[0].hands.map(({ object }) => object)).toEqual(['egg', 'carcass'])
})

test('NEM-POD-08 after entering, the pod is launched at once or the Character waits', () => {
  const start = () => section().unlocked(1).play().act('evacuation-a')
  expect(start().options()).toEqual(['launch', 'wait'])
  expect(start().choose('launch').whereIs('scout')).toBe('escaped')
  const game = start().choose('wait')
  expect(game.whereIs('scout')).toBe('pod-1')
  // Another action is left, but not in there.
  expect(game.asked).toEqual(['scout'])
  expect(game.options()).toEqual(['pass', 'leave-pod'])
  game.choose('leave-pod')
  expect(game.whereIs('scout')).toBe('evacuation-a')
  expect(game.view(null).turn.taken).toBe(1)
  expect(game.ways('move')).not.toEqual([])
})

test('NEM-POD-09 a launched pod is gone with everybody in it, who take no more part', () => {
  const game = waiting().inPod('pilot', 1).cards('pilot', 2).play()
  game.choose('launch')
  expect(game.view(null).pods[0].gone).toBe(true)
  expect([game.whereIs('captain'), game.whereIs('pilot')]).toEqual(['escaped', 'escaped'])
  expect(game.asked).toEqual(['scout'])
  expect(game.told('escapes', 'seat')).toEqual([1, 2])
})

test('NEM-POD-09 a locked pod cannot be launched', () => {
  const game = waiting()
    .with((s) => {
      own(s).pods[0].locked = true
    })
    .play()
  expect(game.options()).toEqual(['pass', 'leave-pod'])
})

test('NEM-POD-10 whoever left in a pod is home, whatever becomes of the ship', () => {
  const end = (ship: Position) =>
    ship
      .objectives('captain', ['friends-for-life', 'personal'])
      .objectives('pilot', ['friends-for-life', 'personal'])
      .inPod('pilot', 1)
      .out('scout', 'dead')
      .engines(false, false, false)
      .coordinates('coordinates-1')
      .play()
      .choose('launch')
  for (const game of [end(waiting()), end(waiting().selfDestruct(4))]) {
    expect(game.view(null).ending?.exploded).toBe(true)
    expect(game.winners).toEqual(['captain', 'pilot'])
  }
})

test('NEM-POD-11 a waiting Character may launch only as the first thing in a Player phase', () => {
  const game = waiting().play()
  expect(game.options()).toEqual(['pass', 'leave-pod', 'launch'])
  const later = waiting()
    .with((s) => {
      s.turn.fresh = []
    })
    .play()
  expect(later.options()).toEqual(['pass', 'leave-pod'])
})

test('NEM-POD-11 NEM-POD-12 whoever boards and waits can launch in the next Player phase', () => {
  const game = quiet(section().hand('scout', 'scavenging')).unlocked(1).play()
  game.dice({ noise: ['silence'] })
  game.act('search:red').choose(game.options()[0])
  game.act('evacuation-a', 'wait')
  // The turn is over; the others pass, and later in this phase there is only leaving or passing.
  game.pass().pass()
  expect(game.asked).toEqual(['scout'])
  expect(game.options()).toEqual(['pass', 'leave-pod'])
  game.pass()
  expect(game.view(null).round).toBe(2)
  game.pass().pass()
  expect(game.asked).toEqual(['scout'])
  expect(game.options()).toEqual(['pass', 'leave-pod', 'launch'])
})

test('NEM-POD-12 leaving is free and no action; then the turn goes on as usual', () => {
  const game = waiting().play()
  game.choose('leave-pod')
  expect(game.whereIs('captain')).toBe('evacuation-a')
  expect(game.view(null).players[1].handCount).toBe(2)
  expect(game.view(null).turn).toMatchObject({ seat: 1, taken: 0, allowed: 2 })
  expect(game.options()).toContain('evacuation-a')
  expect(game.options()).not.toContain('launch')
})

test('NEM-POD-12 inside nothing else is possible; one returns to the section of the pod', () => {
  const game = section()
    .inPod('captain', 2)
    .toAct('captain')
    .cards('captain', 5)
    .item('captain', 'grenade')
    .play()
  expect(game.options()).toEqual(['pass', 'leave-pod'])
  expect(game.choose('leave-pod').whereIs('captain')).toBe('evacuation-b')
})

test('NEM-POD-13 an Intruder appearing in the section brings everybody out of its pods', () => {
  const game = section()
    .unlocked(3)
    .inPod('captain', 1)
    .inPod('pilot', 2)
    .noise('c-4-8')
    .dice({ noise: [1], tokens: [{ type: 'breeder', number: 4 }] })
    .attacks('frenzy-1')
    .woundDeck('wound-leg', 'wound-hand')
    .play()
    .act('evacuation-a')
  expect(game.whereIs('captain')).toBe('evacuation-a')
  expect(game.whereIs('pilot')).toBe('pod-2')
  // They are in combat before the Surprise Attack, which hits everybody in the room.
  expect(game.kinds('intruder', 'leaves-pod', 'surprise-attack')).toEqual([
    'intruder',
    'leaves-pod',
    'surprise-attack',
  ])
  expect(game.view(null).players.map(({ wounds }) => wounds.length)).toEqual([1, 1, 0])
})

test('NEM-POD-13 so does one that moves in', () => {
  const game = section()
    .at('scout', 'armory')
    .inPod('captain', 1)
    .inPod('pilot', 3)
    .intruder('adult', 'slime-room')
    .events('opening-hatches')
    .dice({ tokens: ['blank'] })
    .phase('event')
    .play()
  expect(game.lair('adult-1')).toBe('evacuation-a')
  expect([game.whereIs('captain'), game.whereIs('pilot')]).toEqual(['evacuation-a', 'evacuation-a'])
})

test('NEM-POD-14 a second passenger may launch the pod at once', () => {
  const game = section().unlocked(1).inPod('captain', 1).cards('captain', 3).play()
  game.act('evacuation-a', 'launch')
  expect([game.whereIs('scout'), game.whereIs('captain')]).toEqual(['escaped', 'escaped'])
})

test('NEM-POD-15 a Malfunction marker keeps nobody from launching a pod already boarded', () => {
  const game = waiting().malfunction('evacuation-a').play()
  game.choose('launch')
  expect(game.whereIs('captain')).toBe('escaped')
})

test('NEM-POD-16 a pod locked around a Character can be left, not launched or boarded', () => {
  const game = section().item('scout', 'evacuation-key').unlocked(1).inPod('captain', 1).play()
  game.act('evacuation-key:1')
  expect(game.whereIs('captain')).toBe('pod-1')
  expect(game.options()).not.toContain('evacuation-a')
  game.pass()
  expect(game.asked).toEqual(['captain'])
  expect(game.options()).toEqual(['pass', 'leave-pod'])
})

test('NEM-POD-17 whoever waits is taken along, willing or not, with everything carried', () => {
  const game = section()
    .unlocked(1)
    .carrying('captain', 'egg')
    .item('captain', 'medkit')
    .cards('captain', 3)
    .inPod('captain', 1)
    .objectives('captain', ['my-precious', 'corporate'])
    .is('captain', { signal: true })
    .out('pilot', 'dead')
    .play()
  game.act('evacuation-a', 'launch')
  expect(game.prompt).toBe('over')
  const { hands, inventory } = game.view('captain').players[1]
  expect(hands.map(({ object }) => object)).toContain('egg')
  expect(inventory).toEqual([{ colour: 'green', id: 'medkit' }])
  expect(game.winners).toContain('captain')
})

test('NEM-POD-17 a player who had not passed has no more turns', () => {
  const game = section().unlocked(1).cards('captain', 3).inPod('captain', 1).play()
  game.act('evacuation-a', 'launch')
  expect(game.asked).toEqual(['pilot'])
  game.pass()
  expect(game.view(null).round).toBe(2)
  expect(game.asked).toEqual(['pilot'])
})

test('NEM-POD-13 NEM-POD-17 whoever has left in a pod stays away when an Intruder comes to the section', () => {
  const game = section()
    .unlocked(1)
    .inPod('captain', 1)
    .inPod('pilot', 3)
    .intruder('adult', 'slime-room')
    .events('opening-hatches')
    .dice({ tokens: ['blank'] })
    .play()
  game.act('evacuation-a', 'launch').pass()
  expect(game.lair('adult-1')).toBe('evacuation-a')
  expect(game.told('leaves-pod', 'seat')).toEqual([2])
  expect([game.whereIs('scout'), game.whereIs('captain')]).toEqual(['escaped', 'escaped'])
  expect(game.view(null).players.map(({ room }) => room >= 0)).toEqual([false, false, true])
})
