import { describe, expect, test } from 'vitest'
import { GREEN_ITEMS } from '../cards/items/green.ts'
import { inventory } from './item-tools.ts'
import { lockdown, type Position } from './position.ts'

/** Green Items (components 17.3). */

function holding(item: string, ...hand: string[]): Position {
  const base = lockdown('sentry', 'hacker')
    .at('sentry', 'repository')
    .at('hacker', 'alert-room')
    .item('sentry', item)
  return hand.length > 0 ? base.hand('sentry', ...hand) : base.cards('sentry', 2)
}

test('there are 30 green Items', () => {
  expect(GREEN_ITEMS.reduce((sum, { copies }) => sum + copies, 0)).toBe(30)
})

const hurt = (item: string) =>
  holding(item)
    .wound('sentry', 'wound-leg')
    .wound('sentry', 'wound-arm', true)
    .is('sentry', { lightWounds: 2, slime: true })

test('LOCK-HEAL-01 medkit: dresses a Serious Wound, or heals a dressed one', () => {
  expect(hurt('medkit').play().ways('medkit')).toEqual(['dress:wound-leg', 'heal:wound-arm'])
  const dressed = hurt('medkit').play().act('medkit:dress:wound-leg')
  expect(dressed.player('sentry').wounds.every((wound) => wound.dressed)).toBe(true)
  const healed = hurt('medkit').play().act('medkit:heal:wound-arm')
  expect(healed.player('sentry').wounds).toHaveLength(1)
  expect(inventory(healed, 'sentry')).toEqual([])
})

test('LOCK-HEAL-01 skin-stapler: dresses a Serious Wound, or heals all Light Wounds', () => {
  expect(hurt('skin-stapler').play().ways('skin-stapler')).toEqual([
    'dress:wound-leg',
    'heal-light',
  ])
  const healed = hurt('skin-stapler').play().act('skin-stapler:heal-light')
  expect(healed.player('sentry').lightWounds).toBe(0)
})

test('LOCK-SLIME-04 clothes-green: no Slime, or a wound is dressed', () => {
  expect(hurt('clothes-green').play().ways('clothes-green')).toEqual([
    'remove-slime',
    'dress:wound-leg',
  ])
  const clean = hurt('clothes-green').play().act('clothes-green:remove-slime')
  expect(clean.player('sentry').slime).toBe(false)
  expect(clean.view(null).decks.green.discard).toEqual(['clothes-green'])
})

describe('alcohol', () => {
  test('LOCK-CONT-10 alcohol: a card is scanned and removed, an infected one brings another', () => {
    const clean = holding('alcohol', 'rest', 'clean').play().act('alcohol', 'scan:unknown')
    expect(clean.player('sentry').hand).toEqual([])
    expect(clean.player('sentry').discard).toEqual(['rest'])
    const infected = holding('alcohol', 'rest', 'infected').play().act('alcohol', 'scan:unknown')
    expect(infected.player('sentry').larva).toBe(false)
    expect(
      infected.player('sentry').discard.filter((card) => typeof card === 'number'),
    ).toHaveLength(1)
  })

  test('LOCK-CONT-09 alcohol: it never kills', () => {
    const game = holding('alcohol', 'rest', 'infected').is('sentry', { larva: true }).play()
    game.act('alcohol', 'scan:unknown')
    expect(game.whereIs('sentry')).toBe('repository')
  })
})

describe('caffeine-pills', () => {
  const tired = (...top: string[]) => holding('caffeine-pills', 'rest').deckTop('sentry', ...top)

  test('caffeine-pills: 2 cards; Contamination among them is scanned and stays in hand', () => {
    const game = tired('search', 'clean').play().act('caffeine-pills')
    expect(game.player('sentry').hand).toHaveLength(2)
    expect(game.log('scans', 'sentry')[0].params).toMatchObject({ infected: 0, clean: 1 })
    expect(game.player('sentry').larva).toBe(false)
  })

  test('LOCK-CONT-07 LOCK-CONT-12 caffeine-pills: infected ones bring one Larva', () => {
    const game = tired('infected', 'infected').play().act('caffeine-pills')
    expect(game.player('sentry')).toMatchObject({ larva: true, fate: 'awake' })
    expect(game.player('sentry').hand).toHaveLength(2)
    const host = tired('infected', 'search')
      .is('sentry', { larva: true })
      .play()
      .act('caffeine-pills')
    expect(host.whereIs('sentry')).toBe('dead')
  })

  test('caffeine-pills: nothing is scanned where there is nothing to scan', () => {
    const game = tired('search', 'demolition').play().act('caffeine-pills')
    expect(game.log('scans-secretly')).toEqual([])
  })
})

test('adrenaline-shot: a card, and any number of actions, then a pass', () => {
  const game = holding('adrenaline-shot', 'rest', 'search', 'demolition', 'interruption', 'repairs')
    .malfunction('repository')
    .dice({ noise: ['silence'] })
    .play()
  game.act('adrenaline-shot').act('repairs:repair-room').act('move:c16')
  expect(game.asked).toEqual(['sentry'])
  expect(game.state.turn.taken).toBe(3)
  game.pass()
  expect(game.player('sentry').passed).toBe(true)
})

describe('research-documents', () => {
  test('LOCK-KNOW-03 research-documents: 1 Knowledge', () => {
    const game = holding('research-documents')
      .knowledge('sentry', 4)
      .play()
      .act('research-documents')
    expect(game.ownOf('sentry').knowledge).toBe(5)
    expect(game.log('looks-at-pool')).toEqual([])
  })

  test('LOCK-CONTIN-05 research-documents: who knew 5 before also sees a token of the pool', () => {
    const game = holding('research-documents').knowledge('sentry', 5).play()
    const pool = game.own.pool.length
    game.act('research-documents')
    expect(game.ownOf('sentry').knowledge).toBe(6)
    expect(game.log('sees-pool', 'sentry')).toHaveLength(1)
    expect(game.log('sees-pool', 'hacker')).toEqual([])
    expect(game.own.pool).toHaveLength(pool)
  })

  test('LOCK-KNOW-05 research-documents: at 8 Knowledge there is still the token', () => {
    const game = holding('research-documents')
      .knowledge('sentry', 8)
      .play()
      .act('research-documents')
    expect(game.ownOf('sentry').knowledge).toBe(8)
    expect(game.log('sees-pool', 'sentry')).toHaveLength(1)
  })
})

test('stimulants: any cards of the hand for as many and one more', () => {
  const game = holding('stimulants', 'search', 'rest', 'clean').play()
  game.choose('stimulants').pick('pay:search#0')
  game.pick('card:contamination#1')
  expect(game.player('sentry').hand).toHaveLength(3)
})
