import { describe, expect, test } from 'vitest'
import { cardPlace, inHands, isOffered } from './item-tools.ts'
import { position } from './position.ts'

/** Crafted Items (components 9.4); the Molotov Cocktail is with the thrown ones. */

describe('antidote', () => {
  const sick = () =>
    position('scout', 'captain')
      .item('scout', 'antidote')
      .is('scout', { larva: true })
      .hand('scout', 'search', 'rest', 'infected', 'clean')
      .discard('scout', 'demolition', 'infected')
      .deckTop('scout', 'infected', 'clean')

  test('antidote: everything infected and the Larva are gone, and one new card comes', () => {
    const game = sick().play()
    const deck = game.state.contaminationDeck.at(-1)!
    game.act('antidote')
    const { hand, deck: cards, discard } = game.player('scout')
    expect([hand, discard]).toEqual([[], []])
    const contamination = cards.filter((card) => typeof card === 'number')
    expect(contamination).toHaveLength(3)
    expect(contamination).toContain(deck)
    const scanned = contamination.filter((card) => card !== deck)
    expect(scanned.map((card) => game.state.contamination[card].infected)).toEqual([false, false])
    expect(game.view(null).players[0]).toMatchObject({
      larva: false,
      lightWounds: 0,
      fate: 'awake',
    })
    expect(cardPlace(game, 'antidote')).toBe('crafted discard')
  })

  test('antidote: hand, discard and deck become one new deck, and the user passes', () => {
    const game = sick().play().act('antidote')
    // Ten Action cards, two clean ones and the new one.
    expect(game.view(null).players[0]).toMatchObject({
      handCount: 0,
      deckCount: 13,
      discard: [],
      passed: true,
    })
    expect(game.asked).toEqual(['captain'])
    expect(game.log('scans', 'scout')[0].params).toMatchObject({ infected: 3, clean: 2 })
    expect(game.log('scans', 'captain')).toEqual([])
    expect(game.log('contamination-removed', 'captain')[0].params).toMatchObject({ number: 3 })
  })

  test('antidote may be used by somebody who is not sick, and its pass counts as any other', () => {
    const game = position('scout', 'captain')
      .item('scout', 'antidote')
      .wound('scout', 'wound-bleeding')
      .cards('scout', 1)
      .play()
      .act('antidote')
    expect(game.view(null).players[0]).toMatchObject({
      deckCount: 11,
      lightWounds: 1,
      passed: true,
    })
  })
})

describe('taser', () => {
  const start = () =>
    position('scout', 'captain', 'soldier')
      .item('scout', 'taser')
      .cards('scout', 1)
      .hand('captain', 'rest', 'search', 'infected')

  test('taser: 1 damage to an Intruder of the room, which retreats if it lives', () => {
    const game = start()
      .intruder('adult', 'hibernatorium')
      .intruder('larva', 'hibernatorium')
      .intruder('queen', 'shower-room')
      .attacks('scratch-4')
      .events('hunt-2')
      .play()
    expect(game.ways('taser')).toEqual([
      'shock-intruder:adult-1',
      'shock-intruder:larva-2',
      'shock-character:1',
    ])
    game.act('taser:shock-intruder:adult-1')
    expect(game.intruder('adult-1')?.injuries).toBe(1)
    expect(game.lair('adult-1')).toBe('monitoring-room')
    expect(game.lair('larva-2')).toBe('hibernatorium')
    expect(game.view(null).decks.events.discard).toEqual(['hunt-2'])
    expect(cardPlace(game, 'taser')).toBe('crafted discard')
  })

  test('taser: a dead Intruder does not retreat, and an arrow is the only retreat', () => {
    const weak = () => start().intruder('adult', 'hibernatorium', { injuries: 1 }).events('hunt-2')
    const dead = weak().attacks('scratch-1').play().act('taser:shock-intruder:adult-1')
    expect(dead.room('hibernatorium').objects).toContain('carcass')
    expect(dead.log('retreats')).toEqual([])
    const arrow = weak().attacks('claws-4').play().act('taser:shock-intruder:adult-1')
    expect(arrow.log('retreats')).toHaveLength(1)
    expect(arrow.lair('adult-1')).toBe('monitoring-room')
  })

  test('taser: instead another Character of the room discards the whole hand', () => {
    const game = start().play()
    // The Soldier has no hand to lose, and nobody shocks themselves.
    expect(game.ways('taser')).toEqual(['shock-character:1'])
    game.act('taser:shock-character:1')
    expect(game.view('scout').players[1]).toMatchObject({
      handCount: 0,
      discard: ['rest', 'search', 'contamination'],
    })
    expect(game.view(null).players[1].wounds).toEqual([])
    expect(cardPlace(game, 'taser')).toBe('crafted discard')
    expect(isOffered(start().at('captain', 'shower-room').play(), 'taser')).toBe(false)
  })

  test('taser: a hand of a single card is a hand to lose', () => {
    const game = position('scout', 'captain')
      .item('scout', 'taser')
      .cards('scout', 1)
      .hand('captain', 'rest')
      .play()
    expect(game.ways('taser')).toEqual(['shock-character:1'])
  })
})

test('flamethrower: made fully loaded, Heavy, and reloaded with Chemicals alone', () => {
  const game = position('scout', 'captain')
    .at('scout', 'armory')
    .item('scout', 'alcohol')
    .item('scout', 'tools')
    .item('scout', 'chemicals')
    .item('scout', 'energy-charge')
    .object('armory', 'egg')
    .hand('scout', 'search', 'rest', 'demolition', 'adrenaline', 'scavenging')
    .with((s) => {
      s.turn.allowed = 5
    })
    .dice({ combat: ['one'], noise: ['silence'] })
    .play()
    .act('craft:flamethrower:alcohol+tools')
  expect(inHands(game, 0)).toEqual(['rifle', 'flamethrower'])
  expect(game.view(null).players[0].hands[1].ammo).toBe(4)
  game.act('shoot:flamethrower#1:eggs')
  expect(game.view(null).players[0].hands[1].ammo).toBe(3)
  expect(game.options().filter((id) => id.includes('flamethrower#1'))).toEqual([
    'chemicals:flamethrower#1',
  ])
  game.act('chemicals:flamethrower#1')
  expect(game.view(null).players[0].hands[1].ammo).toBe(4)
})
