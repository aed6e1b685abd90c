import { expect, test } from 'vitest'
import { type Position, position } from './position.ts'

/** Somebody in a room, alone, with cards to pay. */
function alone(who: string, tile: string): Position {
  const other = who === 'captain' ? 'scout' : 'captain'
  return position(who, other).at(who, tile).at(other, 'cockpit').cards(who, 5)
}

// --- Armory ---

test('NEM-ROOM-08 armory: two Ammo for one energy Weapon, within its capacity', () => {
  const armory = (ammo: number) => alone('scout', 'armory').ammo('scout', 'rifle', ammo).play()
  const loaded = (ammo: number) =>
    armory(ammo).act('armory:rifle#0').view(null).players[0].hands[0].ammo
  expect(loaded(0)).toBe(2)
  expect(loaded(2)).toBe(4)
  expect(loaded(3)).toBe(4)
  expect(armory(4).ways('armory')).toEqual([])
  expect(armory(4).forbidden('armory')).toBe('NEM-ITEM-13')
})

test('NEM-ROOM-08 armory: of several energy Weapons one is chosen', () => {
  const game = alone('scout', 'armory')
    .item('scout', 'prototype-pistol')
    .ammo('scout', 'rifle', 1)
    .play()
  expect(game.ways('armory')).toEqual(['rifle#0', 'prototype-pistol#1'])
  game.act('armory:prototype-pistol#1')
  expect(game.view(null).players[0].hands.map(({ ammo }) => ammo)).toEqual([1, 2])
})

test('NEM-ROOM-09 armory: classic Weapons cannot be recharged', () => {
  const revolver = alone('captain', 'armory').ammo('captain', 'revolver', 0).play()
  expect(revolver.ways('armory')).toEqual([])
  expect(revolver.why('armory')).toBe('no-energy-weapon')
  const flames = alone('scout', 'armory')
    .emptyHanded('scout')
    .item('scout', 'flamethrower', { ammo: 1 })
    .play()
  expect(flames.ways('armory')).toEqual([])
})

// --- Surgery ---

function patient(): Position {
  return position('scout', 'captain')
    .at('scout', 'surgery')
    .at('captain', 'cockpit')
    .hand('scout', 'search', 'rest', 'demolition', 'infected', 'clean')
    .discard('scout', 'interruption', 'infected', 'clean')
    .deckTop('scout', 'infected', 'clean')
}

test('NEM-ROOM-10 surgery: infected cards of deck, hand and discard go, and the Larva too', () => {
  const game = patient().is('scout', { larva: true }).play()
  game.act('surgery')
  expect(game.view(null).players[0].larva).toBe(false)
  expect(game.told('contamination-removed', 'number')).toEqual([3])
  const mine = game.player('scout').deck.filter((card) => typeof card === 'number')
  expect(mine).toHaveLength(3)
  expect(mine.some((card) => game.state.contamination[card].infected)).toBe(false)
  expect(game.log('scans', 'scout')[0].params).toMatchObject({ infected: 3, clean: 3 })
  expect(game.log('scans', 'captain')).toEqual([])
})

test('NEM-ROOM-10 surgery: its scan neither puts a Larva nor kills', () => {
  const healthy = patient().play().act('surgery')
  expect(healthy.view(null).players[0].larva).toBe(false)
  const host = patient().is('scout', { larva: true }).play().act('surgery')
  expect(host.whereIs('scout')).toBe('surgery')
  expect(host.state.intruders).toEqual([])
})

test('NEM-ROOM-11 surgery: hand, discard and draw deck become one shuffled deck', () => {
  const game = patient().play()
  const { deck, discard, hand } = game.player('scout')
  const piled = [...deck, ...discard, ...hand]
  game.act('surgery')
  expect(game.view('scout').players[0]).toMatchObject({
    handCount: 0,
    deckCount: 13,
    discard: [],
  })
  const after = game.player('scout').deck
  expect(after.filter((card) => typeof card === 'string')).toHaveLength(10)
  expect(after).not.toEqual(piled.filter((card) => after.includes(card)))
  expect(after.slice(-3)).not.toEqual(['demolition', 'search', 'rest'])
})

