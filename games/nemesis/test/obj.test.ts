import { expect, test } from 'vitest'
import { beforeExplosion, beforeJump, checksOf, EIGHT_ROOMS } from './endings.ts'
import { newGames } from './new-game.ts'
import { position } from './position.ts'

test('NEM-OBJ-01 the owner must survive, and in hibernation the ship must remain intact', () => {
  const end = (fate: 'escaped' | 'hibernating' | 'awake', works: boolean) => {
    const ship = beforeJump('earth', 'scout', 'captain')
      .objectives('scout', ['ab-ovo', 'corporate'])
      .weakness('egg', 'vital-places')
      .engines(works, works, true)
    if (fate !== 'awake') ship.out('scout', fate)
    return ship.play().winners
  }
  expect(end('escaped', true)).toEqual(['scout'])
  expect(end('escaped', false)).toEqual(['scout'])
  expect(end('hibernating', true)).toEqual(['scout'])
  expect(end('hibernating', false)).toEqual([])
  expect(end('awake', true)).toEqual([])
})

test('NEM-OBJ-02 player X is the one with that number, not the seat', () => {
  const end = (dead: 'captain' | 'pilot') => {
    const alive = dead === 'captain' ? 'pilot' : 'captain'
    return beforeJump('earth', 'scout', 'captain', 'pilot')
      .objectives('scout', ['old-feud', 'corporate'])
      .is('captain', { number: 3 })
      .is('pilot', { number: 2 })
      .out('scout', 'escaped')
      .out(alive, 'escaped')
      .play()
      .winners?.includes('scout')
  }
  expect(end('captain')).toBe(true)
  expect(end('pilot')).toBe(false)
})

test('NEM-OBJ-02 NEM-OBJ-03 it does not matter what player X died of', () => {
  const feud = (ship: ReturnType<typeof position>) =>
    ship
      .objectives('scout', ['greener-grass', 'corporate'])
      .out('scout', 'escaped')
      .out('pilot', 'escaped')
  const crew = ['scout', 'captain', 'pilot'] as const
  const selfDestruct = feud(beforeExplosion(...crew))
  const asleep = feud(beforeExplosion(...crew)).out('captain', 'hibernating')
  const engines = feud(beforeJump('earth', ...crew))
    .out('captain', 'hibernating')
    .engines(false, true, false)
  const astray = feud(beforeJump('venus', ...crew)).out('captain', 'hibernating')
  const acceleration = feud(beforeJump('earth', ...crew))
  const ninthFire = feud(position(...crew))
    .fire(...EIGHT_ROOMS)
    .events('flammable-solution')
    .phase('event')
  const longDead = feud(beforeJump('earth', ...crew)).out('captain', 'dead')
  for (const ship of [selfDestruct, asleep, engines, astray, acceleration, ninthFire, longDead]) {
    expect(ship.play().winners).toContain('scout')
  }
  const alive = feud(beforeJump('earth', ...crew)).out('captain', 'hibernating')
  expect(alive.play().winners).not.toContain('scout')
})

test('NEM-OBJ-03 a fire at the end of a turn satisfies "must not survive" as well', () => {
  const game = position('scout', 'captain', 'pilot')
    .objectives('scout', ['greener-grass', 'corporate'])
    .out('scout', 'escaped')
    .out('pilot', 'escaped')
    .fire('hibernatorium')
    .wound('captain', 'wound-leg')
    .wound('captain', 'wound-leg')
    .wound('captain', 'wound-body')
    .toAct('captain')
    .play()
    .pass()
  expect(game.told('dies', 'seat')).toEqual([1])
  expect(game.winners).toContain('scout')
})

test('NEM-OBJ-04 the sole survivor is the only Character alive at the very end', () => {
  const end = (others: ('escaped' | 'hibernating' | 'dead' | 'awake')[]) => {
    const ship = beforeJump('earth', 'scout', 'captain', 'pilot')
      .objectives('scout', ['bide-your-time', 'corporate'])
      .out('scout', 'escaped')
    const names = ['captain', 'pilot'] as const
    others.forEach((fate, i) => {
      if (fate !== 'awake') ship.out(names[i], fate)
    })
    return ship.play().winners?.includes('scout')
  }
  // The scout is player 1: only the second way is open.
  expect(end(['dead', 'awake'])).toBe(true)
  expect(end(['dead', 'escaped'])).toBe(false)
  expect(end(['hibernating', 'awake'])).toBe(false)
})

