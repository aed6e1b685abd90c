import { describe, expect, test } from 'vitest'
import { PRINTED } from '../packs.ts'
import { furnished, inALine, waysToDeclare } from './declaring.ts'
import type { Playing } from './playing.ts'
import { type Position, retaliation, retaliationWith } from './position.ts'

/** A Room or a Robot, and its ways; or the rule that leaves none. */
type Row = readonly [id: string, ...ways: string[]]

const ROOMS: readonly Row[] = [
  ['sprinklers-control', 'RET-EFFECT-01'],
  ['shelter', 'RET-EFFECT-01'],
  ['emergency-room', 'heal-here heal-here number=2 used=emergency-room cost=2'],
  ['supply-room', 'take-supplies take-supplies used=supply-room cost=2'],
  ['armory', 'restock restock used=armory cost=2'],
  [
    'door-control-room',
    'control-doors:A control-doors section=A used=door-control-room cost=2',
    'control-doors:B control-doors section=B used=door-control-room cost=2',
  ],
  [
    'security-robot-room',
    'secure-robot secure-robot used=security-robot-room cost=2',
    'reinforce-robot:104 reinforce-robot corridor:104 used=security-robot-room cost=2',
    'reinforce-robot:405 reinforce-robot corridor:405 used=security-robot-room cost=2',
  ],
  [
    'gunnery-room',
    'fire-guns:404 fire-guns corridor:404 used=gunnery-room cost=2',
    'fire-guns:401 fire-guns corridor:401 used=gunnery-room cost=2',
  ],
  [
    'pressure-control',
    'push:adult-2:armory push-in intruder:adult-2 intruder:adult-3 type:adult room:armory corridor:404 hits=0 used=pressure-control cost=2',
    'push:adult-1:pressure-control push-in intruder:adult-1 type:adult room:pressure-control corridor:401 hits=0 used=pressure-control cost=2',
  ],
  [
    'alarm-room',
    'answer-noise:104 answer-noise corridor:104 used=alarm-room cost=2',
    'silence:104 silence corridor:104 used=alarm-room cost=2',
  ],
  [
    'experimental-military-lab',
    'restock restock used=experimental-military-lab cost=2',
    'take-prototype take-prototype used=experimental-military-lab cost=2',
  ],
  [
    'technical-corridor-entrance',
    'crawl:armory crawl room:armory used=technical-corridor-entrance cost=2',
    'crawl:landing-zone crawl room:landing-zone used=technical-corridor-entrance cost=2',
    'crawl:surgery-room crawl room:surgery-room used=technical-corridor-entrance cost=2',
  ],
  ['decontamination-room', 'RET-EFFECT-01'],
  ['landing-zone', 'restock restock used=landing-zone cost=2'],
  [
    'life-support-control-a',
    'switch-life-support switch-life-support section=A used=life-support-control-a cost=2',
  ],
  ['surgery-room', 'RET-ROOM-13'],
  [
    'drilling-room',
    'drill:NE drill place:r0c2-r1c1 direction=NE used=drilling-room cost=2',
    'drill:NW drill place:r0c0-r1c1 direction=NW used=drilling-room cost=2',
  ],
  ['hibernatorium', 'hibernate hibernate used=hibernatorium cost=2'],
  [
    'life-support-control-b',
    'switch-life-support switch-life-support section=B used=life-support-control-b cost=2',
    'stack-anti-aircraft stack-anti-aircraft used=life-support-control-b cost=2',
  ],
  ['server-room', 'copy-data copy-data used=server-room cost=2'],
  ['cooling-system', 'start-autodestruction start-autodestruction used=cooling-system cost=2'],
  [
    'life-support-control-c',
    'switch-life-support switch-life-support section=C used=life-support-control-c cost=2',
    'power-hibernatorium power-hibernatorium used=life-support-control-c cost=2',
  ],
  ['reactor', 'shut-down shut-down used=reactor cost=2'],
  ['escape-shuttle', 'take-off take-off used=escape-shuttle cost=2'],
  ['nest', 'take-egg take-egg used=nest cost=2', 'destroy-egg destroy-egg used=nest cost=2'],
]