test('NEM-ROOM-12 surgery: a Light Wound and the end of the round for the patient', () => {
  const game = patient()
    .events('regeneration')
    .dice({ tokens: ['blank'] })
    .play()
  game.act('surgery')
  expect(game.view(null).players[0]).toMatchObject({ lightWounds: 1, passed: true })
  expect(game.asked).toEqual(['captain'])
  game.act('pass')
  expect(game.view(null).round).toBe(2)
  expect(game.view(null).players[0]).toMatchObject({ handCount: 5, passed: false })
})

test('NEM-ROOM-12 surgery: it is a wound and a pass like any other', () => {
  const third = patient().is('scout', { lightWounds: 2 }).woundDeck('wound-leg').play()
  third.act('surgery')
  expect(third.view(null).players[0].wounds).toEqual([{ id: 'wound-leg', dressed: false }])
  const bleeding = patient().wound('scout', 'wound-bleeding').play().act('surgery')
  expect(bleeding.view(null).players[0].lightWounds).toBe(2)
  const burning = patient().fire('surgery').play().act('surgery')
  expect(burning.view(null).players[0].lightWounds).toBe(2)
})

// --- Storage ---

test('NEM-ROOM-13 storage: two cards of any one deck, of which one is kept', () => {
  const game = alone('scout', 'storage').itemDeck('green', 'medkit', 'bandages').play()
  expect(game.ways('storage')).toEqual(['red', 'yellow', 'green'])
  game.act('storage:green')
  expect(game.options()).toEqual(['keep-item:medkit#0', 'keep-item:bandages#1'])
  game.choose('keep-item:bandages#1')
  expect(game.view('scout').players[0].inventory).toEqual([{ colour: 'green', id: 'bandages' }])
  expect(game.view('captain').players[0].inventory).toEqual([{ colour: 'green', id: null }])
  expect(game.view('scout').decks.green).toMatchObject({
    count: 29,
    known: [{ at: 28, id: 'medkit' }],
  })
  expect(game.view('captain').decks.green.known).toEqual([])
})

test('NEM-ROOM-13 storage: the Item counter is neither needed nor lowered', () => {
  const start = () => alone('scout', 'storage').itemDeck('red', 'grenade', 'bait')
  const game = start().play().act('storage:red', 'keep-item:grenade#0')
  expect(game.room('storage').items).toBe(2)
  const empty = start().items('storage', 0).play().act('storage:red', 'keep-item:grenade#0')
  expect(empty.room('storage').items).toBe(0)
  expect(empty.view('scout').players[0].inventory).toHaveLength(1)
})

test('NEM-ROOM-13 storage: a deck without cards cannot be chosen', () => {
  const game = alone('scout', 'storage')
    .with((s) => {
      s.itemDiscards.yellow = s.items.yellow.splice(0).map(({ id }) => id)
    })
    .play()
  expect(game.ways('storage')).toEqual(['red', 'green'])
})

// --- Generator ---

test('NEM-ROOM-14 generator: the self-destruct sequence is started or stopped', () => {
  const game = alone('scout', 'generator').cards('scout', 2).play()
  expect(game.view(null).selfDestruct).toBe(-1)
  game.act('generator')
  expect(game.view(null).selfDestruct).toBe(0)
  expect(game.log('self-destruct-started')).toHaveLength(1)
  game.act('generator')
  expect(game.view(null).selfDestruct).toBe(-1)
  expect(game.log('self-destruct-stopped')).toHaveLength(1)
})

// --- Emergency Room ---

test('NEM-ROOM-15 emergency-room: one of three treatments, where there is need', () => {
  const hurt = () =>
    alone('scout', 'emergency-room')
      .wound('scout', 'wound-leg')
      .wound('scout', 'wound-body')
      .wound('scout', 'wound-hand', true)
      .is('scout', { lightWounds: 2 })
      .play()
  expect(hurt().ways('emergency-room')).toEqual(['dress-all', 'heal:wound-hand', 'heal-light'])
  const dressed = hurt().act('emergency-room:dress-all').view(null).players[0]
  expect(dressed.wounds.map((wound) => wound.dressed)).toEqual([true, true, true])
  expect(dressed.lightWounds).toBe(2)
  const healed = hurt().act('emergency-room:heal:wound-hand').view(null).players[0]
  expect(healed.wounds).toEqual([
    { id: 'wound-leg', dressed: false },
    { id: 'wound-body', dressed: false },
  ])
  const light = hurt().act('emergency-room:heal-light').view(null).players[0]
  expect(light.lightWounds).toBe(0)
  expect(light.wounds).toHaveLength(3)
})