test('NEM-OBJ-05 a Signal is sent by the action of the Comms Room', () => {
  const finish = (sends: boolean) => {
    const game = position('scout', 'captain')
      .objectives('scout', ['necroscopy', 'corporate'])
      .weakness('carcass', 'vital-places')
      .at('scout', sends ? 'comms-room' : 'laboratory')
      .cards('scout', 2)
      .play()
    if (sends) game.act('comms-room')
    expect(game.view(null).players[0].signal).toBe(sends)
    return game
  }
  expect(finish(true).log('signal')).toMatchObject([{ params: { seat: 0 } }])
  finish(false)
  const end = (signal: boolean) =>
    beforeJump('earth', 'scout', 'captain')
      .objectives('scout', ['necroscopy', 'corporate'])
      .weakness('carcass', 'vital-places')
      .is('scout', { signal })
      .out('scout', 'escaped')
      .play().winners
  expect(end(true)).toEqual(['scout'])
  expect(end(false)).toEqual([])
})

test('NEM-OBJ-06 the ship reaches Earth unexploded, on course and with two Working Engines', () => {
  const end = (course: 'earth' | 'mars', ...engines: boolean[]) =>
    beforeJump(course, 'scout', 'captain', 'pilot')
      .objectives('scout', ['save-the-property', 'personal'])
      .out('scout', 'escaped')
      .out('captain', 'escaped')
      .engines(...engines)
      .play()
      .winners?.includes('scout')
  expect(end('earth', true, true, false)).toBe(true)
  expect(end('earth', true, false, false)).toBe(false)
  expect(end('mars', true, true, true)).toBe(false)
  const exploded = beforeExplosion('scout', 'captain', 'pilot')
    .coordinates('coordinates-5')
    .objectives('scout', ['save-the-property', 'personal'])
    .out('scout', 'escaped')
    .out('captain', 'escaped')
    .play()
  expect(exploded.winners).not.toContain('scout')
})

test('NEM-OBJ-07 it does not matter who discovered the Weakness', () => {
  const game = position('scout', 'captain')
    .objectives('scout', ['ab-ovo', 'corporate'])
    .coordinates('coordinates-5')
    .out('scout', 'hibernating')
    .at('captain', 'laboratory')
    .cards('captain', 2)
    .object('laboratory', 'egg')
    .time(14)
    .toAct('captain')
    .play()
  const way = game.options().find((id) => id.startsWith('laboratory'))!
  game.act(way).pass()
  expect(game.told('weakness-found', 'seat')).toEqual([1])
  expect(game.winners).toEqual(['scout'])
})

test('NEM-OBJ-08 the Nest is destroyed with its last Egg, or with the ship', () => {
  const end = (ship: ReturnType<typeof position>) =>
    ship
      .objectives('scout', ['aliens-aboard', 'personal'])
      .is('scout', { signal: true })
      .out('scout', 'escaped')
      .play().winners
  const burnt = position('scout', 'captain')
    .eggs(1)
    .fire('nest')
    .time(14)
    .events('regeneration')
    .dice({ tokens: ['larva'] })
    .out('scout', 'escaped')
    .objectives('scout', ['aliens-aboard', 'personal'])
    .is('scout', { signal: true })
    .phase('fire')
    .play()
  expect(burnt.view(null).nestDestroyed).toBe(true)
  burnt.pass()
  expect(burnt.winners).toEqual(['scout'])
  expect(end(beforeJump('earth', 'scout', 'captain').eggs(1))).toEqual([])
  expect(end(beforeExplosion('scout', 'captain'))).toEqual(['scout'])
})

test('NEM-OBJ-09 an explosion kills the Queen, a jump does not', () => {
  const end = (ship: ReturnType<typeof position>) =>
    ship
      .objectives('scout', ['great-hunt', 'personal'])
      .is('scout', { signal: true })
      .out('scout', 'escaped')
      .intruder('queen', 'nest')
      .play().winners
  expect(end(beforeExplosion('scout', 'captain'))).toEqual(['scout'])
  expect(end(beforeJump('earth', 'scout', 'captain'))).toEqual([])
})

test('NEM-OBJ-10 the Comms Room, the Laboratory and the Nest are on the board in every game', () => {
  for (const board of ['standard', 'alternate']) {
    for (const game of newGames(3, { board }, 20)) {
      const tiles = game.state.rooms.map((room) => room.tile)
      expect(tiles).toEqual(expect.arrayContaining(['comms-room', 'laboratory', 'nest']))
    }
  }
})