/** For somebody with more to wish for. */
const MORE: readonly Row[] = [
  ['sprinklers-control', 'sprinkle:A sprinkle section=A used=sprinklers-control cost=2'],
  ['shelter', 'cleanse cleanse used=shelter cost=2'],
  ['emergency-room', 'treat-here treat-here used=emergency-room cost=2'],
  [
    'technical-corridor-entrance',
    'crawl:armory crawl room:armory used=technical-corridor-entrance cost=2',
    'crawl:landing-zone crawl room:landing-zone used=technical-corridor-entrance cost=2',
    'crawl:alarm-room crawl room:alarm-room used=technical-corridor-entrance cost=2',
    'crawl:surgery-room crawl room:surgery-room used=technical-corridor-entrance cost=2',
  ],
  [
    'landing-zone',
    'restock restock used=landing-zone cost=2',
    'board board used=landing-zone cost=2',
  ],
  [
    'life-support-control-a',
    'switch-life-support switch-life-support section=A used=life-support-control-a cost=2',
    'extinguish-any:life-support-control-a extinguish-any room:life-support-control-a used=life-support-control-a cost=2',
  ],
  [
    'surgery-room',
    'remove-larva remove-larva used=surgery-room cost=2',
    'treat-here treat-here used=surgery-room cost=2',
  ],
  [
    'life-support-control-b',
    'switch-life-support switch-life-support section=B used=life-support-control-b cost=2',
  ],
  [
    'server-room',
    'use-other-room:alarm-room:answer-noise:104 answer-noise corridor:104 used=server-room cost=2',
    'use-other-room:alarm-room:silence:104 silence corridor:104 used=server-room cost=2',
  ],
  ['decontamination-room', 'decontaminate decontaminate used=decontamination-room cost=2'],
]

const ROBOTS: readonly Row[] = [
  [
    'exploration-robot',
    'move-robot:landing-zone move-robot room:landing-zone cost=1',
    'move-robot:server-room move-robot room:server-room cost=1',
    'robot-explores:404 robot-explores corridor:404 cost=1',
  ],
  [
    'medical-robot',
    'move-robot:landing-zone move-robot room:landing-zone cost=1',
    'move-robot:server-room move-robot room:server-room cost=1',
    'robot-treats:1 robot-treats seat:1 cost=1',
    'robot-heals:0 robot-heals seat:0 number=2 cost=1',
    'robot-heals:1 robot-heals seat:1 number=2 cost=1',
  ],
  [
    'military-robot',
    'move-robot:landing-zone move-robot room:landing-zone cost=1',
    'move-robot:server-room move-robot room:server-room cost=1',
    'robot-fires:404 robot-fires corridor:404 cost=1',
  ],
  [
    'securing-robot',
    'move-robot:landing-zone move-robot room:landing-zone cost=1',
    'move-robot:server-room move-robot room:server-room cost=1',
    'robot-secures robot-secures cost=1',
  ],
  [
    'server-robot',
    'move-robot:landing-zone move-robot room:landing-zone cost=1',
    'move-robot:server-room move-robot room:server-room cost=1',
  ],
  [
    'technical-robot',
    'move-robot:landing-zone move-robot room:landing-zone cost=1',
    'move-robot:server-room move-robot room:server-room cost=1',
    'robot-repairs:room robot-repairs-room room:armory cost=1',
    'robot-repairs:bayonet-1-0 robot-repairs-item item:bayonet seat:1 cost=1',
    'robot-extinguishes robot-extinguishes cost=1',
  ],
]

/** In a Computer Room that is broken. */
const SERVING: readonly Row[] = [
  [
    'exploration-robot',
    'move-robot:armory move-robot room:armory cost=1',
    'move-robot:landing-zone move-robot room:landing-zone cost=1',
    'robot-explores:401 robot-explores corridor:401 cost=1',
  ],
  [
    'medical-robot',
    'move-robot:armory move-robot room:armory cost=1',
    'move-robot:landing-zone move-robot room:landing-zone cost=1',
    'robot-treats:1 robot-treats seat:1 cost=1',
    'robot-heals:0 robot-heals seat:0 number=2 cost=1',
    'robot-heals:1 robot-heals seat:1 number=2 cost=1',
  ],
  [
    'military-robot',
    'move-robot:armory move-robot room:armory cost=1',
    'move-robot:landing-zone move-robot room:landing-zone cost=1',
    'robot-fires:401 robot-fires corridor:401 cost=1',
  ],
  [
    'securing-robot',
    'move-robot:armory move-robot room:armory cost=1',
    'move-robot:landing-zone move-robot room:landing-zone cost=1',
    'robot-door:101-1 robot-opens door:101-1 corridor:101 cost=1',
    'robot-door:401-0 robot-closes door:401-0 corridor:401 cost=1',
    'robot-secures robot-secures cost=1',
  ],
  [
    'server-robot',
    'move-robot:armory move-robot room:armory cost=1',
    'move-robot:landing-zone move-robot room:landing-zone cost=1',
    'use-other-room:copy-data copy-data used=server-room cost=1',
  ],
  [
    'technical-robot',
    'move-robot:armory move-robot room:armory cost=1',
    'move-robot:landing-zone move-robot room:landing-zone cost=1',
    'robot-repairs:room robot-repairs-room room:server-room cost=1',
    'robot-repairs:bayonet-1-0 robot-repairs-item item:bayonet seat:1 cost=1',
    'robot-extinguishes robot-extinguishes cost=1',
  ],
]

