import { describe, expect, test } from 'vitest'
import { PRINTED } from '../packs.ts'
import type { Playing } from './playing.ts'
import { type Position, retaliation } from './position.ts'

/** Why the first Character cannot do something: the reason, its rule and its figures; null where they can. */
function why(game: Playing, action: string): string | null {
  const found = game.match.whyNot(0).find(({ what }) => what === `action.${action}`)
  if (!found) return null
  const figures = Object.entries(found.params ?? {}).map(([name, figure]) => `${name}=${figure}`)
  return [found.why, found.rule, ...figures].join(' ')
}

/** Alone in a Room behind Closed Doors, unhurt, without a token or Ammo; the Robot hidden, the Lander landed. */
function bleak(me: string, tile = 'landing-zone'): Position {
  const other = me === 'officer' ? 'recon' : 'officer'
  const laid = retaliation(me, other).room('r4c8', 'armory').at(other, 'armory')
  if (tile !== 'landing-zone') laid.room('r2c2', tile).at(me, tile).closed(204, tile)
  return laid
    .closed(104, 'r1c1')
    .closed(204, 'landing-zone')
    .closed(304, 'r3c1')
    .loaded(me, PRINTED.characters[me].items[0])
    .with((s) => {
      s.lander.where = 'landed'
      s.antiAircraft = []
    })
}

const CARDS: readonly [character: string, card: string, reason: string][] = [
  ['officer', 'search', 'no-icons RET-SEARCH-01'],
  ['officer', 'rest', 'no-contamination RET-INFECT-02'],
  ['officer', 'fire-at-will', 'no-lander-on-track RET-LANDER-17'],
  ['officer', 'first-in-command', 'no-lander-on-track RET-LANDER-17'],
  ['officer', 'lets-go', 'no-lander-on-track RET-LANDER-17'],
  ['officer', 'officers-channel', 'no-lander-on-track RET-LANDER-17'],
  ['recon', 'chain-of-command', 'no-lander-on-track RET-LANDER-17'],
  ['recon', 'scouting', 'no-known-room RET-MOVE-03'],
  ['recon', 'shoot-first', 'no-empty-way RET-MOVE-03'],
  ['recon', 'sprint', 'no-way-out RET-MOVE-03'],
  ['recon', 'taking-aim', 'nothing-to-attack RET-ACT-20'],
  ['combat-engineer', 'computer-skills', 'no-computer RET-ROOM-04'],
  ['combat-engineer', 'explosives', 'no-grenade RET-EFFECT-03'],
  ['combat-engineer', 'pyrotechnics', 'no-fire RET-FIRE-05'],
  ['combat-engineer', 'tactical-retreat', 'no-loaded-weapon RET-AMMO-04'],
  ['medical-support', 'combat-drugs', 'no-medpack RET-EFFECT-03'],
  ['medical-support', 'field-surgery', 'no-wound RET-EFFECT-03'],
  ['medical-support', 'first-aid', 'all-healthy RET-EFFECT-03'],
  ['medical-support', 'hippocratic-oath', 'nothing-to-attack RET-ACT-20'],
  ['heavy-gun-operator', 'breakthrough', 'no-horde RET-BURST-12'],
  ['heavy-gun-operator', 'continuous-fire', 'no-loaded-gun RET-EFFECT-01'],
  ['heavy-gun-operator', 'fast-reload', 'no-ammo-token RET-AMMO-01'],
  ['heavy-gun-operator', 'forcing-fire', 'nothing-to-attack RET-ACT-20'],
  ['contractor', 'duck-and-cover', 'no-way-out RET-MOVE-03'],
  ['contractor', 'move-quietly', 'no-known-room RET-MOVE-03'],
  ['contractor', 'weak-spot', 'nothing-to-attack RET-ACT-20'],
]

