import { describe, expect, test } from 'vitest'
import { PRINTED } from '../packs.ts'
import { fighting, furnished, waysToDeclare } from './declaring.ts'
import type { Position } from './position.ts'

/** Somebody, a card in hand, and its ways; or the rule that leaves none. */
type Row = readonly [character: string, card: string, ...ways: string[]]

const CALM: readonly Row[] = [
  ['officer', 'search', '- search card:of-search cost=0'],
  ['officer', 'rest', 'RET-INFECT-02'],
  [
    'officer',
    'demolition',
    'destroy-door:101-1 destroy-door door:101-1 corridor:101 card:of-demolition cost=0',
    'sabotage sabotage card:of-demolition cost=0',
  ],
  [
    'officer',
    'repairs',
    'fix:bayonet-1-0 fix-item item:bayonet seat:1 card:of-repairs cost=1',
    'work-door:101-1 open-door door:101-1 corridor:101 card:of-repairs cost=0',
    'work-door:401-0 close-door door:401-0 corridor:401 card:of-repairs cost=0',
  ],
  [
    'officer',
    'secure',
    '- secure cost=1',
    'place-secure place-secure card:of-secure number=2 cost=0',
    'reinforce:405 reinforce corridor:405 card:of-secure cost=1',
  ],
  [
    'officer',
    'fire-at-will',
    'shift-lander:9 shift-lander card:of-fire-at-will space=9 cost=0',
    'shift-lander:11 shift-lander card:of-fire-at-will space=11 cost=0',
    'fire-at-will:server-room fire-at-will room:server-room card:of-fire-at-will cost=0',
  ],
  [
    'officer',
    'first-in-command',
    'shift-lander:9 shift-lander card:of-first-in-command space=9 cost=0',
    'shift-lander:11 shift-lander card:of-first-in-command space=11 cost=0',
    'order:1:move:405 order-move seat:1 corridor:405 room:armory card:of-first-in-command cost=0',
    'order:1:move:204 order-move seat:1 corridor:204 room:landing-zone card:of-first-in-command cost=0',
    'order:1:burst:401 order-burst seat:1 corridor:401 card:of-first-in-command cost=0',
  ],
  [
    'officer',
    'lets-go',
    'shift-lander:9 shift-lander card:of-lets-go space=9 cost=0',
    'shift-lander:11 shift-lander card:of-lets-go space=11 cost=0',
    'move-card:405 move corridor:405 room:armory card:of-lets-go cost=0',
    'move-card:405:with-1 move-with corridor:405 room:armory seat:1 card:of-lets-go cost=0',
    'move-card:204 move corridor:204 room:landing-zone card:of-lets-go cost=0',
    'move-card:204:with-1 move-with corridor:204 room:landing-zone seat:1 card:of-lets-go cost=0',
    'move-card:401 explore corridor:401 card:of-lets-go cost=0',
  ],
  [
    'officer',
    'officers-channel',
    'shift-lander:9 shift-lander card:of-officers-channel space=9 cost=0',
    'shift-lander:11 shift-lander card:of-officers-channel space=11 cost=0',
  ],
  [
    'officer',
    'stay-calm',
    'shift-lander:9 shift-lander card:of-stay-calm space=9 cost=0',
    'shift-lander:11 shift-lander card:of-stay-calm space=11 cost=0',
    'motivate:server-room motivate room:server-room card:of-stay-calm cost=0',
  ],
  [
    'recon',
    'chain-of-command',
    'shift-lander:9 shift-lander card:re-chain-of-command space=9 cost=0',
    'shift-lander:11 shift-lander card:re-chain-of-command space=11 cost=0',
    'order:1:move:405 order-move seat:1 corridor:405 room:armory card:re-chain-of-command cost=0',
    'order:1:move:204 order-move seat:1 corridor:204 room:landing-zone card:re-chain-of-command cost=0',
    'order:1:burst:401 order-burst seat:1 corridor:401 card:re-chain-of-command cost=0',
  ],
  [
    'recon',
    'scouting',
    'scout:405 cautious-move corridor:405 room:armory card:re-scouting cost=0',
    'scout:204 cautious-move corridor:204 room:landing-zone card:re-scouting cost=0',
    'scout-and-search:401 explore corridor:401 card:re-scouting cost=0',
  ],
  [
    'recon',
    'shoot-first',
    '405 move corridor:405 room:armory card:re-shoot-first cost=0',
    '204 move corridor:204 room:landing-zone card:re-shoot-first cost=0',
  ],
  [
    'recon',
    'sprint',
    '405 move corridor:405 room:armory card:re-sprint cost=0',
    '204 move corridor:204 room:landing-zone card:re-sprint cost=0',
    '401 explore corridor:401 card:re-sprint cost=0',
  ],
  [
    'recon',
    'taking-aim',
    'burst:assault-rifle:401 burst item:assault-rifle corridor:401 card:re-taking-aim cost=0',
  ],
  [
    'combat-engineer',
    'fast-repairs',
    'fix:bayonet-1-0 fix-item item:bayonet seat:1 card:ce-fast-repairs cost=0',
    'work-door:101-1 open-door door:101-1 corridor:101 card:ce-fast-repairs cost=0',
    'work-door:401-0 close-door door:401-0 corridor:401 card:ce-fast-repairs cost=0',
  ],
  [
    'combat-engineer',
    'fast-secure',
    'place-secure place-secure card:ce-fast-secure number=2 cost=0',
    'reinforce:405 reinforce corridor:405 card:ce-fast-secure cost=0',
  ],
  [
    'combat-engineer',
    'computer-skills',
    'use-room:copy-data copy-data card:ce-computer-skills used=server-room cost=0',
    'work-door:101-1 open-door door:101-1 corridor:101 card:ce-computer-skills cost=0',
    'work-door:401-0 close-door door:401-0 corridor:401 card:ce-computer-skills cost=0',
  ],
  [
    'combat-engineer',
    'explosives',
    'blast:surgery-room blast room:surgery-room card:ce-explosives cost=0',
    'gain-gear gain-gear gear:grenade card:ce-explosives cost=0',
  ],
  [
    'combat-engineer',
    'pyrotechnics',
    'extinguish extinguish card:ce-pyrotechnics cost=0',
    'burn-out:401 burn-out corridor:401 card:ce-pyrotechnics cost=0',
  ],
  [
    'combat-engineer',
    'tactical-retreat',
    '405 move corridor:405 room:armory card:ce-tactical-retreat cost=1',
    '405:with-1 move-with corridor:405 room:armory seat:1 card:ce-tactical-retreat cost=1',
    '204 move corridor:204 room:landing-zone card:ce-tactical-retreat cost=1',
    '204:with-1 move-with corridor:204 room:landing-zone seat:1 card:ce-tactical-retreat cost=1',
  ],
  [
    'medical-support',
    'combat-drugs',
    '0 drug seat:0 card:ms-combat-drugs cost=0',
    '1 drug seat:1 card:ms-combat-drugs cost=0',
  ],
  ['medical-support', 'field-surgery', '1 treat-wound seat:1 card:ms-field-surgery cost=1'],
  [
    'medical-support',
    'first-aid',
    'restore-health:0 restore-health seat:0 card:ms-first-aid number=1 cost=0',
    'restore-health:1 restore-health seat:1 card:ms-first-aid number=1 cost=0',
  ],
  ['medical-support', 'hippocratic-oath', 'RET-ACT-20'],
  [
    'heavy-gun-operator',
    'breakthrough',
    'bf-gun:401 burst-and-move item:bf-gun corridor:401 card:hg-breakthrough cost=0',
  ],
  [
    'heavy-gun-operator',
    'continuous-fire',
    '401 continuous-fire corridor:401 card:hg-continuous-fire cost=0',
  ],
  ['heavy-gun-operator', 'fast-reload', 'RET-EFFECT-01'],
  ['heavy-gun-operator', 'forcing-fire', 'RET-ACT-20'],
  [
    'contractor',
    'basic-secure',
    'place-secure place-secure card:co-basic-secure number=2 cost=1',
    'reinforce:405 reinforce corridor:405 card:co-basic-secure cost=1',
  ],
  [
    'contractor',
    'always-prepared',
    'use-room:copy-data copy-data card:co-always-prepared used=server-room cost=0',
    'rummage:red rummage card:co-always-prepared colour=red cost=1',
    'rummage:green rummage card:co-always-prepared colour=green cost=1',
    'rummage:yellow rummage card:co-always-prepared colour=yellow cost=1',
  ],
  [
    'contractor',
    'duck-and-cover',
    '405 move corridor:405 room:armory card:co-duck-and-cover cost=1',
    '204 move corridor:204 room:landing-zone card:co-duck-and-cover cost=1',
    '401 explore corridor:401 card:co-duck-and-cover cost=1',
  ],
  [
    'contractor',
    'move-quietly',
    '405 move corridor:405 room:armory card:co-move-quietly cost=0',
    '204 move corridor:204 room:landing-zone card:co-move-quietly cost=0',
  ],
  ['contractor', 'weak-spot', 'RET-ACT-20'],
]