/** The Recon and the Contractor in a Room, wherever it lies. */
function visiting(tile: string): Position {
  const laid = furnished('recon')
  if (tile === 'hibernatorium') laid.hibernatorium(true)
  else if (!laid.state.rooms.some((room) => room?.tile === tile)) laid.room('r2c2', tile)
  return laid.at('recon', tile).at('contractor', tile).cards('recon', 2)
}

/** With a wound, Contamination and Data, the Lander landed, a Fire, and another Computer Room. */
function wanting(tile: string): Position {
  return visiting(tile)
    .wound('recon', 'eyes')
    .hand('recon', 'clean')
    .discard('recon', 'clean')
    .is('recon', { larva: tile === 'surgery-room', data: true })
    .room('r3c1', 'alarm-room')
    .fire(tile)
    .with((s) => {
      s.lander.where = 'landed'
      s.antiAircraft = []
    })
}

describe('RET-ACT-15 RET-ACT-21 RET-EFFECT-01: what is announced with the use of a Room', () => {
  test.each(ROOMS)('%s', (tile, ...expected) => {
    expect(waysToDeclare(visiting(tile).play(), 'use-room')).toEqual(expected)
  })

  test.each(MORE)('by somebody who wants more: %s', (tile, ...expected) => {
    expect(waysToDeclare(wanting(tile).play(), 'use-room')).toEqual(expected)
  })

  test('every Room is among them', () => {
    expect(ROOMS.map(([tile]) => tile).sort()).toEqual(Object.keys(PRINTED.rooms).sort())
  })
})

describe('RET-ACT-12 RET-ROBOT-08: what is announced with the Robot', () => {
  test.each(ROBOTS)('%s', (robot, ...expected) => {
    const game = visiting('armory')
      .fire('armory')
      .malfunction('armory')
      .robot(robot, 'armory')
      .play()
    expect(waysToDeclare(game, 'activate-robot')).toEqual(expected)
  })

  test.each(SERVING)('in a Computer Room: %s', (robot, ...expected) => {
    const laid = furnished('recon').malfunction('server-room').robot(robot, 'server-room')
    expect(waysToDeclare(laid.cards('recon', 2).play(), 'activate-robot')).toEqual(expected)
  })

  test('RET-ROBOT-06 RET-ROBOT-07: from a Computer Room it costs one more, but not with Data', () => {
    const costs = (data: boolean) =>
      waysToDeclare(
        furnished('recon').is('recon', { data }).cards('recon', 2).play(),
        'activate-robot',
      )
    const to = ['landing-zone', 'server-room']
    const ways = (cost: number) =>
      to.map((id) => `move-robot:${id} move-robot room:${id} cost=${cost}`)
    expect([costs(false), costs(true)]).toEqual([ways(2), ways(1)])
  })
})

