import { describe, expect, test } from 'vitest'
import { cardPlace } from './item-tools.ts'
import { type Playing, position } from './position.ts'

/** Green Items (components 9.3); Clothes are with the yellow ones. */

function hurt() {
  return position('scout', 'captain')
    .is('scout', { lightWounds: 2 })
    .is('captain', { lightWounds: 1 })
    .wound('scout', 'wound-leg')
    .wound('scout', 'wound-body', true)
    .cards('scout', 1)
}

const woundsOf = (game: Playing) => game.view(null).players[0].wounds

test('bandages dress one Serious Wound, or heal all Light Wounds', () => {
  const start = () => hurt().item('scout', 'bandages').play()
  expect(start().ways('bandages')).toEqual(['dress:wound-leg', 'heal-light'])
  const dressed = start().act('bandages:dress:wound-leg')
  expect(woundsOf(dressed)).toEqual([
    { id: 'wound-leg', dressed: true },
    { id: 'wound-body', dressed: true },
  ])
  expect(dressed.view(null).players[0].lightWounds).toBe(2)
  const healed = start().act('bandages:heal-light')
  expect(healed.view(null).players.map((player) => player.lightWounds)).toEqual([0, 1])
  expect(woundsOf(healed)[0].dressed).toBe(false)
  expect(cardPlace(healed, 'bandages')).toBe('green discard')
  const well = position('scout', 'captain').item('scout', 'bandages').cards('scout', 1).play()
  expect(well.why('bandages')).toBe('no-wound-to-dress')
})

test('medkit dresses one Serious Wound, or heals one that is dressed', () => {
  const start = () => hurt().item('scout', 'medkit').play()
  expect(start().ways('medkit')).toEqual(['dress:wound-leg', 'heal:wound-body'])
  const dressed = start().act('medkit:dress:wound-leg')
  expect(woundsOf(dressed).map((wound) => wound.dressed)).toEqual([true, true])
  const healed = start().act('medkit:heal:wound-body')
  expect(woundsOf(healed)).toEqual([{ id: 'wound-leg', dressed: false }])
  expect(healed.view(null).decks.wounds.discard).toEqual(['wound-body'])
  expect(healed.view(null).players[0].lightWounds).toBe(2)
  expect(cardPlace(healed, 'medkit')).toBe('green discard')
  const light = position('scout', 'captain')
    .is('scout', { lightWounds: 2 })
    .item('scout', 'medkit')
    .cards('scout', 1)
    .play()
  expect(light.ways('medkit')).toEqual([])
})

test('synthetic-food: 2 Action cards, a Contamination card among them if it comes up', () => {
  const game = position('scout', 'captain')
    .item('scout', 'synthetic-food')
    .hand('scout', 'search', 'rest')
    .deckTop('scout', 'adrenaline', 'clean', 'scavenging')
    .play()
    .act('synthetic-food')
  expect(game.view('scout').players[0].hand).toEqual(['rest', 'adrenaline', 'contamination'])
  expect(game.view('captain').players[0]).toMatchObject({ handCount: 3, hand: null })
  expect(cardPlace(game, 'synthetic-food')).toBe('green discard')
})

test('synthetic-food: an empty deck is made anew from the discard pile', () => {
  const game = position('scout', 'captain')
    .item('scout', 'synthetic-food')
    .hand('scout', 'search')
    .with((s) => s.players[0].discard.push(...s.players[0].deck.splice(0)))
    .play()
    .act('synthetic-food')
  expect(game.view(null).players[0]).toMatchObject({ handCount: 2, deckCount: 8, discard: [] })
})

describe('adrenaline-shot', () => {
  test('adrenaline-shot: 1 card and any number of actions, until the pass', () => {
    const game = position('scout', 'captain')
      .at('captain', 'cockpit')
      .item('scout', 'adrenaline-shot')
      .intruder('larva', 'armory')
      .cards('scout', 5)
      .dice({ noise: ['silence', 'silence', 'silence', 'silence'] })
      .play()
      .act('move:c-11-14')
      .act('adrenaline-shot')
    expect(game.view(null).players[0].handCount).toBe(4)
    for (const way of ['move:c-11-14', 'move:c-11-14', 'move:c-11-14']) game.act(way)
    expect(game.decision()).toMatchObject({ prompt: 'action', seat: 0 })
    expect(game.view(null).turn.taken).toBe(5)
    game.pass()
    expect(game.view(null).players[0].passed).toBe(true)
    expect(game.asked).toEqual(['captain'])
    expect(cardPlace(game, 'adrenaline-shot')).toBe('green discard')
  })

  test('adrenaline-shot: only this turn, and with no action left there is only the pass', () => {
    const game = position('scout', 'captain')
      .item('scout', 'adrenaline-shot')
      .hand('scout', 'search')
      .deckTop('scout', 'clean')
      .emptyHanded('scout')
      .cards('captain', 2)
      .play()
      .act('adrenaline-shot')
    expect(game.options()).toEqual(['pass'])
    game.pass()
    expect(game.view(null).turn).toMatchObject({ seat: 1, allowed: 2 })
  })
})

