import { expect, test } from 'vitest'
import { own } from '../own.ts'
import { type Playing, position } from './position.ts'

/** DMG, RETREAT: Intruders taking damage, dying and fleeing. */

/** The Scout in the Armory, with a few cards to shoot. The Armory has exits 1, 2 (c-18-20), 3, 4. */
function scout() {
  return position('scout', 'captain')
    .at('scout', 'armory')
    .at('captain', 'cockpit')
    .cards('scout', 3)
}

function shot(face: 'one' | 'two', name: string, ready = scout()): Playing {
  return ready
    .dice({ combat: [face] })
    .play()
    .act(`shoot:rifle#0:${name}`)
}

test('NEM-DMG-01 damage puts markers on the figure, and then its effect is checked', () => {
  const game = shot('two', 'adult-1', scout().intruder('adult', 'armory').attacks('scratch-2'))
  expect(game.view('captain').intruders).toMatchObject([{ name: 'adult-1', injuries: 2 }])
  expect(game.kinds('injured', 'kill-check')).toEqual(['injured', 'kill-check'])
  // Fire does the same.
  const fire = position('scout')
    .intruder('adult', 'armory')
    .fire('armory')
    .attacks('scratch-2')
    .events('coolant-leak')
    .dice({ tokens: ['larva'] })
    .phase('fire')
    .play()
  expect(fire.intruder('adult-1')?.injuries).toBe(1)
  expect(fire.kinds('injured', 'kill-check')).toEqual(['injured', 'kill-check'])
})

test('NEM-DMG-02 markers stay, and every check uses their total', () => {
  const ready = scout().intruder('adult', 'armory').attacks('scratch-2', 'scratch-2')
  const game = ready
    .dice({ combat: ['two', 'one'] })
    .attacks('bite-1', 'scratch-2')
    .play()
  game.act('shoot:rifle#0:adult-1')
  expect(game.intruder('adult-1')?.injuries).toBe(2)
  game.act('shoot:rifle#0:adult-1')
  expect(game.lair('adult-1')).toBe('gone')
})

test('NEM-DMG-03 one damage kills a Larva or an Egg without a card', () => {
  const game = shot('one', 'larva-1', scout().intruder('larva', 'armory'))
  expect(game.lair('larva-1')).toBe('gone')
  expect(game.log('kill-check')).toEqual([])
  expect(game.view(null).decks.attacks.count).toBe(20)
  const eggs = position('scout', 'captain')
    .at('scout', 'nest')
    .cards('scout', 1)
    .dice({ combat: ['one'], noise: ['silence'] })
    .play()
    .act('shoot:rifle#0:eggs')
  expect(eggs.view(null)).toMatchObject({ eggs: 4, eggSupply: 3 })
  expect(eggs.log('kill-check')).toEqual([])
})

test('NEM-DMG-03 the figure of a killed Larva may be used again', () => {
  const ready = scout().at('captain', 'engine-2').noise('c-16-21')
  for (let i = 0; i < 6; i++) ready.intruder('larva', i === 0 ? 'armory' : 'engine-2')
  const game = ready.dice({ combat: ['one'], noise: [1], tokens: ['larva'] }).play()
  game.act('shoot:rifle#0:larva-1')
  // The five others fight the Captain, so only the figure of the killed one is free.
  game.act('move:c-18-21')
  expect(game.intrudersIn('engine-1')).toEqual(['larva'])
})

test('NEM-DMG-04 neither Larva nor Egg leaves a Carcass', () => {
  const game = shot('one', 'larva-1', scout().intruder('larva', 'armory'))
  expect(game.room('armory').objects).toEqual([])
  const egg = scout()
    .object('armory', 'egg')
    .dice({ combat: ['one'], noise: ['silence'] })
    .play()
  egg.act('shoot:rifle#0:eggs')
  expect(egg.room('armory').objects).toEqual([])
})

test.each(['creeper', 'adult'] as const)(
  'NEM-DMG-05 a %s is checked with one Attack card, of which only the value counts',
  (type) => {
    const game = shot('one', `${type}-1`, scout().intruder(type, 'armory').attacks('slime'))
    expect(game.told('kill-check', 'attack')).toEqual(['slime'])
    expect(game.told('kill-check', 'blood')).toEqual([5])
    expect(game.player('scout')).toMatchObject({ slime: false })
    expect(game.player('scout').discard).toHaveLength(1)
    expect(game.lair(`${type}-1`)).toBe('armory')
  },
)