describe('RET-ACT-21: what is announced with a Basic Action', () => {
  const carrying = () =>
    retaliationWith({ mode: 'coop' }, 'officer', 'recon', 'contractor')
      .room('r2c2', 'armory')
      .out('recon', 'down')
      .emptyHanded('recon')
      .out('contractor', 'down')
      .emptyHanded('contractor')
      .closed(104, 'landing-zone')

  test('RET-ACT-06 RET-ACT-16 RET-MODE-COOP-08: where a Move goes, and with how many', () => {
    const game = carrying().cards('officer', 4).play()
    const room = 'corridor:204 room:armory'
    expect(waysToDeclare(game, 'move')).toEqual([
      `204 move ${room} cost=1`,
      `204+1 move-carrying ${room} number=1 cost=2`,
      `204+2 move-carrying ${room} number=2 cost=3`,
      '304 explore corridor:304 cost=1',
      '304+1 explore-carrying corridor:304 number=1 cost=2',
      '304+2 explore-carrying corridor:304 number=2 cost=3',
    ])
    expect(waysToDeclare(game, 'cautious-move')).toEqual([
      `204 cautious-move ${room} cost=2`,
      `204+1 cautious-move-carrying ${room} number=1 cost=3`,
      `204+2 cautious-move-carrying ${room} number=2 cost=4`,
      '304 cautious-explore corridor:304 cost=2',
      '304+1 cautious-explore-carrying corridor:304 number=1 cost=3',
      '304+2 cautious-explore-carrying corridor:304 number=2 cost=4',
    ])
  })

  test('RET-ACT-04: only as many as there are cards for', () => {
    const game = carrying().cards('officer', 2).play()
    expect(game.ways('move')).toEqual(['204', '204+1', '304', '304+1'])
    expect(game.ways('cautious-move')).toEqual(['204', '304'])
  })

  test('RET-ACT-08 RET-ACT-09 RET-ACT-10: with what, and at whom', () => {
    const game = retaliation('recon')
      .intruder('adult', 'landing-zone')
      .intruder('adult', 'landing-zone')
      .intruder('queen', 'landing-zone')
      .with((s) => {
        s.queen.hits = 3
      })
      .horde(204, 'adult')
      .item('recon', 'grenade-launcher')
      .loaded('recon', 'grenade-launcher', null, 'grenade')
      .cards('recon', 1)
      .play()
    const queen = 'intruder:queen-3 type:queen hits=3 cost=1'
    const adults = 'intruder:adult-1 intruder:adult-2 type:adult hits=0 cost=1'
    expect(waysToDeclare(game, 'shoot')).toEqual([
      `assault-rifle:queen-3 shoot item:assault-rifle ${queen}`,
      `assault-rifle:adult-1 shoot item:assault-rifle ${adults}`,
    ])
    expect(waysToDeclare(game, 'burst')).toEqual([
      'assault-rifle:204 burst item:assault-rifle corridor:204 cost=1',
      'grenade-launcher:204 burst item:grenade-launcher corridor:204 cost=1',
    ])
    expect(waysToDeclare(game, 'melee')).toEqual([
      `bare:queen-3 melee ${queen}`,
      `bare:adult-1 melee ${adults}`,
      `assault-rifle:queen-3 melee-with item:assault-rifle ${queen}`,
      `assault-rifle:adult-1 melee-with item:assault-rifle ${adults}`,
      `grenade-launcher:queen-3 melee-with item:grenade-launcher ${queen}`,
      `grenade-launcher:adult-1 melee-with item:grenade-launcher ${adults}`,
    ])
  })

  const following = (game: Playing) => game.decision().options.map(inALine)

  test('RET-ACT-14 RET-GEAR-05 RET-GEAR-07: from where to where; tokens of the Belt that are alike are one; what follows costs nothing', () => {
    const game = retaliation('recon', 'officer')
      .belt('recon', 'medpack', 'medpack', 'ammo')
      .item('recon', 'utility-vest')
      .loaded('recon', 'utility-vest', 'grenade', 'oxygen')
      .loaded('recon', 'assault-rifle', null)
      .is('officer', { health: 2, oxygen: 3 })
      .horde(204, 'adult')
      .cards('recon', 1)
      .play()
    const reload = 'reload:belt-2:assault-rifle-0 reload spot:assault-rifle-0 gear:ammo from:belt-2'
    const others = [
      'use-medpack:belt-0:1 use-medpack seat:1 gear:medpack from:belt-0 from:belt-1 number=2',
      'throw-grenade:utility-vest-0:204 throw-grenade corridor:204 gear:grenade from:utility-vest-0',
    ]
    const moves = (spots: string) => ({
      grenade: `move-gear:utility-vest-0:${spots} gear:grenade from:utility-vest-0`,
      oxygen: `move-gear:utility-vest-1:${spots} gear:oxygen from:utility-vest-1`,
    })
    const breathes =
      'use-oxygen:utility-vest-1:1 use-oxygen seat:1 gear:oxygen from:utility-vest-1 number=3'
    const before = moves('belt-3 move-gear spot:belt-3')
    expect(waysToDeclare(game, 'use-gear')).toEqual(
      [others[0], reload, others[1], before.grenade, breathes, before.oxygen].map(
        (line) => `${line} cost=1`,
      ),
    )
    game.act('use-gear:reload:belt-2:assault-rifle-0')
    const after = moves('belt-2 move-gear spot:belt-2 spot:belt-3')
    expect(following(game)).toEqual([
      ...[...others, after.grenade, breathes, after.oxygen].map((line) => `${line} cost=0`),
      'done done',
    ])
  })
})