const ITEMS: readonly [item: string, reason: string][] = [
  ['flashbang', 'no-way-out RET-MOVE-03'],
  ['remote-detonator', 'no-secure-in-section RET-EFFECT-03'],
  ['exploring-drone', 'no-unexplored RET-MOVE-03'],
  ['anti-aircraft-codes', 'no-computer RET-ROOM-04'],
  ['personal-log-codes', 'no-computer RET-ROOM-04'],
  ['medical-stapler', 'no-wound RET-EFFECT-03'],
  ['medkit', 'all-healthy RET-EFFECT-03'],
  ['antiseptic', 'no-contamination RET-CONT-11'],
  ['heavy-oxygen-tank', 'oxygen-full RET-EFFECT-03'],
  ['emergency-life-support-codes', 'no-computer RET-ROOM-04'],
  ['termination-codes', 'no-computer RET-ROOM-04'],
  ['duct-tape', 'nothing-broken RET-MALF-09'],
  ['fire-extinguisher', 'no-fire RET-FIRE-05'],
  ['robot-controller', 'robot-hidden RET-ROBOT-16'],
  ['noise-scanner', 'no-noise RET-NOISEMARK-05'],
  ['portable-device', 'no-computer RET-ROOM-04'],
  ['rpg-launcher', 'no-known-room RET-MOVE-03'],
  ['security-system-control', 'no-secure-in-section RET-EFFECT-03'],
]

const ROOMS: readonly [tile: string, reason: string][] = [
  ['sprinklers-control', 'no-fire-anywhere RET-EFFECT-01'],
  ['shelter', 'no-contamination RET-EFFECT-01'],
  ['emergency-room', 'healthy RET-EFFECT-03'],
  ['security-robot-room', 'robot-hidden RET-ROBOT-16'],
  ['gunnery-room', 'no-horde-there RET-EFFECT-01'],
  ['pressure-control', 'no-intruder-anywhere RET-EFFECT-01'],
  ['alarm-room', 'no-noise RET-NOISEMARK-05'],
  ['decontamination-room', 'no-contamination RET-EFFECT-01'],
  ['surgery-room', 'no-larva RET-ROOM-13'],
  ['drilling-room', 'robot-hidden RET-ROBOT-16'],
  ['hibernatorium', 'hibernatorium-off RET-ESCAPE-04'],
]

const BASIC: readonly [action: string, alone: string | null, inCombat: string | null][] = [
  ['move', 'no-way-out RET-MOVE-03', 'no-way-out RET-MOVE-03'],
  ['cautious-move', 'no-way-out RET-MOVE-03', 'in-combat RET-ACT-18'],
  ['secure', null, 'in-combat RET-ACT-18'],
  ['shoot', 'nothing-to-attack RET-ACT-20', 'no-loaded-weapon RET-SHOOT-02'],
  ['burst', 'no-horde RET-BURST-12', 'no-horde RET-BURST-12'],
  ['melee', 'nothing-to-attack RET-ACT-20', null],
  ['activate-robot', 'robot-hidden RET-ROBOT-16', 'in-combat RET-ACT-18'],
  ['trade', 'nobody-here RET-TRADE-01', 'in-combat RET-ACT-18'],
  ['use-gear', 'no-gear RET-ACT-20', 'no-gear RET-ACT-20'],
]

/** What is missing where the first thing that could be missing is there. */
const SECOND: readonly [character: string, card: string, reason: string, Change][] = [
  [
    'combat-engineer',
    'explosives',
    'no-wall RET-EFFECT-01',
    (laid) => laid.belt('combat-engineer', 'grenade'),
  ],
  [
    'combat-engineer',
    'tactical-retreat',
    'no-empty-way RET-MOVE-03',
    (laid) => laid.loaded('combat-engineer', 'automatic-shotgun', 'ammo'),
  ],
  [
    'medical-support',
    'combat-drugs',
    'hands-full RET-EFFECT-03',
    (laid) => laid.belt('medical-support', 'medpack').cards('medical-support', 3),
  ],
  [
    'medical-support',
    'hippocratic-oath',
    'nobody-wounded RET-EFFECT-01',
    (laid) => laid.intruder('adult', 'landing-zone').wound('medical-support', 'leg'),
  ],
  [
    'heavy-gun-operator',
    'continuous-fire',
    'no-horde RET-BURST-12',
    (laid) => laid.loaded('heavy-gun-operator', 'bf-gun', 'ammo'),
  ],
  [
    'heavy-gun-operator',
    'fast-reload',
    'nothing-to-fire-at RET-EFFECT-01',
    (laid) => laid.belt('heavy-gun-operator', 'ammo'),
  ],
  [
    'heavy-gun-operator',
    'fast-reload',
    'no-slot RET-EFFECT-01',
    (laid) =>
      laid
        .belt('heavy-gun-operator', 'ammo')
        .loaded('heavy-gun-operator', 'bf-gun', 'ammo', 'ammo')
        .intruder('adult', 'landing-zone'),
  ],
  [
    'heavy-gun-operator',
    'forcing-fire',
    'no-loaded-weapon RET-AMMO-04',
    (laid) => laid.intruder('adult', 'landing-zone'),
  ],
]
type Change = (laid: Position) => Position

