import { describe, expect, test } from 'vitest'
import { PRINTED } from '../packs.ts'
import { fighting, furnished, waysToDeclare } from './declaring.ts'
import type { Position } from './position.ts'

/** An Item, and its ways; or the rule that leaves none. */
type Row = readonly [item: string, ...ways: string[]]

const CALM: readonly Row[] = [
  ['ammo', '- gain-gear gear:ammo item:ammo cost=1'],
  [
    'military-taser',
    'taser:0 taser seat:0 item:military-taser cost=1',
    'taser:1 taser seat:1 item:military-taser cost=1',
  ],
  [
    'grenade',
    'throw:401 throw corridor:401 item:grenade cost=1',
    'gain-gear gain-gear gear:grenade item:grenade cost=1',
  ],
  [
    'flashbang',
    '405 move corridor:405 room:armory item:flashbang cost=1',
    '204 move corridor:204 room:landing-zone item:flashbang cost=1',
    '401 explore corridor:401 item:flashbang cost=1',
  ],
  ['remote-detonator', 'armory detonate room:armory item:remote-detonator cost=1'],
  ['exploring-drone', '401 send-drone corridor:401 item:exploring-drone cost=1'],
  [
    'portable-barrier',
    '405-1 bar door:405-1 corridor:405 item:portable-barrier cost=1',
    '405-0 bar door:405-0 corridor:405 item:portable-barrier cost=1',
    '204-1 bar door:204-1 corridor:204 item:portable-barrier cost=1',
    '204-0 bar door:204-0 corridor:204 item:portable-barrier cost=1',
    '401-0 bar door:401-0 corridor:401 item:portable-barrier cost=1',
    '401-1 bar door:401-1 corridor:401 item:portable-barrier cost=1',
  ],
  ['anti-aircraft-codes', '- look-at-anti-aircraft item:anti-aircraft-codes cost=1'],
  ['personal-log-codes', '1 look-at-objectives seat:1 item:personal-log-codes cost=1'],
  [
    'medical-stapler',
    'treat-wound:1 treat-wound seat:1 item:medical-stapler cost=1',
    'restore-health:0 restore-health seat:0 item:medical-stapler number=2 cost=1',
    'restore-health:1 restore-health seat:1 item:medical-stapler number=2 cost=1',
  ],
  [
    'medkit',
    'restore-health:0 restore-health seat:0 item:medkit number=3 cost=1',
    'medkit-both:1 medkit-both seat:1 item:medkit number=3 cost=1',
    'treat-wound:1 treat-wound seat:1 item:medkit number=3 cost=1',
    'restore-health:1 restore-health seat:1 item:medkit number=3 cost=1',
  ],
  [
    'medpack',
    'restore-health:0 restore-health seat:0 item:medpack number=2 cost=1',
    'restore-health:1 restore-health seat:1 item:medpack number=2 cost=1',
    'gain-gear gain-gear gear:medpack item:medpack cost=1',
  ],
  ['adrenaline-injection', '- adrenaline item:adrenaline-injection cost=1'],
  ['antiseptic', 'RET-CONT-11'],
  ['caffeine-pills', '- draw-cards item:caffeine-pills number=3 cost=1'],
  ['heavy-oxygen-tank', '0 gain-oxygen seat:0 item:heavy-oxygen-tank number=7 cost=1'],
  [
    'stimulants',
    'restore-health:0 restore-health seat:0 item:stimulants number=2 cost=1',
    'restore-health:1 restore-health seat:1 item:stimulants number=2 cost=1',
    'draw-cards draw-cards item:stimulants number=2 cost=1',
  ],
  [
    'emergency-life-support-codes',
    'A flip-life-support item:emergency-life-support-codes section=A cost=1',
    'B flip-life-support item:emergency-life-support-codes section=B cost=1',
    'C flip-life-support item:emergency-life-support-codes section=C cost=1',
  ],
  [
    'termination-codes',
    'armory seal-room room:armory item:termination-codes cost=1',
    'landing-zone seal-room room:landing-zone item:termination-codes cost=1',
    'server-room seal-room room:server-room item:termination-codes cost=1',
  ],
  [
    'oxygen-tank',
    'gain-oxygen:0 gain-oxygen seat:0 item:oxygen-tank number=3 cost=1',
    'gain-gear gain-gear gear:oxygen item:oxygen-tank cost=1',
  ],
  [
    'tools',
    'fix:bayonet-1-0 fix-item item:bayonet seat:1 item:tools cost=1',
    'work-door:101-1 open-door door:101-1 corridor:101 item:tools cost=1',
    'work-door:401-0 close-door door:401-0 corridor:401 item:tools cost=1',
  ],
  ['duct-tape', 'fix:bayonet-1-0 fix-item item:bayonet seat:1 item:duct-tape cost=1'],
  ['fire-extinguisher', 'extinguish extinguish item:fire-extinguisher cost=1'],
  [
    'phosphates',
    'reinforce:405 reinforce corridor:405 item:phosphates cost=1',
    'reinforce:204 reinforce corridor:204 item:phosphates cost=1',
    'extinguish extinguish item:phosphates cost=1',
  ],
  [
    'robot-controller',
    'activate-robot:move-robot:landing-zone move-robot room:landing-zone item:robot-controller cost=1',
    'activate-robot:move-robot:server-room move-robot room:server-room item:robot-controller cost=1',
  ],
  [
    'engineering-equipment',
    'fix:bayonet-1-0 fix-item item:bayonet seat:1 item:engineering-equipment cost=1',
    'extinguish extinguish item:engineering-equipment cost=1',
    'reinforce:405 reinforce corridor:405 item:engineering-equipment cost=1',
    'reinforce:204 reinforce corridor:204 item:engineering-equipment cost=1',
  ],
  [
    'entrenching-tool',
    'destroy-door:101-1 destroy-door door:101-1 corridor:101 item:entrenching-tool cost=1',
    'place-secure place-secure item:entrenching-tool number=2 cost=1',
  ],
  ['noise-scanner', '104 scan-noise corridor:104 item:noise-scanner cost=1'],
  ['portable-device', 'copy-data copy-data item:portable-device used=server-room cost=1'],
  [
    'rpg-launcher',
    'armory fire-rocket room:armory item:rpg-launcher cost=1',
    'landing-zone fire-rocket room:landing-zone item:rpg-launcher cost=1',
  ],
  [
    'security-system-control',
    'armory:404 fire-turret room:armory corridor:404 item:security-system-control cost=1',
  ],
  [
    'supporting-robot-controller',
    'activate-robot:move-robot:landing-zone move-robot room:landing-zone item:supporting-robot-controller cost=1',
    'activate-robot:move-robot:server-room move-robot room:server-room item:supporting-robot-controller cost=1',
    'call-robot call-robot item:supporting-robot-controller cost=1',
  ],
]