test('NEM-ROOM-15 emergency-room: a wound is dressed first, and the unhurt are not treated', () => {
  const fresh = alone('scout', 'emergency-room').wound('scout', 'wound-leg').play()
  expect(fresh.ways('emergency-room')).toEqual(['dress-all'])
  const unhurt = alone('scout', 'emergency-room').play()
  expect(unhurt.ways('emergency-room')).toEqual([])
  expect(unhurt.why('emergency-room')).toBe('no-wound-to-dress')
})

// --- Laboratory ---

test('NEM-ROOM-16 laboratory: without an Object in the room there is nothing to analyse', () => {
  const none = alone('scout', 'laboratory')
    .carrying('captain', 'carcass')
    .object('storage', 'egg')
    .play()
  expect(none.ways('laboratory')).toEqual([])
  expect(none.forbidden('laboratory')).toBe('NEM-ROOM-16')
})

test.each([
  ['corpse', 'corpse', 'endangered-species'],
  ['corpse-1', 'corpse', 'endangered-species'],
  ['egg', 'egg', 'way-of-fighting'],
  ['carcass', 'carcass', 'susceptibility-to-phosphates'],
])('NEM-ROOM-16 laboratory: %s, lying there or carried, shows its Weakness', (object, slot, id) => {
  const lying = alone('scout', 'laboratory').object('laboratory', object).play()
  const mine = alone('scout', 'laboratory').carrying('scout', object).play()
  const theirs = alone('scout', 'laboratory')
    .at('captain', 'laboratory')
    .carrying('captain', object)
    .play()
  for (const game of [lying, mine, theirs]) {
    expect(game.view('captain').weaknesses[slot]).toBe(null)
    expect(game.ways('laboratory')).toEqual([slot])
    game.act(`laboratory:${slot}`)
    for (const reader of ['scout', 'captain', null] as const) {
      expect(game.view(reader).weaknesses).toMatchObject({ [slot]: id })
    }
    expect(Object.values(game.view(null).weaknesses).filter(Boolean)).toEqual([id])
  }
})

test('NEM-ROOM-16 laboratory: of several kinds one is chosen, and none of them twice', () => {
  const game = alone('scout', 'laboratory')
    .object('laboratory', 'corpse', 'carcass')
    .carrying('scout', 'egg')
    .play()
  expect(game.ways('laboratory')).toEqual(['corpse', 'egg', 'carcass'])
  game.act('laboratory:egg')
  expect(game.ways('laboratory')).toEqual(['corpse', 'carcass'])
})

test('NEM-ROOM-17 laboratory: the Object stays, and its carrier may drop it for free', () => {
  const game = alone('scout', 'laboratory').carrying('scout', 'egg').cards('scout', 0).play()
  game.act('laboratory:egg')
  expect(game.view(null).players[0].hands.map(({ object }) => object)).toEqual([null, 'egg'])
  expect(game.view(null).turn.taken).toBe(1)
  game.choose('drop', 'drop:egg#1')
  expect(game.room('laboratory').objects).toEqual(['egg'])
  expect(game.view(null).turn.taken).toBe(1)
})

// --- Nest, Comms Room ---

test('NEM-ROOM-18 nest: an Egg is taken there; the Nest cannot be searched', () => {
  const game = alone('scout', 'nest')
    .dice({ noise: ['silence'] })
    .play()
  expect(game.ways('search')).toEqual([])
  expect(game.forbidden('search')).toBe('NEM-SEARCH-07')
  game.act('nest')
  expect(game.view(null).players[0].hands.map(({ object }) => object)).toContain('egg')
  expect(game.view(null).eggs).toBe(4)
})

test('NEM-ROOM-19 comms-room: a Signal on the own board, once', () => {
  const game = alone('scout', 'comms-room').play()
  game.act('comms-room')
  expect(game.view(null).players.map(({ signal }) => signal)).toEqual([true, false])
  expect(game.options()).not.toContain('comms-room')
  expect(game.forbidden('comms-room')).toBe('NEM-ROOM-19')
})

test('NEM-ROOM-19 comms-room: a Signal serves Objectives that ask for one', () => {
  const end = (signal: boolean) =>
    position('scout', 'captain')
      .objectives('scout', ['my-precious', 'corporate'])
      .out('captain', 'dead')
      .carrying('scout', 'egg')
      .is('scout', { signal })
      .inPod('scout', 1)
      .unlocked(1)
      .play()
      .choose('launch')
  expect(end(true).winners).toEqual(['scout'])
  expect(end(false).winners).toEqual([])
})