describe('RET-EFFECT-01: what cannot be done, and why', () => {
  test.each(CARDS)('a card of the %s: %s', (character, card, reason) => {
    const game = bleak(character).hand(character, card).cards(character, 2).play()
    expect(why(game, card)).toBe(reason)
  })

  test.each(SECOND)(
    'a card of the %s with more at hand: %s, %s',
    (character, card, reason, change) => {
      const game = change(bleak(character).hand(character, card).cards(character, 2)).play()
      expect(why(game, card)).toBe(reason)
    },
  )

  test.each(ITEMS)('an Item: %s', (item, reason) => {
    const game = bleak('recon').item('recon', item).cards('recon', 2).play()
    expect(why(game, item)).toBe(reason)
  })

  test.each(ROOMS)('a Room: %s', (tile, reason) => {
    expect(why(bleak('recon', tile).cards('recon', 2).play(), 'use-room')).toBe(reason)
  })

  test.each(BASIC)('RET-ACT-18 RET-ACT-20: a Basic Action: %s', (action, alone, inCombat) => {
    expect(why(bleak('recon').cards('recon', 2).play(), action)).toBe(alone)
    const fighting = bleak('recon').intruder('adult', 'landing-zone').cards('recon', 2)
    expect(why(fighting.play(), action)).toBe(inCombat)
  })

  test('RET-ACT-04 RET-CARD-02: too few cards; a played card does not pay for itself', () => {
    const poor = retaliation('recon').play()
    expect(why(poor, 'move')).toBe('too-few-cards RET-ACT-04 cost=1 cards=0')
    expect(why(poor, 'cautious-move')).toBe('too-few-cards RET-ACT-04 cost=2 cards=0')
    const broken = retaliation('recon').malfunction('landing-zone').hand('recon', 'repairs')
    expect(why(broken.play(), 'repairs')).toBe('too-few-cards RET-ACT-04 cost=1 cards=0')
    const rich = retaliation('recon').malfunction('landing-zone').hand('recon', 'repairs', 'rest')
    expect(why(rich.play(), 'repairs')).toBeNull()
  })

  test('RET-SECURE-01 RET-SECURE-02 RET-SECURE-10 RET-ROOM-06: no Secure token', () => {
    const nest = retaliation('recon').room('r2c2', 'nest').at('recon', 'nest').cards('recon', 1)
    expect(why(nest.play(), 'secure')).toBe('never-secured RET-ROOM-06')
    const full = retaliation('recon').secure('landing-zone', 3).cards('recon', 1)
    expect(why(full.play(), 'secure')).toBe('secure-full RET-SECURE-01')
    const none = retaliation('recon').secure('landing-zone', 2).cards('recon', 1)
    for (const [i, slot] of ['r0c0', 'r0c2', 'r1c1', 'r2c2', 'r3c1', 'r4c0'].entries()) {
      const tile = Object.keys(PRINTED.rooms)[i]
      none.room(slot, tile).secure(tile, 3)
    }
    expect(why(none.play(), 'secure')).toBe('no-secure-left RET-SECURE-10')
  })

  test('RET-ITEM-11: no Item, where deck and discard pile of every colour are empty', () => {
    const laid = retaliation('contractor').malfunction('landing-zone')
    const { state } = laid
    const missing = () => [
      PRINTED.rooms['supply-room'].effects[0].missing!(state, laid.player('contractor')),
      PRINTED.cards['always-prepared'].action.missing!(state, laid.player('contractor')),
    ]
    for (const { deck } of Object.values(state.items)) deck.splice(0)
    expect(missing().map((one) => one?.why)).toEqual(['no-items-left', 'malfunction'])
    state.items.green.discard.push('medkit')
    expect(missing()).toEqual([null, null])
  })

  test('RET-DOOR-10 RET-DOOR-13: no Door that a computer could turn, where all are Destroyed', () => {
    const laid = retaliation('combat-engineer')
      .room('r2c2', 'server-room')
      .at('combat-engineer', 'server-room')
      .is('combat-engineer', { data: true })
      .closed(204, 'server-room')
    const missing = () =>
      PRINTED.cards['computer-skills'].action.missing!(laid.state, laid.player('combat-engineer'))
    expect(missing()).toBeNull()
    for (const corridor of Object.values(laid.state.corridors)) {
      for (const door of corridor?.doors ?? [])
        Object.assign(door, { closed: false, destroyed: true })
    }
    expect(missing()?.why).toBe('no-other-computer')
  })

  test('RET-ROOM-11: nothing to drill, where every place around the Robot has its Corridor', () => {
    const laid = retaliation('recon')
      .room('r2c2', 'drilling-room')
      .at('recon', 'drilling-room')
      .robot('medical-robot', 'landing-zone')
      .cards('recon', 3)
    expect(why(laid.play(), 'use-room')).toBe('no-free-place RET-ROOM-11')
  })

  test('RET-ROBOT-16 RET-ROBOT-18: a Robot that is hidden is not filled', () => {
    const controlling = () =>
      retaliation('recon')
        .item('recon', 'robot-controller')
        .cards('recon', 2)
        .with((s) => {
          s.robot.oxygen = null
          s.gear.oxygen++
        })
    expect(why(controlling().play(), 'robot-controller')).toBe('robot-hidden RET-ROBOT-16')
    const found = controlling().robot('medical-robot', 'landing-zone').play()
    expect(found.ways('robot-controller')).toContain('refill-robot')
  })

  test('RET-ITEM-13: a prototype, where only discarded Support Equipment is left', () => {
    const laid = retaliation('recon')
    const { support } = laid.state
    const prototype = PRINTED.rooms['experimental-military-lab'].effects.find(
      ({ id }) => id === 'take-prototype',
    )!
    const missing = () => prototype.missing!(laid.state, laid.player('recon'))
    support.discard.push(...support.deck.splice(0).map(({ id }) => id))
    expect(missing()).toBeNull()
    support.discard.splice(0)
    expect(missing()?.why).toBe('no-items-left')
  })

  test('RET-TRADE-08: nothing to trade between empty hands', () => {
    const laid = retaliation('recon', 'officer').emptyHanded('recon').emptyHanded('officer')
    expect(why(laid.cards('recon', 1).play(), 'trade')).toBe('nothing-to-trade RET-TRADE-08')
  })

  test('RET-MALF-07 RET-ROBOT-06 RET-ROBOT-10: a Robot that is broken, away or shut in', () => {
    const beside = () => retaliation('recon').room('r2c2', 'armory').robot('server-robot', 'armory')
    const activated = (laid: Position) => why(laid.cards('recon', 2).play(), 'activate-robot')
    expect(activated(beside())).toBe('robot-away RET-ROBOT-06')
    expect(activated(beside().at('recon', 'armory'))).toBeNull()
    const shut = beside().at('recon', 'armory').closed(204, 'armory')
    expect(activated(shut)).toBe('robot-shut-in RET-ROBOT-10')
    const broken = beside()
      .at('recon', 'armory')
      .with((s) => {
        s.robot.malfunction = true
      })
    expect(activated(broken)).toBe('robot-broken RET-MALF-07')
  })

  test('RET-GEAR-09 RET-GEAR-11: no token in the supply', () => {
    const laid = retaliation('recon')
      .item('recon', 'ammo')
      .with((s) => {
        s.landingGear.ammo += s.gear.ammo
        s.gear.ammo = 0
      })
    expect(why(laid.cards('recon', 1).play(), 'ammo')).toBe('no-token-left RET-GEAR-11')
  })
})