const IN_COMBAT: readonly Row[] = [
  ['ammo', '- gain-gear gear:ammo item:ammo cost=1'],
  [
    'military-taser',
    'repel-one:drone-6 repel-one intruder:drone-6 type:drone item:military-taser hits=1 cost=1',
    'repel-one:adult-4 repel-one intruder:adult-4 intruder:adult-5 type:adult item:military-taser hits=0 cost=1',
    'taser:0 taser seat:0 item:military-taser cost=1',
    'taser:1 taser seat:1 item:military-taser cost=1',
  ],
  [
    'grenade',
    'throw:401 throw corridor:401 item:grenade cost=1',
    'gain-gear gain-gear gear:grenade item:grenade cost=1',
  ],
  [
    'flashbang',
    '405 move corridor:405 room:armory item:flashbang cost=1',
    '204 move corridor:204 room:landing-zone item:flashbang cost=1',
    '401 explore corridor:401 item:flashbang cost=1',
  ],
  [
    'medical-stapler',
    'treat-wound:1 treat-wound seat:1 item:medical-stapler cost=1',
    'restore-health:0 restore-health seat:0 item:medical-stapler number=2 cost=1',
    'restore-health:1 restore-health seat:1 item:medical-stapler number=2 cost=1',
  ],
  [
    'medpack',
    'restore-health:0 restore-health seat:0 item:medpack number=2 cost=1',
    'restore-health:1 restore-health seat:1 item:medpack number=2 cost=1',
    'gain-gear gain-gear gear:medpack item:medpack cost=1',
  ],
  ['adrenaline-injection', '- adrenaline item:adrenaline-injection cost=1'],
  [
    'oxygen-tank',
    'gain-oxygen:0 gain-oxygen seat:0 item:oxygen-tank number=3 cost=1',
    'gain-gear gain-gear gear:oxygen item:oxygen-tank cost=1',
  ],
  [
    'fire-extinguisher',
    'extinguish extinguish item:fire-extinguisher cost=1',
    'repel-one:drone-6 repel-one intruder:drone-6 type:drone item:fire-extinguisher hits=1 cost=1',
    'repel-one:adult-4 repel-one intruder:adult-4 intruder:adult-5 type:adult item:fire-extinguisher hits=0 cost=1',
  ],
  [
    'entrenching-tool',
    'destroy-door:101-1 destroy-door door:101-1 corridor:101 item:entrenching-tool cost=1',
  ],
  [
    'rpg-launcher',
    'armory fire-rocket room:armory item:rpg-launcher cost=1',
    'landing-zone fire-rocket room:landing-zone item:rpg-launcher cost=1',
  ],
]