const IN_COMBAT: readonly Row[] = [
  [
    'officer',
    'demolition',
    'destroy-door:101-1 destroy-door door:101-1 corridor:101 card:of-demolition cost=0',
    'sabotage sabotage card:of-demolition cost=0',
  ],
  [
    'officer',
    'fire-at-will',
    'shift-lander:9 shift-lander card:of-fire-at-will space=9 cost=0',
    'shift-lander:11 shift-lander card:of-fire-at-will space=11 cost=0',
    'fire-at-will:server-room fire-at-will room:server-room card:of-fire-at-will cost=0',
  ],
  [
    'officer',
    'first-in-command',
    'shift-lander:9 shift-lander card:of-first-in-command space=9 cost=0',
    'shift-lander:11 shift-lander card:of-first-in-command space=11 cost=0',
    'order:1:shoot:drone-6 order-shoot seat:1 intruder:drone-6 type:drone card:of-first-in-command hits=1 cost=0',
    'order:1:shoot:adult-4 order-shoot seat:1 intruder:adult-4 intruder:adult-5 type:adult card:of-first-in-command hits=0 cost=0',
    'order:1:burst:401 order-burst seat:1 corridor:401 card:of-first-in-command cost=0',
  ],
  [
    'officer',
    'officers-channel',
    'shift-lander:9 shift-lander card:of-officers-channel space=9 cost=0',
    'shift-lander:11 shift-lander card:of-officers-channel space=11 cost=0',
  ],
  [
    'officer',
    'stay-calm',
    'shift-lander:9 shift-lander card:of-stay-calm space=9 cost=0',
    'shift-lander:11 shift-lander card:of-stay-calm space=11 cost=0',
    'motivate:server-room motivate room:server-room card:of-stay-calm cost=0',
  ],
  [
    'recon',
    'chain-of-command',
    'shift-lander:9 shift-lander card:re-chain-of-command space=9 cost=0',
    'shift-lander:11 shift-lander card:re-chain-of-command space=11 cost=0',
    'order:1:shoot:drone-6 order-shoot seat:1 intruder:drone-6 type:drone card:re-chain-of-command hits=1 cost=0',
    'order:1:shoot:adult-4 order-shoot seat:1 intruder:adult-4 intruder:adult-5 type:adult card:re-chain-of-command hits=0 cost=0',
    'order:1:burst:401 order-burst seat:1 corridor:401 card:re-chain-of-command cost=0',
  ],
  [
    'recon',
    'taking-aim',
    'shoot:assault-rifle:drone-6 shoot item:assault-rifle intruder:drone-6 type:drone card:re-taking-aim hits=1 cost=0',
    'shoot:assault-rifle:adult-4 shoot item:assault-rifle intruder:adult-4 intruder:adult-5 type:adult card:re-taking-aim hits=0 cost=0',
    'burst:assault-rifle:401 burst item:assault-rifle corridor:401 card:re-taking-aim cost=0',
  ],
  [
    'combat-engineer',
    'tactical-retreat',
    '405 move corridor:405 room:armory card:ce-tactical-retreat cost=1',
    '405:with-1 move-with corridor:405 room:armory seat:1 card:ce-tactical-retreat cost=1',
    '204 move corridor:204 room:landing-zone card:ce-tactical-retreat cost=1',
    '204:with-1 move-with corridor:204 room:landing-zone seat:1 card:ce-tactical-retreat cost=1',
  ],
  [
    'medical-support',
    'combat-drugs',
    '0 drug seat:0 card:ms-combat-drugs cost=0',
    '1 drug seat:1 card:ms-combat-drugs cost=0',
  ],
  [
    'medical-support',
    'first-aid',
    'restore-health:0 restore-health seat:0 card:ms-first-aid number=1 cost=0',
    'restore-health:1 restore-health seat:1 card:ms-first-aid number=1 cost=0',
  ],
  [
    'medical-support',
    'hippocratic-oath',
    'drone-6 hit-and-attack intruder:drone-6 type:drone card:ms-hippocratic-oath hits=1 number=2 cost=0',
    'adult-4 hit-and-attack intruder:adult-4 intruder:adult-5 type:adult card:ms-hippocratic-oath hits=0 number=2 cost=0',
  ],
  [
    'heavy-gun-operator',
    'continuous-fire',
    '401 continuous-fire corridor:401 card:hg-continuous-fire cost=0',
  ],
  ['heavy-gun-operator', 'fast-reload', 'RET-EFFECT-01'],
  ['heavy-gun-operator', 'forcing-fire', '- forcing-fire card:hg-forcing-fire cost=0'],
  [
    'contractor',
    'always-prepared',
    'use-room:copy-data copy-data card:co-always-prepared used=server-room cost=0',
    'rummage:red rummage card:co-always-prepared colour=red cost=1',
    'rummage:green rummage card:co-always-prepared colour=green cost=1',
    'rummage:yellow rummage card:co-always-prepared colour=yellow cost=1',
  ],
  [
    'contractor',
    'duck-and-cover',
    '405 move corridor:405 room:armory card:co-duck-and-cover cost=1',
    '204 move corridor:204 room:landing-zone card:co-duck-and-cover cost=1',
    '401 explore corridor:401 card:co-duck-and-cover cost=1',
  ],
  [
    'contractor',
    'weak-spot',
    'drone-6 hit-and-attack intruder:drone-6 type:drone card:co-weak-spot hits=1 number=1 cost=0',
    'adult-4 hit-and-attack intruder:adult-4 intruder:adult-5 type:adult card:co-weak-spot hits=0 number=1 cost=0',
  ],
]