test.each(['creeper', 'adult'] as const)(
  'NEM-DMG-06 a %s dies when the value is at most its damage',
  (type) => {
    const hit = (injuries: number) =>
      shot('one', `${type}-1`, scout().intruder(type, 'armory', { injuries }).attacks('claws-2'))
    expect(hit(2).lair(`${type}-1`)).toBe('armory')
    expect(hit(3).lair(`${type}-1`)).toBe('gone')
    expect(hit(4).lair(`${type}-1`)).toBe('gone')
  },
)

test.each(['creeper', 'adult', 'breeder', 'queen'] as const)(
  'NEM-DMG-07 a killed %s leaves a Carcass, which can be picked up',
  (type) => {
    const game = shot(
      'one',
      `${type}-1`,
      scout().intruder(type, 'armory', { injuries: 8 }).attacks('bite-1', 'bite-2'),
    )
    expect(game.room('armory').objects).toEqual(['carcass'])
    expect(game.options()).toContain('pick-up:carcass')
  },
)

test('NEM-DMG-07 with all 8 Carcasses in use no further one is placed', () => {
  const eight = Array<string>(7).fill('carcass')
  const ready = scout()
    .object('cockpit', ...eight)
    .carrying('captain', 'carcass')
    .intruder('adult', 'armory', { injuries: 8 })
    .attacks('bite-1')
  const game = shot('one', 'adult-1', ready)
  expect(game.lair('adult-1')).toBe('gone')
  expect(game.room('armory').objects).toEqual([])
})

test.each(['breeder', 'queen'] as const)(
  'NEM-DMG-08 NEM-DMG-09 a %s dies when the sum of two values is at most its damage',
  (type) => {
    const hit = (injuries: number) =>
      shot(
        'one',
        `${type}-1`,
        scout().intruder(type, 'armory', { injuries }).attacks('scratch-2', 'bite-1'),
      )
    const lives = hit(5)
    expect(lives.told('kill-check', 'blood')).toEqual([3, 4])
    expect(lives.lair(`${type}-1`)).toBe('armory')
    expect(hit(6).lair(`${type}-1`)).toBe('gone')
    expect(hit(7).lair(`${type}-1`)).toBe('gone')
  },
)

test('NEM-DMG-10 the cards of a check are discarded, and each check draws new ones', () => {
  const game = scout()
    .intruder('queen', 'armory')
    .attacks('scratch-4', 'bite-3', 'bite-1', 'bite-2')
    .dice({ combat: ['one', 'one'] })
    .play()
    .act('shoot:rifle#0:queen-1')
  expect(game.view(null).decks.attacks.discard).toEqual(['scratch-4', 'bite-3'])
  game.act('shoot:rifle#0:queen-1')
  expect(game.view(null).decks.attacks.discard).toEqual(['scratch-4', 'bite-3', 'bite-1', 'bite-2'])
})

test('NEM-DMG-12 the damage of one shot is checked once', () => {
  const game = shot('two', 'adult-1', scout().intruder('adult', 'armory').attacks('scratch-1'))
  expect(game.log('kill-check')).toHaveLength(1)
  expect(game.lair('adult-1')).toBe('gone')
})

test('NEM-DMG-12 all markers first, then the chosen target, then the others, biggest first', () => {
  const game = scout()
    .item('scout', 'grenade')
    .intruder('creeper', 'engine-2', { injuries: 1 })
    .intruder('adult', 'engine-2')
    .intruder('breeder', 'engine-2', { injuries: 5 })
    // The chosen Adult dies of 2; the Breeder of 6; the Creeper flees.
    .attacks('scratch-1', 'scratch-2', 'claws-1', 'claws-4')
    .events('regeneration')
    .play()
    .act('grenade:adult-2')
  expect(game.kinds('injured', 'kill-check')).toEqual([
    ...Array<string>(3).fill('injured'),
    ...Array<string>(4).fill('kill-check'),
  ])
  expect(game.told('intruder-dies', 'intruder')).toEqual(['adult-2', 'breeder-3'])
  expect(game.told('retreats', 'intruder')).toEqual(['creeper-1'])
})