// --- Evacuation Sections ---

test.each([
  ['NEM-ROOM-20', 'a', 1, 2],
  ['NEM-ROOM-21', 'b', 2, 1],
])('%s evacuation-%s: its own pods can be boarded, not the others', (_, section, own, other) => {
  const tile = `evacuation-${section}`
  const start = () => alone('scout', tile).dice({ noise: ['silence'] })
  const game = start().unlocked(1, 2).play().act(tile, 'wait')
  expect(game.whereIs('scout')).toBe(`pod-${own}`)
  const locked = start().unlocked(other).play()
  expect(locked.options()).not.toContain(tile)
  expect(locked.forbidden(tile)).toBe('NEM-POD-02')
})

// --- Fire Control System ---

test('NEM-ROOM-22 fire-control: the Fire of any one room goes out, explored or not', () => {
  const start = () =>
    alone('scout', 'fire-control').unexplored('surgery').fire('surgery', 'armory', 'fire-control')
  const game = start().play()
  expect(game.ways('fire-control')).toHaveLength(21)
  game.act('fire-control:17')
  expect(game.view(null).rooms[16]).toMatchObject({ fire: false, explored: false, tile: null })
  expect([game.room('armory').fire, game.room('fire-control').fire]).toEqual([true, true])
  const here = start().play().act('fire-control:2')
  expect(here.room('fire-control').fire).toBe(false)
})

test('NEM-ROOM-23 fire-control: all Intruders there retreat, biggest first, a card each', () => {
  const game = alone('scout', 'fire-control')
    .at('captain', 'generator')
    .fire('generator')
    .intruder('larva', 'generator')
    .intruder('adult', 'generator', { injuries: 2 })
    .intruder('adult', 'armory')
    .events('damaging-fire', 'malfunction')
    .play()
  game.act('fire-control:13')
  expect(game.room('generator').fire).toBe(false)
  expect(game.told('retreats', 'type')).toEqual(['adult', 'larva'])
  expect(game.lair('adult-2')).toBe('shower-room')
  expect(game.intruder('adult-2')!.injuries).toBe(2)
  expect(game.lair('larva-1')).toBe('engine-3')
  expect(game.lair('adult-3')).toBe('armory')
  expect(game.view(null).decks.events.discard).toEqual(['damaging-fire', 'malfunction'])
  expect(game.room('fire-control').malfunction).toBe(false)
})

test('NEM-ROOM-24 fire-control: it may be aimed at Intruders where nothing burns', () => {
  const game = alone('scout', 'fire-control')
    .intruder('queen', 'nest')
    .events('short-circuit')
    .play()
  game.act('fire-control:9')
  expect(game.lair('queen-1')).toBe('slime-room')
  expect(game.view(null).decks.events.discard).toEqual(['short-circuit'])
})

test('NEM-ROOM-23 fire-control: a closed door stops the flight, the ducts end it', () => {
  const start = (event: string) =>
    alone('scout', 'fire-control')
      .intruder('adult', 'comms-room', { injuries: 1 })
      .door('c-5-6', 'closed')
      .events(event)
      .play()
      .act('fire-control:5')
  const stopped = start('hatching')
  expect(stopped.lair('adult-1')).toBe('comms-room')
  expect(stopped.corridor('c-5-6').door).toBe('destroyed')
  expect(start('lurking').lair('adult-1')).toBe('gone')
})

test('NEM-ROOM-23 fire-control: susceptible to phosphates, they are injured first', () => {
  const game = alone('scout', 'fire-control')
    .weakness('carcass', 'susceptibility-to-phosphates')
    .intruder('adult', 'nest')
    .intruder('larva', 'nest')
    .attacks('bite-3')
    .events('hatching')
    .play()
    .act('fire-control:9')
  expect(game.told('intruder-dies', 'type')).toEqual(['larva'])
  expect(game.told('retreats', 'type')).toEqual(['adult'])
  expect(game.log('injured').map(({ params }) => params?.type)).toEqual(['adult', 'larva'])
})

test('NEM-CONT-13 surgery: no Larva is told to be gone where there was none', () => {
  const game = position('scout', 'captain').at('scout', 'surgery').cards('scout', 2).play()
  expect(game.act('surgery').log('larva-removed')).toEqual([])
})