describe('alcohol', () => {
  const drink = (...hand: string[]) =>
    position('scout', 'captain')
      .item('scout', 'alcohol')
      .hand('scout', 'rest', ...hand)
      .with((s) => {
        s.players[0].larva = true
      })
      .play()
      .act('alcohol')

  test('alcohol: an infected card is removed for a new one, and no Larva comes of it', () => {
    const game = drink('infected')
    game.choose('scan:unknown')
    const { hand, discard, fate, larva } = game.view('scout').players[0]
    expect(hand).toEqual([])
    expect(discard).toEqual(['rest', 'contamination'])
    expect([fate, larva]).toEqual(['awake', true])
    expect(game.log('scans', 'scout')[0].params).toMatchObject({ infected: 1, clean: 0 })
    expect(game.log('scans', 'captain')).toEqual([])
    expect(cardPlace(game, 'alcohol')).toBe('green discard')
  })

  test('alcohol: a clean card is removed and nothing else happens', () => {
    const game = drink('clean')
    game.choose('scan:unknown')
    expect(game.view('scout').players[0]).toMatchObject({ hand: [], discard: ['rest'] })
    expect(game.view(null).decks.contamination.count).toBe(26)
  })

  test('alcohol: one card of several, and of those known before the drinker can choose', () => {
    const game = position('scout', 'captain')
      .item('scout', 'alcohol')
      .hand('scout', 'rest', 'clean', 'infected')
      .with((s) => {
        const [card] = s.players[0].hand.filter((one) => typeof one === 'number').slice(1)
        s.contamination[card].seen = [0]
      })
      .play()
      .act('alcohol')
    expect(game.options()).toEqual(['scan:unknown', 'scan:infected'])
    game.choose('scan:infected')
    expect(game.view('scout').players[0].hand).toEqual(['contamination'])
    expect(game.view(null).players[0].discard).toEqual(['rest', 'contamination'])
  })

  test('alcohol needs a Contamination card in hand', () => {
    const game = position('scout', 'captain')
      .item('scout', 'alcohol')
      .hand('scout', 'rest')
      .discard('scout', 'clean')
      .play()
    expect(game.why('alcohol')).toBe('no-contamination')
  })
})

test('military-drugs: any cards of the hand for as many and one more', () => {
  const start = () =>
    position('scout', 'captain')
      .item('scout', 'military-drugs')
      .intruder('adult', 'hibernatorium')
      .hand('scout', 'search', 'rest', 'demolition', 'infected')
      .deckTop('scout', 'adrenaline', 'clean', 'scavenging', 'basic-repairs')
      .play()
      .choose('military-drugs')
      .pick('pay:search#0')
  const game = start().pick('card:demolition#1', 'card:contamination#2')
  expect(game.view('scout').players[0].hand).toEqual([
    'rest',
    'adrenaline',
    'contamination',
    'scavenging',
  ])
  expect(game.view('captain').players[0].discard).toEqual(['search', 'demolition', 'contamination'])
  expect(cardPlace(game, 'military-drugs')).toBe('green discard')
  const none = start().pick()
  expect(none.view(null).players[0]).toMatchObject({ handCount: 4, discard: ['search'] })
})

test('military-drugs: with no other card in hand 1 card is drawn', () => {
  const game = position('scout', 'captain')
    .item('scout', 'military-drugs')
    .hand('scout', 'search')
    .play()
    .act('military-drugs')
  expect(game.view(null).players[0].handCount).toBe(1)
})

test('NEM-CONT-06 alcohol: cards scanned before are told apart, by what they are', () => {
  const ship = position('scout', 'captain')
    .item('scout', 'alcohol')
    .hand('scout', 'infected', 'clean', 'search')
  ship.with((s) => {
    for (const card of s.players[0].hand)
      if (typeof card === 'number') s.contamination[card].seen = [0]
  })
  const game = ship.play().act('alcohol')
  expect(game.options().sort()).toEqual(['scan:clean', 'scan:infected'])
})
