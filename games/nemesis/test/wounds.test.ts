import { expect, test } from 'vitest'
import { own } from '../own.ts'
import { coopPosition, type Playing, type Position, position } from './position.ts'

/** WOUND, HEAL: wounds of Characters, death and treatment. */

/** The Scout in a burning Armory, the Captain far away: each turn that ends there is a Light Wound. */
function burning(ready = position('scout', 'captain')): Position {
  return ready.at('scout', 'armory').at('captain', 'cockpit').fire('armory')
}

function wounds(game: Playing) {
  const { lightWounds, wounds } = game.view('captain').players[0]
  return [lightWounds, wounds.map((wound) => wound.id)]
}

const THREE = ['wound-body', 'wound-leg', 'wound-hand'] as const

function mortal(ready: Position, dressed = false): Position {
  for (const id of THREE) ready.wound('scout', id, dressed)
  return ready
}

test('NEM-WOUND-01 wounds are Light or Serious, and both are seen by all', () => {
  const game = burning().wound('scout', 'wound-body').play().pass()
  expect(wounds(game)).toEqual([1, ['wound-body']])
  expect(game.view(null).players[0]).toMatchObject({ lightWounds: 1 })
})

test('NEM-WOUND-05 a Serious Wound is a card drawn and laid out open, with its effect', () => {
  const game = position('scout', 'captain')
    .at('captain', 'cockpit')
    .cards('scout', 3)
    .intruder('adult', 'hibernatorium')
    .woundDeck('wound-leg')
    .dice({ combat: ['miss'] })
    .play()
    .act('melee:adult-1')
  expect(game.view('captain').players[0].wounds).toEqual([{ id: 'wound-leg', dressed: false }])
  expect(game.view(null).decks.wounds.count).toBe(15)
  const move = game.decision().options.find((option) => option.id === 'move:c-11-14')
  expect(move?.params?.cost).toBe(2)
})

test('NEM-WOUND-06 with 3 Serious Wounds any further wound kills, Light or Serious', () => {
  expect(mortal(burning()).play().pass().whereIs('scout')).toBe('dead')
  const struck = mortal(position('scout', 'captain').at('captain', 'cockpit'))
    .cards('scout', 3)
    .intruder('adult', 'hibernatorium')
    .dice({ combat: ['miss'] })
    .play()
    .act('melee:adult-1')
  expect(struck.whereIs('scout')).toBe('dead')
  const two = burning().wound('scout', 'wound-body').wound('scout', 'wound-leg')
  expect(two.is('scout', { lightWounds: 2 }).play().pass().whereIs('scout')).toBe('armory')
})

test('NEM-WOUND-06 wounds of one effect come one by one', () => {
  const game = position('scout', 'captain')
    .at('captain', 'cockpit')
    .wound('scout', 'wound-body')
    .wound('scout', 'wound-leg')
    .is('scout', { lightWounds: 2 })
    .cards('scout', 2)
    .intruder('adult', 'hibernatorium')
    .attacks('claws-1')
    .play()
    .act('move:c-11-14')
  // The first is the third Serious Wound, the second kills.
  expect(game.kinds('light-wound', 'serious-wound', 'dies')).toEqual([
    'light-wound',
    'serious-wound',
    'light-wound',
    'dies',
  ])
})

test('NEM-WOUND-08 equal cards do not add up, but each is treated for itself', () => {
  const game = position('scout', 'captain')
    .wound('scout', 'wound-body')
    .wound('scout', 'wound-body')
    .item('scout', 'bandages')
    .phase('round')
    .first('captain')
    .play()
  expect(game.player('scout').hand).toHaveLength(4)
  game.act('bandages:dress:wound-body')
  expect(game.view(null).players[0].wounds.map((wound) => wound.dressed)).toEqual([true, false])
})

test('NEM-WOUND-09 the dead leave a Corpse that can be picked up, each their own', () => {
  const game = mortal(burning()).at('captain', 'armory').cards('captain', 1).play().pass()
  expect(game.view(null).players[0]).toMatchObject({ fate: 'dead', room: -1 })
  expect(game.room('armory').objects).toEqual(['corpse-0'])
  expect(game.options()).toContain('pick-up:corpse-0')
})