test('NEM-DMG-13 what dies without damage dies unchecked and leaves its Carcass', () => {
  const game = position('scout', 'captain')
    .at('scout', 'cockpit')
    .intruder('queen', 'comms-room')
    .intruder('larva', 'comms-room')
    .door('c-5-6', 'closed')
    .door('c-5-10', 'closed')
    .with((s) => {
      own(s).depressurised = 4
    })
    .events('coolant-leak')
    .dice({ tokens: ['blank'] })
    .play()
    .pass()
    .pass()
  expect(game.intrudersIn('comms-room')).toEqual([])
  expect(game.room('comms-room').objects).toEqual(['carcass'])
  expect(game.log('kill-check')).toEqual([])
  expect(game.view(null).queenKilled).toBe(true)
})

// --- retreat ---

/** An Adult hurt to death in the Armory, with these cards to come. */
function fleeing(event: string, attack = 'claws-4') {
  return scout().intruder('adult', 'armory', { injuries: 9 }).attacks(attack).events(event)
}

test('NEM-RETREAT-01 the retreat icon saves an Intruder, which leaves the room', () => {
  for (const arrow of ['claws-4', 'bite-4']) {
    const game = shot('one', 'adult-1', fleeing('regeneration', arrow))
    expect(game.lair('adult-1')).toBe('engine-2')
    expect(game.room('armory').objects).toEqual([])
  }
})

test('NEM-RETREAT-02 one icon on either of the two cards makes a Breeder or the Queen retreat', () => {
  for (const cards of [
    ['claws-4', 'scratch-1'],
    ['scratch-1', 'claws-4'],
    ['claws-4', 'bite-4'],
  ]) {
    for (const type of ['breeder', 'queen'] as const) {
      const ready = scout()
        .intruder(type, 'armory', { injuries: 15 })
        .attacks(...cards)
        .events('regeneration', 'hunt-3')
      const game = shot('one', `${type}-1`, ready)
      expect(game.lair(`${type}-1`)).toBe('engine-2')
      expect(game.told('kill-check', 'attack')).toEqual(cards)
      expect(game.log('retreats')).toHaveLength(1)
    }
  }
})

test.each([
  ['regeneration', 'engine-2'],
  ['malfunction', 'engine-2'],
  ['hunt-3', 'airlock-control'],
  ['flammable-solution', 'engine-1'],
])('NEM-RETREAT-03 the Event card %s only tells the way: to the %s', (event, tile) => {
  const game = shot('one', 'adult-1', fleeing(event).intruder('breeder', 'cockpit'))
  expect(game.lair('adult-1')).toBe(tile)
  // Neither the symbols nor the effect of the card count.
  expect(game.lair('breeder-2')).toBe('cockpit')
  expect(game.state.rooms.some((room) => room.malfunction || room.fire)).toBe(false)
  expect(game.view(null).decks.events.discard).toEqual([event])
})

test('NEM-RETREAT-04 the damage goes with it', () => {
  const game = shot('two', 'adult-1', fleeing('regeneration'))
  expect(game.intruder('adult-1')?.injuries).toBe(11)
})

test('NEM-RETREAT-05 through a Technical Corridor it vanishes into the bag, unhurt', () => {
  const ready = position('scout', 'captain')
    .at('scout', 'fire-control')
    .cards('scout', 2)
    .noise('technical-1')
    .intruder('adult', 'fire-control', { injuries: 9 })
    .attacks('claws-4')
    .events('regeneration')
  const before = ready.state.bag.filter((token) => token.type === 'adult').length
  const game = shot('one', 'adult-1', ready)
  expect(game.lair('adult-1')).toBe('gone')
  expect(game.view(null).bag.adult).toBe(before + 1)
  expect(game.noise).toEqual(['technical-1'])
  expect(game.room('fire-control').objects).toEqual([])
})

test('NEM-RETREAT-06 a closed door is destroyed instead, and combat does not keep it from going', () => {
  const game = shot('one', 'adult-1', fleeing('regeneration').door('c-18-20', 'closed'))
  expect(game.lair('adult-1')).toBe('armory')
  expect(game.corridor('c-18-20').door).toBe('destroyed')
  const hidden = shot('one', 'adult-1', fleeing('hunt-3').unexplored('airlock-control'))
  expect(hidden.lair('adult-1')).toBe('airlock-control')
  expect(hidden.room('airlock-control')).toMatchObject({ explored: false })
})

