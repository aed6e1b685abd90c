import { FastRng } from '@bulkhead/kernel'
import { expect, test } from 'vitest'
import { own } from '../own.ts'
import { newGame } from './new-game.ts'
import { coopPosition, position } from './position.ts'

const READERS = ['scout', 'captain', null] as const

test('NEM-INFO-01 what lies face down is unknown to everybody', () => {
  const game = position('scout', 'captain').unexplored('armory').play()
  for (const reader of READERS) {
    const view = game.view(reader)
    expect(view.coordinates).toBeNull()
    expect(view.engines).toEqual([null, null, null])
    expect(view.weaknesses).toEqual({ corpse: null, egg: null, carcass: null })
    const hidden = view.rooms.filter((room) => !room.explored)
    expect(hidden).toEqual([expect.objectContaining({ tile: null, token: null, hasToken: true })])
    for (const deck of Object.values(view.decks)) expect(deck.known).toEqual([])
  }
})

test('NEM-INFO-01 the bag shows how many tokens of each type it holds, and no numbers', () => {
  const game = newGame(3)
  const { bag } = game.match.view(0)
  expect(bag).toEqual({ blank: 1, larva: 4, creeper: 1, adult: 6, breeder: 0, queen: 1 })
  expect(Object.keys(game.match.view(0))).not.toContain('reserve')
})

test('NEM-INFO-01 an unscanned Contamination card says nothing to its owner either', () => {
  const game = position('scout', 'captain').hand('scout', 'infected', 'clean').play()
  expect(game.view('scout').players[0].hand).toEqual(['contamination', 'contamination'])
})

test('NEM-INFO-01 a Weakness, once discovered, is known to everybody', () => {
  const game = position('scout', 'captain')
    .at('scout', 'laboratory')
    .object('laboratory', 'carcass')
    .weakness('carcass', 'way-of-moving', false)
    .cards('scout', 2)
    .play()
  game.act('laboratory:carcass')
  for (const reader of READERS)
    expect(game.view(reader).weaknesses).toMatchObject({ carcass: 'way-of-moving', egg: null })
})

test('NEM-INFO-02 hand, Inventory and Objectives are known to their owner alone', () => {
  const game = position('scout', 'captain')
    .hand('scout', 'search', 'rest')
    .item('scout', 'grenade')
    .objectives('scout', ['hoarder', 'personal'])
    .play()
  const [mine] = game.view('scout').players
  expect(mine.hand).toEqual(['search', 'rest'])
  expect(mine.inventory).toEqual([{ colour: 'red', id: 'grenade' }])
  expect(mine.objectives).toEqual([{ kind: 'personal', id: 'hoarder' }])
  for (const reader of ['captain', null] as const) {
    const [theirs] = game.view(reader).players
    expect(theirs.hand).toBeNull()
    expect(theirs.inventory).toEqual([{ colour: 'red', id: null }])
    expect(theirs.objectives).toEqual([{ kind: 'personal', id: null }])
  }
})

test('NEM-INFO-02 a search tells the others only the colour of what was found', () => {
  const game = position('scout', 'captain')
    .tile(6, 'canteen')
    .at('scout', 'canteen')
    .hand('scout', 'search')
    .itemDeck('green', 'medkit', 'alcohol')
    .play()
  game.act('search:green')
  expect(game.options()).toEqual(['keep-item:medkit#0', 'keep-item:alcohol#1'])
  game.choose('keep-item:alcohol#1')
  expect(game.log('finds', 'scout')[0].params).toEqual({ seat: 0, item: 'alcohol' })
  for (const reader of ['captain', null] as const) {
    expect(game.log('finds', reader)).toEqual([])
    expect(game.log('finds-some', reader)[0].params).toEqual({ seat: 0, colour: 'green' })
    expect(game.view(reader).decks.green.known).toEqual([])
  }
  // The finder knows what lies at the bottom now.
  expect(game.view('scout').decks.green.known).toEqual([{ at: 28, id: 'medkit' }])
})

test('NEM-INFO-03 boards, figures, markers, discards and numbers of cards are known to all', () => {
  const game = position('scout', 'captain')
    .hand('scout', 'search', 'clean')
    .discard('scout', 'rest', 'infected')
    .item('scout', 'bandages')
    .item('scout', 'fire-extinguisher')
    .is('scout', { lightWounds: 1, slime: true, signal: true, larva: true })
    .wound('scout', 'wound-leg', true)
    .carrying('captain', 'egg')
    .fire('surgery')
    .malfunction('armory')
    .noise('c-6-11', 'technical-1')
    .door('c-8-11', 'destroyed')
    .intruder('adult', 'armory', { injuries: 2 })
    .play()
  for (const reader of READERS) {
    const view = game.view(reader)
    expect(view.players[0]).toMatchObject({
      handCount: 2,
      deckCount: 8,
      discard: ['rest', 'contamination'],
      lightWounds: 1,
      wounds: [{ id: 'wound-leg', dressed: true }],
      slime: true,
      signal: true,
      larva: true,
      hands: [{ item: 'rifle', ammo: 4 }, { item: 'fire-extinguisher' }],
      inventory: [{ colour: 'green' }],
      quests: ['motion-tracker', 'security-key'],
    })
    expect(view.players[1].hands).toMatchObject([{ item: 'revolver', ammo: 6 }, { object: 'egg' }])
    expect(view.intruders).toMatchObject([{ name: 'adult-1', type: 'adult', injuries: 2 }])
    expect(view.rooms.find((room) => room.tile === 'surgery')).toMatchObject({
      fire: true,
      items: 2,
    })
    expect(view.rooms.find((room) => room.tile === 'armory')!.malfunction).toBe(true)
    expect(view.technicalNoise).toEqual([true])
  }
})