test('NEM-WOUND-09 who dies in a pod lies in the section they boarded from', () => {
  const game = mortal(position('scout', 'captain').inPod('scout', 2))
    .with((s) => {
      s.players[0].wounds[0] = { id: 'wound-bleeding', dressed: false }
      s.wounds[s.wounds.indexOf('wound-bleeding')] = 'wound-body'
    })
    .play()
    .pass()
  expect(game.whereIs('scout')).toBe('dead')
  expect(game.room('evacuation-b').objects).toEqual(['corpse-0'])
})

test('NEM-WOUND-10 Objects carried stay in the room, Items leave the game', () => {
  const game = mortal(burning())
    .carrying('scout', 'egg')
    .item('scout', 'bandages')
    .item('scout', 'grenade')
    .play()
    .pass()
  expect(game.room('armory').objects).toEqual(['corpse-0', 'egg'])
  expect(game.view('captain').players[0]).toMatchObject({ hands: [], inventory: [] })
  expect(game.state.removed.sort()).toEqual(['bandages', 'grenade', 'rifle'])
  expect(game.view(null).decks.green.discard).toEqual([])
})

test('NEM-WOUND-10 in the cooperative mode the Items wait for a revival', () => {
  const game = mortal(burning(coopPosition('scout', 'captain')))
    .carrying('scout', 'egg')
    .item('scout', 'bandages')
    .play()
    .pass()
  expect(game.room('armory').objects).toEqual(['corpse-0', 'egg'])
  expect(game.player('scout').hands.map((held) => held.item?.id)).toEqual(['rifle'])
  expect(game.player('scout').inventory.map((item) => item.id)).toEqual(['bandages'])
})

test('NEM-WOUND-11 a dead player is out: cards and markers leave play, wounds are discarded', () => {
  const game = mortal(burning())
    .hand('scout', 'search', 'infected')
    .is('scout', { slime: true, signal: true, larva: true })
    .play()
    .pass()
  expect(game.view(null).players[0]).toMatchObject({
    handCount: 0,
    deckCount: 0,
    discard: [],
    wounds: [],
    lightWounds: 0,
    slime: false,
    signal: false,
    larva: false,
    passed: true,
  })
  expect([...game.view(null).decks.wounds.discard].sort()).toEqual([...THREE].sort())
  game.pass()
  expect(game.asked).toEqual(['captain'])
  expect(game.told('draws', 'seat')).toEqual([1])
})

test('NEM-WOUND-11 in the cooperative mode only the hand is discarded', () => {
  const game = mortal(burning(coopPosition('scout', 'captain')))
    .hand('scout', 'search', 'rest')
    .is('scout', { signal: true })
    .play()
    .pass()
  expect(game.player('scout')).toMatchObject({ fate: 'dead', hand: [], signal: true })
  expect(game.player('scout').discard).toEqual(['search', 'rest'])
  expect(game.player('scout').wounds).toHaveLength(3)
  expect(game.player('scout').deck).toHaveLength(8)
})

test('NEM-WOUND-11 in the Intruder-player mode the first dead player goes on as the Intruders', () => {
  const game = mortal(burning())
    .with((s) => {
      own(s).intrudersPlayed = true
    })
    .play()
    .pass()
  expect(game.view(null).intruderPlayer?.seat).toBe(0)
})

// --- treatment ---

function patient(item: string): Position {
  return position('scout', 'captain').cards('scout', 2).item('scout', item)
}

test('NEM-HEAL-01 each Item says whether it dresses or heals, and how much', () => {
  const hurt = (item: string) =>
    patient(item)
      .is('scout', { lightWounds: 2 })
      .wound('scout', 'wound-leg')
      .wound('scout', 'wound-body', true)
      .play()
      .options()
      .filter((id) => id.startsWith(item))
  expect(hurt('bandages')).toEqual(['bandages:dress:wound-leg', 'bandages:heal-light'])
  expect(hurt('medkit')).toEqual(['medkit:dress:wound-leg', 'medkit:heal:wound-body'])
  expect(hurt('clothes-green')).toEqual(['clothes-green:dress:wound-leg'])
  expect(hurt('clothes-yellow')).toEqual(['clothes-yellow:dress:wound-leg'])
})