test('NEM-RETREAT-07 the Event card is discarded, whatever it says of removal or shuffling', () => {
  for (const event of ['coolant-leak', 'malfunction']) {
    const game = shot('one', 'adult-1', fleeing(event))
    expect(game.view(null).decks.events).toMatchObject({ count: 19, discard: [event] })
    expect(game.state.removed).toEqual([])
  }
})

test('NEM-RETREAT-07 an empty Event deck is made anew first', () => {
  const ready = fleeing('regeneration').with((s) => {
    s.eventDiscard = s.events.splice(0).map((card) => card.id)
  })
  const game = shot('one', 'adult-1', ready)
  expect(game.log('retreats')).toHaveLength(1)
  expect(game.view(null).decks.events.count).toBe(19)
  expect(game.view(null).decks.events.discard).toHaveLength(1)
})

test('NEM-RETREAT-08 an effect that damages and repels makes an Intruder retreat once', () => {
  const shock = (attack: string) =>
    scout()
      .item('scout', 'taser')
      .intruder('adult', 'armory')
      .attacks(attack)
      .events('regeneration', 'hunt-2')
      .play()
      .act('taser:shock-intruder:adult-1')
  for (const attack of ['claws-4', 'scratch-4']) {
    const game = shock(attack)
    expect(game.lair('adult-1')).toBe('engine-2')
    expect(game.kinds('injured', 'kill-check', 'retreats')).toEqual([
      'injured',
      'kill-check',
      'retreats',
    ])
  }
  const dead = scout()
    .item('scout', 'taser')
    .intruder('adult', 'armory', { injuries: 5 })
    .attacks('scratch-1')
    .play()
    .act('taser:shock-intruder:adult-1')
  expect(dead.log('retreats')).toEqual([])
  expect(dead.room('armory').objects).toEqual(['carcass'])
})

test('NEM-DMG-07 a Carcass is left while there are Carcass tokens, whatever else lies about', () => {
  const ship = position('scout', 'captain').intruder('adult', 'hibernatorium', { injuries: 9 })
  for (const tile of ['armory', 'armory', 'nest', 'nest', 'storage', 'storage', 'surgery']) {
    ship.object(tile, 'egg')
  }
  const game = ship
    .attacks('scratch-1')
    .cards('scout', 1)
    .dice({ combat: ['one'] })
    .play()
    .act('shoot:rifle#0:adult-1')
  expect(game.lair('adult-1')).toBe('gone')
  expect(game.room('hibernatorium').objects).toContain('carcass')
})

test('NEM-BAG-09 a killed Queen takes her own token out of the bag and no other', () => {
  const ship = position('scout', 'captain').intruder('queen', 'hibernatorium', { injuries: 30 })
  ship.with((s) => {
    s.bag.sort((a, b) => Number(b.type === 'queen') - Number(a.type === 'queen'))
  })
  const game = ship
    .attacks('scratch-1', 'scratch-2')
    .cards('scout', 1)
    .dice({ combat: ['one'] })
    .play()
  const { queen, ...others } = game.view(null).bag
  expect(queen).toBe(1)
  game.act('shoot:rifle#0:queen-1')
  expect(game.lair('queen-1')).toBe('gone')
  expect(game.view(null).bag).toMatchObject(others)
  expect(game.state.bag.some(({ type }) => type === 'queen')).toBe(false)
})

test('NEM-BAG-09 a killed Queen whose token was not in the bag takes none out of it', () => {
  const ship = position('scout', 'captain').intruder('queen', 'hibernatorium', { injuries: 30 })
  ship.with((s) => {
    const at = s.bag.findIndex(({ type }) => type === 'queen')
    s.intruders[0].token = s.bag.splice(at, 1)[0]
  })
  const game = ship
    .attacks('scratch-1', 'scratch-2')
    .cards('scout', 1)
    .dice({ combat: ['one'] })
    .play()
  const { bag } = game.view(null)
  game.act('shoot:rifle#0:queen-1')
  expect(game.lair('queen-1')).toBe('gone')
  expect(game.view(null).bag).toEqual(bag)
})