/** Where the Room is broken. */
const BROKEN: readonly Row[] = [
  [
    'officer',
    'demolition',
    'destroy-door:101-1 destroy-door door:101-1 corridor:101 card:of-demolition cost=0',
  ],
  [
    'officer',
    'repairs',
    'fix:room fix-room room:server-room card:of-repairs cost=1',
    'fix:bayonet-1-0 fix-item item:bayonet seat:1 card:of-repairs cost=1',
    'work-door:101-1 open-door door:101-1 corridor:101 card:of-repairs cost=0',
    'work-door:401-0 close-door door:401-0 corridor:401 card:of-repairs cost=0',
  ],
  [
    'combat-engineer',
    'fast-repairs',
    'fix:room fix-room room:server-room card:ce-fast-repairs cost=0',
    'fix:bayonet-1-0 fix-item item:bayonet seat:1 card:ce-fast-repairs cost=0',
    'work-door:101-1 open-door door:101-1 corridor:101 card:ce-fast-repairs cost=0',
    'work-door:401-0 close-door door:401-0 corridor:401 card:ce-fast-repairs cost=0',
  ],
  [
    'combat-engineer',
    'computer-skills',
    'work-door:101-1 open-door door:101-1 corridor:101 card:ce-computer-skills cost=0',
    'work-door:401-0 close-door door:401-0 corridor:401 card:ce-computer-skills cost=0',
  ],
  [
    'contractor',
    'always-prepared',
    'rummage:red rummage card:co-always-prepared colour=red cost=1',
    'rummage:green rummage card:co-always-prepared colour=green cost=1',
    'rummage:yellow rummage card:co-always-prepared colour=yellow cost=1',
  ],
]

function ways(laid: Position, character: string, card: string): string[] {
  const game = laid.hand(character, card).cards(character, 2).play()
  return waysToDeclare(game, card)
}

describe('RET-ACT-05 RET-ACT-21 RET-EFFECT-01: what is announced with an Action card', () => {
  test.each(CALM)('of the %s: %s', (character, card, ...expected) => {
    expect(ways(furnished(character), character, card)).toEqual(expected)
  })

  test.each(IN_COMBAT)('of the %s in Combat: %s', (character, card, ...expected) => {
    expect(ways(fighting(character), character, card)).toEqual(expected)
  })

  test.each(BROKEN)('of the %s in a broken Room: %s', (character, card, ...expected) => {
    expect(ways(furnished(character).malfunction('server-room'), character, card)).toEqual(expected)
  })

  test('every card is among them', () => {
    const named = (rows: readonly Row[]) => rows.map(([, card]) => card).sort()
    const cards = Object.values(PRINTED.cards)
    expect(named(CALM)).toEqual(cards.map(({ id }) => id).sort())
    const rash = cards.filter(({ action }) => !action.calm)
    expect(named(IN_COMBAT)).toEqual(rash.map(({ id }) => id).sort())
  })
})