test('NEM-HEAL-01 the Emergency Room dresses all, heals one dressed or all Light Wounds', () => {
  const ready = () =>
    position('scout', 'captain')
      .at('scout', 'emergency-room')
      .cards('scout', 2)
      .is('scout', { lightWounds: 2 })
      .wound('scout', 'wound-leg')
      .wound('scout', 'wound-hand')
      .wound('scout', 'wound-body', true)
      .play()
  expect(
    ready()
      .options()
      .filter((id) => id.startsWith('emergency-room')),
  ).toEqual([
    'emergency-room:dress-all',
    'emergency-room:heal:wound-body',
    'emergency-room:heal-light',
  ])
  const dressed = ready().act('emergency-room:dress-all').player('scout')
  expect(dressed.wounds.every((wound) => wound.dressed)).toBe(true)
  expect(dressed.lightWounds).toBe(2)
  const healed = ready().act('emergency-room:heal:wound-body').player('scout')
  expect(healed.wounds.map((wound) => wound.id)).toEqual(['wound-leg', 'wound-hand'])
  expect(ready().act('emergency-room:heal-light').player('scout').lightWounds).toBe(0)
})

test('NEM-HEAL-02 a dressed wound has no effect any more but still counts', () => {
  const game = patient('bandages')
    .wound('scout', 'wound-body')
    .wound('scout', 'wound-hand', true)
    .wound('scout', 'wound-leg', true)
    .is('scout', { lightWounds: 1 })
    .play()
    .act('bandages:dress:wound-body')
  expect(game.view(null).players[0].wounds).toHaveLength(3)
  expect(game.view(null).players[0].wounds[0]).toEqual({ id: 'wound-body', dressed: true })
  expect(game.view(null).decks.wounds.discard).toEqual([])
  const rested = position('scout', 'captain').wound('scout', 'wound-body', true).phase('round')
  expect(rested.play().player('scout').hand).toHaveLength(5)
})

test('NEM-HEAL-03 healing a Light Wound moves the marker up, or takes it away', () => {
  const eat = (lightWounds: number) =>
    position('scout', 'captain')
      .tile(14, 'canteen')
      .at('scout', 'canteen')
      .cards('scout', 2)
      .is('scout', { lightWounds })
      .play()
      .act('canteen')
      .player('scout').lightWounds
  expect([eat(2), eat(1), eat(0)]).toEqual([1, 0, 0])
  const all = patient('bandages').is('scout', { lightWounds: 2 }).play().act('bandages:heal-light')
  expect(all.player('scout').lightWounds).toBe(0)
})

test('NEM-HEAL-04 only a dressed Serious Wound can be healed, and its card is discarded', () => {
  const open = patient('medkit').wound('scout', 'wound-leg').play()
  expect(open.options()).not.toContain('medkit:heal:wound-leg')
  const game = patient('medkit').wound('scout', 'wound-leg', true).play()
  game.act('medkit:heal:wound-leg')
  expect(game.player('scout').wounds).toEqual([])
  expect(game.view(null).decks.wounds.discard).toEqual(['wound-leg'])
})

test('NEM-HEAL-04 one wound is healed, and the others stay', () => {
  const game = position('scout', 'captain')
    .item('scout', 'medkit')
    .wound('scout', 'wound-leg', true)
    .wound('scout', 'wound-hand', true)
    .cards('scout', 2)
    .play()
    .act('medkit:heal:wound-leg')
  expect(game.view(null).players[0].wounds).toMatchObject([{ id: 'wound-hand' }])
})

test('NEM-HEAL-02 of equal wounds one is dressed: they are a single choice', () => {
  const game = position('scout', 'captain')
    .item('scout', 'bandages')
    .wound('scout', 'wound-leg')
    .wound('scout', 'wound-leg')
    .cards('scout', 1)
    .play()
  expect(game.ways('bandages')).toEqual(['dress:wound-leg'])
  game.act('bandages:dress:wound-leg')
  expect(game.view(null).players[0].wounds.filter(({ dressed }) => dressed)).toHaveLength(1)
})