test('NEM-INFO-04 whoever looks sees it alone, and nobody is told what it was', () => {
  const game = position('scout', 'captain')
    .at('scout', 'engine-2')
    .cards('scout', 2)
    .with((s) => {
      own(s).engines[1].working = false
    })
    .play()
  game.act('engine-2')
  expect(game.view('scout').engines).toEqual([null, false, null])
  expect(game.log('sees-engine', 'scout')[0].params).toMatchObject({ status: 'damaged' })
  for (const reader of ['captain', null] as const) {
    expect(game.view(reader).engines).toEqual([null, null, null])
    expect(game.log('looks-at-engine', reader)[0].params).toEqual({ seat: 0, engine: 2 })
    expect(JSON.stringify(game.log(undefined, reader))).not.toContain('damaged')
  }
})

test('NEM-INFO-04 a room tile and its token, looked at from afar', () => {
  const game = position('scout', 'captain')
    .tile(6, 'canteen')
    .unexplored('canteen', 'danger-3')
    .item('scout', 'recon-drone')
    .cards('scout', 1)
    .play()
  game.act('recon-drone:6')
  expect(game.view('scout').rooms[5]).toMatchObject({
    tile: 'canteen',
    token: 'danger-3',
    explored: false,
  })
  for (const reader of ['captain', null] as const)
    expect(game.view(reader).rooms[5]).toMatchObject({ tile: null, token: null })
})

test('NEM-INFO-05 only the scanning player learns the result; what follows is public', () => {
  const game = position('scout', 'captain').hand('scout', 'rest', 'infected', 'clean').play()
  game.act('rest')
  expect(game.log('scans', 'scout')[0].params).toEqual({ seat: 0, infected: 1, clean: 1 })
  expect(game.view('scout').players[0].hand).toEqual(['contamination-infected'])
  for (const reader of ['captain', null] as const) {
    expect(game.log('scans', reader)).toEqual([])
    expect(game.log('scans-secretly', reader)[0].params).toEqual({ seat: 0, number: 2 })
    expect(game.log('contamination-removed', reader)[0].params).toEqual({ seat: 0, number: 1 })
    expect(game.view(reader).players[0]).toMatchObject({ larva: true, handCount: 1 })
  }
})

test('NEM-INFO-05 the card stays readable to the scanner on the discard pile, to nobody else', () => {
  const game = position('scout', 'captain').hand('scout', 'rest', 'infected').play()
  game.act('rest')
  game.choose('pass').pick('card:contamination#0')
  expect(game.view('scout').players[0].discard).toEqual(['rest', 'contamination-infected'])
  for (const reader of ['captain', null] as const)
    expect(game.view(reader).players[0].discard).toEqual(['rest', 'contamination'])
})

test('NEM-INFO-05 in the victory check every result is public', () => {
  const game = position('scout', 'captain')
    .is('scout', { fate: 'hibernating', room: -1, passed: true, larva: true })
    .with((s) => {
      s.time = 14
      own(s).coordinates.id = 'coordinates-5'
      own(s).coordinatesLeft[own(s).coordinatesLeft.indexOf('coordinates-5')] = 'coordinates-1'
    })
    .phase('time')
    .play()
  const checks = game.log('check-contamination', null).map(({ params }) => params)
  expect(checks).toEqual([{ seat: 0, outcome: 'survives' }])
  expect(game.view(null).ending!.checks).toContainEqual({
    check: 'contamination',
    seat: 0,
    outcome: 'survives',
  })
})

test('NEM-INFO-06 what was known of a deck is forgotten when it is shuffled', () => {
  const game = position('scientist', 'captain')
    .at('scientist', 'laboratory')
    .hand('scientist', 'threat-assessment')
    .events('hunt-2')
    .play()
  game.act('threat-assessment', 'put-event-under')
  expect(game.view('scientist').decks.events.known).toEqual([{ at: 19, id: 'hunt-2' }])
  expect(game.view('captain').decks.events.known).toEqual([])
  const next = position('scientist', 'captain')
    .at('scientist', 'laboratory')
    .hand('scientist', 'threat-assessment')
    .events('hunt-2', 'malfunction')
    .dice({ tokens: ['larva'] })
    .play()
  next.act('threat-assessment', 'put-event-under')
  next.pass().pass()
  expect(next.log('event')[0].params).toEqual({ event: 'malfunction' })
  expect(next.view('scientist').decks.events.known).toEqual([])
})