test('NEM-OBJ-11 every explosion destroys the ship, and only a pod saves the owner from it', () => {
  const owner = (ship: ReturnType<typeof position>, fate: 'escaped' | 'hibernating' = 'escaped') =>
    ship
      .objectives('scout', ['great-hunt', 'personal'])
      .is('scout', { signal: true })
      .out('scout', fate)
      .play().winners
  const fires = () => position('scout', 'captain').fire(...EIGHT_ROOMS)
  const broken = () =>
    position('scout', 'captain')
      .malfunction(...EIGHT_ROOMS)
      .events('malfunction')
      .phase('event')
  const engines = () => beforeJump('earth', 'scout', 'captain').engines(false, false, true)
  expect(owner(beforeExplosion('scout', 'captain'))).toEqual(['scout'])
  expect(owner(fires().events('flammable-solution').phase('event'))).toEqual(['scout'])
  expect(owner(broken())).toEqual(['scout'])
  expect(owner(engines())).toEqual(['scout'])
  expect(owner(engines(), 'hibernating')).toEqual([])
  expect(owner(beforeJump('earth', 'scout', 'captain'))).toEqual([])
})

test('NEM-OBJ-12 what is in a hand when the pod is launched leaves the ship with the Character', () => {
  const leave = (drops: boolean) => {
    const game = position('scout', 'captain')
      .objectives('scout', ['my-precious', 'corporate'])
      .is('scout', { signal: true })
      .out('captain', 'hibernating')
      .at('scout', 'evacuation-a')
      .carrying('scout', 'egg')
      .unlocked(1)
      .cards('scout', 2)
      .dice({ noise: ['silence'] })
      .play()
    if (drops) game.choose('drop').pick('drop:egg#1')
    return game.act('evacuation-a', 'launch')
  }
  expect(leave(false).winners).toEqual(['scout'])
  expect(leave(true).winners).toEqual([])
  expect(leave(true).room('evacuation-a').objects).toEqual(['egg'])
})

test('NEM-OBJ-12 what is in a hand when hibernation begins is kept through the jump', () => {
  const game = position('scout', 'captain')
    .objectives('scout', ['decent-burial', 'personal'])
    .coordinates('coordinates-5')
    .is('scout', { signal: true })
    .carrying('scout', 'corpse')
    .out('captain', 'escaped')
    .time(7)
    .cards('scout', 2)
    .dice({ noise: ['silence'] })
    .play()
    .act('hibernatorium')
  expect(game.winners).toEqual(['scout'])
})

test('NEM-OBJ-13 which Items count: every owned card once, an added one with the other, no Objects', () => {
  const hoard = (more: (ship: ReturnType<typeof position>) => void) => {
    const ship = beforeJump('earth', 'soldier', 'captain')
      .objectives('soldier', ['hoarder', 'personal'])
      .out('soldier', 'escaped')
      // The starting Weapon and these five are six.
      .item('soldier', 'bandages')
      .item('soldier', 'clothes-green')
      .item('soldier', 'tools')
      .item('soldier', 'grenade')
      .item('soldier', 'medkit')
    more(ship)
    return ship.play().winners?.includes('soldier')
  }
  expect(hoard(() => {})).toBe(false)
  expect(hoard((ship) => ship.item('soldier', 'bandages'))).toBe(true)
  expect(hoard((ship) => ship.item('soldier', 'taser'))).toBe(true)
  expect(hoard((ship) => ship.item('soldier', 'armor'))).toBe(true)
  expect(hoard((ship) => ship.carrying('soldier', 'egg'))).toBe(false)
  const added = (ship: ReturnType<typeof position>) => {
    ship.with((s) => {
      const { items, players } = s
      const at = items.red.findIndex(({ id }) => id === 'extended-magazine')
      players[0].hands[0].item!.added = items.red.splice(at, 1).map(({ id }) => id)
    })
  }
  expect(hoard(added)).toBe(false)
})

test('NEM-OBJ-14 a Signal serves only the player who sent it', () => {
  const end = (sender: 'scout' | 'captain') =>
    beforeExplosion('scout', 'captain', 'pilot')
      .objectives('scout', ['great-hunt', 'personal'])
      .objectives('captain', ['aliens-aboard', 'personal'])
      .is(sender, { signal: true })
      .out('scout', 'escaped')
      .out('captain', 'escaped')
      .play()
  expect(end('scout').winners).toEqual(['scout'])
  expect(end('captain').winners).toEqual(['captain'])
  expect(checksOf(end('captain'))).toContain('objectives 0 failed')
})