/** Where the Room is broken. */
const BROKEN: readonly Row[] = [
  ['anti-aircraft-codes', 'RET-MALF-03'],
  ['personal-log-codes', 'RET-MALF-03'],
  ['emergency-life-support-codes', 'RET-MALF-03'],
  ['termination-codes', 'RET-MALF-03'],
  [
    'tools',
    'fix:room fix-room room:server-room item:tools cost=1',
    'fix:bayonet-1-0 fix-item item:bayonet seat:1 item:tools cost=1',
    'work-door:101-1 open-door door:101-1 corridor:101 item:tools cost=1',
    'work-door:401-0 close-door door:401-0 corridor:401 item:tools cost=1',
  ],
  [
    'duct-tape',
    'fix:room fix-room room:server-room item:duct-tape cost=1',
    'fix:bayonet-1-0 fix-item item:bayonet seat:1 item:duct-tape cost=1',
  ],
  [
    'engineering-equipment',
    'fix:room fix-room room:server-room item:engineering-equipment cost=1',
    'fix:bayonet-1-0 fix-item item:bayonet seat:1 item:engineering-equipment cost=1',
    'extinguish extinguish item:engineering-equipment cost=1',
    'reinforce:405 reinforce corridor:405 item:engineering-equipment cost=1',
    'reinforce:204 reinforce corridor:204 item:engineering-equipment cost=1',
  ],
]

function ways(laid: Position, item: string): string[] {
  return waysToDeclare(laid.item('recon', item).cards('recon', 2).play(), item)
}

describe('RET-ACT-11 RET-ACT-21 RET-EFFECT-01: what is announced with an Item', () => {
  test.each(CALM)('%s', (item, ...expected) => {
    expect(ways(furnished('recon'), item)).toEqual(expected)
  })

  test.each(IN_COMBAT)('in Combat: %s', (item, ...expected) => {
    expect(ways(fighting('recon'), item)).toEqual(expected)
  })

  test.each(BROKEN)('in a broken Room: %s', (item, ...expected) => {
    expect(ways(furnished('recon').malfunction('server-room'), item)).toEqual(expected)
  })

  test('every Item that can be used is among them', () => {
    const named = (rows: readonly Row[]) => rows.map(([item]) => item).sort()
    const items = Object.values(PRINTED.items).filter(({ action }) => action)
    expect(named(CALM)).toEqual(items.map(({ id }) => id).sort())
    const rash = items.filter(({ action }) => !action!.calm)
    expect(named(IN_COMBAT)).toEqual(rash.map(({ id }) => id).sort())
  })
})