test.each([
  ['change-order', false, 'engine-order-changed'],
  ['keep-order', true, 'engine-order-kept'],
])('NEM-INFO-06 who knew an Engine knows it still after "%s"', (answer, working, line) => {
  const game = position('mechanic', 'captain', 'scout')
    .at('mechanic', 'engine-1')
    .hand('mechanic', 'quick-repairs')
    .with((s) => {
      own(s).engines[0] = { working: true, seen: [1] }
    })
    .play()
  expect(game.view('captain').engines[0]).toBe(true)
  game.act('quick-repairs:turn-engine', answer)
  expect(game.log(line, 'captain')).toHaveLength(1)
  expect(game.view('captain').engines[0]).toBe(working)
  expect(game.view('mechanic').engines[0]).toBe(working)
  expect(game.view('scout').engines[0]).toBeNull()
})

test('NEM-INFO-06 an Item once shown is lost sight of when one with the same back goes', () => {
  const setup = () =>
    position('scout', 'captain')
      .item('scout', 'medkit', { seen: [1] })
      .item('scout', 'tools', { seen: [1] })
  const known = (game: ReturnType<ReturnType<typeof setup>['play']>) =>
    game.view('captain').players[0].inventory.map(({ id }) => id)
  const one = setup().item('scout', 'alcohol').play()
  expect(known(one)).toEqual([null, 'medkit', 'tools'])
  one.choose('drop').pick('drop:alcohol#3')
  expect(known(one)).toEqual([null, 'tools'])
  // Both were known, but not which of the two went.
  const both = setup()
    .item('scout', 'alcohol', { seen: [1] })
    .play()
  both.choose('drop').pick('drop:alcohol#3')
  expect(known(both)).toEqual([null, 'tools'])
  const same = setup()
    .item('scout', 'medkit', { seen: [1] })
    .play()
  same.choose('drop').pick('drop:medkit#3')
  expect(known(same)).toEqual(['medkit', 'tools'])
})

test('NEM-INFO-06 a Heavy Item is dropped before all eyes: everybody knows what lies at the bottom', () => {
  const game = position('scout', 'captain').item('scout', 'fire-extinguisher').play()
  game.choose('drop').pick('drop:fire-extinguisher#1')
  for (const reader of READERS)
    expect(game.view(reader).decks.yellow.known).toEqual([{ at: 29, id: 'fire-extinguisher' }])
})

test('NEM-INFO-07 discard piles are open, Contamination cards in them unread; decks are closed', () => {
  const game = position('scout', 'captain')
    .discard('captain', 'search', 'infected', 'clean')
    .deckTop('captain', 'clean')
    .play()
  for (const reader of READERS) {
    const view = game.view(reader).players[1]
    expect(view.discard).toEqual(['search', 'contamination', 'contamination'])
    expect(view.deckCount).toBe(10)
    expect(Object.keys(view)).not.toContain('deck')
  }
})

test('NEM-INFO-02 the cooperative group has open Objectives, but hidden hands', () => {
  const game = coopPosition('scout', 'captain').hand('scout', 'search').play()
  const [scout] = game.view('captain').players
  expect(scout.objectives[0].id).not.toBeNull()
  expect([scout.hand, scout.handCount]).toEqual([null, 1])
})

test('NEM-INFO-08 the back of an Objective shows its kind, before and after the choice, and no more', () => {
  const game = position('scout', 'captain')
    .beforeFirstEncounter()
    .at('captain', 'cockpit')
    .cards('scout', 6)
    .noise('c-6-7')
    .dice({ noise: [1], tokens: ['creeper'] })
    .play()
    .act('move:c-6-11')
  const backs = () =>
    (['captain', null] as const).map((reader) => game.view(reader).players[0].objectives)
  const both = [
    { kind: 'personal', id: null },
    { kind: 'corporate', id: null },
  ]
  expect(backs()).toEqual([both, both])
  game.say('scout', 'keep:1')
  // Nobody knows before all have chosen.
  expect(backs()).toEqual([both, both])
  expect(game.log('objective-kept')).toEqual([])
  game.say('captain', 'keep:0')
  const kept = [{ kind: 'corporate', id: null }]
  expect(backs()).toEqual([kept, kept])
  expect(game.view('captain').players[0].discarded).toEqual({ kind: 'personal', id: null })
  expect(game.log('objective-kept', 'captain')).toMatchObject([
    { rule: 'NEM-INFO-08', params: { seat: 0, kind: 'corporate' } },
    { rule: 'NEM-INFO-08', params: { seat: 1, kind: 'personal' } },
  ])
})

test('NEM-INFO-08 another world has the same backs and other Objectives', () => {
  const game = position('scout', 'captain').play()
  const [{ kind }] = game.player('scout').objectives
  const rng = new FastRng(5)
  const dealt = Array.from(
    { length: 30 },
    () => game.match.redealt(1, rng).state.players[0].objectives,
  )
  expect(dealt.every((objectives) => objectives.length === 1)).toBe(true)
  expect(new Set(dealt.map(([kept]) => kept.kind))).toEqual(new Set([kind]))
  expect(new Set(dealt.map(([kept]) => kept.id)).size).toBeGreaterThan(1)
})
