import { expect, test } from 'vitest'
import { coopPosition, position } from './position.ts'

/** Whoever has learnt something hidden cannot take the answer back that led to it. */

test('NEM-INFO-05 a scan cannot be undone, be it of a single card', () => {
  const game = position('scout', 'captain').hand('scout', 'rest', 'clean', 'search').play()
  game.act('rest')
  expect(game.log('scans', 'scout')).toHaveLength(1)
  expect(game.match.undoStop(0)).not.toBeNull()
})

test('NEM-REACT-02 what others have let pass cannot be undone', () => {
  const game = position('scout', 'captain').hand('scout', 'demolition').hand('captain', 'search')
  const played = game.play().choose('demolition:break-room').say('captain', 'let-pass')
  expect(played.room('hibernatorium').malfunction).toBe(true)
  expect(played.match.undoStop(0)).not.toBeNull()
})

test('NEM-WOUND-05 a Serious Wound that is drawn cannot be undone', () => {
  const game = position('scout', 'captain')
    .fire('hibernatorium')
    .is('scout', { lightWounds: 2 })
    .play()
  game.pass()
  expect(game.log('serious-wound')).toHaveLength(1)
  expect(game.match.undoStop(0)).not.toBeNull()
})

test('NEM-INFO-04 a look at an Objective cannot be undone', () => {
  const game = position('scout', 'captain')
    .at('scout', 'laboratory')
    .item('scout', 'comms-key')
    .is('captain', { signal: true })
    .cards('scout', 1)
    .play()
  const [way] = game.ways('comms-key')
  game.act(`comms-key:${way}`)
  expect(game.log('sees-objective', 'scout')).toHaveLength(1)
  expect(game.match.undoStop(0)).not.toBeNull()
})

test('NEM-EXPLORE-01 a room that is explored cannot be undone, though no die was rolled', () => {
  const game = position('scout', 'captain')
    .unexplored('monitoring-room', 'malfunction-3')
    .cards('scout', 2)
    .play()
  game.act('careful-move:c-6-11')
  expect(game.prompt).toBe('careful-noise')
  expect(game.log('noise-roll')).toEqual([])
  expect(game.match.undoStop(0)).not.toBeNull()
})

test('NEM-WOUND-11 nor can a death that shows the hand to the group', () => {
  const game = coopPosition('scout', 'captain')
    .fire('hibernatorium')
    .at('captain', 'cockpit')
    .hand('scout', 'rest')
    .wound('scout', 'wound-leg')
    .wound('scout', 'wound-hand')
    .wound('scout', 'wound-body')
    .play()
    .pass()
  expect(game.whereIs('scout')).toBe('dead')
  expect(game.match.undoStop(0)).not.toBeNull()
})

test('NEM-RETREAT-03 an Event card drawn for a Retreat cannot be undone', () => {
  const game = position('scout', 'captain')
    .item('scout', 'fire-extinguisher')
    .intruder('adult', 'hibernatorium')
    .cards('scout', 1)
    .play()
    .act('fire-extinguisher:spray:adult-1')
  expect(game.log('retreats')).toHaveLength(1)
  expect(game.match.undoStop(0)).not.toBeNull()
})

test('NEM-DMG-05 nor can an Attack card drawn for a kill check', () => {
  const game = position('scout', 'captain')
    .at('captain', 'cockpit')
    .item('scout', 'grenade')
    .intruder('adult', 'monitoring-room')
    .attacks('scratch-4')
    .cards('scout', 1)
    .play()
    .act('grenade:adult-1')
  expect(game.log('kill-check')).toHaveLength(1)
  expect(game.match.undoStop(0)).not.toBeNull()
})

test('NEM-ITEM-09 nor a Heavy Item that everybody has seen', () => {
  const game = position('scout', 'captain')
    .at('scout', 'storage')
    .itemDeck('red', 'prototype-rifle', 'grenade')
    .cards('scout', 2)
    .play()
    .act('storage:red', 'keep-item:prototype-rifle#0')
  expect(game.match.undoStop(0)).not.toBeNull()
})

test('NEM-TRADE-03 nor the showing of an Item', () => {
  const game = position('scout', 'captain')
    .item('scout', 'tools')
    .cards('scout', 1)
    .play()
    .act('trade', 'trade-with:1')
    .pick('offer:tools#1')
    .pick('show:tools#0')
  expect(game.asked).toEqual(['captain'])
  expect(game.match.undoStop(0)).not.toBeNull()
})

test('NEM-WEAK-03 nor a Weakness that was discovered', () => {
  const game = position('scout', 'captain')
    .at('scout', 'laboratory')
    .object('laboratory', 'corpse')
    .cards('scout', 2)
    .play()
    .act('laboratory:corpse')
  expect(game.log('weakness-found')).toHaveLength(1)
  expect(game.match.undoStop(0)).not.toBeNull()
})

test('NEM-ITEM-20 nor a hand that a Taser made somebody discard', () => {
  const game = position('scout', 'captain')
    .item('scout', 'taser')
    .cards('scout', 1)
    .hand('captain', 'rest')
    .play()
    .choose('taser:shock-character:1')
    .pick('pay:search#0')
    .say('captain', 'let-pass')
  expect(game.view(null).players[1].handCount).toBe(0)
  expect(game.match.undoStop(0)).not.toBeNull()
})

test('NEM-ROOM-46 nor a look at a room without its token', () => {
  const game = position('pilot', 'captain')
    .unexplored('storage')
    .hand('pilot', 'ship-knowledge')
    .play()
    .act('ship-knowledge:look-at-room:16')
  expect(game.match.undoStop(0)).not.toBeNull()
})

test('NEM-TRADE-03 an offer of which nothing is shown can be taken back', () => {
  const game = position('scout', 'captain')
    .item('scout', 'tools')
    .cards('scout', 1)
    .play()
    .act('trade', 'trade-with:1')
    .pick('offer:tools#1')
    .pick()
  expect(game.asked).toEqual(['captain'])
  expect(game.match.undoStop(0)).toBeNull()
})

test('NEM-ITEM-20 a Smoke Grenade that hides nobody else, and no noise, can be taken back', () => {
  const game = position('scout', 'captain')
    .at('captain', 'monitoring-room')
    .item('scout', 'smoke-grenade')
    .intruder('adult', 'hibernatorium')
    .cards('scout', 1)
    .play()
    .act('smoke-grenade:c-6-11')
  expect(game.whereIs('scout')).toBe('monitoring-room')
  expect(game.match.undoStop(0)).toBeNull()
})

test('NEM-ITEM-20 nor a hand that a Taser took from somebody who stands by', () => {
  const game = position('scout', 'captain')
    .item('scout', 'taser')
    .cards('scout', 1)
    .hand('captain', 'rest')
    .is('captain', { standsBy: true })
    .play()
    .act('taser:shock-character:1')
  expect(game.view(null).players[1].handCount).toBe(0)
  expect(game.match.undoStop(0)).toBe('secret')
})
